"""Why something is not possible, with its rule and the cheapest repair.

What is possible is decided elsewhere (``payment``, ``track``); here the answer gets its words.
"""

from typing import Final

from bactrian.games.expedition.components import NO_GROUP, Space
from bactrian.games.expedition.payment import missing, rule_of
from bactrian.games.expedition.state import EMPTY, Table
from bactrian.games.expedition.track import ALLOWED, ballast_refusal, movable, next_free
from bactrian.kernel.message import Args, Message, Reason

FIGURES: Final = ("0", "1", "2", "3", "4")
"""The figures as they are written."""


def why_not_move(match: Table, seat: int, target: str) -> Reason | None:
    """Why *target* is no answer while *seat* moves."""
    kind, _, name = element_of(target).partition(":")
    if kind in ("ballast", "figure") and name in FIGURES:
        figure = FIGURES.index(name)
        if kind == "ballast":
            return why_not_ballast(match, seat, figure)
        return why_not_figure(match, seat, figure)
    if kind == "space" and name in match.box.space_ids:
        return why_not_space(match, seat, match.box.space_ids.index(name))
    if kind == "card" and name in match.box.cards:
        return why_not_card(match, seat, match.box.cards.index(name))
    if kind in ("slot", "pile"):
        return Reason("E4.1", "no-draw-yet")
    return None


def element_of(target: str) -> str:
    """The element an action's text speaks of; an element stays as it is."""
    verb, _, name = target.partition(" ")
    kinds = {"pay": "card", "step": "figure", "ballast": "ballast", "take": "slot"}
    if target == "draw":
        return "pile"
    return f"{kinds[verb]}:{name}" if name and verb in kinds else target


def why_not_ballast(match: Table, seat: int, figure: int) -> Reason | None:
    """Why a figure cannot throw off ballast.  [E6.2]"""
    if figure not in movable(match, seat):
        return why_not_figure(match, seat, figure)
    refusal = ballast_refusal(match, figure)
    if refusal == ALLOWED:
        return None
    space = match.box.space_ids[next_free(match.box, match.state, figure)]
    args: Args = {"gold": match.box.ballast_cost, "space": f"space:{space}"}
    return Reason("E6.2", refusal, args)


def why_not_figure(match: Table, seat: int, figure: int) -> Reason | None:
    """Why a figure cannot step."""
    args: Args = {"figure": f"figure:{figure}"}
    if figure % match.seats != seat or figure >= len(match.state.positions):
        return Reason("E0.7", "no-figure-foreign", args)
    if figure == match.state.halted:
        return Reason("E11.3", "no-figure-halted", args)
    if figure not in movable(match, seat):
        return Reason("E10.3", "no-figure-fixed", args)
    return cannot_pay(match, seat, figure)


def why_not_space(match: Table, seat: int, space: int) -> Reason | None:
    """Why no step leads to a space.  [E0.3, E5.1]"""
    place = f"space:{match.box.space_ids[space]}"
    figures = movable(match, seat)
    for figure in figures:
        if next_free(match.box, match.state, figure) == space:
            return cannot_pay(match, seat, figure)
    if space <= min(match.state.positions[figure] for figure in figures):
        return Reason("E0.3", "no-space-behind", {"space": place})
    if space in match.state.positions:
        return Reason("E5.1", "no-space-occupied", {"space": place})
    ahead = match.box.space_ids[next_free(match.box, match.state, figures[0])]
    return Reason("E5.1", "no-space-far", {"space": place, "next": f"space:{ahead}"})


def cannot_pay(match: Table, seat: int, figure: int) -> Reason:
    """The cards do not meet the requirement; ballast may help.  [E5.2]"""
    space = match.box.spaces[next_free(match.box, match.state, figure)]
    args: Args = {
        "space": f"space:{space.id}",
        "need": space.need,
        "missing": missing(space, match.state.hands[seat]),
    }
    return Reason(rule_of(space), "no-cannot-pay", args, ballast_repair(match, figure))


def ballast_repair(match: Table, figure: int) -> Message | None:
    """The step without cards, where it is allowed."""
    if ballast_refusal(match, figure) != ALLOWED:
        return None
    space = match.box.space_ids[next_free(match.box, match.state, figure)]
    return Message("fix-ballast", {"gold": match.box.ballast_cost, "space": f"space:{space}"})


def why_not_card(match: Table, seat: int, card: int) -> Reason:
    """Why a card cannot be laid to begin a payment."""
    figures = movable(match, seat)
    if match.state.hands[seat][card] == 0:
        return not_held(match, card)
    if len(figures) > 1:
        return Reason("E10.3", "no-figure-first")
    space = match.box.spaces[next_free(match.box, match.state, figures[0])]
    if space.groups[card] == NO_GROUP:
        return unfit(match, space, card, ballast_repair(match, figures[0]))
    return cannot_pay(match, seat, figures[0])


def why_not_pay(
    match: Table, seat: int, figure: int, laid: tuple[int, ...], target: str
) -> Reason | None:
    """Why *target* is no answer in the middle of a payment."""
    kind, _, name = element_of(target).partition(":")
    if kind != "card" or name not in match.box.cards:
        return Reason("E5.2", "no-finish-payment")
    card = match.box.cards.index(name)
    if match.state.hands[seat][card] <= laid.count(card):
        return not_held(match, card)
    space = match.box.spaces[next_free(match.box, match.state, figure)]
    return unfit(match, space, card, None)


def why_not_take(match: Table, target: str) -> Reason | None:
    """Why *target* is no answer while a card is drawn."""
    kind, _, name = element_of(target).partition(":")
    if kind == "slot" and name.isdecimal() and 0 < int(name) <= len(match.state.display):
        return (
            Reason("R9", "no-slot-empty") if match.state.display[int(name) - 1] == EMPTY else None
        )
    if kind == "pile":
        return Reason("E7.3", "no-pile-empty")
    if kind in ("card", "figure", "space", "ballast", "stop"):
        return Reason("E4.1", "no-movement-over")
    return None


def not_held(match: Table, card: int) -> Reason:
    """The card is not in the hand, or laid already."""
    return Reason("E5.2", "no-card-not-held", {"card": f"card:{match.box.cards[card]}"})


def unfit(match: Table, space: Space, card: int, repair: Message | None) -> Reason:
    """The card does not count for the requirement, or not beside those already laid."""
    args: Args = {
        "card": f"card:{match.box.cards[card]}",
        "space": f"space:{space.id}",
        "need": space.need,
    }
    return Reason(rule_of(space), "no-card-unfit", args, repair)

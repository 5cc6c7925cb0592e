"""Why something is not possible, with its rule and the cheapest repair.

What is possible is decided elsewhere (``membership``, ``routes``); here the answer gets its words.
"""

from typing import Final

from bactrian.games.samarkand.board import members
from bactrian.games.samarkand.membership import marry_refusal
from bactrian.games.samarkand.routes import (
    another_refusal,
    extend_refusal,
    extendable,
    open_spaces,
    place_refusal,
)
from bactrian.games.samarkand.state import ALLOWED, NOBODY, Table
from bactrian.kernel.message import Args, Message, Reason

TELLING: Final = ("no-space-full", "no-same-family", "no-not-adjacent")
"""What closes a space, the most telling first."""

NOT_NOW: Final = {
    "discard": ("S4.6", "no-discard-now"),
    "done": ("S4.6", "no-discard-now"),
    "sell": ("S6.2", "no-sale-now"),
    "keep": ("S6.2", "no-sale-now"),
    "card": ("S6.2", "no-sale-now"),
    "skip": ("S3.2", "no-skip"),
    "stop": ("S5.6", "no-stop-yet"),
}
"""Answers that belong to another moment, and the rule that says to which."""


def parse(target: str) -> tuple[str, str]:
    """The kind and the name of an element, or the verb and the name of an action's text."""
    separator = " " if " " in target else ":"
    kind, _, name = target.partition(separator)
    return ("space" if kind == "place" else kind), name


def not_now(match: Table, seat: int, kind: str, name: str) -> Reason | None:
    """Why an answer of another moment is none now."""
    if kind.startswith("plan-"):
        return why_not_plan(match, seat, name)
    return Reason(*NOT_NOW[kind]) if kind in NOT_NOW else None


# ---- the turn


def why_not_turn(match: Table, seat: int, target: str) -> Reason | None:
    """Why *target* is no answer where an action is chosen."""
    box = match.box
    kind, name = parse(target)
    if kind == "space" and name in box.space_ids:
        return why_not_space(match, seat, box.space_ids.index(name))
    if kind in ("family", "marry", "extend") and name in box.family_ids:
        family = box.family_ids.index(name)
        member = match.state.owned[seat][family] > 0
        if kind == "extend" or (kind == "family" and member):
            return why_not_extend(match, seat, family)
        return why_not_marry(match, seat, family)
    return not_now(match, seat, kind, name)


def why_not_marry(match: Table, seat: int, family: int) -> Reason | None:
    """Why a marriage is not possible.  [S4.1]"""
    refusal = marry_refusal(match, seat, family)
    if refusal == ALLOWED:
        return None
    price, cash = match.box.prices[family], match.state.cash[seat]
    args: Args = {**family_name(match, family), "price": price, "cash": cash}
    repair = None
    if refusal == "no-already-member":
        repair = repair_extend(match, seat, family)
    elif refusal == "no-too-dear":
        repair = repair_cheaper(match, seat)
    return Reason("S4.1", refusal, args, repair)


def why_not_extend(match: Table, seat: int, family: int) -> Reason | None:
    """Why a family's route cannot be extended.  [S5.1, S5.2]"""
    refusal = extend_refusal(match, seat, family)
    args = family_name(match, family)
    if refusal == "no-not-member":
        return Reason("S5.1", refusal, args, repair_marry(match, seat, family))
    if refusal == ALLOWED:
        return Reason("S5.2", "no-space-at-once", args)
    return Reason("S5.2", refusal, args)


def repair_extend(match: Table, seat: int, family: int) -> Message | None:
    """Extend the family instead, where that is allowed."""
    if extend_refusal(match, seat, family) != ALLOWED:
        return None
    return Message("fix-extend", family_name(match, family))


def repair_marry(match: Table, seat: int, family: int) -> Message | None:
    """Marry into the family first, where that is allowed."""
    if marry_refusal(match, seat, family) != ALLOWED:
        return None
    args: Args = {**family_name(match, family), "dirham": match.box.prices[family]}
    return Message("fix-marry", args)


def repair_cheaper(match: Table, seat: int) -> Message | None:
    """The cheapest family that can be married into."""
    prices = match.box.prices
    families = [f for f in range(len(prices)) if marry_refusal(match, seat, f) == ALLOWED]
    if not families:
        return None
    cheapest = min(families, key=prices.__getitem__)
    return Message("fix-marry", {**family_name(match, cheapest), "dirham": prices[cheapest]})


# ---- spaces


def why_not_space(match: Table, seat: int, space: int) -> Reason | None:
    """Why no camel can be placed on a space, while the family is still open.  [S5.1, S5.2]"""
    if not any(match.state.owned[seat]):
        return Reason("S5.8", "no-family-yet")
    families = extendable(match, seat)
    if not families:
        return Reason("S5.2", "no-route-goes-on")
    refusals = [place_refusal(match.state, family, space) for family in families]
    able = tuple(
        f"family:{match.box.family_ids[family]}"
        for family, refusal in zip(families, refusals, strict=True)
        if refusal == ALLOWED
    )
    if able:
        return Reason("S5.1", "no-family-first", {"families": able, **space_name(match, space)})
    closed = [reason_for_space(match, family, 0, space) for family in families]
    return min(closed, key=telling)


def telling(reason: Reason) -> int:
    """How soon a reason is worth telling: a repair beats all, then what closes the space most."""
    if reason.repair is not None:
        return -1
    return TELLING.index(reason.word) if reason.word in TELLING else 0


def why_not_place(match: Table, seat: int, family: int, laid: int, target: str) -> Reason | None:
    """Why *target* is no answer while camels of a family are placed."""
    kind, name = parse(target)
    if kind == "space" and name in match.box.space_ids:
        return reason_for_space(match, family, laid, match.box.space_ids.index(name))
    if kind in ("family", "marry", "extend"):
        args = family_name(match, family)
        return Reason("S5.5", "no-family-fixed", args)
    return not_now(match, seat, kind, name)


def reason_for_space(match: Table, family: int, laid: int, space: int) -> Reason:
    """What closes a space to a family; a second camel may help where one does not reach.  [S5.2]"""
    refusal = place_refusal(match.state, family, space)
    args: Args = {**family_name(match, family), **space_name(match, space)}
    if refusal != "no-not-adjacent":
        return Reason("S5.2", refusal, args)
    steps = open_spaces(match.state, family) & match.box.around[space]
    if laid or not steps or match.state.stocks[family] < 2:
        return Reason("S5.2", refusal, args)
    hindrance = another_refusal(match, family, 1)
    if hindrance != ALLOWED:
        return Reason("S5.4", hindrance, args)
    via = match.box.space_ids[members(steps)[0]]
    cost = match.box.second_camel_cost
    return Reason(
        "S5.2",
        refusal,
        args,
        Message("fix-via", {**args, "via": f"space:{via}", "dirham": cost}),
    )


# ---- cards


def why_not_discard(match: Table, seat: int, least: int, target: str) -> Reason | None:
    """Why *target* is no answer while cards are discarded.  [S4.6]"""
    kind, name = parse(target)
    if kind in ("card", "discard") and name in match.box.cards:
        return not_in_hand(match, seat, match.box.cards.index(name))
    if kind == "done":
        return Reason("S4.6", "no-discard-more", {"least": least})
    if kind in ("family", "marry", "extend", "space", "skip", "stop"):
        return Reason("S4.6", "no-discard-first")
    return not_now(match, seat, kind, name)


def why_not_plan(match: Table, seat: int, name: str) -> Reason | None:
    """Why nothing can be planned for a card, or nothing else.  [R13]"""
    if name not in match.box.cards:
        return None
    card = match.box.cards.index(name)
    if match.state.holders[card] != seat:
        return not_in_hand(match, seat, card)
    if match.state.takers[card] != NOBODY:
        return Reason("S6.5", "no-sale-past", {"card": f"card:{name}"})
    return Reason("R13", "no-planned-already", {"card": f"card:{name}"})


def why_not_sale(match: Table, card: int, target: str) -> Reason | None:
    """While a sale is to be decided, everything else waits.  [R12]"""
    return Reason("R12", "no-sale-first", {"card": f"card:{match.box.cards[card]}"})


def not_in_hand(match: Table, seat: int, card: int) -> Reason:
    """The card was sold, or is not in this hand.  [S4.6, R16]"""
    args: Args = {"card": f"card:{match.box.cards[card]}"}
    if match.state.sellers[card] == seat:
        return Reason("R16", "no-card-sold", args)
    return Reason("S4.6", "no-card-not-held", args)


def family_name(match: Table, family: int) -> dict[str, str]:
    """A family as an argument of words."""
    return {"family": f"family:{match.box.family_ids[family]}"}


def space_name(match: Table, space: int) -> dict[str, str]:
    """A space as an argument of words."""
    return {"space": f"space:{match.box.space_ids[space]}"}

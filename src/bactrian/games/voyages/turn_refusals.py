"""Why something is not possible in a turn, with its rule and the cheapest repair."""

from typing import Final

from bactrian.games.voyages.access import (
    FACE,
    card_refusal,
    limit_of,
    must_pay,
    space_refusal,
    usable,
)
from bactrian.games.voyages.khan import lowest_welcome
from bactrian.games.voyages.paths import cheapest_step, lacking_camels
from bactrian.games.voyages.printed import EXCHANGE, TRAVEL
from bactrian.games.voyages.refusals import element_of, turning, why_not_pool
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.supply import can_pay, lacks
from bactrian.kernel.message import Args, Message, Reason

RULES: Final = {
    "no-space-dice": "V5.1",
    "no-space-colour": "V5.5",
    "no-space-coins": "V5.3",
    "no-travel-cost": "V8.4",
    "no-travel-camels": "V8.4",
    "no-khan-full": "V6.3",
    "no-khan-low": "V6.3",
    "no-contracts-left": "V7.7",
    "no-card-post": "V10.1",
    "no-card-closed": "V10.2",
    "no-card-fresh": "V9.3",
    "no-card-contracts": "V10.5",
    "no-card-towns": "V10.8",
    "no-card-cost": "V10.3",
    "no-bonus-camels": "V11",
    "no-bonus-dice": "V5.1",
    "no-bonus-raschid": "V15.1",
    "no-buy-again": "V11.5",
    "no-buy-left": "V11.5",
}
"""The rule behind each refusal."""


def why_not_turn(match: Table, seat: int, target: str) -> Reason | None:
    """Why *target* is no answer in a turn."""
    box = match.box
    kind, _, name = element_of(target).partition(":")
    if kind in ("space", "use") and name in box.space_ids:
        return why_not_space(match, seat, box.space_ids.index(name), f"space:{name}")
    if kind in ("card", "use") and name in box.card_ids:
        return why_not_card(match, seat, name)
    if kind == "contract" and name in box.contract_ids:
        return why_not_complete(match, seat, box.contract_ids.index(name))
    if kind == "bonus":
        return why_not_bonus_action(match, seat, name)
    if kind in ("place", "route"):
        return why_not_space(match, seat, box.travel, f"space:{box.space_ids[box.travel]}") or (
            Reason("V8.1", "no-place-travel")
        )
    if kind == "die":
        return why_not_pool(match, seat, target) or Reason("V5.2", "no-die-first")
    if kind == "end":
        return Reason("V4.3", "no-end-yet")
    return None


def why_not_space(match: Table, seat: int, space: int, element: str) -> Reason | None:
    """Why no dice can be placed on a space.  [V5]"""
    if match.state.acted and match.box.spaces[space].main:
        return Reason("V4.1", "no-acted")
    refusal = space_refusal(match, seat, space)
    if not refusal:
        return None
    coins = match.state.coins(seat)
    args: Args = {
        "space": element,
        "dice": match.box.spaces[space].dice,
        "missing": max(0, price_of(match, seat, space) - coins),
        "face": lowest_welcome(match),
        "camels": lacking_camels(match, seat),
    }
    return Reason(RULES[refusal], refusal, args, repair_of(match, seat, space, refusal))


def price_of(match: Table, seat: int, space: int) -> int:
    """The least a placement on a space costs in coins."""
    price = cheapest_step(match, seat) if match.box.spaces[space].kind == TRAVEL else 0
    if must_pay(match, seat, space):
        price += min((max(1, FACE[die]) for die in usable(match, seat, space)), default=0)
    return price


def repair_of(match: Table, seat: int, space: int, refusal: str) -> Message | None:
    """The cheapest way to open a space: turn a die, feed the money bag, buy a black die."""
    state, box = match.state, match.box
    if refusal == "no-khan-low":
        return turning(match, seat, space, lowest_welcome(match))
    if refusal in ("no-space-coins", "no-travel-cost"):
        limit = limit_of(match, seat, space)
        if limit:
            return turning(match, seat, space, limit)
        need = price_of(match, seat, space) - state.coins(seat)
        bag = dict(box.spaces[box.money_bag].reward.plain).get(0, 0)
        if bag >= need and len(state.pool[seat]) > box.spaces[space].dice:
            return Message("fix-bag", {"coins": bag})
    if refusal in ("no-space-dice", "no-space-colour") and not buy_refusal(match, seat):
        held = usable(match, seat, space)
        if len(held) + 1 == box.spaces[space].dice:
            return Message("fix-buy", {"camels": box.buy_cost})
    return None


def why_not_card(match: Table, seat: int, name: str) -> Reason | None:
    """Why a city card cannot be used.  [V10]"""
    box, state = match.box, match.state
    card = box.card_ids.index(name)
    if card not in state.cards:
        return Reason("V2.2", "no-card-absent")
    slot = state.cards.index(card)
    if state.acted:
        return Reason("V4.1", "no-acted")
    refusal = card_refusal(match, seat, slot)
    if not refusal:
        return None
    printed = box.cards[card]
    args: dict[str, str | int] = {
        "card": f"card:{name}",
        "place": f"place:{box.place_ids[box.atlas.card_places[slot]]}",
    }
    if refusal == "no-card-cost":
        args["kind"], args["n"] = lacks(state, seat, printed.costs[0])
        if printed.kind == EXCHANGE:
            return Reason("V10.4", refusal, args)
    return Reason(RULES[refusal], refusal, args)


def why_not_complete(match: Table, seat: int, tile: int) -> Reason | None:
    """Why a contract cannot be completed.  [V11.1]"""
    state, cost = match.state, match.box.contracts[tile].cost
    if tile in state.board:
        return Reason("V7.1", "no-contract-board")
    if tile not in state.active[seat]:
        return Reason("V11.1", "no-contract-yours")
    if can_pay(state, seat, cost):
        return None
    kind, n = lacks(state, seat, cost)
    return Reason("V11.1", "no-contract-cost", {"kind": kind, "n": n})


def why_not_bonus_action(match: Table, seat: int, name: str) -> Reason | None:
    """Why a die cannot be re-rolled, turned or bought.  [V11.3-V11.5]"""
    box, state = match.box, match.state
    costs = {"reroll": box.reroll_cost, "adjust": box.adjust_cost, "buy": box.buy_cost}
    if name not in costs:
        return None
    missing = costs[name] - state.camels(seat)
    if name == "buy":
        refusal = buy_refusal(match, seat)
    elif box.characters[state.characters[seat]].sets_dice:
        refusal = "no-bonus-raschid"
    elif not state.pool[seat]:
        refusal = "no-bonus-dice"
    else:
        refusal = "no-bonus-camels" if missing > 0 else ""
    return Reason(RULES[refusal], refusal, {"n": missing}) if refusal else None


def buy_refusal(match: Table, seat: int) -> str:
    """What forbids buying a black die; nothing if it is allowed.  [V11.5, R16, R17]"""
    state, box = match.state, match.box
    if state.bought >= box.buy_limit:
        return "no-buy-again"
    if state.black == 0:
        return "no-buy-left"
    return "" if state.camels(seat) >= box.buy_cost else "no-bonus-camels"


def end_refusal(match: Table, seat: int) -> str:
    """A turn ends after the main action, or without dice.  [V4.3, R13]"""
    return "" if match.state.acted or not match.state.pool[seat] else "no-end-yet"

"""Resources come and go: plain incomes, plain costs, and what somebody can afford.  [V1.2]"""

from bactrian.games.voyages.effects import (
    EXCHANGED_POINTS,
    GOLD,
    GOODS,
    KINDS,
    PEPPER,
    RESOURCES,
    Effect,
)
from bactrian.games.voyages.state import State, Table
from bactrian.kernel.message import Args, Event


def gain(match: Table, seat: int, effect: Effect, times: int = 1) -> None:
    """Take the plain part of a reward; its points count under its source.  [V1.6]"""
    state = match.state
    base = seat * KINDS
    for kind, amount in effect.plain:
        state.supply[base + kind] += amount * times
        if match.listening:
            args: Args = {"seat": f"seat:{seat}", "kind": RESOURCES[kind], "n": amount * times}
            match.tell(Event("gained", args))
    if effect.vp:
        state.score(seat, effect.source, effect.vp * times)
        if match.listening:
            match.tell(Event("scored", {"seat": f"seat:{seat}", "points": effect.vp * times}))


def pay(match: Table, seat: int, kind: int, amount: int) -> None:
    """Hand in one kind of resource."""
    if amount == 0:
        return
    match.state.supply[seat * KINDS + kind] -= amount
    if match.listening:
        args: Args = {"seat": f"seat:{seat}", "kind": RESOURCES[kind], "n": amount}
        match.tell(Event("paid", args))


def pay_plain(match: Table, seat: int, cost: Effect, times: int) -> None:
    """Hand in the plain part of a cost; points may go below zero.  [V10.4, R26]"""
    for kind, amount in cost.plain:
        pay(match, seat, kind, amount * times)
    if cost.vp:
        match.state.score(seat, EXCHANGED_POINTS, -cost.vp * times)
        if match.listening:
            args: Args = {"seat": f"seat:{seat}", "points": cost.vp * times}
            match.tell(Event("points-paid", args))


def goods_of(state: State, seat: int) -> list[int]:
    """The pepper, silk and gold of a seat."""
    base = seat * KINDS
    return state.supply[base + PEPPER : base + GOLD + 1]


def pairs_in(goods: list[int]) -> int:
    """How many pairs of different goods can be made.  [V10.9]"""
    total = sum(goods)
    return min(total // 2, total - max(goods))


def affordable(state: State, seat: int, cost: Effect) -> int:
    """How many times a cost can be paid, at most six times.  [V10.3]"""
    times = 6
    base = seat * KINDS
    for kind, amount in cost.plain:
        times = min(times, state.supply[base + kind] // amount)
    if times and (cost.good or cost.pair):
        times = min(times, affordable_goods(state, seat, cost))
    return times


def can_pay(state: State, seat: int, cost: Effect) -> bool:
    """Can a cost be paid once?  [R12]"""
    base = seat * KINDS
    for kind, amount in cost.plain:
        if state.supply[base + kind] < amount:
            return False
    return not (cost.good or cost.pair) or affordable(state, seat, cost) > 0


def can_pay_both(
    state: State, seat: int, one: Effect, times: int, other: Effect, more: int
) -> bool:
    """Can two costs be handed in together, some times each, before anything is received?  [R03]"""
    left = state.supply[seat * KINDS : seat * KINDS + KINDS]
    for cost, number in ((one, times), (other, more)):
        for kind, amount in cost.plain:
            left[kind] -= amount * number
    singles = one.good * times + other.good * more
    pairs = one.pair * times + other.pair * more
    return min(left) >= 0 and can_pay_goods(left[PEPPER:], singles, pairs)


def affordable_goods(state: State, seat: int, cost: Effect) -> int:
    """How often the goods of choice in a cost can be paid beside its plain part."""
    for times in range(6, 0, -1):
        goods = goods_of(state, seat)
        for kind, amount in cost.plain:
            if kind in GOODS:
                goods[kind - PEPPER] -= amount * times
        if min(goods) >= 0 and can_pay_goods(goods, cost.good * times, cost.pair * times):
            return times
    return 0


def can_pay_goods(goods: list[int], singles: int, pairs: int) -> bool:
    """Are there enough goods for some single ones and some pairs of different ones?"""
    return pairs_in(goods) >= pairs and sum(goods) >= singles + 2 * pairs


def lacks(state: State, seat: int, cost: Effect) -> tuple[str, int]:
    """The first resource of a cost that is missing, and how much of it."""
    base = seat * KINDS
    for kind, amount in cost.plain:
        if state.supply[base + kind] < amount:
            return RESOURCES[kind], amount - state.supply[base + kind]
    return "good", max(1, cost.good + 2 * cost.pair - sum(goods_of(state, seat)))

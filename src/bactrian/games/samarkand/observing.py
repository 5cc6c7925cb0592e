"""What each seat may know, as numbers for learners: no more than its view shows.  [S1.6, R1]"""

from bactrian.games.samarkand.state import NOBODY, Table
from bactrian.kernel.sheet import NOTHING, Sheet


def observe(match: Table, seat: int, sheet: Sheet) -> None:
    """The map, the families, everybody's possessions, and the own cards."""
    state, families = match.state, range(len(match.box.families))
    sheet.one_of("turn", state.turn, match.seats)
    sheet.put("turns", [state.turns])
    sheet.put("skips", [state.skips])
    sheet.put("deck", [len(state.deck)])
    sheet.put("discard", [len(match.box.cards) - state.discarders.count(NOBODY)])
    sheet.put("bag", [len(state.bag)])
    sheet.counts("removed", state.removed, len(families))
    for family in families:
        sheet.put(f"camels_{family}", bits(state.networks[family], len(match.box.spaces)))
    sheet.put("tokens", owners(state.takers))
    sheet.put("tiles", state.tiles)
    sheet.put("treasuries", state.treasuries)
    sheet.put("stocks", state.stocks)
    sheet.put("link_tiles", state.link_tiles)
    for family in families:
        sheet.put(f"linked_{family}", bits(state.linked[family], len(families)))
    sheet.put("cash", state.cash)
    sheet.put("links_taken", state.links_taken)
    for owner in range(match.seats):
        sheet.put(f"members_{owner}", state.owned[owner])
    sheet.put("cards", [state.holders.count(owner) for owner in range(match.seats)])
    sheet.put("sold", owners(state.sellers))
    sheet.put("hand", [1 if holder == seat else 0 for holder in state.holders])
    sheet.put("discarded", [1 if owner == seat else 0 for owner in state.discarders])
    sheet.put("plans", plans_of(match, seat))


def bits(members: int, size: int) -> list[int]:
    """A set as zeros and ones."""
    return [members >> index & 1 for index in range(size)]


def owners(seats: list[int]) -> list[int]:
    """The seat that has each thing."""
    return [NOTHING if owner == NOBODY else owner for owner in seats]


def plans_of(match: Table, seat: int) -> list[int]:
    """What the seat has planned for each card in hand that can still be sold.  [R13]"""
    state = match.state
    return [
        plan if holder == seat and taker == NOBODY else NOTHING
        for plan, holder, taker in zip(state.plans, state.holders, state.takers, strict=True)
    ]

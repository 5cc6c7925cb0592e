"""Who may marry into which family.  [S4.1, S10.4]"""

from bactrian.games.samarkand.state import ALLOWED, Table


def marry_refusal(match: Table, seat: int, family: int) -> str:
    """What forbids a marriage, as the id of its words; nothing if it is allowed.  [S4.1, S10.4]"""
    state = match.state
    if state.owned[seat][family] and not (match.seats == 2 and match.box.twice_for_two):
        return "no-already-member"
    if state.tiles[family] == 0:
        return "no-tile-left"
    if state.cash[seat] < match.box.prices[family]:
        return "no-too-dear"
    return ALLOWED


def may_join(match: Table, seat: int, family: int) -> bool:
    """Is *seat* a member of the family, or could it be one before the end?  [S4.1, S10.3]"""
    state = match.state
    to_come = state.tiles[family] + state.bag.counts[family]
    return state.owned[seat][family] > 0 or to_come > 0

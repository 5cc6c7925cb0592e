"""Where the routes of the families may go on.  [S5.1-S5.5]"""

from bactrian.games.samarkand.state import ALLOWED, State, Table


def open_spaces(state: State, family: int) -> int:
    """The set of spaces on which a camel of the family may be placed.  [S5.2]"""
    return state.near[family] & ~(state.networks[family] | state.full)


def place_refusal(state: State, family: int, space: int) -> str:
    """What closes a space to a family, as the id of its words; nothing if it is open.  [S5.2]"""
    if state.networks[family] >> space & 1:
        return "no-same-family"
    if state.full >> space & 1:
        return "no-space-full"
    if not state.near[family] >> space & 1:
        return "no-not-adjacent"
    return ALLOWED


def extend_refusal(match: Table, seat: int, family: int) -> str:
    """What forbids to extend a family's route; nothing if it is allowed.  [S5.1, S5.2]"""
    if match.state.owned[seat][family] == 0:
        return "no-not-member"
    return route_refusal(match.state, family)


def route_refusal(state: State, family: int) -> str:
    """What keeps a family's route from growing, whoever wants it; nothing if it can.  [S5.2]"""
    if state.stocks[family] == 0:
        return "no-stock"
    if not open_spaces(state, family):
        return "no-way-on"
    return ALLOWED


def another_refusal(match: Table, family: int, laid: int) -> str:
    """What forbids one more camel after *laid* ones in this turn; nothing if it is allowed.  [S5.4]

    The first camel of a turn is free, and every further one is paid by the treasury.
    """
    if laid == 0:
        return route_refusal(match.state, family)
    if laid >= match.box.camels_per_turn:
        return "no-more-camels"
    if match.state.treasuries[family] < match.box.second_camel_cost:
        return "no-treasury"
    return route_refusal(match.state, family)


def extendable(match: Table, seat: int) -> list[int]:
    """The families whose routes *seat* may extend.  [S5.1]"""
    return [
        family
        for family, tiles in enumerate(match.state.owned[seat])
        if tiles and route_refusal(match.state, family) == ALLOWED
    ]

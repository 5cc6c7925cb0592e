"""Links between two families.  [S7]"""

from bactrian.games.samarkand.components import Box
from bactrian.games.samarkand.state import State, Table
from bactrian.kernel.message import Args, Event


def new_link(box: Box, state: State, family: int, space: int) -> list[int]:
    """The families on a space with which a camel of *family* makes a link.  [S7.1, S7.2, S7.5]"""
    if not box.land[space]:
        return []
    linked = state.linked[family] | 1 << family
    return [other for other in state.camels[space] if not linked >> other & 1]


def make_link(match: Table, active: int, family: int, space: int) -> None:
    """The camel just placed may link its family with one already there.  [S7.1]"""
    for passive in new_link(match.box, match.state, family, space):
        match.state.linked[family] |= 1 << passive
        match.state.linked[passive] |= 1 << family
        if match.listening:
            args: Args = {
                "seat": f"seat:{active}",
                "family": f"family:{match.box.family_ids[family]}",
                "passive": f"family:{match.box.family_ids[passive]}",
                "space": f"space:{match.box.space_ids[space]}",
            }
            match.tell(Event("linked", args))
        pay_premiums(match, family, passive)
        take_link_tiles(match, active, family, passive)


def pay_premiums(match: Table, family: int, passive: int) -> None:
    """The members of both families are paid; two tiles of one family count once.  [S7.3, S10.5]"""
    state, box = match.state, match.box
    for seat, owned in enumerate(state.owned):
        premium = 0
        if owned[family]:
            premium += box.premium_active
        if owned[passive]:
            premium += box.premium_passive
        if premium == 0:
            continue
        state.cash[seat] += premium
        if match.listening:
            match.tell(Event("premium", {"seat": f"seat:{seat}", "dirham": premium}))


def take_link_tiles(match: Table, seat: int, family: int, passive: int) -> None:
    """The top link tile of both families, as far as there is one.  [S7.4, R8, R9]"""
    state = match.state
    taken = 0
    for linked in (family, passive):
        if state.link_tiles[linked]:
            state.link_tiles[linked] -= 1
            taken += 1
    state.links_taken[seat] += taken
    if match.listening:
        match.tell(Event("link-tiles-taken", {"seat": f"seat:{seat}", "count": taken}))


def links_of(state: State, family: int) -> int:
    """How many links a family has made.  [S8.1]"""
    links, others = 0, state.linked[family]
    while others:
        links += 1
        others &= others - 1  # one of them less
    return links

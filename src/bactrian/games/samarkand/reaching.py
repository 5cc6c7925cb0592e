"""How many camels every family is away from the spaces of the board, and from other families."""

from typing import Final

from bactrian.games.samarkand.state import Table
from bactrian.games.samarkand.ways import FAR, Ways, ways_from

REMEMBERED: Final = 10_000
"""So many ways are kept in mind; then it is time to forget them."""


class Reaches:
    """The families' ways over the board at one moment of a match."""

    def __init__(self, match: Table) -> None:
        families = len(match.box.families)
        self.members: list[list[int]] = []  # of each family; who has the next turn comes first
        self.links: list[list[int]] = []  # camels a family needs to meet another one on land
        self.ways: list[Ways] = []
        lone = lone_camels(match)
        for family in range(families):
            self.members.append(members_of(match, family))
            links = [FAR] * families
            self.links.append(links)
            if self.members[family]:
                ways = ways_of(match, family)
                find_links(match, lone, ways.steps, links)
                self.ways.append(ways)
            else:
                self.ways.append(match.box.from_homes[family])  # nobody has led it away


def lone_camels(match: Table) -> list[int]:
    """The spaces on land where a single camel stands, which others may meet there.  [S7.1]"""
    land = match.box.land
    found: list[int] = []
    for space, camels in enumerate(match.state.camels):
        if len(camels) == 1 and land[space]:
            found.append(space)
    return found


def find_links(match: Table, lone: list[int], steps: list[int], links: list[int]) -> None:
    """Note in *links* how many camels it takes to meet each other family.  [S7.1]"""
    camels = match.state.camels
    for space in lone:
        away = steps[space]
        if 0 < away < FAR:
            other = camels[space][0]
            if away < links[other]:
                links[other] = away


def ways_of(match: Table, family: int) -> Ways:
    """The ways of a family; the same ones come up again and again, so they are kept in mind."""
    state, box = match.state, match.box
    network, full = state.networks[family], state.full
    reach = min(FAR - 1, state.stocks[family])
    known = box.ways.get((network, full, reach))
    if known is None:
        if len(box.ways) >= REMEMBERED:
            box.ways.clear()
        known = ways_from(network, full, reach, box.beside, box.space_of)
        box.ways[network, full, reach] = known
    return known


def members_of(match: Table, family: int) -> list[int]:
    """The members of a family, in the order of their next turns."""
    owned, turn, seats = match.state.owned, match.state.turn, match.seats
    found: list[int] = []
    for step in range(seats):
        seat = (turn + step) % seats
        if owned[seat][family]:
            found.append(seat)
    return found

"""How many camels every family is away from the spaces of the board, and from other families."""

from typing import Final

from bactrian.games.samarkand.board import members
from bactrian.games.samarkand.routes import open_spaces
from bactrian.games.samarkand.state import Table

FAR: Final = 5
"""So many steps or more are too far to plan for."""


class Reaches:
    """The families' ways over the board at one moment of a match."""

    def __init__(self, match: Table) -> None:
        families = len(match.box.families)
        self.members: list[list[int]] = []  # of each family; who has the next turn comes first
        self.links: list[list[int]] = []  # camels a family needs to meet another one on land
        self.steps: list[list[int]] = []  # camels a family needs to stand on a space; 0: it does
        for family in range(families):
            self.members.append(members_of(match, family))
            self.links.append([FAR] * families)
            if self.members[family]:
                self.steps.append(self._outwards(match, family))
            else:
                self.steps.append(match.box.from_homes[family])  # nobody has led it away

    def _outwards(self, match: Table, family: int) -> list[int]:
        """Go outwards from the family's network, around spaces that are full.  [S5.2]"""
        state, beside = match.state, match.box.beside
        camels, room = state.camels, match.box.camels_per_space
        steps = [FAR] * len(camels)
        for space in members(state.networks[family]):
            steps[space] = 0
        last = min(FAR - 1, state.stocks[family])
        edge = members(open_spaces(state, family)) if last else []
        for space in edge:
            steps[space] = 1
        depth = 1
        while edge:
            self._meet(match, family, edge, depth)
            depth += 1
            beyond: list[int] = []
            if depth <= last:
                for space in edge:
                    for other in beside[space]:
                        if steps[other] == FAR and len(camels[other]) < room:
                            steps[other] = depth
                            beyond.append(other)
            edge = beyond
        return steps

    def _meet(self, match: Table, family: int, edge: list[int], depth: int) -> None:
        """Write down which families a camel meets on land so many camels away.  [S7.1]"""
        camels, land, links = match.state.camels, match.box.land, self.links[family]
        for space in edge:
            if land[space]:
                for other in camels[space]:
                    if links[other] > depth:
                        links[other] = depth


def members_of(match: Table, family: int) -> list[int]:
    """The members of a family, in the order of their next turns."""
    owned, turn, seats = match.state.owned, match.state.turn, match.seats
    found: list[int] = []
    for step in range(seats):
        seat = (turn + step) % seats
        if owned[seat][family]:
            found.append(seat)
    return found

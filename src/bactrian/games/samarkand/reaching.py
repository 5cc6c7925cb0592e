"""How many camels every family is away from the spaces of the board, and from other families."""

from typing import Final

from bactrian.games.samarkand.state import Table

FAR: Final = 5
"""So many steps or more are too far to plan for."""

CLOSED: Final = -1
"""Stands for steps to a space that is full."""


class Reaches:
    """The families' ways over the board at one moment of a match."""

    def __init__(self, match: Table) -> None:
        families = len(match.box.families)
        self.members: list[list[int]] = []  # of each family; who has the next turn comes first
        self.links: list[list[int]] = []  # camels a family needs to meet another one on land
        self.steps: list[list[int]] = []  # camels a family needs to stand on a space; 0: it does
        self._networks: list[list[int]] = [[] for _ in range(families)]
        self._closed = [FAR] * len(match.box.spaces)  # the steps before anything is reached
        self._alone = [-1] * len(match.box.spaces)  # the family that stands there alone, on land
        self._look(match)
        for family in range(families):
            self.members.append(members_of(match, family))
            self.links.append([FAR] * families)
            if self.members[family]:
                self.steps.append(self._outwards(match, family))
            else:
                self.steps.append(match.box.from_homes[family])  # nobody has led it away

    def _look(self, match: Table) -> None:
        """Note who stands where; a space with two camels lets no other family through.  [S5.2]"""
        land, room = match.box.land, match.box.camels_per_space
        for space, camels in enumerate(match.state.camels):
            if camels:
                for family in camels:
                    self._networks[family].append(space)
                if len(camels) >= room:
                    self._closed[space] = CLOSED
                elif land[space]:
                    self._alone[space] = camels[0]

    def _outwards(self, match: Table, family: int) -> list[int]:
        """Go outwards from the family's network, and note whom it meets on land.  [S5.2, S7.1]"""
        beside, alone, links = match.box.beside, self._alone, self.links[family]
        steps = self._closed.copy()
        edge = self._networks[family]
        for space in edge:
            steps[space] = 0
        for depth in range(1, min(FAR - 1, match.state.stocks[family]) + 1):
            beyond: list[int] = []
            for space in edge:
                for other in beside[space]:
                    if steps[other] == FAR:
                        steps[other] = depth
                        beyond.append(other)
                        met = alone[other]
                        if met >= 0 and links[met] == FAR:
                            links[met] = depth
            edge = beyond
        return steps


def members_of(match: Table, family: int) -> list[int]:
    """The members of a family, in the order of their next turns."""
    owned, turn, seats = match.state.owned, match.state.turn, match.seats
    found: list[int] = []
    for step in range(seats):
        seat = (turn + step) % seats
        if owned[seat][family]:
            found.append(seat)
    return found

"""The ways of a network over the board: how many camels it takes to each space.  [S5.2]"""

from typing import Final

from bactrian.games.samarkand.board import members

FAR: Final = 5
"""So many steps or more are too far to plan for."""

CLOSED: Final = -1
"""Stands for steps to a space that is full."""


class Ways:
    """Steps from a network to all spaces, 0 where it stands, and the goods within reach."""

    def __init__(self, steps: list[int], space_of: list[int]) -> None:
        self.steps: Final = steps
        self.cards: Final = [card for card, space in enumerate(space_of) if 0 < steps[space] < FAR]


def ways_from(
    network: int, full: int, reach: int, beside: list[list[int]], space_of: list[int]
) -> Ways:
    """Go outwards from a network, up to *reach* camels; full spaces let nobody through."""
    steps = [FAR] * len(beside)
    for space in members(full):
        steps[space] = CLOSED
    edge = members(network)
    for space in edge:
        steps[space] = 0
    for depth in range(1, reach + 1):
        beyond: list[int] = []
        for space in edge:
            for other in beside[space]:
                if steps[other] == FAR:
                    steps[other] = depth
                    beyond.append(other)
        edge = beyond
    return Ways(steps, space_of)

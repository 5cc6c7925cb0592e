"""The tree a search grows: what was tried in imagined worlds, and what came of it."""

from math import log, sqrt
from typing import Final

UNTRIED: Final = 1e9
"""What has never been tried comes before all else; ties go to what did well elsewhere."""


class Node:
    """A line of answers: how often it was possible and taken, and what came of it in the mean.

    The tree is one of answers alone.  What chance did in between is not written down: every visit
    comes by in another imagined world, and the figures are means over these worlds.
    """

    def __init__(self, seats: int) -> None:
        self.seen = 0  # visits to the node above when this line was possible
        self.visits = 0
        self.shares: Final = [0.0] * seats  # of the win, for every seat, summed up
        self.points = 0.0  # of the seat that thinks, summed up
        self.children: Final[dict[int, Node]] = {}

    def add(self, shares: list[float], points: float) -> None:
        """A visit has ended like this."""
        self.visits += 1
        for seat, share in enumerate(shares):
            self.shares[seat] += share
        self.points += points

    def share(self, seat: int) -> float:
        """The share of the win that *seat* may expect here."""
        return self.shares[seat] / self.visits if self.visits else 0.0


class Habits:
    """How well every answer did wherever a seat gave it: a first guess in new places."""

    def __init__(self, seats: int, size: int) -> None:
        self._size: Final = size
        self._sums: Final = [0.0] * (seats * size)
        self._counts: Final = [0] * (seats * size)

    def add(self, seat: int, action: int, share: float) -> None:
        """*seat* answered so in a world that ended with that share of the win."""
        place = seat * self._size + action
        self._sums[place] += share
        self._counts[place] += 1

    def guess(self, seat: int, action: int) -> float:
        """The mean share of the win after such an answer; what is unknown is hoped to be good."""
        place = seat * self._size + action
        count = self._counts[place]
        return self._sums[place] / count if count else 1.0

    def best(self, seat: int, options: list[int]) -> int:
        """The option that did best so far."""
        found = options[0]
        highest = -1.0
        for action in options:
            guess = self.guess(seat, action)
            if guess > highest:
                found, highest = action, guess
        return found


def select(node: Node, seat: int, options: list[int], habits: Habits, curiosity: float) -> int:
    """The option to look at next: promising, or too little known."""
    chosen = options[0]
    highest = -1.0
    for action in options:
        child = node.children.get(action)
        if child is None:
            worth = UNTRIED + habits.guess(seat, action)
        else:
            child.seen += 1
            doubt = sqrt(log(child.seen + 1.0) / child.visits)
            worth = child.shares[seat] / child.visits + curiosity * doubt
        if worth > highest:
            chosen, highest = action, worth
    return chosen

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

    def __init__(self) -> None:
        self.seen = 0  # visits to the node above when this line was possible
        self.visits = 0
        self.shares = 0.0  # of the win, summed up
        self.points = 0.0  # summed up
        self.children: Final[dict[int, Node]] = {}

    def add(self, share: float, points: float) -> None:
        """A visit has ended like this for the seat that thinks."""
        self.visits += 1
        self.shares += share
        self.points += points

    def outdoes(self, other: "Node") -> bool:
        """Was it looked at more often, or as often with more success?"""
        if self.visits != other.visits:
            return self.visits > other.visits
        return self.shares > other.shares


class Habits:
    """How well every answer did wherever it was given: a first guess in new places."""

    def __init__(self, size: int) -> None:
        self._sums: Final = [0.0] * size
        self._counts: Final = [0] * size

    def fresh(self) -> "Habits":
        """Those of somebody about whom nothing is known."""
        return Habits(len(self._counts))

    def add(self, action: int, share: float) -> None:
        """An answer was given in a world that ended with that share of the win."""
        self._sums[action] += share
        self._counts[action] += 1

    def guess(self, action: int, hope: float = 1.0) -> float:
        """The mean share of the win after such an answer; *hope* if it was never given."""
        count = self._counts[action]
        return self._sums[action] / count if count else hope

    def best(self, options: list[int], hope: float = 1.0) -> int:
        """The option that did best so far; of what was never given so much is hoped."""
        found = options[0]
        highest = -1.0
        for action in options:
            guess = self.guess(action, hope)
            if guess > highest:
                found, highest = action, guess
        return found


def select(node: Node, options: list[int], habits: Habits, curiosity: float) -> int:
    """The option to look at next: promising, or too little known."""
    chosen = options[0]
    highest = -1.0
    for action in options:
        child = node.children.get(action)
        if child is None:
            worth = UNTRIED + habits.guess(action)
        else:
            child.seen += 1
            doubt = sqrt(log(child.seen + 1.0) / child.visits)
            worth = child.shares / child.visits + curiosity * doubt
        if worth > highest:
            chosen, highest = action, worth
    return chosen

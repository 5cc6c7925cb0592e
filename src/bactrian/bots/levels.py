"""Levels for people: the same way of thinking, with less time and more whims the easier it is."""

from typing import Final

from bactrian.bots.sage import GREEDY, SAGE, Thinker
from bactrian.bots.search import Budget, Manner


class Level:
    """How well a bot plays: how long it thinks, how far it looks, how often it does not think."""

    def __init__(self, budget: Budget, manner: Manner, whim: int) -> None:
        self.budget: Final = budget
        self.manner: Final = manner
        self.whim: Final = whim  # choices out of a hundred that are any option

    def seated(self, seed: str) -> Thinker:
        """A bot of this level."""
        return Thinker(seed, self.budget, self.manner, self.whim)


LEVELS: Final = {
    "easy": Level(Budget(visits=40), GREEDY, 35),
    "medium": Level(Budget(visits=120), GREEDY, 10),
    "hard": Level(Budget(visits=400), GREEDY, 0),
    "expert": Level(Budget(seconds=2.0, visits=20_000), SAGE, 0),
}
"""The levels, the easiest first."""

"""Levels for people: the same way of thinking, with less time and more whims the easier it is."""

from typing import Final

from bactrian.bots.sage import Thinker
from bactrian.bots.search import Budget


class Level:
    """How well a bot plays: how long it thinks, and how often it does not think at all."""

    def __init__(self, budget: Budget, whim: int = 0) -> None:
        self.budget: Final = budget
        self.whim: Final = whim  # choices out of a hundred that are any option

    def seated(self, seed: str) -> Thinker:
        """A bot of this level."""
        return Thinker(seed, self.budget, whim=self.whim)


LEVELS: Final = {
    "easy": Level(Budget(visits=40), whim=35),
    "medium": Level(Budget(visits=120), whim=10),
    "hard": Level(Budget(visits=400)),
    "expert": Level(Budget(seconds=2.0, visits=20_000)),
}
"""The levels, the easiest first."""

"""Levels for people: less time, more whims and less foresight the easier it is."""

from typing import Final

from bactrian.bots.sage import Sage
from bactrian.bots.search import Budget
from bactrian.bots.thinker import Thinker


class Level:
    """How well a bot plays: how long it thinks, how often not, and whether it looks ahead."""

    def __init__(self, budget: Budget, whim: int = 0, ahead: bool = False) -> None:
        self.budget: Final = budget
        self.whim: Final = whim  # choices out of a hundred that are any option
        self.ahead: Final = ahead

    def seated(self, seed: str) -> Thinker:
        """A bot of this level."""
        if self.ahead:
            return Sage(seed, self.budget)
        return Thinker(seed, self.budget, whim=self.whim)


LEVELS: Final = {
    "easy": Level(Budget(visits=20), whim=60),
    "medium": Level(Budget(visits=40), whim=25),
    "hard": Level(Budget(visits=200)),
    "expert": Level(Budget(seconds=1.0), ahead=True),
}
"""The levels, the easiest first; researchers know the last two as greedy and sage:1s."""

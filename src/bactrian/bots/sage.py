"""The sage: plans its turn by a search, and looks ahead from its best plans."""

from time import perf_counter
from typing import Final

from bactrian.bots.foresight import Foresight
from bactrian.bots.search import Budget, Manner
from bactrian.bots.thinker import Thinker, Thought, ranked
from bactrian.kernel.errors import Malformed
from bactrian.kernel.seat import Glimpse

LONGEST: Final = 600
MOST: Final = 10_000_000
"""The most that a budget may be, in seconds and in visits."""


CAREFUL: Final = Manner(curiosity=0.3)
"""With thousands of visits it pays to look again at what seemed worse at first."""


class Sage(Thinker):
    """A bot that compares what comes of its best answers."""

    def __init__(self, seed: str, budget: Budget, manner: Manner = CAREFUL) -> None:
        super().__init__(seed, budget, manner)

    def think(self, glimpse: Glimpse) -> list[Thought]:
        """All options, the best first."""
        start = perf_counter()
        search = self._searched(glimpse, self._budget.half(self._manner.plans))
        thoughts = ranked(glimpse, search.root)
        foresight = Foresight(glimpse, search, thoughts, self._manner)
        foresight.run(self._dealer, self._budget.rest(perf_counter() - start, self.visited))
        self.visited += foresight.visited
        compared = foresight.thoughts()
        others = sorted(compared[1:], key=lambda thought: -thought.share)
        known = {thought.action for thought in compared}
        rest = [thought for thought in thoughts if thought.action not in known]
        return compared[:1] + others + rest


def sage(budget: str, seed: str) -> Sage:
    """Thinks for as long as *budget* says: ``1s``, ``0.2s``, or ``500`` visits."""
    return Sage(seed, read_budget(budget))


def read_budget(text: str) -> Budget:
    """A budget from a number of seconds such as ``1s``, or from a number of visits."""
    number = text.removesuffix("s")
    if number != text and is_number(number) and 0.0 < float(number) <= LONGEST:
        return Budget(seconds=float(number))
    if number == text and number.isascii() and number.isdigit() and 0 < int(number) <= MOST:
        return Budget(visits=int(number))
    raise Malformed(
        f"a bot thinks for seconds such as 1s or 0.2s, up to {LONGEST}s, "
        f"or for visits such as 500, up to {MOST}; not for “{text}”"
    )


def is_number(text: str) -> bool:
    """Is that a plain decimal number?"""
    whole, _, part = text.partition(".")
    return text.isascii() and (whole + part).isdigit()

"""The bots that think, for as long as they are told."""

from typing import Final

from bactrian.bots.search import Budget, Manner, Search
from bactrian.bots.tree import Node
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.errors import Malformed
from bactrian.kernel.seat import Glimpse

LONGEST: Final = 600
MOST: Final = 10_000_000
"""The most that a budget may be, in seconds and in visits."""

USUAL: Final = Manner()


class Thought:
    """What a bot thinks of one option: how much it looked at it, and what it expects of it."""

    def __init__(self, action: int, visits: int, share: float, points: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.share: Final = share  # of the win
        self.points: Final = points  # at the end of the match


class Thinker:
    """A bot that searches; *whim* is how often it takes any option instead, out of a hundred."""

    def __init__(self, seed: str, budget: Budget, manner: Manner = USUAL, whim: int = 0) -> None:
        self._dealer: Final = SeededDealer(seed)
        self._budget: Final = budget
        self._manner: Final = manner
        self._whim: Final = whim
        self._root: Node | None = None
        self.visited = 0  # worlds imagined for the latest choice
        self._pace = 0.0  # seconds for one of them
        self._expected = -1  # how many answers the match will have when the tree is still good

    def choose(self, glimpse: Glimpse) -> int:
        """The option it looked at most, for it looks most at what is best."""
        options = glimpse.options
        if len(options) == 1:
            self._forget()
            return options[0]
        if self._whim and self._dealer.pick(100) < self._whim:
            self._forget()
            return options[self._dealer.pick(len(options))]
        root = self._search(glimpse)
        action = self._ranked(glimpse, root)[0].action
        if self._manner.keep and not glimpse.beside:
            self._root = root.children[action]
            self._expected = glimpse.answered + 1
        return action

    def think(self, glimpse: Glimpse) -> list[Thought]:
        """All options, the best first."""
        return self._ranked(glimpse, self._search(glimpse))

    def _forget(self) -> None:
        self._root = None

    def _search(self, glimpse: Glimpse) -> Node:
        kept = self._root if glimpse.answered == self._expected else None
        search = Search(glimpse, self._dealer, self._manner, kept)
        search.run(self._budget, self._pace)
        self.visited = search.visited
        self._pace = search.seconds / max(search.visited, 1)
        return search.root

    def _ranked(self, glimpse: Glimpse, root: Node) -> list[Thought]:
        seat = glimpse.seat
        thoughts = []
        for action in glimpse.options:
            child = root.children.get(action)
            if child is not None and child.visits:
                points = child.points / child.visits
                thoughts.append(Thought(action, child.visits, child.share(seat), points))
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.share, thought.action))
        return thoughts


def sage(budget: str, seed: str) -> Thinker:
    """Thinks for as long as *budget* says: ``1s``, ``0.2s``, or ``500`` visits."""
    return Thinker(seed, read_budget(budget))


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

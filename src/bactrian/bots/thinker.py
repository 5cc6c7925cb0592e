"""Bots that plan their own turn, by a search to its end."""

from typing import Final

from bactrian.bots.search import Budget, Manner, Search
from bactrian.bots.tree import Node
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.seat import Glimpse

USUAL: Final = Manner()


class Thought:
    """What a bot thinks of one option: how much it looked at it, and what it expects of it."""

    def __init__(
        self, action: int, visits: int, share: float, points: float, worlds: float = 0.0
    ) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.share: Final = share  # of the win
        self.points: Final = points  # at the end of the match
        self.worlds: Final = worlds  # in which it was compared with others, if it was


class Thinker:
    """A bot that searches; *whim* is how often it takes any option instead, out of a hundred."""

    def __init__(self, seed: str, budget: Budget, manner: Manner = USUAL, whim: int = 0) -> None:
        self._dealer: Final = SeededDealer(seed)
        self._budget: Final = budget
        self._manner: Final = manner
        self._whim: Final = whim
        self._root: Node | None = None  # the tree as it was grown last
        self._next: Node | None = None  # the part of it that is still of use
        self.visited = 0  # worlds imagined for the latest choice
        self._pace = 0.0  # seconds for one of them
        self._expected = -1  # how many answers the match will have when the tree is still good

    def choose(self, glimpse: Glimpse) -> int:
        """The option that it thinks best of."""
        options = glimpse.options
        self.visited = 0
        if len(options) == 1:
            self._root = self._known(glimpse)
            self.keep(glimpse, options[0])
            return options[0]
        if self._whim and self._dealer.pick(100) < self._whim:
            self._next = None
            return options[self._dealer.pick(len(options))]
        action = self.think(glimpse)[0].action
        self.keep(glimpse, action)
        return action

    def keep(self, glimpse: Glimpse, action: int) -> None:
        """After that answer, what was thought of it is of use for the next small choice."""
        root = self._root
        self._next = None
        if root is not None and self._manner.keep and not glimpse.beside:
            self._next = root.children.get(action)
            self._expected = glimpse.answered + 1

    def think(self, glimpse: Glimpse) -> list[Thought]:
        """All options, the one it looked at most first, for it looks most at what is best."""
        return ranked(glimpse, self._searched(glimpse, self._budget).root)

    def _known(self, glimpse: Glimpse) -> Node | None:
        """What it thought of this question when it planned the turn, if it did."""
        return self._next if glimpse.answered == self._expected else None

    def _searched(self, glimpse: Glimpse, budget: Budget) -> Search:
        """A search over the own turn."""
        search = Search(glimpse, self._dealer, self._manner, self._known(glimpse))
        search.run(budget, self._pace)
        self.visited = search.visited
        self._pace = search.seconds / max(search.visited, 1)
        self._root = search.root
        return search


def ranked(glimpse: Glimpse, root: Node) -> list[Thought]:
    """What a tree says of all options that were looked at."""
    thoughts = []
    for action in glimpse.options:
        child = root.children.get(action)
        if child is not None and child.visits:
            visits = child.visits
            thoughts.append(Thought(action, visits, child.shares / visits, child.points / visits))
    thoughts.sort(key=lambda thought: (-thought.visits, -thought.share, thought.action))
    return thoughts

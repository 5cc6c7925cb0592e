"""Search: information-set Monte Carlo tree search over imagined worlds.

Every visit imagines a world that could be the real one, walks down the tree in it, adds one node,
plays on to the end of a turn, and lets the game appraise what came of it for every seat.
"""

from math import exp
from time import perf_counter
from typing import Any, Final

from bactrian.bots.tree import Habits, Node, select
from bactrian.kernel.dealer import Dealer
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse

CERTAIN: Final = 0.95
"""How much of the worth of a finished match is the win itself; the rest is the margin."""

MARGIN: Final = 10.0
"""Points that make a clear difference at the end."""

PERSUASION: Final = 1.7
"""Turns a standard deviation into the scale of a logistic curve."""

LIMIT: Final = 2000
"""Answers after which a walk is given up; no turn takes a tenth of it."""

WHIMS: Final = 1000
"""The grain of how often an answer is a whim."""


class Budget:
    """How long to think about one choice: seconds, visits, or whichever is used up first."""

    def __init__(self, seconds: float = 0.0, visits: int = 0) -> None:
        self.seconds: Final = seconds
        self.visits: Final = visits


class Manner:
    """How to search.  The figures were found by playing them against each other: docs/bots.md."""

    def __init__(
        self, turns: int = 1, curiosity: float = 0.4, whim: float = 0.3, keep: bool = True
    ) -> None:
        self.turns: Final = turns  # how far to look: 1 is to the end of the own turn
        self.curiosity: Final = curiosity  # how much the little known attracts
        self.whim: Final = whim  # how often an answer below the tree is any one
        self.keep: Final = keep  # go on with the same tree from one small choice to the next


class Search:
    """The thoughts of one seat about one choice."""

    def __init__(self, glimpse: Glimpse, dealer: Dealer, manner: Manner, root: Node | None) -> None:
        self._glimpse: Final = glimpse
        self._dealer: Final = dealer
        self._manner: Final = manner
        self._whims: Final = int(manner.whim * WHIMS)
        self._seat: Final = glimpse.seat
        world = glimpse.imagine(dealer)
        self._seats: Final = world.seats
        self._habits: Final = Habits(world.seats, len(world.game.table.entries))
        self.root: Final = Node(world.seats) if root is None else root

    def run(self, budget: Budget) -> None:
        """Visit imagined worlds until the budget is used up."""
        start = perf_counter()
        done = 0
        while budget.visits == 0 or done < budget.visits:
            self.visit()
            done += 1
            if budget.seconds and done % 8 == 0 and perf_counter() - start >= budget.seconds:
                break

    def visit(self) -> None:
        """Walk through one world and learn from how it ends.

        Every walk ends after the same number of turns, so that what is compared is comparable:
        right after a turn of somebody else a position looks worse than right after one's own.
        """
        match = self._glimpse.imagine(self._dealer)
        node: Node | None = self.root
        path = [self.root]
        seats: list[int] = []
        actions: list[int] = []
        last = self._seat
        turns = self._manner.turns
        while not match.over and len(seats) < LIMIT:
            seat = turn_of(match, last)
            if seat != last:
                turns -= 1
                if turns == 0:
                    break
                last = seat
            options = match.options(seat)
            if node is None:
                action = self._guess(seat, options)
            else:
                action = select(node, seat, options, self._habits, self._manner.curiosity)
                child = self._below(node, action)
                path.append(child)
                node = child if child.visits else None
            match.play_unchecked(seat, action)
            seats.append(seat)
            actions.append(action)
        self._learn(match, path, seats, actions)

    def _below(self, node: Node, action: int) -> Node:
        """The node that an answer leads to; the tree grows by it if it is new."""
        child = node.children.get(action)
        if child is None:
            child = Node(self._seats)
            child.seen = 1
            node.children[action] = child
        return child

    def _guess(self, seat: int, options: list[int]) -> int:
        """Below the tree: an answer that did well elsewhere, or any."""
        if len(options) == 1:
            return options[0]
        if self._dealer.pick(WHIMS) < self._whims:
            return options[self._dealer.pick(len(options))]
        return self._habits.best(seat, options)

    def _learn(
        self, match: Match[Any, Any], path: list[Node], seats: list[int], actions: list[int]
    ) -> None:
        """Write down how a walk has ended."""
        points = match.game.appraise(match)
        shares = prospects(match, points)
        for node in path:
            node.add(shares, points[self._seat])
        for i, seat in enumerate(seats):
            self._habits.add(seat, actions[i], shares[seat])


def turn_of(match: Match[Any, Any], last: int) -> int:
    """Who answers next: whoever answered last if still asked, otherwise the lowest seat."""
    if match.open_lanes:
        asked = match.asked()
        return last if last in asked else asked[0]
    return match.next_asked()


def prospects(match: Match[Any, Any], points: list[float]) -> list[float]:
    """The share of the win that every seat may expect, given the points it may expect."""
    if not match.over:
        return softened(points, match.game.doubt(match))
    shares = softened(points, MARGIN)
    outcome = match.standing().outcome
    assert outcome is not None
    winners = outcome.winners
    for seat in range(match.seats):
        share = CERTAIN / len(winners) if seat in winners else 0.0
        shares[seat] = share + (1.0 - CERTAIN) * shares[seat]
    return shares


def softened(points: list[float], doubt: float) -> list[float]:
    """Shares that grow with points, the more sharply the less doubt there is."""
    highest = max(points)
    scale = PERSUASION / doubt
    weights = [exp((each - highest) * scale) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]

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
"""Answers after which a visit is given up; no turn takes a tenth of it."""


class Budget:
    """How long to think about one choice: seconds, visits, or whichever is used up first."""

    def __init__(self, seconds: float = 0.0, visits: int = 0) -> None:
        self.seconds: Final = seconds
        self.visits: Final = visits


class Manner:
    """How to search.  The figures were found by playing them against each other: docs/bots.md."""

    def __init__(
        self,
        curiosity: float = 0.4,
        turns: int = 1,
        whim: float = 0.3,
        own_turn: bool = False,
        keep: bool = True,
    ) -> None:
        self.curiosity: Final = curiosity  # how much the little known attracts
        self.turns: Final = turns  # how many turns to play on below the tree
        self.whim: Final = whim  # how often an answer below the tree is any one
        self.own_turn: Final = own_turn  # look no further than the own turn
        self.keep: Final = keep  # go on with the same tree from one small choice to the next


class Search:
    """The thoughts of one seat about one choice."""

    def __init__(self, glimpse: Glimpse, dealer: Dealer, manner: Manner, root: Node | None) -> None:
        self._glimpse: Final = glimpse
        self._dealer: Final = dealer
        self._manner: Final = manner
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
        """Walk through one world and learn from how it ends."""
        match = self._glimpse.imagine(self._dealer)
        path = [self.root]
        seats: list[int] = []
        actions: list[int] = []
        last = self._walk_down(match, path, seats, actions)
        self._play_on(match, last, seats, actions)
        points = match.game.appraise(match)
        shares = prospects(match, points)
        for node in path:
            node.add(shares, points[self._seat])
        for i, seat in enumerate(seats):
            self._habits.add(seat, actions[i], shares[seat])

    def _walk_down(
        self, match: Match[Any, Any], path: list[Node], seats: list[int], actions: list[int]
    ) -> int:
        """Follow the tree to its edge, and add a node there; who answered last."""
        node = self.root
        seat = self._seat
        while not match.over:
            last, seat = seat, turn_of(match, seat)
            if seat != last and self._manner.own_turn:
                return last
            options = match.options(seat)
            action = select(node, seat, options, self._habits, self._manner.curiosity)
            match.play_unchecked(seat, action)
            seats.append(seat)
            actions.append(action)
            child = node.children.get(action)
            if child is None:
                child = Node(self._seats)
                child.seen = 1
                node.children[action] = child
            path.append(child)
            if child.visits == 0:
                return seat
            node = child
        return seat

    def _play_on(
        self, match: Match[Any, Any], last: int, seats: list[int], actions: list[int]
    ) -> None:
        """Below the tree: answers that did well elsewhere, or any, to the end of a turn."""
        turns = 1 if self._manner.own_turn else self._manner.turns
        dealer = self._dealer
        whim = int(self._manner.whim * 1000)
        while not match.over and len(seats) < LIMIT:
            seat = turn_of(match, last)
            if seat != last:
                turns -= 1
                if turns == 0:
                    break
            options = match.options(seat)
            if len(options) == 1:
                action = options[0]
            elif dealer.pick(1000) < whim:
                action = options[dealer.pick(len(options))]
            else:
                action = self._habits.best(seat, options)
            match.play_unchecked(seat, action)
            seats.append(seat)
            actions.append(action)
            last = seat


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

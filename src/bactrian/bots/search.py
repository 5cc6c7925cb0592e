"""Search: information-set Monte Carlo tree search over imagined worlds.

Every visit imagines a world that could be the real one, walks down the tree in it, adds one node,
plays on to the end of the turn, and lets the game appraise what came of it for every seat.
"""

from math import ceil, exp
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

SUREST: Final = 0.5
"""No appraisal is nearer than this to the points at the end."""

PERSUASION: Final = 1.7
"""Turns a standard deviation into the scale of a logistic curve."""

LIMIT: Final = 2000
"""Answers after which a walk is given up; no turn takes a tenth of it."""

ROUND: Final = 16
"""After so many visits a search looks at the clock, and whether its choice is clear."""

SHORTEST: Final = 0.001
"""Seconds that are left to whoever has used up all."""

WORLDS: Final = 32
"""In so many worlds a second answers are compared at most; more would tell little that is new."""

WHIMS: Final = 1000
"""The grain of how often an answer is a whim."""


class Budget:
    """How long to think about one choice: seconds, visits, or whichever is used up first.

    Who thinks by the clock compares answers in so many worlds at most; 0 is without end.
    """

    def __init__(self, seconds: float = 0.0, visits: int = 0, worlds: int = 0) -> None:
        self.seconds: Final = seconds
        self.visits: Final = visits
        self.worlds: Final = worlds or ceil(seconds * WORLDS)

    def half(self, most: int) -> "Budget":
        """Half of it, and not more than so many visits."""
        visits = min(most, (self.visits + 1) // 2) if self.visits else most
        return Budget(self.seconds / 2, visits)

    def rest(self, seconds: float, visits: int) -> "Budget":
        """What is left after so much of it; never nothing, for that would mean without end."""
        return Budget(
            max(self.seconds - seconds, SHORTEST) if self.seconds else 0.0,
            max(self.visits - visits, 1) if self.visits else 0,
            self.worlds,
        )


class Manner:
    """How to think; what is known of these figures stands in docs/bots.md."""

    def __init__(
        self,
        curiosity: float = 0.1,
        whim: float = 0.3,
        keep: bool = True,
        plans: int = 1500,
        wide: int = 6,
        close: float = 0.1,
        prior: float = 10.0,
        quick: int = 24,
        far: int = 36,
    ) -> None:
        self.curiosity: Final = curiosity  # how much the little known attracts
        self.whim: Final = whim  # how often an answer below the tree is any one
        self.keep: Final = keep  # go on with the same tree from one small choice to the next
        # foresight
        self.plans: Final = plans  # visits of the search for what is compared
        self.wide: Final = wide  # so many answers are compared at most
        self.close: Final = close  # none that is expected to cost more of the win than this
        self.prior: Final = prior  # worlds that the opinion of the search counts for
        self.quick: Final = quick  # visits with which those plan a turn who play on
        self.far: Final = far  # answers that they give at least


class Search:
    """The thoughts of one seat about one choice."""

    def __init__(
        self,
        glimpse: Glimpse,
        dealer: Dealer,
        manner: Manner,
        root: Node | None,
    ) -> None:
        self._glimpse: Final = glimpse
        self._dealer: Final = dealer
        self._manner: Final = manner
        self._whims: Final = int(manner.whim * WHIMS)
        self._seat: Final = glimpse.seat
        self.habits: Final = Habits(len(glimpse.imagine(dealer).game.table.entries))
        self.root: Final = Node() if root is None else root
        self._options: Final = glimpse.options
        self.kept: Final = self._kept()  # earlier visits that are about what can be chosen now
        self.visited = 0  # worlds that this search has imagined
        self.seconds = 0.0  # that it took

    def run(self, budget: Budget, pace: float) -> None:
        """Visit imagined worlds until the budget is used up, or the choice is clear.

        A tree that was kept counts as if it had been grown now, at *pace* seconds for a visit.
        """
        start = perf_counter()
        known = self.kept * pace
        while budget.visits == 0 or self.kept + self.visited < budget.visits:
            self.visit()
            self.visited += 1
            if self.visited % ROUND == 0:
                self.seconds = perf_counter() - start
                spent = known + self.seconds
                if budget.seconds and spent >= budget.seconds:
                    break
                if self._clear(budget, spent):
                    break
        self.seconds = perf_counter() - start

    def _kept(self) -> int:
        number = 0
        for action in self._options:
            child = self.root.children.get(action)
            if child is not None:
                number += child.visits
        return number

    def _clear(self, budget: Budget, spent: float) -> bool:
        """Can no option catch up with the leader any more?"""
        first = second = 0
        for action in self._options:
            child = self.root.children.get(action)
            visits = 0 if child is None else child.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        lead, looked = first - second, self.kept + self.visited
        if budget.visits and lead > budget.visits - looked:
            return True
        return budget.seconds > 0.0 and lead * spent > (budget.seconds - spent) * looked

    def visit(self) -> None:
        """Walk through one world to the end of the turn, and learn from how it stands then."""
        match = self._glimpse.imagine(self._dealer)
        path = [self.root]
        actions: list[int] = []
        seat = self._seat
        while not match.over and turn_of(match, seat) == seat and len(actions) < LIMIT:
            action = self._step(path, match.options(seat))
            match.play_unchecked(seat, action)
            actions.append(action)
        points = match.game.appraise(match)
        share = prospects(match, points)[seat]
        for node in path:
            node.add(share, points[seat])
        for action in actions:
            self.habits.add(action, share)

    def _step(self, path: list[Node], options: list[int]) -> int:
        """The next answer of a walk: on the tree, which grows by one node, or below it."""
        node = path[-1]
        if node.visits == 0 and len(path) > 1:
            return self._guess(options)
        action = select(node, options, self.habits, self._manner.curiosity)
        child = node.children.get(action)
        if child is None:
            child = Node()
            child.seen = 1
            node.children[action] = child
        path.append(child)
        return action

    def _guess(self, options: list[int]) -> int:
        """An answer that did well elsewhere, or any."""
        if len(options) == 1:
            return options[0]
        if self._dealer.pick(WHIMS) < self._whims:
            return options[self._dealer.pick(len(options))]
        return self.habits.best(options)


def turn_of(match: Match[Any, Any], last: int) -> int:
    """Who answers next: whoever answered last if still asked, otherwise the lowest seat."""
    if match.open_lanes:
        asked = match.asked()
        return last if last in asked else asked[0]
    return match.next_asked()


def prospects(match: Match[Any, Any], points: list[float]) -> list[float]:
    """The share of the win that every seat may expect, given the points it may expect."""
    if not match.over:
        return softened(points, max(match.game.doubt(match), SUREST))
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

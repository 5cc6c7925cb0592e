"""Foresight: the best answers of a search are compared by playing on from each of them.

In every imagined world each answer is given, the turn is ended as the search would end it, and
everybody plays on, with a quick plan for each turn, until the seat has ended one of its next turns.
The same worlds and the same luck serve all answers, so that little separates what comes of them but
the answers themselves.
"""

from math import sqrt
from time import perf_counter
from typing import Any, Final

from bactrian.bots.search import Budget, Manner, Search, prospects, turn_of
from bactrian.bots.thinker import Thought
from bactrian.bots.tree import Habits, Node
from bactrian.kernel.dealer import Dealer, SeededDealer
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse

TRIED: Final = 8
"""An answer is not compared that the search has seen less often."""

FEWEST: Final = 8
"""Worlds before anything is given up."""

SURE: Final = 2.0
"""Standard errors that an answer may lie behind."""

ALIKE: Final = 0.01
"""A standard error so small that it no longer matters which of two answers is given."""

SEEDS: Final = 2**31


class Rival:
    """An answer that is compared, and what came of it in each world."""

    def __init__(self, thought: Thought, prior: float) -> None:
        self.thought: Final = thought
        self._prior: Final = prior
        self.shares: Final[list[float]] = []
        self.points = 0.0

    def add(self, share: float, points: float) -> None:
        """It came to this in another world."""
        self.shares.append(share)
        self.points += points

    @property
    def share(self) -> float:
        """The share of the win to expect, with what the search thought of it."""
        return (sum(self.shares) + self._prior * self.thought.share) / (
            len(self.shares) + self._prior
        )

    def thinks(self) -> Thought:
        """The same as a thought."""
        first, number = self.thought, len(self.shares)
        worlds = number + self._prior
        points = (self.points + self._prior * first.points) / worlds
        return Thought(first.action, first.visits + number, self.share, points, worlds)

    def is_open(self, leader: "Rival") -> bool:
        """May it be better than the leader, by more than nothing?"""
        number = len(self.shares)
        gaps = [leader.shares[i] - self.shares[i] for i in range(number)]
        mean = sum(gaps) / number
        squares = 0.0
        for gap in gaps:
            squares += (gap - mean) * (gap - mean)
        error = sqrt(squares / ((number - 1) * (number + self._prior)))
        return error > ALIKE and leader.share - self.share < SURE * error


class Plan:
    """What somebody means to do in the rest of a turn: the lines of a search, then its habits."""

    def __init__(self, node: Node | None, habits: Habits) -> None:
        self._node = node
        self._habits: Final = habits

    def answer(self, options: list[int]) -> int:
        """The answer that was looked at most, or else what did well wherever it was given."""
        found: Node | None = None
        chosen = options[0]
        if self._node is not None:
            for option in options:
                child = self._node.children.get(option)
                if child is not None and (found is None or child.outdoes(found)):
                    chosen, found = option, child
        self._node = found
        return self._habits.best(options) if found is None else chosen


class Foresight:
    """A comparison of answers at one choice."""

    def __init__(
        self, glimpse: Glimpse, search: Search, thoughts: list[Thought], manner: Manner
    ) -> None:
        self._glimpse: Final = glimpse
        self._search: Final = search
        self._manner: Final = manner
        best = 0.0
        for thought in thoughts:
            best = max(best, thought.share)
        self._rivals: Final = [
            Rival(thought, manner.prior)
            for thought in thoughts[: manner.wide]
            if thought.visits >= TRIED and thought.share > best - manner.close
        ]
        self.is_open: Final = len(self._rivals) > 1  # there is something to compare
        self.visited = 0  # for quick plans

    def run(self, dealer: Dealer, budget: Budget) -> None:
        """Play on in one world after the other, until the best answer is clear or time is up."""
        start = perf_counter()
        live = self._rivals
        while len(live) > 1:
            luck = dealer.pick(SEEDS)
            world = self._glimpse.imagine(SeededDealer(luck))
            for rival in live:
                self._play_on(rival, world.clone(), luck)
            if len(live[0].shares) >= FEWEST:
                leader = max(live, key=lambda rival: rival.share)
                live = [rival for rival in live if rival is leader or rival.is_open(leader)]
            if budget.visits and self.visited >= budget.visits:
                break
            if budget.seconds and perf_counter() - start >= budget.seconds:
                break

    def thoughts(self) -> list[Thought]:
        """What came out, the best first, those longest compared before the rest."""
        rivals = sorted(self._rivals, key=lambda rival: (-len(rival.shares), -rival.share))
        return [rival.thinks() for rival in rivals]

    def _play_on(self, rival: Rival, match: Match[Any, Any], luck: int) -> None:
        """Give an answer in a world, and let everybody play on to the end of an own turn."""
        seat = last = self._glimpse.seat
        answer = rival.thought.action
        match.play_unchecked(seat, answer)
        search = self._search
        plan: Plan | None = Plan(search.root.children.get(answer), search.habits)
        dealer = SeededDealer(luck + 1)
        given = 0
        while not match.over:
            who = turn_of(match, last)
            if who != last:
                if last == seat and given >= self._manner.far:
                    break
                last = who
                plan = None
            options = match.options(who)
            if plan is None and len(options) > 1:
                plan = self._quick_plan(Glimpse(match, who), dealer)
            match.play_unchecked(who, options[0] if plan is None else plan.answer(options))
            given += 1
        points = match.game.appraise(match)
        rival.add(prospects(match, points)[seat], points[seat])

    def _quick_plan(self, glimpse: Glimpse, dealer: Dealer) -> Plan:
        """What somebody would do who thinks only for a moment, and only knows their own cards."""
        search = Search(glimpse, dealer, self._manner, None)
        search.run(Budget(visits=self._manner.quick), 0.0)
        self.visited += search.visited
        return Plan(search.root, search.habits)

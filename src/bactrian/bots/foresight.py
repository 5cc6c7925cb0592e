"""Foresight: the best answers of a search are compared by playing on from each of them.

In every imagined world each answer is given, the turn is ended as the search would end it, and
everybody plays on, with a quick plan for each turn, until the seat has ended one of its next turns.
The same worlds serve all answers, with the same luck and, among more than two, the same intentions
of the others, so that little separates what comes of the answers but the answers themselves.
"""

from math import erfc, exp, pi, sqrt
from time import perf_counter
from typing import Any, Final

from bactrian.bots.lines import Lines
from bactrian.bots.search import Budget, Manner, Search, prospects, turn_of
from bactrian.bots.thinker import Thought
from bactrian.bots.tree import Habits, Node
from bactrian.kernel.dealer import Dealer, SeededDealer
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse

TRIED: Final = 8
"""An answer is not compared that the search has seen less often."""

FEWEST: Final = 4
"""Worlds before anything is given up."""

ALIKE: Final = 0.006
"""An answer is given up when that costs less than this part of a fair share, to all knowledge."""

PAIR: Final = 2
"""With so many seats the only other one answers to what is done; among more it matters little."""

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

    def regret(self, leader: "Rival") -> float:
        """How much of the win it may be expected to cost if this is given up for the leader."""
        number = len(self.shares)
        gaps = [leader.shares[i] - self.shares[i] for i in range(number)]
        mean = sum(gaps) / number
        squares = 0.0
        for gap in gaps:
            squares += (gap - mean) * (gap - mean)
        error = sqrt(squares / ((number - 1) * (number + self._prior)))
        return shortfall(leader.share - self.share, error)


class Plan:
    """What somebody means to do in the rest of a turn: a line, or a tree of them, then habits."""

    def __init__(self, line: list[int], node: Node | None, habits: Habits) -> None:
        self.line: Final = line
        self._next = 0  # on the line
        self._node = node
        self._habits: Final = habits

    def is_closed(self, options: list[int]) -> bool:
        """Does the line go on with an answer that is not possible here?"""
        return self._next < len(self.line) and self.line[self._next] not in options

    def answer(self, options: list[int]) -> int:
        """The answer that is on the line, or was looked at most, or did well wherever given."""
        if self._next < len(self.line) and not self.is_closed(options):
            self._next += 1
            return self.line[self._next - 1]
        found: Node | None = None
        chosen = options[0]
        if self._node is not None:
            for option in options:
                child = self._node.children.get(option)
                if child is not None and (found is None or child.outdoes(found)):
                    chosen, found = option, child
        self._node = found
        return self._habits.best(options, 0.0) if found is None else chosen


class World:
    """An imagined world, where several others mean to do the same whatever answer is given."""

    def __init__(self, glimpse: Glimpse, luck: int, manner: Manner, habits: list[Habits]) -> None:
        self.match: Final = glimpse.imagine(SeededDealer(luck))  # before the answer
        self._seat: Final = glimpse.seat
        self._dealer: Final = SeededDealer(luck + 1)
        self._manner: Final = manner
        self._habits: Final = habits  # of every seat, learned from world to world
        self._lines: Final[dict[tuple[int, int], list[int]]] = {}  # of the others, in each turn
        self.visited = 0  # for quick plans

    def meant(self, match: Match[Any, Any], who: int, turn: int) -> Plan:
        """What *who* means to do in a turn."""
        line = self._lines.get((who, turn))
        if line is not None:
            return Plan(line, None, self._habits[who])
        plan = self.planned(match, who)
        if who != self._seat and match.seats > PAIR:
            self._lines[who, turn] = plan.line
        return plan

    def planned(self, match: Match[Any, Any], who: int) -> Plan:
        """What *who* would do who thinks only for a moment, and only knows their own cards."""
        habits = self._habits[who]
        lines = Lines(match.imagine(who, self._dealer), who, self._dealer, self._manner, habits)
        lines.run(self._manner.quick)
        self.visited += lines.tried
        return Plan(lines.best, None, habits)


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
        self._alike: Final = ALIKE / glimpse.seats
        self._habits: Final = [search.habits.fresh() for _ in range(glimpse.seats)]
        self._habits[glimpse.seat] = search.habits
        self.visited = 0  # for quick plans

    def run(self, dealer: Dealer, budget: Budget) -> None:
        """Play on in one world after the other, until the best answer is clear or time is up."""
        start = perf_counter()
        live = self._rivals
        while len(live) > 1:
            world = World(self._glimpse, dealer.pick(SEEDS), self._manner, self._habits)
            number = len(live[0].shares)
            for place in range(len(live)):  # the others plan for the first, so each is it in turn
                self._play_on(live[(place + number) % len(live)], world)
            self.visited += world.visited
            if number + 1 >= FEWEST:
                leader = max(live, key=lambda rival: rival.share)
                live = [
                    rival for rival in live if rival is leader or rival.regret(leader) > self._alike
                ]
            if number + 1 == budget.worlds or 0 < budget.visits <= self.visited:
                break
            if budget.seconds and perf_counter() - start >= budget.seconds:
                break

    def thoughts(self) -> list[Thought]:
        """What came out, the best first, those longest compared before the rest."""
        rivals = sorted(self._rivals, key=lambda rival: (-len(rival.shares), -rival.share))
        return [rival.thinks() for rival in rivals]

    def _play_on(self, rival: Rival, world: World) -> None:
        """Give an answer in a world, and let everybody play on to the end of an own turn."""
        match = world.match.clone()
        seat = last = self._glimpse.seat
        answer = rival.thought.action
        match.play_unchecked(seat, answer)
        search = self._search
        plan: Plan | None = Plan([], search.root.children.get(answer), search.habits)
        turns = [0] * match.seats  # that each has begun
        given = 0
        while not match.over:
            who = turn_of(match, last)
            if who != last:
                if last == seat and given >= self._manner.far:
                    break
                last = who
                plan = None
                turns[who] += 1
            options = match.options(who)
            if len(options) > 1:
                if plan is None:
                    plan = world.meant(match, who, turns[who])
                elif plan.is_closed(options):
                    plan = world.planned(match, who)
            match.play_unchecked(who, options[0] if plan is None else plan.answer(options))
            given += 1
        points = match.game.appraise(match)
        rival.add(prospects(match, points)[seat], points[seat])


def shortfall(gap: float, error: float) -> float:
    """What is missed on the average by taking what seems ahead by *gap*, give or take *error*."""
    if error == 0.0:
        return 0.0
    ahead = gap / error
    wrong = erfc(ahead / sqrt(2.0)) / 2.0  # the chance that it is behind
    return error * (exp(-ahead * ahead / 2.0) / sqrt(2.0 * pi) - ahead * wrong)

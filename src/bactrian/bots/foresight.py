"""Foresight: the best answers of a search are compared by playing on from each of them.

In every imagined world each answer is given, the turn is ended as the search would end it, and
quick players play on until the end of the seat's next turn.  The same worlds and the same luck
serve all answers, so that little separates what comes of them but the answers themselves.
"""

from math import sqrt
from time import perf_counter
from typing import Any, Final

from bactrian.bots.search import Budget, Manner, prospects, turn_of
from bactrian.bots.thinker import Thinker, Thought
from bactrian.bots.tree import Node
from bactrian.kernel.dealer import Dealer, SeededDealer
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse

TRIED: Final = 8
"""An answer is not compared that the search has seen less often."""

KNOWN: Final = 6
"""An answer that the search has seen so often ends the turn without another thought."""

FEWEST: Final = 4
"""Worlds before anything is given up."""

SURE: Final = 2.0
"""Standard errors that an answer may lie behind."""

ALIKE: Final = 0.002
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
        error = sqrt(squares / (number * (number - 1)))
        return error > ALIKE and leader.share - self.share < SURE * error


class Foresight:
    """A comparison of answers at one choice."""

    def __init__(
        self, glimpse: Glimpse, root: Node, thoughts: list[Thought], manner: Manner
    ) -> None:
        self._glimpse: Final = glimpse
        self._root: Final = root
        self._manner: Final = manner
        best = 0.0
        for thought in thoughts:
            best = max(best, thought.share)
        self._rivals: Final = [
            Rival(thought, manner.prior)
            for thought in thoughts[: manner.wide]
            if thought.visits >= TRIED and thought.share > best - manner.close
        ]
        self.visited = 0  # by the quick players

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
        """Give an answer in a world, and let everybody play until the next turn has ended."""
        seat = last = self._glimpse.seat
        action = rival.thought.action
        match.play_unchecked(seat, action)
        node = self._root.children.get(action)
        players: list[Thinker | None] = [None] * match.seats
        turns = self._manner.rounds * match.seats + 1
        while not match.over:
            who = turn_of(match, last)
            if who != last:
                turns -= 1
                if turns == 0:
                    break
                last = who
                node = None
            options = match.options(who)
            action = options[0] if len(options) == 1 else known(node, options)
            if action < 0:
                node = None
                player = players[who]
                if player is None:
                    player = players[who] = Thinker(
                        f"{luck}/{who}", Budget(visits=self._manner.quick)
                    )
                action = player.choose(Glimpse(match, who))
                self.visited += player.visited
            match.play_unchecked(who, action)
            if node is not None:
                node = node.children.get(action)
        points = match.game.appraise(match)
        rival.add(prospects(match, points)[seat], points[seat])


def known(node: Node | None, options: list[int]) -> int:
    """The answer that the search saw most here, if often enough; else -1."""
    found = -1
    if node is not None:
        most = KNOWN - 1
        for option in options:
            child = node.children.get(option)
            if child is not None and child.visits > most:
                found, most = option, child.visits
    return found

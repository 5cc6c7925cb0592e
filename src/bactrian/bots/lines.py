"""Lines: what a turn can come to in one imagined world, tried one after the other.

In one world the same answers always come to the same, so no line is tried twice; where a turn has
few of them, all are tried and there is nothing left to search.
"""

from math import log, sqrt
from typing import Any, Final

from bactrian.bots.search import LIMIT, WHIMS, Manner, prospects, turn_of
from bactrian.bots.tree import UNTRIED, Habits
from bactrian.kernel.dealer import Dealer
from bactrian.kernel.match import Match


class Fork:
    """A choice in one world: what its options came to, and which still lead to something new."""

    def __init__(self, options: list[int]) -> None:
        self.options: Final = options
        self.beyond: Final[list[Fork | None]] = [None] * len(options)  # the next choice, if any
        self._visits: Final = [0] * len(options)
        self._shares: Final = [0.0] * len(options)  # of the win, summed up
        self._spent: Final = [False] * len(options)
        self.fresh = len(options)  # options that are not spent

    def add(self, place: int, share: float, spent: bool) -> None:
        """A line through an option ended like this, and perhaps it was the last one."""
        self._visits[place] += 1
        self._shares[place] += share
        if spent:
            self._spent[place] = True
            self.fresh -= 1

    def select(self, habits: Habits, curiosity: float) -> int:
        """The place of the option to try next: promising, or too little known, never spent."""
        chosen = -1
        highest = -1.0
        hope = log(sum(self._visits) + 1.0)
        for place in range(len(self.options)):
            if self._spent[place]:
                continue
            visits = self._visits[place]
            if visits:
                worth = self._shares[place] / visits + curiosity * sqrt(hope / visits)
            else:
                worth = UNTRIED + habits.guess(self.options[place])
            if worth > highest:
                chosen, highest = place, worth
        return chosen


class Lines:
    """The lines of one turn of a seat in one world."""

    def __init__(
        self, world: Match[Any, Any], seat: int, dealer: Dealer, manner: Manner, habits: Habits
    ) -> None:
        self._world: Final = world.clone()  # whose luck stays as it is, whatever is asked of dealer
        self._seat: Final = seat
        self._dealer: Final = dealer
        self._curiosity: Final = manner.curiosity
        self._whims: Final = int(manner.whim * WHIMS)
        self._habits: Final = habits
        self._root: Fork | None = None
        self._is_spent = False
        self.tried = 0
        self.best: list[int] = []  # the answers of the line that ended best
        self._highest = -1.0  # how it ended

    def run(self, most: int) -> None:
        """Try so many lines, or all if there are fewer."""
        while self.tried < most and not self._is_spent:
            self._try_another()
            self.tried += 1

    def _try_another(self) -> None:
        """Go down a line that was never tried, and learn from how it ends."""
        forks: list[Fork] = []
        places: list[int] = []
        line: list[int] = []
        share = self._walk(forks, places, line)
        for action in line:
            self._habits.add(action, share)
        if share > self._highest:
            self.best, self._highest = line, share
        spent = True  # nothing is new behind the end
        for number in range(len(forks) - 1, -1, -1):
            forks[number].add(places[number], share, spent)
            spent = forks[number].fresh == 0
        self._is_spent = spent

    def _walk(self, forks: list[Fork], places: list[int], line: list[int]) -> float:
        """Answer to the end of the turn, noting all choices; the share of the win after it."""
        match, seat = self._world.clone(), self._seat
        fork = self._root
        while not match.over and turn_of(match, seat) == seat and len(line) < LIMIT:
            options = match.options(seat)
            place = 0
            if len(options) > 1:
                if fork is None:
                    fork = Fork(options)
                    place = self._guess(options)
                    if forks:
                        forks[-1].beyond[places[-1]] = fork
                    else:
                        self._root = fork
                else:
                    place = fork.select(self._habits, self._curiosity)
                forks.append(fork)
                places.append(place)
                fork = fork.beyond[place]
            line.append(options[place])
            match.play_unchecked(seat, options[place])
        return prospects(match, match.game.appraise(match))[seat]

    def _guess(self, options: list[int]) -> int:
        """The place of an option that did well elsewhere, or of any."""
        if self._dealer.pick(WHIMS) < self._whims:
            return self._dealer.pick(len(options))
        return options.index(self._habits.best(options))

"""A match whose chance is asked for, one result after the other, like the answers of the seats.

Rules draw cards and roll dice in the middle of what they do.  Here a step is tried with the results
that are known so far; where one is missing the trial is thrown away, and the next result is asked.
"""

from collections.abc import Sequence
from typing import Any, Final

from bactrian.envs.seating import Seating
from bactrian.kernel.dealer import Dealer
from bactrian.kernel.match import Match


class Missing(Exception):
    """The rules need a result of chance; the chances of each are given."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__("a result of chance is missing")
        self.weights: Final = weights


class GivenDealer(Dealer):
    """Deals the results it is given, and says what is missing."""

    def __init__(self, results: Sequence[int]) -> None:
        self._results = list(results)
        self._next = 0

    def _result(self, weights: list[int]) -> int:
        if self._next == len(self._results):
            raise Missing(weights)
        self._next += 1
        return self._results[self._next - 1]

    def pick(self, size: int) -> int:
        """The next result, out of *size* equal ones."""
        return self._result([1] * size)

    def draw(self, name: str, labels: Sequence[str], counts: list[int], left: int) -> int:
        """The next result, a card of the deck."""
        return self._result(list(counts))

    def clone(self) -> "GivenDealer":
        """A dealer with the same future."""
        return GivenDealer(self._results[self._next :])


class Course:
    """A match and what is still to be decided by chance before it can go on.

    It begins with the deal, or with a *match* that has been dealt, which it will not change.
    """

    def __init__(self, table: Seating, match: Match[Any, Any] | None = None) -> None:
        self.table: Final = table
        self.match = match
        self.answer: tuple[int, int] | None = None
        self.results: list[int] = []
        self.weights: list[int] = []
        if match is None:
            self._try()

    def __deepcopy__(self, memo: Any) -> "Course":
        copy = Course.__new__(Course)
        copy.__dict__.update(self.__dict__)
        copy.results = self.results.copy()
        return copy

    def say(self, seat: int, action: int) -> None:
        """An answer of a seat."""
        self.answer = (seat, action)
        self.results = []
        self._try()

    def happen(self, result: int) -> None:
        """A result of chance."""
        self.results.append(result)
        self._try()

    def _try(self) -> None:
        """Go on as far as the known results lead; matches are never changed, only replaced."""
        try:
            self.match = self._gone_on(GivenDealer(self.results))
        except Missing as missing:
            self.weights = missing.weights
        else:
            self.weights = []

    def _gone_on(self, dealer: Dealer) -> Match[Any, Any]:
        if self.match is None or self.answer is None:
            return self.table.start(dealer)
        trial = self.match.clone()
        trial.dealer = dealer
        trial.play(*self.answer)
        return trial

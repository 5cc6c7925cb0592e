"""How a bot sits at a table: what it is shown, and what it must answer."""

from typing import Any, Final, Protocol

from bactrian.kernel.dealer import Dealer
from bactrian.kernel.match import Match
from bactrian.kernel.message import Json


class Glimpse:
    """All that a seat may know when it is asked: its options, its view, and worlds to imagine.

    A bot never holds the match itself, so it cannot see more than a person in its seat.
    """

    def __init__(self, match: Match[Any, Any], seat: int) -> None:
        self.seat: Final = seat
        self._match: Final = match

    @property
    def options(self) -> list[int]:
        """The codes of everything that may be answered."""
        return self._match.options(self.seat)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._match.seats

    @property
    def answered(self) -> int:
        """How many questions have been answered openly so far."""
        return self._match.answered

    @property
    def beside(self) -> bool:
        """Is the question beside the main line, so that others need not wait for the answer?"""
        return bool(self._match.lanes[self.seat])

    def view(self) -> dict[str, Json]:
        """What the seat may know of the table."""
        return self._match.view(self.seat)

    def imagine(self, dealer: Dealer) -> Match[Any, Any]:
        """A world that could be this one, with everything unknown dealt by *dealer*."""
        return self._match.imagine(self.seat, dealer)


class Bot(Protocol):
    """Somebody who answers prompts."""

    def choose(self, glimpse: Glimpse) -> int:
        """One of the options of *glimpse*."""

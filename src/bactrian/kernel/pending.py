"""What is pending in a match: steps the rules take, and decisions they wait for.

Both are data on the match's stack: numbers and ids only, never changed once made, so that a match
can be stored, cloned and searched in the middle of a turn.  ``Any`` is the match; games narrow it.
"""

from abc import abstractmethod
from typing import Any, ClassVar

from bactrian.kernel.action import Action
from bactrian.kernel.compiling import mypyc_attr
from bactrian.kernel.message import Message, Reason
from bactrian.kernel.piece import Piece

Price = tuple[tuple[str, int], ...]
"""What an option costs: pairs of a resource and an amount."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Piece):
    """A step or a decision on the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending):
    """Something the rules do by themselves when its time comes."""

    @abstractmethod
    def run(self, match: Any) -> None:
        """Do it."""


class Join(Pending):
    """Wait here until every question asked beside the main line is answered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Pending):
    """Something the rules wait to be told by one seat."""

    __match_args__ = ("seat",)

    forced: ClassVar[bool] = False
    """True where a single option answers itself, because nobody would want to be asked."""

    secret: ClassVar[bool] = False
    """True where others must not notice that the seat is asked (only beside the main line)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def options(self, match: Any) -> list[int]:
        """The codes of all legal actions, in a fixed order, never empty."""

    @abstractmethod
    def resolve(self, match: Any, action: int) -> None:
        """Apply *action*, which is known to be one of the options."""

    @abstractmethod
    def question(self, match: Any) -> Message:
        """What the seat is asked."""

    def label(self, match: Any, action: int) -> Message:
        """What an option means here; the action's own words unless the table says more."""
        entry: Action = match.game.table.entries[action]
        return entry.message()

    def price(self, match: Any, action: int) -> Price:
        """What an option costs."""
        return ()

    def points_at(self, match: Any, action: int) -> tuple[str, ...]:
        """The elements of the table that stand for an option."""
        entry: Action = match.game.table.entries[action]
        return entry.targets

    def why_not(self, match: Any, target: str) -> Reason | None:
        """Why *target*, an element or the text of an action, is no option now."""
        return None

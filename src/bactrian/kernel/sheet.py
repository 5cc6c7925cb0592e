"""What a seat may know, written down as numbers: the form in which learners see a match.

A sheet consists of named blocks.  For one game and number of seats every sheet has the same blocks
with the same sizes, so that a number always means the same thing.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from bactrian.kernel.pending import Decision
from bactrian.kernel.piece import parts

if TYPE_CHECKING:
    from bactrian.kernel.match import Match

DETAILS: Final = 12
"""How many numbers of a question are written down."""

NOTHING: Final = -1
"""What stands where there is nothing."""


class Sheet:
    """The numbers so far, and the names and sizes of their blocks."""

    def __init__(self) -> None:
        self.values: Final[list[int]] = []
        self.blocks: Final[list[tuple[str, int]]] = []

    def put(self, name: str, values: list[int]) -> None:
        """A block of plain numbers."""
        self.blocks.append((name, len(values)))
        self.values.extend(values)

    def flag(self, name: str, is_so: bool) -> None:
        """One number: 1 for yes, 0 for no."""
        self.put(name, [1 if is_so else 0])

    def one_of(self, name: str, index: int, size: int) -> None:
        """A block of zeros with a 1 at *index*; no 1 if it is negative."""
        values = [0] * size
        if index >= 0:
            values[index] = 1
        self.put(name, values)

    def counts(self, name: str, items: Iterable[int], size: int) -> None:
        """How often each number below *size* is among *items*."""
        values = [0] * size
        for item in items:
            values[item] += 1
        self.put(name, values)

    def row(self, name: str, items: Iterable[int], size: int) -> None:
        """The first *size* of *items*, filled up with ``NOTHING``."""
        values = list(items)[:size]
        self.put(name, values + [NOTHING] * (size - len(values)))


def observe(match: "Match[Any, Any]", seat: int) -> Sheet:
    """All that *seat* may know: who is asked, its own question, and the table."""
    sheet = Sheet()
    asked = match.asked(seat)
    sheet.one_of("seat", seat, match.seats)
    sheet.counts("asked", asked, match.seats)
    kinds = question_kinds(match.game)
    question = match.decision(seat) if seat in asked else None
    kind = NOTHING if question is None else kinds.index(type(question).__name__)
    sheet.one_of("question", kind, len(kinds))
    details = [] if question is None else numbers_in(parts(question)[1:])
    sheet.row("details", details, DETAILS)
    match.game.observe(match, seat, sheet)
    return sheet


def numbers_in(values: Iterable[Any]) -> list[int]:
    """The numbers among *values*, those in tuples included."""
    found: list[int] = []
    for value in values:
        if isinstance(value, int):
            found.append(int(value))
        elif isinstance(value, tuple):
            found.extend(numbers_in(value))
    return found


_question_kinds: Final[dict[str, list[str]]] = {}


def question_kinds(game: Any) -> list[str]:
    """The names of all questions that a game asks, in a fixed order."""
    key = f"{type(game).__module__}.{game.title}"
    if key not in _question_kinds:
        kinds = game.kinds()
        asked = [name for name, kind in kinds.items() if issubclass(kind, Decision)]
        _question_kinds[key] = sorted(name for name in asked if kinds[name] is not Decision)
    return _question_kinds[key]

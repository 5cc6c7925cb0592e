"""Reading journals: their lines, and the dealer that deals what they have written down."""

from collections.abc import Sequence
from typing import Final

from bactrian.kernel.dealer import Dealer, SeededDealer, index_of
from bactrian.kernel.errors import BactrianError, JournalError
from bactrian.kernel.record import FORMAT

CHANCE: Final = ("deal", "roll")
ENDING: Final = ("reveal", "result", "digest")


class Journal:
    """The lines of a journal without comments, each with its number in the file."""

    def __init__(self, text: str) -> None:
        self.lines: Final[list[tuple[int, str]]] = []
        for number, raw in enumerate(text.splitlines(), 1):
            line = " ".join(raw.partition("#")[0].split())
            if line:
                self.lines.append((number, line))
        if not self.lines:
            raise JournalError(1, f"this is empty; a journal starts with “{FORMAT}”")
        number, first = self.lines[0]
        words = first.split()
        if " ".join(words[:2]) != FORMAT or len(words) < 3:
            raise JournalError(number, f"a journal starts with “{FORMAT}” and the title of a game")
        self.title: Final = words[2]
        self.settings: Final = dict(self._setting(number, word) for word in words[3:])
        if len(self.lines) < 2 or not self.lines[1][1].startswith("dealer "):
            raise JournalError(number + 1, "the second line says where the chance came from")
        self.dealer: Final = self.lines[1][1].split()[1:]

    @staticmethod
    def _setting(number: int, word: str) -> tuple[str, str]:
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise JournalError(number, f"“{word}” is no setting of the form key=value")
        return key, value

    def ending(self, word: str) -> str:
        """What the line that starts with *word* says; nothing if there is none."""
        for _, line in self.lines[-3:]:
            if line.startswith(word + " "):
                return line.partition(" ")[2]
        return ""

    def number_after_last(self) -> int:
        """The number of the line that would come next."""
        return self.lines[-1][0] + 1


class RecordedDealer(Dealer):
    """Deals what a journal has written down."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._next = 2
        self._results: list[str] = []

    def pick(self, size: int) -> int:
        """A journal holds rolls and draws by name, nothing else."""
        raise self._error(f"a nameless choice of {size} is asked for; a journal rolls and deals")

    def roll(self, name: str, sides: int) -> int:
        """The next roll in the journal."""
        result = self._result("roll", name)
        if not result.isdecimal() or not 1 <= int(result) <= sides:
            raise self._error(f"“{result}” is no roll of {name}, which goes from 1 to {sides}")
        return int(result)

    def draw(self, name: str, labels: Sequence[str], counts: list[int], left: int) -> int:
        """The next card in the journal."""
        result = self._result("deal", name)
        try:
            return index_of(result, name, labels, counts)
        except BactrianError as error:
            raise self._error(str(error)) from None

    def header(self) -> str:
        """What the journal says about where the chance came from."""
        return " ".join(self._journal.dealer)

    def reveal(self) -> str:
        """The secret that the journal reveals, if it does."""
        return self._journal.ending("reveal")

    def clone(self) -> Dealer:
        """A recorded future cannot branch: copies are dealt by a seeded dealer."""
        return SeededDealer(self._next)

    def answer(self, to: int | None = None) -> tuple[int, str] | None:
        """The next line that is an answer, with its number; none at the end or after line *to*."""
        if self._results:
            raise self._error(f"“{self._results[0]}” is more than the match deals here")
        if self._next >= len(self._journal.lines):
            return None
        number, line = self._journal.lines[self._next]
        if line.split()[0] in ENDING or (to is not None and number > to):
            return None
        self._next += 1
        return number, line

    def skip_chance(self) -> None:
        """Go past the results of the dealer, for a match that computes its own."""
        lines = self._journal.lines
        while self._next < len(lines) and lines[self._next][1].split()[0] in CHANCE:
            self._next += 1

    def _result(self, what: str, name: str) -> str:
        if not self._results:
            if self._next >= len(self._journal.lines):
                number = self._journal.number_after_last()
                raise JournalError(
                    number, f"the journal ends where the match needs “{what} {name}”"
                )
            number, line = self._journal.lines[self._next]
            words = line.split()
            if words[:2] != [what, name] or len(words) < 3:
                raise JournalError(number, f"the match needs “{what} {name} …” here, not “{line}”")
            self._results = words[2:]
            self._next += 1
        return self._results.pop(0)

    def _error(self, reason: str) -> JournalError:
        return JournalError(self._journal.lines[self._next - 1][0], reason)

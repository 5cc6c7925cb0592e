"""The record of a match: its journal lines, its events, and how far an answer can be taken back.

A match that is played by people keeps one; a match that is only searched or simulated need not.
"""

import hashlib
from typing import Any, Final

from bactrian.kernel.errors import CannotUndo
from bactrian.kernel.message import Event

FORMAT: Final = "bactrian 1"


def digest_of(lines: list[str]) -> str:
    """The digest that ends a finished journal."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Record:
    """What has been answered, dealt and told since the start of a match."""

    def __init__(self, lines: list[str]) -> None:
        self.lines: Final = lines
        self.events: Final[list[Event]] = []
        self._secret: list[int] = []  # the seats that have answered in secret
        self._past: list[Any] = []
        self._undo_seat = -1
        self._settled = False

    def dealt(self, what: str, name: str, result: str) -> None:
        """Write down a result of the dealer: what it gave can no longer be taken back.

        Results of one kind that follow each other share a line.
        """
        self._settled = True
        head = f"{what} {name} "
        if self.lines[-1].startswith(head):
            self.lines[-1] += f" {result}"
        else:
            self.lines.append(head + result)

    def settle(self) -> None:
        """A secret was shown: nothing before it can be taken back."""
        self._settled = True

    def before(self, match: Any, seat: int, text: str, secret: bool) -> None:
        """Write down an answer, and keep the match as it is before it."""
        self.lines.append(f"{seat} {text}")
        if secret:
            self._secret.append(seat)
            return
        if seat != self._undo_seat:
            self._past.clear()
            self._undo_seat = seat
        self._past.append(match.clone())
        self._settled = False

    def after(self, match: Any, seat: int, action: int, secret: bool) -> None:
        """Close an answer: forget what can no longer be taken back, and finish a finished match.

        A secret answer changes nothing in what others may take back, and stands if they do.
        """
        if secret:
            for earlier in self._past:
                earlier.play_unchecked(seat, action)
        elif self._settled:
            self._past.clear()
        if match.over:
            self._past.clear()
            self._finish(match)

    def aside(self, seat: int, action: int, text: str) -> None:
        """Write down what a seat says unasked; it stands whatever is taken back."""
        self.lines.append(f"{seat} {text}")
        self._secret.append(seat)
        for earlier in self._past:
            earlier.game.hear(earlier, seat, action)

    def moment(self, viewer: int) -> int:
        """How many lines *viewer* knows of: all but the secret answers of others."""
        return len(self.lines) - len(self._secret) + self._secret.count(viewer)

    def undoable(self, seat: int) -> int:
        """How many answers *seat* may take back."""
        return len(self._past) if seat == self._undo_seat else 0

    def undo(self, seat: int) -> Any:
        """The match as it was before the last answer of *seat*."""
        if not self.undoable(seat):
            raise CannotUndo(
                "there is nothing to take back: only your own latest answers can be, "
                "up to the last chance, revealed secret or answer of another seat"
            )
        self.lines.append(f"{seat} undo")
        self.events.append(Event("took-back", {"seat": f"seat:{seat}"}))
        return self._past.pop()

    def _finish(self, match: Any) -> None:
        secret = match.dealer.reveal()
        if secret:
            self.lines.append(f"reveal {secret}")
        self.lines.append(f"result {' '.join(str(total) for total in match.standing().totals)}")
        self.lines.append(f"digest {digest_of(self.lines)}")

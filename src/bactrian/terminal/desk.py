"""Lines out, lines in: nothing that a screen reader or a pipe could not follow."""

import shutil
import textwrap
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, TextIO

MARK: Final = "> "


def line_width() -> int:
    """How long a line may be: as wide as the screen, but never too long to read."""
    return max(20, min(shutil.get_terminal_size().columns, 100))


class Desk:
    """Where a person reads and writes, one line at a time."""

    def __init__(self, reader: TextIO, writer: TextIO) -> None:
        self._reader: Final = reader
        self._writer: Final = writer
        if reader.isatty():
            with suppress(ImportError):  # not on every system; arrow keys are a comfort
                import readline  # noqa: F401

    def say(self, text: str = "") -> None:
        """Print a line, broken between words where the screen ends."""
        indent = " " * (len(text) - len(text.lstrip()) + 4)
        lines = textwrap.wrap(text, line_width(), subsequent_indent=indent)
        print("\n".join(lines), file=self._writer)

    def say_now(self, text: str) -> None:
        """Print a line before something that takes a while."""
        self.say(text)
        self._writer.flush()

    def say_all(self, lines: Iterable[str]) -> None:
        """Print several lines."""
        for line in lines:
            self.say(line)

    def show(self, text: str) -> None:
        """Print something as it is, such as a path or a page of rules."""
        print(text, file=self._writer)

    def ask(self, mark: str = MARK) -> str | None:
        """What the person types; nothing at the end of the input."""
        self._writer.flush()
        if self._reader.isatty():
            try:
                return input(mark).strip()
            except EOFError:
                print(file=self._writer)
                return None
        line = self._reader.readline()
        # Nobody has seen what came through a pipe, so it is repeated for the transcript.
        print(f"{mark}{line.strip()}", file=self._writer)
        return line.strip() if line else None

    def clear_sight(self) -> None:
        """Move what was written out of sight, for the next person."""
        if self._writer.isatty():
            print("\n" * shutil.get_terminal_size().lines, file=self._writer)

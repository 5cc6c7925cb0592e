"""Asides: what a seat may say at any time without anybody noticing."""

from typing import Any, Final

from bactrian.kernel.match import Match
from bactrian.kernel.message import Args
from bactrian.words import Speaker


class Asides:
    """What one seat may say beside its question, numbered and in words."""

    def __init__(self, match: Match[Any, Any], seat: int, speaker: Speaker) -> None:
        self._codes: Final = match.asides(seat)
        self._actions: Final = [match.game.table[code] for code in self._codes]
        self._labels: Final = [speaker.say(action.message()) for action in self._actions]
        self._speaker: Final = speaker
        self._command: Final = speaker.word("command-aside")

    def __bool__(self) -> bool:
        return bool(self._codes)

    def lines(self) -> list[str]:
        """All of them with their numbers, or that there is none."""
        if not self:
            return [self._speaker.word("aside-none")]
        title = self._speaker.word("aside-list", {"command": self._command})
        return [title, *(f"{n:>3}. {label}" for n, label in enumerate(self._labels, 1))]

    def hint(self) -> list[str]:
        """How to see them, where there are any."""
        return [self._speaker.word("aside-hint", {"command": self._command})] if self else []

    def bad_number(self) -> list[str]:
        """What would have been a number of one."""
        if not self:
            return self.lines()
        args: Args = {"command": self._command, "last": len(self._codes)}
        return [self._speaker.word("aside-number", args)]

    def numbered(self, number: str) -> int | None:
        """The code of the one with that *number*."""
        index = int(number) - 1 if number.isdecimal() else -1
        return self._codes[index] if 0 <= index < len(self._codes) else None

    def called(self, wanted: str) -> int | None:
        """The code of the one that is called so, in its own words or as a journal writes it."""
        for code, action, label in zip(self._codes, self._actions, self._labels, strict=True):
            if wanted in (action.text, label.casefold()):
                return code
        return None

    def meant(self, meant: list[str]) -> list[str]:
        """Those that read like, or point at, something that was asked about."""
        return [
            f"{self._command} {number}. {label}"
            for number, (action, label) in enumerate(
                zip(self._actions, self._labels, strict=True), 1
            )
            if action.text in meant or not set(meant).isdisjoint(action.targets)
        ]

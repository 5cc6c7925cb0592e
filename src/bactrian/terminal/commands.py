"""The commands a person can give instead of an answer, in the words of every language."""

from enum import Enum
from typing import Final

from bactrian.words import LANGUAGES, Speaker

UNDO: Final = "undo"
"""What a journal writes for an answer taken back; who has read one may type it."""


class Command(Enum):
    """What can be typed beside a number: the id of its word, and of what it does."""

    ASK = ("command-ask", "help-ask")
    UNDO = ("command-undo", "help-undo")
    TABLE = ("command-table", "help-table")
    MAP = ("command-map", "help-map")
    ASIDE = ("command-aside", "help-aside")
    HINT = ("command-hint", "help-hint-command")
    LOG = ("command-log", "help-log")
    SCORE = ("command-score", "help-score")
    RULES = ("command-rules", "help-rules")
    HELP = ("command-help", "help-help")
    QUIT = ("command-quit", "help-quit")


def read_command(line: str) -> tuple[Command, str] | None:
    """The command in a line, in whatever language, and what follows it."""
    if line.startswith("?"):
        return Command.ASK, line[1:].strip()
    word, _, rest = line.partition(" ")
    if word.casefold() == UNDO:
        return Command.UNDO, ""
    for language in LANGUAGES:
        speaker = Speaker(language)
        for command in Command:
            if word.casefold() == speaker.word(command.value[0]):
                return command, rest.strip()
    return None


def help_lines(speaker: Speaker, missing: set[Command]) -> list[str]:
    """All commands with what they do, without those that have nothing to show here."""
    return [
        f"  {speaker.word(command.value[0])}: {speaker.word(command.value[1])}"
        for command in Command
        if command not in missing
    ]

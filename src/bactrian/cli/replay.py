"""``bactrian replay``: a journal, checked and told."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bactrian.cli.parameters import AsJson, Board, File, Language
from bactrian.kernel.errors import JournalError, Malformed
from bactrian.kernel.machine import WATCHER

if TYPE_CHECKING:
    from bactrian.kernel.journal import Journal
    from bactrian.kernel.match import Match
    from bactrian.kernel.message import Event, Json
    from bactrian.words import Speaker

Told = list[tuple[int, "Event"]]


def replay(
    file: File,
    to: Annotated[
        int | None, typer.Option(metavar="LINE", min=2, help="Stop after this line of the file.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, help="Tell what this seat was told; else what is open.")
    ] = None,
    lang: Language = None,
    board: Board = None,
    as_json: AsJson = False,
) -> None:
    """Check a journal and tell its match, sentence by sentence."""
    from bactrian.cli.output import print_json, read_journal
    from bactrian.terminal.settings import language
    from bactrian.words import Speaker

    journal = read_journal(file)
    match, happened = retold(journal, board, to)
    if seat is not None and seat > match.seats:
        raise Malformed(f"there are seats 1 to {match.seats}, not {seat}")
    viewer = WATCHER if seat is None else seat - 1
    speaker = Speaker(language(lang), match.game)
    if as_json:
        print_json(report(match, happened, viewer, speaker))
    else:
        show(match, happened, viewer, speaker)


def retold(
    journal: "Journal", board: Path | None, to: int | None
) -> "tuple[Match[Any, Any], Told]":
    """The match a journal tells, and every event with the line that led to it."""
    from bactrian.cli.output import game_of
    from bactrian.kernel.journal import moments
    from bactrian.kernel.journal import replay as check

    game = game_of(journal, board)
    match = check(game, journal, to)
    happened: Told = []
    try:
        for line, moving in moments(game, journal):
            if to is not None and line > to:
                break
            assert moving.record is not None
            happened.extend((line, event) for event in moving.record.events[len(happened) :])
    except JournalError:
        # What comes after the line that was asked for may be as wrong as it likes.
        if to is None:
            raise
    return match, happened


def report(
    match: "Match[Any, Any]", happened: Told, viewer: int, speaker: "Speaker"
) -> "dict[str, Json]":
    """The match for machines."""
    events: list[Json] = []
    for line, event in happened:
        heard = event.told(viewer)
        if heard is not None:
            events.append({"line": line, **heard.json(), "text": speaker.say(heard)})
    return {
        "game": match.game.title,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "options": dict(match.options_chosen),
        "over": match.over,
        "asked": [*match.asked(viewer)],
        "standing": match.standing(viewer).json(),
        "events": events,
    }


def show(match: "Match[Any, Any]", happened: Told, viewer: int, speaker: "Speaker") -> None:
    """The match for people."""
    import sys

    from bactrian.terminal.desk import Desk
    from bactrian.terminal.telling import outcome_lines, standing_lines, told

    desk = Desk(sys.stdin, sys.stdout)
    desk.say_all(told((event for _, event in happened), viewer, speaker))
    desk.say()
    if match.over:
        desk.say_all(outcome_lines(match.standing(), speaker))
    else:
        desk.say(speaker.word("not-over"))
        desk.say_all(standing_lines(match.standing(viewer), speaker))

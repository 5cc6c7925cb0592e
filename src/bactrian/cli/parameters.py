"""Parameters that several commands share."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from bactrian.kernel.errors import Malformed
from bactrian.kernel.game import Game

Title = Annotated[
    str, typer.Argument(metavar="GAME", help="The title of a game; `bactrian games` lists them.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, and nothing else.")]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|de|nl", help="The language.")]
Board = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="Play with the components in this TOML file."),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=CHOICE", help="An option of the table; may be given repeatedly."
    ),
]


def choices(words: Sequence[str] | None) -> dict[str, str]:
    """Table options by key, from words of the form ``key=choice``."""
    found = {}
    for word in words or ():
        key, equals, choice = word.partition("=")
        if not (key and equals and choice):
            raise Malformed(f"an option is written key=choice, not “{word}”")
        found[key] = choice
    return found


def usual_seats(game: Game, options: Mapping[str, str]) -> int:
    """The middle one of the numbers of seats, or the nearest that the *options* allow."""
    middle = game.seats[(len(game.seats) - 1) // 2]
    for seats in sorted(game.seats, key=lambda count: (abs(count - middle), count)):
        try:
            game.agree(seats, options)
        except Malformed:
            continue
        return seats
    game.agree(middle, options)  # no number of seats will do: this says why
    return middle

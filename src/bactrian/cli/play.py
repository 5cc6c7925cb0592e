"""``bactrian play``: a match in the terminal, line by line."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bactrian.cli.parameters import Board, Language, TableOptions, choices, usual_seats
from bactrian.kernel.errors import Malformed

if TYPE_CHECKING:
    from bactrian.kernel.match import Match
    from bactrian.terminal.desk import Desk
    from bactrian.terminal.places import Place
    from bactrian.terminal.shelf import Saved


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The title of a game; else a menu.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,…",
            help="Who sits where: you, you:NAME or a bot. Several of you share the screen.",
        ),
    ] = None,
    option: TableOptions = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="Where all chance comes from.")] = None,
    board: Board = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the latest match that is not over.")
    ] = False,
) -> None:
    """Play a match in the terminal.

    Against bots, or several people at one screen; every answer is saved at once.
    """
    import sys

    from bactrian.terminal.desk import Desk
    from bactrian.terminal.settings import home
    from bactrian.terminal.sitting import Sitting

    desk = Desk(sys.stdin, sys.stdout)
    folder = home() / "journals"
    if resume:
        if seats or option or seed or board:
            raise Malformed("--resume goes on as the match was begun: give only GAME and --lang")
        match, saved = resumed(folder, game, lang)
    else:
        title = game or chosen_title(desk, lang)
        if title is None:
            return
        match, saved = begun(folder, title, seats, choices(option), lang, seed, board)
    Sitting(match, saved, desk).run()


def resumed(folder: Path, title: str | None, lang: str | None) -> "tuple[Match[Any, Any], Saved]":
    """The latest match that is not over, in the language it was begun in unless told otherwise."""
    from bactrian.terminal.settings import language
    from bactrian.terminal.shelf import Saved, latest, resume

    kept = latest(folder, title)
    saved = Saved(kept.path, kept.places, language(lang or kept.language), kept.board)
    return resume(saved), saved


def begun(
    folder: Path,
    title: str,
    seats: str | None,
    options: dict[str, str],
    lang: str | None,
    seed: str | None,
    board: Path | None,
) -> "tuple[Match[Any, Any], Saved]":
    """A new match and the file it is kept in."""
    from secrets import token_hex

    from bactrian import registry
    from bactrian.kernel.dealer import SeededDealer
    from bactrian.terminal.places import read_places, usual_places
    from bactrian.terminal.settings import language
    from bactrian.terminal.shelf import Saved, new_path

    game = registry.game(title, board)
    places: list[Place] = (
        usual_places(usual_seats(game, options)) if seats is None else read_places(seats)
    )
    saved = Saved(new_path(folder, title), places, language(lang), board and board.resolve())
    dealer = SeededDealer(token_hex(6) if seed is None else seed)
    return game.start(len(places), dealer, options), saved


def chosen_title(desk: "Desk", lang: str | None) -> str | None:
    """A short menu of all games; nothing if the person leaves it."""
    from bactrian import registry
    from bactrian.terminal.commands import Command, read_command
    from bactrian.terminal.settings import language
    from bactrian.words import Speaker

    speaker = Speaker(language(lang))
    titles = registry.titles()
    desk.say(speaker.word("menu-title"))
    for number, title in enumerate(titles, 1):
        names = registry.game(title).facts()["name"]
        assert isinstance(names, dict)
        desk.say(f"{number:>3}. {names[speaker.language]}")
    while (line := desk.ask()) is not None and read_command(line) != (Command.QUIT, ""):
        if line in titles:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(titles):
            return titles[int(line) - 1]
        quit_word = speaker.word("command-quit")
        desk.say(speaker.word("menu-again", {"last": len(titles), "quit": quit_word}))
    return None

"""Who is here: titles of games and names of bots.  The only place that lists them."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from bactrian.bots.random import RandomBot
from bactrian.games.expedition import Expedition
from bactrian.games.samarkand import Samarkand
from bactrian.games.voyages import Voyages
from bactrian.kernel.errors import Malformed
from bactrian.kernel.game import Game
from bactrian.kernel.seat import Bot

GAMES: Final[dict[str, Callable[[Path | None], Game]]] = {
    "expedition": Expedition,
    "samarkand": Samarkand,
    "voyages": Voyages,
}

BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": RandomBot,
}

_standard: Final[dict[str, Game]] = {}


def titles() -> list[str]:
    """The titles of all games."""
    return list(GAMES)


def game(title: str, board: Path | None = None) -> Game:
    """The game with that title, on its own components or on those of a *board* file."""
    if title not in GAMES:
        raise Malformed(f"there is no game “{title}”; there is {', '.join(GAMES)}")
    if board is not None:
        return GAMES[title](board)
    if title not in _standard:
        _standard[title] = GAMES[title](None)
    return _standard[title]


def rules_text(title: str) -> str:
    """The numbered rules of a game, in Markdown."""
    game(title)  # refuses what is no title
    page = files("bactrian.games") / title / "rules.md"
    if not page.is_file():
        raise Malformed(f"the rules of {title} are not on the shelf yet")
    return page.read_text(encoding="utf-8")


def bot(name: str, seed: str) -> Bot:
    """A bot by name; *seed* is where its own chance comes from."""
    if name not in BOTS:
        raise Malformed(f"there is no bot “{name}”; there is {', '.join(BOTS)}")
    return BOTS[name](seed)

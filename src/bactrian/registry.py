"""Who is here: titles of games and names of bots.  The only place that lists them."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from bactrian.bots.council import council
from bactrian.bots.levels import LEVELS
from bactrian.bots.random import RandomBot
from bactrian.bots.sage import Sage, sage
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
    "greedy": LEVELS["hard"].seated,  # the yardstick by the name that research knows
    **{name: level.seated for name, level in LEVELS.items()},
}

USUAL: Final = "medium"
"""The level of a bot when nobody says which."""

SAGE: Final = "sage"
USUAL_THOUGHT: Final = "1s"
"""How long a sage thinks when nobody says how long, and somebody who gives a hint."""

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


def levels() -> list[str]:
    """The bots for people to play with, the easiest first."""
    return list(LEVELS)


def bot(name: str, seed: str) -> Bot:
    """A bot by name, such as ``medium`` or ``sage:1s``, whose own chance comes from *seed*."""
    kind, colon, budget = name.partition(":")
    if kind == SAGE:
        return council(budget if colon else USUAL_THOUGHT, seed, game)
    if name not in BOTS:
        known = ", ".join([*BOTS, f"{SAGE}:1s", f"{SAGE}:500", f"{SAGE}:1s@4"])
        raise Malformed(f"there is no bot “{name}”; there is {known}")
    return BOTS[name](seed)


def adviser(seed: str, budget: str = USUAL_THOUGHT) -> Sage:
    """Somebody who says what to expect of every option: for hints."""
    return sage(budget, seed)

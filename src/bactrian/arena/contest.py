"""A contest: the table at which bots play, who they are, and where all chance comes from."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bactrian import registry
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.game import Game
from bactrian.kernel.match import Match
from bactrian.kernel.message import Json


class Contest(NamedTuple):
    """What is played, by whom, from which seed; how much of it is another matter."""

    title: str
    board: Path | None
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: str

    @property
    def game(self) -> Game:
        """The game, read once in every process."""
        return game_for(self.title, self.board)

    def start(self, deal: str, record: bool) -> Match[Any, Any]:
        """A match dealt from the seed *deal*."""
        return self.game.start(self.seats, SeededDealer(deal), dict(self.options), record)

    def json(self) -> dict[str, Json]:
        """The contest for machines."""
        return {
            "game": self.title,
            "seats": self.seats,
            "options": dict(self.options),
            "board": None if self.board is None else str(self.board),
            "bots": [*self.bots],
            "seed": self.seed,
        }


def agreed(
    title: str,
    board: Path | None,
    seats: int,
    options: Mapping[str, str],
    bots: Iterable[str],
    seed: str,
) -> Contest:
    """A contest, after everything in it has been checked."""
    chosen = registry.game(title, board).agree(seats, options)
    SeededDealer(seed)  # refuses what is no seed
    names = tuple(bots)
    for name in names:
        registry.bot(name, seed)
    return Contest(title, board, seats, tuple(chosen.items()), names, seed)


@cache
def game_for(title: str, board: Path | None) -> Game:
    """A game, read once in every process."""
    return registry.game(title, board)

"""Faces: how the table of each game looks in plain lines.

A face turns a view (never a state) and the game's printed board into lines.  The module named
after a game is its face; a game without one gets the plain face, which can print any view.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from bactrian.kernel.game import Game
from bactrian.kernel.message import Json
from bactrian.terminal.faces import plain
from bactrian.words import Speaker

View = dict[str, Json]
Chart = Callable[[View, View, Speaker], dict[str, str]]
Lines = Callable[[View, View, Speaker], list[str]]


class Face:
    """The table of one game as lines: all of it, or what must be seen at every question."""

    def __init__(self, board: View, table: Lines, brief: Lines, chart: Chart | None = None) -> None:
        self._board: Final = board
        self._table: Final = table
        self._brief: Final = brief
        self._chart: Final = chart

    def table(self, view: View, speaker: Speaker) -> list[str]:
        """The whole table."""
        return self._table(view, self._board, speaker)

    def brief(self, view: View, speaker: Speaker) -> list[str]:
        """What a person needs between two questions of one turn."""
        return self._brief(view, self._board, speaker)

    def chart(self, view: View, speaker: Speaker) -> dict[str, str]:
        """A line for every place with what lies around it, by name; nothing without a map."""
        return {} if self._chart is None else self._chart(view, self._board, speaker)


def face_of(game: Game) -> Face:
    """The face of a game: its own if there is one."""
    name = f"{__name__}.{game.title}"
    module = plain if find_spec(name) is None else import_module(name)
    return Face(game.board(), module.table, module.brief, getattr(module, "chart", None))

"""The Voyages of Marco Polo: the game as the kernel knows it."""

from pathlib import Path
from typing import Final

from bactrian.games.voyages import appraise, scoring, views
from bactrian.games.voyages.actions import action_table
from bactrian.games.voyages.board import board as printed_board
from bactrian.games.voyages.components import RULINGS, VARIANTS, Box
from bactrian.games.voyages.names import names
from bactrian.games.voyages.observing import observe
from bactrian.games.voyages.setup import SetUp, empty_table, labels
from bactrian.games.voyages.state import State, Table
from bactrian.games.voyages.weights import Weights
from bactrian.games.voyages.worth import Worth
from bactrian.kernel.game import Game, Options, TableOption
from bactrian.kernel.message import Json
from bactrian.kernel.sheet import Sheet
from bactrian.kernel.standing import Standing


def switch(key: str, default: bool) -> TableOption:
    """A variant or ruling that is on or off; the default comes first."""
    return TableOption(key, ("on", "off") if default else ("off", "on"))


class Voyages(Game):
    """Dice send merchants from Venezia to Beijing, for contracts and trading posts."""

    def __init__(self, board: Path | None = None) -> None:
        box = Box(board)
        super().__init__(
            title="voyages",
            rules_version=1,
            seats=(2, 3, 4),
            options=(
                *(switch(key, box.variants[key]) for key in VARIANTS),
                *(switch(key, box.defaults[key]) for key in RULINGS),
            ),
            box=box,
            components=box.digest,
            table=action_table(box),
            labels=labels(box),
        )
        self.worth: Final = Worth(box, Weights())

    def facts(self) -> dict[str, Json]:
        """Who made it, for how many, and how long it takes."""
        box: Box = self.box
        return {
            "id": self.title,
            "name": {**box.title},
            "designers": ["Daniele Tascini", "Simone Luciani"],
            "publisher": "Hans im Glück",
            "year": 2015,
            "seats": [*self.seats],
            "minutes": [60, 100],
        }

    def board(self) -> dict[str, Json]:
        """The map, the spaces, and what lies in the box."""
        return printed_board(self.box)

    def names(self, language: str) -> dict[str, str]:
        """Places, spaces, cards, tiles, contracts, objectives, characters and dice."""
        return names(self.box, language)

    def setup(self, seats: int, options: Options) -> State:
        """The table before the deal.  [V2]"""
        return empty_table(self.box, seats)

    def begin(self, match: Table) -> None:
        """Line up the set-up; it lines up the first round."""
        match.then(SetUp())

    def view(self, match: Table, seat: int) -> dict[str, Json]:
        """What *seat* may know.  [V1.7]"""
        return views.view(match, seat)

    def observe(self, match: Table, seat: int, sheet: Sheet) -> None:
        """What *seat* may know, as numbers."""
        observe(match, seat, sheet)

    def redeal(self, match: Table, seat: int) -> None:
        """Deal afresh what *seat* cannot know."""
        views.redeal(match, seat)

    def standing(self, match: Table, viewer: int) -> Standing:
        """Points by source; objectives stay secret to the end."""
        return scoring.standing(match, viewer)

    def appraise(self, match: Table) -> list[float]:
        """The points every seat may expect at the end."""
        return appraise.appraise(self.worth, match)

    def doubt(self, match: Table) -> float:
        """By how many points an appraisal may be wrong."""
        return appraise.doubt(match)

"""Samarkand: the game as the kernel knows it."""

from pathlib import Path

from bactrian.games.samarkand import appraise, imagining, planning, scoring, views
from bactrian.games.samarkand.actions import action_table
from bactrian.games.samarkand.components import SEATS, Box
from bactrian.games.samarkand.observing import observe
from bactrian.games.samarkand.setup import SetUp, bare_table
from bactrian.games.samarkand.state import State, Table
from bactrian.kernel.game import Game, Options, TableOption
from bactrian.kernel.message import Json
from bactrian.kernel.sheet import Sheet
from bactrian.kernel.standing import Standing


class Samarkand(Game):
    """Merchants marry into families along the Silk Road and link their routes."""

    def __init__(self, board: Path | None = None) -> None:
        box = Box(board)
        super().__init__(
            title="samarkand",
            rules_version=1,
            seats=SEATS,
            options=(TableOption("start", ("first", "random")),),
            box=box,
            components=box.digest,
            table=action_table(box),
            labels={"deck": box.cards, "bag": tuple(box.family_ids)},
        )

    def facts(self) -> dict[str, Json]:
        """Who made it, for how many, and how long it takes."""
        box: Box = self.box
        return {
            "id": self.title,
            "name": {**box.title},
            "designers": ["David V. H. Peters", "Harry Wu"],
            "publisher": "Queen Games",
            "year": 2010,
            "seats": [*self.seats],
            "minutes": [45, 45],
        }

    def board(self) -> dict[str, Json]:
        """The map with its spaces, the families and the goods."""
        return views.board(self.box)

    def names(self, language: str) -> dict[str, str]:
        """Families, spaces and goods."""
        box: Box = self.box
        names = {f"family:{family.id}": family.name[language] for family in box.families}
        for space in box.spaces:
            names[f"space:{space.id}"] = space.name[language]
        for good in box.goods:
            names[f"card:{good.id}"] = f"{good.name[language]} {good.number}"
        return names

    def setup(self, seats: int, options: Options) -> State:
        """The table before the deal.  [S2]"""
        return bare_table(self.box, seats)

    def begin(self, match: Table) -> None:
        """Line up the set-up; it lines up the first turn."""
        match.then(SetUp())

    def asides(self, match: Table, seat: int) -> list[int]:
        """Plans for sales.  [R13]"""
        return planning.possible_plans(match, seat)

    def hear(self, match: Table, seat: int, action: int) -> None:
        """Note a plan.  [R13]"""
        planning.note_plan(match, seat, action)

    def view(self, match: Table, seat: int) -> dict[str, Json]:
        """What *seat* may know.  [S1.6]"""
        return views.view(match, seat)

    def observe(self, match: Table, seat: int, sheet: Sheet) -> None:
        """What *seat* may know, as numbers."""
        observe(match, seat, sheet)

    def redeal(self, match: Table, seat: int) -> None:
        """Deal afresh what *seat* cannot know."""
        imagining.redeal(match, seat)

    def standing(self, match: Table, viewer: int) -> Standing:
        """Cards are counted for their owner alone until the end.  [S9.1]"""
        return scoring.standing(match, viewer)

    def appraise(self, match: Table) -> list[float]:
        """The points every seat may expect at the end."""
        return appraise.appraise(match)

    def doubt(self, match: Table) -> float:
        """How many points an appraisal may be wrong by."""
        return appraise.doubt(match)

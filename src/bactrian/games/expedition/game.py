"""Marco Polo Expedition: the game as the kernel knows it."""

from pathlib import Path

from bactrian.games.expedition import appraise, scoring, views
from bactrian.games.expedition.actions import action_table
from bactrian.games.expedition.components import Box
from bactrian.games.expedition.observing import observe
from bactrian.games.expedition.rounds import SetUp
from bactrian.games.expedition.state import EMPTY, RUNNING, SOURCES, State, Table
from bactrian.kernel.deck import full_deck
from bactrian.kernel.game import Game, Options, TableOption
from bactrian.kernel.message import Json
from bactrian.kernel.sheet import Sheet
from bactrian.kernel.standing import Standing


class Expedition(Game):
    """A race of caravans from Hormuz by Kantshou to Daidu, paid for with cards."""

    def __init__(self, board: Path | None = None) -> None:
        box = Box(board)
        super().__init__(
            title="expedition",
            rules_version=1,
            seats=(2, 3, 4, 5),
            options=(
                TableOption("variant", ("standard", "tactical"), {"tactical": (2,)}),
                TableOption("start", ("first", "random")),
            ),
            box=box,
            components=box.digest,
            table=action_table(box),
            labels={"pile": box.cards},
        )

    def facts(self) -> dict[str, Json]:
        """Who made it, for how many, and how long it takes."""
        box: Box = self.box
        return {
            "id": self.title,
            "name": {**box.title},
            "designers": ["Reiner Knizia"],
            "publisher": "Ravensburger",
            "year": 2004,
            "seats": [*self.seats],
            "minutes": [30, 45],
        }

    def board(self) -> dict[str, Json]:
        """The track with its requirements and values, and the colours of cards and figures."""
        return views.board(self.box)

    def names(self, language: str) -> dict[str, str]:
        """Spaces, cards, figures and requirements."""
        box: Box = self.box
        names = {f"space:{space.id}": space.name[language] for space in box.spaces}
        for index, card in enumerate(box.cards):
            kind = box.good_names[index % box.suit][language]
            names[f"card:{card}"] = f"{kind} ({box.colour_names[index // box.suit][language]})"
        for figure, name in enumerate(box.figure_names):
            names[f"figure:{figure}"] = name[language]
        for slot in range(1, box.display_cards + 1):
            names[f"slot:{slot}"] = f"{box.display_name[language]} {slot}"
        names["pile"] = box.pile_name[language]
        for need, name in box.needs.items():
            names[need] = name[language]
        return names

    def setup(self, seats: int, options: Options) -> State:
        """The table before the deal.  [E3]"""
        box: Box = self.box
        cards = len(box.cards)
        return State(
            positions=[0] * (seats * box.figures[seats]),
            chests=box.chests.copy(),
            gold=[0] * seats,
            sources=[[0] * len(SOURCES) for _ in range(seats)],
            hands=[[0] * cards for _ in range(seats)],
            shown=[[0] * cards for _ in range(seats)],
            display=[EMPTY] * box.display_cards,
            pile=full_deck("pile", box.copies),
            discard=[0] * cards,
            interim_done=False,
            interim_due=False,
            turn=0,
            turns=0,
            figure=EMPTY,
            halted=EMPTY,
            ballasts=0,
            steps=0,
            idle=0,
            ending=RUNNING,
        )

    def begin(self, match: Table) -> None:
        """Line up the set-up; it lines up the first turn."""
        match.then(SetUp())

    def view(self, match: Table, seat: int) -> dict[str, Json]:
        """What *seat* may know.  [E12]"""
        return views.view(match, seat)

    def observe(self, match: Table, seat: int, sheet: Sheet) -> None:
        """What *seat* may know, as numbers."""
        observe(match, seat, sheet)

    def redeal(self, match: Table, seat: int) -> None:
        """Deal afresh what *seat* cannot know."""
        views.redeal(match, seat)

    def standing(self, match: Table, viewer: int) -> Standing:
        """Gold is open to all.  [R18]"""
        return scoring.standing(match)

    def appraise(self, match: Table) -> list[float]:
        """The gold every seat may expect at the end."""
        return appraise.appraise(match)

    def doubt(self, match: Table) -> float:
        """How much gold the figures may be off."""
        return appraise.doubt(match)

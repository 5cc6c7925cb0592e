"""The market: camels, pepper, silk and gold by columns.  [V6.2]"""

from bactrian.games.voyages.characters import pay_watchers
from bactrian.games.voyages.refusals import FINISH_FIRST
from bactrian.games.voyages.rewards import collect
from bactrian.games.voyages.state import Table
from bactrian.kernel.message import Message, Reason
from bactrian.kernel.pending import Decision


class ChooseColumn(Decision):
    """Which column, up to the lowest die?  [V5.7, V6.2]"""

    __match_args__ = ("seat", "space", "lowest")
    forced = True

    def __init__(self, seat: int, space: int, lowest: int) -> None:
        self.seat = seat
        self.space = space
        self.lowest = lowest

    def options(self, match: Table) -> list[int]:
        """Column 1 up to the lowest die."""
        first = match.box.codes.column
        return list(range(first, first + self.lowest))

    def resolve(self, match: Table, action: int) -> None:
        """Take its content; a step comes after the goods."""
        column = match.box.spaces[self.space].columns[action - match.box.codes.column]
        collect(match, self.seat, (column.index,))
        pay_watchers(match, self.seat, self.space)

    def question(self, match: Table) -> Message:
        """Which column of which market?"""
        return Message("ask-column", {"space": f"space:{match.box.space_ids[self.space]}"})

    def label(self, match: Table, action: int) -> Message:
        """A column is called by what it gives."""
        n = action - match.box.codes.column + 1
        space = match.box.space_ids[self.space]
        return Message("do-column", {"n": n, "content": f"content:{space}-{n}"})

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The column, and its content on this market."""
        n = action - match.box.codes.column + 1
        return (f"column:{n}", f"content:{match.box.space_ids[self.space]}-{n}")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """A column beyond the lowest die."""
        kind, _, rest = target.replace(" ", ":", 1).partition(":")
        space, _, number = rest.rpartition("-")
        if kind not in ("column", "content") or not number.isdecimal():
            return FINISH_FIRST
        if space in ("", match.box.space_ids[self.space]) and int(number) > self.lowest:
            return Reason("V6.2", "no-column-high", {"n": int(number), "lowest": self.lowest})
        return None

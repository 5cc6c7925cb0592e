"""The design of an experiment: which bots meet at which tables, on which seats, over which deals.

A deal is played several times, with the bots moved on by a seat each time, so that the luck of the
cards and that of the seat fall on all of them alike.  All pairings play the same deals.
"""

from collections.abc import Iterator
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import NamedTuple

from bactrian.arena.contest import Contest, agreed
from bactrian.kernel.errors import Malformed

Lineup = tuple[int, ...]
"""The bots of a pairing by their numbers, as they sit before they move on for the first time."""


class Experiment(Contest):
    """A contest over deals.

    Deal *d* is dealt from ``seed/d``; a bot chooses from ``seed/d/match/seat``.
    """

    __slots__ = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The bots as results name them; one that is there twice gets a number."""
        return tuple(
            f"{bot}#{self.bots[: place + 1].count(bot)}" if self.bots.count(bot) > 1 else bot
            for place, bot in enumerate(self.bots)
        )

    @property
    def lineups(self) -> list[Lineup]:
        """Who meets whom.

        As many bots as seats sit together; one bot alone takes all seats; otherwise they meet two
        by two, one seat of the first among all others of the second.
        """
        everybody = range(len(self.bots))
        if len(self.bots) == 1:
            return [(0,) * self.seats]
        if len(self.bots) == self.seats:
            return [tuple(everybody)]
        return [(one, *[other] * (self.seats - 1)) for one, other in combinations(everybody, 2)]

    @property
    def rotations(self) -> int:
        """How many matches a pairing plays with the same deal."""
        return 1 if len(self.bots) == 1 else self.seats

    def deals(self, games: int) -> int:
        """How many deals give at least so many matches to every pairing."""
        return ceil(games / self.rotations)

    def meetings(self, games: int) -> "Iterator[Meeting]":
        """At least so many matches of every pairing, deal by deal, so that all come on alike."""
        for deal in range(1, self.deals(games) + 1):
            for pairing in range(len(self.lineups)):
                for rotation in range(self.rotations):
                    yield Meeting(pairing, deal, rotation)

    def seating(self, meeting: "Meeting") -> Lineup:
        """Which bot sits on which seat."""
        lineup = self.lineups[meeting.pairing]
        start = self.seats - meeting.rotation
        return tuple(lineup[(start + seat) % self.seats] for seat in range(self.seats))


class Meeting(NamedTuple):
    """One match of an experiment: which pairing, which deal, how many seats they have moved on."""

    pairing: int
    deal: int
    rotation: int

    @property
    def name(self) -> str:
        """The meeting in a word, all counted from 1 on."""
        return f"{self.pairing + 1}-{self.deal:06d}-{self.rotation + 1}"


def designed(
    title: str,
    seats: int,
    bots: str,
    options: dict[str, str] | None = None,
    seed: str = "1",
    board: Path | None = None,
) -> Experiment:
    """An experiment, after everything in it has been checked; *bots* are separated by commas."""
    names = [name.strip() for name in bots.split(",")]
    if "" in names:
        raise Malformed(f"bots are named with a comma between them, not “{bots}”")
    return Experiment(*agreed(title, board, seats, options or {}, names, seed))

"""``make strength``: the tables of how strong the bots are, for docs/bots.md.

Every cell is an experiment of the arena with a directory of its own, so that a run may be ended at
any time and gone on with later; the tables show what there is so far.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

import bactrian
from bactrian.arena.design import Experiment, designed
from bactrian.arena.intervals import Estimate
from bactrian.arena.match import Played, Row, Task
from bactrian.arena.report import Report, reported
from bactrian.arena.results import milliseconds
from bactrian.arena.runners import here, run
from bactrian.arena.store import opened
from bactrian.kernel.errors import BactrianError
from bactrian.processes import cores

GAMES: Final = 400
"""How many matches a cell has."""

DUELS: Final = (
    "greedy,random",
    "sage:1s,greedy",
    "hard,medium",
    "medium,easy",
)
"""Who is measured against whom, in every game at two seats and at the largest number.

``expert`` is ``sage:1s`` and ``hard`` is ``greedy``, so these two are not measured again.
"""

ALONE: Final = {"sage:1s": 40, "greedy": GAMES, "random": GAMES}
"""Whose points are shown when only they sit at the table, and after how many matches."""

AMONG_THEMSELVES: Final = (("voyages", 2), ("voyages", 4), ("samarkand", 4))
"""Where that is of interest: there are figures of people to compare them with."""

STORE: Final = Path(__file__).parent / "played"
"""Where all matches are; their results are part of the project, so that anybody may go on."""


class Cell(NamedTuple):
    """A figure to be found: a table, who sits there, how many matches."""

    title: str
    seats: int
    bots: str
    games: int = GAMES

    @property
    def directory(self) -> str:
        """The directory of the cell, below that of all."""
        bots = self.bots.replace(",", "-").replace(":", "")
        return f"{self.title}-{self.seats}-{bots}"


def duels() -> list[Cell]:
    """All pairs of bots in all games."""
    tables = [(title, bactrian.game(title).seats) for title in bactrian.titles()]
    ends = [(title, count) for title, seats in tables for count in (seats[0], seats[-1])]
    return [Cell(title, seats, bots) for bots in DUELS for title, seats in ends]


def solos() -> list[Cell]:
    """Bots among themselves."""
    return [Cell(*table, bot, games) for table in AMONG_THEMSELVES for bot, games in ALONE.items()]


def scaled(cell: Cell, scale: float) -> Cell:
    """The cell with fewer matches, or more."""
    return cell._replace(games=max(1, ceil(cell.games * scale)))


def reports(
    cells: Sequence[Cell], store: Path, jobs: int, deadline: float
) -> Iterator[tuple[Cell, Report]]:
    """The reports on all cells, played in order; from the deadline on with what is there."""
    # All are looked at first, so that an unknown bot is refused before anything is played.
    experiments = [designed(cell.title, cell.seats, cell.bots) for cell in cells]
    for cell, experiment in zip(cells, experiments, strict=True):
        rows = played(cell, experiment, store / cell.directory, jobs, deadline)
        if len(rows) < cell.games:
            deadline = 0.0  # its time is over, or somebody wants to see the tables now
        yield cell, reported(experiment, cell.games, rows)


def played(cell: Cell, experiment: Experiment, path: Path, jobs: int, deadline: float) -> list[Row]:
    """The matches of a cell: all, or as many as there were at the deadline or at Ctrl-C."""
    rows: list[Row] = []
    with opened(path, experiment) as kept:
        runner = here(jobs) if time.monotonic() < deadline else nobody
        print(f"{cell.directory}: {len(kept.rows)} of {cell.games} are there", file=sys.stderr)
        with (
            closing(run(experiment, cell.games, runner, kept)) as coming,
            suppress(KeyboardInterrupt),
        ):
            for row in coming:
                rows.append(row)
                if row.match not in kept.rows and time.monotonic() > deadline:
                    break
    return rows


def nobody(_: Iterable[Task]) -> Iterator[Played]:
    """Plays nothing."""
    return iter(())


def percent(share: Estimate) -> str:
    """A share with its interval."""
    assert share.low is not None
    assert share.high is not None
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def line(cells: Sequence[str]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def duel_table(reports: Sequence[tuple[Cell, Report]]) -> list[str]:
    """The share of wins of the first of two bots, how many it left behind, and the points."""
    heads = ["game", "seats", "bot", "against", "wins in %", "fair", "ahead in %", "matches"]
    heads += ["points", "theirs"]
    lines = [line(heads), line(["---"] * len(heads))]
    for cell, report in reports:
        if not report.pairings[0]:
            continue
        one, other = report.pairings[0]
        start = [cell.title, str(cell.seats), one.bot, other.bot]
        wins = [percent(one.share), f"{100 * one.fair:.0f}", percent(one.ahead), str(one.games)]
        lines.append(line([*start, *wins, one.points.text, other.points.text]))
    return lines


def source_tables(reports: Sequence[tuple[Cell, Report]]) -> list[str]:
    """The points of bots among themselves, by source: a table for each game and number of seats."""
    lines: list[str] = []
    for table in dict.fromkeys((cell.title, cell.seats) for cell, _ in reports):
        own = [report.bots[0] for cell, report in reports if cell[:2] == table and report.bots]
        if not own:
            continue
        heads = ["points", *(f"{one.bot} ({one.games} matches)" for one in own)]
        lines += ["", f"{table[0]}, {table[1]} seats:", "", line(heads)]
        lines.append(line(["---"] * len(heads)))
        lines.append(line(["all", *(one.points.text for one in own)]))
        for source in own[0].sources:
            lines.append(line([source, *(one.sources[source].text for one in own)]))
    return lines


def time_table(reports: Sequence[tuple[Cell, Report]]) -> list[str]:
    """How long every bot thinks, in every game."""
    heads = ["game", "seats", "bot", "ms a decision, p50", "p99"]
    lines = [line(heads), line(["---"] * len(heads))]
    found = {(*cell[:2], one.bot): one for cell, report in reports for one in report.bots}
    for (title, seats, bot), one in sorted(found.items()):
        times = [milliseconds(one.p50), milliseconds(one.p99)]
        lines.append(line([title, str(seats), bot, *times]))
    return lines


def show(reports: Sequence[tuple[Cell, Report]]) -> str:
    """All tables in Markdown."""
    fights = [(cell, report) for cell, report in reports if "," in cell.bots]
    alone = [(cell, report) for cell, report in reports if "," not in cell.bots]
    lines = ["### Who beats whom", "", *duel_table(fights)]
    lines += ["", "### Points by source, among themselves", *source_tables(alone)]
    lines += ["", "### Time", "", *time_table(reports)]
    builds = {(cell.title, build) for cell, report in reports for build in report.builds}
    behind = sum(report.planned - report.played for _, report in reports)
    compiled = "compiled" if bactrian.compiled else "plain"
    lines += ["", f"Means and shares with 95 % intervals; rules {compiled} in the last run."]
    if behind:
        lines.append(f"{behind} matches are still to be played.")
    mixed = {title for title, _ in builds if sum(title == other for other, _ in builds) > 1}
    for title in sorted(mixed):
        lines.append(f"Mixed: several builds of rules and bots played {title}.")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    """Play on, then print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--store", type=Path, default=STORE, help="where all matches are kept")
    parser.add_argument("--budget", type=float, metavar="HOURS", help="end after so many hours")
    parser.add_argument("--scale", type=float, default=1.0, help="0.1 plays a tenth of the matches")
    parser.add_argument("--only", default="", metavar="TEXT", help="cells whose names hold this")
    parser.add_argument("--jobs", type=int, default=cores())
    arguments = parser.parse_args(words)
    deadline = float("inf")
    if arguments.budget is not None:
        deadline = time.monotonic() + 3600 * arguments.budget
    cells = [cell for cell in duels() + solos() if arguments.only in cell.directory]
    cells = [scaled(cell, arguments.scale) for cell in cells]
    try:
        found = list(reports(cells, arguments.store, arguments.jobs, deadline))
    except BactrianError as error:
        sys.exit(f"bench.strength: {error}")
    print(show(found))


if __name__ == "__main__":
    main()

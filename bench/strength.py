"""``make strength``: the tables of how strong the bots are, printed and put into docs/bots.md.

Every cell is an experiment of the arena with a directory of its own, so that a run may be ended at
any time and gone on with later; the tables show what there is so far.  With --only, --scale or
--store, which tell of a part or of other matches, docs/bots.md stays as it is.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from math import ceil
from pathlib import Path
from typing import Final

import bactrian
from bactrian.arena.design import Experiment, designed
from bactrian.arena.match import Played, Row, Task
from bactrian.arena.report import Report, reported
from bactrian.arena.runners import here, run
from bactrian.arena.store import opened
from bactrian.kernel.errors import BactrianError
from bactrian.processes import cores
from bench.standings import Cell, show, written

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

PAGE: Final = Path(__file__).parent.parent / "docs" / "bots.md"
"""Where people read the tables."""


def duels() -> list[Cell]:
    """All pairs of bots in all games."""
    tables = [(title, bactrian.game(title).seats) for title in bactrian.titles()]
    ends = [(title, count) for title, seats in tables for count in (seats[0], seats[-1])]
    return [Cell(title, seats, bots, GAMES) for bots in DUELS for title, seats in ends]


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
    everything = duels() + solos()
    cells = [scaled(one, arguments.scale) for one in everything if arguments.only in one.directory]
    try:
        found = list(reports(cells, arguments.store, arguments.jobs, deadline))
    except BactrianError as error:
        sys.exit(f"bench.strength: {error}")
    tables = show(found)
    print(tables, end="")
    if cells == everything and arguments.store == STORE:
        PAGE.write_text(written(PAGE.read_text(), tables))
        print(f"They are in {PAGE} now.", file=sys.stderr)


if __name__ == "__main__":
    main()

"""``bactrian simulate``: many matches among bots, and what comes out."""

import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from bactrian.cli.parameters import AsJson, Board, TableOptions, Title, choices, usual_seats
from bactrian.kernel.errors import BactrianError, Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from bactrian.cli.simulation import Plan, Row, Tally
    from bactrian.kernel.message import Json


def simulate(
    game: Title,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="NAME[,…]", help="One bot for all seats, or one for each.")
    ] = "random",
    seed: Annotated[str, typer.Option(help="Where all chance comes from.")] = "1",
    option: TableOptions = None,
    board: Board = None,
    jobs: Annotated[int, typer.Option(min=0, help="How many processes; 0: one per core.")] = 1,
    journals: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the journal of every match here.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a line for every match: .jsonl or .parquet."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many matches.

    The same seed gives the same results, whatever the number of jobs.
    """
    from bactrian.cli.dataset import writer
    from bactrian.cli.output import print_json
    from bactrian.processes import cores

    plan = planned(game, seats, bots, seed, choices(option), board, journals)
    started = perf_counter()
    with writer(out) as write:
        tally = run(plan._replace(rows=out is not None), games, jobs or cores(), write)
    seconds = perf_counter() - started
    if as_json:
        print_json(report(plan, tally, seconds, jobs or cores()))
    else:
        show(plan, tally, seconds)


def planned(
    title: str,
    seats: int | None,
    bots: str,
    seed: str,
    options: dict[str, str],
    board: Path | None,
    journals: Path | None,
) -> "Plan":
    """The plan, after everything in it has been checked."""
    from bactrian import registry
    from bactrian.arena.contest import agreed
    from bactrian.cli.simulation import Plan

    game = registry.game(title, board)
    names = [name.strip() for name in bots.split(",")]
    if seats is None:
        seats = len(names) if len(names) > 1 else usual_seats(game, options)
    if len(names) not in (1, seats):
        raise Malformed(f"{len(names)} bots for {seats} seats: name one for all, or one for each")
    names *= seats if len(names) == 1 else 1
    contest = agreed(title, board, seats, options, names, seed)
    if journals is not None:
        try:
            journals.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BactrianError(f"{journals}: cannot be made ({error.strerror})") from None
    return Plan(contest, journals)


def run(plan: "Plan", games: int, jobs: int, write: "Callable[[list[Row]], None]") -> "Tally":
    """Play all matches, with a progress bar where somebody sees it."""
    from bactrian.cli.simulation import Tally, simulated

    total = Tally(plan.contest.seats)
    if not sys.stderr.isatty():
        for tally in simulated(plan, games, jobs):
            total.add(tally)
            write(tally.rows)
        return total
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(plan.contest.title, total=games)
        for tally in simulated(plan, games, jobs):
            total.add(tally)
            write(tally.rows)
            progress.advance(task, tally.games)
    return total


def report(plan: "Plan", tally: "Tally", seconds: float, jobs: int) -> "dict[str, Json]":
    """The results for machines; points and sources are means over the finished matches."""
    import bactrian

    finished = tally.finished or 1
    return {
        **plan.contest.json(),
        "jobs": jobs,
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "mean_decisions": tally.decisions / tally.games,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "games_per_second": round(tally.games / seconds, 2),
        "compiled": bactrian.compiled,
        "mean_scores": [sum(sources.values()) / finished for sources in tally.sources],
        "mean_sources": [
            {source: points / finished for source, points in sources.items()}
            for sources in tally.sources
        ],
        "wins": [float(wins) for wins in tally.wins],
        "endings": dict(sorted(tally.endings.items())),
    }


def show(plan: "Plan", tally: "Tally", seconds: float) -> None:
    """The results for people: a row for every seat, and the speed."""
    from rich.console import Console
    from rich.table import Table

    import bactrian

    finished = tally.finished or 1
    table = Table(title=f"{plan.contest.title}, {tally.games} matches", title_justify="left")
    table.add_column("seat")
    for seat in range(plan.contest.seats):
        table.add_column(str(seat + 1), justify="right")
    table.add_row("bot", *plan.contest.bots)
    table.add_row("wins", *(f"{float(wins):.2f}" for wins in tally.wins))
    table.add_row("wins in %", *(f"{100 * float(wins) / finished:.1f}" for wins in tally.wins))
    points = (sum(sources.values()) / finished for sources in tally.sources)
    table.add_row("points", *(f"{mean:.2f}" for mean in points), end_section=True)
    for source in tally.sources[0]:
        means = (sources[source] / finished for sources in tally.sources)
        table.add_row(source, *(f"{mean:.2f}" for mean in means))
    Console().print(table)
    endings = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.endings.items()))
    print(f"Ended by: {endings or 'none'}. Unfinished: {tally.games - tally.finished}.")
    print(
        f"{tally.decisions} decisions in {seconds:.2f} s: "
        f"{tally.decisions / seconds:,.0f} decisions "
        f"and {tally.games / seconds:,.1f} matches a second, "
        f"{'compiled' if bactrian.compiled else 'in pure Python'}."
    )

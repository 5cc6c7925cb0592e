"""``bactrian arena``: who beats whom, and by how much."""

import sys
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from bactrian.cli.parameters import AsJson, Board, TableOptions, Title, choices, usual_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bactrian.arena.design import Experiment
    from bactrian.arena.match import Row
    from bactrian.arena.report import Report
    from bactrian.arena.results import Result
    from bactrian.kernel.message import Json

INTERRUPTED = 130

Bots = Annotated[
    str,
    typer.Option(
        metavar="NAME[,…]",
        help="The bots, such as greedy,sage:1s; sage:1s@4 thinks in four processes at once.",
    ),
]


def arena(
    game: Title,
    bots: Bots,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; else as many as bots, or the usual number.")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, help="Matches of every pairing, filled up to whole deals.")
    ] = 100,
    seed: Annotated[str, typer.Option(help="Where all chance comes from.")] = "1",
    option: TableOptions = None,
    board: Board = None,
    jobs: Annotated[int, typer.Option(min=0, help="How many processes; 0: one per core.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Keep results and journals here; go on if some are there."
        ),
    ] = None,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on Ray: that of RAY_ADDRESS, or a local one.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots compete.

    As many bots as seats sit at one table. Otherwise they meet two by two, the bot named first on
    one seat among others of the second; its fair share is then one win in as many as there are
    seats. One bot alone takes all seats.

    Every deal is played as often as there are seats, each time with the bots moved on by one, so
    that luck of cards and seats falls on all alike; all pairings play the same deals. Intervals are
    of 95 % and rest on deals, since matches of the same deal are not independent.

    With --out the same command goes on where it stopped, also with more --games. The same seed
    gives the same matches, whatever the number of jobs, unless a bot thinks by the clock.
    """
    from bactrian.arena import runners, store
    from bactrian.arena.report import reported
    from bactrian.processes import cores

    experiment = planned(game, bots, seats, choices(option), seed, board)
    jobs = jobs or cores()
    runner = runners.on_ray(jobs) if ray else runners.here(jobs)
    rows: list[Row] = []
    started = perf_counter()
    with (
        nullcontext() if out is None else store.opened(out, experiment) as kept,
        closing(runners.run(experiment, games, runner, kept)) as coming,
    ):
        finished = gather(coming, rows, experiment, games)
    report = reported(experiment, games, rows)
    show(report, perf_counter() - started, as_json)
    if not finished:
        again = "" if out is None else "; the same command goes on"
        print(f"Stopped after {report.played} of {report.planned} matches{again}.", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def planned(
    title: str,
    bots: str,
    seats: int | None,
    options: dict[str, str],
    seed: str,
    board: Path | None,
) -> "Experiment":
    """The experiment, after everything in it has been checked."""
    from bactrian import registry
    from bactrian.arena.design import designed

    if seats is None:
        count = bots.count(",") + 1
        seats = count if count > 1 else usual_seats(registry.game(title, board), options)
    return designed(title, seats, bots, options, seed, board)


def gather(
    coming: "Iterator[Row]", rows: "list[Row]", experiment: "Experiment", games: int
) -> bool:
    """Take the matches as they come, until all are there (true) or somebody presses Ctrl-C."""
    try:
        if not sys.stderr.isatty():
            rows.extend(coming)
            return True
        from rich.console import Console
        from rich.progress import MofNCompleteColumn, Progress

        whole = len(list(experiment.meetings(games)))
        columns = (*Progress.get_default_columns(), MofNCompleteColumn())
        # A match among bots that think may take minutes: the time left is judged by all of them.
        with Progress(
            *columns, console=Console(stderr=True), transient=True, speed_estimate_period=86400
        ) as progress:
            task = progress.add_task(experiment.title, total=whole)
            for row in coming:
                rows.append(row)
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def show(report: "Report", seconds: float, as_json: bool) -> None:
    """The results, for machines or for people."""
    if not as_json:
        show_tables(report)
        return
    import bactrian
    from bactrian.arena.report import report_json
    from bactrian.cli.output import print_json

    own: dict[str, Json] = {"compiled": bactrian.compiled, "seconds": round(seconds, 3)}
    print_json({**report_json(report), **own})


def show_tables(report: "Report") -> None:
    """A table for every pairing, then the ratings."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for pairing in filter(None, report.pairings):
        table_of = f"{report.experiment.title}, {report.experiment.seats} seats"
        print(f"{table_of} (matches: {pairing[0].games}, deals: {pairing[0].deals})")
        console.print(compared(pairing))
    if report.counted and len(report.bots) > 1:
        table = Table("bot", "rating", title="OpenSkill", title_justify="left")
        best = sorted(report.ratings.items(), key=lambda item: -item[1].mu)
        for bot, rating in best:
            table.add_row(bot, f"{rating.mu:.2f} ± {2 * rating.sigma:.2f}")
        console.print(table)
    if report.counted < report.played:
        print(f"Matches of deals not played out, left aside: {report.played - report.counted}.")
    if len(report.builds) > 1:
        print(f"Mixed: {len(report.builds)} builds of rules and bots played these matches.")


def compared(pairing: "list[Result]") -> "object":
    """The bots of a pairing side by side."""
    from rich.table import Table

    from bactrian.arena.results import milliseconds

    table = Table("bot")
    for one in pairing:
        table.add_column(one.bot, justify="right")

    def line(label: str, *cells: str, end: bool = False) -> None:
        table.add_row(label, *cells, end_section=end)

    line("wins in %", *(f"{100 * one.share.mean:.1f}" for one in pairing))
    line("  from–to", *(f"{percent(one.share.low)}–{percent(one.share.high)}" for one in pairing))
    line("  fair share", *(f"{100 * one.fair:.1f}" for one in pairing))
    line("others behind in %", *(f"{100 * one.ahead.mean:.1f}" for one in pairing))
    line("points", *(one.points.text for one in pairing), end=True)
    for source in pairing[0].sources:
        line(source, *(one.sources[source].text for one in pairing))
    table.add_section()
    line("decisions", *(f"{one.decisions:.1f}" for one in pairing))
    line("turns", *(f"{one.turns:.1f}" for one in pairing))
    line("ms, p50", *(milliseconds(one.p50) for one in pairing))
    line("ms, p99", *(milliseconds(one.p99) for one in pairing))
    return table


def percent(share: float | None) -> str:
    """A share of 1 in percent."""
    return "?" if share is None else f"{100 * share:.1f}"

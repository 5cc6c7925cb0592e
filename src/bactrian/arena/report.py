"""The report of an experiment: the results of every pairing, of every bot in all, and ratings."""

from collections.abc import Iterable
from typing import NamedTuple

from bactrian.arena.design import Experiment
from bactrian.arena.intervals import Estimate
from bactrian.arena.match import Row
from bactrian.arena.ratings import Rating, ratings
from bactrian.arena.results import Result, counted, result
from bactrian.kernel.message import Json


class Report(NamedTuple):
    """What is known so far; only whole deals are counted, the first number is of all matches."""

    experiment: Experiment
    played: int
    planned: int
    counted: int
    builds: list[str]
    pairings: list[list[Result]]
    bots: list[Result]
    ratings: dict[str, Rating]


def reported(experiment: Experiment, games: int, rows: Iterable[Row]) -> Report:
    """The report on the matches in *rows*, in whatever order they come."""
    rows = list(rows)
    whole = counted(experiment, rows)
    names = experiment.names
    pairings = []
    for number, lineup in enumerate(experiment.lineups):
        own = [row for row in whole if row.pairing == number]
        pairings.append([result(names[bot], own) for bot in dict.fromkeys(lineup)] if own else [])
    seen = {side.bot for row in whole for side in row.sides}
    return Report(
        experiment,
        len(rows),
        experiment.deals(games) * experiment.rotations * len(experiment.lineups),
        len(whole),
        sorted({row.build for row in rows}),
        pairings,
        [result(name, whole) for name in names if name in seen],
        ratings(names, whole),
    )


def report_json(report: Report) -> dict[str, Json]:
    """The report for machines."""
    experiment = report.experiment
    return {
        **experiment.json(),
        "bots": [*experiment.names],
        "planned": report.planned,
        "played": report.played,
        "counted": report.counted,
        "builds": [*report.builds],
        "pairings": [[result_json(one) for one in pairing] for pairing in report.pairings],
        "results": [result_json(one) for one in report.bots],
        "ratings": {
            bot: {"mu": rating.mu, "sigma": rating.sigma} for bot, rating in report.ratings.items()
        },
    }


def result_json(one: Result) -> dict[str, Json]:
    """How a bot did, for machines."""
    return {
        "bot": one.bot,
        "games": one.games,
        "deals": one.deals,
        "share": estimate_json(one.share),
        "ahead": estimate_json(one.ahead),
        "fair": one.fair,
        "points": estimate_json(one.points),
        "sources": {source: estimate_json(points) for source, points in one.sources.items()},
        "decisions": one.decisions,
        "turns": one.turns,
        "seconds": {"p50": one.p50, "p99": one.p99},
    }


def estimate_json(estimate: Estimate) -> dict[str, Json]:
    """A mean with its interval, for machines."""
    return {"mean": estimate.mean, "low": estimate.low, "high": estimate.high}

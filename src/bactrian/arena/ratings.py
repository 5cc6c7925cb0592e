"""Ratings: one number for the strength of every bot, from all matches in the order of the plan."""

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from bactrian.arena.match import Row


class Rating(NamedTuple):
    """How strong a bot seems, and how sure that is; who is new has 25 and 8.3."""

    mu: float
    sigma: float


def ratings(bots: Iterable[str], rows: Iterable[Row]) -> dict[str, Rating]:
    """The ratings by the model of Plackett and Luce, which knows tables of many and shared places.

    A bot that holds several seats takes the mean of what each of them would give it.
    """
    from openskill.models import PlackettLuce  # takes a while, and few commands need it

    model = PlackettLuce()
    found = {bot: model.rating() for bot in bots}
    for row in rows:
        if len({side.bot for side in row.sides}) < 2:
            continue  # a bot alone proves nothing
        teams = [[found[side.bot]] for side in row.sides]
        rated = model.rate(teams, ranks=[float(side.place) for side in row.sides])
        gained = defaultdict(list)
        for side, (new,) in zip(row.sides, rated, strict=True):
            gained[side.bot].append(new)
        for bot, news in gained.items():
            mu, sigma = fmean(new.mu for new in news), fmean(new.sigma for new in news)
            found[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in found.items()}

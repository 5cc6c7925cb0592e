"""What came out for every bot: its share of the wins, its points and where they come from."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from bactrian.arena.design import Experiment
from bactrian.arena.intervals import Estimate, of_mean, of_share
from bactrian.arena.match import Row, Side, seconds


class Result(NamedTuple):
    """How a bot did; what is counted by match is for one of its seats, except its share of wins.

    ``fair`` is the share of the seats it held, which an equal would win; ``ahead`` is the part of
    the others at the table that it left behind, half for a tie; times are in seconds.
    """

    bot: str
    games: int
    deals: int
    share: Estimate
    fair: float
    ahead: Estimate
    points: Estimate
    sources: dict[str, Estimate]
    decisions: float
    turns: float
    p50: float
    p99: float


def counted(experiment: Experiment, rows: Iterable[Row]) -> list[Row]:
    """The matches of deals that all rotations of a pairing have played, in the order of the plan.

    Others would favour whoever sat well.
    """
    deals: defaultdict[tuple[int, int], list[Row]] = defaultdict(list)
    for row in rows:
        deals[row.deal, row.pairing].append(row)
    whole = (deals[key] for key in sorted(deals) if len(deals[key]) == experiment.rotations)
    return [row for deal in whole for row in sorted(deal, key=lambda row: row.rotation)]


def result(bot: str, rows: Sequence[Row]) -> Result:
    """How *bot* did in the matches it took part in."""
    own = [(row, [side for side in row.sides if side.bot == bot]) for row in rows]
    own = [(row, sides) for row, sides in own if sides]

    def by_deal(value: Callable[[Row, list[Side]], float]) -> list[float]:
        deals: defaultdict[int, list[float]] = defaultdict(list)
        for row, sides in own:
            deals[row.deal].append(value(row, sides))
        return [fmean(values) for values in deals.values()]

    def by_seat(value: Callable[[Side], float]) -> list[float]:
        return by_deal(lambda _, sides: fmean(value(side) for side in sides))

    shares = by_deal(lambda row, sides: sum(side.place == 1 for side in sides) / winners(row))
    times: Counter[int] = Counter()
    for _, sides in own:
        for side in sides:
            times.update(side.times)
    return Result(
        bot,
        len(own),
        len(shares),
        of_share(shares, len(own)),
        fmean(by_deal(lambda row, sides: len(sides) / len(row.sides))),
        of_share(
            by_deal(lambda row, sides: fmean(left_behind(row, one) for one in sides)), len(own)
        ),
        of_mean(by_seat(lambda side: side.points)),
        {
            source: of_mean(by_seat(lambda side, source=source: side.sources[source]))  # type: ignore[misc]
            for source in own[0][1][0].sources
        },
        fmean(by_seat(lambda side: side.decisions)),
        fmean(by_seat(lambda side: side.turns)),
        quantile(times, 0.5),
        quantile(times, 0.99),
    )


def winners(row: Row) -> int:
    """How many share the win."""
    return sum(side.place == 1 for side in row.sides)


def left_behind(row: Row, side: Side) -> float:
    """The part of the others at the table that did worse; a tie counts half."""
    behind = sum((one.place > side.place) + (one.place >= side.place) for one in row.sides) - 1
    return behind / 2 / (len(row.sides) - 1)


def quantile(times: Counter[int], part: float) -> float:
    """The time that so great a part of the decisions did not exceed; 0 if there were none."""
    left = part * times.total()
    for time_class in sorted(times):
        left -= times[time_class]
        if left <= 0:
            return seconds(time_class)
    return 0.0


def milliseconds(seconds: float) -> str:
    """A time in milliseconds, as exact as it is kept."""
    return f"{1e3 * seconds:.0f}" if seconds >= 0.1 else f"{1e3 * seconds:.2g}"

"""What a sample says: means and shares with the intervals that hold the truth in 95 of 100 cases.

The matches of one deal are not independent: the same cards lie on the table.  So a *deal* is what
is sampled: its matches give one value, their mean, and all intervals rest on how these differ.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

SURE: Final = 0.975
"""With as much on the other side, 95 % lie between."""

Z: Final = NormalDist().inv_cdf(SURE)

FEW: Final = (12.706204736, 4.302652730)
"""Student's t for one and two degrees of freedom, where the series below is too coarse."""


class Estimate(NamedTuple):
    """A mean and its 95 % interval, which is open where the sample says nothing about it."""

    mean: float
    low: float | None
    high: float | None

    @property
    def text(self) -> str:
        """The mean and how far the interval reaches, if it reaches as far both ways."""
        reach = "" if self.high is None else f" ± {self.high - self.mean:.2f}"
        return f"{self.mean:.2f}{reach}"


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by Fisher's series about the normal one; good to 0.2 %."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z2 = Z * Z
    terms = (
        (z2 + 1) / 4,
        ((5 * z2 + 16) * z2 + 3) / 96,
        (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384,
        ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160,
    )
    tail: float = sum(term / freedom**power for power, term in enumerate(terms, 1))
    return Z * (1 + tail)


def of_mean(deals: Sequence[float]) -> Estimate:
    """The mean of the values of all deals, with Student's interval."""
    mean = fmean(deals)
    if len(deals) < 2:
        return Estimate(mean, None, None)
    reach = student(len(deals) - 1) * stdev(deals) / sqrt(len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def wilson(share: float, size: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share seen in a sample of independent cases."""
    square = z * z / size
    middle = (share + square / 2) / (1 + square)
    reach = z / (1 + square) * sqrt(share * (1 - share) / size + square / size / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def of_share(deals: Sequence[float], games: int) -> Estimate:
    """A share of wins, with Wilson's interval for as many independent matches as the deals weigh.

    Student's interval would shrink to nothing near 0 and 1; Wilson's does not, but it asks for the
    size of an independent sample.  That is the size whose share would vary as the mean of the deals
    does, and never more than the matches played.
    """
    share = fmean(deals)
    if len(deals) < 2:
        return Estimate(share, 0.0, 1.0)
    spread = stdev(deals) ** 2 / len(deals)
    size = min(float(games), share * (1 - share) / spread) if spread else float(games)
    return Estimate(share, *wilson(share, size, student(len(deals) - 1)))

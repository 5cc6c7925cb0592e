"""Which dealt cards a seat cannot know: one function per game, used by the tests of secrecy."""

from collections.abc import Callable
from typing import Final

from tests.expedition.secrets import hidden_draws as expedition
from tests.samarkand.secrets import hidden_draws as samarkand
from tests.voyages.secrets import hidden_draws as voyages

HIDDEN_DRAWS: Final[dict[str, Callable[[list[str], int, int], list[tuple[int, int]]]]] = {
    "expedition": expedition,
    "samarkand": samarkand,
    "voyages": voyages,
}
"""From the lines of a journal, the number of seats and a seat to the draws hidden from it."""

OPEN_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "expedition": ("moved",),
    "samarkand": ("sold",),
    "voyages": (),
}
"""Events that say openly what was chosen: matches in which they differ took another course.

An answer that gives itself is in no journal; with other secrets it may be another one.
"""

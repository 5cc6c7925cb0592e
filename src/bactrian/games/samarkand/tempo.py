"""How long the match will go on, and how many turns that leaves to each seat.  [S8.1]"""

from math import exp
from typing import Final

from bactrian.games.samarkand.ending import ending_of
from bactrian.games.samarkand.reaching import Reaches
from bactrian.games.samarkand.state import RUNNING, Table
from bactrian.games.samarkand.ways import FAR

LAST: Final = 0.5
"""Turns that pass even if all is ready for the end."""

APPROACH: Final = 2.0
"""Turns that pass for each camel that the loneliest family is away from its first link."""

FIFTH: Final = 2.0
"""Turns that pass for each link that keeps the foremost family from its fifth."""

UNMARRIED: Final = 1.3
"""Turns that pass for each family without a link that nobody leads yet."""

HORIZON: Final = 9.0
"""A seat plans for fewer turns than this, however many are to come."""


def turns_left(match: Table, reaches: Reaches) -> float:
    """How many turns of all seats together are likely to come until the end; none if it is here.

    Either all families find a link (A), or one of them finds its fifth (B).  [S8.1]  What is still
    missing for the one says something about the other too, so both are added up.
    """
    if ending_of(match) != RUNNING:
        return 0.0
    all_tiles = match.box.link_tiles
    fewest = all_tiles
    farthest = unmarried = 0
    for family, tiles in enumerate(match.state.link_tiles):
        fewest = min(fewest, tiles)
        if tiles == all_tiles:
            farthest = max(farthest, nearest_link(reaches, family))
            if not reaches.members[family]:
                unmarried += 1
    left = LAST + APPROACH * farthest + FIFTH * fewest + UNMARRIED * unmarried
    return max(1.0, left)


def nearest_link(reaches: Reaches, family: int) -> int:
    """How many camels it takes to link a family with any other, whichever of them comes."""
    nearest = min(reaches.links[family]) if reaches.members[family] else FAR
    for other, links in enumerate(reaches.links):
        if links[family] < nearest and reaches.members[other]:
            nearest = links[family]
    return nearest


def turns_of_seats(match: Table, left: float) -> list[float]:
    """How many of those turns each seat may plan for; who is next may count on one.

    After every turn the end is as likely as after any other, so later seats count on less.
    """
    seats = match.seats
    found = [0.0] * seats
    if left > 0.0:
        on = exp(-1.0 / left)
        expected = 1.0 / (1.0 - exp(-seats / left))
        for step in range(seats):
            found[(match.state.turn + step) % seats] = planned(expected)
            expected *= on
    return found


def planned(turns: float) -> float:
    """For how many of the turns to come it is of use to plan: the first counts most."""
    return turns / (1.0 + turns / HORIZON)

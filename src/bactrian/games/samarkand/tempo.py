"""How long the match will go on, and how many turns that leaves to each seat.  [S8.1]"""

from math import exp
from typing import Final

from bactrian.games.samarkand.ending import ending_of
from bactrian.games.samarkand.reaching import FAR, Reaches
from bactrian.games.samarkand.state import RUNNING, Table

LAST: Final = 1.0
"""Turns that pass even if all is ready for the end."""

ALONE: Final = 1.1
"""Turns that pass for each family without a link, however near others are."""

APPROACH: Final = 0.42
"""Turns that pass for each camel such a family is away from the next one."""

FIFTH: Final = 7.0
"""Turns that pass for each link that keeps a family from its fifth."""


def turns_left(match: Table, reaches: Reaches) -> float:
    """How many turns of all seats together are likely to come until the end; none if it is here.

    Either all families find a link (A), or one of them finds its fifth (B).  [S8.1]
    """
    if ending_of(match) != RUNNING:
        return 0.0
    all_tiles = match.box.link_tiles
    fewest = all_tiles
    until_all = 0.0
    for family, tiles in enumerate(match.state.link_tiles):
        fewest = min(fewest, tiles)
        if tiles == all_tiles:
            until_all += ALONE + APPROACH * nearest_link(reaches, family)
    return LAST + min(until_all, FIFTH * fewest)


def nearest_link(reaches: Reaches, family: int) -> int:
    """How many camels it takes to link a family with any other, whichever of them comes."""
    nearest = min(reaches.links[family]) if reaches.members[family] else FAR
    for other, links in enumerate(reaches.links):
        if links[family] < nearest and reaches.members[other]:
            nearest = links[family]
    return nearest


def turns_of_seats(match: Table, left: float) -> list[float]:
    """How many of those turns each seat may expect; who is next may count on one.

    After every turn the end is as likely as after any other, so later seats count on less.
    """
    seats = match.seats
    found = [0.0] * seats
    if left > 0.0:
        on = exp(-1.0 / left)
        expected = 1.0 / (1.0 - exp(-seats / left))
        for step in range(seats):
            found[(match.state.turn + step) % seats] = expected
            expected *= on
    return found

"""What a position is worth: the points every seat may expect to have at the end.

An appraisal is what lies before a seat already (cash, tokens, link tiles, the cards in hand as
they stand) and what may still come of them in the turns that are left.
"""

from math import sqrt
from typing import Final

from bactrian.games.samarkand.goods import Sale
from bactrian.games.samarkand.prospects import Prospects
from bactrian.games.samarkand.reaching import Reaches
from bactrian.games.samarkand.scoring import standing
from bactrian.games.samarkand.state import NOBODY, Table
from bactrian.games.samarkand.tempo import turns_left, turns_of_seats
from bactrian.kernel.machine import WATCHER

LATE: Final = 12.5
EARLY: Final = 0.85
"""Points by which the appraised difference of two seats is off near the end, and how many more for
each link that is still missing; the more seats share the turns, the fewer they are."""


def appraise(match: Table) -> list[float]:
    """The points every seat may expect; exactly its points once the match is over.  [S9.1]"""
    if match.over:
        return [float(total) for total in standing(match, WATCHER).totals]
    state, box = match.state, match.box
    points = [float(cash * box.dirham_points) for cash in state.cash]
    for seat, taken in enumerate(state.links_taken):
        points[seat] += taken * box.link_points
    for taker in state.takers:
        if taker != NOBODY:
            points[taker] += box.token_points
    reaches = Reaches(match)
    left = turns_left(match, reaches)
    prospects = Prospects(match, reaches, left, turns_of_seats(match, left))
    prospects.add_goods(points, cards_on_sale(match))
    prospects.add_links(points)
    prospects.add_treasuries(points)
    prospects.add_unseen(points)
    return points


def cards_on_sale(match: Table) -> int:
    """The set of cards whose holders may sell them at this moment.  [S6.2]"""
    found = 0
    if match.open_lanes:
        for lane in match.lanes:
            for pending in lane:
                if isinstance(pending, Sale):
                    found |= 1 << pending.card
    return found


def doubt(match: Table) -> float:
    """How many points the appraised difference of two seats may be off.

    It is asked as often as an appraisal, so it only counts the links that are still missing.
    """
    if match.over:
        return 0.0
    all_tiles = match.box.link_tiles
    alone = 0
    fewest = all_tiles
    for tiles in match.state.link_tiles:
        fewest = min(fewest, tiles)
        if tiles == all_tiles:
            alone += 1
    return (LATE + EARLY * min(alone, 2 * fewest)) / sqrt(match.seats)

"""When a bot may play in the place of somebody who is away.

The table's host, who made it, decides; while the host is away for so long as well, anybody who sits
there does.  Nothing here depends on the match: who is asked in secret stays secret.
"""

import math

from bactrian.server.live import Live
from bactrian.server.store import RUNNING


def patience_left(live: Live, guest: str, seat: int, patience: int) -> int | None:
    """Seconds until a guest may let a bot play on a seat; nothing if it may not at all."""
    row = live.seats[seat]
    if live.row.state != RUNNING or row.guest is None or row.bot is not None:
        return None
    waited = live.away(row.guest)
    if waited is None or not is_host(live, guest, patience):
        return None
    return max(0, math.ceil(patience - waited))


def is_host(live: Live, guest: str, patience: int) -> bool:
    """Does a guest decide about the seats of others?"""
    if guest == live.row.maker:
        return True
    waited = live.away(live.row.maker)
    return waited is not None and waited >= patience and bool(live.seats_of(guest))

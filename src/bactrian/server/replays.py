"""Replays: matches told again, to each guest as it may know them."""

from collections import OrderedDict
from typing import Final

from msgspec import Raw

from bactrian.kernel.journal import text_of
from bactrian.server import thinking, wire
from bactrian.server.errors import Refusal
from bactrian.server.hall import Hall
from bactrian.server.live import AnyMatch, Live
from bactrian.server.store import OVER
from bactrian.server.summary import viewer_of

KEPT: Final = 16
"""How many told matches are kept for those who step through them."""


class Replays:
    """Tells matches in worker processes, and keeps the latest."""

    def __init__(self) -> None:
        self._told: Final[OrderedDict[tuple[str, int, int], list[thinking.Told]]] = OrderedDict()

    async def moments(self, hall: Hall, live: Live, guest: str) -> wire.Replay:
        """All moments of a match."""
        told = await self._tell(hall, live, guest)
        return wire.Replay(
            viewer_of(live, guest),
            [
                wire.Moment(moment, answer, seat, [Raw(event) for event in events], points)
                for moment, seat, answer, events, _, points in told
            ],
        )

    async def view(self, hall: Hall, live: Live, guest: str, wanted: int) -> bytes:
        """What was seen at a moment."""
        told = await self._tell(hall, live, guest)
        for moment, _, _, _, view, _ in told:
            if moment == wanted:
                return b'{"moment":%d,"view":%b}' % (moment, view)
        first, last = told[0][0], told[-1][0]
        raise Refusal(404, f"no moment {wanted}; they go from {first} to {last}, see the replay")

    async def _tell(self, hall: Hall, live: Live, guest: str) -> list[thinking.Told]:
        await live.settled()
        match = started(live)
        assert match.record is not None
        viewer = viewer_of(live, guest)
        key = live.row.id, viewer, len(match.record.lines)
        told = self._told.get(key)
        if told is None:
            told = await hall.workers.run(thinking.tell, text_of(match), viewer)
            self._told[key] = told
            if len(self._told) > KEPT:
                self._told.popitem(last=False)
        self._told.move_to_end(key)
        return told


def started(live: Live) -> AnyMatch:
    """The match of a table, if it has begun."""
    if live.match is None:
        raise Refusal(409, "the match has not started: there is nothing to replay")
    return live.match


def whole_journal(live: Live) -> str:
    """The journal of a match, all secrets included, once it is over."""
    match = started(live)
    if live.row.state != OVER:
        raise Refusal(409, "a journal tells all secrets: it can be had when the match is over")
    return text_of(match)

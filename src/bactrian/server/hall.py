"""The hall: all tables, those in memory and those that are only stored."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from bactrian import registry
from bactrian.kernel.dealer import Dealer, SeededDealer
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.fair import FairDealer
from bactrian.kernel.journal import Journal, moments, resume
from bactrian.server.bots import Bots
from bactrian.server.errors import Refusal
from bactrian.server.frames import Frames
from bactrian.server.guests import Guests, first_name
from bactrian.server.ledger import Ledger
from bactrian.server.live import ELSEWHERE, AnyMatch, Live
from bactrian.server.settings import Settings
from bactrian.server.store import Store, Stored
from bactrian.server.workers import Workers

log = logging.getLogger(__name__)

RECORDED: Final = "recorded"
"""The dealer of an uploaded match: nothing is dealt any more."""

WAKE_UP: Final = 200
"""How many tables with bots are looked after by themselves when the server starts."""


class Hall:
    """Finds tables, reads them from their journals, and forgets those nobody looks at."""

    def __init__(
        self,
        settings: Settings,
        guests: Guests,
        store: Store,
        ledger: Ledger,
        workers: Workers,
        bots: Bots,
    ) -> None:
        self.settings: Final = settings
        self.guests: Final = guests
        self.store: Final = store
        self.ledger: Final = ledger
        self.workers: Final = workers
        self.bots: Final = bots
        self._tables: Final[OrderedDict[str, Live]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Lock]] = {}

    async def table(self, table: str) -> Live:
        """A table by its id."""
        live = self._tables.get(table)
        if live is not None and not live.broken:
            self._tables.move_to_end(table)
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                live = self._tables.get(table)
                if live is None or live.broken:
                    live = await self._load(table)
                return live
        finally:
            self._loading.pop(table, None)

    async def newest(self, table: str) -> Live:
        """A table as it is stored, even if another server has written to it meanwhile."""
        live = await self.table(table)
        async with live.changing:
            if live.is_behind(*await self.store.glance(table)):
                live.abandon(ELSEWHERE)
        return await self.table(table)

    def add(self, stored: Stored) -> Live:
        """Keep a table in memory that is stored already."""
        live = Live(stored, self.ledger, self.bots.nudge)
        self._tables[live.row.id] = live
        self._forget_idle()
        return live

    async def remove(self, live: Live) -> None:
        """Forget a table for good."""
        live.abandon("nobody sits at this table any more")
        self._tables.pop(live.row.id, None)
        await self.store.remove(live.row.id)

    async def start_if_full(self, live: Live) -> None:
        """A match starts by itself when no seat is open."""
        if live.match is None and not live.open_seats():
            match = registry.game(live.row.game).start(
                len(live.seats), dealer_of(live.row.dealer), live.row.options
            )
            await live.begin(match)
            log.info("match started", extra={"table": live.row.id, "game": live.row.game})

    async def name_of(self, guest: str) -> str:
        """How a guest is called."""
        return await self.store.name_of(guest) or first_name(guest)

    async def wake_up(self) -> None:
        """After a start: let bots go on that were asked when the server stopped."""
        for table in await self.store.running_with_bots(WAKE_UP):
            try:
                await self.table(table)
            except Refusal as refusal:
                log.warning("table not read", extra={"table": table, "error": refusal.error})

    async def _load(self, table: str) -> Live:
        named = table.isascii() and table.isalnum()  # PostgreSQL refuses some other signs
        stored = await self.store.load(table) if named else None
        if stored is None:
            raise Refusal(404, "there is no such table; an address ends in 12 letters and digits")
        live = Live(stored, self.ledger, self.bots.nudge)
        if stored.lines:
            try:
                match, frames = await read(stored)
            except BactrianError as error:
                raise Refusal(409, f"this table cannot be read any more: {error}") from None
            live.resume(match, frames)
        else:
            await self.start_if_full(live)
        self._tables[table] = live
        self._forget_idle()
        self.bots.nudge(live)
        return live

    def _forget_idle(self) -> None:
        """Keep no more tables than agreed, unless somebody is there."""
        spare = len(self._tables) - self.settings.cache
        if spare <= 0:
            return
        for table, live in list(self._tables.items()):
            idle = not (live.onlookers or live.busy or live.changing.locked())
            if idle and not self.bots.busy_at(live):
                del self._tables[table]
                spare -= 1
                if spare <= 0:
                    return


async def read(stored: Stored) -> tuple[AnyMatch, Frames]:
    """The match that a stored journal tells, ready to go on; others are served in between."""
    journal = Journal("\n".join(stored.lines))
    game = registry.game(stored.row.game)
    kind, *facts = stored.row.dealer.split()
    if kind == RECORDED:
        matches: Iterator[AnyMatch] = (match for _, match in moments(game, journal))
    else:
        recorded = int(facts[0]) if kind == "fork" else 0
        matches = resume(game, journal, dealer_of(stored.row.dealer), recorded)
    frames: Frames | None = None
    started = time.monotonic()
    for match in matches:
        frames = frames or Frames(match)
        frames.follow()
        if time.monotonic() - started > 0.005:
            await asyncio.sleep(0)
            started = time.monotonic()
    assert frames is not None
    return match, frames


def dealer_of(text: str) -> Dealer:
    """The dealer that is written down with a table."""
    match text.split():
        case ["fair", secret]:
            return FairDealer(secret)
        case ["fork", _, secret]:
            return SeededDealer(secret)
    raise AssertionError(f"no dealer of ours: {text.split()[0]}")

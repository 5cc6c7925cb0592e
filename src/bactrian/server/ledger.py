"""The ledger: what every table writes, committed together.

One commit reaches the disk in a few milliseconds, whether it holds the line of one table or of a
hundred.  So lines that come while a commit is under way wait for the next one and share it.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bactrian.server import schema

log = logging.getLogger(__name__)

INSERT_LINES: Final = insert(schema.lines)
INSERT_CHATS: Final = insert(schema.chats)

MANY: Final = 8
"""From so many entries in the last commit on, the next one waits a little for more."""


@dataclass(slots=True)
class Entry:
    """What one table wants written, and whom to tell: ``done`` hears of an error, or of none."""

    table: str
    done: Callable[[Exception | None], None]
    first: int = 0
    lines: Sequence[str] = ()
    state: str | None = None
    chats: list[dict[str, Any]] = field(default_factory=list)


class Ledger:
    """Writes entries in the order they come, many to a commit."""

    def __init__(self, engine: AsyncEngine, gather: float) -> None:
        self._engine: Final = engine
        self._gather: Final = gather
        self._waiting: list[Entry] = []
        self._wake: Final = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start to write."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def add(self, entry: Entry) -> None:
        """Line an entry up for the next commit."""
        self._waiting.append(entry)
        self._wake.set()

    async def write(self, entry: Entry) -> None:
        """Line an entry up and wait until it is stored."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not stored.done():
                stored.set_result(None) if error is None else stored.set_exception(error)

        entry.done = done
        self.add(entry)
        await stored

    async def _run(self) -> None:
        entries: list[Entry] = []
        async with self._engine.connect() as connection:
            while not self._closing or self._waiting:
                if not self._waiting:
                    self._wake.clear()
                    await self._wake.wait()
                if len(entries) >= MANY and not self._closing:
                    await asyncio.sleep(self._gather)
                entries, self._waiting = self._waiting, []
                if entries:
                    await self._commit_all(connection, entries)

    async def _commit_all(self, connection: AsyncConnection, entries: list[Entry]) -> None:
        try:
            await commit(connection, entries)
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(entries) == 1:
                log.error("not stored", extra={"table": entries[0].table, "error": repr(error)})
                entries[0].done(error)
                return
            for entry in entries:  # one of them is at fault: the others must not suffer
                await self._commit_all(connection, [entry])
            return
        for entry in entries:
            entry.done(None)


async def commit(connection: AsyncConnection, entries: Sequence[Entry]) -> None:
    """Write entries in one transaction; when this returns they are on the disk."""
    rows = [
        {"table_id": entry.table, "number": number, "text": line}
        for entry in entries
        for number, line in enumerate(entry.lines, entry.first)
    ]
    chats = [chat for entry in entries for chat in entry.chats]
    async with connection.begin():
        if rows:
            await connection.execute(INSERT_LINES, rows)
        if chats:
            await connection.execute(INSERT_CHATS, chats)
        for entry in entries:
            if entry.state is not None:
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == entry.table)
                    .values(state=entry.state)
                )

"""The store: everything but the writing of journals, in plain SQLAlchemy.

It runs on SQLite and on PostgreSQL alike; what differs between them is in ``database``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bactrian.server import schema

GATHERING: Final = "gathering"
RUNNING: Final = "running"
OVER: Final = "over"


@dataclass(frozen=True)
class TableRow:
    """What is stored of a table itself."""

    id: str
    game: str
    name: str
    options: dict[str, str]
    listed: bool
    state: str
    maker: str
    created: int
    dealer: str
    rematch: str | None = None


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat: a guest, a bot, or nobody yet.

    A guest's seat with a bot is one on which the bot plays until the guest takes it back.
    """

    seat: int
    kind: str
    guest: str | None
    name: str
    bot: str | None


OPEN_SEAT: Final = SeatRow(-1, "open", None, "", None)


@dataclass(frozen=True)
class ChatRow:
    """A line that somebody at the table has said."""

    number: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True)
class Stored:
    """All that is stored of a table."""

    row: TableRow
    seats: list[SeatRow]
    lines: list[str]
    chats: list[ChatRow]


class Store:
    """Reads and writes tables, seats and guests."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def open(self) -> None:
        """Make what is not there yet; another server may be about to do the same."""
        try:
            await self._create_all()
        except SQLAlchemyError:
            await self._create_all()

    async def _create_all(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(schema.METADATA.create_all)

    async def check(self) -> None:
        """Fail if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # ---- guests

    async def name_of(self, guest: str) -> str | None:
        """The name a guest has said."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.guests.c.name).where(schema.guests.c.id == guest)
            )
            name: str | None = found.scalar_one_or_none()
            return name

    async def set_name(self, guest: str, name: str) -> None:
        """Keep the name a guest has said."""
        known = schema.guests.c.id == guest
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(schema.guests).where(known).values(name=name))
            if not changed.rowcount:
                await connection.execute(insert(schema.guests).values(id=guest, name=name))

    # ---- tables

    async def add(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[str] = ()) -> None:
        """Keep a new table, with the lines its journal starts with."""
        async with self.engine.begin() as connection:
            content = {**_fields(row), "options": msgspec.json.encode(row.options).decode()}
            await connection.execute(insert(schema.tables).values(content))
            await connection.execute(
                insert(schema.seats), [{"table_id": row.id, **_fields(seat)} for seat in seats]
            )
            if lines:
                await connection.execute(
                    insert(schema.lines),
                    [
                        {"table_id": row.id, "number": number, "text": line}
                        for number, line in enumerate(lines)
                    ],
                )

    async def load(self, table: str) -> Stored | None:
        """All that is stored of a table; nothing if there is none.

        Lines come first: if another server writes in between, its lines are missing here, which is
        noticed at the next move, while seats from before the match began never would be.
        """
        async with self.engine.connect() as connection:
            lines = await _of_table(connection, schema.lines, table, "number")
            chats = await _of_table(connection, schema.chats, table, "number")
            seats = await _of_table(connection, schema.seats, table, "seat")
            rows = await _select(connection, schema.tables, schema.tables.c.id == table)
            if not rows:
                return None
        row = TableRow(**{**rows[0], "options": msgspec.json.decode(rows[0]["options"])})
        return Stored(
            row,
            [SeatRow(**seat) for seat in seats],
            [line["text"] for line in lines],
            [ChatRow(**chat) for chat in chats],
        )

    async def glance(self, table: str) -> tuple[int, list[SeatRow]]:
        """How many lines are stored of a table, and who sits there."""
        counted = select(func.count()).select_from(schema.lines)
        async with self.engine.connect() as connection:
            lines = await connection.scalar(counted.where(schema.lines.c.table_id == table))
            seats = await _of_table(connection, schema.seats, table, "seat")
        return lines or 0, [SeatRow(**seat) for seat in seats]

    async def remove(self, table: str) -> None:
        """Forget a table that nobody sits at any more."""
        async with self.engine.begin() as connection:
            for part in (schema.chats, schema.lines, schema.seats):
                await connection.execute(delete(part).where(part.c.table_id == table))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def reseat(self, table: str, before: SeatRow, after: SeatRow) -> bool:
        """Put somebody else on a seat, if it is still as it was."""
        c = schema.seats.c
        async with self.engine.begin() as connection:
            changed = await connection.execute(
                update(schema.seats)
                .where(c.table_id == table, c.seat == before.seat, c.kind == before.kind)
                .where(c.guest.is_not_distinct_from(before.guest))
                .where(c.bot.is_not_distinct_from(before.bot))
                .values(_fields(after))
            )
            return bool(changed.rowcount)

    async def set_rematch(self, table: str, rematch: str) -> bool:
        """Note which table goes on after this one, if none was noted."""
        c = schema.tables.c
        async with self.engine.begin() as connection:
            changed = await connection.execute(
                update(schema.tables)
                .where(c.id == table, c.rematch.is_(None))
                .values(rematch=rematch)
            )
            return bool(changed.rowcount)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The latest tables at which a guest sits, or that it has uploaded."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.guest == guest)
        return await self._ids(t.id.in_(sits) | (t.maker == guest), limit)

    async def unfinished_of(self, guest: str) -> list[str]:
        """All tables at which a guest sits and that go on."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.guest == guest)
        return await self._ids(t.id.in_(sits) & (t.state != OVER), 1000)

    async def listed(self, limit: int) -> list[str]:
        """The latest listed tables that wait for somebody."""
        t = schema.tables.c
        return await self._ids((t.state == GATHERING) & t.listed, limit)

    async def running_with_bots(self, limit: int) -> list[str]:
        """The latest tables at which a bot may have to answer."""
        t, s = schema.tables.c, schema.seats.c
        bots = select(s.table_id).where(s.bot.is_not(None))
        return await self._ids((t.state == RUNNING) & t.id.in_(bots), limit)

    async def count_made_by(self, guest: str, since: int) -> tuple[int, int]:
        """How many unfinished tables a guest has made, and how many in all since a time."""
        t = schema.tables.c
        counted = select(func.count()).select_from(schema.tables).where(t.maker == guest)
        async with self.engine.connect() as connection:
            unfinished = await connection.scalar(counted.where(t.state != OVER))
            recent = await connection.scalar(counted.where(t.created >= since))
        return unfinished or 0, recent or 0

    async def _ids(self, condition: Any, limit: int) -> list[str]:
        t = schema.tables.c
        found = select(t.id).where(condition).order_by(t.created.desc(), t.id).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(found)).scalars())


async def _select(connection: AsyncConnection, table: Any, condition: Any) -> list[dict[str, Any]]:
    found = await connection.execute(select(table).where(condition))
    return [dict(row) for row in found.mappings()]


async def _of_table(
    connection: AsyncConnection, part: Any, table: str, order: str
) -> list[dict[str, Any]]:
    columns = [column for column in part.c if column.name != "table_id"]
    found = await connection.execute(
        select(*columns).where(part.c.table_id == table).order_by(part.c[order])
    )
    return [dict(row) for row in found.mappings()]


def _fields(row: TableRow | SeatRow) -> dict[str, Any]:
    return dict(vars(row))


def freed(seat: SeatRow) -> SeatRow:
    """The same seat with nobody on it."""
    return replace(OPEN_SEAT, seat=seat.seat)

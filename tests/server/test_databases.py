"""The store on SQLite and on PostgreSQL, each a real one."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import ANY

from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from bactrian.server import schema
from bactrian.server.database import make_engine
from bactrian.server.ledger import Entry, Ledger
from bactrian.server.store import SeatRow, Store, TableRow, freed
from tests.server.client import Guest, Json, Process, Socket, guests, play_out, serving
from tests.server.postgres import Postgres
from tests.server.test_matches import check_journal, journal_of

ANNA = SeatRow(0, "person", "anna", "Änna 🐫", None)
BOT = SeatRow(1, "bot", None, "random", "random")
ROW = TableRow(
    "a", "expedition", "Ours", {"key": "choice"}, True, "running", "anna", 2**40, "fair 00"
)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(make_engine(database))
    await store.open()
    try:
        yield store
    finally:
        await store.engine.dispose()


def test_what_is_stored_is_found(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.check()
            await store.add(ROW, [ANNA, BOT], ["one", "two"])
            found = await store.load("a")
            assert found is not None
            assert (found.row, found.seats, found.lines) == (ROW, [ANNA, BOT], ["one", "two"])
            assert await store.glance("a") == (2, [ANNA, BOT])
            assert await store.load("b") is None

            assert await store.name_of("anna") is None
            for name in ("Anna", "Ànna"):
                await store.set_name("anna", name)
                assert await store.name_of("anna") == name

            assert await store.reseat("a", ANNA, freed(ANNA))
            assert not await store.reseat("a", ANNA, freed(ANNA))
            assert await store.reseat("a", freed(ANNA), ANNA)
            assert await store.set_rematch("a", "b")
            assert not await store.set_rematch("a", "c")

            await store.remove("a")
            assert await store.load("a") is None
            assert await store.glance("a") == (0, [])

    asyncio.run(story())


def test_lists_of_tables(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            for number, state in enumerate(("gathering", "running", "over")):
                row = replace(ROW, id=state, state=state, created=number, maker="bram")
                await store.add(row, [ANNA, BOT])
            assert await store.tables_of("anna", 9) == ["over", "running", "gathering"]
            assert await store.tables_of("bram", 2) == ["over", "running"]
            assert await store.tables_of("carla", 9) == []
            assert await store.unfinished_of("anna") == ["running", "gathering"]
            assert await store.listed(9) == ["gathering"]
            assert await store.running_with_bots(9) == ["running"]
            assert await store.count_made_by("bram", 1) == (2, 2)

    asyncio.run(story())


def test_a_line_is_written_once_and_a_bad_entry_harms_no_other(database: str) -> None:
    def entry(table: str, first: int, *lines: str) -> Entry:
        return Entry(table, lambda _: None, first=first, lines=lines)

    async def story() -> None:
        async with opened(database) as store:
            for table in ("a", "b"):
                await store.add(replace(ROW, id=table), [ANNA])
            ledger = Ledger(store.engine, 0.001)
            ledger.open()
            await ledger.write(entry("a", 0, "one", "two"))
            results = await asyncio.gather(
                ledger.write(entry("b", 0, "first")),
                ledger.write(entry("a", 1, "late")),
                ledger.write(entry("b", 1, "second")),
                ledger.write(entry("nowhere", 0, "lost")),
                return_exceptions=True,
            )
            lost = [isinstance(result, IntegrityError) for result in results]
            assert lost == [False, True, False, True]
            waiting = asyncio.create_task(ledger.write(entry("a", 2, "three")))
            await asyncio.sleep(0)
            await ledger.close()
            await waiting
            async with store.engine.connect() as connection:
                c = schema.lines.c
                columns = select(c.table_id, c.number, c.text).order_by(c.table_id, c.number)
                assert [tuple(row) for row in await connection.execute(columns)] == [
                    ("a", 0, "one"),
                    ("a", 1, "two"),
                    ("a", 2, "three"),
                    ("b", 0, "first"),
                    ("b", 1, "second"),
                ]

    asyncio.run(story())


def test_commits_are_durable(database: str) -> None:
    """Even where a database was told that they need not be."""

    async def story() -> None:
        if database.startswith("sqlite"):
            expected = {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2}
        else:
            expected = {"SHOW synchronous_commit": "on", "SHOW fsync": "on"}
            async with opened(database) as store, store.engine.begin() as connection:
                name = store.engine.url.database
                careless = f"ALTER DATABASE {name} SET synchronous_commit = off"
                await connection.execute(text(careless))
        async with opened(database) as store, store.engine.connect() as connection:
            for question, answer in expected.items():
                assert (await connection.execute(text(question))).scalar_one() == answer

    asyncio.run(story())


async def asking(socket: Socket) -> Json:
    """The latest frame of a seat that is asked something."""
    while True:
        for frame in socket.shown.values():
            if frame["prompt"] is not None:
                return frame
        await socket.next()


def first_option(frame: Json) -> int:
    return int(frame["prompt"]["options"][0]["code"])


def test_two_servers_share_a_database(two_servers: tuple[Process, Process]) -> None:
    """The same guest plays at both: who comes second is refused, and finds what the first did."""

    async def story(one: Process, two: Process) -> None:
        async with guests(one.base) as (anna,):
            table = (await anna.table("expedition", "me", "me"))["id"]
            again = Guest(two.base, anna.cookies)
            async with anna.sit(table) as here, again.sit(table) as there:
                frame = await asking(here)
                assert await asking(there) == frame
                await here.play(frame, first_option(frame))
                while here.shown[frame["viewer"]]["moment"] == frame["moment"]:
                    await here.next()
                await there.play(frame, first_option(frame))
                refused = await there.until("refused")
                assert refused["id"] == 1
                assert "another server was quicker" in refused["error"]
                assert (await there.closed())[0] == 1013
                async with again.sit(table) as there:
                    assert await asking(there) == {**await asking(here), "events": ANY, "first": 0}
                    await play_out(there, 3)
                async with anna.sit(table) as here:
                    await here.until("frame")
                    assert here.table["state"] == "over"
            journal = await journal_of(again, table)
            check_journal("expedition", journal)
            assert await journal_of(anna, table) == journal
            await again.http.aclose()

    asyncio.run(story(*two_servers))


def test_seats_taken_at_two_servers(two_servers: tuple[Process, Process]) -> None:
    async def story(one: Process, two: Process) -> None:
        async with guests(one.base, 2) as (anna, bram):
            elsewhere = Guest(two.base, bram.cookies)
            made = await anna.table("expedition", "me", "open", "open", listed=True)
            path = f"/api/tables/{made['id']}/join"
            await elsewhere.get(f"/api/tables/{made['id']}")
            await bram.post(path, {"seat": 1})
            refused = await elsewhere.post(path, {"seat": 1}, 409)
            assert "somebody else was quicker" in refused["error"]
            assert (await elsewhere.post(path, {"seat": 2}))["state"] == "running"
            async with anna.sit(made["id"]) as socket:
                await socket.until("frame")
                assert socket.table["state"] == "running"
            await elsewhere.http.aclose()

    asyncio.run(story(*two_servers))


def test_a_postgresql_that_fails_and_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    async def story(process: Process, stop: Callable[[], None], start: Callable[[], None]) -> None:
        async with guests(process.base) as (anna,):
            table = (await anna.table("expedition", "me", "me"))["id"]
            async with anna.sit(table) as socket:
                frame = await asking(socket)
                await asyncio.to_thread(stop)
                try:
                    await socket.play(frame, first_option(frame))
                    assert "could not be stored" in (await socket.until("refused"))["error"]
                    assert (await socket.closed())[0] == 1013
                    assert "error" in await anna.get("/health", 503)
                finally:
                    await asyncio.to_thread(start)
            await anna.get("/health")
            async with anna.sit(table) as socket:
                assert (await asking(socket))["moment"] == frame["moment"]
                await play_out(socket, 5)
            check_journal("expedition", await journal_of(anna, table))

    with serving(tmp_path, BACTRIAN_DATABASE=postgres.new_database()) as process:
        asyncio.run(story(process, postgres.stop, postgres.start))

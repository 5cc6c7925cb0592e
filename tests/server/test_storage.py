"""What was acknowledged is never lost, however the server ends."""

import asyncio
import random
import signal
import stat
from pathlib import Path

import pytest

import bactrian
from tests.server.client import Guest, Json, Process, Socket, guests, play_out, serving
from tests.server.test_matches import check_journal, journal_of


async def play_some(socket: Socket, answers: int, chance: random.Random) -> Json:
    """Answer some questions; the last frame of seat 0 that was received, then one more move."""
    await socket.until("frame")
    frame = socket.shown[0]
    while answers:
        if frame["prompt"] is None:
            frame = await socket.until("frame")
            continue
        await socket.answer(frame, chance)
        frame = await socket.until("frame")
        answers -= 1
    if frame["prompt"] is not None:
        await socket.answer(frame, chance)  # on its way when the server is killed
    return frame


@pytest.mark.parametrize(
    ("title", "database"),
    [*((title, "sqlite") for title in bactrian.titles()), ("expedition", "postgresql")],
    indirect=["database"],
)
def test_a_killed_server_has_lost_nothing(title: str, database: str, tmp_path: Path) -> None:
    chance = random.Random(7)

    async def sit_and_be_killed(process: Process, guest: Guest, table: str) -> Json:
        async with guest.sit(table) as socket:
            last = await play_some(socket, chance.randrange(8, 20), chance)
            process.end(signal.SIGKILL)
            return last

    async def come_back(process: Process, guest: Guest, table: str, last: Json) -> None:
        after = last["first"] + len(last["events"]) - 1
        async with guest.sit(table, after) as socket:
            await socket.until("frame")
            frame = socket.shown[0]
            assert frame["moment"] >= last["moment"]
            assert frame["first"] == after + 1
            if frame["moment"] == last["moment"] and not frame["events"]:  # no sale in secret since
                assert frame["view"] == last["view"]
                assert frame["prompt"] == last["prompt"]

    async def story() -> None:
        process = Process(tmp_path, BACTRIAN_DATABASE=database)
        async with guests(process.base) as (anna,):
            table = (await anna.table(title, "me", "random", "random"))["id"]
            cookies = anna.cookies
            for _ in range(2):
                guest = Guest(process.base, cookies)
                last = await sit_and_be_killed(process, guest, table)
                await guest.http.aclose()
                process = Process(tmp_path, BACTRIAN_DATABASE=database)
                guest = Guest(process.base, cookies)
                await come_back(process, guest, table, last)
                await guest.http.aclose()
            guest = Guest(process.base, cookies)
            async with guest.sit(table) as socket:
                await play_out(socket, 8)
            check_journal(title, await journal_of(guest, table))
            await guest.http.aclose()
        assert process.end() == -signal.SIGTERM

    asyncio.run(story())


def test_a_server_that_is_asked_to_stop_says_goodbye(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(tmp_path, BACTRIAN_PACE="600") as process:
            async with guests(process.base) as (anna,):
                table = (await anna.table("expedition", "me", "random"))["id"]
                async with anna.sit(table) as socket:
                    await socket.until("frame")
                    leaving = asyncio.create_task(asyncio.to_thread(process.end))
                    code, _ = await socket.closed()
                    assert code == 1012
                    assert await leaving == -signal.SIGTERM
            assert [entry["what"] for entry in process.logged()][-1] == "closed"

    asyncio.run(story())


def test_bots_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(tmp_path, BACTRIAN_PACE="60000") as process:
            async with guests(process.base) as (anna,):
                table = (await anna.table("expedition", "random", "random"))["id"]
                cookies = anna.cookies
            process.end(signal.SIGKILL)
        with serving(tmp_path) as process:
            guest = Guest(process.base, cookies)
            for _ in range(300):
                if (await guest.get(f"/api/tables/{table}"))["state"] == "over":
                    break
                await asyncio.sleep(0.1)
            else:
                pytest.fail("the bots did not go on")
            await guest.http.aclose()

    asyncio.run(story())


def test_no_token_and_no_secret_lies_about(tmp_path: Path) -> None:
    async def story() -> str:
        with serving(tmp_path) as process:
            async with guests(process.base, 2) as (anna, bram):
                made = await anna.table("expedition", "me", "open")
                invite = made["invite"].partition("=")[2]
                await bram.post(f"/api/tables/{made['id']}/join", {"token": invite})
                async with anna.sit(made["id"]) as one, bram.sit(made["id"]) as two:
                    await one.until("frame")
                    await one.say(type="chat", text="a word among us")
                    await two.until("chat")
                    process.end(signal.SIGKILL)
                return f"{anna.cookies['bactrian']} {invite}"

    cookie, invite = asyncio.run(story()).split()
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("bactrian.sqlite*"))
    logged = (tmp_path / "log").read_text()
    token = cookie.partition(".")[0]
    assert len(token) == 32  # 128 bits
    for secret in (token, invite, cookie):
        assert secret.encode() not in stored
        assert secret not in logged
    assert b"a word among us" in stored
    assert "a word among us" not in logged
    key = tmp_path / "key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_bytes()) == 32

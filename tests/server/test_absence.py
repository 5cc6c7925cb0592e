"""Somebody leaves a running match: a bot plays in their place until they take their seat back."""

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Guest, Json, Process, Socket, guests, play_out, serving
from tests.server.test_matches import check_journal, journal_of

TITLE = "expedition"
PATIENCE = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    home = tmp_path_factory.mktemp("home")
    with serving(home, BACTRIAN_PATIENCE=str(PATIENCE)) as process:
        yield process


async def begun(anna: Guest, *others: Guest) -> str:
    """A running match of Anna, who has made the table, and others."""
    made = await anna.table(TITLE, "me", *["open"] * len(others), listed=True)
    for guest in others:
        await guest.post(f"/api/tables/{made['id']}/join")
    return str(made["id"])


async def stuck(socket: Socket) -> Json:
    """Answer until somebody else is asked; the latest frame."""
    chance = random.Random(4)
    await socket.quiet()
    while (frame := socket.shown[0])["prompt"] is not None:
        await socket.answer(frame, chance)
        await socket.until("frame")
        await socket.quiet()
    return frame


def test_a_bot_plays_on_for_somebody_who_is_away(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 3) as (anna, bram, carla):
            table = await begun(anna, bram)
            path = f"/api/tables/{table}"
            async with anna.sit(table) as socket:
                async with bram.sit(table) as there:
                    await there.until("frame")
                    assert [s["patience"] for s in (await anna.get(path))["seats"]] == [None] * 2
                    error = (await anna.post(f"{path}/standin", {"seat": 1}, 409))["error"]
                    assert (
                        "away from a running match for 1 seconds; that is so for seat: nobo"
                        in error
                    )
                before = await stuck(socket)
                for guest in (bram, carla):
                    await guest.post(f"{path}/standin", {"seat": 1}, 403)
                await anna.post(f"{path}/standin", {"seat": 0}, 409)
                await anna.post(f"{path}/standin", {"seat": 9}, 409)
                await anna.post(f"{path}/standin", {"seat": 1, "bot": "x"}, 400)
                await asyncio.sleep(PATIENCE)
                assert (await anna.get(path))["seats"][1]["patience"] == 0
                assert (await bram.get(path))["seats"][1]["patience"] is None
                assert socket.shown[0]["moment"] == before["moment"]  # so far nothing has changed
                told = await anna.post(f"{path}/standin", {"seat": 1, "bot": "random"})
                assert told["seats"][1]["kind"] == "person"
                assert told["seats"][1]["bot"] == "random"
                assert told["seats"][1]["patience"] is None
                await anna.post(f"{path}/standin", {"seat": 1}, 409)  # twice is once
                await play_out(socket, 1)
                assert set(socket.shown) == {0}  # a seat's secrets stay the seat's
            check_journal(TITLE, await journal_of(anna, table))

    asyncio.run(story())


def test_who_comes_back_takes_the_seat_back(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            table = await begun(anna, bram)
            path = f"/api/tables/{table}"
            async with anna.sit(table) as socket:
                await stuck(socket)
                await asyncio.sleep(PATIENCE)
                await anna.post(f"{path}/standin", {"seat": 1, "bot": "random"})
                async with bram.sit(table) as there:
                    await there.until("frame")
                    assert (await bram.get(path))["waits_for_me"] is False
                    for kind in ("play", "undo", "restart"):
                        more = {"action": 0} if kind == "play" else {}
                        await there.say(type=kind, seat=1, moment=there.shown[1]["moment"], **more)
                        error = (await there.until("refused"))["error"]
                        assert error == "a bot plays in your place; take your seat back first"
                    told = await bram.post(f"{path}/back")
                    assert told["seats"][1]["bot"] is None
                    assert told["seats"][1]["mine"]
                    await stuck(socket)
                    assert (await bram.get(path))["waits_for_me"] is True
                    await asyncio.gather(play_out(there, 2), play_out(socket, 3))
                await bram.post(f"{path}/rematch", status=201)
            check_journal(TITLE, await journal_of(anna, table))

    asyncio.run(story())


def test_when_the_host_is_away_too_the_others_decide(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 4) as (anna, bram, carla, watcher):
            path = f"/api/tables/{await begun(anna, bram, carla)}"
            await carla.post(f"{path}/standin", {"seat": 0}, 403)
            await asyncio.sleep(PATIENCE)
            await watcher.post(f"{path}/standin", {"seat": 0}, 403)
            await watcher.post(f"{path}/back", status=403)
            told = await carla.post(f"{path}/standin", {"seat": 0, "bot": "random"})
            assert [seat["bot"] for seat in told["seats"]] == ["random", None, None]
            await anna.post("/api/me", {"name": "Anna Absent"})
            seat = (await anna.get(path))["seats"][0]
            assert (seat["name"], seat["bot"], seat["mine"]) == ("Anna Absent", "random", True)

    asyncio.run(story())


def test_the_bot_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    async def sit_out(base: str) -> tuple[dict[str, str], str]:
        async with guests(base, 2) as (anna, bram):
            table = await begun(anna, bram)
            await anna.post(f"/api/tables/{table}/standin", {"seat": 1, "bot": "random"})
            return anna.cookies, table

    async def play_on(base: str, cookies: dict[str, str], table: str) -> None:
        anna = Guest(base, cookies)
        async with anna.sit(table) as socket:
            await play_out(socket, 5)
        await anna.http.aclose()

    with serving(tmp_path, BACTRIAN_PATIENCE="0") as first:
        cookies, table = asyncio.run(sit_out(first.base))
        first.end(signal.SIGKILL)
    with serving(tmp_path) as second:
        asyncio.run(play_on(second.base, cookies, table))


def test_one_seat_on_two_screens(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table(TITLE, "me", "me"))["id"]
            async with anna.sit(table) as one:
                await one.quiet()
                assert one.table["screens"] == 1
                async with anna.sit(table) as two:
                    await two.quiet()
                    await one.quiet()
                    assert one.table["screens"] == two.table["screens"] == 2
                    frame = next(f for f in one.shown.values() if f["prompt"] is not None)
                    action = frame["prompt"]["options"][0]["code"]
                    await asyncio.gather(one.play(frame, action), two.play(frame, action))
                    heard = []
                    for socket in (one, two):
                        while socket.shown[frame["viewer"]]["moment"] == frame["moment"]:
                            heard.append(await socket.next())
                        heard += await socket.quiet()
                    assert [m["type"] for m in heard].count("refused") == 1  # once is enough
                    assert one.shown == two.shown
                while one.table["screens"] > 1:
                    await one.next()

    asyncio.run(story())

"""Hints: to whom, about what, one at a time, and from nothing but what the seat may know."""

import asyncio
from itertools import islice

import pytest

import bactrian
from bactrian.kernel.game import Game
from bactrian.kernel.journal import Journal, moments
from bactrian.kernel.question import question_of
from bactrian.server import thinking
from tests.server.client import Json, Process, Socket, guests
from tests.server.test_frames import some_tables, twins
from tests.support import Table

VISITS = "24"
"""A budget that does not depend on the clock: the same thoughts every time."""


async def ask(socket: Socket, frame: Json) -> None:
    await socket.say(type="hint", id=5, seat=frame["viewer"], moment=frame["moment"])


async def asked(socket: Socket) -> Json:
    """The frame of a seat that is asked something."""
    await socket.quiet()
    while not (waiting := [f for f in socket.shown.values() if f["prompt"] is not None]):
        await socket.next()
    return waiting[0]


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_hint_names_the_best_options(title: str, server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = await anna.table(title, "me", "random")
            assert table["hints"] is True
            async with anna.sit(table["id"]) as socket, anna.sit(table["id"]) as other:
                frame = await asked(socket)
                await ask(socket, frame)
                hint = await socket.until("hint")
                assert (hint["id"], hint["seat"], hint["moment"]) == (5, 0, frame["moment"])
                codes = [option["code"] for option in frame["prompt"]["options"]]
                named = [option["action"] for option in hint["options"]]
                assert len(named) == min(3, len(codes)) == len(set(named))
                assert set(named) <= set(codes)
                assert all(0 <= option["share"] <= 1 for option in hint["options"])
                assert all(isinstance(option["points"], float) for option in hint["options"])
                heard = await other.quiet()
                assert all(message["type"] != "hint" for message in heard)  # to one socket alone
                await socket.play(frame, named[0])
                while socket.shown[0]["moment"] == frame["moment"]:
                    await socket.next()

    asyncio.run(story())


def test_there_are_no_hints_where_another_person_sits(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            table = await anna.table("expedition", "me", "open", "random", listed=True)
            path = f"/api/tables/{table['id']}"
            await bram.post(f"{path}/join")
            assert (await anna.get(path))["hints"] is False
            async with anna.sit(table["id"]) as one, bram.sit(table["id"]) as two:
                for seat, socket in enumerate((one, two)):
                    await socket.until("frame")
                    await ask(socket, socket.shown[seat])
                    refused = await socket.until("refused")
                    assert refused["id"] == 5
                    assert refused["error"] == (
                        "there are no hints at a table where another person sits"
                    )

    asyncio.run(story())


def test_two_seats_of_one_guest_may_both_ask(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, watcher):
            table = await anna.table("expedition", "me", "me")
            assert table["hints"] is True
            path = f"/api/tables/{table['id']}"
            assert (await watcher.get(path))["hints"] is False
            async with anna.sit(table["id"]) as socket, watcher.sit(table["id"]) as looking:
                frame = await asked(socket)
                await ask(socket, frame)
                assert (await socket.until("hint"))["seat"] == frame["viewer"]
                await looking.until("frame")
                await ask(looking, frame)
                assert "is not yours: you watch" in (await looking.until("refused"))["error"]

    asyncio.run(story())


def test_what_is_refused(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "me"))["id"]
            async with anna.sit(table) as socket:
                frame = await asked(socket)
                idle = next(f for f in socket.shown.values() if f["prompt"] is None)
                await ask(socket, idle)
                error = (await socket.until("refused"))["error"]
                assert f"seat {idle['viewer']} is not asked now" in error
                await ask(socket, {**frame, "moment": frame["moment"] - 1})
                assert "too late" in (await socket.until("refused"))["error"]
                await ask(socket, {**frame, "viewer": 7})
                assert "seat 7 is not yours" in (await socket.until("refused"))["error"]
                await socket.say(type="hint", seat=0)
                assert "hint (seat, moment)" in (await socket.until("refused"))["error"]
                await ask(socket, frame)
                await ask(socket, frame)
                assert "one at a time" in (await socket.until("refused"))["error"]
                await socket.until("hint")
                await ask(socket, frame)  # then another one
                await socket.until("hint")

    asyncio.run(story())


def test_a_hint_that_comes_too_late_is_not_sent(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "me"))["id"]
            async with anna.sit(table) as socket:
                frame = await asked(socket)
                await ask(socket, frame)
                await socket.play(frame, frame["prompt"]["options"][0]["code"])
                after = await socket.until("frame")
                while after["prompt"] is None:
                    after = await socket.until("frame")
                await asyncio.sleep(3)
                heard = [message["type"] for message in await socket.quiet()]
                assert "hint" not in heard
                await ask(socket, after)
                assert (await socket.until("hint"))["moment"] == after["moment"]

    asyncio.run(story())


def test_whoever_leaves_in_the_middle_leaves_nothing_behind(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "random"))["id"]
            async with anna.sit(table) as socket:
                await ask(socket, await asked(socket))
            async with anna.sit(table) as socket:
                await ask(socket, await asked(socket))
                await socket.until("hint")

    asyncio.run(story())


def advice(game: Game, lines: list[str], seat: int, every: int) -> list[list[thinking.Advice]]:
    """Hints for a seat over a match, at some of its questions."""
    given = []
    for number, (_, match) in enumerate(moments(game, Journal("\n".join(lines)))):
        if match.over:
            break
        if number % every == 0 and seat in match.asked(seat):
            given.append(thinking.advise(question_of(match, seat), "seed", VISITS))
    return given


@some_tables
def test_a_hint_depends_on_nothing_the_seat_cannot_know(table: Table) -> None:
    game = bactrian.game(table[0])
    compared = 0
    for seat, lines, twin in islice(twins(table, 1), 5):
        if seat < 0:
            continue
        every = len(lines) // 25 + 1
        given = advice(game, lines, seat, every)
        assert given == advice(game, twin, seat, every)
        compared += len(given)
    assert compared > 0

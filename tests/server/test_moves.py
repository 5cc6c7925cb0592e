"""Moves that come twice, too late, too early or from the wrong seat change nothing and say why."""

import asyncio
import json
import random

import pytest

from tests.server.client import Guest, Json, Process, Socket, guests, play_out


async def start(anna: Guest, bram: Guest) -> str:
    """A match between two guests."""
    made: Json = await anna.table("expedition", "me", "open", listed=True)
    await bram.post(f"/api/tables/{made['id']}/join")
    return str(made["id"])


async def refusal(socket: Socket, **message: Json) -> str:
    """The sentence with which a message is refused; nothing else comes of it."""
    await socket.say(**message)
    heard = await socket.quiet()
    assert [m["type"] for m in heard] == ["refused"], heard
    assert heard[0]["id"] == message.get("id")
    assert heard[0]["moment"] == next(iter(socket.shown.values()))["moment"]
    return str(heard[0]["error"])


async def both(first: Socket, second: Socket) -> tuple[Socket, Socket]:
    """The socket that is asked, and the other one."""
    for socket in (first, second):
        await socket.quiet()
    frames = [next(iter(socket.shown.values())) for socket in (first, second)]
    return (first, second) if frames[0]["prompt"] is not None else (second, first)


def test_repeats_late_early_and_foreign_moves(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 3) as (anna, bram, carla):
            table = await start(anna, bram)
            async with anna.sit(table) as a, bram.sit(table) as b, carla.sit(table) as c:
                asked, other = await both(a, b)
                await c.quiet()
                frame = next(iter(asked.shown.values()))
                seat, moment = frame["viewer"], frame["moment"]
                codes = [option["code"] for option in frame["prompt"]["options"]]
                move = {"type": "play", "seat": seat, "moment": moment, "action": codes[0]}

                error = await refusal(other, id=1, **move)
                assert error == f"seat {seat} is not yours; yours: {1 - seat}"
                assert "you watch" in await refusal(c, id=2, **move)
                own = {**move, "seat": 1 - seat}
                assert "is not asked now" in await refusal(other, id=3, **own)
                for wrong in (-1, 10**6, 999):
                    error = await refusal(asked, id=4, **{**move, "action": wrong})
                    assert "is not possible now; possible: " in error
                assert "too early" in await refusal(asked, **{**move, "moment": moment + 1})
                assert "too late" in await refusal(asked, **{**move, "moment": moment - 1})
                for _ in range(2):
                    undo = {"type": "undo", "seat": seat, "moment": moment}
                    assert "nothing to take back" in await refusal(asked, **undo)
                    undo["type"] = "restart"
                    assert "nothing to take back" in await refusal(asked, **undo)

                for number in range(3):  # all in one breath: the first is taken
                    await asked.say(**move, id=number)
                heard = await asked.quiet() + await asked.quiet()
                kinds = sorted(m["type"] for m in heard)
                assert kinds == ["frame", "refused", "refused"]
                assert {m["id"] for m in heard if m["type"] == "refused"} == {1, 2}
                assert all("already" in m["error"] for m in heard if m["type"] == "refused")

    asyncio.run(story())


def test_a_race_from_two_windows_is_won_once(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "me"))["id"]
            async with anna.sit(table) as one, anna.sit(table) as two:
                chance = random.Random(5)
                for _ in range(40):
                    for window in (one, two):
                        await window.quiet()
                    frame = next(f for f in one.shown.values() if f["prompt"] is not None)
                    assert frame in two.shown.values()
                    await asyncio.gather(one.answer(frame, chance), two.answer(frame, chance))
                    heard = []
                    for window in (one, two):
                        mine: list[Json] = []
                        while not any(m["type"] == "frame" for m in mine):
                            mine += await window.quiet()
                        heard += mine + await window.quiet()
                    assert [m["type"] for m in heard].count("refused") == 1

    asyncio.run(story())


def test_who_comes_back_gets_exactly_the_gap(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "random"))["id"]
            async with anna.sit(table) as socket:
                await play_out(socket, 1, most=60)
            async with anna.sit(table) as socket:
                whole = await socket.until("frame")
            events = whole["events"]
            assert whole["first"] == 0
            assert [event["number"] for event in events] == list(range(len(events)))
            for after in (-1, 0, 3, len(events) - 2, len(events) - 1, len(events) + 5, "0:4"):
                async with anna.sit(table, after) as socket:
                    frame = await socket.until("frame")
                start_at = 5 if after == "0:4" else min(int(after) + 1, len(events))
                assert frame["first"] == start_at
                assert frame["events"] == events[start_at:]
                for key in ("view", "prompt", "moment"):
                    assert frame[key] == whole[key]

    asyncio.run(story())


@pytest.mark.parametrize("after", ["x", "1.5", "0:", "", "99999999999999999999", "0:1,,"])
def test_after_is_a_number(server: Process, after: str) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "random"))["id"]
            async with anna.sit(table, after) as socket:
                assert "after is a number" in (await socket.until("refused"))["error"]
                assert (await socket.closed())[0] == 4400

    asyncio.run(story())


def test_taking_back_a_step_and_a_turn(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "me"))["id"]
            async with anna.sit(table) as socket:
                await socket.quiet()
                for kind, times in (("undo", 1), ("restart", 1)):
                    frame = next(f for f in socket.shown.values() if f["prompt"] is not None)
                    seat = frame["viewer"]
                    stop = next(o for o in frame["prompt"]["options"] if o["text"] == "stop")
                    await socket.play(frame, stop["code"])
                    while socket.shown[seat]["moment"] == frame["moment"]:
                        await socket.until("frame")
                    moved = socket.shown[seat]
                    assert moved["view"]["undoable"] == times
                    await socket.say(type=kind, id=5, seat=seat, moment=moved["moment"])
                    while socket.shown[seat]["moment"] == moved["moment"]:
                        await socket.until("frame")
                    back = socket.shown[seat]
                    assert back["prompt"] == frame["prompt"]
                    assert back["view"]["table"] == frame["view"]["table"]
                    assert back["events"][-1]["message"]["word"] == "took-back"
                    await socket.quiet()

    asyncio.run(story())


def test_why_something_is_not_possible(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "me"))["id"]
            async with anna.sit(table) as socket:
                await socket.quiet()
                await socket.say(type="why", id=10, seat=0, target="space:daidu")
                answer = await socket.until("why")
                assert answer["id"] == 10
                assert answer["target"] == "space:daidu"
                assert answer["reason"]["rule"].startswith("E")
                assert answer["reason"]["word"]
                option = socket.shown[0]["prompt"]["options"][0]
                await socket.say(type="why", id=11, seat=0, target=option["text"])
                assert (await socket.until("why"))["reason"] is None

    asyncio.run(story())


def test_chat_is_kept_and_numbered(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 3) as (anna, bram, carla):
            table = await start(anna, bram)
            async with anna.sit(table) as a, bram.sit(table) as b, carla.sit(table) as c:
                for number, text in enumerate(["hello", "  two   words ", "<b>& “ü” 🐪"]):
                    await a.say(type="chat", text=text)
                    for socket in (a, b, c):
                        heard = await socket.until("chat")
                        assert heard["number"] == number
                        assert heard["text"] == " ".join(text.split())
                        assert heard["seat"] == 0
                for text in ("", "   ", "x" * 501, "\u202e", "a\x00b"):
                    assert "a line of chat" in await refusal(b, type="chat", text=text)
                assert "you watch" in await refusal(c, type="chat", text="psst")
            async with carla.sit(table) as c:
                heard = await c.quiet()
                chats = [m["text"] for m in heard + await c.quiet() if m["type"] == "chat"]
                assert chats[:2] == ["hello", "two words"]

    asyncio.run(story())


def test_who_is_online_is_seen(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            table = await start(anna, bram)
            async with anna.sit(table) as a:
                await a.until("table")
                assert [seat["online"] for seat in a.table["seats"]] == [True, False]
                async with bram.sit(table):
                    await a.until("table")
                    assert [seat["online"] for seat in a.table["seats"]] == [True, True]
                await a.until("table")
                assert [seat["online"] for seat in a.table["seats"]] == [True, False]

    asyncio.run(story())


def test_a_frame_is_what_the_protocol_says(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "random"))["id"]
            async with anna.sit(table) as socket:
                assert (await socket.next())["type"] == "table"
                frame = await socket.next()
                keys = ["type", "viewer", "moment", "view", "prompt", "asides", "events", "first"]
                assert list(frame) == keys
                assert set(frame["events"][0]) == {"number", "moment", "message"}
                assert set(frame["prompt"]) == {"seat", "question", "options"}
                assert json.loads(socket.heard[1]) == frame

    asyncio.run(story())

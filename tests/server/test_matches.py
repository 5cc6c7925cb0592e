"""Whole matches of every game through the socket, by guests who answer at random."""

import asyncio

import httpx
import pytest

import bactrian
from tests.server.client import Guest, Json, Process, Socket, guests, play_out

every_game = pytest.mark.parametrize("title", bactrian.titles())


async def journal_of(guest: Guest, table: str) -> str:
    answer = await guest.http.get(f"/api/tables/{table}/journal")
    assert answer.status_code == 200, answer.text
    return answer.text


def check_journal(title: str, text: str) -> None:
    """A journal from the server replays, and every card was dealt as promised."""
    game, journal = bactrian.game(title), bactrian.Journal(text)
    assert bactrian.text_of(bactrian.replay(game, journal)) == text
    assert bactrian.recompute(game, journal).over


def check_frames(socket: Socket, viewer: int) -> None:
    """The events of a viewer are numbered without a gap, and moments never go back."""
    frames: list[Json] = [f for f in map(_loads, socket.heard) if f["type"] == "frame"]
    frames = [frame for frame in frames if frame["viewer"] == viewer]
    numbers = [event["number"] for frame in frames for event in frame["events"]]
    assert numbers == list(range(len(numbers)))
    moments = [frame["moment"] for frame in frames]
    assert moments == sorted(moments)
    for frame in frames:
        assert frame["first"] == (
            frame["events"][0]["number"] if frame["events"] else frame["first"]
        )
        assert frame["view"]["seat"] == viewer


def _loads(text: str) -> Json:
    import json

    return json.loads(text)


@every_game
def test_one_guest_against_a_bot(server: Process, title: str) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table(title, "me", "random"))["id"]
            async with anna.sit(table) as socket:
                await play_out(socket, 1, undo=0.1)
                check_frames(socket, 0)
                assert socket.table["standing"]["outcome"]["winners"]
            check_journal(title, await journal_of(anna, table))

    asyncio.run(story())


@every_game
def test_two_guests_and_somebody_who_watches(server: Process, title: str) -> None:
    async def story() -> None:
        async with guests(server.base, 3) as (anna, bram, watcher):
            made = await anna.table(title, "me", "open")
            token = httpx.URL(made["invite"]).params["invite"]
            await bram.post(f"/api/tables/{made['id']}/join", {"token": token})
            table = made["id"]
            async with (
                anna.sit(table) as first,
                bram.sit(table) as second,
                watcher.sit(table) as third,
            ):
                await asyncio.gather(
                    play_out(first, 1, undo=0.1), play_out(second, 2), play_out(third, 3)
                )
                check_frames(first, 0)
                check_frames(second, 1)
                check_frames(third, -1)
                assert all('"prompt":null' in text for text in third.heard if '"frame"' in text)
            check_journal(title, await journal_of(watcher, table))

    asyncio.run(story())


@every_game
def test_everybody_on_one_device(server: Process, title: str) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            seats = ["me"] * bactrian.game(title).seats[1]
            table = (await anna.table(title, *seats))["id"]
            async with anna.sit(table) as socket:
                await play_out(socket, 4)
                for seat in range(len(seats)):
                    check_frames(socket, seat)
            check_journal(title, await journal_of(anna, table))

    asyncio.run(story())


@every_game
def test_bots_among_themselves(server: Process, title: str) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table(title, "random", "random"))["id"]
            async with anna.sit(table) as socket:
                await play_out(socket, 5)
                check_frames(socket, -1)

    asyncio.run(story())

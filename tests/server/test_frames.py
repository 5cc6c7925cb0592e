"""Frames of a seat are the same bytes in two matches that differ only in what it cannot know."""

import asyncio
import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
import uvicorn

import bactrian
from bactrian.kernel.dealer import Dealer, ScriptedDealer
from bactrian.kernel.errors import JournalError
from bactrian.kernel.game import Game
from bactrian.kernel.journal import Journal, moments
from bactrian.server import hall
from bactrian.server.app import make_app
from bactrian.server.frames import Frames
from bactrian.server.settings import read_settings
from tests.conformance.secrets import HIDDEN_DRAWS
from tests.conformance.test_secrets import course, swapped
from tests.kernel.toy import HIGH, KEEP, LOW, STOP, Bids, Offer, Turn, acorns
from tests.server.client import Guest, Json, Socket, guests
from tests.support import SOAK, Table, play_out, start, table_id, tables

SOME = [
    t for t in tables() if t[1] in (bactrian.game(t[0]).seats[0], bactrian.game(t[0]).seats[-1])
]
some_tables = pytest.mark.parametrize("table", [t for t in SOME if not t[2]], ids=table_id)
"""The smallest and the largest table of each game; the conformance suite plays at all of them."""

PAIRS = 2
"""How many pairs of matches are compared for every seat."""

ENDINGS = ("result", "digest", "reveal")

Twins = tuple[int, list[str], list[str]]
"""A seat, and the lines of two matches that differ in what it cannot know."""


def twins(table: Table, seed: int) -> Iterator[Twins]:
    """Pairs of matches with the same course and other hidden cards."""
    game = bactrian.game(table[0])
    match = play_out(start(table, seed), seed)
    assert match.record is not None
    lines = [line for line in match.record.lines if line.split()[0] not in ENDINGS]
    chance = bactrian.SeededDealer(f"twins-{seed}")
    for seat in range(-1, match.seats):
        draws = HIDDEN_DRAWS[table[0]](lines, match.seats, seat)
        found = 0
        for _ in range(12 if draws else 0):
            if found == PAIRS:
                break
            first, second = (draws[chance.pick(len(draws))] for _ in range(2))
            twin = swapped(lines, first, second)
            try:
                if twin is not None and course(game, twin) == course(game, lines):
                    yield seat, lines, twin
                    found += 1
            except JournalError:
                continue  # somebody could not have answered so


def frames_of(game: Game, lines: list[str], viewer: int) -> list[str]:
    """Every frame that the server would send to a viewer over a match, as it was not over."""
    sent: list[str] = []
    frames: Frames | None = None
    serial, first = -1, 0
    for _, match in moments(game, Journal("\n".join(lines))):
        if match.over:
            break  # then all secrets are shown
        frames = frames or Frames(match)
        frames.follow()
        look = frames.look(viewer)
        if look.serial != serial:
            sent.append(frames.frame(viewer, first))
            serial, first = look.serial, look.told
    return sent


@some_tables
def test_frames_are_the_same_bytes(table: Table) -> None:
    game = bactrian.game(table[0])
    compared = 0
    for seed in range(SOAK):
        for seat, lines, twin in twins(table, seed):
            own = frames_of(game, lines, seat)
            assert len(own) > 10
            assert frames_of(game, twin, seat) == own
            compared += 1
    assert compared, "no pair of matches could be compared"


def test_an_answer_in_secret_shows_in_no_frame() -> None:
    """The toy asks its last seat in secret: others get no frame when it has answered."""
    match = acorns(Offer(), Turn(0), Turn(1))
    frames = Frames(match)
    frames.follow()
    assert match.asked() == (0, 1)
    assert match.decision(1).secret
    before = {viewer: frames.look(viewer) for viewer in (-1, 0, 1)}
    match.play(1, KEEP)
    frames.follow()
    for viewer in (-1, 0):
        assert frames.look(viewer) is before[viewer]
    assert frames.look(1).moment == before[1].moment + 1
    match.play(0, STOP)
    frames.follow()
    for viewer in (-1, 0, 1):
        assert frames.look(viewer).serial > before[viewer].serial


def test_a_question_stands_until_it_is_answered_or_becomes_another_one() -> None:
    """Both seats are asked at once; a high bid is asked again in the same words."""
    match = acorns(Bids(), Turn(0))
    frames = Frames(match)
    frames.follow()
    asked = {seat: frames.look(seat).since for seat in (0, 1)}
    match.play(0, HIGH)
    frames.follow(0)
    assert frames.look(1).since == asked[1] < frames.look(1).moment
    assert frames.look(0).prompt == frames.look(1).prompt.replace(b'"seat":1', b'"seat":0')
    assert frames.look(0).since == frames.look(0).moment  # the same words, another question
    match.play(1, LOW)
    frames.follow(1)
    assert frames.look(1).prompt == b"null"
    assert frames.look(0).since < frames.look(0).moment


# ---- the same through a real socket


@contextmanager
def in_process(home: Path) -> Iterator[str]:
    """A server in a thread, so that its dealers can be scripted."""
    settings = read_settings({"BACTRIAN_HOME": str(home), "BACTRIAN_WORKERS": "1"})
    config = uvicorn.Config(make_app(settings), ws="websockets-sansio", log_config=None)
    listener = sockets.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(30)
        listener.close()


def script(lines: list[str]) -> list[str | int]:
    """What the dealer gave in a match, in order."""
    dealt: list[str | int] = []
    for line in lines:
        kind, *words = line.split()
        if kind == "deal":
            dealt += words[1:]
        elif kind == "roll":
            dealt += [int(word) for word in words[1:]]
    return dealt


async def relive(base: str, table: Table, lines: list[str], seat: int) -> list[str]:
    """What *seat* hears when guests play a match as its journal tells it."""
    title, seats, options = table
    game = bactrian.game(title)
    async with guests(base, seats) as people:
        for number, guest in enumerate(people):
            await guest.post("/api/me", {"name": f"Guest {number}"})
        made = await people[0].table(
            title, "me", *["open"] * (seats - 1), options=options, listed=True
        )
        for guest in people[1:]:
            await guest.post(f"/api/tables/{made['id']}/join")
        return await hear(game, people, made["id"], lines, seat)


async def hear(
    game: Game, people: list[Guest], table: str, lines: list[str], seat: int
) -> list[str]:
    answers = [line.partition(" ") for line in lines if line[0].isdecimal()]
    async with people[0].sit(table) as first:
        sitting: list[Socket] = [first]
        await first.quiet()

        async def go_on(others: list[Guest]) -> list[str]:
            if others:
                async with others[0].sit(table) as socket:
                    sitting.append(socket)
                    await socket.quiet()
                    return await go_on(others[1:])
            for socket in sitting:
                await socket.quiet()
            before = len(sitting[seat].heard)
            for who, _, text in answers[:-1]:
                mover = sitting[int(who)]
                await mover.quiet()  # up to here it has heard everything
                frame = mover.shown[int(who)]
                if text == "undo":
                    await mover.say(type="undo", seat=int(who), moment=frame["moment"])
                else:
                    await mover.play(frame, game.table.code(text))
                while mover.shown[int(who)]["moment"] == frame["moment"]:
                    message: Json = await mover.next()
                    assert message["type"] != "refused", message
            await sitting[seat].quiet()
            pong = '{"type":"pong"}'
            heard = [text for text in sitting[seat].heard[before:] if text != pong]
            return [text.replace(table, "TABLE") for text in heard]

        return await go_on(people[1:])


@pytest.mark.parametrize("title", bactrian.titles())
def test_frames_are_the_same_bytes_through_a_real_socket(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Table = (title, bactrian.game(title).seats[1], {})
    found = next(((s, a, b) for seed in range(9) for s, a, b in twins(table, seed) if s >= 0), None)
    assert found is not None, "no pair of matches could be compared"
    seat, lines, twin = found
    heard = []
    with in_process(tmp_path) as base:
        for match in (lines, twin):

            def scripted(_: str, match: list[str] = match) -> Dealer:
                return ScriptedDealer(script(match))

            monkeypatch.setattr(hall, "dealer_of", scripted)
            heard.append(asyncio.run(relive(base, table, match, seat)))
    assert len(heard[0]) > 20
    assert heard[0] == heard[1]
    assert any(json.loads(text)["type"] == "frame" for text in heard[0])

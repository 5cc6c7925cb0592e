"""Ten thousand messages that mean nothing: each is refused, and nothing else happens."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

from tests.server.client import Json, Process, Socket, guests

MESSAGES = 10_000
GROWTH = 24 * 2**20
"""Bytes by which the memory of the server may grow meanwhile."""


def nonsense(chance: random.Random, frame: Json) -> Iterator[str | bytes]:
    """Messages that must be refused: garbled, oversized, foreign, repeated, out of order."""
    seat, moment = frame["viewer"], frame["moment"]
    code = frame["prompt"]["options"][0]["code"]
    move = {"type": "play", "seat": seat, "moment": moment, "action": code}
    strange: list[Any] = [None, True, -1, 2**63, 2**200, 1.5, "", "x", [], {}, [[]], "0", "\x00"]
    while True:
        garbled = bytearray(json.dumps(move).encode())
        garbled[chance.randrange(len(garbled))] = chance.randrange(33, 127)
        key = chance.choice(["type", "seat", "moment", "action"])
        yield json.dumps({**move, key: chance.choice(strange)})
        yield json.dumps({k: v for k, v in move.items() if k != key})
        yield json.dumps({**move, "moment": moment - chance.randrange(1, 50)})
        yield json.dumps({**move, "moment": moment + chance.randrange(1, 50)})
        yield json.dumps({**move, "seat": chance.choice([1, 2, -1, 99])})
        yield json.dumps({**move, "action": chance.choice([-1, 10**6, 10**12])})
        yield json.dumps({**move, "type": chance.choice(["undo", "restart", "frame", "table"])})
        yield json.dumps({"type": "why", "seat": 1, "target": "space:daidu"})
        yield json.dumps({"type": "chat", "text": "x" * 600})
        yield json.dumps({"type": "chat", "text": "y" * chance.randrange(17_000, 60_000)})
        yield chance.choice(["", "{", "[]", "null", "[" * 5000, "{" * 5000, '"play"', "\ufeff{}"])
        yield chance.randbytes(chance.randrange(1, 100))
        text = bytes(garbled).decode("ascii")
        if not may_be_meant(text, move):
            yield text


def may_be_meant(text: str, move: Json) -> bool:
    """Has garbling left a move that could be made?"""
    try:
        said = json.loads(text)
    except ValueError:
        return False
    return isinstance(said, dict) and {**move, "action": 0} == {**said, "action": 0}


async def refused(socket: Socket, messages: list[str | bytes]) -> None:
    for message in messages:
        await socket.connection.send(message)
    for message in messages:
        heard = await socket.next()
        assert heard["type"] == "refused", (message, heard)
        assert heard["error"]


def test_ten_thousand_messages_that_mean_nothing(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            table = (await anna.table("expedition", "me", "open", listed=True))["id"]
            await bram.post(f"/api/tables/{table}/join")
            async with anna.sit(table) as socket:
                await socket.quiet()
                before = socket.shown[0]
                source = nonsense(random.Random(1), before)
                await refused(socket, [next(source) for _ in range(1000)])  # warm
                memory = server.memory()
                for _ in range(MESSAGES // 100):
                    await refused(socket, [next(source) for _ in range(100)])
                assert server.memory() - memory < GROWTH
                socket.heard.clear()
            async with anna.sit(table) as socket:
                await socket.quiet()
                assert socket.shown[0] == before
            async with anna.sit(table) as socket:
                await socket.quiet()
                await socket.connection.send("z" * 100_000)  # more than is read at all
                code, _ = await socket.closed()
                assert code == 1009
            await anna.get("/health")

    asyncio.run(story())
    problems = [entry for entry in server.logged() if entry["level"] in ("error", "critical")]
    assert problems == []

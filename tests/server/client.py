"""A real server in a process of its own, and guests who speak to it as a page would."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30
"""Seconds after which something that should happen is not going to."""

Json = Any


class Process:
    """A running server."""

    def __init__(self, home: Path, port: str = "0", **settings: str) -> None:
        self.home = home
        self.log = home / "log"
        command = [sys.executable, "-m", "bactrian.server", "--port", port]
        defaults = {"BACTRIAN_PACE": "0", "BACTRIAN_RATE": "100000", "BACTRIAN_WORKERS": "1"}
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, "BACTRIAN_HOME": str(home), **defaults, **settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        self.base = self._process.stdout.readline().split()[-1].rstrip("/")

    @property
    def pid(self) -> int:
        return self._process.pid

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, and return how it ended."""
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def memory(self) -> int:
        """Bytes of memory in use."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def logged(self) -> list[dict[str, Json]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def serving(home: Path, port: str = "0", **settings: str) -> Iterator[Process]:
    process = Process(home, port, **settings)
    try:
        yield process
    finally:
        if process._process.poll() is None:
            process.end()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, base: str, cookies: dict[str, str] | None = None) -> None:
        self.base = base
        headers = {"X-Bactrian": "1", "Origin": base}
        self.http = httpx.AsyncClient(
            base_url=base, headers=headers, cookies=cookies, timeout=PATIENCE
        )

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.http.cookies.items())

    async def get(self, path: str, status: int = 200) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Json = None, status: int | None = None) -> Json:
        answer = await self.http.post(path, json={} if body is None else body)
        if status is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, game: str, *seats: str, **more: Json) -> Json:
        """A table; seats are “me”, “open”, or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return await self.post("/api/tables", {"game": game, "seats": wanted, **more}, 201)

    @asynccontextmanager
    async def sit(self, table: str, after: str | int = -1) -> AsyncIterator["Socket"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket?after={after}"
        headers = {"Cookie": cookie} if cookie else {}
        async with connect(
            address,
            origin=self.base,  # type: ignore[arg-type]  # a NewType of str
            additional_headers=headers,
            max_size=2**24,
            max_queue=None,
        ) as connection:
            yield Socket(connection)


class Socket:
    """One end of a socket, and all it has heard."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.shown: dict[int, Json] = {}  # the latest frame of each viewer
        self.table: Json = None

    async def next(self) -> Json:
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "frame":
            self.shown[message["viewer"]] = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    async def until(self, kind: str) -> Json:
        """The next message of a kind."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def quiet(self) -> list[Json]:
        """Everything up to the answer to a ping."""
        await self.say(type="ping")
        heard = []
        while (message := await self.next())["type"] != "pong":
            heard.append(message)
        return heard

    async def say(self, **message: Json) -> None:
        await self.connection.send(json.dumps(message))

    async def answer(self, frame: Json, chance: random.Random) -> None:
        """Answer what a frame asks with any option."""
        action = chance.choice(frame["prompt"]["options"])["code"]
        await self.play(frame, action)

    async def play(self, frame: Json, action: int) -> None:
        await self.say(
            type="play", id=1, seat=frame["viewer"], moment=frame["moment"], action=action
        )

    async def closed(self) -> tuple[int | None, str]:
        """The code and the reason with which the other side closes."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.connection.close_code, self.connection.close_reason or ""


async def play_out(socket: Socket, seed: int | str, undo: float = 0.0, most: int = 10**9) -> int:
    """Answer at random for all seats of a socket until the match is over; how many answers."""
    chance = random.Random(seed)
    answers = 0
    for frame in list(socket.shown.values()):
        if frame["prompt"] is not None:
            await socket.answer(frame, chance)
            break
    while True:
        message = await socket.next()
        if message["type"] == "refused":
            # others were asked at the same time and their answers changed the question
            assert "too late" in message["error"], message
            await socket.quiet()
            message = next((f for f in socket.shown.values() if f["prompt"] is not None), message)
            if socket.table["state"] == "over":
                return answers
        if message["type"] == "table" and message["table"]["state"] == "over":
            return answers
        asks = message["type"] == "frame" and message["prompt"] is not None
        if not asks or message["moment"] != socket.shown[message["viewer"]]["moment"]:
            continue
        answers += 1
        if answers >= most:
            return answers
        if message["view"]["undoable"] and chance.random() < undo:
            kind = chance.choice(["undo", "restart"])
            await socket.say(type=kind, id=2, seat=message["viewer"], moment=message["moment"])
        elif message["asides"] and chance.random() < 0.1:
            await socket.play(message, chance.choice(message["asides"])["code"])
        else:
            await socket.answer(message, chance)


@asynccontextmanager
async def guests(base: str, count: int = 1) -> AsyncIterator[list[Guest]]:
    """Guests who are known to the server."""
    known = [Guest(base) for _ in range(count)]
    for guest in known:
        await guest.get("/api/me")
    try:
        yield known
    finally:
        for guest in known:
            await guest.http.aclose()

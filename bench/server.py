"""How fast tables are served: moves a second and the time to the echo, with durable journals.

    python bench/server.py [--game expedition] [--tables 1 20 100] [--seconds 8]

A real server on loopback keeps every move in SQLite before it answers.  Two random clients sit at
every table, each with a socket of its own and its full view after every move; they run in this
process, the server in another, each on a core of its own where there are two.  The echo is the time
from sending a move to receiving the frame it leads to.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect


class Option(msgspec.Struct):
    """An option of a prompt."""

    code: int


class Prompt(msgspec.Struct):
    """What a seat is asked."""

    options: list[Option]


class Table(msgspec.Struct):
    """What matters of a table here."""

    state: str


class Frame(msgspec.Struct):
    """What matters of a message here."""

    type: str
    moment: int = 0
    prompt: Prompt | None = None
    table: Table | None = None
    error: str = ""


FRAME = msgspec.json.Decoder(Frame)


class Figures:
    """What was measured, from the moment when everybody sits until the time is up."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.everybody_sits = asyncio.Event()
        self.end = float("inf")
        self.echoes: list[float] = []

    def begin(self) -> None:
        """Start the clock."""
        self.end = time.perf_counter() + self.seconds
        self.everybody_sits.set()

    @property
    def over(self) -> bool:
        """Has everything been measured?"""
        return time.perf_counter() > self.end

    def row(self, tables: int, cpu: float) -> dict[str, float]:
        """The figures of a run; *cpu* is the time the server was at work."""
        echoes = sorted(self.echoes)
        return {
            "tables": tables,
            "moves_per_second": round(len(echoes) / self.seconds),
            "p50_ms": round(echoes[len(echoes) // 2] * 1000, 1),
            "p99_ms": round(echoes[len(echoes) * 99 // 100] * 1000, 1),
            "cpu_us_per_move": round(cpu / len(echoes) * 1e6),
        }


class Guest:
    """Somebody who plays at random."""

    def __init__(self, base: str) -> None:
        headers = {"X-Bactrian": "1", "Origin": base}
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers=headers, timeout=60)

    async def call(self, path: str, body: dict[str, Any]) -> Any:
        """POST something that must work."""
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def sit(self, table: str) -> ClientConnection:
        """Open a socket at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket",
            origin=self.base,  # type: ignore[arg-type]  # a NewType of str
            additional_headers={"Cookie": cookies},
            compression=None,
            max_queue=None,
        )


async def play(socket: ClientConnection, seat: int, figures: Figures) -> None:
    """Answer whatever is asked with any option, until the match is over."""
    sent = 0.0
    async for text in socket:
        frame = FRAME.decode(text)
        if frame.type == "frame":
            if sent:
                figures.echoes.append(time.perf_counter() - sent)
                sent = 0.0
            if frame.prompt is not None and not figures.over:
                await figures.everybody_sits.wait()
                action = random.choice(frame.prompt.options).code
                sent = time.perf_counter()
                move = f'"seat":{seat},"moment":{frame.moment},"action":{action}'
                await socket.send(f'{{"type":"play",{move}}}')
        elif frame.type == "refused":
            raise AssertionError(frame.error)
        elif frame.table is not None and frame.table.state == "over":
            return
        if figures.over:
            return


async def sit_down(base: str, game: str) -> tuple[list[Guest], list[ClientConnection]]:
    """Two guests at a new table."""
    guests = [Guest(base), Guest(base)]
    for guest in guests:
        (await guest.http.get("/api/me")).raise_for_status()
    return guests, await new_match(guests, game)


async def new_match(guests: list[Guest], game: str) -> list[ClientConnection]:
    """A table for two guests, and a socket for each."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": game, "seats": seats, "listed": True}
    table = (await guests[0].call("/api/tables", wanted))["id"]
    await guests[1].call(f"/api/tables/{table}/join", {})
    return [await guest.sit(table) for guest in guests]


async def keep_playing(
    guests: list[Guest], sockets: list[ClientConnection], game: str, figures: Figures
) -> None:
    """One match after the other between two guests."""
    while True:
        await asyncio.gather(*(play(socket, seat, figures) for seat, socket in enumerate(sockets)))
        if figures.over:
            return
        await asyncio.gather(*(socket.close() for socket in sockets))
        sockets = await new_match(guests, game)


async def run(base: str, process: int, game: str, tables: int, seconds: float) -> dict[str, float]:
    """All tables at once, when everybody sits."""
    figures = Figures(seconds)
    pairs = [await sit_down(base, game) for _ in range(tables)]
    cpu = cpu_seconds(process)
    figures.begin()
    with suppress(TimeoutError):  # somebody may wait for a move that is not made any more
        async with asyncio.timeout(seconds + 1):
            await asyncio.gather(*(keep_playing(*pair, game, figures) for pair in pairs))
    return figures.row(tables, cpu_seconds(process) - cpu)


def cpu_seconds(process: int) -> float:
    """How long a process has been at work, in all its threads."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(core: int | None) -> Iterator[tuple[str, int]]:
    """A server in a process of its own, with a new database."""
    with tempfile.TemporaryDirectory() as home:
        settings = {
            "BACTRIAN_HOME": home,
            "BACTRIAN_RATE": "100000",
            "BACTRIAN_TABLES": "100000",
            "BACTRIAN_WORKERS": "1",
        }
        command = [sys.executable, "-m", "bactrian.server", "--port", "0"]
        process = subprocess.Popen(
            command,
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/"), process.pid
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    """Measure, and print a table and JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="expedition")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100])
    parser.add_argument("--seconds", type=float, default=8)
    chosen = parser.parse_args()
    own = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(own) > 1:
        os.sched_setaffinity(0, set(own[1:]))
    rows = []
    print(f"{chosen.game}: tables  moves/s  p50 ms  p99 ms  server µs/move")
    for tables in chosen.tables:
        with server(own[0] if len(own) > 1 else None) as (base, process):
            row = uvloop.run(run(base, process, chosen.game, tables, chosen.seconds))
        rows.append(row)
        values = [row[key] for key in ("moves_per_second", "p50_ms", "p99_ms", "cpu_us_per_move")]
        print(f"{tables:>18} {values[0]:>8} {values[1]:>7} {values[2]:>7} {values[3]:>15}")
    print(json.dumps({"game": chosen.game, "runs": rows}))


if __name__ == "__main__":
    main()

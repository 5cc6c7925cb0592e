"""The socket of a table."""

import asyncio
import logging
import re
from collections import Counter
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from bactrian.server.connection import Connection, Pace
from bactrian.server.errors import Refusal
from bactrian.server.guests import COOKIE
from bactrian.server.hall import Hall
from bactrian.server.live import Live
from bactrian.server.wire import encoded

log = logging.getLogger(__name__)

AFTER: Final = re.compile(r"-?\d{1,9}|-?\d{1,2}:-?\d{1,9}(,-?\d{1,2}:-?\d{1,9})*")

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """Look at a table, play, take back, chat: frames in both directions."""
    hall: Hall = socket.app.state.hall
    open_sockets: Counter[str] = socket.app.state.sockets
    guest = hall.guests.guest(socket.cookies.get(COOKIE))
    try:
        if guest is None:
            raise Refusal(401, "nobody knows you yet: GET /api/me first, and keep the cookie")
        check_limits(hall, open_sockets, guest)
        live = await hall.newest(table)
        after = parse_after(socket.query_params.get("after", "-1"), live)
    except Refusal as refusal:
        await socket.accept()
        refused = {"type": "refused", "id": None, "error": refusal.error, "moment": 0}
        await send_text(socket, encoded(refused))
        await close(socket, 4000 + refusal.status, refusal.error[:100])
        return
    open_sockets[guest] += 1
    try:
        await socket.accept()  # last: what a client says must find the table ready
        await serve(socket, Connection(live, guest, hall, after), hall.settings.rate)
    finally:
        open_sockets[guest] -= 1
        if not open_sockets[guest]:
            del open_sockets[guest]


def check_limits(hall: Hall, open_sockets: Counter[str], guest: str) -> None:
    """Neither a guest nor all of them together may open sockets without end."""
    settings = hall.settings
    if open_sockets[guest] >= settings.sockets:
        raise Refusal(429, f"a guest has at most {settings.sockets} sockets open")
    if open_sockets.total() >= settings.all_sockets:
        raise Refusal(429, "the house is full; please try again later")


def parse_after(text: str, live: Live) -> dict[int, int]:
    """The number of the last event a client has: one for all viewers, or ``viewer:number,…``."""
    if not AFTER.fullmatch(text):
        raise Refusal(400, "after is a number such as 12, or one for each viewer: 0:12,2:9")
    if ":" not in text:
        return {viewer: int(text) for viewer in range(-1, len(live.seats))}
    return {int(viewer): int(last) for viewer, last in (p.split(":") for p in text.split(","))}


async def serve(socket: AnySocket, connection: Connection, rate: int) -> None:
    """Send and hear until one side has had enough."""
    live = connection.live
    live.enter(connection)
    if live.broken:  # since it was looked up
        connection.close(1013, "this table is read anew; come again")

    async def send(text: str) -> None:
        await send_text(socket, text)

    async def shut(code: int, reason: str) -> None:
        await close(socket, code, reason)

    async def send_all() -> None:
        try:
            await connection.send_all(send, shut)
        except OSError:
            pass  # the other side is gone
        except Exception:
            log.exception("sending failed", extra={"table": live.row.id})
            await close(socket, 1011, "something went wrong here; please come again")

    sender = asyncio.create_task(send_all())
    try:
        await hear_all(socket, connection, Pace(rate))
    finally:
        live.leave(connection)
        connection.gone()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def hear_all(socket: AnySocket, connection: Connection, pace: Pace) -> None:
    """Hear one message after the other."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await pace.keep()
        await connection.ready()
        await connection.hear(message.get("text"))


async def send_text(socket: AnySocket, text: str) -> None:
    """Send a text."""
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def close(socket: AnySocket, code: int, reason: str) -> None:
    """Close from our side."""
    await socket.send({"type": "websocket.close", "code": code, "reason": reason})

"""Requests about guests and tables."""

import logging

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import SQLAlchemyError

from bactrian.server import making, replays, seating, wire
from bactrian.server.cached import AnyRequest
from bactrian.server.errors import Refusal
from bactrian.server.guests import clean_name, first_name
from bactrian.server.hall import Hall
from bactrian.server.identity import guest_cookie, guest_of, hall_of, known_guest
from bactrian.server.live import Live
from bactrian.server.settings import JOURNAL_SIZE
from bactrian.server.store import OVER
from bactrian.server.summary import summary

log = logging.getLogger(__name__)

LISTED = 50
"""How many tables a list shows at most."""


@get("/health")
async def health(request: AnyRequest) -> dict[str, str]:
    """Is the server well, and does its database answer?"""
    try:
        await hall_of(request).store.check()
    except (SQLAlchemyError, OSError) as error:
        log.error("no database", extra={"error": repr(error)})
        raise Refusal(503, "the database does not answer; please try again later") from None
    return {"status": "ok"}


@get("/api/me")
async def me(request: AnyRequest) -> Response[wire.Name]:
    """How the guest is called; somebody new becomes a guest."""
    hall = hall_of(request)
    guest = guest_of(request)
    if guest is not None:
        return Response(wire.Name(await hall.name_of(guest)))
    cookie = hall.guests.new_cookie()
    guest = hall.guests.guest(cookie)
    assert guest is not None
    return Response(wire.Name(first_name(guest)), cookies=[guest_cookie(request, cookie)])


@post("/api/me", status_code=200)
async def call_me(request: AnyRequest, data: JSONBody[wire.Name]) -> wire.Name:
    """Change how the guest is called."""
    hall, guest = hall_of(request), known_guest(request)
    name, before = clean_name(data.name), await hall.name_of(guest)
    await hall.store.set_name(guest, name)
    tables = await hall.store.unfinished_of(guest)
    await seating.rename(hall, guest, before, name, tables)
    return wire.Name(name)


@post("/api/tables")
async def make(request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Table:
    """Set up a table."""
    hall, guest = hall_of(request), known_guest(request)
    return await shown(hall, guest, await making.set_up(hall, guest, data))


@get("/api/tables")
async def tables(request: AnyRequest) -> wire.Tables:
    """The guest's tables, those that wait for it first, and tables to join."""
    hall, guest = hall_of(request), guest_of(request) or ""
    mine = await all_shown(hall, guest, await hall.store.tables_of(guest, LISTED) if guest else [])
    mine.sort(key=lambda table: (not table.waits_for_me, table.state == OVER))
    found = await all_shown(hall, guest, await hall.store.listed(LISTED))
    return wire.Tables(mine, [table for table in found if not table.invite])


@get("/api/tables/{table:str}")
async def one(request: AnyRequest, table: FromPath[str]) -> wire.Table:
    """A table."""
    hall = hall_of(request)
    return await shown(hall, guest_of(request) or "", await hall.table(table))


@post("/api/tables/{table:str}/join", status_code=200)
async def join(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Join | None] = None
) -> wire.Table:
    """Take a seat."""
    hall, guest, live = await at_table(request, table)
    await seating.join(hall, guest, live, data or wire.Join())
    return await shown(hall, guest, live)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: AnyRequest, table: FromPath[str]) -> wire.Table | None:
    """Give up one's seats while others gather; nothing if that was the last person there."""
    hall, guest, live = await at_table(request, table)
    left = await seating.leave(hall, guest, live)
    return await shown(hall, guest, live) if left else None


@post("/api/tables/{table:str}/bots", status_code=200)
async def bots(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Fill | None] = None
) -> wire.Table:
    """Fill the open seats with bots."""
    hall, guest, live = await at_table(request, table)
    await seating.fill(hall, guest, live, data or wire.Fill())
    return await shown(hall, guest, live)


@post("/api/tables/{table:str}/standin", status_code=200)
async def stand_in(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.StandIn]
) -> wire.Table:
    """Let a bot play in the place of somebody who is away."""
    hall, guest, live = await at_table(request, table)
    await seating.stand_in(hall, guest, live, data)
    return await shown(hall, guest, live)


@post("/api/tables/{table:str}/back", status_code=200)
async def back(request: AnyRequest, table: FromPath[str]) -> wire.Table:
    """Take one's seats back from the bots that played there."""
    hall, guest, live = await at_table(request, table)
    await seating.take_back(hall, guest, live)
    return await shown(hall, guest, live)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: FromPath[str]) -> wire.Table:
    """Play again with the same people."""
    hall, guest, live = await at_table(request, table)
    return await shown(hall, guest, await making.rematch(hall, guest, live))


@post("/api/tables/{table:str}/fork")
async def fork(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Fork]) -> wire.Table:
    """Go on from a moment of a match, alone against bots."""
    hall, guest, live = await at_table(request, table)
    return await shown(hall, guest, await making.fork(hall, guest, live, data))


@get("/api/tables/{table:str}/journal")
async def journal(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The journal of a match that is over."""
    live = await hall_of(request).table(table)
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{table}.txt"'}
    text = replays.whole_journal(live)
    return Response(text, media_type="text/plain", headers=headers)


@post("/api/journals", request_max_body_size=JOURNAL_SIZE)
async def upload(request: AnyRequest) -> wire.Table:
    """Watch a match from its journal: the body is the text."""
    hall, guest = hall_of(request), known_guest(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal(400, "a journal is text in UTF-8") from None
    return await shown(hall, guest, await making.upload(hall, guest, text))


@get("/api/tables/{table:str}/replay")
async def replay(request: AnyRequest, table: FromPath[str]) -> wire.Replay:
    """All moments of a match, as the guest may know them."""
    hall, guest = hall_of(request), guest_of(request) or ""
    live = await hall.table(table)
    told: wire.Replay = await request.app.state.replays.moments(hall, live, guest)
    return told


@get("/api/tables/{table:str}/replay/{moment:int}")
async def replay_moment(
    request: AnyRequest, table: FromPath[str], moment: FromPath[int]
) -> Response[bytes]:
    """What was seen at a moment."""
    hall, guest = hall_of(request), guest_of(request) or ""
    live = await hall.table(table)
    body: bytes = await request.app.state.replays.view(hall, live, guest, moment)
    return Response(body, media_type="application/json")


async def at_table(request: AnyRequest, table: str) -> tuple[Hall, str, Live]:
    """A known guest at a table."""
    hall, guest = hall_of(request), known_guest(request)
    return hall, guest, await hall.table(table)


async def shown(hall: Hall, guest: str, live: Live) -> wire.Table:
    """A table as the guest sees it, when all that was done there is stored."""
    await live.settled()
    return summary(live, guest, hall)


async def all_shown(hall: Hall, guest: str, ids: list[str]) -> list[wire.Table]:
    """Several tables; those that cannot be read any more are left out."""
    found = []
    for table in ids:
        try:
            found.append(await shown(hall, guest, await hall.table(table)))
        except Refusal:
            continue
    return found

"""How tables come to be: set up, made again, branched off, read from a journal."""

import logging
import secrets
import string
import time
from dataclasses import replace
from typing import Final

from bactrian import registry
from bactrian.kernel.errors import BactrianError
from bactrian.server import thinking, wire
from bactrian.server.errors import Refusal
from bactrian.server.guests import clean_name
from bactrian.server.hall import RECORDED, Hall, read
from bactrian.server.live import Live
from bactrian.server.store import GATHERING, OVER, RUNNING, SeatRow, Stored, TableRow, freed
from bactrian.server.summary import viewer_of

log = logging.getLogger(__name__)

LETTERS: Final = string.ascii_letters + string.digits
DAY: Final = 24 * 3600
PER_DAY: Final = 10
"""How many times its unfinished tables a guest may make in a day."""


def new_id() -> str:
    """The id of a new table; nobody guesses one."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_dealer() -> str:
    """A fair dealer with a secret of its own."""
    return f"fair {secrets.token_hex(32)}"


def new_row(game: str, maker: str, options: dict[str, str], dealer: str, state: str) -> TableRow:
    """A table made now."""
    return TableRow(new_id(), game, "", options, False, state, maker, int(time.time()), dealer)


async def check_limit(hall: Hall, guest: str) -> None:
    """A guest can have so many tables and no more."""
    most = hall.settings.tables
    unfinished, recent = await hall.store.count_made_by(guest, int(time.time()) - DAY)
    if unfinished >= most:
        raise Refusal(429, f"a guest has at most {most} unfinished tables; finish one first")
    if recent >= most * PER_DAY:
        raise Refusal(429, f"a guest makes at most {most * PER_DAY} tables a day")


async def set_up(hall: Hall, guest: str, wanted: wire.NewTable) -> Live:
    """A new table."""
    try:
        game = registry.game(wanted.game)
        options = game.agree(len(wanted.seats), wanted.options)
    except BactrianError as error:
        raise Refusal(400, str(error)) from None
    name = clean_name(wanted.name, 40) if wanted.name.strip() else ""
    seats = places(wanted.seats, guest, await hall.name_of(guest))
    await check_limit(hall, guest)
    row = TableRow(
        new_id(),
        wanted.game,
        name,
        options,
        wanted.listed,
        GATHERING,
        guest,
        int(time.time()),
        new_dealer(),
    )
    return await keep(hall, row, seats)


def places(wanted: list[wire.NewSeat], guest: str, own_name: str) -> list[SeatRow]:
    """Who sits where at a new table; people and bots of the same name are numbered."""
    seats = []
    names: dict[str, int] = {}
    for number, seat in enumerate(wanted):
        if seat.kind == "open":
            seats.append(SeatRow(number, "open", None, "", None))
            continue
        bot = known_bot(seat.bot) if seat.kind == "bot" else None
        name = clean_name(seat.name) if seat.name else bot or own_name
        names[name] = names.get(name, 0) + 1
        if names[name] > 1:
            name = f"{name} {names[name]}"
        kind = "person" if bot is None else "bot"
        seats.append(SeatRow(number, kind, None if bot else guest, name, bot))
    return seats


def known_bot(name: str | None) -> str:
    """A bot's name, if people can play with one of that name; the usual one if none is said."""
    bots = [*registry.levels(), "random"]
    if name is not None and name not in bots:
        raise Refusal(400, f"there is no bot “{name}”; there is {', '.join(bots)}")
    return name or registry.USUAL


async def keep(
    hall: Hall, row: TableRow, seats: list[SeatRow], lines: list[str] | None = None
) -> Live:
    """Store a new table and open it."""
    await hall.store.add(row, seats, lines or ())
    live = hall.add(Stored(row, seats, lines or [], []))
    if lines:
        live.resume(*await read(Stored(row, seats, lines, [])))
        hall.bots.nudge(live)
    else:
        await hall.start_if_full(live)
    log.info("table made", extra={"table": row.id, "game": row.game, "seats": len(seats)})
    return live


async def rematch(hall: Hall, guest: str, old: Live) -> Live:
    """A new table with the same people and options; the same one for everybody who asks."""
    if not old.seats_of(guest):
        raise Refusal(403, "only those who sat at a table ask for a rematch")
    if old.row.state != OVER:
        raise Refusal(409, "a rematch comes when the match is over")
    async with old.changing:
        if old.row.rematch is None:
            await check_limit(hall, guest)
            row = new_row(old.row.game, guest, old.row.options, new_dealer(), GATHERING)
            live = await keep(hall, row, [in_person(seat) for seat in old.seats])
            await hall.store.set_rematch(old.row.id, live.row.id)
            old.rematched(live.row.id)
    assert old.row.rematch is not None
    return await hall.table(old.row.rematch)


def in_person(seat: SeatRow) -> SeatRow:
    """The same seat, without the bot that played in a person's place."""
    return replace(seat, bot=None) if seat.kind == "person" else seat


async def fork(hall: Hall, guest: str, old: Live, wanted: wire.Fork) -> Live:
    """A new table that goes on from a moment of a match, one person against bots."""
    others = [seat for seat in old.seats if seat.kind != "bot" and seat.guest != guest]
    if old.row.state != OVER and (others or not old.seats_of(guest)):
        raise Refusal(403, "a match with others can be branched off when it is over")
    await old.settled()
    if old.match is None or old.match.record is None:
        raise Refusal(409, "the match has not started")
    await check_limit(hall, guest)
    lines = list(old.match.record.lines)
    viewer = viewer_of(old, guest)
    found = await hall.workers.run(thinking.line_at, "\n".join(lines), viewer, wanted.moment)
    if found is None:
        raise Refusal(
            400, "there is no such moment in this match, or it is over then; see its replay"
        )
    count, asked = found
    seat = wanted.seat if wanted.seat is not None else viewer if viewer >= 0 else asked[0]
    if not 0 <= seat < len(old.seats):
        raise Refusal(400, f"a seat is from 0 to {len(old.seats) - 1}, not {seat}")
    wanted_seats = [stand_in(one) for one in old.seats]
    wanted_seats[seat] = wire.NewSeat("me")
    seats = places(wanted_seats, guest, await hall.name_of(guest))
    dealer = f"fork {count} {secrets.token_hex(32)}"
    row = new_row(old.row.game, guest, old.row.options, dealer, RUNNING)
    return await keep(hall, row, seats, [lines[0], "dealer open", *lines[2:count]])


def stand_in(old: SeatRow) -> wire.NewSeat:
    """A bot that goes on for whoever sat there; only a bot keeps its name."""
    return wire.NewSeat("bot", name=old.name if old.kind == "bot" else None, bot=old.bot)


async def upload(hall: Hall, guest: str, text: str) -> Live:
    """A table to watch, from a journal."""
    await check_limit(hall, guest)
    checked = await hall.workers.run(thinking.check, text)
    if isinstance(checked, str):
        raise Refusal(400, f"this journal does not replay: {checked}")
    seats = [freed(SeatRow(number, "", None, "", None)) for number in range(checked.seats)]
    row = new_row(checked.title, guest, checked.options, RECORDED, OVER)
    return await keep(hall, row, seats, checked.lines)

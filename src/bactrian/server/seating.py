"""Taking seats, giving them up, and letting bots have them."""

from collections.abc import Sequence
from dataclasses import replace

from bactrian.server import wire
from bactrian.server.absence import is_host, patience_left
from bactrian.server.errors import Refusal
from bactrian.server.hall import Hall
from bactrian.server.live import Live
from bactrian.server.making import known_bot
from bactrian.server.store import GATHERING, SeatRow, freed


async def join(hall: Hall, guest: str, live: Live, wanted: wire.Join) -> None:
    """Take an open seat; a guest who sits there already takes another one only by its number."""
    name = await hall.name_of(guest)
    async with live.changing:
        own = live.seats_of(guest)
        if own and wanted.seat in (None, *own):
            return
        invited = hall.guests.invited(live.row.id, wanted.token or "")
        if not (live.row.listed or own or invited):
            raise Refusal(403, "this table is joined by its invitation link")
        free = [seat.seat for seat in live.open_seats()]
        if live.row.state != GATHERING or not free:
            raise Refusal(409, "no seat is open at this table; you can watch")
        number = free[0] if wanted.seat is None else wanted.seat
        if number not in free:
            open_ones = ", ".join(str(seat) for seat in free)
            raise Refusal(409, f"seat {number} is not open; open seats: {open_ones}")
        await reseat(hall, live, SeatRow(number, "person", guest, unlike(live, name), None))
        await hall.start_if_full(live)


async def leave(hall: Hall, guest: str, live: Live) -> bool:
    """Give up one's seats while others gather; is the table still there?"""
    async with live.changing:
        own = live.seats_of(guest)
        if not own:
            raise Refusal(409, "you have no seat at this table")
        if live.row.state != GATHERING:
            raise Refusal(409, "the match has begun: your seat stays yours, whenever you come back")
        for seat in own:
            await reseat(hall, live, freed(live.seats[seat]))
        if not any(seat.kind == "person" for seat in live.seats):
            await hall.remove(live)
            return False
        return True


async def fill(hall: Hall, guest: str, live: Live, wanted: wire.Fill) -> None:
    """Let bots have the open seats, which starts the match."""
    bot = known_bot(wanted.bot)
    async with live.changing:
        if not live.seats_of(guest):
            raise Refusal(403, "only those who sit at a table fill it with bots")
        if live.row.state != GATHERING:
            raise Refusal(409, "no seat is open: the match has begun")
        for seat in live.open_seats():
            await reseat(hall, live, SeatRow(seat.seat, "bot", None, unlike(live, bot), bot))
        await hall.start_if_full(live)


async def stand_in(hall: Hall, guest: str, live: Live, wanted: wire.StandIn) -> None:
    """Let a bot play in the place of somebody who is away, until they come back and say so."""
    bot, patience = known_bot(wanted.bot), hall.settings.patience
    async with live.changing:
        if not is_host(live, guest, patience):
            raise Refusal(
                403,
                "the host of the table decides that; everybody who sits there does "
                "when the host is away",
            )
        absent = [
            seat.seat for seat in live.seats if patience_left(live, guest, seat.seat, patience) == 0
        ]
        if wanted.seat not in absent:
            seats = ", ".join(str(seat) for seat in absent) or "nobody"
            raise Refusal(
                409,
                "a bot plays in the place of people who have been away from a running match for "
                f"{patience} seconds; that is so for seat: {seats}",
            )
        await reseat(hall, live, replace(live.seats[wanted.seat], bot=bot))
    await live.settled()
    hall.bots.nudge(live)


async def take_back(hall: Hall, guest: str, live: Live) -> None:
    """Play again on one's own seats; a bot that is thinking about an answer keeps it to itself."""
    async with live.changing:
        own = live.seats_of(guest)
        if not own:
            raise Refusal(403, "you have no seat at this table; you watch")
        for seat in own:
            if live.seats[seat].bot is not None:
                await reseat(hall, live, replace(live.seats[seat], bot=None))


async def reseat(hall: Hall, live: Live, after: SeatRow) -> None:
    """Store who sits on a seat now, then tell everybody."""
    if not await hall.store.reseat(live.row.id, live.seats[after.seat], after):
        live.abandon("somebody else was quicker")
        raise Refusal(409, "somebody else was quicker; look again who sits there")
    live.seats[after.seat] = after
    live.changed()


async def rename(hall: Hall, guest: str, before: str, name: str, tables: Sequence[str]) -> None:
    """Call a guest by a new name at its tables, where it was called by the old one."""
    for table in tables:
        live = await hall.table(table)
        async with live.changing:
            for seat in live.seats_of(guest):
                row = live.seats[seat]
                if row.name == before:
                    await reseat(hall, live, replace(row, name=unlike(live, name)))


def unlike(live: Live, name: str) -> str:
    """A name, with a number if somebody at the table is called so already."""
    taken = {seat.name for seat in live.seats}
    number, different = 1, name
    while different in taken:
        number += 1
        different = f"{name} {number}"
    return different

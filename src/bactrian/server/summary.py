"""A table as a certain guest sees it."""

from datetime import UTC, datetime
from typing import cast

from bactrian.kernel.machine import WATCHER
from bactrian.server import wire
from bactrian.server.absence import patience_left
from bactrian.server.guests import Guests
from bactrian.server.hall import Hall
from bactrian.server.hints import may_ask
from bactrian.server.live import Live
from bactrian.server.store import GATHERING, OVER


def summary(live: Live, guest: str, hall: Hall) -> wire.Table:
    """The table: nothing in it depends on what the guest's seats cannot know."""
    row, match = live.row, live.match
    own = live.seats_of(guest)
    table = wire.Table(
        row.id,
        row.game,
        row.name,
        row.options,
        row.listed,
        seats_for(live, guest, hall.settings.patience),
        row.state,  # type: ignore[arg-type]  # the store holds these three words only
        datetime.fromtimestamp(row.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        [],
        False,
        invitation(live, hall.guests) if own else None,
        row.rematch,
        live.screens(guest),
        may_ask(live, guest),
    )
    if match is not None:
        asked = {seat for viewer in own or [WATCHER] for seat in match.asked(viewer)}
        table.turn = sorted(asked)
        table.waits_for_me = any(seat in asked and live.seats[seat].bot is None for seat in own)
        if row.state == OVER:
            table.standing = cast(
                "dict[str, object]", match.standing(viewer_of(live, guest)).json()
            )
    return table


def seats_for(live: Live, guest: str, patience: int) -> list[wire.Seat]:
    """Who sits where."""
    online = live.online()
    return [
        wire.Seat(
            seat.seat,
            seat.kind,  # type: ignore[arg-type]  # the store holds these three words only
            seat.name,
            seat.bot,
            seat.guest == guest,
            seat.kind == "bot" or seat.guest in online,
            patience_left(live, guest, seat.seat, patience),
        )
        for seat in live.seats
    ]


def viewer_of(live: Live, guest: str) -> int:
    """As whom a guest looks back at a match: its first seat, or a watcher."""
    return live.viewers_of(guest)[0]


def invitation(live: Live, guests: Guests) -> str | None:
    """The link that lets others join, while there is a seat for them."""
    if live.row.state != GATHERING:
        return None
    return f"/table/{live.row.id}?invite={guests.invitation(live.row.id)}"

"""A table in memory: who sits there, the match, and who looks on."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Set
from dataclasses import replace
from typing import Any, Final, Protocol

from sqlalchemy.exc import IntegrityError

from bactrian.kernel.errors import BactrianError
from bactrian.kernel.machine import WATCHER
from bactrian.kernel.match import Match
from bactrian.server.errors import Refusal
from bactrian.server.frames import Frames
from bactrian.server.ledger import Entry, Ledger
from bactrian.server.settings import CHATS
from bactrian.server.store import OVER, RUNNING, ChatRow, SeatRow, Stored

AnyMatch = Match[Any, Any]

OVERTAKEN: Final = "the move was not made: another server was quicker at this table; look again"
"""What is said when lines of the same numbers are stored already."""

ELSEWHERE: Final = "this table has moved on at another server; come again"
"""What is said when the store turns out to know more than memory."""


class Onlooker(Protocol):
    """A socket at a table."""

    @property
    def guest(self) -> str:
        """Whose it is."""

    def wake(self) -> None:
        """There may be something new to send."""

    def close(self, code: int, reason: str) -> None:
        """Send no more."""


class Live:
    """One table.  A move changes the match at once, and is told when it is stored.

    While it is being stored (``busy``) nobody is told anything of the table and no other move is
    made: what a client has seen can be relied upon.
    """

    def __init__(self, stored: Stored, ledger: Ledger, moved: Callable[["Live"], None]) -> None:
        self.row = stored.row
        self.seats: Final = list(stored.seats)
        self.chats: Final = list(stored.chats)
        self.match: AnyMatch | None = None
        self.frames: Frames | None = None
        self.onlookers: Final[set[Onlooker]] = set()
        self._screens: Final[Counter[str]] = Counter()  # how many of them each guest has
        self._gone: Final[dict[str, float]] = {}  # guests that were here, and when they left
        self._opened: Final = time.monotonic()
        self.changing: Final = asyncio.Lock()  # held while seats change
        self.version = 0  # of all but the match: seats, who is here, state
        self.broken = False
        self._ledger: Final = ledger
        self._moved: Final = moved
        self._written = 0
        self._mover = WATCHER
        self._quiet: Final = asyncio.Event()
        self._quiet.set()

    # ---- who

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [seat.seat for seat in self.seats if seat.guest == guest]

    def viewers_of(self, guest: str) -> list[int]:
        """As whom a guest sees the match: its seats, or a watcher."""
        return self.seats_of(guest) or [WATCHER]

    def online(self) -> Set[str]:
        """The guests that are here."""
        return self._screens.keys()

    def enter(self, onlooker: Onlooker) -> None:
        """Somebody looks on."""
        self.onlookers.add(onlooker)
        self._screens[onlooker.guest] += 1
        self.changed()

    def leave(self, onlooker: Onlooker) -> None:
        """Somebody looks on no longer."""
        guest = onlooker.guest
        self.onlookers.discard(onlooker)
        self._screens[guest] -= 1
        if not self._screens[guest]:
            del self._screens[guest]
            if self.seats_of(guest) or guest == self.row.maker:
                self._gone[guest] = time.monotonic()
        self.changed()

    def screens(self, guest: str) -> int:
        """On how many screens a guest has this table open."""
        return self._screens[guest]

    def away(self, guest: str) -> float | None:
        """For how many seconds a guest has been away, as far as is known; nothing if it is here."""
        if guest in self.online():
            return None
        return time.monotonic() - self._gone.get(guest, self._opened)

    def open_seats(self) -> list[SeatRow]:
        """The seats that nobody has taken."""
        return [seat for seat in self.seats if seat.kind == "open"]

    def own_seat(self, guest: str, seat: int) -> int:
        """*seat*, if it belongs to the guest."""
        own = self.seats_of(guest)
        if seat not in own:
            yours = ", ".join(str(number) for number in own)
            raise Refusal(
                403, f"seat {seat} is not yours" + (f"; yours: {yours}" if own else ": you watch")
            )
        return seat

    # ---- the match

    @property
    def busy(self) -> bool:
        """Is a move being stored?"""
        return not self._quiet.is_set()

    async def settled(self) -> None:
        """Wait until everything that was done is stored."""
        while not self._quiet.is_set():
            await self._quiet.wait()
        if self.broken:
            raise Refusal(409, "this table is read anew from its journal; please come again")

    def resume(self, match: AnyMatch, frames: Frames) -> None:
        """Go on with a match that is stored."""
        assert match.record is not None
        self.match, self.frames = match, frames
        self._written = len(match.record.lines)

    async def begin(self, match: AnyMatch) -> None:
        """Start the match: its first lines are stored before anybody hears of it."""
        assert match.record is not None
        self.match, self.frames = match, Frames(match)
        self.row = replace(self.row, state=RUNNING)
        self._write(RUNNING)
        await self.settled()

    def running(self) -> AnyMatch:
        """The match, if it is being played."""
        if self.match is None:
            waiting = ", ".join(str(seat.seat) for seat in self.open_seats())
            raise Refusal(409, f"the match has not started; open seats: {waiting}")
        if self.row.state == OVER:
            raise Refusal(409, "the match is over: it can be replayed, or a new one made of it")
        return self.match

    def played_by_hand(self, seat: int) -> None:
        """Refuse what a person does on a seat in whose place a bot plays."""
        if self.seats[seat].bot is not None:
            raise Refusal(409, "a bot plays in your place; take your seat back first")

    def moment(self, viewer: int) -> int:
        """How many lines a viewer knows of."""
        if self.match is None or self.match.record is None:
            return 0
        return self.match.record.moment(viewer)

    def follows(self, seat: int, moment: int, exactly: bool) -> AnyMatch:
        """The match, if a move of *seat* at that moment comes in time.

        Where several seats are asked at once, an answer may be overtaken by those of others as
        long as the question has stayed the same; taking back follows the latest moment *exactly*.
        """
        match, now = self.running(), self.moment(seat)
        assert self.frames is not None
        since = now if exactly else self.frames.look(seat).since
        if not since <= moment <= now:
            when = "was made already or comes too late" if moment < now else "comes too early"
            raise Refusal(
                409, f"a move must follow moment {now}; this one follows {moment}: it {when}"
            )
        return match

    def play(self, seat: int, action: int) -> None:
        """Answer for a seat."""
        self._change(lambda match: match.play(seat, action))
        self._mover = seat
        self._write()

    def undo(self, seat: int, times: int = 1) -> None:
        """Take back the latest answers of a seat; at least one."""

        def take_back(match: AnyMatch) -> None:
            for _ in range(max(times, 1)):
                match.undo(seat)

        self._change(take_back)
        self._mover = seat
        self._write()

    def _change(self, change: Callable[[AnyMatch], object]) -> None:
        """Change the match; if the rules themselves fail over it, it is read anew."""
        match = self.running()
        try:
            change(match)
        except BactrianError:
            raise  # refused before anything changed
        except Exception:
            self.abandon("something went wrong here; the table is as it was before")
            raise

    # ---- storing and telling

    def say(self, seat: SeatRow, text: str) -> None:
        """Chat."""
        if len(self.chats) >= CHATS:
            raise Refusal(409, f"a table keeps {CHATS} lines of chat, and this one has them")
        chat = ChatRow(len(self.chats), seat.seat, seat.name, text)
        self.chats.append(chat)
        row = {"table_id": self.row.id, **vars(chat)}
        self._ledger.add(Entry(self.row.id, self._chatted, chats=[row]))

    def changed(self) -> None:
        """Something but the match has changed: everybody is told."""
        self.version += 1
        self.wake()

    def rematched(self, table: str) -> None:
        """There is a table at which the same people play again."""
        self.row = replace(self.row, rematch=table)
        self.changed()

    def is_behind(self, lines: int, seats: list[SeatRow]) -> bool:
        """Does the store know more than memory, because another server has written there?"""
        record = None if self.match is None else self.match.record
        return lines > (0 if record is None else len(record.lines)) or seats != self.seats

    def wake(self) -> None:
        """Let everybody send what is new."""
        for onlooker in self.onlookers:
            onlooker.wake()

    def abandon(self, reason: str) -> None:
        """Memory and store may differ: whoever is here comes again and finds what is stored."""
        self.broken = True
        for onlooker in list(self.onlookers):
            onlooker.close(1013, reason)

    def _write(self, state: str | None = None) -> None:
        assert self.match is not None
        assert self.match.record is not None
        lines = self.match.record.lines[self._written :]
        if self.match.over:
            state = OVER
        self._quiet.clear()
        self._ledger.add(
            Entry(self.row.id, self._stored, first=self._written, lines=lines, state=state)
        )

    def _stored(self, error: Exception | None) -> None:
        self._quiet.set()
        if error is not None:
            lost = isinstance(error, IntegrityError)
            self.abandon(OVERTAKEN if lost else "the move could not be stored")
            return
        assert self.match is not None
        assert self.match.record is not None
        assert self.frames is not None
        first = self._written == 0
        self._written = len(self.match.record.lines)
        self.frames.follow(self._mover)
        if self.match.over:
            self.row = replace(self.row, state=OVER)
        if first or self.match.over:
            self.version += 1
        self.wake()
        self._moved(self)

    def _chatted(self, error: Exception | None) -> None:
        if error is not None:
            self.abandon("the chat could not be stored")
        else:
            self.wake()

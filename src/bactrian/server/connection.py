"""One socket at a table: what was sent to it, and what it says."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import msgspec

from bactrian.kernel.errors import BactrianError
from bactrian.server import wire
from bactrian.server.errors import Refusal
from bactrian.server.frames import message_json
from bactrian.server.guests import readable
from bactrian.server.hall import Hall
from bactrian.server.hints import Hints
from bactrian.server.live import Live
from bactrian.server.settings import CHAT_SIZE, MESSAGE_SIZE
from bactrian.server.summary import summary
from bactrian.server.wire import encoded

RECENT_CHATS: Final = 50
UNSENT: Final = 64
"""How many replies may wait to be sent before no more messages are read."""

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Connection:
    """A socket of a guest.  It sends when there is something new, and never twice the same.

    A socket that is slow gets fewer frames, each with all events since its last one.
    """

    def __init__(self, live: Live, guest: str, hall: Hall, after: dict[int, int]) -> None:
        self.live: Final = live
        self.guest: Final = guest
        self._hall: Final = hall
        self._next: Final = {viewer: number + 1 for viewer, number in after.items()}
        self._seen: Final[dict[int, int]] = {}  # the serial of what each viewer was shown
        self._version = -1
        self._rematch: str | None = None
        self._chat = max(0, len(live.chats) - RECENT_CHATS)
        self._replies: Final[deque[str]] = deque()
        self._news: Final = asyncio.Event()
        self._sent: Final = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._unsure: wire.Move | None = None  # a move that is not known to be stored
        self._hints: Final = Hints(self, hall.workers)

    # ---- sending

    def wake(self) -> None:
        """There may be something new to send."""
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """Send no more."""
        self._closing = self._closing or (code, reason)
        if self.live.broken and (move := self._unsure) is not None:
            refused = {"type": "refused", "id": move.id, "error": reason, "moment": move.moment}
            self.reply(refused)
        self._news.set()

    async def send_all(self, send: Send, close: Close) -> None:
        """Send whatever is new, until it is time to close."""
        while self._closing is None:
            self._news.clear()
            for text in self.news():
                await send(text)
            self._sent.set()
            await self._news.wait()
        while self._replies:
            await send(self._replies.popleft())
        await close(*self._closing)

    def news(self) -> Iterator[str]:
        """What this socket has not been sent yet."""
        live = self.live
        while self._replies:
            yield self._replies.popleft()
        if live.busy or live.broken:
            return  # what is not stored yet is told to nobody
        self._unsure = None
        if self._version != live.version:
            self._version = live.version
            yield encoded({"type": "table", "table": summary(live, self.guest, self._hall)})
        yield from self._frames()
        for chat in live.chats[self._chat :]:
            self._chat += 1
            yield encoded({"type": "chat", **vars(chat)})
        if live.row.rematch is not None and self._rematch is None:
            self._rematch = live.row.rematch
            yield encoded({"type": "rematch", "table": self._rematch})

    def _frames(self) -> Iterator[str]:
        frames = self.live.frames
        if frames is None:
            return
        for viewer in self.live.viewers_of(self.guest):
            look = frames.look(viewer)
            if self._seen.get(viewer) != look.serial:
                self._seen[viewer] = look.serial
                first = min(max(self._next.get(viewer, 0), 0), look.told)
                self._next[viewer] = look.told
                yield frames.frame(viewer, first)

    def reply(self, content: object) -> None:
        """Line up an answer to this socket alone."""
        self._replies.append(encoded(content))
        self._news.set()

    def refuse(self, error: str, id: int | None = None, seat: int | None = None) -> None:
        """Say why a message changed nothing."""
        viewers = self.live.viewers_of(self.guest)
        viewer = seat if seat in viewers and seat is not None else viewers[0]
        moment = self.live.moment(viewer)
        self.reply({"type": "refused", "id": id, "error": error, "moment": moment})

    def gone(self) -> None:
        """Nobody listens any more: what was asked for need not be found out."""
        self._hints.close()

    # ---- hearing

    async def ready(self) -> None:
        """Wait until most replies are sent: who does not listen is not heard."""
        while len(self._replies) >= UNSENT and self._closing is None:
            self._sent.clear()
            await self._sent.wait()

    async def hear(self, text: str | None) -> None:
        """Do what a message says, or say why not."""
        if text is None:
            self.refuse(f"messages are text, not bytes: {wire.ACCEPTED}")
            return
        if len(text) > MESSAGE_SIZE or len(text.encode()) > MESSAGE_SIZE:
            self.refuse(f"a message has at most {MESSAGE_SIZE} bytes")
            return
        try:
            said = wire.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(f"{error}; {wire.ACCEPTED}")
            return
        if isinstance(said, wire.Ping):
            self.reply({"type": "pong"})
            return
        seat = None if isinstance(said, wire.Chat) else said.seat
        try:
            await self._do(said)
        except Refusal as refusal:
            self.refuse(refusal.error, said.id, seat)
        except BactrianError as error:
            self.refuse(str(error), said.id, seat)

    async def _do(self, said: wire.Move | wire.Why | wire.Hint | wire.Chat) -> None:
        live = self.live
        if live.busy or live.broken:
            await live.settled()
        if isinstance(said, wire.Chat):
            self._say(said.text)
            return
        seat = live.own_seat(self.guest, said.seat)
        if isinstance(said, wire.Why):
            reason = live.running().why_not(seat, said.target)
            self.reply(
                {
                    "type": "why",
                    "id": said.id,
                    "target": said.target,
                    "reason": message_json(reason),
                }
            )
            return
        if isinstance(said, wire.Hint):
            self._hints.ask(said)
            return
        live.played_by_hand(seat)
        match = live.follows(seat, said.moment, not isinstance(said, wire.Play))
        if isinstance(said, wire.Play):
            live.play(seat, said.action)
        elif isinstance(said, wire.Undo):
            live.undo(seat)
        else:
            live.undo(seat, match.undoable(seat))
        self._unsure = said

    def _say(self, text: str) -> None:
        own = self.live.seats_of(self.guest)
        line = " ".join(text.split())
        if not own:
            raise Refusal(403, "those who sit at the table chat; you watch")
        if not 1 <= len(line) <= CHAT_SIZE or not readable(line):
            raise Refusal(400, f"a line of chat has 1 to {CHAT_SIZE} signs that can be seen")
        self.live.say(self.live.seats[own[0]], line)


class Pace:
    """Lets so many messages a second pass; a burst of one second's worth is free."""

    def __init__(self, rate: int) -> None:
        self._rate: Final = rate
        self._left = float(rate)
        self._last = time.monotonic()

    async def keep(self) -> None:
        """Take one message; wait if there were too many."""
        now = time.monotonic()
        self._left = min(self._rate, self._left + (now - self._last) * self._rate)
        self._last = now
        self._left -= 1
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)

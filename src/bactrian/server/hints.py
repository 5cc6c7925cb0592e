"""Hints: what a strong bot would answer, for people who play with nobody but bots."""

import asyncio
import logging
import secrets
from typing import Final, Protocol

from bactrian.kernel.errors import BactrianError
from bactrian.kernel.question import Question, question_of
from bactrian.server import thinking, wire
from bactrian.server.errors import Refusal
from bactrian.server.live import Live
from bactrian.server.workers import Workers

log = logging.getLogger(__name__)


class Asker(Protocol):
    """A socket on which somebody asks for hints."""

    @property
    def live(self) -> Live:
        """The table."""

    @property
    def guest(self) -> str:
        """Who asks."""

    def reply(self, content: object) -> None:
        """Line up an answer."""

    def refuse(self, error: str, id: int | None = None, seat: int | None = None) -> None:
        """Say why there is none."""


def may_ask(live: Live, guest: str) -> bool:
    """Does a guest sit there with nobody but bots?  A hint would be unfair to anybody else."""
    people = {seat.guest for seat in live.seats if seat.kind != "bot"}
    return people == {guest}


class Hints:
    """The hints of one socket, one at a time."""

    def __init__(self, asker: Asker, workers: Workers) -> None:
        self._asker: Final = asker
        self._workers: Final = workers
        self._task: asyncio.Task[None] | None = None

    def ask(self, said: wire.Hint) -> None:
        """Begin to think about what a seat is asked, or say why not."""
        live = self._asker.live
        if not may_ask(live, self._asker.guest):
            raise Refusal(403, "there are no hints at a table where another person sits")
        live.played_by_hand(said.seat)
        match = live.follows(said.seat, said.moment, exactly=False)
        match.decision(said.seat)  # refuses a seat that is not asked
        if self._task is not None and not self._task.done():
            raise Refusal(409, "a hint is on its way; one at a time")
        self._task = asyncio.create_task(self._think(said, question_of(match, said.seat)))

    def close(self) -> None:
        """Nobody listens any more."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self, said: wire.Hint, question: Question) -> None:
        """Answer with the best options; if the table has moved on in the meantime, say nothing."""
        live = self._asker.live
        try:
            advice = await self._workers.run(thinking.advise, question, secrets.token_hex(8))
            await live.settled()
            live.follows(said.seat, said.moment, exactly=False)
        except Refusal:
            return
        except (BactrianError, RuntimeError) as error:
            log.error("hint failed", extra={"table": live.row.id, "error": repr(error)})
            self._asker.refuse("no hint was found; please ask again", said.id, said.seat)
            return
        options = [
            {"action": action, "share": round(share, 4), "points": round(points, 2)}
            for action, share, points in advice
        ]
        about = {"id": said.id, "seat": said.seat, "moment": said.moment}
        self._asker.reply({"type": "hint", **about, "options": options})

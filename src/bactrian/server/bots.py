"""Bots at tables: they answer when they are asked, at a pace that a person can follow."""

import asyncio
import logging
import secrets
from typing import Final

from bactrian.kernel.errors import BactrianError
from bactrian.kernel.question import question_of
from bactrian.server import thinking
from bactrian.server.errors import Refusal
from bactrian.server.live import AnyMatch, Live
from bactrian.server.store import OVER
from bactrian.server.workers import Workers

log = logging.getLogger(__name__)

PAUSE: Final = 5.0
"""Seconds before a bot is asked again whose workers were lost several times."""


class Bots:
    """Lets the bots of all tables answer."""

    def __init__(self, workers: Workers, pace: float) -> None:
        self._workers: Final = workers
        self._pace: Final = pace
        self._tasks: Final[dict[Live, asyncio.Task[None]]] = {}

    def nudge(self, live: Live) -> None:
        """See whether a bot is asked, and let it answer."""
        if live not in self._tasks and self._asked(live) is not None:
            task = asyncio.create_task(self._answer_all(live))
            self._tasks[live] = task

    def busy_at(self, live: Live) -> bool:
        """Is a bot about to answer there?"""
        return live in self._tasks

    async def close(self) -> None:
        """Let no bot answer any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _asked(self, live: Live) -> tuple[AnyMatch, int, str] | None:
        """The first bot that is asked something."""
        if live.match is None or live.row.state == OVER or live.broken:
            return None
        for seat in live.match.asked():
            bot = live.seats[seat].bot
            if bot is not None:
                return live.match, seat, bot
        return None

    async def _answer_all(self, live: Live) -> None:
        try:
            await live.settled()
            while (asked := self._asked(live)) is not None:
                try:
                    await self._answer(live, *asked)
                except (BactrianError, RuntimeError) as error:
                    log.error("bot failed", extra={"table": live.row.id, "error": repr(error)})
                    await asyncio.sleep(PAUSE)
                await live.settled()
        except Refusal:
            pass  # the table is read anew, and its bots are asked there
        finally:
            del self._tasks[live]

    async def _answer(self, live: Live, match: AnyMatch, seat: int, bot: str) -> None:
        """Let a bot think; if the table has moved on in the meantime, its thoughts were in vain."""
        assert match.record is not None
        lines = len(match.record.lines)
        question = question_of(match, seat)
        thought = self._workers.run(
            thinking.choose, question, live.row.id, bot, secrets.token_hex(8)
        )
        action, _ = await asyncio.gather(thought, asyncio.sleep(self._pace))
        await live.settled()
        if len(match.record.lines) == lines and live.seats[seat].bot == bot:
            live.play(seat, action)

"""Worker processes: whatever takes long happens there, never where the sockets are served."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

from bactrian.processes import Pool

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

TRIES: Final = 3


class Workers:
    """A pool of processes that is replaced when one of them dies."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._pool = Pool(count)

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function in a worker; one that dies over it is replaced and asked again."""
        for attempt in range(1, TRIES + 1):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))
            except BrokenProcessPool:
                log.warning("worker lost", extra={"task": function.__name__, "attempt": attempt})
                if pool is self._pool:
                    self._pool = Pool(self._count)
                    pool.shutdown(wait=False)
        raise RuntimeError(f"{function.__name__} was lost with its worker {TRIES} times")

    async def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        await asyncio.gather(*(self.run(abs, 0) for _ in range(self._count)))

    def close(self) -> None:
        """End all workers; what they were thinking about is not needed any more."""
        self._pool.end()

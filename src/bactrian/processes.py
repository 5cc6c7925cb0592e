"""Worker processes: started fresh, left alone by Ctrl-C, and gone when whoever started them is."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, current_process, get_context, parent_process
from multiprocessing.util import Finalize
from threading import Thread
from typing import Final, TypeVar

from bactrian.kernel.errors import BactrianError

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""How many tasks of a process may be waiting, so that it never waits itself."""


def begin_work() -> None:
    """End with the parent, even if it is killed; an interrupt of the terminal is its affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:

        def outlive() -> None:
            connection.wait([parent.sentinel])
            os._exit(0)

        Thread(target=outlive, daemon=True).start()


def new_pool(count: int) -> ProcessPoolExecutor:
    """So many processes, not forked: a fork would copy threads, such as that of a progress bar."""
    return ProcessPoolExecutor(count, get_context("spawn"), begin_work)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool at once; what they were at is not needed any more."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def end_pools(pools: list[ProcessPoolExecutor]) -> None:
    """End all processes of several pools, and forget them."""
    while pools:
        end_pool(pools.pop())


@contextmanager
def ended_on_error(pools: list[ProcessPoolExecutor]) -> Iterator[None]:
    """A block at whose failure the pools end at once."""
    try:
        yield
    except BrokenProcessPool:
        end_pools(pools)
        raise BactrianError("a process at work has died, perhaps for want of memory") from None
    except BaseException:
        end_pools(pools)
        raise


@contextmanager
def pool_of(count: int) -> Iterator[ProcessPoolExecutor]:
    """A pool that ends with the block, at once if the block did not come to its end."""
    pool = new_pool(count)
    with ended_on_error([pool]):
        yield pool
    pool.shutdown(wait=True)


def submit(pool: ProcessPoolExecutor, function: Callable[[T], R], task: T) -> Future[R]:
    """Hand a task over; a process that is started for it is deaf to Ctrl-C from the beginning."""
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(function, task)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        return pool.submit(function, task)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Crew:
    """Processes that remember: each always has the same place, and all end with their crew."""

    def __init__(self) -> None:
        self._pools: Final[list[ProcessPoolExecutor]] = []
        # ``weakref.finalize`` would come too late in a process that was itself started as a worker.
        Finalize(self, end_pools, [self._pools], exitpriority=0)

    def ask(self, function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
        """What *function* gives for all tasks at once, each done by the process of its place."""
        if current_process().daemon:
            raise BactrianError("a daemonic process may not start others; one must do, this one")
        with ended_on_error(self._pools):
            while len(self._pools) < len(tasks):
                self._pools.append(new_pool(1))
            pairs = zip(self._pools, tasks, strict=True)
            futures = [submit(pool, function, task) for pool, task in pairs]
            return [future.result() for future in futures]


def cores() -> int:
    """How many processes can run at once."""
    return os.cpu_count() or 1


def in_order(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """What *function* gives for all *tasks*, in their order; only a few are held at a time."""
    if jobs == 1:
        yield from map(function, tasks)
        return
    waiting: deque[Future[R]] = deque()
    with pool_of(jobs) as pool:
        for task in tasks:
            waiting.append(submit(pool, function, task))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def as_done(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """What *function* gives for all *tasks*, each as soon as it is there."""
    if jobs == 1:
        yield from map(function, tasks)
        return
    running: set[Future[R]] = set()
    with pool_of(jobs) as pool:
        for task in tasks:
            running.add(submit(pool, function, task))
            if len(running) > AHEAD * jobs:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)

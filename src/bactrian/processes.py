"""Worker processes: started fresh, left alone by Ctrl-C, and gone when whoever started them is."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
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


@contextmanager
def pool_of(count: int) -> Iterator[ProcessPoolExecutor]:
    """A pool that ends with the block, at once if the block did not come to its end."""
    pool = new_pool(count)
    try:
        yield pool
    except BrokenProcessPool:
        end_pool(pool)
        raise BactrianError("a process at work has died, perhaps for want of memory") from None
    except BaseException:
        end_pool(pool)
        raise
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

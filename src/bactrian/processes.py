"""Worker processes: started fresh, left alone by Ctrl-C, and gone when whoever started them is.

The threads that look after the processes share locks with whoever waits for results.  A Ctrl-C that
fell between taking a lock and giving it back would leave them waiting for ever, so it is heard only
where nothing is held.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, current_process, get_context, parent_process
from multiprocessing.util import Finalize
from queue import SimpleQueue
from threading import Thread, current_thread, main_thread
from typing import Any, Final, ParamSpec, TypeVar

from bactrian.kernel.errors import BactrianError

P = ParamSpec("P")
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


@contextmanager
def undisturbed() -> Iterator[None]:
    """A block that Ctrl-C does not break into: it is heard right after."""
    if current_thread() is not main_thread():  # no other thread ever hears it
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def deaf() -> Iterator[None]:
    """A block whose new processes are deaf to Ctrl-C from their beginning."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Pool(ProcessPoolExecutor):
    """So many processes, not forked: a fork would copy threads, such as that of a progress bar."""

    def __init__(self, count: int) -> None:
        super().__init__(count, get_context("spawn"), begin_work)
        self._done: Final[SimpleQueue[Future[Any]]] = SimpleQueue()

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Hand a task over; a process that is started for it is deaf from the beginning."""
        with undisturbed(), deaf():
            return super().submit(fn, *args, **kwargs)

    def hand(self, function: Callable[[T], R], task: T) -> Future[R]:
        """Hand a task over that is to be waited for with ``next_done``."""
        with undisturbed():
            future = self.submit(function, task)
            future.add_done_callback(self._done.put)
        return future

    def next_done(self) -> Future[Any]:
        """Wait for a task to be done; each is told of once.  Here Ctrl-C is heard."""
        return self._done.get()

    def end(self) -> None:
        """End all processes at once; what they were at is not needed any more."""
        with undisturbed():
            if self._processes:
                # While this end is open too, a result half told is waited for by those who live.
                self._result_queue._writer.close()  # type: ignore[attr-defined]
                for process in list(self._processes.values()):
                    process.terminate()
            self.shutdown(wait=True, cancel_futures=True)


def result_of(future: Future[R]) -> R:
    """What a task that is done has given."""
    with undisturbed():
        return future.result()


def end_pools(pools: list[Pool]) -> None:
    """End all processes of several pools, and forget them."""
    while pools:
        pools.pop().end()


@contextmanager
def ended_on_error(pools: list[Pool]) -> Iterator[None]:
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
def pool_of(count: int) -> Iterator[Pool]:
    """A pool that ends with the block, at once if the block did not come to its end."""
    pool = Pool(count)
    with ended_on_error([pool]):
        yield pool
    with undisturbed():
        pool.shutdown(wait=True)


class Crew:
    """Processes that remember: each always has the same place, and all end with their crew."""

    def __init__(self) -> None:
        self._pools: Final[list[Pool]] = []
        # ``weakref.finalize`` would come too late in a process that was itself started as a worker.
        Finalize(self, end_pools, [self._pools], exitpriority=0)

    def ask(self, function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
        """What *function* gives for all tasks at once, each done by the process of its place."""
        if current_process().daemon:
            raise BactrianError("a daemonic process may not start others; one must do, this one")
        with ended_on_error(self._pools):
            while len(self._pools) < len(tasks):
                self._pools.append(Pool(1))
            for pool, task in zip(self._pools, tasks, strict=True):
                pool.hand(function, task)
            return [result_of(pool.next_done()) for pool in self._pools]


def cores() -> int:
    """How many processes can run at once."""
    return os.cpu_count() or 1


def in_order(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """What *function* gives for all *tasks*, in their order; only a few are held at a time."""
    if jobs == 1:
        yield from map(function, tasks)
        return
    waiting: deque[Future[R]] = deque()
    done: set[Future[R]] = set()

    def first() -> R:
        while waiting[0] not in done:
            done.add(pool.next_done())
        done.remove(waiting[0])
        return result_of(waiting.popleft())

    with pool_of(jobs) as pool:
        for task in tasks:
            waiting.append(pool.hand(function, task))
            if len(waiting) > AHEAD * jobs:
                yield first()
        while waiting:
            yield first()


def as_done(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """What *function* gives for all *tasks*, each as soon as it is there."""
    if jobs == 1:
        yield from map(function, tasks)
        return
    running = 0
    with pool_of(jobs) as pool:
        for task in tasks:
            pool.hand(function, task)
            running += 1
            if running > AHEAD * jobs:
                yield result_of(pool.next_done())
                running -= 1
        for _ in range(running):
            yield result_of(pool.next_done())

"""Worker processes: all tasks are done, in order or not, and who dies is missed."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from bactrian.kernel.errors import BactrianError
from bactrian.processes import as_done, in_order

Spread = Callable[[Callable[[Any], Any], Any, int], Iterator[Any]]


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_tasks_are_done(jobs: int) -> None:
    tasks = [str(number) for number in range(30)]
    assert list(in_order(int, tasks, jobs)) == list(range(30))
    assert sorted(as_done(int, tasks, jobs)) == list(range(30))


@pytest.mark.parametrize("spread", [in_order, as_done])
def test_an_error_comes_out_where_it_is_waited_for(spread: Spread) -> None:
    with pytest.raises(ValueError, match="seven"):
        list(spread(int, ["1", "seven"], 2))


@pytest.mark.parametrize("spread", [in_order, as_done])
def test_a_process_that_dies_is_no_silence(spread: Spread) -> None:
    with pytest.raises(BactrianError, match="has died"):
        list(spread(os._exit, [1, 1, 1], 2))


@pytest.mark.parametrize("spread", [in_order, as_done])
def test_processes_can_be_ended_while_they_hand_over_much(spread: Spread) -> None:
    for _ in range(3):
        with closing(spread(bytes, [3_000_000] * 40, 2)) as coming:  # type: ignore[type-var]
            for _ in range(6):
                assert len(next(coming)) == 3_000_000


def test_processes_at_work_are_ended_at_once() -> None:
    started = time.monotonic()
    with closing(as_done(time.sleep, [0, 100, 100, 100], 2)) as coming:  # type: ignore[type-var]
        next(coming)
    assert time.monotonic() - started < 50


@pytest.mark.parametrize("spread", ["in_order", "as_done"])
def test_an_interrupt_anywhere_ends_it(spread: str) -> None:
    """Ctrl-C at one line after another of everything that looks after the processes."""
    # In a process of its own: nothing else may hear the interrupt, and one that hangs can be ended.
    words = [sys.executable, "-m", "tests.arena.interrupted", spread, "97"]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    ends = ran.stdout.split()
    assert ends.count("interrupted") > 15
    assert set(ends) == {"interrupted", "whole"}

"""Worker processes: all tasks are done, in order or not, and who dies is missed."""

import os

import pytest

from bactrian.kernel.errors import BactrianError
from bactrian.processes import as_done, in_order


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_tasks_are_done(jobs: int) -> None:
    tasks = [str(number) for number in range(30)]
    assert list(in_order(int, tasks, jobs)) == list(range(30))
    assert sorted(as_done(int, tasks, jobs)) == list(range(30))


@pytest.mark.parametrize("spread", [in_order, as_done])
def test_an_error_comes_out_where_it_is_waited_for(spread: object) -> None:
    assert callable(spread)
    with pytest.raises(ValueError, match="seven"):
        list(spread(int, ["1", "seven"], 2))


@pytest.mark.parametrize("spread", [in_order, as_done])
def test_a_process_that_dies_is_no_silence(spread: object) -> None:
    assert callable(spread)
    with pytest.raises(BactrianError, match="has died"):
        list(spread(os._exit, [1, 1, 1], 2))

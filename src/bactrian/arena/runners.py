"""Who plays the matches: this process, several on this machine, or Ray on many machines."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any, Final

from bactrian.arena.design import Experiment
from bactrian.arena.match import Played, Row, Task, play
from bactrian.arena.store import Store
from bactrian.kernel.errors import BactrianError
from bactrian.processes import AHEAD, as_done

Runner = Callable[[Iterable[Task]], Iterator[Played]]
"""Plays matches and gives each back as soon as it is over."""


def here(jobs: int) -> Runner:
    """So many processes on this machine."""
    return lambda tasks: as_done(play, tasks, jobs)


def on_ray(jobs: int) -> Runner:
    """The Ray that ``RAY_ADDRESS`` names, or else one started here with room for so many jobs."""
    return lambda tasks: _as_ray_has_done(tasks, jobs)


def run(
    experiment: Experiment, games: int, runner: Runner, store: Store | None
) -> Generator[Row, None, None]:
    """The matches of an experiment: those that are in the store, then the others as they end."""
    known = {} if store is None else store.rows
    meetings = list(experiment.meetings(games))
    yield from (known[meeting.name] for meeting in meetings if meeting.name in known)
    missing = [meeting for meeting in meetings if meeting.name not in known]
    if not missing:
        return
    for played in runner(Task(experiment, meeting, store is not None) for meeting in missing):
        if store is not None:
            store.keep(played)
        yield played.row


def _as_ray_has_done(tasks: Iterable[Task], jobs: int) -> Iterator[Played]:
    ray = _started_ray(jobs)
    try:
        remote = ray.remote(play)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        for task in tasks:
            running.append(remote.remote(task))
            if len(running) >= room:
                done, running = ray.wait(running)
                yield from ray.get(done)
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # as it would have been here
    finally:
        ray.shutdown()


QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the coming default, so that Ray need not warn
}


def _started_ray(jobs: int) -> Any:
    for key, value in QUIET.items():
        os.environ.setdefault(key, value)
    try:
        import ray
    except ModuleNotFoundError:
        raise BactrianError(
            "this needs Ray, which is not installed: pip install 'bactrian[ray]'"
        ) from None
    address = os.environ.get("RAY_ADDRESS") or "local"
    room = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **room)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BactrianError(f"Ray at {address} cannot be reached: {error}") from None
    return ray

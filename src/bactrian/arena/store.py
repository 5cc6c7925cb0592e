"""The directory of an experiment: what it is, a line for every match played, and the journals.

A match counts once its line is there; its journal was written before.  So whatever happens to a
run, the next one goes on where it stopped.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from bactrian.arena.design import Experiment
from bactrian.arena.match import Played, Row
from bactrian.kernel.errors import BactrianError

EXPERIMENT: Final = "experiment.json"
RESULTS: Final = "results.jsonl"
JOURNALS: Final = "journals"


def identity(experiment: Experiment) -> dict[str, str]:
    """What makes an experiment another one, in words: the table, the bots, the seed."""
    return {
        "table": experiment.game.header(experiment.seats, dict(experiment.options)),
        "bots": ",".join(experiment.bots),
        "seed": experiment.seed,
    }


class Store:
    """An open directory; ``rows`` are the matches that were there when it was opened."""

    def __init__(self, path: Path, rows: dict[str, Row], file: BinaryIO) -> None:
        self.path: Final = path
        self.rows: Final = rows
        self._file: Final = file

    def keep(self, played: Played) -> None:
        """Write down a match: first its journal, then its line."""
        if played.journal:
            journal = self.path / JOURNALS / f"{played.row.match}.journal.gz"
            journal.write_bytes(played.journal)
        self._file.write(msgspec.json.encode(played.row) + b"\n")
        self._file.flush()


@contextmanager
def opened(path: Path, experiment: Experiment) -> Iterator[Store]:
    """The directory of an experiment, made if it is not there, for one run at a time."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        _claim(path, identity(experiment))
        (path / JOURNALS).mkdir(exist_ok=True)
        with (path / RESULTS).open("ab+") as file:
            _lock(file, path)
            yield Store(path, _rows(file, path / RESULTS), file)
    except OSError as error:
        raise BactrianError(f"{path}: cannot be used ({error.strerror})") from None


def _claim(path: Path, own: dict[str, str]) -> None:
    """See that a directory belongs to this experiment, or make it so if it is empty."""
    card = path / EXPERIMENT
    if not card.exists():
        strangers = sorted(entry.name for entry in path.iterdir() if not _bare(entry))
        if strangers:
            what = ", ".join(strangers[:3])
            raise BactrianError(f"{path} holds something else ({what}); name a new directory")
        card.write_bytes(msgspec.json.format(msgspec.json.encode(own)) + b"\n")
        return
    try:
        other = msgspec.json.decode(card.read_bytes(), type=dict[str, str])
    except msgspec.DecodeError:
        raise BactrianError(f"{card} cannot be read; name a new directory") from None
    for key, value in own.items():
        if other.get(key) != value:
            raise BactrianError(
                f"{path} belongs to another experiment: its {key} is “{other.get(key)}”, "
                f"not “{value}”; name a new directory"
            )


def _bare(path: Path) -> bool:
    """Is this a directory with nothing in it, as tidying up leaves that of the journals behind?"""
    return path.is_dir() and not any(path.iterdir())


def _lock(file: BinaryIO, path: Path) -> None:
    """Let no other run write at the same time, where the system can see to that."""
    with suppress(ModuleNotFoundError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BactrianError(f"{path}: another run is writing there") from None


def _rows(file: BinaryIO, path: Path) -> dict[str, Row]:
    """All lines of the results; a last one that was cut off is dropped, to be played anew."""
    file.seek(0)
    text = file.read()
    end = text.rfind(b"\n") + 1
    if end < len(text):
        file.truncate(end)
        file.seek(0, os.SEEK_END)
    rows = {}
    for number, line in enumerate(text[:end].splitlines(), 1):
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.DecodeError as error:
            raise BactrianError(f"{path}, line {number}: {error}") from None
        rows[row.match] = row
    return rows

"""Matches on disk: a journal per match, written anew after every answer."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from bactrian import registry
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.journal import Journal, recompute, text_of
from bactrian.kernel.match import Match
from bactrian.terminal.places import Place, read_places

TABLE: Final = "# table "
"""The comment in which a journal keeps what only the terminal needs to know."""


class Saved:
    """A match that is kept in a file, with who sits there."""

    def __init__(
        self, path: Path, places: list[Place], language: str, board: Path | None = None
    ) -> None:
        self.path: Final = path
        self.places: Final = places
        self.language: Final = language
        self.board: Final = board

    def write(self, match: Match[Any, Any]) -> None:
        """Store the match; a crash leaves the last answer or the one before, never half a file."""
        table = {
            "seats": ",".join(place.text for place in self.places),
            "lang": self.language,
            "board": None if self.board is None else str(self.board),
        }
        text = f"{TABLE}{json.dumps(table, ensure_ascii=False)}\n{text_of(match)}"
        draft = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(text, encoding="utf-8")
            os.replace(draft, self.path)
        except OSError as error:
            raise BactrianError(f"{self.path}: cannot be written ({error.strerror})") from None


def new_path(folder: Path, title: str) -> Path:
    """Where a match that starts now is kept."""
    stem = f"{title}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.journal", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.journal"
    return path


def latest(folder: Path, title: str | None) -> Saved:
    """The match that was played last and is not over, of one title if that is given."""
    found = sorted(
        folder.glob(f"{title or '*'}-*.journal"),
        key=lambda path: path.stat().st_mtime,
        reverse=True,
    )
    for path in found:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        if lines and lines[0].startswith(TABLE) and not lines[-1].startswith("digest "):
            return read_saved(path, lines[0].removeprefix(TABLE))
    of = f" of {title}" if title else ""
    raise BactrianError(
        f"no unfinished match{of} is kept in {folder}; `bactrian play` starts a new one"
    )


def read_saved(path: Path, table: str) -> Saved:
    """A kept match from the comment that says who sits there."""
    try:
        content = json.loads(table)
        board = None if content["board"] is None else Path(content["board"])
        return Saved(path, read_places(content["seats"]), content["lang"], board)
    except (ValueError, KeyError, TypeError):
        raise BactrianError(f"{path}: the line “{TABLE.strip()}” is garbled") from None


def resume(saved: Saved) -> Match[Any, Any]:
    """The kept match, ready to be played on."""
    journal = Journal(saved.path.read_text(encoding="utf-8"))
    return recompute(registry.game(journal.title, saved.board), journal)

"""Stored journals of finished matches: they replay, and show everything there is."""

from pathlib import Path

import pytest

import bactrian
from tests.voyages.arrange import GAME
from tests.voyages.audit import audit
from tests.voyages.coverage import WANTED, covered
from tests.voyages.write_journals import FOLDER

PATHS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_stored_journal_replays_to_the_same_bytes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    journal = bactrian.Journal(text)
    match = bactrian.replay(GAME, journal)
    assert bactrian.text_of(match) == text
    assert bactrian.text_of(bactrian.recompute(GAME, journal)) == text
    assert match.over
    audit(match)


def test_together_they_show_everything() -> None:
    shown: set[str] = set()
    for path in PATHS:
        shown |= covered(bactrian.replay(GAME, bactrian.Journal(path.read_text(encoding="utf-8"))))
    assert sorted(WANTED - shown) == []

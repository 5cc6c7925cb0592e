"""The tables of strength: what is played is kept, what is not yet played is said."""

import shutil
from pathlib import Path

import pytest
from bench.standings import BEGIN, END, Cell, show, written
from bench.strength import AMONG_THEMSELVES, DUELS, PAGE, STORE, duels, reports, scaled, solos

from bactrian.kernel.errors import BactrianError

CELLS = [
    Cell("expedition", 2, "random,random", 4),
    Cell("expedition", 5, "random,random", 5),
    Cell("samarkand", 4, "random", 3),
]

FOREVER = float("inf")


def test_all_games_are_there_at_both_ends() -> None:
    cells = duels()
    assert len(cells) == len(DUELS) * 3 * 2
    assert {(cell.title, cell.seats) for cell in cells} == {
        *(("expedition", 2), ("expedition", 5), ("samarkand", 2), ("samarkand", 5)),
        *(("voyages", 2), ("voyages", 4)),
    }
    assert len(solos()) == 3 * len(AMONG_THEMSELVES)
    assert len({cell.directory for cell in cells + solos()}) == len(cells + solos())
    assert scaled(cells[0], 0.1).games == 40


def test_the_tables_are_markdown_and_come_again_from_the_store(tmp_path: Path) -> None:
    first = show(list(reports(CELLS, tmp_path, 1, FOREVER)))
    lines = first.splitlines()
    assert any(line.startswith("| expedition | 2 | `random#1` | `random#2` | ") for line in lines)
    assert any(line.startswith("| expedition | 5 | `random#1` | `random#2` | ") for line in lines)
    assert "samarkand, 4 seats:" in lines
    assert any(line.startswith("| points | `random` (3 matches) |") for line in lines)
    assert any(line.startswith("| cards | ") for line in lines)
    assert "still to be played" not in first
    assert show(list(reports(CELLS, tmp_path, 1, deadline=0))) == first


def test_what_the_time_did_not_suffice_for_is_said(tmp_path: Path) -> None:
    nothing = show(list(reports(CELLS, tmp_path, 1, deadline=0)))
    assert "12 matches are still to be played." in nothing.splitlines()
    list(reports(CELLS[:1], tmp_path, 1, FOREVER))
    some = show(list(reports(CELLS, tmp_path, 1, deadline=0)))
    assert "8 matches are still to be played." in some.splitlines()


def test_the_page_shows_what_was_played(tmp_path: Path) -> None:
    store = tmp_path / "played"
    shutil.copytree(STORE, store, ignore=shutil.ignore_patterns("journals"))
    tables = show(list(reports(duels() + solos(), store, 1, deadline=0)))
    page = PAGE.read_text()
    assert written(page, tables) == page, (
        "make strength STRENGTH='--budget 0' brings them up to date"
    )
    assert tables.count("\n") > 40


def test_a_page_without_a_place_for_the_tables_is_refused() -> None:
    assert written(f"a\n{BEGIN}old\n{END}b\n", "new\n") == f"a\n{BEGIN}\nnew\n\n{END}b\n"
    for page in ("", BEGIN, END, END + BEGIN):
        with pytest.raises(ValueError, match="no place for the tables"):
            written(page, "new\n")


def test_an_unknown_bot_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BactrianError, match="no bot “nobody”"):
        list(reports([*CELLS, Cell("expedition", 2, "nobody,random", 2)], tmp_path, 1, FOREVER))
    assert list(tmp_path.iterdir()) == []

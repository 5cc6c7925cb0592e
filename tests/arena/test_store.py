"""The directory of an experiment: nothing played is lost, and nothing foreign gets in."""

from pathlib import Path

import pytest

from bactrian.arena.design import Experiment, designed
from bactrian.arena.match import Row, Task, play
from bactrian.arena.runners import here, run
from bactrian.arena.store import opened
from bactrian.kernel.errors import BactrianError

PAIR = designed("expedition", 2, "random,random")


def rows_of(path: Path, games: int, experiment: Experiment = PAIR) -> list[Row]:
    with opened(path, experiment) as store:
        rows = list(run(experiment, games, here(1), store))
    return sorted(rows, key=lambda row: row.match)


def test_a_second_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    first = rows_of(tmp_path, 4)
    journals = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "journals").iterdir()}
    assert len(journals) == len(first) == 4
    both = rows_of(tmp_path, 8)
    assert both[:4] == first
    for name, time in journals.items():
        assert (tmp_path / "journals" / name).stat().st_mtime_ns == time
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 8
    assert rows_of(tmp_path, 4) == first  # who asks for less gets less
    assert rows_of(tmp_path, 8) == both


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    whole = rows_of(tmp_path, 4)
    results = tmp_path / "results.jsonl"
    text = results.read_bytes()
    results.write_bytes(text[:-cut])
    again = rows_of(tmp_path, 4)
    assert [row.match for row in again] == [row.match for row in whole]
    assert again[:3] == whole[:3]
    assert again[3].sides[0].points == whole[3].sides[0].points
    assert results.read_bytes().count(b"\n") == 4


def test_a_line_that_cannot_be_is_refused(tmp_path: Path) -> None:
    rows_of(tmp_path, 4)
    results = tmp_path / "results.jsonl"
    results.write_text('{"match": 7}\n' + results.read_text())
    with pytest.raises(BactrianError, match=r"results.jsonl, line 1: .*match"):
        rows_of(tmp_path, 4)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (designed("expedition", 3, "random,random"), "its table is “.*seats=2.*”, not “.*seats=3"),
        (designed("samarkand", 2, "random,random"), "its table is"),
        (designed("expedition", 2, "random,random,random"), "its bots is “random,random”"),
        (designed("expedition", 2, "random,random", seed="2"), "its seed is “1”, not “2”"),
        (designed("expedition", 2, "random,random", {"variant": "tactical"}), "variant=tactical"),
    ],
)
def test_a_directory_belongs_to_one_experiment(
    tmp_path: Path, other: Experiment, reason: str
) -> None:
    rows_of(tmp_path, 2)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(BactrianError, match=f"belongs to another experiment: .*{reason}"):
        rows_of(tmp_path, 2, other)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_directory_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear …")
    with pytest.raises(BactrianError, match=r"holds something else \(letters.txt\)"):
        rows_of(tmp_path, 2)
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_a_directory_in_which_only_journals_were_is_used_again(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    assert len(rows_of(tmp_path, 2)) == 2


def test_what_is_no_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BactrianError, match="cannot be used"):
        rows_of(tmp_path / "file", 2)
    rows_of(tmp_path / "new", 2)
    (tmp_path / "new" / "experiment.json").write_text("{")
    with pytest.raises(BactrianError, match="cannot be read"):
        rows_of(tmp_path / "new", 2)


def test_two_runs_do_not_write_at_once(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with opened(tmp_path, PAIR), pytest.raises(BactrianError, match="another run"):
        rows_of(tmp_path, 2)


def test_a_match_is_kept_before_it_is_told(tmp_path: Path) -> None:
    with opened(tmp_path, PAIR) as store:
        coming = run(PAIR, 4, here(1), store)
        row = next(coming)
        assert (tmp_path / "journals" / f"{row.match}.journal.gz").exists()
        assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") == 1
        coming.close()


def test_the_same_matches_in_any_number_of_processes() -> None:
    plan = designed("expedition", 3, "random,random")
    alone = {row.match: row for row in run(plan, 12, here(1), None)}
    both = {row.match: row for row in run(plan, 12, here(2), None)}
    assert len(alone) == 12
    for rows in (alone, both):
        for row in rows.values():
            for side in row.sides:
                side.times = {}
    assert alone == both
    meeting = next(plan.meetings(1))
    assert (
        play(Task(plan, meeting, False)).row.sides[0].points == alone[meeting.name].sides[0].points
    )

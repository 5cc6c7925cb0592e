"""Simulations: what they report, and that nothing but the seed decides it."""

import json
from pathlib import Path
from typing import Any

import pytest

import bactrian
from tests.cli.run import refused, reported, run

SAME = ("finished", "decisions", "mean_scores", "mean_sources", "wins", "endings")

KEYS = {
    *("game", "seats", "options", "bots", "seed", "games", "finished", "decisions", "seconds"),
    *("decisions_per_second", "games_per_second", "compiled", "mean_scores", "wins", "endings"),
}


def simulate(*words: str) -> dict[str, Any]:
    return reported("simulate", *words)


def results(report: dict[str, Any]) -> dict[str, Any]:
    return {key: report[key] for key in SAME}


@pytest.mark.parametrize("title", bactrian.titles())
def test_the_report_has_its_keys(title: str) -> None:
    report = simulate(title, "--games", "3")
    assert set(report) >= KEYS
    assert report["games"] == report["finished"] == 3
    assert sum(report["wins"]) == pytest.approx(3)
    assert len(report["mean_scores"]) == len(report["wins"]) == report["seats"]
    assert sum(report["endings"].values()) == 3


def test_the_number_of_jobs_changes_nothing() -> None:
    words = ["expedition", "--seats", "4", "--games", "40", "--seed", "jobs"]
    alone, both = simulate(*words, "--jobs", "1"), simulate(*words, "--jobs", "2")
    assert results(alone) == results(both)
    assert results(alone) != results(simulate(*words[:-1], "other"))


def test_the_short_cut_for_random_bots_chooses_as_they_do(tmp_path: Path) -> None:
    words = ["expedition", "--seats", "3", "--games", "5"]
    assert results(simulate(*words)) == results(simulate(*words, "--journals", str(tmp_path)))


def test_journals_are_written_and_replay(tmp_path: Path) -> None:
    simulate("expedition", "--games", "2", "--seed", "7", "--journals", str(tmp_path / "new"))
    paths = sorted((tmp_path / "new").iterdir())
    assert [path.name for path in paths] == [
        "expedition-000001.journal",
        "expedition-000002.journal",
    ]
    assert "dealer seed 7/1\n" in paths[0].read_text()
    for path in paths:
        assert run("replay", str(path)).code == 0
        assert run("verify", str(path)).code == 0


def test_options_and_one_bot_for_each_seat() -> None:
    report = simulate(
        "expedition", "--bots", "random,random", "--option", "variant=tactical", "--games", "2"
    )
    assert report["seats"] == 2
    assert report["options"] == {"variant": "tactical", "start": "first"}
    assert report["bots"] == ["random", "random"]


def test_an_option_finds_its_number_of_seats() -> None:
    assert simulate("expedition", "--option", "variant=tactical", "--games", "1")["seats"] == 2


def test_people_get_a_table_and_the_speed() -> None:
    out = run("simulate", "expedition", "--games", "5").out
    for word in ("wins", "points", "chests", "decisions", "a second"):
        assert word in out
    assert all(len(line) <= 100 for line in out.splitlines())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "no game “chess”"),
        (["expedition", "--seats", "9"], "2 to 5"),
        (["expedition", "--bots", "nobody"], "no bot “nobody”"),
        (["expedition", "--bots", "random,random", "--seats", "3"], "2 bots for 3 seats"),
        (["expedition", "--option", "variant"], "key=choice"),
        (["expedition", "--option", "weather=rain"], "no option “weather”"),
        (["expedition", "--option", "variant=none"], "standard, tactical"),
        (["expedition", "--option", "variant=tactical", "--seats", "3"], "for 2 seats"),
        (["expedition", "--seed", "two words"], "one word"),
        (["expedition", "--seed", "a#b"], "without “#”"),
        (["expedition", "--board", "/no/such/file.toml"], "cannot be read"),
        (["expedition", "--journals", "/dev/null/here"], "cannot be made"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert reason in refused(run("simulate", *words))


def test_numbers_are_checked_by_the_command_line() -> None:
    assert run("simulate", "expedition", "--games", "0").code == 2
    assert run("simulate", "expedition", "--seats", "many").code == 2


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_line_is_written_for_every_match(title: str, tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    report = simulate(title, "--games", "30", "--jobs", "2", "--out", str(path))
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert [row["match"] for row in rows] == list(range(1, 31))
    assert sum(row["decisions"] for row in rows) == report["decisions"]
    for seat, mean in enumerate(report["mean_scores"]):
        assert sum(row[f"seat_{seat}_points"] for row in rows) / 30 == pytest.approx(mean)
    assert {row["ending"] for row in rows} == set(report["endings"])
    assert all(min(row[f"seat_{s}_place"] for s in range(report["seats"])) == 1 for row in rows)


def test_parquet_holds_the_same_as_json_lines(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    lines, columns = tmp_path / "matches.jsonl", tmp_path / "matches.parquet"
    words = ["expedition", "--seats", "3", "--games", "60"]
    simulate(*words, "--out", str(lines))
    simulate(*words, "--out", str(columns))
    rows = [json.loads(line) for line in lines.read_text().splitlines()]
    assert parquet.read_table(columns).to_pylist() == rows


def test_a_data_set_has_a_name_that_says_its_kind(tmp_path: Path) -> None:
    line = refused(run("simulate", "expedition", "--out", str(tmp_path / "matches.csv")))
    assert ".jsonl or a .parquet" in line
    line = refused(run("simulate", "expedition", "--out", str(tmp_path / "no" / "matches.jsonl")))
    assert "cannot be written" in line

"""The arena on the command line: what it reports, and that nothing played is ever lost."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import bactrian
from tests.cli.run import refused, reported, run

ESTIMATE = {"mean", "low", "high"}
RESULT = {
    *("bot", "games", "deals", "share", "ahead", "fair", "points", "sources", "decisions", "turns"),
    "seconds",
}
KEYS = {
    *("game", "seats", "options", "board", "bots", "seed", "planned", "played", "counted"),
    *("builds", "pairings", "results", "ratings", "compiled", "seconds"),
}
BOTS = ("--bots", "random,random")


def arena(*words: str) -> dict[str, Any]:
    return reported("arena", *words)


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    for one in (*report["results"], *(one for pairing in report["pairings"] for one in pairing)):
        one["seconds"] = None
    return {**report, "seconds": None}


@contextmanager
def started(*words: str) -> "Iterator[subprocess.Popen[str]]":
    """The command in a process group of its own, as under a shell; it does not outlive the test."""
    source = str(Path(bactrian.__file__).parent.parent)
    path = os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])
    with subprocess.Popen(
        [sys.executable, "-m", "bactrian", "arena", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_lines(path: Path, count: int) -> None:
    for _ in range(2400):
        if path.exists() and path.read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.05)
    raise AssertionError(f"{path} has no {count} lines after two minutes")


@pytest.mark.parametrize("title", bactrian.titles())
def test_the_report_has_its_keys(title: str) -> None:
    report = arena(title, *BOTS, "--games", "4")
    assert set(report) == KEYS
    assert report["bots"] == ["random#1", "random#2"]
    assert report["planned"] == report["played"] == report["counted"] == 4
    assert [[one["bot"] for one in pairing] for pairing in report["pairings"]] == [report["bots"]]
    assert set(report["ratings"]) == set(report["bots"])
    assert sum(one["share"]["mean"] for one in report["results"]) == pytest.approx(1)
    for one in report["results"]:
        assert set(one) == RESULT
        assert (one["games"], one["deals"], one["fair"]) == (4, 2, 0.5)
        for estimate in (one["share"], one["points"], *one["sources"].values()):
            assert set(estimate) == ESTIMATE
            assert estimate["low"] <= estimate["mean"] <= estimate["high"]
        sources = sum(source["mean"] for source in one["sources"].values())
        assert sources == pytest.approx(one["points"]["mean"])
        assert 0 < one["seconds"]["p50"] <= one["seconds"]["p99"]


def test_the_number_of_jobs_changes_nothing() -> None:
    words = ["expedition", *BOTS, "--seats", "4", "--games", "16", "--seed", "jobs"]
    alone, both = arena(*words, "--jobs", "1"), arena(*words, "--jobs", "2")
    assert without_times(alone) == without_times(both)
    assert without_times(alone) != without_times(arena(*words[:-1], "other"))


def test_more_bots_than_seats_meet_two_by_two() -> None:
    report = arena("expedition", "--bots", "random,random,random", "--seats", "2", "--games", "4")
    assert [[one["bot"] for one in pairing] for pairing in report["pairings"]] == [
        *(["random#1", "random#2"], ["random#1", "random#3"], ["random#2", "random#3"])
    ]
    assert report["played"] == 12
    assert [one["games"] for one in report["results"]] == [8, 8, 8]


def test_one_bot_alone_takes_all_seats() -> None:
    report = arena("samarkand", "--bots", "random", "--seats", "4", "--games", "3")
    (one,) = report["results"]
    assert (one["games"], one["deals"], one["fair"], one["share"]["mean"]) == (3, 3, 1, 1)


def test_options_of_the_table() -> None:
    report = arena("expedition", *BOTS, "--option", "variant=tactical", "--games", "2")
    assert report["options"] == {"variant": "tactical", "start": "first"}


def test_people_get_tables() -> None:
    ran = run("arena", "voyages", *BOTS, "--seats", "4", "--games", "8")
    for word in ("random#1", "wins in %", "fair share", "contracts", "OpenSkill", "matches: 8"):
        assert word in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert ran.err == ""


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess", *BOTS], "no game “chess”"),
        (["expedition", "--bots", "random,nobody"], "no bot “nobody”"),
        (["expedition", *BOTS, "--seats", "9"], "2 to 5"),
        (["expedition", *BOTS, "--option", "weather=rain"], "no option “weather”"),
        (["expedition", *BOTS, "--out", "/dev/null/here"], "cannot be used"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert reason in refused(run("arena", *words))


def test_a_foreign_directory_is_refused(tmp_path: Path) -> None:
    words = ["expedition", *BOTS, "--games", "2", "--out", str(tmp_path / "one")]
    arena(*words)
    assert "belongs to another experiment" in refused(run("arena", *words, "--seed", "2"))


def test_journals_are_kept_and_replay(tmp_path: Path) -> None:
    arena("samarkand", *BOTS, "--seats", "3", "--games", "3", "--out", str(tmp_path))
    journals = sorted((tmp_path / "journals").iterdir())
    assert [path.name for path in journals] == [f"1-000001-{turn}.journal.gz" for turn in (1, 2, 3)]
    for path in journals:
        assert run("replay", str(path)).code == 0
        assert run("verify", str(path)).code == 0
    journals[0].write_bytes(journals[0].read_bytes()[:100])
    assert "damaged" in refused(run("verify", str(journals[0])), code=1)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_was_killed_is_gone_on_with(tmp_path: Path, jobs: str) -> None:
    words = ["expedition", *BOTS, "--seed", "kill"]
    out = ["--out", str(tmp_path / "out"), "--jobs", jobs]
    results = tmp_path / "out" / "results.jsonl"
    with started(*words, *out, "--games", "100000") as process:
        wait_for_lines(results, 4)
        process.kill()
    whole = results.read_bytes().count(b"\n")
    with results.open("ab") as file:
        file.write(b'{"match":"1-0000')  # what a machine leaves that loses its power
    report = arena(*words, *out, "--games", str(whole + 10))
    assert without_times(report) == without_times(arena(*words, "--games", str(whole + 10)))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_cleanly_and_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    words = ["expedition", *BOTS, "--games", "100000", "--json", "--jobs", jobs]
    results = tmp_path / "results.jsonl"
    with started(*words, "--out", str(tmp_path)) as process:
        wait_for_lines(results, 6)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "of 100000 matches; the same command goes on." in err
    report = json.loads(out)
    kept = results.read_bytes().count(b"\n")
    assert kept - 1 <= report["played"] <= kept  # the signal may come between keeping and telling
    assert report["results"][0]["games"] == report["counted"] > 0

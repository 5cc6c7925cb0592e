"""The program itself: help, version, errors, how it ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.run import refused, run

SOURCE = Path(__file__).parents[2] / "src"
COMMANDS = ["games", "play", "simulate", "replay", "verify", "rules"]


def start(*words: str, home: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "BACTRIAN_HOME": str(home)}
    return subprocess.Popen(
        [sys.executable, "-m", "bactrian", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


def test_help_names_commands_settings_and_exit_codes() -> None:
    ran = run("--help")
    assert ran.code == 0
    for word in [*COMMANDS, "BACTRIAN_HOME", "BACTRIAN_LANG", "130"]:
        assert word in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_fits_the_screen(command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "Usage: bactrian " + command in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


def test_the_version_says_how_the_rules_run() -> None:
    ran = run("--version")
    assert ran.out.startswith("bactrian ")
    assert ran.out.strip().endswith(("pure Python", "compiled code"))


def test_no_command_shows_the_help() -> None:
    ran = run()
    assert "Usage: bactrian" in ran.out + ran.err


def test_an_unknown_command_is_bad_usage() -> None:
    ran = run("paly")
    assert ran.code == 2
    assert "paly" in ran.err


def test_help_needs_neither_words_nor_tables() -> None:
    code = (
        "import sys; import bactrian.cli.main; "
        "print([m for m in ('rich.table', 'fluent', 'platformdirs') if m in sys.modules])"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.strip() == "[]"


def test_the_module_runs_as_a_program(tmp_path: Path) -> None:
    out, err = start("games", home=tmp_path).communicate(timeout=60)
    assert "Marco Polo Expedition" in out
    assert err == ""


@pytest.mark.parametrize(
    "words",
    [
        ["play", "expedition"],
        ["simulate", "expedition", "--games", "1000000", "--journals"],
        ["simulate", "expedition", "--games", "1000000", "--jobs", "2", "--journals"],
    ],
    ids=["play", "simulate", "jobs"],
)
def test_ctrl_c_ends_cleanly(words: list[str], tmp_path: Path) -> None:
    folder = [str(tmp_path)] if words[-1] == "--journals" else []
    process = start(*words, *folder, home=tmp_path)
    while not any(tmp_path.rglob("*.journal")):  # it is at work once it has written one
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in out + err


def test_a_closed_pipe_is_no_disaster(tmp_path: Path) -> None:
    process = start("rules", "expedition", home=tmp_path)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert "Traceback" not in process.stderr.read()
    process.wait(60)
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_the_shelf_shows_every_game_with_its_options() -> None:
    out = run("games").out
    for word in ("Marco Polo Expedition", "Reiner Knizia", "Ravensburger", "2004", "tactical"):
        assert word in out
    assert "Auf den Spuren von Marco Polo" in run("games", "--lang", "de").out


def test_an_unknown_language_is_refused() -> None:
    assert "en, de, nl" in refused(run("games", "--lang", "fr"))
    assert "en, de, nl" in refused(run("games", BACTRIAN_LANG="xx"))

"""A real terminal: typed lines, no cursor tricks, and a progress bar only there."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")  # not on every system

SOURCE = Path(__file__).parents[2] / "src"


def at_terminal(*words: str, typed: list[str], home: Path) -> tuple[int, str]:
    """Run the program at a terminal of its own; its exit code and all that was on the screen."""
    ours, theirs = pty.openpty()
    environment = {
        **os.environ,
        "PYTHONPATH": str(SOURCE),
        "BACTRIAN_HOME": str(home),
        "BACTRIAN_LANG": "en",
        "TERM": "dumb",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "bactrian", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    screen, waiting = b"", list(typed)
    try:
        while select.select([ours], [], [], 30)[0] and (content := os.read(ours, 4096)):
            screen += content
            # Typed ahead, a line would be taken before the program has set up its terminal.
            if waiting and screen.endswith((b"> ", b": ")):
                os.write(ours, waiting.pop(0).encode())
    except OSError:  # how Linux says that the other side is closed
        pass
    os.close(ours)
    return process.wait(30), screen.decode(errors="replace")


def test_a_match_is_played_at_a_terminal(tmp_path: Path) -> None:
    code, screen = at_terminal(
        "play", "expedition", "--seed", "5", typed=["1\n", "score\n", "quit\n"], home=tmp_path
    )
    assert code == 0
    assert "Seat 1 pays Fruit (red) and moves Red to Kerman." in screen
    assert "The match is saved." in screen
    assert "\x1b[" not in screen


def test_the_end_of_input_leaves(tmp_path: Path) -> None:
    code, screen = at_terminal("play", "expedition", typed=["\x04"], home=tmp_path)
    assert code == 0
    assert "The match is saved." in screen


def test_a_secret_is_moved_out_of_sight_before_the_next_person(tmp_path: Path) -> None:
    words = ("play", "expedition", "--seed", "5", "--seats", "you:Anna,you:Ben")
    code, screen = at_terminal(
        *words, typed=["\n", "stop\n", "draw\n", "\n", "quit\n"], home=tmp_path
    )
    assert code == 0
    between = screen.partition("Hand over to Ben")[2].partition("Your hand")[0]
    assert between.count("\n") > 20

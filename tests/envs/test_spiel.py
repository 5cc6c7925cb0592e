"""Sage meets the searches of OpenSpiel: whole matches, tables, and what is refused."""

import io
import json
import sys
from typing import Any

import pytest
from bench import spiel
from bench.tables import chances, play_silent

import bactrian
from bactrian.arena.report import reported
from bactrian.kernel.playout import play_at_random

REASON = "the extra “research” is not installed: the environments are not tested"
pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("pyspiel", reason=REASON)

QUICK = 0.01
LAST = 30
"""Answers before the end of a random match; below the tree a simulation plays to the end."""


def late(title: str) -> bactrian.Match[Any, Any]:
    _, length = play_silent(title, 2, 1)
    match = bactrian.game(title).start(2, bactrian.SeededDealer(1), record=False)
    play_at_random(match, chances(1, 2), length - LAST)
    assert not match.over
    return match


@pytest.mark.parametrize("rival", spiel.NAMES)
@pytest.mark.parametrize("title", bactrian.titles())
def test_both_seatings_are_played_and_told(title: str, rival: str) -> None:
    duel = spiel.duel(title, 2, rival, QUICK, games=2)
    rows = [spiel.play_on(duel, each, late(title)) for each in duel.experiment.meetings(2)]
    ours = f"sage:{QUICK}s"
    assert [[side.bot for side in row.sides] for row in rows] == [[ours, rival], [rival, ours]]
    for bot in (ours, rival):
        simulations, seconds = duel.efforts[bot].mean
        assert duel.efforts[bot].moves > 0
        assert simulations >= 2
        assert seconds > 0
    assert duel.efforts[rival].seconds >= QUICK * duel.efforts[rival].moves
    report = reported(duel.experiment, 2, rows)
    lines = spiel.show([(duel, report)]).splitlines()
    assert lines[2].startswith(f"| {title} | 2 | `{ours}` | `{rival}` | ")
    assert sum(f"| `{rival}` | `{ours}` |" in line for line in lines) == 1
    told = spiel.duel_json(duel, report)
    assert told["counted"] == 2
    assert json.loads(json.dumps(told)) == told


class Impatient(io.StringIO):
    """Somebody who presses Ctrl-C as soon as a line appears."""

    def write(self, text: str) -> int:
        raise KeyboardInterrupt


def test_ctrl_c_shows_what_there_is_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["samarkand", "expedition", "--games", "3", "--seconds", "0.01"]
    monkeypatch.setattr(sys, "stderr", Impatient())
    spiel.main(words)
    shown = capsys.readouterr().out
    assert "sees what is hidden" in shown
    assert "16 matches are still to be played." in shown.splitlines()
    spiel.main([*words, "--json"])
    duels = json.loads(capsys.readouterr().out)["duels"]
    assert [(duel["game"], duel["played"], duel["planned"]) for duel in duels] == [
        *[("samarkand", 0, 4)] * 2,
        *[("expedition", 0, 4)] * 2,
    ]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "there is no game “chess”"),
        (["expedition", "--seats", "9"], "seats, not 9"),
        (["expedition", "--games", "0"], "at least one match"),
        (["expedition", "--seconds", "-1"], "seconds such as 1s"),
        (["expedition", "--against", "greedy"], "mcts or ismcts, not as “greedy”"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], reason: str) -> None:
    with pytest.raises(SystemExit, match=reason):
        spiel.main(words)

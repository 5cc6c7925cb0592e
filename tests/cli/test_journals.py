"""Replaying, verifying and looking up: commands that read."""

import json
from pathlib import Path

import pytest

import bactrian
from tests.cli.run import refused, run
from tests.support import play_out


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    match = bactrian.game("expedition").start(3, bactrian.SeededDealer("seven"))
    path = tmp_path / "match.journal"
    path.write_text(bactrian.text_of(play_out(match, 7)), encoding="utf-8")
    return path


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    match = bactrian.game("expedition").start(2, bactrian.FairDealer("ab" * 32, ["salt", "pepper"]))
    path = tmp_path / "fair.journal"
    path.write_text(bactrian.text_of(play_out(match, 8)), encoding="utf-8")
    return path


def change(path: Path, old: str, new: str) -> int:
    """Change the first *old* in the file; the number of the line."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return text[: text.index(old)].count("\n") + 1


def test_a_replay_tells_the_match_to_the_end(journal: Path) -> None:
    ran = run("replay", str(journal))
    assert ran.code == 0
    assert "Red stands on Hormuz." in ran.out
    assert "The match is over: Daidu was reached." in ran.out
    assert "Starting gold 3" in ran.out
    assert " wins." in ran.out


def test_a_replay_speaks_three_languages(journal: Path) -> None:
    assert "Rot steht auf Hormus." in run("replay", str(journal), "--lang", "de").out
    assert "Rood staat op Hormuz." in run("replay", str(journal), "--lang", "nl").out


def test_a_watcher_does_not_hear_what_a_seat_was_told(journal: Path) -> None:
    assert "Seat 1 is dealt" not in run("replay", str(journal)).out
    seen = run("replay", str(journal), "--seat", "1").out
    assert "Seat 1 is dealt" in seen
    assert "Seat 2 is dealt" not in seen


def test_a_replay_stops_at_a_line(journal: Path) -> None:
    ran = run("replay", str(journal), "--to", "8")
    assert ran.code == 0
    assert "The match is not over." in ran.out
    assert len(ran.out) < len(run("replay", str(journal)).out)


def test_a_replay_for_machines(journal: Path) -> None:
    report = json.loads(run("replay", str(journal), "--json").out)
    assert report["game"] == "expedition"
    assert report["over"] is True
    assert report["standing"]["outcome"]["winners"]
    lines = [event["line"] for event in report["events"]]
    assert lines == sorted(lines)
    assert {"word", "args", "text", "line"} <= set(report["events"][0])
    short = json.loads(run("replay", str(journal), "--json", "--to", "8").out)
    assert short["events"] == [event for event in report["events"] if event["line"] <= 8]


def test_seats_beyond_the_table_are_refused(journal: Path) -> None:
    assert "seats 1 to 3" in refused(run("replay", str(journal), "--seat", "4"))


def test_a_changed_answer_is_refused_with_its_line(journal: Path) -> None:
    line = change(journal, "\n0 ", "\n0 dance ") + 1
    assert f"line {line}: " in refused(run("replay", str(journal)), 1)


def test_what_comes_before_a_wrong_line_can_still_be_told(journal: Path) -> None:
    lines = journal.read_text().splitlines()
    wrong = next(i for i, line in enumerate(lines, 1) if line.startswith("1 "))
    lines[wrong - 1] = "1 dance"
    journal.write_text("\n".join(lines) + "\n")
    assert f"line {wrong}: " in refused(run("replay", str(journal)), 1)
    assert f"line {wrong}: " in refused(run("replay", str(journal), "--to", str(wrong)), 1)
    ran = run("replay", str(journal), "--to", str(wrong - 1))
    assert ran.code == 0
    assert "It is Seat 2's turn." in ran.out


def test_a_changed_result_is_refused(journal: Path) -> None:
    line = change(journal, "result ", "result 9")
    assert f"line {line}: " in refused(run("replay", str(journal)), 1)
    assert f"line {line}: " in refused(run("verify", str(journal)), 1)


@pytest.mark.parametrize("content", ["", "hello\n", "bactrian 1 chess\ndealer seed 1\n"])
def test_what_is_no_journal_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    path.write_text(content)
    for command in ("replay", "verify"):
        assert "line 1: " in refused(run(command, str(path)), 1)


def test_bytes_and_missing_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not text" in refused(run("verify", str(path)), 1)
    assert "cannot be read" in refused(run("verify", str(tmp_path / "none")))
    assert "cannot be read" in refused(run("replay", str(tmp_path)))


def test_every_draw_is_verified_from_a_seed_or_a_secret(journal: Path, fair: Path) -> None:
    draws = sum(
        len(line.split()) - 2
        for line in journal.read_text().splitlines()
        if line.startswith("deal ")
    )
    ran = run("verify", str(journal))
    assert ran.code == 0
    assert f"all {draws} draws" in ran.out
    assert "the seed" in ran.out
    assert "the revealed secret" in run("verify", str(fair)).out


def test_a_changed_card_is_caught(fair: Path) -> None:
    text = fair.read_text().splitlines()
    number = next(i for i, line in enumerate(text, 1) if line.startswith("deal pile "))
    words = text[number - 1].split()
    words[2], words[-1] = words[-1], words[2]
    text[number - 1] = " ".join(words)
    fair.write_text("\n".join(text) + "\n")
    assert f"line {number}: " in refused(run("verify", str(fair)), 1)


def test_another_secret_is_caught(fair: Path) -> None:
    change(fair, "reveal ab", "reveal cd")
    assert "not the one that was promised" in refused(run("verify", str(fair)), 1)


def test_an_unfinished_fair_match_cannot_be_verified_yet(fair: Path) -> None:
    lines = fair.read_text().splitlines()
    fair.write_text("\n".join(lines[:9]) + "\n")
    assert "not revealed" in refused(run("verify", str(fair)), 1)


def test_a_board_file_must_be_the_one_of_the_match(journal: Path, tmp_path: Path) -> None:
    own = Path(bactrian.__file__).parent / "games/expedition/components/expedition.toml"
    board = tmp_path / "board.toml"
    board.write_text(own.read_text() + "\n# mine\n")
    assert "other components" in refused(run("replay", str(journal), "--board", str(board)), 1)
    folder = tmp_path / "journals"
    words = ["--games", "1", "--board", str(board), "--journals", str(folder)]
    assert run("simulate", "expedition", *words).code == 0
    (path,) = folder.iterdir()
    assert run("verify", str(path), "--board", str(board)).code == 0
    assert "other components" in refused(run("verify", str(path)), 1)

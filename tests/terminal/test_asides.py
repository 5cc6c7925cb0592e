"""Asides at the terminal: said at any question, noticed by nobody else."""

from pathlib import Path

import pytest

from tests.cli.run import run

HINTS = {"en": "“aside” shows", "de": "„nebenbei“ zeigt", "nl": "“terloops” laat"}
COMMANDS = {"en": "aside", "de": "nebenbei", "nl": "terloops"}


def play(home: Path, *typed: str, title: str = "samarkand", lang: str = "en") -> str:
    words = ("play", title, "--seed", "5", "--lang", lang)
    out = run(*words, typed="".join(f"{line}\n" for line in typed), home=home).out
    return " ".join(out.split())


def journal(home: Path) -> str:
    (path,) = (home / "journals").glob("*.journal")
    return path.read_text()


@pytest.mark.parametrize("lang", HINTS)
def test_they_are_mentioned_once_where_there_are_any(lang: str, tmp_path: Path) -> None:
    help_word = {"en": "help", "de": "hilfe", "nl": "hulp"}[lang]
    out = play(tmp_path, help_word, COMMANDS[lang], f"{COMMANDS[lang]} 1", lang=lang)
    assert out.count(HINTS[lang]) == 1
    assert f" {COMMANDS[lang]}: " in out
    assert " 1. " in out.partition(f"> {COMMANDS[lang]} ")[2]
    assert "plan-" in journal(tmp_path)


def test_they_are_not_mentioned_where_there_are_none(tmp_path: Path) -> None:
    out = play(tmp_path, "help", "aside", "aside 1", title="expedition")
    assert "aside: " not in out
    assert "“aside”" not in out
    assert out.count("There is nothing you could say without anybody noticing.") == 2


def test_one_is_said_by_its_number(tmp_path: Path) -> None:
    out = play(tmp_path, "aside", "aside 1")
    card = out.partition("and a number: 1. ")[2].partition(":")[0]
    assert f"1. {card}: always sell 2. {card}: always keep" in out
    assert f"{card} will be sold without asking." in out
    assert out.count("Your turn: ") == 2
    resumed = run("play", "--resume", typed="aside\n", home=tmp_path).out
    assert f"1. {card}: ask me" in resumed


def test_one_is_said_in_its_own_words(tmp_path: Path) -> None:
    listed = play(tmp_path / "listed", "aside")
    label = listed.partition("and a number: 1. ")[2].partition(" 2. ")[0]
    out = play(tmp_path / "said", label.upper())
    assert "will be sold without asking." in out


def test_a_wrong_number_is_refused(tmp_path: Path) -> None:
    out = play(tmp_path, "aside 0", "aside 99", "aside all")
    assert out.count("“aside” goes with a number from 1 to 4.") == 3
    assert "plan-" not in journal(tmp_path)


def test_asking_about_one_names_its_number(tmp_path: Path) -> None:
    out = play(tmp_path, "? plan-sell")
    assert "That is possible, by: aside 1. " in out


def test_it_is_not_taken_back_with_an_answer(tmp_path: Path) -> None:
    out = play(tmp_path, "aside 1", "u")
    assert "There is nothing to take back" in out

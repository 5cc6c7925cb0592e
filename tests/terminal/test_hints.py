"""Asking for a hint in the terminal."""

import re
from itertools import islice
from pathlib import Path

import pytest

import bactrian
from bactrian.terminal.hints import hint_lines
from bactrian.words import LANGUAGES, Speaker
from tests.cli.run import run
from tests.support import start, walk

COMMANDS = {"en": "hint", "de": "tipp", "nl": "tip"}
EXPECTS = {
    "en": r"(\d+)\. (.+?): (\d+) % chance to win, (-?\d+\.\d) points at the end",
    "de": r"(\d+)\. (.+?): (\d+) % Siegchance, (-?\d+,\d) Punkte am Ende",
    "nl": r"(\d+)\. (.+?): (\d+) % kans op winst, (-?\d+,\d) punten aan het eind",
}
THINKING = {"en": "I am thinking", "de": "ich denke nach", "nl": "ik denk na"}


def asked(home: Path, lang: str, *typed: str) -> str:
    words = ("play", "expedition", "--seed", "5", "--lang", lang, "--seats", "you,random")
    out = run(*words, typed="".join(f"{line}\n" for line in typed), home=home).out
    return " ".join(out.partition("> ")[2].split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_the_three_best_answers(lang: str, tmp_path: Path) -> None:
    out = asked(tmp_path, lang, COMMANDS[lang])
    assert THINKING[lang] in out
    named = re.findall(EXPECTS[lang], out.partition(THINKING[lang])[2])
    assert len(named) == 3
    assert len({number for number, *_ in named}) == 3
    assert all(0 <= int(share) <= 100 for _, _, share, _ in named)


def test_its_number_can_be_typed(tmp_path: Path) -> None:
    hint = asked(tmp_path, "en", "hint")
    number, label, *_ = re.findall(EXPECTS["en"], hint.partition("thinking")[2])[0]
    out = asked(tmp_path, "en", f"? {number}")
    assert f"? {number} {number}. {label} " in out


def test_help_names_it_in_every_language(tmp_path: Path) -> None:
    for lang, word in {"en": "help", "de": "hilfe", "nl": "hulp"}.items():
        assert f" {COMMANDS[lang]}: " in asked(tmp_path, lang, word)


@pytest.mark.parametrize("title", bactrian.titles())
def test_every_game_gives_hints(title: str) -> None:
    match = start((title, 2, {}), 4)
    seat, _ = next(islice(walk(match, 4), 30, None))
    prompt = match.prompt(seat)
    lines = hint_lines(match, prompt, Speaker("en", match.game))
    assert len(lines) == 1 + min(3, len(prompt.options))
    assert all(re.search(EXPECTS["en"], line) for line in lines[1:])

"""A whole match of every game, driven through what is typed, in every language."""

from pathlib import Path

import pytest

from bactrian.words import LANGUAGES
from tests.cli.run import run

OVER = {
    "en": "The match is over: ",
    "de": "Die Partie ist zu Ende: ",
    "nl": "De partij is afgelopen: ",
}


@pytest.mark.parametrize("title", ["samarkand", "voyages"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_fits_the_screen(title: str, language: str, tmp_path: Path) -> None:
    aside = {"en": "aside 1", "de": "nebenbei 1", "nl": "terloops 1"}[language]
    words = (title, "--seed", "8", "--lang", language, "--seats", "you:Anna,random,random")
    typed = f"{aside}\n1\n2\n1\n3\n1\n" * 600
    ran = run("play", *words, typed=typed, home=tmp_path)
    assert ran.code == 0, ran.err
    assert OVER[language] in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if "journal" not in line)
    assert "{" not in ran.out
    (path,) = (tmp_path / "journals").glob("*.journal")
    assert run("verify", str(path)).code == 0

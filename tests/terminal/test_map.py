"""The map at the terminal: what lies next to what."""

from pathlib import Path

import pytest

from tests.cli.run import run


def play(home: Path, title: str, *typed: str, lang: str = "en") -> str:
    words = ("play", title, "--seed", "5", "--lang", lang)
    return run(*words, typed="".join(f"{line}\n" for line in typed), home=home).out


def test_what_lies_around_a_place(tmp_path: Path) -> None:
    out = play(
        tmp_path, "samarkand", "map petra", "map PETRA", "map red sea", "map nowhere", "help"
    )
    line = "Petra (Flax 17): Damascus, Palmyra, Sinai, Dumat, Red Sea North, Hegra."
    assert out.count(line) == 2
    assert "Red Sea South: Aswan, " in out
    assert "There is no such place on the map." in out
    assert "\n  map: what lies next to what" in out


def test_the_whole_map_with_what_roads_cost(tmp_path: Path) -> None:
    out = play(tmp_path, "voyages", "map").partition("> map")[2]
    assert "Venezia: Oasis (Dnieper), Oasis (Levant) (costs 3 camels), Alexandria." in out
    assert "Oasis (Gobi): Karakorum, Oasis (North-East) (costs 5 coins), Oasis (Ordos)." in out


@pytest.mark.parametrize(("lang", "command"), [("de", "karte"), ("nl", "kaart")])
def test_other_languages(lang: str, command: str, tmp_path: Path) -> None:
    out = play(tmp_path, "samarkand", f"{command} petra", lang=lang)
    assert "\nPetra (" in out
    assert command in out.partition("\n> ")[0]


def test_a_game_without_a_map_does_not_mention_it(tmp_path: Path) -> None:
    out = play(tmp_path, "expedition", "help", "map")
    assert "map: " not in out
    assert "There is no such place on the map." in out

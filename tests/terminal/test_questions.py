"""Asking back: what an answer means, and why something is not possible."""

from pathlib import Path

from bactrian.terminal.questions import Questions
from bactrian.words import Speaker
from tests.cli.run import run
from tests.support import start, walk


def asked(home: Path, *questions: str, lang: str = "en") -> str:
    typed = "".join(f"{question}\n" for question in questions)
    words = ("play", "expedition", "--seed", "5", "--lang", lang)
    return " ".join(run(*words, typed=typed, home=home).out.partition("> ")[2].split())


def test_an_answer_is_explained(tmp_path: Path) -> None:
    out = asked(tmp_path, "? 1")
    assert "1. Lay Fruit (red) Price: 1 card Points at: Fruit (red), Kerman" in out
    assert "The journal writes: pay red-fruit" in out


def test_what_can_be_asked_is_listed(tmp_path: Path) -> None:
    out = asked(tmp_path, "?")
    for word in ("Silk (green)", "Orange", "Tabas", "pile", "ballast"):
        assert word in out
    assert "equal goods" not in out.partition("The match is saved")[0]


def test_a_name_gets_the_reason_the_rule_and_how_to_see_it(tmp_path: Path) -> None:
    out = asked(tmp_path, "? Tabas")
    assert "Tabas is too far: the next free space is Kerman." in out
    assert "That is rule E5.1; “rules E5.1” shows it." in out


def test_ids_and_names_in_the_language_are_understood(tmp_path: Path) -> None:
    assert "E5.1" in asked(tmp_path, "? space:tabas")
    assert "liegt hinter dir" in asked(tmp_path, "? hormus", lang="de")
    assert "„regeln E0.3“" in asked(tmp_path, "? hormus", lang="de")
    assert "ligt achter je" in asked(tmp_path, "? hormuz", lang="nl")


def test_a_part_of_a_name_will_do(tmp_path: Path) -> None:
    assert "Rudbar Plain lies behind you" not in asked(tmp_path, "? rudb")
    assert "Rudbar Plain is occupied" in asked(tmp_path, "? rudb")
    assert "Several things are called that: Silk (red), Silk (yellow)" in asked(tmp_path, "? silk")


def test_what_is_possible_names_its_answers(tmp_path: Path) -> None:
    out = asked(tmp_path, "? fruit (green)", "? pay")
    assert "That is possible, by: 2. Lay Fruit (green) >" in out
    assert "1. Lay Fruit (red) 2. Lay Fruit (green) 3. Lay Spices (blue)" in out


def test_a_verb_gets_the_reason_for_ones_own_figure(tmp_path: Path) -> None:
    out = asked(tmp_path, "? ballast")
    assert "ballast never takes you to the head of the caravan" in out
    assert "not your figure" not in out
    assert "E6.2" in out


def test_what_is_unknown_gets_near_names(tmp_path: Path) -> None:
    out = asked(tmp_path, "? balast", "? xyzzy", "? figure:99")
    assert "“balast”: nothing here is called that. Did you mean: ballast" in out
    assert "“xyzzy”: nothing here is called that. >" in out
    assert "“figure:99”: nothing here is called that." in out


def test_a_repair_is_offered() -> None:
    match = start(("expedition", 4, {}), 6)
    for seat, _ in walk(match, 6):
        for element in match.game.names("en"):
            reason = match.why_not(seat, element)
            if reason is not None and reason.repair is not None:
                questions = Questions(match, match.prompt(seat), Speaker("en", match.game))
                lines = questions.why_not(element)
                assert lines[1].startswith("What helps: Throw off ballast: for 1 gold")
                assert lines[2].startswith(f"That is rule {reason.rule};")
                return
    raise AssertionError("ballast never helped")

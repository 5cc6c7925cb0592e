"""Rules by number."""

import json

import pytest

import bactrian
from bactrian import registry
from bactrian.terminal.rulebook import folded, look_up, nearest, plain, rules_in
from tests.cli.run import refused, run

BOOK = """# A game

Some **prose**.

## E5 Paid step

- **E5.2** Lay *cards*, see
  E5.3, exactly.
- **E5.3** One of:
  - **E5.3.1** `any` good
- **E5.30** Not a child.

## Rulings

- **R1** *A ruling.* Text.

## Notes

Nothing with a number.
"""


def test_entries_are_headings_and_items() -> None:
    assert [r.number for r in rules_in(BOOK)] == ["E5", "E5.2", "E5.3", "E5.3.1", "E5.30", "R1"]
    assert rules_in(BOOK)[-1].text == "- R1 A ruling. Text."


def test_a_rule_comes_with_those_below_it() -> None:
    assert [rule.number for rule in look_up(BOOK, "e5.3")] == ["E5.3", "E5.3.1"]
    assert len(look_up(BOOK, "E5")) == 5
    assert look_up(BOOK, "E6") == []
    assert "E5.3" in nearest(BOOK, "E5.3.3")


def test_text_is_folded_under_its_own_start() -> None:
    text = plain("- **E5.2** Lay *cards*, see\n  E5.3, exactly.\n\nEnd `x`.")
    assert folded(text, 20) == "- E5.2 Lay cards,\n  see E5.3, exactly.\n\nEnd x."


@pytest.mark.parametrize("title", bactrian.titles())
def test_every_game_shows_its_rules(title: str) -> None:
    ran = run("rules", title)
    assert ran.code == 0
    assert "**" not in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if not line.startswith("|"))
    numbers = [rule["id"] for rule in json.loads(run("rules", title, "--json").out)]
    for number in numbers:
        assert number in ran.out


def test_one_rule() -> None:
    ran = run("rules", "expedition", "E5.3")
    assert ran.out.startswith("- E5.3 ")
    assert "E5.3.6" in ran.out
    assert "E5.4" not in ran.out
    found = json.loads(run("rules", "expedition", "E5.3", "--json").out)
    assert [rule["id"] for rule in found][:2] == ["E5.3", "E5.3.1"]


def test_an_unknown_rule_names_near_ones() -> None:
    assert "E5.6" in refused(run("rules", "expedition", "E5.66"))
    assert "no game “chess”" in refused(run("rules", "chess"))


def test_the_registry_reads_the_rules() -> None:
    assert registry.rules_text("expedition").startswith("# ")

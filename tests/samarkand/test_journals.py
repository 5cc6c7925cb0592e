"""Finished matches as text: they replay to the same bytes, and together they show everything."""

from pathlib import Path

import pytest

import bactrian
from bactrian.games.samarkand.state import Table
from tests.samarkand.arrange import GAME
from tests.samarkand.audit import audit

FOLDER = Path(__file__).parent.parent / "journals" / "samarkand"
FILES = sorted(FOLDER.glob("*.txt"))

NEEDED = {
    "2 seats",
    "3 seats",
    "4 seats",
    "5 seats",
    "start player drawn by lot",
    "ended all-linked",
    "ended five-links",
    "ended blocked",
    "shared win",
    "tile from the bag to the field",
    "tile from the bag out of the game",
    "married twice into one family",
    "sale by the acting seat",
    "sale by another seat",
    "sale kept",
    "sale planned",
    "second camel",
    "skip",
    "no cards drawn at the limit",
    "discard pile shuffled",
    "answer taken back",
}
"""What at least one of the journals must show."""

TOLD = {
    "tile-came": "tile from the bag to the field",
    "tile-left": "tile from the bag out of the game",
    "kept": "sale kept",
    "placed-again": "second camel",
    "skipped": "skip",
    "drew-nothing": "no cards drawn at the limit",
    "reshuffled": "discard pile shuffled",
    "took-back": "answer taken back",
}
"""Events that show something by themselves."""


def features(match: Table) -> set[str]:
    """What a finished match shows."""
    assert match.record is not None
    outcome = match.standing().outcome
    assert outcome is not None
    found = {f"{match.seats} seats", f"ended {outcome.reason}"}
    if len(outcome.winners) > 1:
        found.add("shared win")
    if match.options_chosen["start"] == "random":
        found.add("start player drawn by lot")
    found |= {TOLD[event.word] for event in match.record.events if event.word in TOLD}
    if any(max(tiles) > 1 for tiles in match.state.owned):
        found.add("married twice into one family")
    for seller, taker in zip(match.state.sellers, match.state.takers, strict=True):
        if seller >= 0:
            found.add(f"sale by {'the acting' if seller == taker else 'another'} seat")
    if any(" plan-sell " in line for line in match.record.lines) and planned_sale(match):
        found.add("sale planned")
    return found


def planned_sale(match: Table) -> bool:
    """Was a card sold without an answer?"""
    assert match.record is not None
    sold = sum(event.word == "sold" for event in match.record.events)
    answered = sum(line.split()[1] == "sell" for line in match.record.lines if line[0].isdigit())
    return sold > answered


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_journal_replays_to_the_same_match(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = bactrian.replay(GAME, bactrian.Journal(text))
    assert bactrian.text_of(match) == text
    assert bactrian.text_of(bactrian.recompute(GAME, bactrian.Journal(text))) == text
    audit(match)


def test_the_journals_show_everything() -> None:
    shown: set[str] = set()
    for path in FILES:
        journal = bactrian.Journal(path.read_text(encoding="utf-8"))
        shown |= features(bactrian.replay(GAME, journal))
    assert shown >= NEEDED, f"no journal shows: {', '.join(sorted(NEEDED - shown))}"

"""The table of voyages in a terminal."""

from typing import Any

import pytest

import bactrian
from bactrian.kernel.message import Json
from bactrian.terminal.faces import Face, face_of
from bactrian.terminal.faces.voyages.spaces import khan
from bactrian.words import LANGUAGES, Speaker
from tests.support import start, walk

WORDS = {
    "en": ("Round 1 of 5.", "Small towns", "Your secret objectives: ", "You have ", "Active: "),
    "de": ("Runde 1 von 5.", "Kleine Städte", "Deine geheimen Zielkarten: ", "Du hast ", "Offen: "),
    "nl": ("Ronde 1 van 5.", "Kleine steden", "Je geheime doelkaarten: ", "Je hebt ", "Open: "),
}


def shown(face: Face, view: dict[str, Json], speaker: Speaker) -> str:
    return "\n".join(face.table(view, speaker))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_table(language: str) -> None:
    match = start(("voyages", 3, {}), 5)
    seat = match.asked()[0]
    text = shown(face_of(match.game), match.view(seat), Speaker(language, match.game))
    assert all(words in text for words in WORDS[language])


def test_the_first_table_in_detail() -> None:
    match = start(("voyages", 3, {}), 5)
    seat = match.asked()[0]
    text = shown(face_of(match.game), match.view(seat), Speaker("en", match.game))
    for words in (
        "  Take 5 coins (1 die).",
        "  Market: silk (2 dice): a lowest die of 1 to 6 gets 1 silk / 2 silk / 2 silk + 1 camel",
        "Dice: dummy (1). 3 places left, for a 1 or higher.",
        "1 to 6 steps cost 3, 7, 12, 12, 18, 18 coins",
        "With it: 2 coins / 2 camels.",
        "  Anxi: Town bonus A (5 coins).",
        "Beijing, at the end: 10 points free, 7 points free",
        "From Venezia roads lead to: Oasis (Dnieper), Oasis (Levant) (costs 3 camels), Alexandria.",
        "No trading posts yet; 9 left.",
    ):
        assert words in text, words


def test_a_watcher_sees_nothing_that_is_secret() -> None:
    match = start(("voyages", 3, {}), 5)
    face, speaker = face_of(match.game), Speaker("en", match.game)
    text = shown(face, match.view(bactrian.WATCHER), speaker)
    assert "You" not in text
    assert "objectives" not in text
    assert face.brief(match.view(bactrian.WATCHER), speaker) == []


def test_everything_that_matters_is_said_in_the_course_of_matches() -> None:
    texts, briefs = [], []
    for table in (("voyages", 4, {}), ("voyages", 3, {"character_draft": "on"})):
        match = start(table, 2)
        face, speaker = face_of(match.game), Speaker("en", match.game)
        for seat, _ in walk(match, 2):
            view = match.view(seat)
            texts.append(shown(face, view, speaker))
            briefs += face.brief(view, speaker)
    for words in (
        "Before the first round.",
        "Joining dice costs you nothing.",
        "for the first post.",
        "Posts: ",
        "Trading posts: ",
        "No dice.",
        "The characters:\n  ",
        "Never rolls",
    ):
        assert any(words in text for text in texts), words
    for words in ("You are placing ", "So far: ", "Picked: "):
        assert any(words in line for line in briefs), words


def test_the_khan_says_how_many_places_are_left_and_for_which_dice() -> None:
    speaker = Speaker("en", bactrian.game("voyages"))
    dice: list[dict[str, Any]] = [
        {"seat": None, "die": "die:own-1"},
        {"seat": 0, "die": "die:black-4"},
    ]
    assert khan({"places": 4}, [], speaker) == "4 places left, for a 1 or higher."
    assert khan({"places": 3}, dice, speaker) == "1 place left, for a 4 or higher."
    assert khan({"places": 2}, dice, speaker) == "No place left."

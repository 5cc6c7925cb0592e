"""The table of samarkand in a terminal."""

import pytest

import bactrian
from bactrian.kernel.message import Json
from bactrian.terminal.faces import Face, face_of
from bactrian.terminal.faces.samarkand import nearest, route
from bactrian.words import LANGUAGES, Speaker
from tests.support import start, walk

WORDS = {
    "en": ("Byzantines: 3 dirham, 2 tiles left; treasury 0; 11 camels in stock.", "Your hand:"),
    "de": ("Byzantiner: 3 Dirham, noch 2 Plättchen; Schatz 0; 11 Kamele", "Deine Hand:"),
    "nl": ("Byzantijnen: 3 dirham, nog 2 tegels; schat 0; 11 kamelen", "Je hand:"),
}


def shown(face: Face, view: dict[str, Json], speaker: Speaker) -> str:
    return "\n".join(face.table(view, speaker))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_table(language: str) -> None:
    match = start(("samarkand", 3, {}), 5)
    text = shown(face_of(match.game), match.view(0), Speaker(language, match.game))
    assert all(words in text for words in WORDS[language])


def test_a_watcher_sees_no_hand() -> None:
    match = start(("samarkand", 3, {}), 5)
    face, speaker = face_of(match.game), Speaker("en", match.game)
    text = shown(face, match.view(bactrian.WATCHER), speaker)
    assert "Your hand" not in text
    assert "You:" not in text
    assert face.brief(match.view(bactrian.WATCHER), speaker) == []


def test_everything_that_matters_is_said_in_the_course_of_a_match() -> None:
    match = start(("samarkand", 3, {}), 5)
    face, speaker = face_of(match.game), Speaker("en", match.game)
    texts = [shown(face, match.view(seat), speaker) for seat, _ in walk(match, 5)]
    for words in (
        "(10 have none yet) or one family has 5 (the most now: 0)",
        "Members: you",
        "Linked with: ",
        "Full, with two camels: ",
        "Goods reached: 0 of 33.",
        "spaces away: ",
        " now, 8 at most.",
        "Deck: ",
    ):
        assert any(words in text for text in texts), words


def test_two_players_see_the_bag_and_what_left_the_game() -> None:
    match = start(("samarkand", 2, {}), 3)
    face, speaker = face_of(match.game), Speaker("en", match.game)
    texts = [shown(face, match.view(seat), speaker) for seat, _ in walk(match, 3)]
    assert "Family tiles in the bag: 10." in texts[0]
    assert any("Family tiles out of the game: " in text for text in texts)


def test_a_plan_is_shown_with_its_card() -> None:
    match = start(("samarkand", 3, {}), 5)
    face, speaker = face_of(match.game), Speaker("en", match.game)
    (seat,) = match.asked()
    assert not any("Plan:" in line for line in face.brief(match.view(seat), speaker))
    match.play(seat, match.asides(seat)[0])
    assert any("Plan: always sell." in line for line in face.brief(match.view(seat), speaker))


def test_an_empty_hand_is_said() -> None:
    match = start(("samarkand", 3, {}), 5)
    table = {"players": [{"seat": 0, "hand": []}]}
    lines = face_of(match.game).brief({"seat": 0, "table": table}, Speaker("en", match.game))  # type: ignore[dict-item]
    assert lines == ["Your hand is empty."]


def test_a_route_is_told_from_home_outwards() -> None:
    board = {
        "families": [{"id": "f", "home": "a"}, {"id": "g", "home": "z"}],
        "spaces": [
            {"id": "c", "adjacent": ["b", "d"]},
            {"id": "b", "adjacent": ["a", "c"]},
            {"id": "a", "adjacent": ["b"]},
            {"id": "d", "adjacent": ["c"]},
        ],
    }
    camels = {"camels": {"c": ["g", "f"], "a": ["f"], "b": ["f"], "d": ["g"]}}
    assert route(camels, "f", board) == ("a", "b", "c")
    growing = {"families": [{"id": "f", "stock": 3}, {"id": "g", "stock": 1}]}
    here = {"camels": {"a": ["f"], "b": ["g", "f"]}}
    assert nearest({**growing, **here}, "d", board) == (2, ("g", "f"))
    assert nearest({**growing, "camels": {}}, "d", board)[1] == ()
    spent = {"families": [{"id": "f", "stock": 3}, {"id": "g", "stock": 0}]}
    assert nearest({**spent, **here}, "d", board) == (2, ("f",))  # no camel of theirs can come

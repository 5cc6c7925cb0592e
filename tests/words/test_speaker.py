"""How messages become sentences."""

import pytest

import bactrian
from bactrian.kernel.errors import Malformed
from bactrian.kernel.message import Message
from bactrian.words import Speaker
from bactrian.words.speaker import MissingWords, listed

GAME = bactrian.game("expedition")


def test_elements_get_their_names_and_equal_ones_are_counted() -> None:
    cards = ("card:red-silk", "card:red-silk", "card:blue-oil")
    message = Message(
        "moved", {"seat": "seat:1", "cards": cards, "figure": "figure:0", "space": "space:pamir"}
    )
    expected = {
        "en": "Bram pays 2 × Silk (red), Oil (blue) and moves Red to Pamir.",
        "de": "Bram spielt 2 × Seide (rot), Öl (blau) aus und zieht Rot nach Pamir.",
        "nl": "Bram speelt 2 × Zijde (rood), Olie (blauw) uit en gaat met Rood naar Pamir.",
    }
    for language, sentence in expected.items():
        assert Speaker(language, GAME, ["Anna", "Bram"]).say(message) == sentence


def test_without_names_seats_are_counted_from_one() -> None:
    assert Speaker("en", GAME).name("seat:0") == "Seat 1"
    assert Speaker("de", GAME).name("seat:4") == "Platz 5"


def test_numbers_choose_the_plural() -> None:
    speaker = Speaker("en", GAME)
    assert speaker.price((("card", 1), ("gold", 3))) == "1 card, 3 gold"
    assert speaker.price((("card", 2),)) == "2 cards"
    assert speaker.price(()) == ""


def test_what_has_no_name_is_called_by_its_id() -> None:
    speaker = Speaker("en", GAME)
    assert speaker.name("tent:3") == "3"
    assert speaker.name("moon") == "moon"
    assert speaker.name("slot:3") == "Display 3"


def test_plain_text_stays_as_it_is() -> None:
    for text in ("C:/games/match.journal", "Note: one of them", "a:b:c", ""):
        assert Speaker("en", GAME).name(text) == text


def test_missing_words_and_arguments_are_found_out() -> None:
    speaker = Speaker("en", GAME)
    assert speaker.has("moved")
    assert not speaker.has("flown")
    with pytest.raises(MissingWords, match="no en words for “flown”"):
        speaker.word("flown")
    with pytest.raises(MissingWords, match="“moved” lack"):
        speaker.word("moved")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Malformed, match="there is en, de, nl"):
        Speaker("fr")


def test_equal_names_are_counted_and_equal_numbers_repeated() -> None:
    assert listed(["Silk", "Oil", "Silk"]) == "2 × Silk, Oil"
    assert listed(["2", "6", "6", "white 6"]) == "2, 6, 6, white 6"

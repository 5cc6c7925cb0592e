"""Dealers and decks: chance has one door, and it can be checked."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bactrian.kernel.dealer import ScriptedDealer, SeededDealer
from bactrian.kernel.deck import Deck, full_deck
from bactrian.kernel.errors import BactrianError, Malformed, ScriptError
from bactrian.kernel.fair import FairDealer, commitment
from tests.kernel.toy import LABELS, acorns

SECRET = "00112233445566778899aabbccddeeff"


def test_the_same_seed_deals_the_same_and_a_clone_has_the_same_future() -> None:
    first, second = SeededDealer(7), SeededDealer("7")
    assert [first.pick(100) for _ in range(50)] == [second.pick(100) for _ in range(50)]
    clone = first.clone()
    assert [first.pick(100) for _ in range(50)] == [clone.pick(100) for _ in range(50)]
    assert [SeededDealer(8).pick(10**6) for _ in range(3)] != [
        SeededDealer(7).pick(10**6) for _ in range(3)
    ]


@pytest.mark.parametrize("dealer", [SeededDealer(1), FairDealer(SECRET)])
def test_every_face_is_as_likely_as_the_others(dealer: SeededDealer | FairDealer) -> None:
    rolls = 6000
    faces = Counter(dealer.roll("die", 6) for _ in range(rolls))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    chi_squared = sum((count - rolls / 6) ** 2 / (rolls / 6) for count in faces.values())
    assert chi_squared < 20.5  # 99.9 % for five degrees of freedom; the seeds are fixed


@given(st.integers(1, 10**9), st.integers())
def test_a_pick_stays_within_its_bounds(size: int, seed: int) -> None:
    assert 0 <= SeededDealer(seed).pick(size) < size


@pytest.mark.parametrize("seed", ["", "two words", "a#comment"])
def test_a_seed_is_one_word(seed: str) -> None:
    with pytest.raises(Malformed, match="a seed is a number or one word"):
        SeededDealer(seed)


def test_a_script_deals_what_it_says_and_refuses_what_cannot_be() -> None:
    dealer = ScriptedDealer(["hazel", 4, "walnut", "acorn", 9])
    counts = [0, 1, 1]
    assert dealer.draw("nuts", LABELS, counts, 2) == 2
    assert dealer.roll("die", 6) == 4
    with pytest.raises(ScriptError, match="“walnut” is no card of the deck “nuts”"):
        dealer.draw("nuts", LABELS, counts, 2)
    with pytest.raises(ScriptError, match="no “acorn” is left"):
        dealer.draw("nuts", LABELS, counts, 2)
    with pytest.raises(ScriptError, match="says 9 where die rolls 1 to 6"):
        dealer.roll("die", 6)
    with pytest.raises(ScriptError, match="at its end"):
        dealer.roll("die", 6)


def test_a_script_may_be_followed_by_another_dealer() -> None:
    dealer = ScriptedDealer([2], then=SeededDealer(3))
    clone = dealer.clone()
    assert dealer.roll("die", 6) == clone.roll("die", 6) == 2
    assert dealer.roll("die", 600) == clone.roll("die", 600) == SeededDealer(3).roll("die", 600)


def test_the_fair_dealer_promises_first_and_reveals_last() -> None:
    dealer = FairDealer(SECRET, ["alice", "bob1"])
    assert dealer.header() == f"fair {commitment(SECRET)} alice bob1"
    assert SECRET not in dealer.header()
    assert dealer.reveal() == SECRET
    again = FairDealer(SECRET, ["alice", "bob1"])
    assert [dealer.pick(99) for _ in range(20)] == [again.pick(99) for _ in range(20)]
    assert dealer.clone().pick(10**6) == dealer.pick(10**6)


def test_salts_and_secrets_change_what_is_dealt() -> None:
    def first(secret: str, salts: list[str]) -> list[int]:
        dealer = FairDealer(secret, salts)
        return [dealer.pick(1000) for _ in range(5)]

    plain = first(SECRET, [])
    assert first(SECRET, ["salt"]) != plain
    assert first(SECRET[::-1], []) != plain
    assert FairDealer().secret != FairDealer().secret


@pytest.mark.parametrize(
    ("secret", "salts", "sentence"),
    [
        ("xyz", [], "hexadecimal"),
        ("aabb", [], "at least 32"),
        (SECRET, ["two words"], "plain letters and digits"),
        (SECRET, [""], "plain letters and digits"),
        (SECRET, ["a=b"], "plain letters and digits"),
    ],
)
def test_bad_secrets_and_salts_are_refused(secret: str, salts: list[str], sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        FairDealer(secret, salts)


def test_a_deck_deals_its_unknown_part_first_and_then_its_bottom_in_order() -> None:
    match = acorns()
    deck = full_deck("nuts", [1, 0, 1])
    deck.put_under(1)
    deck.put_under(0)
    assert len(deck) == 4
    assert {deck.draw(match), deck.draw(match)} == {0, 2}
    assert [deck.draw(match), deck.draw(match)] == [1, 0]
    with pytest.raises(BactrianError, match="the deck “nuts” is empty"):
        deck.draw(match)
    deck.shuffle_in([2, 0, 0])
    assert deck.draw(match) == 0
    assert len(deck) == 1


def test_a_cloned_deck_is_independent() -> None:
    deck = Deck("nuts", [1, 1, 1], 3, [2])
    copy = deck.clone()
    copy.draw(acorns())
    copy.bottom.clear()
    assert deck == Deck("nuts", [1, 1, 1], 3, [2])


def test_a_deck_that_lies_about_its_size_is_found_out() -> None:
    with pytest.raises(BactrianError, match="fewer than 5"):
        SeededDealer(1).draw("nuts", LABELS, [0, 0, 0], 5)

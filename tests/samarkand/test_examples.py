"""The worked examples SX1 to SX14: set-up, marriage, extension, links, goods."""

import pytest

from bactrian.kernel.errors import NotAsked
from tests.samarkand.arrange import (
    BARBARA,
    CHRISTOPH,
    GAME,
    JULIA,
    KARSTEN,
    card,
    family,
    hold,
    hold_any,
    marriages,
    member,
    places,
    play,
    points,
    stand,
    table,
    texts,
    treasury,
    turn,
)
from tests.samarkand.audit import audit


def test_sx01_setup() -> None:
    match = GAME.start(4)
    state = match.state
    for home in match.box.homes:
        assert len(state.camels[home]) == 1
    assert set(state.stocks) == {11}
    assert set(state.tiles) == {2}
    assert set(state.link_tiles) == {5}
    assert set(state.treasuries) == {0}
    assert state.cash == [10] * 4
    assert [len(state.hand(seat)) for seat in range(4)] == [2] * 4
    assert len(state.deck) == 25
    view = match.view(KARSTEN)["table"]
    assert isinstance(view, dict)
    assert isinstance(view["tokens"], dict)
    assert len(view["tokens"]) == 33
    assert isinstance(view["families"], list)
    assert all(isinstance(field, dict) and field["dark_green"] for field in view["families"])
    for seat in range(4):
        turn(match, seat)
        assert not any(text.startswith(("extend", "place")) for text in texts(match, seat))
    audit(match)


def test_sx02_card_limit_one_discard() -> None:
    match = table(4)
    hand = hold_any(match, KARSTEN, 5)
    play(match, KARSTEN, "marry egypt")
    assert len(match.state.hand(KARSTEN)) == 8
    assert "done" not in texts(match, KARSTEN)
    play(match, KARSTEN, f"discard {hand[0]}")
    assert "done" in texts(match, KARSTEN)
    play(match, KARSTEN, "done")
    assert match.state.held(KARSTEN) == 7
    turn(match, KARSTEN)
    cash, tiles = match.state.cash[KARSTEN], match.state.tiles[family(match, "byzant")]
    told = play(match, KARSTEN, "marry byzant")
    assert "drew-nothing" in told
    assert match.state.cash[KARSTEN] == cash - 3
    assert match.state.tiles[family(match, "byzant")] == tiles - 1
    assert match.state.held(KARSTEN) == 7
    assert match.state.turn == BARBARA


def test_sx03_card_limit_two_discards() -> None:
    match = table(4)
    hand = hold_any(match, KARSTEN, 5)
    play(match, KARSTEN, "marry egypt", f"discard {hand[0]}", f"discard {hand[1]}")
    assert match.state.held(KARSTEN) == 6
    turn(match, KARSTEN)
    play(match, KARSTEN, "marry byzant")
    assert len(match.state.hand(KARSTEN)) == 9
    for _ in range(2):
        assert "done" not in texts(match, KARSTEN)
        discards = [text for text in texts(match, KARSTEN) if text.startswith("discard")]
        play(match, KARSTEN, discards[0])
    assert match.state.held(KARSTEN) == 7
    assert match.state.turn == BARBARA


def test_sx04_discarding_old_cards() -> None:
    match = table(4)
    hand = hold_any(match, KARSTEN, 5)
    play(match, KARSTEN, "marry egypt")
    discards = [text[8:] for text in texts(match, KARSTEN) if text.startswith("discard ")]
    assert len(discards) == 8
    assert set(hand) < set(discards)
    play(match, KARSTEN, f"discard {hand[0]}", f"discard {hand[1]}")
    third = match.box.cards[match.state.hand(KARSTEN)[0]]
    with pytest.raises(NotAsked):
        play(match, KARSTEN, f"discard {third}")


def test_sx05_marriage_money() -> None:
    match = table(4)
    turn(match, BARBARA)
    play(match, BARBARA, "marry levant", "done")
    levant = family(match, "levant")
    price = match.box.prices[levant]
    assert match.state.cash[BARBARA] == 10 - price
    assert match.state.treasuries[levant] == price
    assert match.state.tiles[levant] == 1
    assert sum(match.state.cash) + sum(match.state.treasuries) == 40
    turn(match, BARBARA)
    assert "marry levant" not in marriages(match, BARBARA)
    reason = match.why_not(BARBARA, "marry levant")
    assert reason is not None
    assert (reason.rule, reason.word) == ("S4.1", "no-already-member")


def test_sx06_double_extension() -> None:
    match = table(4)
    member(match, BARBARA, "levant")
    treasury(match, "levant", 1)
    turn(match, BARBARA)
    levant, cash = family(match, "levant"), match.state.cash[BARBARA]
    play(match, BARBARA, "place palmyra")
    assert match.state.treasuries[levant] == 1
    assert dict(match.prompt(BARBARA).options[0].price) == {"treasury": 1}
    play(match, BARBARA, "place mediterranean_east")
    assert match.state.stocks[levant] == 9
    assert match.state.treasuries[levant] == 0
    assert match.state.cash[BARBARA] == cash
    turn(match, BARBARA)
    play(match, BARBARA, "place anah")
    assert match.state.stocks[levant] == 8
    assert match.asked() == (JULIA,)


def test_sx06_a_single_camel_costs_nothing() -> None:
    match = table(4)
    member(match, BARBARA, "levant")
    treasury(match, "levant", 3)
    turn(match, BARBARA)
    play(match, BARBARA, "place palmyra", "stop")
    assert match.state.treasuries[family(match, "levant")] == 3
    assert match.asked() == (JULIA,)


def test_sx07_new_link() -> None:
    match = table(4)
    stand(match, "levant", "antioch", "iconium")
    member(match, CHRISTOPH, "byzant")
    member(match, JULIA, "levant")
    turn(match, CHRISTOPH)
    cash = match.state.cash.copy()
    play(match, CHRISTOPH, "place iconium")
    assert match.state.cash[CHRISTOPH] == cash[CHRISTOPH] + 3
    assert match.state.cash[JULIA] == cash[JULIA] + 1
    assert match.state.links_taken == [0, 0, 0, 2]
    assert match.state.link_tiles[family(match, "byzant")] == 4
    assert match.state.link_tiles[family(match, "levant")] == 4
    assert points(match, CHRISTOPH, "links") == 2


def test_sx08_member_of_both() -> None:
    match = table(4)
    stand(match, "levant", "antioch", "iconium")
    member(match, CHRISTOPH, "byzant", "levant")
    member(match, JULIA, "levant")
    member(match, BARBARA, "byzant")
    turn(match, CHRISTOPH)
    play(match, CHRISTOPH, "extend byzant", "place iconium")
    assert match.state.cash == [10, 13, 11, 14]


@pytest.mark.parametrize(("mover", "space"), [("levant", "constantinople"), ("byzant", "antioch")])
def test_sx09_no_second_reward(mover: str, space: str) -> None:
    match = table(4)
    stand(match, "levant", "antioch", "iconium")
    member(match, CHRISTOPH, "byzant")
    member(match, JULIA, "levant")
    turn(match, CHRISTOPH)
    play(match, CHRISTOPH, "place iconium")
    seat = JULIA if mover == "levant" else CHRISTOPH
    turn(match, seat)
    cash, taken = match.state.cash.copy(), match.state.links_taken.copy()
    assert "linked" not in play(match, seat, f"place {space}")
    assert (match.state.cash, match.state.links_taken) == (cash, taken)


def test_sx10_water_makes_no_link() -> None:
    match = table(4)
    stand(match, "levant", "mediterranean_east")
    stand(match, "egypt", "alexandria")
    stand(match, "byzant", "mediterranean_north")
    member(match, KARSTEN, "egypt")
    member(match, BARBARA, "byzant")
    turn(match, KARSTEN)
    told = play(match, KARSTEN, "place mediterranean_east")
    assert told == ["placed", "turn-began"]
    assert match.state.cash == [10] * 4
    assert "mediterranean_east" not in places(match, BARBARA)


def test_sx11_first_on_a_goods_space_kept() -> None:
    match = table(4)
    stand(match, "sindh", "thar")
    member(match, JULIA, "sindh")
    hold(match, JULIA, "diamond")
    turn(match, JULIA)
    play(match, JULIA, "place delhi", "keep diamond")
    diamond = card(match, "diamond")
    assert match.state.takers[diamond] == JULIA
    assert points(match, JULIA, "tokens") == 1
    assert match.state.holders[diamond] == JULIA
    assert match.state.cash[JULIA] == 10
    stand(match, "china", "lahore")
    member(match, JULIA, "china")
    turn(match, JULIA)
    play(match, JULIA, "extend china", "place delhi")
    assert match.asked() == (CHRISTOPH,)


def test_sx12_sale_by_another_player() -> None:
    match = table(4)
    stand(match, "sindh", "thar")
    member(match, JULIA, "sindh")
    hold(match, KARSTEN, "diamond")
    turn(match, JULIA)
    play(match, JULIA, "place delhi")
    assert texts(match, KARSTEN) == ["sell diamond", "keep diamond"]
    assert play(match, KARSTEN, "sell diamond") == ["sold"]
    diamond = card(match, "diamond")
    assert match.state.cash[KARSTEN] == 13
    assert match.state.sellers[diamond] == KARSTEN
    assert match.state.held(KARSTEN) == 1
    assert points(match, KARSTEN, "cards") == 0
    assert match.state.takers[diamond] == JULIA


def test_sx13_occupied_goods_space() -> None:
    match = table(4)
    stand(match, "sindh", "thar", "delhi")
    stand(match, "china", "lahore")
    member(match, JULIA, "china")
    hold(match, KARSTEN, "diamond")
    turn(match, JULIA)
    told = play(match, JULIA, "place delhi")
    assert "token-taken" not in told
    assert "linked" in told
    assert match.asked() == (CHRISTOPH,)


@pytest.mark.parametrize(
    ("camels", "families", "worth"),
    [
        (("levant", "arabia"), ("levant",), 5),
        (("levant", "arabia"), ("levant", "arabia"), 8),
        (("levant", "arabia"), (), 2),
        ((), ("levant",), 0),
        (("levant",), ("levant",), 4),
        (("arabia",), ("levant",), 1),
    ],
)
def test_sx14_card_scoring(camels: tuple[str, ...], families: tuple[str, ...], worth: int) -> None:
    match = table(4)
    hold(match, BARBARA, "flax")
    member(match, BARBARA, *families)
    for name in camels:
        stand(match, name, "petra")
    assert points(match, BARBARA, "cards") == worth

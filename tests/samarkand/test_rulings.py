"""Where the rulebook is silent or contradicts itself: rulings R1 to R11."""

import bactrian
from bactrian.games.samarkand.state import Table
from tests.samarkand.arrange import (
    BARBARA,
    GAME,
    JULIA,
    KARSTEN,
    discarded,
    family,
    hold,
    hold_any,
    is_over,
    link,
    marriages,
    member,
    play,
    stand,
    table,
    texts,
    treasury,
    turn,
)
from tests.samarkand.audit import audit
from tests.samarkand.test_examples_end import stuck


def test_r01_cash_is_open_and_hands_are_not() -> None:
    match = GAME.start(3)
    view = match.view(KARSTEN)["table"]
    assert isinstance(view, dict)
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        assert isinstance(player, dict)
        assert player["cash"] == 10
        assert player["cards"] == 2
        assert ("hand" in player) == (player["seat"] == KARSTEN)


def test_r02_the_bank_pays_more_than_the_box_holds() -> None:
    match = table(4)
    match.state.cash[JULIA] = 500
    stand(match, "levant", "antioch", "iconium")
    member(match, JULIA, "byzant")
    turn(match, JULIA)
    play(match, JULIA, "place iconium")
    assert match.state.cash[JULIA] == 503


def test_r03_seat_one_begins_or_a_seat_drawn_by_lot() -> None:
    assert {GAME.start(4, bactrian.SeededDealer(seed)).state.turn for seed in range(20)} == {0}
    starts = {
        GAME.start(4, bactrian.SeededDealer(seed), {"start": "random"}).state.turn
        for seed in range(40)
    }
    assert starts == {0, 1, 2, 3}


def test_r04_who_can_do_nothing_skips_and_stays_in_the_game() -> None:
    match = table(3)
    for seat in range(3):
        stuck_levant = family(match, "levant")
        match.state.owned[seat][stuck_levant] = 1
        match.state.cash[seat] = 0
    match.state.stocks[family(match, "levant")] = 0
    for seat in range(3):
        assert not is_over(match)
        assert texts(match, seat) == ["skip"]
        play(match, seat, "skip")
    assert is_over(match)
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.reason == "blocked"


def test_r04_an_action_between_two_skips_goes_on() -> None:
    match = table(3)
    stuck(match, KARSTEN)
    match.state.cash[BARBARA] = 0
    play(match, KARSTEN, "skip")
    play(match, BARBARA, "skip")
    play(match, JULIA, "marry egypt", "done")
    assert match.state.skips == 0
    assert texts(match, KARSTEN) == ["skip"]
    assert not is_over(match)


def test_r04_a_skipping_player_is_paid_premiums_and_may_sell() -> None:
    match = table(3)
    stuck(match, KARSTEN)
    hold(match, KARSTEN, "wine", "figs")
    stand(match, "levant", "antioch", "iconium")
    match.state.stocks[family(match, "levant")] = 0
    member(match, JULIA, "byzant")
    treasury(match, "byzant", 1)
    play(match, KARSTEN, "skip")
    turn(match, JULIA)
    play(match, JULIA, "place iconium", "place thrace")
    play(match, KARSTEN, "sell wine")
    assert match.state.cash[KARSTEN] == 2 + 1 + 3


def short_deck(count: int) -> Table:
    """Only so many cards are left in the deck, and none in the discard pile."""
    match = table(3)
    hold_any(match, JULIA, 33 - count)
    return match


def test_r05_fewer_cards_drawn_mean_fewer_discards() -> None:
    match = short_deck(2)
    play(match, KARSTEN, "marry egypt")
    assert len(match.state.hand(KARSTEN)) == 2
    question = match.prompt(KARSTEN).question
    assert question.args == {"least": 0, "most": 1}
    play(match, KARSTEN, texts(match, KARSTEN)[0])
    assert match.asked() == (BARBARA,)


def test_r06_deck_and_discard_pile_may_both_be_empty() -> None:
    match = short_deck(1)
    play(match, KARSTEN, "marry egypt")
    assert len(match.state.hand(KARSTEN)) == 1
    assert match.asked() == (BARBARA,)
    play(match, BARBARA, "marry egypt")
    assert match.state.hand(BARBARA) == []
    assert match.asked() == (JULIA,)


def test_r06_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    match = short_deck(6)
    discarded(match, BARBARA, "wine", "honey", "furs", "paper")
    told = play(match, KARSTEN, "marry egypt")
    assert told.count("reshuffled") == 1
    assert len(match.state.hand(KARSTEN)) == 3
    assert len(match.state.deck) == 3
    own = match.box.cards[match.state.hand(KARSTEN)[0]]
    play(match, KARSTEN, f"discard {own}", "done")
    assert sum(seat == KARSTEN for seat in match.state.discarders) == 1


def test_r07_a_double_extension_is_not_announced() -> None:
    match = table(3)
    member(match, KARSTEN, "levant")
    treasury(match, "levant", 2)
    turn(match, KARSTEN)
    play(match, KARSTEN, "place petra")
    assert match.state.takers.count(KARSTEN) == 1
    assert "stop" in texts(match, KARSTEN)
    assert "place palmyra" in texts(match, KARSTEN)


def test_r08_link_tiles_come_from_the_two_families_linked() -> None:
    match = table(3)
    stand(match, "levant", "antioch", "iconium")
    member(match, KARSTEN, "byzant")
    turn(match, KARSTEN)
    play(match, KARSTEN, "place iconium")
    left = dict(zip(match.box.family_ids, match.state.link_tiles, strict=True))
    assert {name for name, tiles in left.items() if tiles == 4} == {"byzant", "levant"}


def test_r09_a_link_with_an_empty_stack_counts_and_pays() -> None:
    match = table(3)
    link(match, "levant", "egypt", "tigris", "arabia", "persia")
    stand(match, "levant", "antioch", "iconium")
    stand(match, "sogdia", "edessa")
    member(match, KARSTEN, "levant")
    treasury(match, "levant", 1)
    before = match.state.links_taken[KARSTEN]
    turn(match, KARSTEN)
    play(match, KARSTEN, "place constantinople", "place edessa")
    assert is_over(match)
    assert match.state.linked[family(match, "levant")].bit_count() == 6
    assert match.state.links_taken[KARSTEN] == before + 2 + 1
    assert match.state.cash[KARSTEN] == 10 + 3 + 3


def test_r10_the_end_is_checked_after_the_action() -> None:
    match = table(3)
    link(match, "levant", "egypt", "tigris", "arabia", "persia")
    stand(match, "levant", "antioch", "iconium")
    member(match, KARSTEN, "levant")
    treasury(match, "levant", 1)
    turn(match, KARSTEN)
    play(match, KARSTEN, "place constantinople")
    assert not is_over(match)
    play(match, KARSTEN, "stop")
    assert is_over(match)


def test_r11_the_marriage_just_made_counts_for_the_bag() -> None:
    match = table(2, ["wine", "honey", "furs", "egypt", "figs", "copper", "carpets", "egypt"])
    play(match, KARSTEN, "marry egypt", "done")
    assert match.state.tiles[family(match, "egypt")] == 1
    assert match.state.removed == []
    audit(match)


def test_r11_a_marriage_of_the_other_player_counts_too() -> None:
    match = table(2, ["wine", "honey", "furs", "oman", "figs", "copper", "carpets", "egypt"])
    play(match, KARSTEN, "marry egypt", "done")
    play(match, BARBARA, "marry levant", "done")
    assert match.state.tiles[family(match, "egypt")] == 1
    assert "marry egypt" in marriages(match, KARSTEN)


def test_an_empty_bag_gives_nothing() -> None:
    match = table(2)
    match.state.bag.counts = [0] * 10
    match.state.bag.left = 0
    play(match, KARSTEN, "marry egypt", "done")
    assert match.asked() == (BARBARA,)

"""Rulings that change what happens, and some of VR01–VR12: dice, spaces, turns, characters."""

import pytest

from bactrian.games.voyages.state import DIE_KINDS, DUMMY
from tests.voyages.arrange import (
    GAME,
    can,
    do,
    give,
    has,
    lay,
    lay_contracts,
    next_round,
    offers,
    points,
    pool,
    posts,
    table,
    use,
    why_not,
)


def test_r09_own_and_neutral_dice_occupy() -> None:
    match = table("b2 3", supply="coin 2")
    lay(match, "five_coins", 0, "6")
    use(match, "five_coins", "black-2")
    assert has(match) == {"coin": 5}


def test_r10_mixed_dice_use_the_colour() -> None:
    match = table("3 b4 5 6")
    use(match, "market_silk", 3, "black-4")
    do(match, "column 1", "end")
    assert match.state.coloured[GAME.box.space_ids.index("market_silk")] == 1


def test_r10_dummy_dice_block_no_colour() -> None:
    match = table("3", seats=2)
    match.state.laid[GAME.box.five_coins] = (DUMMY * DIE_KINDS + 1,)
    match._known = None
    assert can(match, "use five_coins")


def test_r11_one_colour_once_at_the_khan() -> None:
    match = table("5 b4")
    lay(match, "khan", 0, "3")
    do(match, "use khan")
    assert pool(match) == ["5"]  # only the black die could follow


def test_vr09_r13_only_the_money_bag_is_left() -> None:
    match = table("3 3", supply="coin 0")
    for space in ("five_coins", "market_camel", "market_pepper", "contracts", "khan"):
        lay(match, space, 0, "1")
    lay(match, "market_silk", 1, "1 1")
    assert [GAME.table[code].text for code in match.options(0)] == ["use money_bag"]
    do(match, "use money_bag")
    assert has(match) == {"coin": 3}
    do(match, "use money_bag")
    assert [GAME.table[code].text for code in match.options(0)] == ["end"]


def test_vr08_r14_a_black_die_bought_last_brings_another_turn() -> None:
    match = table("3", supply="coin 0 camel 3", script=[4])
    use(match, "five_coins", 3)
    do(match, "buy", "end")
    for _ in range(3):
        use(match, "market_pepper", 3)
        do(match, "column 1", "end")
    assert match.asked() == (0,)
    assert pool(match) == ["b4"]


def test_r16_rewards_do_not_count_towards_the_limit() -> None:
    match = table("3", supply="camel 4 pepper 3", active="c07", script=[2, 5])
    do(match, "complete c07", "accept", "buy")
    assert pool(match) == ["3", "b2", "b5"]


def test_r17_no_black_die_left() -> None:
    match = table("3", supply="camel 4 pepper 3", active="c07")
    match.state.black = 0
    assert why_not(match, "bonus:buy") == "V11.5 no-buy-left"
    do(match, "complete c07")
    assert pool(match) == ["3"]
    assert points(match) == 2


def test_r30_character_rewards_come_in_round_one() -> None:
    match = table("3", characters=["johannes", "niccolo"], figures=("venezia",), supply="coin 0")
    match.state.figures[1] = match.state.figures[1] * 2
    next_round(match, 1)
    assert has(match, 0) == {"coin": 3}
    assert has(match, 1) == {"coin": 20, "camel": 1}


def test_vr07_r32_six_dice_are_compared_with_fifteen() -> None:
    match = table("", characters=["matteo"], supply="coin 0", script=[2, 2, 2, 2, 3, 3, *[6] * 15])
    lay_contracts(match, "c07", special="c11")
    next_round(match)
    assert offers(match, "compensate") == ["compensate 0", "compensate 1"]


def test_r33_compensation_is_paid_in_full() -> None:
    match = table("", supply="coin 0", script=[1] * 5 + [6] * 15)
    next_round(match)
    assert offers(match, "compensate") == [f"compensate {n}" for n in range(11)]
    do(match, "compensate 4")
    assert has(match) == {"coin": 4, "camel": 6}
    assert match.state.tallies[2] == 10


def test_r34_raschid_cannot_reroll_or_turn() -> None:
    match = table("0 0", characters=["raschid"], supply="camel 9")
    assert why_not(match, "bonus:reroll") == "V15.1 no-bonus-raschid"
    assert why_not(match, "bonus:adjust") == "V15.1 no-bonus-raschid"
    do(match, "buy")
    assert pool(match) == ["0", "0", "b0"]


def test_r34_raschid_pays_by_the_values_he_chooses() -> None:
    match = table("0 0 0", characters=["raschid"], supply="coin 1")
    lay(match, "market_silk", 1, "3 3")
    do(match, "use market_silk", "die own-6")  # with one coin the other die can only be a 1
    assert has(match) == {"silk": 1}


def test_r35_mercator_earns_by_the_space() -> None:
    match = table("3 3", characters=["kublai", "mercator"])
    use(match, "market_pepper", 3)
    do(match, "column 3")
    assert has(match, 1) == {"coin": 20, "pepper": 1}


@pytest.mark.parametrize(("seats", "khan", "coins"), [(2, 1, 2), (3, 1, 0), (4, 0, 0)])
def test_r35_mercator_by_number_of_players(seats: int, khan: int, coins: int) -> None:
    match = table("1 1 1", seats=seats, characters=["kublai", "mercator"])
    use(match, "khan", 1)
    do(match, "take silk")
    assert has(match, 1).get("camel", 0) == khan
    match = table("1 1 1", seats=seats, characters=["kublai", "mercator"])
    use(match, "five_coins", 1)
    assert has(match, 1)["coin"] == 20 + coins


def test_r35_mercator_does_not_earn_from_himself_or_the_bag() -> None:
    match = table("3 3", seats=2, characters=["mercator"], supply="coin 0")
    use(match, "money_bag", 3)
    use(match, "market_camel", 3)
    do(match, "column 3")
    assert has(match, 0) == {"coin": 3, "camel": 3}


def test_r36_berke_pays_only_for_the_journey() -> None:
    match = table("2 2", characters=["berke"], supply="coin 3")
    lay(match, "travel", 1, "1 1")
    use(match, "travel", 2, 2)
    do(match, "go 1 alexandria")
    assert posts(match) == ["alexandria"]


def test_r46_r47_company_is_paid_by_the_die_and_before_the_income() -> None:
    match = table("6", supply="coin 5")
    lay(match, "five_coins", 1, "1")
    assert why_not(match, "space:five_coins") == "V5.3 no-space-coins"
    give(match, 0, "coin 6")
    match._known = None
    use(match, "five_coins", 6)
    assert has(match) == {"coin": 5}


def test_vr04_r53_five_coins_is_always_occupied_for_two() -> None:
    for character, possible in (("kublai", False), ("berke", True)):
        match = table("", seats=2, characters=[character], supply="coin 0", script=[6, 6, 6, 6, 1])
        next_round(match)
        assert can(match, "use five_coins") is possible

"""Rulings that change what happens, and VR01–VR12: dice, spaces, contracts, turns."""

import pytest

from bactrian.games.voyages import scoring
from bactrian.games.voyages.contracts import DrawContract
from bactrian.games.voyages.rounds import EndRound
from bactrian.games.voyages.state import DIE_KINDS, DUMMY
from tests.voyages.arrange import (
    GAME,
    active,
    board,
    can,
    contracts,
    do,
    give,
    go_on,
    has,
    lay,
    lay_contracts,
    next_round,
    offers,
    points,
    pool,
    posts,
    put_office,
    table,
    under,
    use,
    why_not,
)


def test_vr01_r01_tile_d_copies_any_other_tile() -> None:
    match = table("3", posts={0: "xian kochi"}, supply="coin 0")
    next_round(match)
    assert points(match) == 3
    assert offers(match, "bonus") == [f"bonus town_{letter}" for letter in "abcef"]
    do(match, "bonus town_f")
    assert points(match) == 6


def test_r01_tile_d_pays_on_placement_without_another_post() -> None:
    match = table("1 1", figures=("beijing",))
    use(match, "travel", 1, 1)
    do(match, "go 1 xian", "bonus town_a")
    assert has(match)["coin"] == 20 - 3 + 5


def test_r02_a_card_may_choose_tile_d_and_copy_a_chosen_town() -> None:
    match = table(
        "5", cards={"moscow": "town_bonus_by_die"}, posts={0: "moscow xian kochi"}, supply="coin 0"
    )
    use(match, "town_bonus_by_die", 5)
    do(match, "bonus town_d", "bonus town_f", "bonus town_f")
    assert points(match) == 6


def test_vr12_r03_nothing_received_is_paid_again() -> None:
    match = table(
        "2", cards={"moscow": "good_camel_exchange"}, posts={0: "moscow"}, supply="pepper 1"
    )
    use(match, "good_camel_exchange", 2)
    assert has(match) == {"camel": 2}  # the only way has answered itself
    match = table(
        "2", cards={"moscow": "good_camel_exchange"}, posts={0: "moscow"}, supply="pepper 1 camel 2"
    )
    use(match, "good_camel_exchange", 2)
    do(match, "times 1", "times 1", "take gold")
    assert has(match) == {"camel": 2, "gold": 1}


def test_r03_points_and_coins_go_either_way() -> None:
    match = table("3", cards={"moscow": "vp_coin_exchange"}, posts={0: "moscow"}, supply="coin 3")
    use(match, "vp_coin_exchange", 3)
    assert offers(match, "times") == ["times 0", "times 1", "times 2", "times 3"]
    do(match, "times 2", "times 1")
    assert has(match) == {"coin": 6}
    assert points(match) == -1
    assert match.standing().scores[0].sources["exchanged"] == -2


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


def test_r12_a_card_needs_one_use() -> None:
    cards = {"moscow": "contracts_to_vp", "karakorum": "town_bonus_by_die"}
    match = table("3", cards=cards, posts={0: "moscow karakorum"}, supply="coin 0")
    assert why_not(match, "card:contracts_to_vp") == "V10.5 no-card-contracts"
    assert why_not(match, "card:town_bonus_by_die") == "V10.8 no-card-towns"


def test_r12_a_trade_must_be_paid_once() -> None:
    match = table("3", cards={"moscow": "gold_pair_to_vp"}, posts={0: "moscow"}, supply="gold 1")
    assert why_not(match, "card:gold_pair_to_vp") == "V10.3 no-card-cost"


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


def test_r18_a_drawn_contract_is_declined_only_with_full_slots() -> None:
    match = table("3", active="c10")
    lay_contracts(match, "c07", special="c11 c12")
    go_on(match, DrawContract(0, False), *reversed(match.stack))
    assert active(match) == ["c10", "c11"]
    go_on(match, DrawContract(0, False), *reversed(match.stack))
    assert offers(match, "drop") == ["drop 1", "drop 2"]
    do(match, "decline")
    assert active(match) == ["c10", "c11"]
    assert under(match) == ["c12"]


def test_r18_r23_the_replaced_tile_goes_under_the_stack() -> None:
    match = table("3", active="c10 c01")
    lay_contracts(match, "c07", special="c11 c12")
    go_on(match, DrawContract(0, False), *reversed(match.stack))
    do(match, "drop 1")
    assert active(match) == ["c01", "c11"]
    assert under(match) == ["c12", "c10"]
    go_on(match, DrawContract(0, False), *reversed(match.stack))
    do(match, "drop 1")
    assert under(match) == ["c10"]  # the starter has left the game


def test_r19_an_empty_special_stack_gives_nothing() -> None:
    match = table("3 3")
    lay_contracts(match, "c07", special="")
    use(match, "contracts", 3)
    assert board(match) == []
    do(match, "end")
    assert why_not(match, "space:contracts") == "V7.7 no-contracts-left"
    go_on(match, DrawContract(1, False), *reversed(match.stack))
    assert active(match, 1) == []


def test_vr06_r20_a_completed_contract_frees_its_slot_first() -> None:
    match = table("3", supply="camel 1 pepper 4", active="c08 c10")
    lay_contracts(match, "c07", special="c11")
    do(match, "complete c08")
    assert offers(match, "drop") == []
    do(match, "accept")
    assert active(match) == ["c10", "c11"]


def test_r21_two_new_tiles_push_out_two_old_ones() -> None:
    match = table("6", active="c20 c21")
    lay_contracts(match, "c07 c08 c09", special="c11")
    use(match, "contracts", 6)
    do(match, "pick 1", "pick 2", "drop 2")
    assert active(match) == ["c07", "c08"]
    assert under(match) == ["c11", "c21", "c20"]


def test_r22_an_empty_board_is_refilled_at_once() -> None:
    match = table("6", active="c20 c21")
    lay_contracts(match, "c07 c08", special="c11")
    use(match, "contracts", 6)
    do(match, "pick 1", "pick 2", "drop 1")
    assert board(match) == ["c11", "c20"]
    assert under(match) == ["c21"]


def test_r23_leftovers_go_under_the_stack_from_column_one() -> None:
    match = table("3", round=1)
    lay_contracts(match, "c07 c08", special="c11")
    match.state.pool = [(), (), (), ()]
    go_on(match, EndRound())
    assert under(match)[:3] == ["c11", "c07", "c08"]


def test_r26_points_go_below_zero() -> None:
    match = table("3", cards={"moscow": "vp_coin_exchange"}, posts={0: "moscow"}, supply="coin 0")
    use(match, "vp_coin_exchange", 3)
    do(match, "times 3")
    assert points(match) == -3
    assert match.standing().totals[0] < 0 or scoring.most_contracts(match, 0)


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


def test_r41_nobody_completed_a_contract() -> None:
    match = table("3")
    assert [scoring.most_contracts(match, seat) for seat in range(4)] == [7] * 4


def test_r46_r47_company_is_paid_by_the_die_and_before_the_income() -> None:
    match = table("6", supply="coin 5")
    lay(match, "five_coins", 1, "1")
    assert why_not(match, "space:five_coins") == "V5.3 no-space-coins"
    give(match, 0, "coin 6")
    match._known = None
    use(match, "five_coins", 6)
    assert has(match) == {"coin": 5}


def test_r49_one_town_one_bonus_and_more_may_be_left() -> None:
    match = table(
        "6", cards={"moscow": "town_bonus_by_die"}, posts={0: "moscow anxi"}, supply="coin 0"
    )
    use(match, "town_bonus_by_die", 6)
    assert has(match) == {"coin": 5}
    match = table(
        "6", cards={"moscow": "town_bonus_by_die"}, posts={0: "moscow anxi ormuz"}, supply="coin 0"
    )
    use(match, "town_bonus_by_die", 6)
    do(match, "bonus town_b", "stop")
    assert has(match) == {"camel": 3}


def test_r51_starters_count_as_completed() -> None:
    match = table("3", supply="camel 1 gold 1", active="c06")
    do(match, "complete c06")
    assert scoring.most_contracts(match, 0) == 7
    assert scoring.most_contracts(match, 1) == 0


def test_vr04_r53_five_coins_is_always_occupied_for_two() -> None:
    for character, possible in (("kublai", False), ("berke", True)):
        match = table("", seats=2, characters=[character], supply="coin 0", script=[6, 6, 6, 6, 1])
        next_round(match)
        assert can(match, "use five_coins") is possible


def test_r55_coins_first_then_the_bonuses() -> None:
    match = table(
        "3", cards={"moscow": "coin_to_town_bonus"}, posts={0: "moscow anxi adana"}, supply="coin 1"
    )
    use(match, "coin_to_town_bonus", 3)
    assert offers(match, "times") == []  # one coin, one bonus, which is asked for now
    do(match, "bonus town_a")
    assert has(match) == {"coin": 5}


def test_r59_rewards_of_a_contract_may_be_declined() -> None:
    for tile, supply in (("c09", "camel 1 silk 3"), ("c14", "camel 2 pepper 2 silk 1")):
        match = table("3", supply=supply, active=tile)
        do(match, f"complete {tile}", "decline")
        assert has(match) == {}
        assert points(match) == 3
    match = table("3", supply="camel 2 pepper 2 gold 1", active="c20")
    do(match, "complete c20", "stop")
    assert points(match) == 4
    assert contracts("c20") == match.state.done[0]


def test_office_goods_may_not_be_declined() -> None:
    match = table("1 1", figures=("oasis_west_north",))
    put_office(match, "moscow", "office_good")
    use(match, "travel", 1, 1)
    do(match, "go 1 moscow")
    assert not can(match, "decline")

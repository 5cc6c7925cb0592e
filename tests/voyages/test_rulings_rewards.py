"""Rulings about contracts, city cards, town bonuses and points."""

from bactrian.games.voyages import scoring
from bactrian.games.voyages.contracts import DrawContract
from bactrian.games.voyages.rounds import EndRound
from tests.voyages.arrange import (
    active,
    board,
    can,
    contracts,
    do,
    go_on,
    has,
    lay_contracts,
    next_round,
    offers,
    points,
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


def test_r12_a_card_needs_one_use() -> None:
    cards = {"moscow": "contracts_to_vp", "karakorum": "town_bonus_by_die"}
    match = table("3", cards=cards, posts={0: "moscow karakorum"}, supply="coin 0")
    assert why_not(match, "card:contracts_to_vp") == "V10.5 no-card-contracts"
    assert why_not(match, "card:town_bonus_by_die") == "V10.8 no-card-towns"


def test_r12_a_trade_must_be_paid_once() -> None:
    match = table("3", cards={"moscow": "gold_pair_to_vp"}, posts={0: "moscow"}, supply="gold 1")
    assert why_not(match, "card:gold_pair_to_vp") == "V10.3 no-card-cost"


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
    assert match.standing().totals[0] == -3


def test_r41_nobody_completed_a_contract() -> None:
    match = table("3")
    assert [scoring.most_contracts(match, seat) for seat in range(4)] == [7] * 4


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

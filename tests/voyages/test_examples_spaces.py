"""Worked examples VX01–VX14 and VX25–VX34: spaces, contracts, bonus actions, company."""

from bactrian.games.voyages.state import Table
from tests.voyages.arrange import (
    active,
    board,
    can,
    do,
    has,
    lay,
    lay_contracts,
    offers,
    points,
    pool,
    table,
    under,
    use,
    why_not,
)


def test_vx01_a_die_on_five_coins_brings_five_coins() -> None:
    match = table("3", supply="coin 0")
    use(match, "five_coins", 3)
    assert has(match) == {"coin": 5}


def test_vx02_two_dice_on_silk_column_four() -> None:
    match = table("4 5")
    use(match, "market_silk", 4, 5)
    do(match, "column 4")
    assert has(match) == {"coin": 20, "silk": 3}


def test_vx03_a_four_on_pepper_column_four() -> None:
    match = table("4")
    use(match, "market_pepper", 4)
    do(match, "column 4")
    assert has(match) == {"coin": 20, "pepper": 3}


def test_vx04_a_lower_column_with_a_coin() -> None:
    match = table("4")
    use(match, "market_pepper", 4)
    do(match, "column 3")
    assert has(match) == {"coin": 21, "pepper": 2}


def test_vx05_a_six_on_camels() -> None:
    match = table("6")
    use(match, "market_camel", 6)
    do(match, "column 6")
    assert has(match) == {"coin": 20, "camel": 6}


def khan(pool: str, *laid: str) -> Table:
    match = table(pool, supply="coin 0")
    for seat, die in enumerate(laid, 1):
        lay(match, "khan", seat, die)
    return match


def test_vx06_the_first_die_at_the_khan() -> None:
    match = khan("3")
    use(match, "khan", 3)
    do(match, "take gold")
    assert has(match) == {"gold": 1, "camel": 2}


def test_vx07_a_higher_die_follows_without_payment() -> None:
    match = khan("4", "3")
    use(match, "khan", 4)
    do(match, "take gold")
    assert has(match) == {"gold": 1, "camel": 2}


def test_vx08_a_lower_die_does_not() -> None:
    match = khan("2", "3")
    assert not can(match, "use khan")
    assert why_not(match, "space:khan") == "V6.3 no-khan-low"


def test_vx09_four_places_and_no_more() -> None:
    match = khan("6", "1", "1", "1", "b1")
    assert not can(match, "use khan")
    assert why_not(match, "space:khan") == "V6.3 no-khan-full"


FULL = "c07 c08 c09 c10 c11 c12"


def contracts(pool: str, active: str = "") -> Table:
    match = table(pool, supply="coin 0", active=active)
    lay_contracts(match, FULL, special="c13 c14 c15")
    return match


def test_vx10_a_three_reaches_three_columns() -> None:
    match = contracts("3")
    use(match, "contracts", 3)
    assert offers(match, "pick") == ["pick 1", "pick 2", "pick 3"]
    do(match, "pick 2")
    assert offers(match, "pick") == ["pick 1", "pick 3"]
    assert can(match, "stop")


def test_vx11_two_tiles_and_an_extra() -> None:
    match = contracts("6")
    use(match, "contracts", 6)
    do(match, "pick 2", "pick 6", "extra camel")
    assert active(match) == ["c08", "c12"]
    assert has(match) == {"camel": 2}


def test_vx12_two_extras() -> None:
    match = contracts("6")
    use(match, "contracts", 6)
    do(match, "pick 5", "extra coin", "pick 6", "extra camel")
    assert active(match) == ["c11", "c12"]
    assert has(match) == {"coin": 1, "camel": 2}


def test_vx13_the_others_slide_left() -> None:
    match = contracts("6")
    use(match, "contracts", 6)
    do(match, "pick 2", "stop")
    assert board(match) == ["c07", "c09", "c10", "c11", "c12"]


def test_vx14_an_old_contract_makes_room() -> None:
    match = contracts("6", active="c16 c17")
    use(match, "contracts", 6)
    do(match, "pick 1", "stop", "drop 2")
    assert active(match) == ["c16", "c07"]
    assert under(match) == ["c13", "c14", "c15", "c17"]


def bonus(pool: str, supply: str, active: str = "", script: tuple[int, ...] = ()) -> Table:
    return table(pool, supply=supply, active=active, script=script)


def test_vx25_a_contract_is_completed() -> None:
    match = bonus("2", "camel 2 silk 2 pepper 1", active="c15")
    do(match, "complete c15")
    assert has(match) == {"coin": 3}
    assert points(match) == 4
    assert active(match) == []
    assert match.state.done[0] == (match.box.contract_ids.index("c15"),)


def test_vx26_the_money_bag() -> None:
    match = bonus("2", "coin 0")
    use(match, "money_bag", 2)
    assert has(match) == {"coin": 3}
    assert pool(match) == []


def test_vx27_a_die_is_rolled_again() -> None:
    match = bonus("2 4", "camel 1", script=(5,))
    do(match, "reroll", "die own-2")
    assert has(match) == {}
    assert pool(match) == ["4", "5"]


def test_vx28_a_die_is_turned_up() -> None:
    match = bonus("2", "camel 2")
    do(match, "adjust", "up own-2")
    assert has(match) == {}
    assert pool(match) == ["3"]


def test_vx29_never_past_six_or_one() -> None:
    match = bonus("1 6", "camel 2")
    do(match, "adjust")
    assert offers(match, "up") == ["up own-1"]
    assert offers(match, "down") == ["down own-6"]
    assert why_not(match, "up own-6") == "V11.4 no-adjust-past"


def test_vx30_one_black_die_is_bought_in_a_turn() -> None:
    match = bonus("2", "camel 6", script=(4,))
    do(match, "buy")
    assert has(match) == {"camel": 3}
    assert pool(match) == ["2", "b4"]
    assert match.state.black == 4
    assert not can(match, "buy")
    assert why_not(match, "bonus:buy") == "V11.5 no-buy-again"


def test_vx31_seven_camels_for_dice() -> None:
    match = bonus("1 2", "camel 7", script=(4, 5, 6))
    do(match, "buy", "reroll", "die own-1", "reroll", "die own-2", "adjust", "up black-4")
    assert has(match) == {}
    assert pool(match) == ["5", "6", "b5"]


def test_vx31_the_same_die_twice() -> None:
    match = bonus("1", "camel 7", script=(4, 5, 6))
    do(match, "buy", "reroll", "die black-4", "reroll", "die black-5", "adjust", "up own-1")
    assert has(match) == {}
    assert pool(match) == ["2", "b6"]


def test_vx32_joining_costs_the_lowest_die() -> None:
    match = table("4 5")
    lay(match, "market_silk", 1, "2 3")
    use(match, "market_silk", 5, 4)
    do(match, "column 4")
    assert has(match) == {"coin": 16, "silk": 3}


def test_vx33_one_colour_once() -> None:
    match = table("4")
    lay(match, "market_camel", 0, "2")
    assert not can(match, "use market_camel")
    assert why_not(match, "space:market_camel") == "V5.5 no-space-colour"


def test_vx34_a_black_die_may_follow() -> None:
    match = table("b4 5")
    lay(match, "market_camel", 0, "2")
    use(match, "market_camel", "black-4")
    do(match, "column 4")
    assert has(match) == {"coin": 16, "camel": 4}
    assert pool(match) == ["5"]

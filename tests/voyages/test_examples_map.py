"""Worked examples VX15–VX24 and VX35–VX50: travel, posts, city cards, scoring, characters."""

import pytest

from bactrian.games.voyages import scoring
from bactrian.games.voyages.state import Table
from tests.voyages.arrange import (
    BOX,
    can,
    do,
    figures,
    has,
    next_round,
    offers,
    points,
    posts,
    put_office,
    put_post,
    table,
    use,
    why_not,
)


def travel(pool: str, start: str, supply: str) -> Table:
    match = table(pool, supply=supply, figures=(start,))
    use(match, "travel", *(int(face) for face in pool.split()))
    return match


def test_vx15_the_lower_die_sets_the_steps() -> None:
    match = travel("2 4", "venezia", "coin 30")
    do(match, "go 1 oasis_west_north")
    assert can(match, "stop")
    do(match, "go 1 moscow")
    assert figures(match) == ["moscow"]
    assert match.state.acted
    assert offers(match, "go") == []


def test_vx16_two_steps_cost_seven() -> None:
    match = travel("2 4", "venezia", "coin 30")
    do(match, "go 1 oasis_west_north", "go 1 venezia")
    assert has(match) == {"coin": 23}


def test_vx17_a_route_with_camels() -> None:
    match = travel("2 4", "samarcanda", "coin 30 camel 4")
    do(match, "go 1 oasis_pamir", "stop")
    assert has(match) == {"coin": 27, "camel": 2}


def test_vx18_a_route_with_coins() -> None:
    match = travel("2 4", "alexandria", "coin 30")
    do(match, "go 1 oasis_persia", "stop")
    assert has(match) == {"coin": 20}


@pytest.mark.parametrize(
    ("start", "end", "placed"),
    [
        ("oasis_west_north", "moscow", ["moscow"]),
        ("oasis_red_sea", "adana", ["adana"]),
        ("venezia", "oasis_west_north", []),
    ],
)
def test_vx19_posts_in_cities_and_towns_only(start: str, end: str, placed: list[str]) -> None:
    match = table("1 4", supply="coin 30 camel 9", figures=(start,))
    put_office(match, "moscow", "office_coin_3")
    use(match, "travel", 1, 4)
    do(match, f"go 1 {end}")
    assert posts(match) == placed


def test_vx20_the_card_is_usable_from_the_next_turn_on() -> None:
    match = table("1 1 4", figures=("oasis_west_north",), cards={"moscow": "double_coins"})
    put_office(match, "moscow", "office_coin_3")
    use(match, "travel", 1, 1)
    do(match, "go 1 moscow")
    assert posts(match) == ["moscow"]
    assert why_not(match, "card:double_coins") == "V4.1 no-acted"
    do(match, "end")
    for _ in range(3):
        use(match, "five_coins", 3)
        do(match, "end")
    assert can(match, "use double_coins")


def test_vx21_tile_e_pays_at_once() -> None:
    match = travel("1 2", "oasis_red_sea", "coin 3 camel 2")
    do(match, "go 1 adana")
    assert posts(match) == ["adana"]
    assert has(match) == {"camel": 1, "coin": 3}


def test_vx22_a_journey_of_three_steps() -> None:
    match = travel("3 5", "samarcanda", "coin 20 camel 8")
    put_office(match, "lan_zhou", "office_silk_2")
    do(match, "go 1 oasis_pamir", "go 1 kashgar", "go 1 lan_zhou")
    assert has(match) == {"coin": 8, "silk": 2}
    assert posts(match) == ["lan_zhou"]


def test_vx23_a_card_needs_a_post() -> None:
    match = table("3", cards={"alexandria": "double_coins"})
    assert not can(match, "use double_coins")
    assert why_not(match, "card:double_coins") == "V10.1 no-card-post"
    match = table("3", cards={"alexandria": "double_coins"}, posts={0: "alexandria"})
    use(match, "double_coins", 3)
    assert has(match) == {"coin": 26}


def card(name: str, pool: str, supply: str = "coin 0", posts: str = "", done: str = "") -> Table:
    """Somebody may use a card in Moscow."""
    match = table(
        pool, supply=supply, cards={"moscow": name}, posts={0: f"moscow {posts}"}, done=done
    )
    use(match, name, int(pool))
    return match


def test_vx24_a_trade_made_twice() -> None:
    match = card("gold_caravan_to_vp", "3", "camel 2 gold 2")
    assert offers(match, "times") == ["times 1", "times 2"]
    do(match, "times 2")
    assert has(match) == {}
    assert points(match) == 8
    richer = card("gold_caravan_to_vp", "3", "camel 5 gold 5")
    assert offers(richer, "times") == ["times 1", "times 2", "times 3"]


@pytest.mark.parametrize(
    ("coins", "expected"), [(0, {"camel": 2}), (1, {"coin": 1, "camel": 1}), (2, {"coin": 2})]
)
def test_vx35_a_low_roll_is_compensated(coins: int, expected: dict[str, int]) -> None:
    low = [1, 2, 3, 3, 4]
    match = table("", supply="coin 0", script=[*low, *[6] * 15])
    match.state.pool = [()] * 4
    next_round(match)
    assert offers(match, "compensate") == ["compensate 0", "compensate 1", "compensate 2"]
    do(match, f"compensate {coins}")
    assert has(match) == expected


def test_vx36_the_last_traveller_starts() -> None:
    match = table("3 3", turn=0)
    for seat in range(3):
        match.state.supply[seat * 5] = 30
        use(match, "travel", 3, 3)
        do(match, "go 1 oasis_west_north", "stop", "end")
    next_round(match)
    assert match.state.start == 2


def test_vx37_silk_by_die() -> None:
    assert has(card("silk_by_die", "2")) == {"silk": 1}


def test_vx38_contracts_up_to_the_die() -> None:
    assert has(card("contracts_to_coins", "3", done="c07 c08 c09 c10")) == {"coin": 6}


def test_vx39_the_die_up_to_the_contracts() -> None:
    assert has(card("contracts_to_coins", "5", done="c07 c08")) == {"coin": 4}


def test_vx40_two_town_bonuses() -> None:
    match = card("town_bonus_by_die", "5", posts="anxi kashgar")
    do(match, "bonus town_a", "bonus town_c", "pair pepper gold")
    assert has(match) == {"coin": 5, "pepper": 1, "gold": 1}


def test_vx41_three_bonuses_for_three_coins() -> None:
    match = card("coin_to_town_bonus", "4", "coin 4", posts="anxi adana kochi")
    assert offers(match, "times") == ["times 1", "times 2", "times 3"]
    assert why_not(match, "times 4") == "V10.3 no-times-cost"
    do(match, "times 3")
    for tile in offers(match, "bonus")[:2]:
        do(match, tile)
    assert has(match) == {"coin": 1 + 5 + 3, "camel": 1}
    assert points(match) == 3


@pytest.mark.parametrize(("way", "left"), [(1, {"coin": 20}), (2, {"camel": 10})])
def test_vx42_one_way_for_the_whole_use(way: int, left: dict[str, int]) -> None:
    match = card("camel_coin_exchange", "5", "camel 5 coin 5")
    do(match, f"direction {way}", "times 5")
    assert has(match) == left


def test_vx43_double_coins() -> None:
    assert has(card("double_coins", "5")) == {"coin": 10}


def objectives(held: str, objectives: str) -> Table:
    match = table("3", posts={0: held})
    match.state.kept[0] = tuple(BOX.objective_ids.index(name) for name in objectives.split())
    return match


def test_vx44_only_complete_objectives_score_their_points() -> None:
    match = objectives("lan_zhou kochi sumatra", "lan_zhou_kochi sumatra_anxi")
    assert scoring.objectives(match, 0) - BOX.distinct_vp[3] == 4


def test_vx45_and_different_places_score() -> None:
    match = objectives("lan_zhou kochi sumatra", "lan_zhou_kochi sumatra_anxi")
    assert scoring.objectives(match, 0) == 10


def test_vx46_a_place_on_both_objectives_counts_once() -> None:
    match = objectives("moscow xian kashgar", "moscow_xian moscow_kashgar")
    assert scoring.objectives(match, 0) == 17


def test_vx47_raschid_places_any_value() -> None:
    match = table("0", characters=["raschid"])
    use(match, "market_pepper", 6)
    do(match, "column 6")
    assert has(match) == {"coin": 20, "pepper": 4}


def test_vx48_mercator_earns_from_the_market() -> None:
    match = table("4 4", characters=["kublai", "mercator"])
    use(match, "market_silk", 4, 4)
    do(match, "column 4")
    assert has(match, 0) == {"coin": 20, "silk": 3}
    assert has(match, 1) == {"coin": 20, "silk": 1}


def test_vx49_johannes_jumps() -> None:
    match = table("3 3", characters=["johannes"], figures=("alexandria",))
    use(match, "travel", 3, 3)
    do(match, "go 1 oasis_red_sea", "go 1 oasis_north_east", "go 1 beijing")
    assert has(match) == {"coin": 8}
    assert posts(match) == ["beijing"]
    assert scoring.beijing(match, 0) == 10


@pytest.mark.parametrize(("held", "expected"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_vx50_different_places(held: int, expected: int) -> None:
    places = ["lan_zhou", "sumatra", "kochi", "anxi"][:held]
    match = objectives("", "lan_zhou_kochi sumatra_anxi")
    for place in places:
        put_post(match, 0, place)
    complete = 4 * (held > 2) + 8 * (held > 3)
    assert scoring.objectives(match, 0) == expected + complete

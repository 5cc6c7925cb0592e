"""Rulings about movement, posts and Beijing, and what each switch changes."""

import pytest

from bactrian.games.voyages import scoring
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

NINE = "moscow anxi karakorum samarcanda kashgar alexandria ormuz karachi beijing"


@pytest.mark.parametrize(
    ("one_movement", "placed"), [("on", ["adana"]), ("off", ["adana", "kochi"])]
)
def test_r04_steps_of_a_card_form_one_movement(one_movement: str, placed: list[str]) -> None:
    match = table(
        "2",
        cards={"moscow": "camels_to_step"},
        posts={0: "moscow"},
        figures=("kochi",),
        supply="coin 30 camel 6",
        options={"card_steps_form_one_movement": one_movement},
    )
    use(match, "camels_to_step", 2)
    do(match, "times 2", "go 1 adana")
    if one_movement == "on":
        do(match, "stop")
        assert posts(match) == ["moscow", "adana"]
    else:
        assert posts(match) == ["moscow", "adana"]
        do(match, "go 1 kochi")
        assert posts(match)[1:] == placed


def test_r05_income_of_a_journey_cannot_pay_for_it() -> None:
    match = table("2 2", figures=("moscow",), supply="coin 3 camel 5")
    use(match, "travel", 2, 2)
    do(match, "go 1 anxi")
    assert figures(match) == ["anxi"]
    assert has(match) == {"coin": 5, "camel": 2}


def test_r06_plain_rewards_come_before_a_free_step() -> None:
    match = table("3 3", characters=["wilhelm"], supply="coin 12 camel 3")
    put_office(match, "alexandria", "office_step")
    use(match, "travel", 3, 3)
    do(match, "go 1 alexandria", "go 1 oasis_red_sea", "go 1 adana")
    # one camel is left, and the way back costs two: Adana has paid before the step is made
    assert has(match) == {"coin": 3, "camel": 2}
    do(match, "go 1 oasis_red_sea")
    assert has(match) == {"coin": 3}


def test_vr02_r08_posts_in_beijing_move_up() -> None:
    match = table("1 1", posts={0: NINE, 1: "beijing"}, figures=("oasis_india",))
    assert scoring.beijing(match, 1) == 7
    use(match, "travel", 1, 1)
    do(match, "go 1 xian", "lift beijing", "bonus town_f")
    assert scoring.beijing(match, 1) == 10
    assert scoring.beijing(match, 0) == 0
    put_post(match, 2, "beijing")
    assert scoring.beijing(match, 2) == 7


def test_r08_or_they_stay() -> None:
    match = table(
        "1 1",
        posts={0: NINE, 1: "beijing"},
        figures=("oasis_india",),
        options={"beijing_posts_move_up": "off"},
    )
    use(match, "travel", 1, 1)
    do(match, "go 1 xian", "lift beijing", "bonus town_f")
    assert scoring.beijing(match, 1) == 7
    put_post(match, 2, "beijing")
    assert scoring.beijing(match, 2) == 10


def test_vr03_r07_a_moved_post_is_not_counted_again() -> None:
    match = table("1 1", posts={0: NINE}, figures=("oasis_red_sea",), supply="coin 3 camel 2")
    use(match, "travel", 1, 1)
    do(match, "go 1 adana", "lift moscow")
    assert points(match) == 0
    assert "moscow" not in posts(match)
    assert "adana" in posts(match)
    assert has(match) == {"coin": 3, "camel": 1}  # the new place pays


def test_r07_the_eighth_and_ninth_post_score_once() -> None:
    eight = NINE.replace(" beijing", "").replace(" karachi", "")
    match = table("1 1", posts={0: eight}, figures=("oasis_red_sea",), supply="coin 3 camel 2")
    use(match, "travel", 1, 1)
    do(match, "go 1 adana")
    assert len(posts(match)) == 8
    assert points(match) == 5
    match = table(
        "1 1", posts={0: eight + " xian"}, figures=("oasis_red_sea",), supply="coin 3 camel 2"
    )
    use(match, "travel", 1, 1)
    do(match, "go 1 adana")
    assert points(match) == 10


def test_r07_a_post_of_the_same_movement_stays() -> None:
    eleven = NINE + " sumatra lan_zhou"
    match = table(
        "3 3",
        characters=["wilhelm"],
        posts={0: eleven},
        figures=("beijing",),
        supply="coin 30 camel 9",
    )
    use(match, "travel", 3, 3)
    do(match, "go 1 xian", "go 1 oasis_india", "go 1 kochi")
    do(match, "lift moscow")
    assert "lift xian" not in offers(match, "lift")
    assert why_not(match, "place:xian") == "V9.6 no-lift-fresh"
    assert not can(match, "decline")


def test_vr05_r24_a_card_waits_for_the_next_turn() -> None:
    for choice, possible in (("off", False), ("on", True)):
        match = table(
            "3",
            active="c20",
            cards={"moscow": "double_coins"},
            figures=("oasis_west_north",),
            supply="camel 2 pepper 2 gold 1",
            options={"city_card_on_turn_of_post": choice},
        )
        put_office(match, "moscow", "office_coin_3")
        do(match, "complete c20", "go 1 moscow")
        assert posts(match) == ["moscow"]
        assert can(match, "use double_coins") is possible
        if not possible:
            assert why_not(match, "card:double_coins") == "V9.3 no-card-fresh"


def test_r25_no_card_where_the_post_was_moved_away() -> None:
    match = table(
        "1 1 4",
        posts={0: NINE},
        figures=("oasis_red_sea",),
        supply="coin 3 camel 2",
        cards={"moscow": "double_coins"},
    )
    assert can(match, "use double_coins")
    use(match, "travel", 1, 1)
    do(match, "go 1 adana", "lift moscow")
    match.state.acted = False
    match._known = None
    assert why_not(match, "card:double_coins") == "V10.1 no-card-post"


def test_r27_a_free_step_may_be_declined() -> None:
    match = table("5 5 5", supply="coin 0")
    use(match, "market_gold", 5, 5, 5)
    do(match, "column 5")
    assert can(match, "stop")
    do(match, "stop")
    assert figures(match) == ["venezia"]
    assert has(match) == {"gold": 3}


def test_r28_a_free_step_and_a_journey_are_two_movements() -> None:
    match = table(
        "1 1", active="c20", figures=("oasis_west_north",), supply="coin 3 camel 5 pepper 2 gold 1"
    )
    put_office(match, "moscow", "office_coin_3")
    do(match, "complete c20", "go 1 moscow")
    use(match, "travel", 1, 1)
    do(match, "go 1 anxi")
    assert posts(match) == ["moscow", "anxi"]


def test_vr11_r29_free_steps_do_not_make_a_start_player() -> None:
    match = table("5 5 5", turn=1, supply="coin 0")
    use(match, "market_gold", 5, 5, 5)
    do(match, "column 5", "go 1 alexandria")
    assert match.state.start == 1
    next_round(match)
    assert match.state.start == 1


def test_vr10_r37_johannes_jumps_past_a_printed_price() -> None:
    match = table("1 1", characters=["johannes"], figures=("oasis_gobi",), supply="coin 3")
    use(match, "travel", 1, 1)
    do(match, "go 1 oasis_north_east")
    assert has(match) == {}


def test_r37_johannes_jumps_on_free_steps_and_several_times() -> None:
    match = table("5 5 5", characters=["johannes"], figures=("oasis_gobi",), supply="coin 0")
    use(match, "market_gold", 5, 5, 5)
    do(match, "column 5")
    oases = [place.id for place in BOX.places if place.kind == 1 and place.id != "oasis_gobi"]
    assert {text.split()[2] for text in offers(match, "go")} >= set(oases)


def test_r38_both_figures_place_in_the_order_chosen() -> None:
    match = table(
        "2 2",
        characters=["niccolo"],
        figures=("oasis_west_north", "oasis_red_sea"),
        supply="coin 30 camel 9",
    )
    put_office(match, "moscow", "office_coin_3")
    use(match, "travel", 2, 2)
    do(match, "go 1 moscow", "go 2 adana")
    assert offers(match, "first") == ["first 1", "first 2"]
    do(match, "first 2")
    assert posts(match) == ["adana", "moscow"]
    assert has(match) == {"coin": 30 - 7 + 3 + 3, "camel": 9 - 2 + 1}


def test_r38_a_figure_that_did_not_move_places_nothing() -> None:
    match = table(
        "1 1", characters=["niccolo"], figures=("moscow", "oasis_red_sea"), supply="coin 30 camel 9"
    )
    use(match, "travel", 1, 1)
    do(match, "go 2 adana")
    assert posts(match) == ["adana"]


def test_r39_wilhelm_places_in_passing() -> None:
    match = table("3 3", characters=["wilhelm"], figures=("moscow",), supply="coin 30 camel 9")
    put_office(match, "karakorum", "office_silk_2")
    use(match, "travel", 3, 3)
    do(match, "go 1 anxi", "go 1 karakorum", "go 1 oasis_gobi")
    assert posts(match) == ["anxi", "karakorum"]
    assert has(match) == {"coin": 30 - 12 + 5, "camel": 4, "silk": 2}


def test_r39_the_eleventh_post_scores_ten() -> None:
    ten = NINE + " sumatra"
    match = table(
        "1 1",
        characters=["wilhelm"],
        posts={0: ten},
        figures=("oasis_red_sea",),
        supply="coin 3 camel 2",
    )
    use(match, "travel", 1, 1)
    do(match, "go 1 adana")
    assert points(match) == 10


@pytest.mark.parametrize(("choice", "optional"), [("on", True), ("off", False)])
def test_r39_in_passing_a_post_may_be_moved(choice: str, optional: bool) -> None:
    eleven = NINE + " sumatra lan_zhou"
    match = table(
        "2 2",
        characters=["wilhelm"],
        posts={0: eleven},
        figures=("beijing",),
        options={"pass_through_relocation_optional": choice},
    )
    use(match, "travel", 2, 2)
    do(match, "go 1 xian", "go 1 oasis_india")
    assert can(match, "decline") is optional
    do(match, "decline" if optional else "lift moscow")
    assert ("xian" in posts(match)) is not optional


def test_r40_kublais_first_post_counts() -> None:
    match = table(
        "3",
        posts={0: "beijing alexandria"},
        cards={"alexandria": "posts_to_coins"},
        supply="silk 5",
    )
    use(match, "posts_to_coins", 3)
    assert has(match) == {"coin": 4, "silk": 5}
    assert scoring.goods(match, 0) == 2


def test_r50_back_to_the_start_ends_there() -> None:
    match = table("2 2", figures=("alexandria",))
    put_office(match, "alexandria", "office_coin_3")
    use(match, "travel", 2, 2)
    do(match, "go 1 venezia", "go 1 alexandria")
    assert posts(match) == ["alexandria"]


def test_r54_the_order_of_the_running_round_does_not_change() -> None:
    match = table("3 3 3", turn=0)
    use(match, "travel", 3, 3)
    do(match, "go 1 oasis_west_north", "stop", "end")
    assert match.state.start == 0
    assert match.asked() == (1,)

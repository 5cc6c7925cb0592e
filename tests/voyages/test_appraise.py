"""The appraiser: exact at the end, and before it a slope that leads to good moves."""

from collections.abc import Iterator, Mapping
from math import isfinite

import pytest

from bactrian.games.voyages.effects import COIN, KINDS
from bactrian.games.voyages.state import NONE, Table
from bactrian.kernel.dealer import SeededDealer
from tests.voyages.arrange import BOX, GAME, contracts, dice, do, lay_contracts, put_post, table

VARIANTS: list[Mapping[str, str]] = [
    {},
    {"character_draft": "on", "objective_choice": "on", "random_town_bonuses": "on"},
]


def played(seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Table]:
    """A random match at every question, and once more when it is over."""
    match: Table = GAME.start(seats, SeededDealer(seed), options, record=False)
    chance = SeededDealer(f"appraise{seed}")
    while not match.over:
        yield match
        seat = match.next_asked()
        options_now = match.options(seat)
        match.play_unchecked(seat, options_now[chance.pick(len(options_now))])
    yield match


def worth(match: Table, seat: int = 0) -> float:
    return GAME.appraise(match)[seat]


def with_coins(match: Table, seat: int, coins: int) -> Table:
    other: Table = match.clone()
    other.state.supply[seat * KINDS + COIN] += coins
    return other


@pytest.mark.parametrize("seed", range(12))
def test_exact_at_the_end(seed: int) -> None:
    *_, match = played(2 + seed % 3, seed)
    assert match.over
    assert GAME.appraise(match) == match.standing().totals
    assert GAME.doubt(match) == 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS)
def test_finite_at_every_question(seats: int, options: Mapping[str, str]) -> None:
    for match in played(seats, seats, options):
        found = GAME.appraise(match)
        assert len(found) == seats
        assert all(isfinite(points) and -50 < points < 200 for points in found)
        assert match.over or 1.0 < GAME.doubt(match) < 25.0


def test_leaves_the_match_alone() -> None:
    for match in played(3, 5):
        before = match.position()
        GAME.appraise(match)
        GAME.doubt(match)
        assert match.position() == before


def test_doubt_shrinks() -> None:
    by_round: dict[int, float] = {}
    for match in played(2, 8):
        by_round.setdefault(match.state.round, GAME.doubt(match))
    assert sorted(by_round.values(), reverse=True) == list(by_round.values())


def test_the_nearer_the_end_the_nearer_the_points() -> None:
    early: list[float] = []
    late: list[float] = []
    for seed in range(20):
        found = [GAME.appraise(match) for match in played(2, 100 + seed)]
        errors = [sum(abs(a - b) for a, b in zip(one, found[-1], strict=True)) / 2 for one in found]
        early += errors[: len(errors) // 10]
        late += errors[len(errors) * 9 // 10 : -1]
    # random play wastes what sensible play would still make of the last dice
    assert sum(late) / len(late) < 6.5
    assert sum(late) / len(late) < sum(early) / len(early) / 4


def test_completing_a_contract_is_worth_while() -> None:
    match = table("3 3", active="c44", supply="camel 3 pepper 1 silk 1 gold 2")
    before = worth(match)
    do(match, "complete c44")
    assert worth(match) > before


def test_a_contract_is_completed_before_the_last_turn_ends() -> None:
    match = table("3", round=5, active="c14", supply="camel 2 pepper 2 silk 1")
    match.state.pool = [()] * 4
    before = worth(match)
    do(match, "complete c14", "decline")
    assert worth(match) > before


def test_a_contract_within_reach_is_worth_more_than_one_far_away() -> None:
    near = table("3 3 3", active="c24", supply="coin 9 camel 2 pepper 3 gold 1")
    far = table("3 3 3", active="c24", supply="coin 9")
    none = table("3 3 3", supply="coin 9")
    assert worth(near) > worth(far) + 2.0
    assert worth(far) > worth(none)


def test_a_good_that_a_contract_needs_is_worth_more_than_another() -> None:
    silk = table("3 3", active="c09", supply="camel 1 silk 2")
    also_silk = table("3 3", active="c09", supply="camel 1 silk 3")
    gold = table("3 3", active="c10", supply="camel 1 silk 2")
    also_gold = table("3 3", active="c10", supply="camel 1 silk 3")
    assert worth(also_silk) - worth(silk) > worth(also_gold) - worth(gold)


def test_taking_good_contracts_is_worth_a_die() -> None:
    match = table("6 3 3", supply="coin 10 camel 2")
    lay_contracts(match, "c26 c36 c07 c08 c09 c10")
    before = worth(match)
    match.state.active[0] = contracts("c26 c36")
    match.state.pool[0] = dice("3 3")
    assert worth(match) > before


def test_coins_lose_their_use_at_the_end() -> None:
    early = table("3 3 3 3 3", round=2, supply="coin 5")
    late = table("3", round=5, supply="coin 5")
    a_few = 5
    gain = worth(with_coins(early, 0, a_few)) - worth(early)
    last = worth(with_coins(late, 0, a_few)) - worth(late)
    assert gain > 1.5 * last
    assert 0.5 <= last < 1.0


def test_goods_count_at_the_end_only_with_beijing() -> None:
    there = table("3", round=5, posts={0: "beijing"}, supply="gold 6")
    not_there = table("3", round=5, posts={0: "moscow"}, supply="gold 6")
    for match in (there, not_there):
        match.state.pool[0] = ()
    poor = there.clone()
    poor.state.supply[0:KINDS] = [0] * KINDS
    assert worth(there) - worth(poor) == pytest.approx(3.0)
    poor = not_there.clone()
    poor.state.supply[0:KINDS] = [0] * KINDS
    assert worth(not_there) == pytest.approx(worth(poor))


def test_an_early_town_earns_more_than_a_late_one() -> None:
    def town(round: int) -> float:
        with_post = table("3 3 3", round=round, posts={0: "anxi"})
        without = table("3 3 3", round=round)
        return worth(with_post) - worth(without)

    assert town(1) > town(3) > town(5)


def test_a_place_of_an_objective_draws_the_figure() -> None:
    def pull(objective: str) -> float:
        match = table("4 4 4", round=3, supply="coin 20 camel 8")
        match.state.kept[0] = (BOX.objective_ids.index(objective),)
        near: Table = match.clone()
        near.state.figures[0] = (BOX.place_ids.index("oasis_west_north"),)
        return worth(near) - worth(match)

    assert pull("moscow_kashgar") > pull("alexandria_kashgar")


def test_the_second_place_of_an_objective_is_worth_more_than_the_first() -> None:
    def gain(posts: str, more: str) -> float:
        match = table("4 4", round=5, posts={0: posts})
        match.state.kept[0] = (BOX.objective_ids.index("alexandria_kashgar"),)
        before = worth(match)
        put_post(match, 0, more)
        return worth(match) - before

    assert gain("alexandria", "kashgar") > gain("moscow", "kashgar") + 1.0


def test_an_early_seat_in_beijing_is_worth_more() -> None:
    match = table("3 3", round=5, posts={0: "beijing", 1: "beijing"})
    other = table("3 3", round=5, posts={1: "beijing", 0: "beijing"})
    assert worth(match) - worth(other) == pytest.approx(3.0)


def test_more_dice_and_higher_dice_are_worth_more() -> None:
    assert worth(table("3 3 3")) > worth(table("3 3"))
    assert worth(table("6 6 6")) > worth(table("1 1 1"))


def test_city_card_that_turns_camels_into_points_gives_them_worth_to_the_last_die() -> None:
    def camels(card: str) -> float:
        few = table("5", round=5, posts={0: "moscow"}, cards={"moscow": card})
        many = table("5", round=5, posts={0: "moscow"}, cards={"moscow": card}, supply="camel 5")
        few.state.supply[0:KINDS] = [0] * KINDS
        return worth(many) - worth(few)

    assert camels("camel_to_vp") > camels("gold_by_die") + 1.0


def test_a_character_that_earns_is_worth_something_before_the_first_round() -> None:
    match: Table = GAME.start(2, SeededDealer(4), {"character_draft": "on"})
    assert match.state.characters == [NONE, NONE]
    values = []
    seat = match.asked()[0]
    for option in match.options(seat):
        tried = match.clone()
        tried.play_unchecked(seat, option)
        values.append(round(worth(tried, seat), 3))
    assert len(set(values)) == len(values)

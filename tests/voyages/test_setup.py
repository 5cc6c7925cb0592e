"""Set-up by number of players, the advanced variants, and the final scoring."""

import pytest

import bactrian
from bactrian.games.voyages import scoring
from bactrian.games.voyages.rounds import EndRound
from bactrian.games.voyages.state import DIE_KINDS, DUMMY, NONE, Table
from tests.voyages.arrange import BOX, GAME, give, go_on, has, table


def fresh(seats: int, seed: int = 1, **options: str) -> Table:
    match: Table = GAME.start(seats, bactrian.SeededDealer(seed), options)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid(seats: int) -> None:
    """Offices, cards, tiles, contracts, starters.  [V2.1-V2.5]"""
    state = fresh(seats, character_draft="on").state
    assert [
        place for place, office in enumerate(state.offices) if office != NONE
    ] == BOX.atlas.cities
    assert len(set(state.cards)) == 9
    assert [state.tiles[town] for town in BOX.default_towns] == list(range(6))
    assert len(state.board) == 6
    assert state.special == 8
    assert state.contracts.left == 32
    assert all(BOX.contracts[tiles[0]].starter for tiles in state.active)


@pytest.mark.parametrize("seed", range(6))
def test_material_goes_by_the_order_from_the_start_player(seed: int) -> None:
    """Coins 7, 8, 9, 10 and the basic characters.  [V2.6, V2.8, V2.10]"""
    match = fresh(4, seed)
    state = match.state
    for place, name in enumerate(("raschid", "matteo", "berke", "mercator")):
        seat = (state.start + place) % 4
        compensated = state.tallies[seat * 6 + 2]
        assert BOX.character_ids[state.characters[seat]] == name
        if not compensated:
            asked = bool(match.lanes[seat])
            assert has(match, seat) == {"coin": 7 + place, "camel": 2} or asked
        assert state.figures[seat] == (BOX.start,)


def test_the_start_player_is_drawn() -> None:
    assert {fresh(4, seed).state.start for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "black", "khan", "coins"), [(2, 3, 2, 1), (3, 4, 1, 0), (4, 5, 0, 0)]
)
def test_dice_by_number_of_players(seats: int, black: int, khan: int, coins: int) -> None:
    """Black dice and dummies.  [V2.11-V2.13]"""
    state = fresh(seats).state
    assert state.black == black
    assert state.laid[BOX.khan] == (DUMMY * DIE_KINDS + 1,) * khan
    assert state.laid[BOX.five_coins] == (DUMMY * DIE_KINDS + 1,) * coins


def test_v16_1_town_bonuses_at_random() -> None:
    layouts = set()
    for seed in range(8):
        tiles = fresh(2, seed, random_town_bonuses="on").state.tiles
        assert sorted(tiles[town] for town in BOX.towns) == list(range(6))
        layouts.add(tuple(tiles))
    assert len(layouts) > 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v16_2_the_draft_goes_backwards_from_the_last_seat(seats: int) -> None:
    match = fresh(seats, character_draft="on")
    start = match.state.start
    assert len(match.state.revealed) == seats + 1
    for place in reversed(range(seats)):
        assert match.asked() == ((start + place) % seats,)
        seat = match.asked()[0]
        assert len(match.options(seat)) == place + 2
        match.play(seat, match.options(seat)[0])
    assert len(set(match.state.characters)) == seats


def test_v16_3_two_of_four_objectives_are_kept() -> None:
    match = fresh(3, objective_choice="on")
    assert [len(dealt) for dealt in match.state.dealt] == [4, 4, 4]
    for seat in range(3):
        for _ in range(2):
            match.play(seat, match.options(seat)[1])
    assert [len(kept) for kept in match.state.kept] == [2, 2, 2]


def test_v16_without_it_two_are_dealt() -> None:
    match = fresh(3)
    assert match.state.kept == match.state.dealt
    assert [len(kept) for kept in match.state.kept] == [2, 2, 2]


def test_v14_1_coins_goods_and_beijing() -> None:
    match = table("3", posts={0: "beijing", 1: "moscow"}, supply="coin 29 pepper 2 silk 2 gold 1")
    give(match, 1, "coin 9 gold 8")
    assert scoring.coins(match, 0) == 2
    assert scoring.goods(match, 0) == 2
    assert scoring.beijing(match, 0) == 10
    assert scoring.coins(match, 1) == scoring.goods(match, 1) == scoring.beijing(match, 1) == 0


def test_v14_1_the_most_contracts() -> None:
    match = table("3", done="c07 c08")
    match.state.done[1] = match.state.done[0]
    assert [scoring.most_contracts(match, seat) for seat in range(4)] == [7, 7, 0, 0]


def ended(camels: tuple[int, int]) -> Table:
    match = table("", seats=2, round=5)
    match.state.kept = [(), ()]
    for seat in (0, 1):
        give(match, seat, f"camel {camels[seat]}")
    match.state.pool = [(), ()]
    go_on(match, EndRound())
    return match


@pytest.mark.parametrize(
    ("camels", "places", "tie"),
    [((3, 2), [1, 2], "camels"), ((1, 2), [2, 1], "camels"), ((2, 2), [1, 1], "shared")],
)
def test_v14_3_r42_ties(camels: tuple[int, int], places: list[int], tie: str) -> None:
    match = ended(camels)
    assert match.over
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.places == places
    assert outcome.tie_break == tie


def test_v13_6_the_last_round_ends_without_new_contracts() -> None:
    match = ended((1, 1))
    assert match.state.ended
    assert match.state.round == 5

"""Rulings about turns, taking back, and what is kept apart."""

import pytest

import bactrian
from bactrian.games.voyages.state import Table
from bactrian.kernel.errors import CannotUndo
from tests.voyages.arrange import (
    BOX,
    GAME,
    active,
    can,
    do,
    has,
    lay_contracts,
    next_round,
    offers,
    points,
    pool,
    table,
    under,
    use,
)


def test_r15_a_black_die_gained_late_stays_for_a_later_turn() -> None:
    match = table("3", supply="coin 0 camel 1 pepper 3", active="c07", script=[6])
    use(match, "five_coins", 3)
    do(match, "complete c07", "accept")
    assert pool(match) == ["b6"]
    assert not can(match, "use market_camel")
    do(match, "end")
    for _ in range(3):
        use(match, "money_bag", 3)
        use(match, "market_camel", 3)
        do(match, "column 1", "end")
    assert match.asked() == (0,)
    assert can(match, "use khan")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_r31_start_of_round_choices_in_any_order(order: tuple[int, int]) -> None:
    match = table("", posts={0: "kashgar", 1: "kashgar"}, script=[6] * 20)
    next_round(match)
    assert match.asked() == (0, 1)
    for seat in order:
        match.play(seat, GAME.table.code("pair pepper silk"))
    for seat in (0, 1):
        assert has(match, seat) == {"coin": 20, "pepper": 1, "silk": 1}


def test_r43_the_score_starts_at_zero() -> None:
    match: Table = GAME.start(4, bactrian.SeededDealer(1))
    assert match.state.points == [0] * 24
    assert points(match) == 0


def test_r44_contracts_are_not_removed_without_need() -> None:
    match = table("3", active="c20")
    lay_contracts(match, "c07 c08", special="c11")
    use(match, "contracts", 3)
    do(match, "pick 1", "stop")
    assert active(match) == ["c20", "c07"]
    assert under(match) == ["c11"]


def test_r45_undo_goes_back_to_the_start_of_the_turn() -> None:
    match = table("3 4 5", supply="coin 9")
    before = match.position()
    use(match, "market_pepper", 5)
    do(match, "column 5")
    assert match.undoable(0) == 3
    for _ in range(3):
        match.undo(0)
    assert match.position() == before
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_r45_a_roll_and_the_next_turn_are_barriers() -> None:
    match = table("3 4 5", supply="camel 1", script=[2])
    do(match, "reroll", "die own-4")
    assert match.undoable(0) == 0
    use(match, "five_coins", 3)
    assert match.undoable(0) == 2
    do(match, "end")
    assert match.undoable(0) == 0


def test_r45_a_tile_drawn_is_a_barrier_even_when_it_is_known() -> None:
    match = table("3", supply="camel 1 pepper 4", active="c08")
    lay_contracts(match, "c07", special="c11")
    do(match, "complete c08")
    assert match.undoable(0) == 0


def test_r45_raschids_black_dice_are_none() -> None:
    match = table("0", characters=["raschid"], supply="camel 3")
    do(match, "buy")
    assert match.undoable(0) == 1
    match.undo(0)
    assert has(match) == {"camel": 3}


def test_r45_mercators_income_goes_back_too() -> None:
    match = table("3", characters=["kublai", "mercator"])
    use(match, "market_pepper", 3)
    do(match, "column 3")
    assert has(match, 1) == {"coin": 20, "pepper": 1}
    match.undo(0)
    assert has(match, 1) == {"coin": 20}


def test_r48_no_bonus_action_while_a_choice_is_pending() -> None:
    match = table("3 3", supply="camel 9")
    do(match, "use khan")
    assert offers(match, "take") == ["take pepper", "take silk", "take gold"]
    assert not offers(match, "reroll") + offers(match, "buy") + offers(match, "complete")


def test_r52_the_draft_sees_the_board_and_comes_before_the_objectives() -> None:
    match: Table = GAME.start(
        2, bactrian.SeededDealer(1), {"character_draft": "on", "objective_choice": "on"}
    )
    assert match.state.board
    assert match.state.dealt == [(), ()]
    for _ in range(2):
        seat = match.asked()[0]
        match.play(seat, match.options(seat)[0])
    assert all(match.state.dealt)


def test_r56_round_stacks_and_the_special_stack_are_kept_apart() -> None:
    match: Table = GAME.start(2, bactrian.SeededDealer(1))
    for number in range(1, 6):
        assert match.state.contracts.left - match.state.special == 6 * (5 - number)
        while not match.over and match.state.round == number:
            seat = match.asked()[0]
            options = match.options(seat)
            match.play(seat, options[-1])
    assert len(match.state.under) >= 6 * 4 - 8


def test_r57_tiles_lie_in_the_towns_of_their_letters() -> None:
    match: Table = GAME.start(2, bactrian.SeededDealer(1))
    towns = {
        letter: BOX.place_ids[match.state.tiles.index(i)] for i, letter in enumerate(BOX.letters)
    }
    assert towns == {
        "A": "anxi",
        "B": "ormuz",
        "C": "kashgar",
        "D": "xian",
        "E": "adana",
        "F": "kochi",
    }

"""The rulings R1–R23: points the rulebook leaves open, and how we play them."""

from pathlib import Path

import pytest

import bactrian
from bactrian.games.expedition.track import next_free
from bactrian.games.expedition.views import chests_for
from bactrian.kernel.dealer import ScriptedDealer
from tests.expedition.arrange import (
    CARDS,
    GAME,
    can,
    can_pay,
    cards,
    counts,
    do,
    empty_piles,
    give_turn,
    table,
    words,
)
from tests.expedition.boards import changed_game, in_space


def test_r01_all_occupied_spaces_in_a_row_are_jumped() -> None:
    match = table([2, 3, 4, 5, 6])
    assert next_free(match.box, match.state, 0) == 7
    match = table([2, 4, 3, 5], seats=2)  # figure 2 is the player's own
    assert next_free(match.box, match.state, 0) == 6


def test_r02_nobody_jumps_kantshou() -> None:
    match = table([13, 14, 15])
    assert next_free(match.box, match.state, 0) == 16
    match = table([10, 16, 16], interim_done=True)
    do(match, "ballast 0")
    assert match.state.positions[0] == 16


def test_r03_figures_leave_kantshou_in_any_order() -> None:
    hands = {0: "red-oil blue-oil", 1: "red-silk blue-silk"}
    match = table([16, 16, 16], hands=hands, interim_done=True, turn=1)
    do(match, "pay red-silk")
    assert match.state.positions == [16, 17, 16]


def test_r04_passed_is_read_from_positions() -> None:
    assert can(table([1, 16, 2], interim_done=True), "ballast 0")  # put ahead by a scoring
    assert not can(table([1, 3, 2]), "ballast 0")  # nobody beyond 4
    level = table([2, 4, 1])
    assert next_free(level.box, level.state, 0) == 3
    assert can(level, "ballast 0")


@pytest.mark.parametrize("first", ["ballast 0", "pay red-oil"])
def test_r05_ballast_comes_before_or_after_paid_steps(first: str) -> None:
    match = table([1, 9, 10], hands={0: "red-oil blue-oil"})
    second = "pay red-oil" if first == "ballast 0" else "ballast 0"
    do(match, first, second)
    assert match.state.positions[0] == 3


def test_r06_ballast_jumps_too_and_looks_at_the_space_beyond() -> None:
    match = table([2, 3, 4, 9])
    do(match, "ballast 0")
    assert match.state.positions[0] == 5
    assert not can(table([2, 3, 4, 5]), "ballast 0")


def test_r07_ballast_takes_a_chest_where_a_board_has_one_behind_a_figure(tmp_path: Path) -> None:
    game = changed_game(tmp_path, in_space("lut", "x = 216", "chest = 2\nx = 216"))
    match = table([3, 6, 7], game=game)
    assert match.state.chests[4] == 2
    do(match, "ballast 0")
    assert match.state.gold[0] == 3 - 1 + 2


def test_r08_placement_and_being_put_on_kantshou_take_no_chest(tmp_path: Path) -> None:
    game = changed_game(
        tmp_path,
        in_space("rudbar", "x = 132", "chest = 3\nx = 132"),
        in_space("kantshou", "x = 600", "chest = 3\nx = 600"),
    )
    assert game.start(3).state.gold == [3, 3, 3]
    match = table([10, 16, 18], interim_done=True, game=game)
    do(match, "ballast 0")
    assert match.state.gold[0] == 2
    assert match.state.chests[16] == 3


def test_r09_cards_paid_in_the_same_turn_are_shuffled_in() -> None:
    match = table([4, 1, 2], hands={0: "green-oil"}, dealer=ScriptedDealer(["green-oil"]))
    empty_piles(match)
    match.state.display[2] = CARDS.index("red-oil")
    match.state.hands[-1][CARDS.index("red-oil")] -= 1
    do(match, "pay green-oil", "stop")  # the lowest empty slot takes the only discard
    assert match.state.display[0] == CARDS.index("green-oil")
    assert match.state.display[1] == -1
    assert sum(match.state.discard) == 0


def test_r09_a_slot_stays_empty_when_no_card_is_left() -> None:
    match = table([4, 1, 2])
    empty_piles(match, display=["red-oil", "red-silk"])
    do(match, "stop", "take 2")
    assert match.state.display == [CARDS.index("red-oil"), -1, -1, -1, -1]


def test_r10_there_is_no_hand_limit() -> None:
    match = table([4, 1, 2])
    for _ in range(30):
        do(match, "stop", "draw")
    assert [sum(hand) for hand in match.state.hands] == [10, 10, 10]


def test_r11_with_empty_piles_the_display_must_be_used_and_then_nothing() -> None:
    match = table([4, 1, 2])
    empty_piles(match, display=["red-oil", "red-silk"])
    do(match, "stop")
    assert not can(match, "draw")
    do(match, "take 1", "stop")  # the last card of the display takes itself
    assert match.asked() == (2,)
    do(match, "stop")
    assert "took-nothing" in words(match)
    assert not match.over


def test_r11_a_step_breaks_the_row_of_passes_and_the_interim_scoring_is_skipped() -> None:
    match = table([11, 13, 4], hands={1: "red-oil red-silk red-fruit"})
    empty_piles(match)
    match.state.gold = [1, 1, 1]
    do(match, "stop", "stop")
    do(match, "ballast 2", "stop")  # a step: the count starts again
    assert match.asked() == (0,)
    do(match, "stop", "stop")
    assert match.asked() == (2,)
    do(match, "stop")
    assert match.over
    assert all(line[2] == 0 for line in match.state.sources)
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.reason == "stalemate"


def test_r12_gold_is_shown_in_threes_and_one_smaller_chest() -> None:
    assert [chests_for(gold) for gold in range(8)] == [
        [],
        [1],
        [2],
        [3],
        [3, 1],
        [3, 2],
        [3, 3],
        [3, 3, 1],
    ]


def test_r13_and_r14_a_straggler_scores_nothing_and_stops_on_kantshou() -> None:
    hand = "red-leader blue-leader red-oil blue-oil"
    match = table([10, 16, 16], hands={0: hand}, gold=[0, 0, 0], interim_done=True)
    do(match, "pay red-leader")
    assert match.state.positions[0] == 16
    assert match.state.gold[0] == 0
    assert can(match, "draw")
    assert not can(match, "pay red-oil")


def test_r14_tactical_the_other_figure_may_still_move() -> None:
    hand = "red-leader blue-leader red-oil blue-oil"
    match = table([10, 17, 16, 19], seats=2, hands={0: hand}, interim_done=True, variant="tactical")
    do(match, "step 0")
    assert match.state.positions[0] == 16
    assert not can(match, "step 0")
    assert can(match, "ballast 2")
    assert not can(match, "ballast 0")


def test_r14_tactical_movement_is_over_when_the_other_figure_cannot_step() -> None:
    hand = "red-leader blue-leader"
    match = table([10, 17, 16, 18], seats=2, hands={0: hand}, interim_done=True, variant="tactical")
    do(match, "step 0")
    assert can(match, "draw")


def test_r14_tactical_the_first_arrival_ends_the_whole_movement() -> None:
    hand = "red-oil red-spice red-silk red-fruit blue-oil blue-silk"
    match = table([15, 3, 4, 2], seats=2, hands={0: hand}, variant="tactical")
    do(match, "step 0", "pay red-oil", "pay red-silk")
    assert match.state.positions[0] == 16
    assert can(match, "draw")
    assert not can(match, "step 2")


def test_r15_leaving_kantshou_jumps_like_everywhere() -> None:
    match = table([16, 17, 18], hands={0: "red-oil red-silk red-fruit"}, interim_done=True)
    assert can_pay(match, "red-oil", "red-silk", "red-fruit")
    assert match.state.positions[0] == 19


def test_r16_with_two_figures_the_better_placed_counts_then_the_second() -> None:
    match = table([20, 20, 18, 17], seats=2, gold=[5, 5], interim_done=True)
    match.state.positions = [20, 19, 18, 20]
    empty_piles(match)
    do(match, "stop", "stop")
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.places == [2, 1]
    assert outcome.tie_break == "second-figure"


def test_r17_two_players_have_one_hand_and_one_purse() -> None:
    match = GAME.start(2)
    assert len(match.state.hands) == len(match.state.gold) == 2
    assert len(match.state.positions) == 4


def test_r18_gold_and_hand_sizes_are_open() -> None:
    match = GAME.start(4)
    table_seen = match.view(bactrian.WATCHER)["table"]
    assert isinstance(table_seen, dict)
    players = table_seen["players"]
    assert isinstance(players, list)
    for player in players:
        assert isinstance(player, dict)
        assert player["gold"] == 3
        assert player["cards"] == 5
        assert "hand" not in player


def test_r19_the_start_player_is_the_first_seat_or_drawn() -> None:
    assert GAME.start(4).asked() == (0,)
    drawn = {
        GAME.start(4, bactrian.SeededDealer(seed), {"start": "random"}).asked()
        for seed in range(40)
    }
    assert drawn == {(0,), (1,), (2,), (3,)}


def test_r20_payment_is_exact() -> None:
    match = table([4, 1, 2], hands={0: "green-oil red-silk"})
    do(match, "pay green-oil")  # complete: the step is made, no second card can go with it
    assert match.state.positions[0] == 5
    assert cards(match.state.hands[0]) == ["red-silk"]


def test_r21_counts_come_from_the_board_file(tmp_path: Path) -> None:
    game = changed_game(
        tmp_path, in_space("taloqan", '"leaders", count = 2', '"leaders", count = 1')
    )
    match = table([7, 1, 2], hands={0: "green-leader"}, game=game)
    do(match, "pay green-leader")
    assert match.state.positions[0] == 8


def test_r22_scoring_values_come_from_the_board_file(tmp_path: Path) -> None:
    game = changed_game(
        tmp_path,
        in_space("kantshou", "scoring = 6", "scoring = 9"),
        ("scoring_values = [1, 2, 3, 4, 5, 6]", "scoring_values = [1, 2, 3, 4, 5, 9]"),
    )
    match = table([15, 1, 2], hands={0: "red-oil red-spice red-silk red-fruit"}, game=game)
    do(match, "pay red-oil", "draw")
    assert match.state.gold[0] == 3 + 9


def test_r23_the_log_says_arrive_draw_score_gather_next() -> None:
    match = table([15, 14, 2], hands={0: "red-oil red-spice red-silk red-fruit"})
    start = len(words(match))
    do(match, "pay red-oil", "draw")
    assert words(match, start) == [
        "moved",
        "drew-card",
        "interim-began",
        "scored-interim",
        "scored-interim",
        "put-on-goal",
        "turn-began",
    ]


def test_e5_cards_pay_for_one_step_only() -> None:
    match = table([4, 1, 2], hands={0: "green-silk red-silk"})
    do(match, "pay green-silk")
    assert not can(match, "pay red-silk")


def test_e7_a_taken_card_is_replaced_at_once_and_known_to_all() -> None:
    match = table([4, 1, 2])
    card = CARDS[match.state.display[0]]
    do(match, "stop", "take 1")
    assert match.state.shown[0] == counts([card])
    give_turn(match, 0)


def test_e12_a_shown_card_is_forgotten_when_it_is_played() -> None:
    match = table([4, 1, 2], hands={0: "green-oil green-oil"})
    match.state.shown[0] = counts(["green-oil"])
    do(match, "pay green-oil")
    assert match.state.shown[0] == counts([])
    assert cards(match.state.hands[0]) == ["green-oil"]

"""What a position is worth: exact at the end, sensible on the way, and without a trace."""

from math import isfinite

import pytest

from bactrian.games.expedition.hands import sort_hand
from bactrian.games.expedition.payment import missing
from bactrian.games.expedition.track import OpenTrack, next_free
from tests.expedition.arrange import GAME, do, table
from tests.support import Table, play_out, start, table_id, walk

TABLES: list[Table] = [
    ("expedition", 2, {}),
    ("expedition", 2, {"variant": "tactical", "start": "random"}),
    ("expedition", 3, {}),
    ("expedition", 4, {"start": "random"}),
    ("expedition", 5, {}),
]

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)

FOUR_OILS = "red-oil red-oil blue-oil green-oil"
FOUR_GOODS = "red-oil red-silk blue-fruit green-spice"
THREE_REDS = "red-oil red-silk red-fruit"
TWO_LEADERS = "red-leader blue-leader"


@every_table
def test_the_end_is_appraised_exactly(table: Table) -> None:
    for seed in range(3):
        match = play_out(start(table, f"exact-{seed}", record=False), seed)
        assert GAME.appraise(match) == match.standing().totals


@every_table
def test_every_position_of_a_match_can_be_appraised(table: Table) -> None:
    match = start(table, "anywhere", record=False)
    for _ in walk(match, 1):
        points = GAME.appraise(match)
        assert len(points) == match.seats
        assert all(isfinite(each) and 0 <= each < 45 for each in points)
        assert 0 < GAME.doubt(match) < 20


@every_table
def test_an_appraisal_leaves_no_trace(table: Table) -> None:
    match = start(table, "trace", record=False)
    for _ in walk(match, 2):
        before = match.position()
        GAME.appraise(match)
        GAME.doubt(match)
        assert match.position() == before


@every_table
def test_the_last_tenth_of_a_match_is_foreseen(table: Table) -> None:
    errors: list[float] = []
    for seed in range(20):
        match = start(table, f"late-{seed}", record=False)
        seen = [match.clone() for _ in walk(match, seed)]
        totals = match.standing().totals
        for late in seen[-len(seen) // 10 :]:
            points = GAME.appraise(late)
            errors += [abs(one - total) for one, total in zip(points, totals, strict=True)]
    assert sum(errors) / len(errors) < 1.5


def test_doubt_shrinks_from_the_first_turn_to_the_last() -> None:
    first, middle, last = table([0, 1, 2]), table([11, 12, 13]), table([26, 27, 28])
    last.state.interim_done = True
    assert GAME.doubt(first) > GAME.doubt(middle) > GAME.doubt(last) > 0.5


def test_a_gold_is_a_point() -> None:
    poor = table([27, 28, 26], gold=[3, 3, 3], interim_done=True)
    rich = table([27, 28, 26], gold=[4, 3, 3], interim_done=True)
    assert GAME.appraise(rich)[0] - GAME.appraise(poor)[0] == pytest.approx(1)
    assert GAME.appraise(rich)[1:] == GAME.appraise(poor)[1:]


def test_further_on_is_better() -> None:
    worths = []
    for place in (17, 21, 24):
        match = table([place, 20, 18], turn=1, interim_done=True)
        match.state.chests = [0] * len(match.state.chests)
        worths.append(GAME.appraise(match)[0])
    assert worths == sorted(worths)
    assert worths[-1] > worths[0] + 1


def test_cards_that_pay_the_next_space_are_better_than_others() -> None:
    """Two figures can step onto Daidu next, for four equal goods."""
    rival = "red-fruit red-fruit blue-fruit"
    fit = table([28, 27, 25], turn=1, hands={0: FOUR_OILS, 1: rival}, interim_done=True)
    unfit = table([28, 27, 25], turn=1, hands={0: FOUR_GOODS, 1: rival}, interim_done=True)
    assert GAME.appraise(fit)[0] > GAME.appraise(unfit)[0]
    assert GAME.appraise(fit)[1] < GAME.appraise(unfit)[1]


def test_cards_are_worth_nothing_when_there_is_no_turn_left_to_lay_them() -> None:
    """The player whose turn it is steps onto Daidu; it was the last chance for nobody else."""
    with_cards = table(
        [23, 28, 25], turn=1, hands={0: TWO_LEADERS, 1: FOUR_OILS}, interim_done=True
    )
    without = table([23, 28, 25], turn=1, hands={1: FOUR_OILS}, interim_done=True)
    assert GAME.appraise(with_cards) == pytest.approx(GAME.appraise(without), abs=0.01)
    assert GAME.appraise(without) == pytest.approx([3 + 1, 3 + 7, 3 + 3], abs=0.01)


def test_cards_are_worth_what_they_pay_in_the_last_turn() -> None:
    now = table([23, 28, 25], turn=0, hands={0: TWO_LEADERS, 1: FOUR_OILS}, interim_done=True)
    assert GAME.appraise(now)[0] == pytest.approx(3 + 2, abs=0.3)


def test_a_chest_falls_to_whoever_can_pay_for_it_first() -> None:
    # the chest on the seventh space asks for three cards of a colour
    mine = table([6, 5, 4], hands={0: THREE_REDS})
    theirs = table([6, 5, 4], hands={})
    assert GAME.appraise(mine)[0] > GAME.appraise(theirs)[0] + 0.5


def test_ballast_helps_those_behind() -> None:
    behind = table([6, 12, 13], gold=[5, 5, 5])
    broke = table([6, 12, 13], gold=[0, 5, 5])
    assert GAME.appraise(behind)[0] > GAME.appraise(broke)[0] + 3


def test_the_interim_scoring_pays_where_figures_stand_once_it_is_due() -> None:
    match = table([15, 12, 8], hands={0: FOUR_GOODS})
    for card in FOUR_GOODS.split():
        if match.state.steps == 0:
            do(match, f"pay {card}")
    assert match.state.interim_due
    before = GAME.appraise(match)
    do(match, "draw")
    assert match.state.interim_done
    assert GAME.appraise(match) == pytest.approx(before, abs=2.5)
    assert match.state.gold == [3 + 6, 3 + 2, 3]


def test_stopping_short_of_a_step_that_can_be_paid_is_worse() -> None:
    """The last opponent stands before Daidu with the cards for it: now or never."""
    match = table([23, 28, 25], hands={0: TWO_LEADERS, 1: FOUR_OILS}, interim_done=True)
    stay = match.clone()
    do(match, "pay red-leader", "stop", "draw")
    stay.play(0, GAME.table.code("stop"))
    stay.play(0, GAME.table.code("draw"))
    assert GAME.appraise(match)[0] == pytest.approx(GAME.appraise(stay)[0] + 1, abs=0.01)


@every_table
def test_appraisals_see_the_track_and_the_hands_as_the_rules_do(table: Table) -> None:
    match = start(table, "as-the-rules-do", record=False)
    box = match.box
    for step, _ in enumerate(walk(match, 5)):
        if step % 5:
            continue
        state = match.state
        track = OpenTrack(box, state)
        for figure, position in enumerate(state.positions):
            if position < track.goal:
                assert track.free_from[position + 1] == next_free(box, state, figure)
        for hand in state.hands:
            counted = sort_hand(box, hand)
            for space in box.spaces[1:]:
                assert counted.missing(space) == missing(space, hand)

"""How a match runs: the main line, lanes beside it, secret questions, answers taken back."""

import pytest

import bactrian
from bactrian.kernel.errors import BactrianError, CannotUndo, IllegalAction, Malformed, NotAsked
from bactrian.kernel.match import EVERYBODY
from tests.kernel.toy import (
    HIGH,
    KEEP,
    LEFT,
    LOW,
    RIGHT,
    SELL,
    STOP,
    Acorns,
    Bids,
    Forced,
    Offer,
    Turn,
    Walk,
    acorns,
)


def test_steps_run_until_somebody_is_asked() -> None:
    match = acorns(Turn(0), Turn(1))
    assert match.asked() == (0,)
    assert match.options(0) == [LEFT, RIGHT, STOP]
    match.play(0, LEFT)
    match.play(0, STOP)
    assert match.asked() == (1,)
    match.play(1, STOP)
    assert match.over
    assert match.asked() == ()


def test_only_the_seat_that_is_asked_may_answer_and_only_with_an_option() -> None:
    match = acorns(Turn(0))
    with pytest.raises(NotAsked, match="seat 1 is not asked now; seat 0 is"):
        match.play(1, LEFT)
    with pytest.raises(
        IllegalAction, match="“low” is not possible now; possible: left, right, stop"
    ):
        match.play(0, LOW)
    match.play(0, STOP)
    with pytest.raises(NotAsked, match="the match is over"):
        match.play(0, STOP)


def test_a_forced_decision_answers_itself() -> None:
    match = acorns(Forced(0), Turn(1))
    for _ in range(3):
        match.play(0, LEFT)
    assert match.asked() == (1,)


def test_an_unforced_decision_with_one_option_is_asked() -> None:
    match = acorns(Walk(0))
    for _ in range(3):
        match.play(0, LEFT)
    assert match.options(0) == [STOP]


def test_several_seats_answer_in_any_order_and_the_main_line_waits() -> None:
    match = acorns(Bids(), Turn(0), seats=3)
    assert match.asked() == (0, 1, 2)
    match.play(2, LOW)
    assert match.asked() == (0, 1)
    match.play(0, LOW)
    match.play(1, HIGH)  # asked again on its own lane, after the bonus
    assert match.state.nuts[1] == 1
    assert match.asked() == (1,)
    match.play(1, LOW)
    assert match.state.bids == [LOW, HIGH + LOW, LOW]
    assert match.asked() == (0,)
    assert match.options(0) == [LEFT, RIGHT, STOP]


def test_a_secret_question_is_known_to_its_seat_alone_and_holds_nobody_up() -> None:
    match = acorns(Offer(), Turn(0), Turn(1))
    assert match.asked(EVERYBODY) == (0, 1)
    assert match.asked(0) == (0,)
    assert match.asked(bactrian.WATCHER) == (0,)
    assert match.asked(1) == (0, 1)
    match.play(0, STOP)
    assert match.prompt(1).question.word == "ask-sale"  # before its own turn
    match.play(1, SELL)
    assert match.state.nuts[1] >= 10
    assert match.prompt(1).question.word == "ask-walk"


def test_a_secret_answer_is_a_moment_for_its_seat_alone() -> None:
    match = acorns(Offer(), Turn(0), Turn(1))
    assert match.record is not None
    before = [match.record.moment(seat) for seat in (bactrian.WATCHER, 0, 1)]
    match.play(1, KEEP)
    after = [match.record.moment(seat) for seat in (bactrian.WATCHER, 0, 1)]
    assert after == [before[0], before[1], before[2] + 1]


def test_a_match_with_an_open_secret_question_is_not_over() -> None:
    match = acorns(Offer(), Turn(0))
    match.play(0, STOP)
    assert not match.over
    match.play(1, KEEP)
    assert match.asked() == ()


def test_own_answers_can_be_taken_back_up_to_the_last_chance() -> None:
    match = acorns(Turn(0), Turn(1))
    start = match.position()
    match.play(0, LEFT)
    match.play(0, RIGHT)
    assert (match.undoable(0), match.undoable(1)) == (2, 0)
    match.undo(0)
    assert match.state.trail == [LEFT]
    match.undo(0)
    assert match.position() == start
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(0)
    match.play(0, STOP)  # draws a card
    assert match.undoable(0) == 0


def test_an_answer_of_another_seat_ends_taking_back() -> None:
    match = acorns(Bids(), seats=3)
    match.play(0, LOW)
    assert match.undoable(0) == 1
    match.play(1, LOW)
    assert (match.undoable(0), match.undoable(1)) == (0, 1)


def test_a_secret_answer_neither_shows_in_what_others_take_back_nor_is_lost_by_it() -> None:
    match = acorns(Offer(), Turn(0), Turn(1))
    match.play(0, LEFT)
    match.play(0, LEFT)
    match.play(1, SELL)
    assert match.undoable(0) == 2
    match.undo(0)
    assert match.state.trail == [LEFT]
    assert match.state.nuts[1] == 10
    assert match.asked() == (0,)


def test_a_journal_with_secret_answers_and_undo_replays() -> None:
    game = Acorns(Offer(), Turn(0), Turn(1))
    match = game.start(2, bactrian.SeededDealer(4))
    match.play(0, LEFT)
    match.play(1, KEEP)
    match.undo(0)
    match.play(0, STOP)
    match.play(1, STOP)
    text = bactrian.text_of(match)
    assert "0 undo" in text
    assert bactrian.text_of(bactrian.replay(game, bactrian.Journal(text))) == text


def test_a_match_without_a_record_cannot_take_back_and_tells_nothing() -> None:
    match = acorns(Turn(0), record=False)
    assert match.play(0, LEFT) == []
    assert match.undoable(0) == 0
    with pytest.raises(CannotUndo, match="no record"):
        match.undo(0)
    with pytest.raises(bactrian.BactrianError, match="no journal"):
        bactrian.text_of(match)


def test_play_returns_what_happened() -> None:
    match = acorns(Turn(0))
    assert [event.word for event in match.play(0, LEFT)] == ["walked"]
    assert [event.word for event in match.undo(0)] == ["took-back"]


def test_why_not() -> None:
    match = acorns(Turn(0), Turn(1))
    assert match.why_not(0, "left") is None
    reason = match.why_not(0, "high")
    assert reason is not None
    assert (reason.rule, reason.word) == ("T1", "no-bidding")
    other = match.why_not(0, "nonsense")
    assert other is not None
    assert other.word == "no-not-now"


def test_a_position_in_the_middle_of_lanes_comes_back() -> None:
    game = Acorns(Bids(), Turn(0))
    match = game.start(3, bactrian.SeededDealer(4))
    match.play(1, HIGH)
    again = game.at(match.position())
    assert again.asked() == (0, 1, 2)
    assert again.position() == match.position()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("walnuts.3.abc", "starts with “acorns.3.”"),
        ("acorns.2.abc", "starts with “acorns.3.”"),
        ("acorns.3.abc", "garbled"),
        ("acorns.3.", "garbled"),
    ],
)
def test_a_garbled_position_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        Acorns().at(text)


def test_options_are_checked_for_the_number_of_seats() -> None:
    with pytest.raises(Malformed, match="size=large is for 3 seats, not 2"):
        Acorns().start(2, options={"size": "large"})
    assert Acorns(Turn(0)).start(3, options={"size": "large"}).options_chosen == {"size": "large"}


def test_a_game_that_offers_asides_must_hear_them() -> None:
    class Whispers(Acorns):
        def asides(self, match: object, seat: int) -> list[int]:
            return [SELL]

    match = Whispers(Turn(0)).start(2, bactrian.SeededDealer("1"))
    with pytest.raises(BactrianError, match="offers asides and does not hear them"):
        match.play(1, SELL)

"""Every no has a reason, with its rule and the cheapest repair."""

import pytest

from bactrian.games.expedition.state import Table
from bactrian.kernel.message import Reason
from tests.expedition.arrange import can, do, empty_piles, table


def why(match: Table, target: str) -> tuple[str, str]:
    reason = reason_for(match, target)
    return reason.rule, reason.word


def reason_for(match: Table, target: str) -> Reason:
    reason = match.why_not(match.asked()[0], target)
    assert reason is not None
    return reason


def test_what_is_possible_needs_no_reason() -> None:
    match = table([4, 8, 9], hands={0: "red-oil"})
    for target in (
        "card:red-oil",
        "pay red-oil",
        "space:kuhbanan",
        "figure:0",
        "ballast 0",
        "stop",
    ):
        assert match.why_not(0, target) is None


@pytest.mark.parametrize(
    ("target", "rule", "word"),
    [
        ("space:tabas", "E5.1", "no-space-far"),
        ("space:hormus", "E0.3", "no-space-behind"),
        ("space:kuhbanan", "E5.3.1", "no-cannot-pay"),
        ("card:red-silk", "E5.2", "no-card-not-held"),
        ("pay red-leader", "E5.3.1", "no-card-unfit"),
        ("figure:1", "E0.7", "no-figure-foreign"),
        ("ballast 0", "E6.2", "no-ballast-head"),
        ("ballast 1", "E0.7", "no-figure-foreign"),
        ("slot:1", "E4.1", "no-draw-yet"),
        ("take 2", "E4.1", "no-draw-yet"),
        ("draw", "E4.1", "no-draw-yet"),
        ("moon", "", "no-not-now"),
    ],
)
def test_while_moving(target: str, rule: str, word: str) -> None:
    match = table([4, 1, 2], hands={0: "red-leader"})
    assert why(match, target) == (rule, word)


def test_an_occupied_space_is_jumped() -> None:
    assert why(table([4, 5, 2]), "space:kuhbanan") == ("E5.1", "no-space-occupied")


def test_what_is_missing_is_counted_and_ballast_is_the_repair() -> None:
    match = table([8, 12, 2], hands={0: "red-oil blue-oil green-silk"})
    reason = reason_for(match, "card:red-oil")
    assert (reason.rule, reason.word, reason.args["missing"]) == ("E5.3.2", "no-cannot-pay", 1)
    assert reason.repair is not None
    assert reason.repair.word == "fix-ballast"
    assert reason.repair.args == {"gold": 1, "space": "space:badakhshan"}


def test_ballast_says_what_is_lacking() -> None:
    assert why(table([1, 5, 6], gold=[0, 0, 0]), "ballast 0") == ("E6.2", "no-ballast-gold")
    match = table([1, 8, 9])
    do(match, "ballast 0")
    assert why(match, "ballast 0") == ("E6.2", "no-ballast-again")


def test_figures_that_rest() -> None:
    hand = "red-oil blue-oil green-oil red-silk"
    match = table([0, 1, 2, 3], seats=2, hands={0: hand})
    assert why(match, "card:red-oil") == ("E10.3", "no-figure-first")
    do(match, "step 0", "pay red-oil")
    assert why(match, "figure:2") == ("E10.3", "no-figure-fixed")
    tactical = table(
        [10, 17, 16, 19],
        seats=2,
        hands={0: "red-leader blue-leader"},
        interim_done=True,
        variant="tactical",
    )
    do(tactical, "step 0")
    assert why(tactical, "figure:0") == ("E11.3", "no-figure-halted")


def test_in_the_middle_of_a_payment() -> None:
    match = table([8, 1, 2], hands={0: "red-oil blue-oil green-oil purple-oil green-silk"})
    do(match, "pay red-oil")
    assert why(match, "card:green-silk") == ("E5.3.2", "no-card-unfit")
    assert why(match, "card:red-oil") == ("E5.2", "no-card-not-held")
    assert why(match, "stop") == ("E5.2", "no-finish-payment")


def test_while_drawing() -> None:
    match = table([4, 1, 2])
    empty_piles(match, display=["red-oil", "red-silk"])
    do(match, "stop")
    assert can(match, "take 1")
    assert why(match, "slot:4") == ("R9", "no-slot-empty")
    assert why(match, "pile") == ("E7.3", "no-pile-empty")
    assert why(match, "figure:0") == ("E4.1", "no-movement-over")
    assert why(match, "stop") == ("E4.1", "no-movement-over")


def test_others_and_finished_matches() -> None:
    match = table([24, 25, 26], interim_done=True)
    reason = match.why_not(1, "stop")
    assert reason is not None
    assert reason.word == "no-not-asked"
    empty_piles(match)
    do(match, "stop", "stop", "stop")
    reason = match.why_not(0, "stop")
    assert reason is not None
    assert reason.word == "no-match-over"

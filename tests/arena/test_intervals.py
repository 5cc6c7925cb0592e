"""Intervals against values from the books, and against what they promise."""

import random
from statistics import fmean

import pytest

from bactrian.arena.intervals import Estimate, of_mean, of_share, student, wilson


@pytest.mark.parametrize(
    ("freedom", "value"),
    [
        *[(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262)],
        *[(19, 2.093), (30, 2.042), (60, 2.000), (120, 1.980), (10**6, 1.960)],
    ],
)
def test_student_is_the_one_of_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=2e-3)


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [  # the examples of Newcombe, Statistics in Medicine 17 (1998), method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_is_the_one_of_the_books(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won / of, of) == pytest.approx((low, high), abs=5e-5)


def test_a_mean_has_students_interval() -> None:
    estimate = of_mean([1.0, 2.0, 3.0, 4.0])
    assert estimate == pytest.approx((2.5, 2.5 - 2.054, 2.5 + 2.054), abs=5e-3)
    assert estimate.text == "2.50 ± 2.05"


def test_one_deal_says_nothing_about_its_like() -> None:
    assert of_mean([7.0]) == Estimate(7.0, None, None)
    assert of_mean([7.0]).text == "7.00"
    assert of_share([1.0], 2) == Estimate(1.0, 0.0, 1.0)


def test_independent_matches_have_wilsons_interval() -> None:
    estimate = of_share([1.0] * 81 + [0.0] * 182, 263)
    assert (estimate.low, estimate.high) == pytest.approx((0.2553, 0.3662), abs=1e-3)


def test_matches_that_go_by_the_deal_count_once_a_deal() -> None:
    estimate = of_share([1.0] * 50 + [0.0] * 50, games=400)  # four of each deal, all the same
    assert (estimate.low, estimate.high) == pytest.approx(wilson(0.5, 100), abs=4e-3)


def test_a_share_is_never_surer_than_its_matches_allow() -> None:
    for share in (0.5, 1.0, 0.0):
        estimate = of_share([share] * 200, games=400)
        assert (estimate.low, estimate.high) == pytest.approx(wilson(share, 400), abs=2e-3)
        assert estimate.low != estimate.high


@pytest.mark.parametrize("strength", [0.5, 0.8, 0.95])
def test_the_truth_lies_within_as_often_as_promised(strength: float) -> None:
    chance = random.Random(f"coverage {strength}")
    within = 0
    for _ in range(500):
        deals = []
        for _ in range(60):
            luck = strength + chance.uniform(-1, 1) * (1 - strength)  # of the deal, for both seats
            deals.append(fmean(chance.random() < luck for _ in range(2)))
        estimate = of_share(deals, 120)
        assert estimate.low is not None
        assert estimate.high is not None
        within += estimate.low <= strength <= estimate.high
    assert 0.92 <= within / 500 <= 0.99

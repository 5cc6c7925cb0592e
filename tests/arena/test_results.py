"""What is made of the results: shares, points, times and ratings, from matches written by hand."""

from collections import Counter

import pytest

from bactrian.arena.design import designed
from bactrian.arena.intervals import Estimate
from bactrian.arena.match import Row, Side, time_class
from bactrian.arena.ratings import ratings
from bactrian.arena.report import reported
from bactrian.arena.results import counted, milliseconds, quantile, result

PAIR = designed("expedition", 2, "random,random")
ONE, TWO = PAIR.names


def side(bot: str, place: int, points: int, gold: int = 0, milliseconds: int = 1) -> Side:
    times = {time_class(milliseconds * 1_000_000): 10}
    return Side(bot, place, points, {"gold": gold, "silk": points - gold}, 10, 4, times)


def row(deal: int, rotation: int, *sides: Side, pairing: int = 0, build: str = "b") -> Row:
    return Row(f"{deal}-{rotation}", pairing, deal, rotation, "1", "end", "", build, list(sides))


def deal_of(deal: int, first_wins: int) -> list[Row]:
    """Two matches of a deal, of which the first bot wins so many."""
    places = [(1, 2) if turn < first_wins else (2, 1) for turn in range(2)]
    return [
        row(deal, turn, side(ONE, one, 30 - one, 5), side(TWO, two, 30 - two))
        for turn, (one, two) in enumerate(places)
    ]


def test_shares_and_points_by_source() -> None:
    rows = deal_of(1, 2) + deal_of(2, 1) + deal_of(3, 2)
    one, two = result(ONE, rows), result(TWO, rows)
    assert one.games == two.games == 6
    assert one.deals == 3
    assert one.share.mean == pytest.approx(5 / 6)
    assert two.share.mean == pytest.approx(1 / 6)
    assert one.fair == two.fair == 0.5
    assert one.points.mean == pytest.approx(28 + 5 / 6)
    assert one.sources["gold"] == Estimate(5, 5, 5)
    assert one.sources["silk"].mean == pytest.approx(23 + 5 / 6)
    assert (one.decisions, one.turns) == (10, 4)
    assert one.p50 == pytest.approx(0.001, rel=0.03)


def test_a_shared_win_is_a_fraction() -> None:
    rows = [row(1, 0, side("a", 1, 9), side("b", 1, 9), side("b", 3, 2))]
    assert result("a", rows).share.mean == result("b", rows).share.mean == 0.5
    rows = [row(1, 0, side("a", 1, 9), side("b", 1, 9), side("b", 1, 9))]
    assert result("a", rows).share.mean == pytest.approx(1 / 3)
    assert result("b", rows).share.mean == pytest.approx(2 / 3)


def test_who_is_left_behind_counts_also_without_a_win() -> None:
    rows = [row(1, 0, side("a", 2, 9), side("b", 1, 12), side("b", 2, 9), side("b", 4, 4))]
    assert result("a", rows).ahead.mean == pytest.approx(1.5 / 3)
    assert result("b", rows).ahead.mean == pytest.approx((3 + 1.5 + 0) / 9)
    assert result(ONE, deal_of(1, 2)).ahead.mean == 1


def test_a_bot_on_several_seats_has_their_mean_and_their_fair_share() -> None:
    rows = [row(1, 0, side("a", 2, 9), side("b", 1, 12), side("b", 3, 4))]
    assert result("b", rows).points.mean == 8
    assert result("b", rows).fair == pytest.approx(2 / 3)
    assert result("b", rows).games == 1


def test_only_deals_that_all_have_played_count() -> None:
    rows = deal_of(2, 1) + deal_of(1, 2)[:1] + deal_of(3, 0)
    assert [(one.deal, one.rotation) for one in counted(PAIR, reversed(rows))] == [
        *[(2, 0), (2, 1), (3, 0), (3, 1)]
    ]
    report = reported(PAIR, 10, rows)
    assert (report.played, report.planned, report.counted) == (5, 10, 4)
    assert report.bots[0].share.mean == 0.25
    assert report.pairings == [report.bots]


def test_nothing_played_is_nothing_found() -> None:
    report = reported(PAIR, 10, [])
    assert report.pairings == [[]]
    assert report.bots == []


def test_the_builds_that_played_are_told() -> None:
    rows = deal_of(1, 1) + deal_of(2, 1)
    rows[0].build = "older"
    assert reported(PAIR, 4, rows).builds == ["b", "older"]


def test_quantiles() -> None:
    times = Counter({time_class(1_000_000): 90, time_class(50_000_000): 10})
    assert quantile(times, 0.5) == pytest.approx(0.001, rel=0.03)
    assert quantile(times, 0.9) == pytest.approx(0.001, rel=0.03)
    assert quantile(times, 0.91) == pytest.approx(0.05, rel=0.03)
    assert quantile(Counter(), 0.5) == 0.0


def test_milliseconds_are_short() -> None:
    times = [2.28e-6, 0.00123, 0.0456, 0.988, 2.16]
    assert [milliseconds(time) for time in times] == ["0.0023", "1.2", "46", "988", "2160"]


def test_ratings_follow_the_wins() -> None:
    known = {ONE: (25.0, 25 / 3), TWO: (25.0, 25 / 3)}
    assert ratings([ONE, TWO], []) == known
    after = ratings([ONE, TWO], deal_of(1, 2)[:1])
    assert after[ONE] == pytest.approx((27.6354, 8.0659), abs=1e-4)  # as the package documents
    assert after[TWO] == pytest.approx((22.3646, 8.0659), abs=1e-4)
    strong = ratings([ONE, TWO], [one for deal in range(30) for one in deal_of(deal, 2)])
    assert strong[ONE].mu > 35 > 15 > strong[TWO].mu
    assert strong[ONE].sigma < after[ONE].sigma


def test_a_bot_alone_proves_nothing() -> None:
    rows = [row(1, 0, side("a", 1, 9), side("a", 2, 9))]
    assert ratings(["a"], rows) == {"a": (25.0, 25 / 3)}


def test_a_bot_on_several_seats_is_rated_once() -> None:
    rows = [row(1, 0, side("a", 1, 9), side("b", 2, 5), side("b", 3, 4), side("b", 4, 3))]
    rated = ratings(["a", "b"], rows)
    assert rated["a"].mu > 25 > rated["b"].mu

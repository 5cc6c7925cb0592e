"""What a position is worth: facts that every appraisal must respect."""

from math import isfinite
from statistics import mean

import pytest

import bactrian
from bactrian.games.samarkand.state import Table
from tests.samarkand.arrange import (
    BARBARA,
    GAME,
    JULIA,
    KARSTEN,
    hold,
    is_over,
    link,
    member,
    play,
    stand,
    table,
    treasury,
    turn,
)
from tests.support import Table as Entry
from tests.support import play_out, start, tables, walk

TABLES = [entry for entry in tables() if entry[0] == "samarkand"]

LINKED = ("egypt", "arabia", "tigris", "oman", "persia", "sindh", "sogdia", "china")
"""Once these are linked, only Byzantines and Levantines keep the game going."""


def good_on(match: Table, space: str) -> str:
    """The name of the card whose good lies on a space."""
    return match.box.cards[match.box.good_on[match.box.space_ids.index(space)]]


def worth(match: Table, seat: int = KARSTEN) -> float:
    return GAME.appraise(match)[seat]


def last_turns() -> Table:
    """The table before the last link: Byzantines and Levantines stand side by side."""
    match = table()
    for first, second in zip(LINKED[::2], LINKED[1::2], strict=True):
        link(match, first, second)
    member(match, KARSTEN, "byzant")
    stand(match, "levant", "antioch")
    stand(match, "byzant", "iconium")
    return match


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_the_end_an_appraisal_is_the_score(seats: int) -> None:
    for seed in range(4):
        dealer = bactrian.SeededDealer(f"appraise-{seed}")
        match = play_out(GAME.start(seats, dealer, record=False), seed)
        assert GAME.appraise(match) == match.standing().totals
        assert GAME.doubt(match) == 0


@pytest.mark.parametrize("entry", TABLES, ids=str)
def test_every_position_can_be_appraised_and_stays_as_it_is(entry: Entry) -> None:
    match = start(entry, "anywhere", record=False)
    for _ in walk(match, "anywhere"):
        before = match.position()
        points = GAME.appraise(match)
        assert len(points) == match.seats
        assert all(isfinite(share) and 0 <= share < 150 for share in points)
        assert 0 < GAME.doubt(match) < 30
        assert match.position() == before


def test_the_last_appraisals_are_nearly_right_even_where_nobody_plays_well() -> None:
    errors, apart, doubts = [], [], []
    for seed in range(20):
        match = GAME.start(2 + seed % 4, bactrian.SeededDealer(f"late-{seed}"), record=False)
        seen = [(GAME.appraise(match), GAME.doubt(match)) for _ in walk(match, f"late-{seed}")]
        totals = match.standing().totals
        for points, doubt in seen[-len(seen) // 10 :]:
            off = [share - total for share, total in zip(points, totals, strict=True)]
            errors += off
            apart.append(abs(off[0] - off[1]))
            doubts.append(doubt)
    assert abs(mean(errors)) < 6
    assert mean(apart) < 2 * mean(doubts)
    assert mean(doubts) < 8


def test_a_card_is_worth_more_the_nearer_its_owners_camels_are() -> None:
    found = []
    for spaces in ((), ("qumis",), ("qumis", "merv")):
        match = table()
        hold(match, KARSTEN, good_on(match, "merv"))
        member(match, KARSTEN, "persia")
        stand(match, "persia", *spaces)
        found.append(worth(match))
    assert found[0] < found[1] - 0.2
    assert found[1] < found[2] - 0.5


def test_a_card_is_worth_little_out_of_reach() -> None:
    near, away = table(), table()
    for match, space in ((near, "kharga"), (away, "delhi")):
        hold(match, KARSTEN, good_on(match, space))
        member(match, KARSTEN, "egypt")
    assert worth(near) > worth(away) + 1


def test_a_link_made_is_worth_more_than_a_link_in_sight() -> None:
    leads = []
    for space in ("mediterranean_north", "constantinople"):
        match = table()
        member(match, KARSTEN, "levant")
        member(match, BARBARA, "byzant")
        stand(match, "levant", "antioch", "iconium")
        turn(match, KARSTEN)
        play(match, KARSTEN, f"place {space}")
        points = GAME.appraise(match)
        leads.append(points[KARSTEN] - points[BARBARA])
    assert leads[1] > leads[0] + 1


def test_who_is_next_has_the_better_chance_of_a_link() -> None:
    leads = []
    for following in (JULIA, KARSTEN):
        match = table()
        member(match, KARSTEN, "levant")
        member(match, JULIA, "levant")
        stand(match, "levant", "antioch", "iconium")
        turn(match, following)
        points = GAME.appraise(match)
        leads.append(points[JULIA] - points[KARSTEN])
    assert leads[0] > leads[1] + 0.4
    assert leads[0] - leads[1] < 10


def test_a_treasury_is_for_the_turns_to_come() -> None:
    gains = []
    for match in (table(), last_turns()):
        if not match.state.owned[KARSTEN][0]:
            member(match, KARSTEN, "byzant")
        before = worth(match)
        treasury(match, "byzant", 5)
        gains.append(worth(match) - before)
    assert gains[0] > 0
    assert gains[1] < gains[0]


def test_a_card_that_can_be_sold_is_worth_its_price() -> None:
    match = last_turns()
    name = good_on(match, "pontus")
    hold(match, JULIA, name)
    turn(match, KARSTEN)
    before = worth(match, JULIA)
    play(match, KARSTEN, "place pontus")
    offered = worth(match, JULIA)
    play(match, JULIA, f"sell {name}")
    assert before < offered
    assert offered == pytest.approx(worth(match, JULIA), abs=0.1)


def test_when_only_a_sale_is_open_before_the_end_nothing_else_is_expected() -> None:
    match = last_turns()
    treasury(match, "byzant", 1)
    name = good_on(match, "pontus")
    hold(match, JULIA, name)
    hold(match, KARSTEN, good_on(match, "melitene"))
    turn(match, KARSTEN)
    play(match, KARSTEN, "place pontus", "place antioch")
    assert not is_over(match)
    offered = GAME.appraise(match)
    play(match, JULIA, f"sell {name}")
    assert is_over(match)
    assert offered == match.standing().totals


def test_doubt_shrinks_as_the_end_comes_near() -> None:
    assert GAME.doubt(table()) > 1.4 * GAME.doubt(last_turns())

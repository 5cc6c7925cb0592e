"""The worked examples SX15 to SX23: the end, the score, two players, and no way on."""

import pytest

from bactrian.games.samarkand.state import Table
from tests.samarkand.arrange import (
    BARBARA,
    CHRISTOPH,
    JULIA,
    KARSTEN,
    family,
    hold,
    is_over,
    link,
    marriages,
    member,
    places,
    play,
    points,
    sold,
    stand,
    table,
    texts,
    treasury,
    turn,
)


def all_but_china_linked(match: Table) -> None:
    """Nine families have a link; the Sogdians stand next to the home of the Chinese."""
    link(match, "byzant", "egypt")
    link(match, "levant", "tigris")
    link(match, "arabia", "oman")
    link(match, "persia", "sogdia", "sindh")
    stand(match, "sogdia", "ferghana", "yarkand")
    member(match, JULIA, "sogdia")


def test_sx15_end_a() -> None:
    match = table(4)
    all_but_china_linked(match)
    turn(match, JULIA)
    assert "kashgar" in places(match, JULIA)
    told = play(match, JULIA, "place kashgar")
    assert is_over(match)
    assert "ended-all-linked" in told
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.reason == "all-linked"


def test_sx16_end_b() -> None:
    match = table(4)
    link(match, "levant", "egypt", "tigris", "arabia", "persia")
    stand(match, "levant", "antioch", "iconium")
    member(match, JULIA, "levant")
    treasury(match, "levant", 1)
    turn(match, JULIA)
    play(match, JULIA, "place constantinople")
    assert not is_over(match)
    assert match.asked() == (JULIA,)
    play(match, JULIA, "place smyrna")
    assert is_over(match)
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.reason == "five-links"


def test_sx17_full_score() -> None:
    match = table(4)
    member(match, JULIA, "levant", "arabia")
    stand(match, "levant", "petra", "antioch")
    stand(match, "arabia", "petra")
    stand(match, "byzant", "antioch")
    hold(match, JULIA, "glass", "flax", "wine")
    sold(match, JULIA, "gold")
    state = match.state
    state.cash[JULIA] = 12
    state.links_taken[JULIA] = 6
    state.takers = [JULIA if good < 5 else 0 for good in range(33)]
    score = match.standing(JULIA).scores[JULIA]
    assert score.sources == {"cards": 13, "tokens": 5, "links": 6, "cash": 12}
    assert score.total == 36


def test_sx18_tie() -> None:
    match = table(4)
    all_but_china_linked(match)
    match.state.links_taken = [0] * 4
    match.state.cash = [17, 0, 10, 18]
    turn(match, JULIA)
    play(match, JULIA, "place kashgar")
    totals = match.standing().totals
    assert totals == [18, 0, 15, 18]
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.winners == (KARSTEN, CHRISTOPH)
    assert outcome.places == [1, 4, 3, 1]
    assert outcome.tie_break == "shared"


def test_sx19_two_players_bag_unmarried() -> None:
    match = table(2, ["wine", "honey", "furs", "oman"])
    told = play(match, KARSTEN, "marry egypt", "done")
    oman = family(match, "oman")
    assert "tile-left" in told
    assert match.state.removed == [oman]
    assert match.state.tiles[oman] == 1
    view = match.view(BARBARA)["table"]
    assert isinstance(view, dict)
    assert view["removed"] == ["family:oman"]


def test_sx20_two_players_bag_married() -> None:
    match = table(2, ["wine", "honey", "furs", "egypt"])
    told = play(match, KARSTEN, "marry egypt", "done")
    assert "tile-came" in told
    assert match.state.tiles[family(match, "egypt")] == 1
    for seat in (KARSTEN, BARBARA):
        turn(match, seat)
        assert "marry egypt" in marriages(match, seat)


def test_sx21_two_players_both_tiles() -> None:
    match = table(2)
    levant = family(match, "levant")
    match.state.owned[BARBARA][levant] = 2
    match.state.tiles[levant] = 0
    match.state.bag.counts[levant] = 0
    match.state.bag.left -= 1
    member(match, KARSTEN, "byzant")
    stand(match, "levant", "antioch", "iconium")
    hold(match, BARBARA, "glass")
    play(match, KARSTEN, "place iconium")
    assert match.state.cash[BARBARA] == 11
    assert points(match, BARBARA, "cards") == 4


def stuck(match: Table, seat: int) -> None:
    """A player without money whose only family has no camels left."""
    member(match, seat, "levant")
    match.state.stocks[family(match, "levant")] = 0
    match.state.cash[seat] = 2


def test_sx22_stuck_player() -> None:
    match = table(4)
    stuck(match, BARBARA)
    hold(match, BARBARA, "wine")
    turn(match, BARBARA)
    assert texts(match, BARBARA) == ["skip"]
    assert play(match, BARBARA, "skip") == ["skipped", "turn-began"]
    assert match.asked() == (JULIA,)


@pytest.mark.parametrize("third", ["byzant", "egypt"])
def test_sx23_third_camel(third: str) -> None:
    match = table(4)
    stand(match, "levant", "antioch", "iconium")
    stand(match, "tigris", "mosul", "edessa", "melitene", "iconium")
    stand(match, "egypt", "alexandria", "mediterranean_east", "mediterranean_north")
    member(match, BARBARA, third)
    turn(match, BARBARA)
    assert "iconium" not in places(match, BARBARA)
    reason = match.why_not(BARBARA, "space:iconium")
    assert reason is not None
    assert (reason.rule, reason.word) == ("S5.2", "no-space-full")

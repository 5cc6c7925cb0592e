"""Where the rulebook is silent or contradicts itself: rulings R12 to R23."""

import pytest

from bactrian.games.samarkand.state import Table
from bactrian.kernel.errors import BactrianError
from tests.samarkand.arrange import (
    BARBARA,
    CHRISTOPH,
    JULIA,
    KARSTEN,
    card,
    family,
    hold,
    hold_any,
    is_over,
    link,
    marriages,
    member,
    places,
    play,
    sold,
    stand,
    table,
    texts,
    treasury,
    turn,
)
from tests.samarkand.audit import audit


def before_delhi(seats: int = 4) -> Table:
    """Julia may place a camel of the Sindhis on Delhi, where the diamond lies."""
    match = table(seats)
    stand(match, "sindh", "thar")
    member(match, JULIA, "sindh")
    turn(match, JULIA)
    return match


def test_r12_nobody_waits_for_a_sale() -> None:
    match = before_delhi()
    hold(match, KARSTEN, "diamond")
    play(match, JULIA, "place delhi")
    assert match.asked() == (KARSTEN, CHRISTOPH)
    assert match.asked(CHRISTOPH) == (CHRISTOPH,)
    play(match, CHRISTOPH, "marry egypt", "done")
    assert texts(match, KARSTEN) == ["sell diamond", "keep diamond"]
    play(match, KARSTEN, "sell diamond")
    assert match.state.cash[KARSTEN] == 13
    assert "marry egypt" in texts(match, KARSTEN)


def test_r12_the_end_waits_for_every_sale() -> None:
    match = before_delhi()
    link(match, "sindh", "egypt", "tigris", "arabia", "persia")
    stand(match, "china", "lahore")
    treasury(match, "sindh", 1)
    stand(match, "byzant", "malwa")
    hold(match, KARSTEN, "diamond")
    play(match, JULIA, "place delhi", "place malwa")
    assert not is_over(match)
    assert match.asked() == (KARSTEN,)
    assert match.asked(JULIA) == ()
    assert match.standing().outcome is None
    assert match.undoable(JULIA) == 0
    play(match, KARSTEN, "sell diamond")
    assert is_over(match)
    assert match.standing().scores[KARSTEN].sources["cash"] == 13


def test_r12_the_acting_player_decides_before_his_second_camel() -> None:
    match = before_delhi()
    treasury(match, "sindh", 1)
    hold(match, JULIA, "diamond")
    play(match, JULIA, "place delhi")
    assert texts(match, JULIA) == ["sell diamond", "keep diamond"]
    play(match, JULIA, "sell diamond")
    assert "stop" in texts(match, JULIA)


def test_r13_a_plan_answers_the_sale() -> None:
    for plan, cash in (("plan-sell", 13), ("plan-keep", 10)):
        match = before_delhi()
        hold(match, KARSTEN, "diamond")
        assert KARSTEN not in match.asked()  # plans are made at any time
        play(match, KARSTEN, f"{plan} diamond")
        told = play(match, JULIA, "place delhi")
        assert match.asked() == (CHRISTOPH,)
        assert match.state.cash[KARSTEN] == cash
        assert ("sold" in told) == (plan == "plan-sell")
        audit(match)


def test_r13_a_plan_can_be_changed() -> None:
    match = before_delhi()
    hold(match, KARSTEN, "diamond", "wine")
    play(match, KARSTEN, "plan-keep diamond")
    entries = match.game.table.entries
    assert [entries[code].text for code in match.asides(KARSTEN)] == [
        "plan-sell wine",
        "plan-keep wine",
        "plan-ask diamond",
        "plan-sell diamond",
    ]
    play(match, KARSTEN, "plan-ask diamond")
    play(match, JULIA, "place delhi")
    assert match.asked() == (KARSTEN, CHRISTOPH)


def test_r13_plans_can_be_made_while_discarding_and_end_with_the_discard() -> None:
    match = table(4, ["wine", "honey", "furs"])
    play(match, KARSTEN, "marry egypt", "plan-sell wine", "plan-keep furs")
    view = match.view(KARSTEN)["table"]
    assert isinstance(view, dict)
    players = view["players"]
    assert isinstance(players, list)
    own = players[KARSTEN]
    assert isinstance(own, dict)
    assert isinstance(own["hand"], list)
    plans = {item["id"]: item["plan"] for item in own["hand"] if isinstance(item, dict)}
    assert plans == {"card:wine": "sell", "card:honey": "ask", "card:furs": "keep"}
    play(match, KARSTEN, "discard wine", "done")
    assert match.state.plans[card(match, "wine")] == 0
    audit(match)


def test_r13_a_plan_stands_whatever_is_taken_back() -> None:
    match = before_delhi()
    hold(match, KARSTEN, "diamond")
    hold(match, JULIA, "wine")
    treasury(match, "sindh", 1)
    box = match.box
    plain = [space for space in box.space_ids if box.good_on[box.space_ids.index(space)] < 0]
    play(match, JULIA, next(f"place {s}" for s in plain if f"place {s}" in texts(match, JULIA)))
    assert match.undoable(JULIA) == 1
    play(match, KARSTEN, "plan-keep diamond")
    play(match, JULIA, "plan-sell wine")
    assert match.undoable(JULIA) == 1
    match.undo(JULIA)
    assert match.state.plans[card(match, "diamond")] == 2
    assert match.state.plans[card(match, "wine")] == 1


def test_r13_foreign_cards_cannot_be_planned() -> None:
    match = before_delhi()
    hold(match, KARSTEN, "diamond")
    with pytest.raises(BactrianError):
        play(match, JULIA, "plan-sell diamond")


def test_r13_others_hear_nothing_of_a_card_that_is_kept() -> None:
    match = before_delhi()
    hold(match, KARSTEN, "diamond")
    play(match, JULIA, "place delhi")
    events = match.play(KARSTEN, match.game.table.code("keep diamond"))
    assert [event.told(KARSTEN) is not None for event in events] == [True]
    assert [event.told(seat) for event in events for seat in (-1, 1, 2, 3)] == [None] * 4


def test_r14_a_card_drawn_later_cannot_be_sold() -> None:
    match = table(4, ["diamond", "wine", "honey"])
    stand(match, "sindh", "thar", "delhi")
    stand(match, "china", "lahore")
    member(match, JULIA, "china")
    play(match, KARSTEN, "marry egypt", "done")
    turn(match, JULIA)
    play(match, JULIA, "place delhi")
    assert match.asked() == (CHRISTOPH,)
    turn(match, KARSTEN)
    entries = match.game.table.entries
    planned = [entries[code].text for code in match.asides(KARSTEN)]
    assert not [text for text in planned if text.endswith("diamond")]
    reason = match.why_not(KARSTEN, "plan-sell diamond")
    assert reason is not None
    assert (reason.rule, reason.word) == ("S6.5", "no-sale-past")


def test_r15_sold_cards_still_count_towards_the_limit() -> None:
    match = table(4)
    hold_any(match, KARSTEN, 4)
    sold(match, KARSTEN, "wine", "honey", "furs")
    told = play(match, KARSTEN, "marry egypt")
    assert "drew-nothing" in told
    assert len(match.state.hand(KARSTEN)) == 4


def test_r16_a_sold_card_cannot_be_discarded() -> None:
    match = table(4)
    sold(match, KARSTEN, "wine")
    play(match, KARSTEN, "marry egypt")
    assert "discard wine" not in texts(match, KARSTEN)
    reason = match.why_not(KARSTEN, "card:wine")
    assert reason is not None
    assert (reason.rule, reason.word) == ("R16", "no-card-sold")


def test_r17_entering_a_foreign_home_makes_a_link() -> None:
    match = table(4)
    stand(match, "levant", "antioch", "iconium")
    member(match, JULIA, "levant")
    turn(match, JULIA)
    assert "linked" in play(match, JULIA, "place constantinople")


def test_r18_a_space_with_two_camels_is_closed_to_a_third_family_for_ever() -> None:
    match = table(4)
    stand(match, "levant", "antioch", "iconium", "constantinople")
    stand(match, "tigris", "mosul", "edessa", "melitene", "pontus")
    member(match, JULIA, "tigris")
    turn(match, JULIA)
    assert "constantinople" not in places(match, JULIA)
    assert "thrace" not in places(match, JULIA)


def test_r19_two_camels_on_water_never_link() -> None:
    match = table(4)
    stand(match, "levant", "mediterranean_east")
    stand(match, "egypt", "alexandria", "mediterranean_east")
    stand(match, "levant", "sinai")
    member(match, JULIA, "egypt")
    turn(match, JULIA)
    assert match.state.linked[family(match, "levant")] == 0
    assert "linked" in play(match, JULIA, "place sinai")


def test_r20_the_acting_player_need_not_belong_to_the_passive_family() -> None:
    match = table(4)
    stand(match, "levant", "antioch", "iconium")
    member(match, JULIA, "byzant")
    turn(match, JULIA)
    play(match, JULIA, "place iconium")
    assert match.state.links_taken[JULIA] == 2
    assert match.state.cash == [10, 10, 13, 10]


def test_r21_two_players_may_both_be_members_of_a_family() -> None:
    match = table(2, ["wine", "honey", "furs", "egypt"])
    play(match, KARSTEN, "marry egypt", "done")
    play(match, BARBARA, "marry egypt", "done")
    egypt = family(match, "egypt")
    assert [owned[egypt] for owned in match.state.owned] == [1, 1]


def test_r22_a_family_without_camels_can_be_married_into() -> None:
    match = table(4)
    match.state.stocks[family(match, "egypt")] = 0
    assert "marry egypt" in marriages(match, KARSTEN)


def test_r23_the_last_dirham_may_be_spent() -> None:
    match = table(4)
    match.state.cash[KARSTEN] = 3
    play(match, KARSTEN, "marry egypt", "done")
    assert match.state.cash[KARSTEN] == 0

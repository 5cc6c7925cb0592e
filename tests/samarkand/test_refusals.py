"""Why something cannot be done: the rule, the words, and the cheapest repair."""

from bactrian.games.samarkand.state import Table
from tests.samarkand.arrange import (
    BARBARA,
    GAME,
    KARSTEN,
    family,
    hold,
    hold_any,
    member,
    play,
    stand,
    table,
    texts,
    treasury,
    turn,
)


def why(match: Table, seat: int, target: str) -> tuple[str, str, str]:
    """The rule, the words and the repair for what is not possible."""
    reason = match.why_not(seat, target)
    assert reason is not None
    return reason.rule, reason.word, "" if reason.repair is None else reason.repair.word


def test_families_that_cannot_be_married_into() -> None:
    match = table(4)
    match.state.tiles[family(match, "oman")] = 0
    match.state.cash[KARSTEN] = 3
    assert why(match, KARSTEN, "family:oman") == ("S4.1", "no-tile-left", "")
    assert why(match, KARSTEN, "family:persia") == ("S4.1", "no-too-dear", "fix-marry")
    reason = match.why_not(KARSTEN, "marry persia")
    assert reason is not None
    assert reason.args == {"family": "family:persia", "price": 6, "cash": 3}
    assert reason.repair is not None
    assert reason.repair.args == {"family": "family:byzant", "dirham": 3}
    match.state.cash[KARSTEN] = 0
    member(match, KARSTEN, "levant")
    turn(match, KARSTEN)
    assert why(match, KARSTEN, "family:persia") == ("S4.1", "no-too-dear", "")
    assert why(match, KARSTEN, "marry levant") == ("S4.1", "no-already-member", "fix-extend")


def test_families_that_cannot_be_extended() -> None:
    match = table(4)
    member(match, KARSTEN, "levant", "china", "egypt")
    match.state.stocks[family(match, "levant")] = 0
    turn(match, KARSTEN)
    assert why(match, KARSTEN, "extend oman") == ("S5.1", "no-not-member", "fix-marry")
    assert why(match, KARSTEN, "family:levant") == ("S5.2", "no-stock", "")
    for name in ("sogdia", "persia"):
        for place in ("yarkand", "kabul", "khotan"):
            stand(match, name, place)
    turn(match, KARSTEN)
    assert why(match, KARSTEN, "family:china") == ("S5.2", "no-way-on", "")
    assert why(match, KARSTEN, "family:egypt") == ("S5.2", "no-space-at-once", "")
    match.state.cash[KARSTEN] = 0
    assert why(match, KARSTEN, "extend oman") == ("S5.1", "no-not-member", "")


def test_spaces_before_any_marriage() -> None:
    match = GAME.start(4)
    assert why(match, KARSTEN, "space:palmyra") == ("S5.8", "no-family-yet", "")


def test_spaces_while_the_family_is_open() -> None:
    match = table(4)
    member(match, KARSTEN, "levant", "egypt")
    turn(match, KARSTEN)
    assert why(match, KARSTEN, "space:palmyra") == ("S5.1", "no-family-first", "")
    reason = match.why_not(KARSTEN, "place palmyra")
    assert reason is not None
    assert reason.args["families"] == ("family:levant",)
    assert why(match, KARSTEN, "space:kashgar") == ("S5.2", "no-not-adjacent", "")
    assert why(match, KARSTEN, "space:damascus") == ("S5.2", "no-same-family", "")
    for name in ("levant", "egypt"):
        match.state.stocks[family(match, name)] = 0
    turn(match, KARSTEN)
    assert why(match, KARSTEN, "space:palmyra") == ("S5.2", "no-route-goes-on", "")


def test_spaces_for_a_family() -> None:
    match = table(4)
    member(match, KARSTEN, "levant")
    stand(match, "byzant", "petra")
    stand(match, "egypt", "petra")
    turn(match, KARSTEN)
    assert why(match, KARSTEN, "space:petra") == ("S5.2", "no-space-full", "")
    assert why(match, KARSTEN, "space:damascus") == ("S5.2", "no-same-family", "")
    assert why(match, KARSTEN, "space:kashgar") == ("S5.2", "no-not-adjacent", "")
    assert why(match, KARSTEN, "space:anah") == ("S5.4", "no-treasury", "")
    treasury(match, "levant", 1)
    assert why(match, KARSTEN, "space:anah") == ("S5.2", "no-not-adjacent", "fix-via")
    reason = match.why_not(KARSTEN, "space:anah")
    assert reason is not None
    assert reason.repair is not None
    assert reason.repair.args["via"] == "space:palmyra"
    play(match, KARSTEN, "place palmyra")
    assert match.why_not(KARSTEN, "space:anah") is None
    assert why(match, KARSTEN, "space:kufa") == ("S5.2", "no-not-adjacent", "")
    assert why(match, KARSTEN, "family:egypt") == ("S5.5", "no-family-fixed", "")
    assert why(match, KARSTEN, "marry egypt") == ("S5.5", "no-family-fixed", "")


def test_answers_of_another_moment() -> None:
    match = table(4)
    member(match, KARSTEN, "levant", "egypt")
    hold(match, KARSTEN, "wine")
    turn(match, KARSTEN)
    assert why(match, KARSTEN, "card:wine") == ("S6.2", "no-sale-now", "")
    assert why(match, KARSTEN, "sell wine") == ("S6.2", "no-sale-now", "")
    assert why(match, KARSTEN, "discard wine") == ("S4.6", "no-discard-now", "")
    assert why(match, KARSTEN, "skip") == ("S3.2", "no-skip", "")
    assert why(match, KARSTEN, "stop") == ("S5.6", "no-stop-yet", "")
    assert why(match, KARSTEN, "plan-ask wine") == ("R13", "no-planned-already", "")
    assert why(match, KARSTEN, "plan-sell honey") == ("S4.6", "no-card-not-held", "")
    assert match.why_not(KARSTEN, "plan-sell wine") is None
    play(match, KARSTEN, "extend levant")
    assert why(match, KARSTEN, "stop") == ("S5.6", "no-stop-yet", "")
    assert why(match, BARBARA, "space:palmyra") == ("", "no-not-asked", "")


def test_while_cards_are_discarded() -> None:
    match = table(4)
    hold_any(match, KARSTEN, 6)
    hold(match, BARBARA, "honey")
    play(match, KARSTEN, "marry egypt")
    assert why(match, KARSTEN, "card:honey") == ("S4.6", "no-card-not-held", "")
    assert why(match, KARSTEN, "done") == ("S4.6", "no-discard-more", "")
    assert why(match, KARSTEN, "family:egypt") == ("S4.6", "no-discard-first", "")
    assert match.prompt(KARSTEN).question.word == "ask-discard-exactly"


def test_while_sales_are_planned_or_decided() -> None:
    match = table(4)
    member(match, KARSTEN, "levant")
    hold(match, KARSTEN, "flax", "wine")
    turn(match, KARSTEN)
    play(match, KARSTEN, "plan-keep wine")
    assert why(match, KARSTEN, "plan-keep wine") == ("R13", "no-planned-already", "")
    play(match, KARSTEN, "place petra")
    assert texts(match, KARSTEN) == ["sell flax", "keep flax"]
    assert why(match, KARSTEN, "card:wine") == ("R12", "no-sale-first", "")

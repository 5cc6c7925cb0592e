"""What players are shown: their own cards with their worth, and points by source."""

from typing import Any

import pytest

import bactrian
from bactrian.games.samarkand.scoring import card_worth, most_worth
from bactrian.games.samarkand.state import Table
from bactrian.kernel.machine import WATCHER
from tests.samarkand.arrange import (
    BARBARA,
    GAME,
    JULIA,
    KARSTEN,
    discarded,
    family,
    hold,
    hold_any,
    member,
    play,
    sold,
    stand,
    table,
    treasury,
    turn,
)
from tests.support import play_out, walk


def shown(match: Table, viewer: int) -> Any:
    return match.view(viewer)["table"]


def worths(match: Table, seat: int) -> dict[str, tuple[int, int]]:
    """What a player sees of his cards: their worth now and at most."""
    hand = shown(match, seat)["players"][seat]["hand"]
    return {item["id"].partition(":")[2]: (item["now"], item["most"]) for item in hand}


def test_a_card_is_worth_something_now_and_more_at_most() -> None:
    match = table(4)
    hold(match, BARBARA, "flax", "glass")
    member(match, BARBARA, "levant")
    stand(match, "levant", "petra")
    assert worths(match, BARBARA) == {"flax": (4, 8), "glass": (0, 8)}


def test_full_spaces_and_families_without_tiles_limit_what_a_card_can_be_worth() -> None:
    match = table(4)
    hold(match, BARBARA, "flax")
    stand(match, "levant", "petra")
    stand(match, "egypt", "petra")
    assert worths(match, BARBARA) == {"flax": (2, 8)}
    for name in ("levant", "egypt"):
        match.state.tiles[family(match, name)] = 0
    assert worths(match, BARBARA) == {"flax": (2, 2)}


def test_camels_that_cannot_get_there_count_for_nothing() -> None:
    match = table(4)
    hold(match, BARBARA, "wine")
    match.state.stocks = [0] * 10
    assert worths(match, BARBARA) == {"wine": (0, 0)}
    match.state.stocks[family(match, "byzant")] = 1
    assert worths(match, BARBARA) == {"wine": (0, 4)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_is_ever_worth_more_than_was_promised(seats: int) -> None:
    match = GAME.start(seats, bactrian.SeededDealer(f"worth-{seats}"), record=False)
    promised = [[8] * 33 for _ in range(seats)]
    for step, _ in enumerate(walk(match, seats)):
        if step % 5:
            continue
        for seat in range(seats):
            for good in range(33):
                most = most_worth(match, seat, good)
                assert card_worth(match, seat, good) <= most <= promised[seat][good]
                promised[seat][good] = most


def test_until_the_end_only_own_cards_count() -> None:
    match = table(3)
    hold(match, BARBARA, "flax")
    stand(match, "levant", "petra")
    for viewer, points in ((BARBARA, 1), (KARSTEN, 0), (WATCHER, 0)):
        assert match.standing(viewer).scores[BARBARA].sources["cards"] == points


def test_at_the_end_all_hands_are_shown_and_counted() -> None:
    match = play_out(GAME.start(3, bactrian.SeededDealer(8)), 8)
    totals = match.standing(WATCHER).totals
    for viewer in range(-1, 3):
        assert match.standing(viewer).totals == totals
        players = shown(match, viewer)["players"]
        for seat, score in enumerate(match.standing().scores):
            assert sum(item["now"] for item in players[seat]["hand"]) == score.sources["cards"]
            assert players[seat]["tokens"] == shown(match, WATCHER)["players"][seat]["tokens"]


def test_own_discards_are_shown_to_their_owner_alone() -> None:
    match = table(3)
    discarded(match, KARSTEN, "wine")
    sold(match, JULIA, "honey")
    assert shown(match, KARSTEN)["players"][KARSTEN]["discarded"] == ["card:wine"]
    assert "discarded" not in shown(match, BARBARA)["players"][KARSTEN]
    assert shown(match, BARBARA)["players"][JULIA]["sold"] == ["card:honey"]
    assert shown(match, BARBARA)["discard"] == 1


def test_everybody_sees_how_far_an_action_has_come() -> None:
    match = table(3)
    member(match, KARSTEN, "levant", "egypt")
    treasury(match, "levant", 1)
    turn(match, KARSTEN)
    assert shown(match, BARBARA)["action"] is None
    play(match, KARSTEN, "extend levant")
    assert shown(match, BARBARA)["action"] == {"extends": "family:levant", "laid": 0}
    play(match, KARSTEN, "place palmyra")
    assert shown(match, BARBARA)["action"] == {"extends": "family:levant", "laid": 1}
    play(match, KARSTEN, "stop")
    hold_any(match, BARBARA, 8)
    play(match, BARBARA, "marry egypt")
    assert shown(match, KARSTEN)["action"] == {"discards": [1, 2]}


def test_a_field_shows_tiles_treasury_stock_and_links() -> None:
    match = table(3)
    stand(match, "levant", "antioch", "iconium")
    member(match, KARSTEN, "byzant")
    turn(match, KARSTEN)
    play(match, KARSTEN, "place iconium")
    field = shown(match, WATCHER)["families"][family(match, "byzant")]
    assert field == {
        "id": "family:byzant",
        "price": 3,
        "tiles": 1,
        "treasury": 0,
        "stock": 10,
        "link_tiles": 4,
        "dark_green": False,
        "links": 1,
        "linked": ["family:levant"],
        "members": [KARSTEN],
    }


def test_the_board_shows_every_space_family_and_good() -> None:
    board: Any = GAME.board()
    assert len(board["spaces"]) == 105
    assert {field["home"] for field in board["families"]} == {
        space["id"] for space in board["spaces"] if space["role"] == "home"
    }
    assert [good["number"] for good in board["goods"]] == list(range(1, 34))
    for space in board["spaces"]:
        assert 0 < space["x"] < board["width"]
        assert 0 < space["y"] < board["height"]

"""What a seat imagines keeps to all it knows, and is open in all it does not."""

import pytest

import bactrian
from bactrian.games.samarkand.state import NOBODY, Table
from bactrian.kernel.machine import WATCHER
from tests.samarkand.arrange import (
    BARBARA,
    CHRISTOPH,
    GAME,
    JULIA,
    KARSTEN,
    card,
    discarded,
    hold,
    hold_any,
    link,
    member,
    play,
    sold,
    stand,
    table,
    treasury,
    turn,
)
from tests.samarkand.audit import audit
from tests.support import LONGER, walk


def worlds(match: Table, seat: int, count: int = 40) -> list[Table]:
    return [match.imagine(seat, bactrian.SeededDealer(world)) for world in range(count)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_imagined_matches_keep_what_is_known(seats: int) -> None:
    for seed in range(3 * LONGER):
        match = GAME.start(seats, bactrian.SeededDealer(f"known-{seed}"), record=False)
        for step, _ in enumerate(walk(match, seed)):
            if step % 7:
                continue
            for seat in range(-1, seats):
                imagined = match.imagine(seat, bactrian.SeededDealer(step))
                audit(imagined)
                keeps(match, imagined, seat)


def keeps(match: Table, imagined: Table, seat: int) -> None:
    """The same hand, discards and sold cards; the same numbers of cards everywhere."""
    was, now = match.state, imagined.state
    assert now.sellers == was.sellers
    for owners in ("holders", "discarders"):
        before, after = getattr(was, owners), getattr(now, owners)
        for other in range(match.seats):
            assert before.count(other) == after.count(other)
        if seat >= 0:
            assert [o == seat for o in before] == [o == seat for o in after]
    assert now.deck.left == was.deck.left
    mine = [c for c, owner in enumerate(was.shuffled) if owner == seat]
    for other in range(match.seats):
        if other != seat:
            places = (now.holders, now.sellers, now.discarders)
            found = sum(owners[c] == other for c in mine for owners in places)
            assert found <= was.drawn[other]


def test_a_hidden_card_may_be_anywhere() -> None:
    match = table(3)
    hold_any(match, KARSTEN, 3)
    hold_any(match, BARBARA, 5)
    hold(match, JULIA, "wine")
    discarded(match, JULIA, "honey", "furs")
    wine = card(match, "wine")
    seen = {world.state.holders[wine] for world in worlds(match, KARSTEN, 200)}
    assert seen == {BARBARA, JULIA, NOBODY}
    piles = {world.state.discarders[wine] for world in worlds(match, KARSTEN, 200)}
    assert piles == {JULIA, NOBODY}


def test_a_card_is_mostly_with_whoever_came_to_its_good_first_but_need_not_be() -> None:
    match = table(3)
    hold_any(match, KARSTEN, 3)
    hold_any(match, BARBARA, 6)
    hold_any(match, JULIA, 6)
    wine, honey = card(match, "wine"), card(match, "honey")
    for reached in (wine, honey):
        match.state.holders[reached] = NOBODY
    match.state.takers[wine] = JULIA
    seen = worlds(match, KARSTEN, 600)
    places = {place: sum(w.state.holders[wine] == place for w in seen) for place in range(3)}
    assert places[KARSTEN] == 0
    assert places[JULIA] > 300
    assert 0 < places[BARBARA] < 100
    assert any(world.state.deck.counts[wine] for world in seen)
    free = [sum(w.state.holders[honey] == place for w in seen) for place in (BARBARA, JULIA)]
    assert max(free) < 2 * min(free)


def test_own_discards_stay_where_they_are() -> None:
    match = table(3)
    hold_any(match, BARBARA, 9)
    discarded(match, KARSTEN, "wine")
    sold(match, JULIA, "honey")
    for world in worlds(match, KARSTEN):
        assert world.state.discarders[card(match, "wine")] == KARSTEN
        assert world.state.sellers[card(match, "honey")] == JULIA
    seen = {world.state.holders[card(match, "wine")] for world in worlds(match, BARBARA, 1)}
    assert seen == {NOBODY}


def test_own_discards_come_back_only_to_those_who_drew_since_the_shuffle() -> None:
    match = table(3)
    hold_any(match, JULIA, 9)
    discarded(match, KARSTEN, "wine", "honey", "furs", "paper")
    discarded(match, JULIA, "figs")
    hold_any(match, JULIA, match.state.deck.left)
    turn(match, BARBARA)
    play(match, BARBARA, "marry egypt", "done")
    mine = [card(match, name) for name in ("wine", "honey", "furs", "paper")]
    drawn = set()
    for world in worlds(match, KARSTEN):
        assert not [c for c in mine if world.state.holders[c] == JULIA]
        drawn |= {c for c in mine if world.state.holders[c] == BARBARA}
    assert drawn == set(mine)


def waiting_for_a_sale() -> Table:
    """Julia has ended the match, but Karsten still thinks about his diamond."""
    match = table(4)
    stand(match, "sindh", "thar")
    member(match, JULIA, "sindh")
    turn(match, JULIA)
    link(match, "sindh", "egypt", "tigris", "arabia", "persia")
    stand(match, "byzant", "malwa")
    treasury(match, "sindh", 1)
    hold(match, KARSTEN, "diamond")
    hold_any(match, CHRISTOPH, 3)
    hold_any(match, JULIA, 3)
    play(match, JULIA, "place delhi", "place malwa")
    return match


def test_somebody_is_thinking_before_the_end_but_not_who_has_answered_since() -> None:
    match = waiting_for_a_sale()
    for viewer in (WATCHER, BARBARA, JULIA, CHRISTOPH):
        thinking = set()
        for world in worlds(match, viewer):
            assert not world.over
            assert world.asked(viewer) == ()
            assert viewer not in world.asked()
            thinking |= set(world.asked())
        possible = {KARSTEN, CHRISTOPH} - {viewer}
        assert thinking == possible, viewer
    assert {world.asked() for world in worlds(match, KARSTEN)} == {(KARSTEN,)}

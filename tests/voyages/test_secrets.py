"""Objectives stay secret to the end, and imagination keeps what is known.  [V1.7]"""

from typing import Any

import pytest

import bactrian
from bactrian.games.voyages.state import Table
from bactrian.kernel.journal import moments
from tests.support import SOAK, start
from tests.voyages.arrange import BOX, GAME
from tests.voyages.eager import eager_walk
from tests.voyages.secrets import hidden_draws

CHOICE = {"objective_choice": "on", "character_draft": "on"}


def frames(lines: list[str], seat: int) -> list[Any]:
    """All that *seat* is shown and told while the match runs."""
    found: list[Any] = []
    heard = 0
    for _, match in moments(GAME, bactrian.Journal("\n".join(lines))):
        if match.over:
            break
        assert match.record is not None
        told = [event.told(seat) for event in match.record.events[heard:]]
        heard = len(match.record.events)
        found.append([match.view(seat), match.asked(seat), [m.json() for m in told if m]])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_objectives_change_nothing_before_the_end(seats: int) -> None:
    for seed in range(SOAK):
        match = start(("voyages", seats, {}), f"secret-{seed}")
        for _ in eager_walk(match, seed):
            pass
        assert match.record is not None
        lines = [line for line in match.record.lines if line.split()[0] not in ("result", "digest")]
        at, _ = hidden_draws(lines, seats, -1)[0]
        dealt = lines[at].split()[2:]
        unused = [name for name in BOX.objective_ids if name not in dealt]
        for seat in range(-1, seats):
            own = [dealt[n] for n in range(len(dealt)) if n // 2 == seat]
            others = iter([*unused, *(name for name in reversed(dealt) if name not in own)])
            twin = [name if name in own else next(others) for name in dealt]
            changed = [*lines[:at], " ".join(["deal objective", *twin]), *lines[at + 1 :]]
            assert frames(changed, seat) == frames(lines, seat)


def test_only_the_owner_sees_his_objectives_before_the_end() -> None:
    match = start(("voyages", 3, CHOICE), 5)
    for _ in eager_walk(match, 5):
        for seat in range(-1, 3):
            for owner, player in enumerate(players(match, seat)):
                assert ("objectives_kept" in player) == (owner == seat)
                assert ("objectives_not_kept" in player) == (owner == seat)
                if owner != seat:
                    assert match.standing(seat).scores[owner].sources["objectives"] == 0
    for player in players(match, -1):
        assert len(player["objectives_kept"]) == 2
        assert "objectives_not_kept" not in player


def players(match: Table, seat: int) -> list[Any]:
    table = match.view(seat)["table"]
    assert isinstance(table, dict)
    found = table["players"]
    assert isinstance(found, list)
    return found


def test_imagination_deals_kept_and_discarded_objectives_anew() -> None:
    match = start(("voyages", 2, CHOICE), 6)
    worlds: list[set[tuple[tuple[int, ...], ...]]] = [set(), set()]
    for step, _ in enumerate(eager_walk(match, 6)):
        if step % 9:
            continue
        for world in range(4):
            imagined = match.imagine(0, bactrian.SeededDealer(f"{step}-{world}"))
            state = imagined.state
            assert state.dealt[0] == match.state.dealt[0]
            assert state.kept[0] == match.state.kept[0]
            assert len(state.kept[1]) == len(match.state.kept[1])
            cards = [*state.dealt[0], *state.dealt[1]]
            assert len(set(cards)) == len(cards) == len([*match.state.dealt[0]]) * 2
            assert set(state.kept[1]) <= set(state.dealt[1])
            worlds[0].add((state.dealt[1],))
            worlds[1].add((state.kept[1],))
    assert len(worlds[0]) > 50
    assert len(worlds[1]) > 50


def test_objectives_are_chosen_by_all_at_once() -> None:
    match: Table = start(("voyages", 4, {"objective_choice": "on"}), 1)
    assert match.asked() == (0, 1, 2, 3)
    for seat in (2, 0, 3, 1):
        for _ in range(2):
            match.play(seat, match.options(seat)[-1])
    assert all(len(kept) == 2 for kept in match.state.kept)
    assert match.state.round == 1


def test_the_special_stack_is_known_from_below_only() -> None:
    match: Table = start(("voyages", 4, {}), 2)
    for _ in eager_walk(match, 2):
        table = match.view(-1)["table"]
        assert isinstance(table, dict)
        under = table["under_special_stack"]
        assert isinstance(under, list)
        assert table["special_stack"] == match.state.special + len(under)

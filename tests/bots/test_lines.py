"""How a turn is planned in one imagined world: no line twice, and all of them if there are few."""

from typing import Any

import pytest

import bactrian
from bactrian.bots.lines import Lines
from bactrian.bots.search import Budget, Manner, prospects, turn_of
from bactrian.bots.thinker import Thinker
from bactrian.bots.tree import Habits
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse

FEW = 60
"""Lines of a turn that can all be gone through in a test."""


def endings(
    world: Match[Any, Any], seat: int, line: tuple[int, ...]
) -> dict[tuple[int, ...], float]:
    """All lines of a turn in a world, and the share of the win after each; no more than a few."""
    if world.over or turn_of(world, seat) != seat:
        return {line: prospects(world, world.game.appraise(world))[seat]}
    found: dict[tuple[int, ...], float] = {}
    for option in world.options(seat):
        after = world.clone()
        after.play_unchecked(seat, option)
        found |= endings(after, seat, (*line, option))
        if len(found) > FEW:
            break
    return found


@pytest.mark.parametrize("title", bactrian.titles())
def test_all_lines_of_a_short_turn_are_tried_once_and_the_best_is_found(title: str) -> None:
    match = bactrian.game(title).start(2, bactrian.SeededDealer("lines"), record=False)
    bots = [Thinker(str(seat), Budget(visits=20)) for seat in range(2)]
    compared = 0
    while not match.over and compared < 12:
        seat = match.next_asked()
        dealer = bactrian.SeededDealer(match.answered)
        world = match.imagine(seat, dealer)
        known = endings(world.clone(), seat, ())
        lines = Lines(world, seat, dealer, Manner(), Habits(len(match.game.table.entries)))
        lines.run(FEW)
        if len(known) <= FEW:
            assert lines.tried == len(known)
            assert known[tuple(lines.best)] == max(known.values())
            compared += len(known) > 1
        else:
            assert lines.tried == FEW
        match.play_unchecked(seat, bots[seat].choose(Glimpse(match, seat)))
    assert compared == 12


def test_whims_do_not_change_the_luck_of_the_world() -> None:
    match = bactrian.game("voyages").start(2, bactrian.SeededDealer("luck"), record=False)
    dealer = bactrian.SeededDealer("one")
    world = match.imagine(match.next_asked(), dealer)
    lines = Lines(
        world, match.next_asked(), dealer, Manner(), Habits(len(match.game.table.entries))
    )
    lines.run(200)
    again = lines._world.clone()
    for action in lines.best:
        assert action in again.options(match.next_asked())
        again.play_unchecked(match.next_asked(), action)
    share = prospects(again, again.game.appraise(again))[match.next_asked()]
    assert share == lines._highest

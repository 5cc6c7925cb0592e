"""Every game keeps its secrets: what a seat is shown does not depend on what it cannot know."""

from typing import Any

import pytest

import bactrian
from bactrian.kernel.errors import BactrianError, JournalError
from bactrian.kernel.game import Game
from bactrian.kernel.journal import Journal, moments, replay
from bactrian.kernel.message import Message
from bactrian.kernel.sheet import observe
from tests.conformance.secrets import HIDDEN_DRAWS, OPEN_CHOICES
from tests.support import LONGER, AnyMatch, Table, elements, play_out, start, table_id, tables, walk

every_table = pytest.mark.parametrize("table", tables(), ids=table_id)


PART = 3
"""Of what may be pointed at, every third thing is asked about, at another step others."""


def shown(match: AnyMatch, seat: int, step: int) -> list[Any]:
    """Everything the match lets *seat* (or a watcher) see at this moment."""
    view = match.view(seat)
    view["undoable"] = 0  # a copy keeps no record
    frame: list[Any] = [view, match.asked(seat), match.asides(seat), observe(match, seat).values]
    if 0 <= seat < match.seats:
        if seat in match.asked(seat):
            frame.append(match.prompt(seat).json())
        for target in elements(match.game)[step % PART :: PART]:
            reason = match.why_not(seat, target)
            frame.append(None if reason is None else reason.json())
        for code in range(step % 5, len(match.game.table), 5):
            frame.append(refusal(match, seat, code))
    return frame


def refusal(match: AnyMatch, seat: int, code: int) -> str:
    """The error that an answer would meet; nothing if it would be taken."""
    if code in match.asides(seat) or (seat in match.asked(seat) and code in match.options(seat)):
        return ""
    try:
        match.play(seat, code)
    except BactrianError as error:
        return str(error)
    raise AssertionError("an answer that is no option was taken")


@every_table
def test_an_imagined_match_shows_its_seat_nothing_new(table: Table) -> None:
    for seed in range(LONGER):
        match = start(table, seed)
        for step, _ in enumerate(walk(match, seed)):
            if step % 7:
                continue
            for seat in range(-1, match.seats):
                known = shown(match, seat, step)
                for world in range(LONGER):
                    dealer = bactrian.SeededDealer(f"{seed}-{step}-{world}")
                    imagined = match.imagine(seat, dealer)
                    assert shown(imagined, seat, step) == known


@every_table
def test_an_imagined_match_can_be_played_to_its_end(table: Table) -> None:
    match = start(table, 21, record=False)
    for step, _ in enumerate(walk(match, 21)):
        if step % 29 == 0:
            for seat in range(-1, match.seats):
                imagined = match.imagine(seat, bactrian.SeededDealer(step))
                for _ in walk(imagined, step):
                    pass


@every_table
def test_imagining_changes_nothing_in_the_match(table: Table) -> None:
    match = start(table, 22)
    for step, _ in enumerate(walk(match, 22)):
        if step % 17 == 0:
            before = match.position()
            match.imagine(0, bactrian.SeededDealer(step))
            assert match.position() == before


Draw = tuple[int, int]
"""A dealt card: the index of its line in the journal, and of the word in that line."""


def frames(game: Game, lines: list[str], seat: int) -> list[Any]:
    """All that *seat* is told, and much of what it is shown, up to the end of a match.

    At the end itself secrets may be shown.
    """
    found: list[Any] = []
    told = 0
    for step, (_, match) in enumerate(moments(game, Journal("\n".join(lines)))):
        if match.over:
            break
        assert match.record is not None
        messages = [event.told(seat) for event in match.record.events[told:]]
        told = len(match.record.events)
        found.append([match.record.moment(seat), [m.json() for m in messages if m is not None]])
        if step % 4 == 0:
            found.append([match.view(seat), observe(match, seat).values])
        if step % 52 == 0:
            found.append(shown(match, seat, step))
    return found


def course(game: Game, lines: list[str]) -> list[Message]:
    """What was openly chosen in the match that a journal tells."""
    match = replay(game, Journal("\n".join(lines)), to=len(lines))
    assert match.record is not None
    return [event for event in match.record.events if event.word in OPEN_CHOICES[game.title]]


def swapped(lines: list[str], first: Draw, second: Draw) -> list[str] | None:
    """The journal with two dealt cards of one deck in each other's place."""
    words = [line.split() for line in lines]
    (a, i), (b, j) = first, second
    if words[a][1] != words[b][1] or words[a][i] == words[b][j]:
        return None
    words[a][i], words[b][j] = words[b][j], words[a][i]
    return [" ".join(line) for line in words]


@every_table
def test_whole_matches_that_differ_in_secrets_look_the_same(table: Table) -> None:
    """Two matches with the same course but other hidden cards send a seat the same frames."""
    game = bactrian.game(table[0])
    compared = 0
    for seed in range(12):
        match = play_out(start(table, seed), seed)
        assert match.record is not None
        endings = ("result", "digest", "reveal")
        lines = [line for line in match.record.lines if line.split()[0] not in endings]
        for seat in range(-1, match.seats):
            twin = twin_of(game, lines, HIDDEN_DRAWS[table[0]](lines, match.seats, seat), seed)
            if twin is not None:
                assert frames(game, twin, seat) == frames(game, lines, seat)
                compared += 1
        if compared >= LONGER * 2:
            return
    assert compared, "no pair of matches could be compared"


def twin_of(game: Game, lines: list[str], draws: list[Draw], seed: int) -> list[str] | None:
    """A match of the same course in which two of the hidden *draws* have changed places."""
    chance = bactrian.SeededDealer(f"swap-{seed}")
    for _ in range(12):
        first, second = (draws[chance.pick(len(draws))] for _ in range(2))
        twin = swapped(lines, first, second)
        if twin is None:
            continue
        try:
            if course(game, twin) == course(game, lines):
                return twin
        except JournalError:
            continue  # somebody could not have answered so
    return None


def test_every_game_says_which_draws_are_hidden() -> None:
    assert sorted(HIDDEN_DRAWS) == sorted(bactrian.titles())

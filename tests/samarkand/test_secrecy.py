"""Who holds a card is nobody else's business: a sale that is thought about leaves no trace.

Twins are two matches with the same course up to the moment in which a good is reached; in one of
them somebody holds its card, in the other one it lies in the deck.
"""

from collections.abc import Iterator
from typing import Any

import pytest

import bactrian
from bactrian.games.samarkand.state import ASK, NOBODY, State, Table
from bactrian.kernel.errors import BactrianError, JournalError
from bactrian.kernel.journal import Journal, replay
from bactrian.kernel.pending import Join
from tests.samarkand.arrange import GAME, hold, member, play, table, treasury, turn
from tests.support import LONGER, elements, start, walk

QUIET = ("place", "stop", "extend", "skip")
"""Answers after which no card is drawn."""

every_seats = pytest.mark.parametrize("seats", GAME.seats)


def frame(match: Table, viewer: int, thorough: bool) -> list[Any]:
    """Everything the match shows a viewer at this moment, how much can be taken back included."""
    assert match.record is not None
    shown: list[Any] = [match.view(viewer), match.asked(viewer), match.record.moment(viewer)]
    if viewer in match.asked(viewer):
        shown.append(match.prompt(viewer).json())
    shown.append(match.asides(viewer))
    if thorough and viewer >= 0:
        for target in elements(match.game):
            reason = match.why_not(viewer, target)
            shown.append(None if reason is None else reason.json())
        possible = match.options(viewer) if viewer in match.asked(viewer) else []
        for code in range(len(match.game.table)):
            if code not in possible and code not in match.asides(viewer):
                shown.append(refusal(match, viewer, code))
        if match.undoable(viewer) == 0:
            shown.append(refusal(match, viewer, None))
    return shown


def refusal(match: Table, viewer: int, code: int | None) -> str:
    """The error that meets an answer, or an attempt to take one back."""
    try:
        if code is None:
            match.undo(viewer)
        else:
            match.play(viewer, code)
    except BactrianError as error:
        return str(error)
    raise AssertionError("what should have been refused was taken")


def told(match: Table, viewer: int) -> list[Any]:
    """Everything a viewer has been told so far."""
    assert match.record is not None
    messages = [event.told(viewer) for event in match.record.events]
    return [message.json() for message in messages if message is not None]


def opens_sale(state: State, card: int) -> bool:
    """Will somebody be asked when the good is reached?"""
    untouched = state.takers[card] == NOBODY and state.plans[card] == ASK
    return untouched and state.holders[card] != NOBODY and state.deck.left > 0


def occasions(seats: int, seed: int) -> Iterator[tuple[list[str], int, int, str]]:
    """The moments before a good is reached whose card somebody holds: lines, card, seat, answer."""
    match = start(("samarkand", seats, {}), seed)
    chance = bactrian.SeededDealer(f"occasions-{seats}-{seed}")
    while not match.over:
        seat = match.asked()[chance.pick(len(match.asked()))]
        options = match.options(seat)
        code = options[chance.pick(len(options))]
        text = match.game.table[code].text
        if text.startswith("place "):
            state, box = match.state, match.box
            card = box.good_on[box.space_ids.index(text[6:])]
            if card >= 0 and opens_sale(state, card):
                assert match.record is not None
                yield match.record.lines.copy(), card, seat, text
        match.play(seat, code)


def twins(lines: list[str], card: int) -> tuple[Table, Table] | None:
    """A match in which somebody holds a card, and one in which it is in the deck instead."""
    match = replay(GAME, Journal("\n".join(lines)), to=len(lines))
    state, cards = match.state, match.box.cards
    dealt = " ".join(line for line in lines if line.startswith("deal deck")).split()
    fresh = [
        other
        for other in range(len(cards))
        if cards[other] not in dealt and state.takers[other] == NOBODY
    ]
    if not fresh:
        return None
    unseen = fresh[0]
    swapped = {cards[card]: cards[unseen], cards[unseen]: cards[card]}
    other_lines = []
    for line in lines:
        words = line.split()
        if words[:2] == ["deal", "deck"]:
            words[2:] = [swapped.get(word, word) for word in words[2:]]
        other_lines.append(" ".join(words))
    try:
        twin = replay(GAME, Journal("\n".join(other_lines)), to=len(lines))
    except JournalError:
        return None  # the card plays a part in what was answered
    assert twin.state.holders[card] == NOBODY != twin.state.holders[unseen]
    return match, twin


def compare(match: Table, twin: Table, holder: int, thorough: bool) -> None:
    """Nobody but the holder can tell the twins apart."""
    for viewer in range(-1, match.seats):
        if viewer == holder:
            continue
        assert frame(match, viewer, thorough) == frame(twin, viewer, thorough)
        assert told(match, viewer) == told(twin, viewer)
        worlds = [m.imagine(viewer, bactrian.SeededDealer(1)) for m in (match, twin)]
        assert worlds[0].position() == worlds[1].position()


def go_on(match: Table, twin: Table, holder: int) -> Iterator[None]:
    """Others play on, as long as it is not the holder's turn and no card is drawn."""
    chance = bactrian.SeededDealer("on")
    while (seat := twin.state.turn) != holder:
        codes = twin.options(seat) if seat in twin.asked() else []
        quiet = [code for code in codes if twin.game.table[code].text.startswith(QUIET)]
        if not quiet:
            return
        code = quiet[chance.pick(len(quiet))]
        twin.play(seat, code)
        if not twin.stack or isinstance(twin.stack[-1], Join):
            return  # the other match waits for the sale, and then all hands are shown
        match.play(seat, code)
        yield


@every_seats
def test_a_sale_that_is_thought_about_leaves_no_trace(seats: int) -> None:
    compared = steps = 0
    for seed in range(12 * LONGER):
        for lines, card, seat, text in occasions(seats, seed):
            pair = twins(lines, card)
            if pair is None:
                continue
            match, twin = pair
            holder = match.state.holders[card]
            code = match.game.table.code(text)
            twin.play(seat, code)
            if not twin.stack or isinstance(twin.stack[-1], Join):
                continue
            match.play(seat, code)
            assert holder in match.asked()
            compare(match, twin, holder, thorough=compared < 3)
            compared += 1
            for _ in go_on(match, twin, holder):
                compare(match, twin, holder, thorough=False)
                steps += 1
    assert compared > 5
    assert steps > 5


@every_seats
def test_a_declined_sale_leaves_no_trace(seats: int) -> None:
    compared = 0
    for seed in range(4 * LONGER):
        match = start(("samarkand", seats, {}), seed)
        chance = bactrian.SeededDealer(f"decline-{seats}-{seed}")
        while not match.over:
            seat = match.asked()[chance.pick(len(match.asked()))]
            options = match.options(seat)
            code = options[chance.pick(len(options))]
            others = [viewer for viewer in range(-1, seats) if viewer != seat]
            declines = match.game.table[code].verb == "keep" and len(match.stack) > 1
            before = [[frame(match, v, False), told(match, v)] for v in others if declines]
            match.play(seat, code)
            if declines and not match.over:
                assert before == [[frame(match, v, False), told(match, v)] for v in others]
                compared += 1
    assert compared > 5


@every_seats
def test_plans_are_seen_by_their_owner_alone(seats: int) -> None:
    compared = 0
    for seed in range(2 * LONGER):
        match = start(("samarkand", seats, {}), seed)
        for step, _ in enumerate(walk(match, seed)):
            seat = next((seat for seat in range(seats) if match.asides(seat)), -1)
            if seat < 0 or step % 25:
                continue
            twin = replay(GAME, Journal(bactrian.text_of(match)), to=10**9)
            twin.play(seat, twin.asides(seat)[0])
            for viewer in range(-1, seats):
                frames = [frame(m, viewer, False) for m in (match, twin)]
                assert (frames[0] == frames[1]) == (viewer != seat)
                if viewer != seat:
                    assert told(match, viewer) == told(twin, viewer)
                    worlds = [m.imagine(viewer, bactrian.SeededDealer(1)) for m in (match, twin)]
                    assert worlds[0].position() == worlds[1].position()
            compared += 1
    assert compared


@pytest.mark.parametrize("held", [True, False])
def test_reaching_a_good_cannot_be_taken_back_whoever_holds_its_card(held: bool) -> None:
    match = table(3)
    member(match, 0, "levant")
    treasury(match, "levant", 1)
    if held:
        hold(match, 1, "flax")
    turn(match, 0)
    play(match, 0, "place palmyra")
    assert match.undoable(0) == 1
    play(match, 0, "place petra")
    assert match.undoable(0) == 0

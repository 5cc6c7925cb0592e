"""Laying out a table for a test in a line or two."""

from collections.abc import Mapping, Sequence
from typing import Any

import bactrian
from bactrian.games.expedition.rounds import Turn
from bactrian.games.expedition.state import EMPTY, State, Table
from bactrian.kernel.dealer import Dealer
from bactrian.kernel.game import Game

GAME = bactrian.game("expedition")
CARDS = GAME.labels["pile"]
SPACE = {space.id: index for index, space in enumerate(GAME.box.spaces)}


def counts(cards: Sequence[str]) -> list[int]:
    found = [0] * len(CARDS)
    for card in cards:
        found[CARDS.index(card)] += 1
    return found


def cards(held: list[int]) -> list[str]:
    return [CARDS[card] for card, copies in enumerate(held) for _ in range(copies)]


def table(
    positions: Sequence[int],
    *,
    seats: int | None = None,
    turn: int = 0,
    gold: Sequence[int] | None = None,
    hands: Mapping[int, str] | None = None,
    interim_done: bool = False,
    variant: str = "standard",
    dealer: Dealer | None = None,
    game: Game = GAME,
) -> Table:
    """A match at the start of a turn, figures as told, hands as told, the rest in the pile.

    Hands are written as words: ``{0: "red-oil blue-silk"}``; other hands are empty.
    """
    seats = len(positions) if seats is None else seats
    dealer = bactrian.SeededDealer(1) if dealer is None else dealer
    start: Any = bactrian.SeededDealer(0)
    match: Table = game.start(seats, start, {"variant": variant})
    match.dealer = dealer
    state: State = match.state
    state.positions = list(positions)
    state.interim_done = interim_done
    state.gold = [3] * seats if gold is None else list(gold)
    state.sources = [[amount, 0, 0, 0, 0] for amount in state.gold]
    state.hands = [counts((hands or {}).get(seat, "").split()) for seat in range(seats)]
    state.shown = [counts([]) for _ in range(seats)]
    state.discard = counts([])
    for card, copies in enumerate(GAME.box.copies):
        out = sum(hand[card] for hand in state.hands) + state.display.count(card)
        if copies < out:  # the display happens to show a card that a hand was promised
            slot = state.display.index(card)
            state.display[slot] = EMPTY
            out -= 1
        state.pile.counts[card] = copies - out
    state.pile.left = sum(state.pile.counts)
    give_turn(match, turn)
    return match


def give_turn(match: Table, seat: int) -> None:
    """It is the start of *seat*'s turn."""
    match.stack[:] = [Turn(seat)]
    match.begin()


def empty_piles(match: Table, *, display: Sequence[str] = ()) -> None:
    """Take every card out of pile, discard pile and display into the last hand."""
    state = match.state
    slots = [CARDS.index(card) for card in display]
    state.display = slots + [EMPTY] * (GAME.box.display_cards - len(slots))
    held = [GAME.box.copies[card] - state.display.count(card) for card in range(len(CARDS))]
    for hand in state.hands[:-1]:
        held = [left - own for left, own in zip(held, hand, strict=True)]
    state.hands[-1] = held
    state.pile.counts = [0] * len(CARDS)
    state.pile.left = 0
    state.discard = counts([])


def can(match: Table, text: str) -> bool:
    """Is that answer possible for whoever is asked?"""
    return GAME.table.code(text) in match.options(match.asked()[0])


def do(match: Table, *texts: str) -> None:
    """Answer for whoever is asked."""
    for text in texts:
        match.play(match.asked()[0], GAME.table.code(text))


def can_pay(match: Table, *payment: str) -> bool:
    """Can exactly these cards be paid for the next step?"""
    seat = match.asked()[0]
    before = sum(match.state.hands[seat])
    steps = match.state.steps
    for card in payment:
        if match.asked() != (seat,) or match.state.steps != steps or not can(match, f"pay {card}"):
            # an answer that was the only one left has given itself
            break
        do(match, f"pay {card}")
    return match.state.steps == steps + 1 and before - sum(match.state.hands[seat]) == len(payment)


def words(match: Table, start: int = 0) -> list[str]:
    """The ids of the events told so far."""
    assert match.record is not None
    return [event.word for event in match.record.events[start:]]

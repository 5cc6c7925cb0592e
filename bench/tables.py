"""Tables to play at, and matches to measure."""

from typing import Any

import bactrian
from bactrian.kernel.playout import play_at_random

AnyMatch = bactrian.Match[Any, Any]


def tables(title: str) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats of a game, with every choice of every option at least once."""
    game = bactrian.game(title)
    found: list[tuple[int, dict[str, str]]] = []
    for seats in game.seats:
        found.append((seats, {}))
        for option in game.options:
            for choice in option.choices[1:]:
                if seats in option.seats.get(choice, (seats,)):
                    found.append((seats, {option.key: choice}))
    return found


def chances(seed: int | str, seats: int) -> list[bactrian.SeededDealer]:
    """The chance by which each seat chooses."""
    return [bactrian.SeededDealer(f"{seed}/{seat}") for seat in range(seats)]


def play_recorded(title: str, seats: int, options: dict[str, str], seed: int) -> AnyMatch:
    """A finished random match with its journal."""
    match = bactrian.game(title).start(seats, bactrian.SeededDealer(seed), options)
    own = chances(seed, seats)
    while not match.over:
        seat = match.next_asked()
        possible = match.options(seat)
        match.play(seat, possible[own[seat].pick(len(possible))])
    return match


def play_silent(title: str, seats: int, seed: int | str) -> tuple[AnyMatch, int]:
    """The same match by the fast lane, with the number of its answers."""
    match = bactrian.game(title).start(seats, bactrian.SeededDealer(seed), record=False)
    return match, play_at_random(match, chances(seed, seats))


def play_driven(title: str, seats: int, seed: int | str) -> int:
    """The same match as somebody outside plays it, with every answer checked; how many answers."""
    match = bactrian.game(title).start(seats, bactrian.SeededDealer(seed), record=False)
    own = chances(seed, seats)
    answers = 0
    while not match.over:
        seat = match.asked()[0]
        possible = match.options(seat)
        match.play(seat, possible[own[seat].pick(len(possible))])
        answers += 1
    return answers

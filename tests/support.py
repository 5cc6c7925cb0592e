"""What tests share: tables to play at, random matches, and how long to go on."""

import os
import shutil
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import bactrian
from bactrian.kernel.game import Game
from bactrian.kernel.match import Match

AnyMatch = Match[Any, Any]

SOAK: Final = int(os.environ.get("BACTRIAN_SOAK", "1"))
"""How many times as many random matches as in an ordinary test run."""

LONGER: Final = 1 + SOAK // 25
"""The same for tests that look at everything at every step."""

LIMIT: Final = 20_000
"""More decisions than any match takes."""

CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
"""The browser of the browser tests."""

Table = tuple[str, int, dict[str, str]]


def tables() -> list[Table]:
    """Every game at every number of seats, plain and with all options turned.

    Each choice of each option stands at one more table of its own, in turn at another number of
    seats; in a soak at every number of seats.
    """
    found: list[Table] = []
    for title in bactrian.titles():
        game = bactrian.game(title)
        for turn, seats in enumerate(game.seats):
            found.append((title, seats, {}))
            turned = [
                {option.key: choice}
                for option in game.options
                for choice in option.choices[1:]
                if seats in option.seats.get(choice, (seats,))
            ]
            everywhere = SOAK > 1 or len(turned) < len(game.seats)
            found += [
                (title, seats, choice)
                for index, choice in enumerate(turned)
                if everywhere or index % len(game.seats) == turn
            ]
            if len(turned) > 1:
                found.append((title, seats, {k: v for choice in turned for k, v in choice.items()}))
    return found


def table_id(table: Table) -> str:
    title, seats, options = table
    turned = [f"{key}={choice}" for key, choice in options.items()]
    return "-".join([title, str(seats), *(turned if len(turned) < 2 else ["all-options"])])


def start(table: Table, seed: int | str, record: bool = True) -> AnyMatch:
    title, seats, options = table
    return bactrian.game(title).start(seats, bactrian.SeededDealer(seed), options, record)


def walk(match: AnyMatch, seed: int | str) -> Iterator[tuple[int, list[int]]]:
    """Play at random to the end, stopping before every answer to let the test look."""
    chance = bactrian.SeededDealer(f"walk-{seed}")
    for _ in range(LIMIT):
        if match.over:
            return
        asked = match.asked()
        seat = asked[chance.pick(len(asked))]
        options = match.options(seat)
        yield seat, options
        match.play(seat, options[chance.pick(len(options))])
    raise AssertionError(f"no end after {LIMIT} decisions")


def play_out(match: AnyMatch, seed: int | str) -> AnyMatch:
    for _ in walk(match, seed):
        pass
    return match


@cache
def elements(game: Game) -> list[str]:
    """Everything on the table that somebody may point at."""
    pointed = {target for action in game.table for target in action.targets}
    return sorted(pointed | set(game.names("en")))

"""A player who does things: random, but keen on contracts, cards and journeys."""

from collections.abc import Iterator
from typing import Final

import bactrian
from tests.support import LIMIT, AnyMatch

WEIGHTS: Final = {
    "use": 12,
    "complete": 400,
    "reroll": 1,
    "adjust": 1,
    "buy": 4,
    "end": 6,
    "go": 8,
    "stop": 2,
    "accept": 9,
}
"""How much each verb is liked; others count 3."""


def liking(text: str) -> int:
    if text == "use money_bag":
        return 1
    return WEIGHTS.get(text.split()[0], 3)


def eager_walk(match: AnyMatch, seed: int | str) -> Iterator[tuple[int, int]]:
    """Play to the end, stopping before every answer to let the test look at it."""
    chance = bactrian.SeededDealer(f"eager-{seed}")
    entries = match.game.table.entries
    for _ in range(LIMIT):
        if match.over:
            return
        asked = match.asked()
        seat = asked[chance.pick(len(asked))]
        options = match.options(seat)
        code = pick(chance, options, [liking(entries[code].text) for code in options])
        yield seat, code
        match.play(seat, code)
    raise AssertionError(f"no end after {LIMIT} decisions")


def pick(chance: bactrian.SeededDealer, options: list[int], weights: list[int]) -> int:
    """One of the options, as likely as it is liked."""
    place = chance.pick(sum(weights))
    for code, weight in zip(options, weights, strict=True):
        place -= weight
        if place < 0:
            return code
    raise AssertionError("weights do not add up")

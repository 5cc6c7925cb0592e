"""The fast lane: whole matches played inside the kernel, without events, record or checks.

It takes the same way as everybody else, by the options of a decision and its answer, and leaves
out what only people need.  Search and simulation live on it.
"""

from collections.abc import Sequence
from typing import Any, Final

from bactrian.kernel.dealer import Dealer
from bactrian.kernel.match import Match

LIMIT: Final = 100_000
"""After so many answers a match is given up; no match takes a tenth of it."""


def play_at_random(match: Match[Any, Any], chances: Sequence[Dealer], limit: int = LIMIT) -> int:
    """Play on until the match is over, every seat by a chance of its own; how many answers.

    Of several seats that are asked at once, the lowest answers first.
    """
    answers = 0
    while not match.over and answers < limit:
        seat = match.next_asked()
        options = match.options(seat)
        match.play_unchecked(seat, options[chances[seat].pick(len(options))])
        answers += 1
    return answers

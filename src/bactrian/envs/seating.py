"""What all environments share: a table, and observations, masks and rewards as arrays."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bactrian import registry
from bactrian.kernel.dealer import Dealer, SeededDealer
from bactrian.kernel.match import Match
from bactrian.kernel.sheet import observe

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

LOWEST: Final = int(np.iinfo(np.int16).min)
HIGHEST: Final = int(np.iinfo(np.int16).max)


class Seating:
    """A game with a number of seats and its options, ready to start matches for learners."""

    def __init__(self, title: str, seats: int | None, options: Mapping[str, str] | None) -> None:
        self.game: Final = registry.game(title)
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.options: Final = self.game.agree(self.seats, dict(options or {}))
        self.actions: Final = len(self.game.table)
        first = observe(self.start(SeededDealer(0)), 0)
        self.layout: Final = first.blocks
        self.size: Final = len(first.values)

    def start(self, dealer: Dealer) -> Match[Any, Any]:
        """A new match, without a record."""
        return self.game.start(self.seats, dealer, self.options, record=False)

    def observation(self, match: Match[Any, Any], seat: int) -> Numbers:
        """What *seat* may know."""
        found: Numbers = np.array(observe(match, seat).values, dtype=np.int16)
        return found

    def mask(self, match: Match[Any, Any], seat: int, size: int = 0) -> Mask:
        """A 1 for every action that *seat* may answer now; all zeros if it is not asked."""
        found: Mask = np.zeros(size or self.actions, dtype=np.int8)
        if seat in match.asked():
            found[match.options(seat)] = 1
        return found


def rewards(match: Match[Any, Any]) -> list[float]:
    """What every seat has got out of a match: nothing before its end.

    A sole winner gets 1, winners who share get less; the others pay for it in equal parts, so that
    the sum is always 0.
    """
    outcome = match.standing().outcome
    if outcome is None:
        return [0.0] * match.seats
    share = 1 / len(outcome.winners)
    wins = [share if seat in outcome.winners else 0.0 for seat in range(match.seats)]
    return [(match.seats * win - 1) / (match.seats - 1) for win in wins]

"""Many matches side by side in one process, for learners that work on batches."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bactrian.envs.seating import Mask, Numbers, Seating, rewards
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.match import Match


class Batch(NamedTuple):
    """For every match: the seat that is asked, what it may know, and what it may answer."""

    seats: NDArray[np.int64]
    observations: Numbers
    masks: Mask


class Result(NamedTuple):
    """For every match: whether it has ended with this step, and what each seat got out of it."""

    over: NDArray[np.bool_]
    rewards: NDArray[np.float32]


class Many:
    """Matches that are stepped together; whichever ends is followed by a new one at once."""

    def __init__(
        self,
        title: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        matches: int,
        seed: int | str,
    ) -> None:
        self.table = Seating(title, seats, options)
        self.seed = str(seed)
        self.started = 0
        self.matches = [self._start() for _ in range(matches)]

    def _start(self) -> Match[Any, Any]:
        self.started += 1
        return self.table.start(SeededDealer(f"{self.seed}/{self.started}"))

    def batch(self) -> Batch:
        """What is asked in every match."""
        asked = [match.next_asked() for match in self.matches]
        pairs = list(zip(self.matches, asked, strict=True))
        return Batch(
            np.array(asked),
            np.stack([self.table.observation(match, seat) for match, seat in pairs]),
            np.stack([self.table.mask(match, seat) for match, seat in pairs]),
        )

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Result:
        """Answer in every match; the next batch shows new matches where one has ended."""
        over: NDArray[np.bool_] = np.zeros(len(self.matches), dtype=np.bool_)
        gains: NDArray[np.float32] = np.zeros(
            (len(self.matches), self.table.seats), dtype=np.float32
        )
        for number, (match, action) in enumerate(zip(self.matches, actions, strict=True)):
            match.play(match.next_asked(), int(action))
            if match.over:
                over[number] = True
                gains[number] = rewards(match)
                self.matches[number] = self._start()
        return Result(over, gains)

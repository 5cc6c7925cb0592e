"""The outlook of one seat: how much it can still do, and what things are worth to it by then."""

from typing import Final

from bactrian.games.voyages.access import FACE, is_own
from bactrian.games.voyages.effects import KINDS, PEPPER
from bactrian.games.voyages.khan import is_full
from bactrian.games.voyages.printed import Character
from bactrian.games.voyages.state import NONE, State, Table
from bactrian.games.voyages.worth import Worth


class Outlook:
    """Dice and rounds to come, and prices between those of mid-game and those of the end."""

    def __init__(self, worth: Worth, match: Table, seat: int) -> None:
        state, box, weights = match.state, match.box, worth.weights
        character = state.characters[seat]
        every_round = worth.dice[character] if character != NONE else box.dice
        pool = len(state.pool[seat])
        if pool == 0 and match.open_lanes and state.round > 0:
            pool = every_round  # the round has begun, and its dice come back in a moment
        self.worth: Final = worth
        self.match: Final = match
        self.state: Final[State] = state
        self.seat: Final = seat
        self.character: Final[Character | None] = (
            box.characters[character] if character != NONE else None
        )
        self.rounds: Final = box.rounds - state.round
        self.pool: Final = pool
        self.dice: Final = pool + self.rounds * every_round
        self.vigour: Final = min(1.0, self.dice / weights.fade)
        last = worth.last_prices
        self.last_good: Final = weights.last_good if seat in state.beijing else 0.0
        self.prices: Final = [
            last[kind] + self.vigour * (worth.prices[kind] - last[kind]) for kind in range(KINDS)
        ]
        for kind in range(PEPPER, KINDS):
            self.prices[kind] = max(self.prices[kind], self.last_good)
        self.towns: Final = self._towns()
        self.neutral: Final = self._neutral()
        self.effort: Final = worth.effort if self.rounds else self._last_effort()

    def supply(self) -> list[int]:
        """What the seat owns."""
        return self.state.supply[self.seat * KINDS : (self.seat + 1) * KINDS]

    def _towns(self) -> list[float]:
        """What each own town pays."""
        tiles = self.state.tiles
        posts = self.state.posts[self.seat]
        return [self.worth.tiles[tiles[place]] for place in posts if tiles[place] != NONE]

    def _neutral(self) -> int:
        """How many dice of the pool may follow a coloured one on the same space.  [V5.5]"""
        number = 0
        for die in self.state.pool[self.seat]:
            number += not is_own(die)
        return number

    def is_open(self, space: int) -> bool:
        """Can this seat still use a space of the board in this round?  [V5.1, V5.5]"""
        dice = self.match.box.spaces[space].dice
        if self.state.coloured[space] >> self.seat & 1:
            return self.neutral >= dice
        return self.pool >= dice

    def _last_effort(self) -> list[float]:
        """In the last round what is not on offer any more takes more than there is."""
        khan = self.match.box.khan
        favour = self.is_open(khan) and not is_full(self.match)
        effort = self.worth.effort.copy()
        for kind in range(1, KINDS):
            if not self.is_open(self.worth.markets[kind]):
                effort[kind] *= 1.5 if favour else 4.0
        return effort

    def gain(self, effect: int) -> float:
        """What a reward of the box is worth now."""
        late = self.worth.last_gains[effect]
        return late + self.vigour * (self.worth.gains[effect] - late)

    def die(self, face: int) -> float:
        """What a die in the pool is worth."""
        weights = self.worth.weights
        idle = weights.idle
        return weights.pool * weights.faces[face] * (idle + (1.0 - idle) * self.vigour)

    def dice_worth(self) -> float:
        """What the dice in the pool and those of the rounds to come are worth."""
        total = 0.0
        held = self.state.pool[self.seat]
        for die in held:
            total += self.die(FACE[die])
        return total + (self.dice - len(held)) * self.worth.weights.future

    def best_face(self) -> int:
        """The highest die in the pool; Raschid sets his as he likes."""
        best = 0
        for die in self.state.pool[self.seat]:
            if FACE[die] == 0:
                return 6
            best = max(best, FACE[die])
        return best

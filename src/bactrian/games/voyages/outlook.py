"""The outlook of one seat: how much it can still do, and what things are worth to it by then."""

from typing import Final

from bactrian.games.voyages.access import is_own
from bactrian.games.voyages.components import Box
from bactrian.games.voyages.effects import KINDS
from bactrian.games.voyages.khan import is_full
from bactrian.games.voyages.state import NONE, State, Table
from bactrian.games.voyages.worth import Stage, Worth


class Outlook:
    """Dice and rounds to come, and prices between those of mid-game and those of the end."""

    def __init__(self, worth: Worth, match: Table, seat: int) -> None:
        state, box = match.state, match.box
        character = state.characters[seat]
        every_round = worth.dice[character]
        pool = len(state.pool[seat])
        if pool == 0 and match.open_lanes and state.round > 0:
            pool = every_round  # the round has begun, and its dice come back in a moment
        rounds = box.rounds - state.round
        dice = pool + rounds * every_round
        stages = worth.stages
        stage = stages[dice] if dice < len(stages) else stages[-1]
        berth = berth_of(state, seat)
        self.worth: Final = worth
        self.match: Final = match
        self.box: Final[Box] = box
        self.state: Final[State] = state
        self.seat: Final = seat
        self.character: Final = character
        self.rounds: Final = rounds
        self.pool: Final = pool
        self.dice: Final = dice
        self.stage: Final[Stage] = stage
        self.berth: Final = berth
        self.prices: Final = stage.prices if berth == NONE else stage.beijing_prices
        self.towns = 0
        self.income = 0.0
        self.best_town = 0.0
        self.held = 0
        self._survey()
        self.effort: Final = worth.effort if rounds else self._last_effort()

    def _survey(self) -> None:
        """Where the own posts stand, as bits, and what those in towns pay."""
        tiles, worths = self.state.tiles, self.worth.tiles
        held = 0
        for place in self.state.posts[self.seat]:
            held |= 1 << place
            tile = tiles[place]
            if tile != NONE:
                pay = worths[tile]
                self.towns += 1
                self.income += pay
                if pay > self.best_town:
                    self.best_town = pay
        self.held = held

    def supply(self) -> list[int]:
        """What the seat owns."""
        return self.state.supply[self.seat * KINDS : (self.seat + 1) * KINDS]

    def _neutral(self) -> int:
        """How many dice of the pool may follow a coloured one on the same space.  [V5.5]"""
        number = 0
        for die in self.state.pool[self.seat]:
            number += not is_own(die)
        return number

    def is_open(self, space: int) -> bool:
        """Can this seat still use a space of the board in this round?  [V5.1, V5.5]"""
        dice = self.box.spaces[space].dice
        if self.state.coloured[space] >> self.seat & 1:
            return self._neutral() >= dice
        return self.pool >= dice

    def _last_effort(self) -> list[float]:
        """In the last round what is not on offer any more takes more than there is."""
        khan = self.box.khan
        favour = self.is_open(khan) and not is_full(self.match)
        effort = self.worth.effort.copy()
        for kind in range(1, KINDS):
            if not self.is_open(self.worth.markets[kind]):
                effort[kind] *= 1.5 if favour else 4.0
        return effort

    def dice_worth(self) -> float:
        """What the dice in the pool and those of the rounds to come are worth."""
        total = 0.0
        held, each = self.state.pool[self.seat], self.stage.dice
        for die in held:
            total += each[die]
        return total + (self.dice - len(held)) * self.worth.weights.future

    def best_face(self) -> int:
        """The highest die in the pool; Raschid sets his as he likes."""
        best = 0
        faces = self.worth.faces
        for die in self.state.pool[self.seat]:
            face = faces[die]
            if face > best:
                best = face
        return best


def berth_of(state: State, seat: int) -> int:
    """The first space of Beijing that is *seat*'s, or free if nobody's is asked for.  [V9.5]"""
    for number, other in enumerate(state.beijing):
        if other == seat:
            return number
    return NONE

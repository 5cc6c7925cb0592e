"""What lies on the table."""

from typing import Final

from bactrian.games.expedition.components import Box
from bactrian.kernel.deck import Deck
from bactrian.kernel.machine import State as KernelState
from bactrian.kernel.match import Match

EMPTY: Final = -1
"""An empty slot of the display; also: no figure chosen."""

START: Final = 0
CHESTS: Final = 1
INTERIM: Final = 2
FINAL: Final = 3
BALLAST: Final = 4
SOURCES: Final = ("start", "chests", "interim", "final", "ballast")
"""Where gold comes from and goes to, in the order of the score sheet."""

RUNNING: Final = 0
DAIDU: Final = 1
STALEMATE: Final = 2
ENDINGS: Final = ("running", "daidu", "stalemate")


class State(KernelState):
    """Figures, chests, cards and gold, and what has happened in the turn."""

    __match_args__ = (
        "positions",
        "chests",
        "gold",
        "sources",
        "hands",
        "shown",
        "display",
        "pile",
        "discard",
        "interim_done",
        "interim_due",
        "turn",
        "turns",
        "figure",
        "halted",
        "ballasts",
        "steps",
        "idle",
        "ending",
    )

    def __init__(
        self,
        positions: list[int],
        chests: list[int],
        gold: list[int],
        sources: list[list[int]],
        hands: list[list[int]],
        shown: list[list[int]],
        display: list[int],
        pile: Deck,
        discard: list[int],
        interim_done: bool,
        interim_due: bool,
        turn: int,
        turns: int,
        figure: int,
        halted: int,
        ballasts: int,
        steps: int,
        idle: int,
        ending: int,
    ) -> None:
        self.positions = positions  # of each figure; a figure belongs to seat (figure % seats)
        self.chests = chests  # on each space
        self.gold = gold
        self.sources = sources  # of each seat's gold
        self.hands = hands  # how many of each card
        self.shown = shown  # the part of each hand that everybody has seen
        self.display = display
        self.pile = pile
        self.discard = discard
        self.interim_done = interim_done
        self.interim_due = interim_due
        self.turn = turn  # the seat whose turn it is
        self.turns = turns  # begun so far
        self.figure = figure  # the one that moves in this turn, once that is fixed
        self.halted = halted  # the one that may move no more in this turn
        self.ballasts = ballasts  # steps by ballast in this turn
        self.steps = steps  # of any kind in this turn
        self.idle = idle  # turns in succession without a step and without a card
        self.ending = ending

    def clone(self) -> "State":
        """An independent copy."""
        return State(
            self.positions.copy(),
            self.chests.copy(),
            self.gold.copy(),
            [line.copy() for line in self.sources],
            [hand.copy() for hand in self.hands],
            [hand.copy() for hand in self.shown],
            self.display.copy(),
            self.pile.clone(),
            self.discard.copy(),
            self.interim_done,
            self.interim_due,
            self.turn,
            self.turns,
            self.figure,
            self.halted,
            self.ballasts,
            self.steps,
            self.idle,
            self.ending,
        )

    def earn(self, seat: int, source: int, gold: int) -> None:
        """Gold comes in, or goes out if the amount is negative.  [E0.9]"""
        self.gold[seat] += gold
        self.sources[seat][source] += gold


Table = Match[State, Box]

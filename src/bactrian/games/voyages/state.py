"""What lies on the table."""

from typing import Final

from bactrian.games.voyages.components import FACES, Box
from bactrian.games.voyages.effects import CAMEL, COIN, EARNED, KINDS
from bactrian.kernel.deck import Deck
from bactrian.kernel.machine import State as KernelState
from bactrian.kernel.match import Match

NONE: Final = -1
"""No tile, no seat, no character."""

OWN: Final = 0
BLACK: Final = 1
WHITE: Final = 2
DIE_KINDS: Final = 3 * FACES
DUMMY: Final = 9
"""The owner of the dice that fill spaces with two and three players.  [V2.12, V2.13]"""

DICE_PLACED: Final = 0
PIPS: Final = 1
COMPENSATION: Final = 2
BLACK_DICE: Final = 3
REROLLS: Final = 4
STEPS: Final = 5
TALLIES: Final = ("dice", "pips", "compensation", "black_dice", "rerolls", "steps")
"""What is counted for the end screen."""


class State(KernelState):
    """Everything that moves.  Small sequences are tuples, so that a copy is cheap."""

    __match_args__ = (
        "round",
        "start",
        "turn",
        "traveller",
        "acted",
        "bought",
        "fresh",
        "supply",
        "points",
        "tallies",
        "characters",
        "revealed",
        "pool",
        "black",
        "laid",
        "coloured",
        "figures",
        "posts",
        "beijing",
        "due",
        "offices",
        "tiles",
        "cards",
        "contracts",
        "special",
        "under",
        "board",
        "active",
        "done",
        "dealt",
        "kept",
        "ended",
    )

    def __init__(
        self,
        round: int,
        start: int,
        turn: int,
        traveller: int,
        acted: bool,
        bought: int,
        fresh: tuple[int, ...],
        supply: list[int],
        points: list[int],
        tallies: list[int],
        characters: list[int],
        revealed: tuple[int, ...],
        pool: list[tuple[int, ...]],
        black: int,
        laid: list[tuple[int, ...]],
        coloured: list[int],
        figures: list[tuple[int, ...]],
        posts: list[tuple[int, ...]],
        beijing: list[int],
        due: list[tuple[int, ...]],
        offices: list[int],
        tiles: list[int],
        cards: tuple[int, ...],
        contracts: Deck,
        special: int,
        under: tuple[int, ...],
        board: tuple[int, ...],
        active: list[tuple[int, ...]],
        done: list[tuple[int, ...]],
        dealt: list[tuple[int, ...]],
        kept: list[tuple[int, ...]],
        ended: bool,
    ) -> None:
        self.round = round  # from 1 on
        self.start = start  # the start player of the round
        self.turn = turn  # the seat whose turn it is
        self.traveller = traveller  # the seat that made the last travel action of the round
        self.acted = acted  # is the main action of the turn done?
        self.bought = bought  # black dice in this turn
        self.fresh = fresh  # places where a post was placed in this turn
        self.supply = supply  # coins, camels, pepper, silk, gold of seat 0, of seat 1, …
        self.points = points  # by source, of seat 0, of seat 1, …
        self.tallies = tallies  # what is counted for the end screen, of seat 0, of seat 1, …
        self.characters = characters  # of each seat
        self.revealed = revealed  # characters that can still be drafted
        self.pool = pool  # the unplaced dice of each seat, sorted
        self.black = black  # dice on the board
        self.laid = laid  # dice on each space: owner × DIE_KINDS + die
        self.coloured = coloured  # for each space, one bit for each seat whose colour lies there
        self.figures = figures  # where each seat's figures stand
        self.posts = posts  # where each seat's posts stand, the oldest first
        self.beijing = beijing  # the seat on each space of Beijing
        self.due = due  # rewards for posts that wait until the movement is over
        self.offices = offices  # on each place
        self.tiles = tiles  # town bonus on each place
        self.cards = cards  # city card in each slot
        self.contracts = contracts  # the unknown contracts of the round stacks and the special one
        self.special = special  # how many of these lie on the special stack
        self.under = under  # the known tiles under the special stack, the next one first
        self.board = board  # contracts by column
        self.active = active  # contracts of each seat
        self.done = done  # completed contracts of each seat
        self.dealt = dealt  # objectives of each seat, the discarded ones included
        self.kept = kept  # objectives of each seat
        self.ended = ended

    def clone(self) -> "State":
        """An independent copy."""
        return State(
            self.round,
            self.start,
            self.turn,
            self.traveller,
            self.acted,
            self.bought,
            self.fresh,
            self.supply.copy(),
            self.points.copy(),
            self.tallies.copy(),
            self.characters.copy(),
            self.revealed,
            self.pool.copy(),
            self.black,
            self.laid.copy(),
            self.coloured.copy(),
            self.figures.copy(),
            self.posts.copy(),
            self.beijing.copy(),
            self.due.copy(),
            self.offices.copy(),
            self.tiles.copy(),
            self.cards,
            self.contracts.clone(),
            self.special,
            self.under,
            self.board,
            self.active.copy(),
            self.done.copy(),
            self.dealt.copy(),
            self.kept.copy(),
            self.ended,
        )

    def coins(self, seat: int) -> int:
        """The coins of a seat."""
        return self.supply[seat * KINDS + COIN]

    def camels(self, seat: int) -> int:
        """The camels of a seat."""
        return self.supply[seat * KINDS + CAMEL]

    def count(self, seat: int, tally: int, number: int = 1) -> None:
        """Count something for the end screen."""
        self.tallies[seat * len(TALLIES) + tally] += number

    def score(self, seat: int, source: int, points: int) -> None:
        """Points come in, or go out if the number is negative.  [R26]"""
        self.points[seat * EARNED + source] += points


Table = Match[State, Box]

"""What lies on the table.  [S1]"""

from typing import Final

from bactrian.games.samarkand.components import Box
from bactrian.kernel.deck import Deck
from bactrian.kernel.machine import State as KernelState
from bactrian.kernel.match import Match

NOBODY: Final = -3
"""No seat, and no watcher either."""

ALLOWED: Final = ""
"""What a rule answers that forbids nothing; otherwise it answers with the id of its words."""

ASK: Final = 0
SELL: Final = 1
KEEP: Final = 2
PLANS: Final = ("ask", "sell", "keep")
"""What a player has decided in advance about the sale of a card.  [R13]"""

RUNNING: Final = 0
ALL_LINKED: Final = 1
FIVE_LINKS: Final = 2
BLOCKED: Final = 3
ENDINGS: Final = ("running", "all-linked", "five-links", "blocked")


class State(KernelState):
    """Camels, money, tiles and cards, and what is openly known of who could sell what.

    Sets of spaces and of families are whole numbers, one bit for each.
    """

    __match_args__ = (
        "camels",
        "networks",
        "near",
        "full",
        "stocks",
        "treasuries",
        "tiles",
        "link_tiles",
        "linked",
        "cash",
        "owned",
        "links_taken",
        "takers",
        "holders",
        "sellers",
        "discarders",
        "shuffled",
        "drawn",
        "plans",
        "deck",
        "bag",
        "removed",
        "placed",
        "occupied_at",
        "acted_at",
        "turn",
        "turns",
        "skips",
        "ending",
    )

    def __init__(
        self,
        camels: list[tuple[int, ...]],
        networks: list[int],
        near: list[int],
        full: int,
        stocks: list[int],
        treasuries: list[int],
        tiles: list[int],
        link_tiles: list[int],
        linked: list[int],
        cash: list[int],
        owned: list[list[int]],
        links_taken: list[int],
        takers: list[int],
        holders: list[int],
        sellers: list[int],
        discarders: list[int],
        shuffled: list[int],
        drawn: list[int],
        plans: list[int],
        deck: Deck,
        bag: Deck,
        removed: list[int],
        placed: int,
        occupied_at: list[int],
        acted_at: list[int],
        turn: int,
        turns: int,
        skips: int,
        ending: int,
    ) -> None:
        self.camels = camels  # the families on each space, in the order they came
        self.networks = networks  # the spaces on which each family stands
        self.near = near  # the spaces next to each network
        self.full = full  # the spaces that take no more camels
        self.stocks = stocks  # of camels, by family
        self.treasuries = treasuries
        self.tiles = tiles  # on each family's field
        self.link_tiles = link_tiles  # left in each family's stack
        self.linked = linked  # the families each family is linked with
        self.cash = cash
        self.owned = owned  # family tiles by seat and family
        self.links_taken = links_taken  # link tiles by seat
        self.takers = takers  # who has the token of each good, hence: who came there first
        self.holders = holders  # who has each card in hand
        self.sellers = sellers  # who has sold each card
        self.discarders = discarders  # who laid each card on the discard pile
        self.shuffled = shuffled  # who had discarded each card of the latest shuffle
        self.drawn = drawn  # cards each seat has drawn since then
        self.plans = plans  # what the holder of each card wants if it can be sold
        self.deck = deck
        self.bag = bag
        self.removed = removed  # family tiles that left the game
        self.placed = placed  # camels so far
        self.occupied_at = occupied_at  # the count of camels when each good was reached
        self.acted_at = acted_at  # the count of camels when each seat last answered in its turn
        self.turn = turn  # the seat whose turn it is
        self.turns = turns  # begun so far
        self.skips = skips  # turns in succession that were skipped
        self.ending = ending

    def clone(self) -> "State":
        """An independent copy."""
        return State(
            self.camels.copy(),
            self.networks.copy(),
            self.near.copy(),
            self.full,
            self.stocks.copy(),
            self.treasuries.copy(),
            self.tiles.copy(),
            self.link_tiles.copy(),
            self.linked.copy(),
            self.cash.copy(),
            [tiles.copy() for tiles in self.owned],
            self.links_taken.copy(),
            self.takers.copy(),
            self.holders.copy(),
            self.sellers.copy(),
            self.discarders.copy(),
            self.shuffled.copy(),
            self.drawn.copy(),
            self.plans.copy(),
            self.deck.clone(),
            self.bag.clone(),
            self.removed.copy(),
            self.placed,
            self.occupied_at.copy(),
            self.acted_at.copy(),
            self.turn,
            self.turns,
            self.skips,
            self.ending,
        )

    def hand(self, seat: int) -> list[int]:
        """The cards *seat* has in hand, in the order of their numbers."""
        return [card for card, holder in enumerate(self.holders) if holder == seat]

    def held(self, seat: int) -> int:
        """How many cards count towards the hand limit: those in hand and those sold.  [S4.4]"""
        return self.holders.count(seat) + self.sellers.count(seat)


Table = Match[State, Box]

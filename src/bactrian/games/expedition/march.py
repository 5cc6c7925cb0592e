"""How long a figure will take to every space ahead in its stage, as far as one can tell.  [E5]

The cards in hand pay for the next spaces; every card that is lacking takes a turn to draw.  An
estimate for appraisals: it moves nothing, and what others will do is taken as a mean.
"""

from typing import Final

from bactrian.games.expedition.components import Box, Space
from bactrian.games.expedition.payment import held_by_group
from bactrian.games.expedition.state import State
from bactrian.games.expedition.track import is_free

PACE: Final = 1.1
"""Turns to draw a card that is lacking: the display shows it more often than not."""

PAID: Final = 0.7
"""The part of the cards of far spaces that is paid: figures jump over one another."""

KEPT: Final = 0.58
"""What a card that fits none of the next spaces is worth, in cards that fit."""

HORIZON: Final = 4.0
"""After so many lacking cards it is idle to ask which spaces the rest of the hand will pay."""

HOARDED: Final = 8.0
"""Turns to wait for a card of which all are in other hands, until somebody lays one."""

NEVER: Final = 1e6
ARRIVED: Final = -1.0


class Way:
    """What a march has used up so far."""

    def __init__(self, state: State, hand: list[int], wait: float, pace: float) -> None:
        self.state: Final = state
        self.hand: Final = hand
        self.wait: Final = wait  # rounds until the owner's next turn
        self.pace: Final = pace
        self.held = sum(hand)
        self.lacking = 0.0
        self.reserve = 0.0  # what is left of the hand once it is no longer looked at card by card
        self.is_vague = self.held == 0

    def pay(self, space: Space, is_next: bool) -> None:
        """Lay what fits and note what is lacking; far ahead only the number of cards counts."""
        if self.is_vague:
            cost = float(space.count) if is_next else space.count * PAID
            used = min(self.reserve, cost)
            self.reserve -= used
            self.lacking += cost - used
            return
        held = held_by_group(space, self.hand)
        if self.lacking == 0.0 and is_hoarded(space, held, self.state):
            self.lacking = HOARDED
        laid = lay(space, self.hand, held)
        self.held -= laid
        self.lacking += space.count - laid
        if self.held == 0 or self.lacking > HORIZON:
            self.is_vague = True
            self.reserve = KEPT * self.held

    def rounds(self) -> float:
        """Until what is lacking has been drawn."""
        return self.wait + self.lacking * self.pace


def march(box: Box, state: State, figure: int, way: Way) -> list[float]:
    """Rounds until *figure* can stand on each space of its stage or beyond, paid as *way* says."""
    space = state.positions[figure]
    rounds = [ARRIVED] * (space + 1) + [NEVER] * (len(box.spaces) - space - 1)
    goal = box.final_goal if state.interim_done else box.interim_goal
    is_next = True
    while space < goal:
        first = space + 1
        space = first
        while not is_free(box, state, space):
            space += 1
        asked = box.spaces[space]
        way.pay(asked, is_next)
        is_next = False
        if state.interim_done and space <= box.interim_goal and asked.scoring:
            space = box.interim_goal  # where a straggler stops for a turn
            way.lacking += 1.0 / way.pace
        now = way.rounds()
        for each in range(first, space + 1):
            rounds[each] = now
    return rounds


def is_hoarded(space: Space, held: list[int], state: State) -> bool:
    """Does *space* ask for one of each, and one of those lacking cannot be drawn by anybody?"""
    if not space.is_one_of_each:
        return False
    for group, cards in enumerate(held):
        if cards == 0 and not is_drawable(space, group, state):
            return True
    return False


def is_drawable(space: Space, group: int, state: State) -> bool:
    """Is there a card of *group* in the piles or in the display?"""
    for card, other in enumerate(space.groups):
        if other == group and (
            state.pile.counts[card] or state.discard[card] or card in state.display
        ):
            return True
    return False


def lay(space: Space, hand: list[int], held: list[int]) -> int:
    """Take from *hand* what helps to pay for *space*; how many cards that is.  [E5.2]"""
    if space.is_one_of_each:
        for group, cards in enumerate(held):
            if cards:
                take(space, hand, group, 1)
        return len(held) - held.count(0)
    most = max(held)
    laid = min(most, space.count)
    if laid:
        take(space, hand, held.index(most), laid)
    return laid


def take(space: Space, hand: list[int], group: int, number: int) -> None:
    """Take *number* cards of a group out of *hand*."""
    for card, copies in enumerate(hand):
        if copies and space.groups[card] == group:
            taken = min(copies, number)
            hand[card] -= taken
            number -= taken
            if number == 0:
                return

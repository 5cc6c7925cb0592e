"""How long a figure will take to every space ahead, as far as one can tell.  [E5, E6]

The cards in hand pay for the next spaces; every card that is lacking takes a turn to draw.  An
estimate for appraisals: it moves nothing, and what others will do is taken as a mean.
"""

from typing import Final

from bactrian.games.expedition.components import Box, Space
from bactrian.games.expedition.payment import held_by_group, missing
from bactrian.games.expedition.state import State
from bactrian.games.expedition.track import is_free

PACE: Final = 1.1
"""Turns to draw a card that is lacking: the display shows it more often than not."""

PAID: Final = 0.85
"""The part of the cards of far spaces that is paid: others stand in the way and are jumped."""

KEPT: Final = 0.7
"""What a card that fits none of the next spaces is worth, in cards that fit."""

HORIZON: Final = 6
"""After so many lacking cards it is idle to ask which spaces the rest of the hand will pay."""

HOARDED: Final = 8.0
"""Turns to wait for a card of which all are in other hands, until somebody lays one."""

BALLAST_FOR: Final = 2
"""Ballast is thrown to save so many turns of drawing; a gold is worth about that."""

NEVER: Final = 1e6
ARRIVED: Final = -1.0


class March:
    """The way of one figure: rounds until it can stand on each space or beyond."""

    def __init__(self, spaces: int, start: int) -> None:
        self.start: Final = start
        self.last = start  # the last space of this stage on the way
        self.rounds: Final = [ARRIVED] * (start + 1) + [NEVER] * (spaces - start - 1)
        self.thrown: Final = [0] * spaces  # gold given for ballast on the way to each space
        self.spare: Final = [0.0] * spaces  # cards that are left over there

    def arrive(self, first: int, last: int, way: "Way") -> None:
        """Note the arrival on *last*, and with it beyond the spaces that were jumped."""
        rounds, spare = way.rounds(), way.spare()
        self.last = last
        for space in range(first, last + 1):
            self.rounds[space] = rounds
            self.thrown[space] = way.thrown
            self.spare[space] = spare

    def go_on(self, box: Box, rounds: float, spare: float) -> None:
        """The second stage, from the interim goal, left at that time with so many cards."""
        lacking = -spare
        for space in range(box.interim_goal + 1, box.final_goal + 1):
            lacking += box.spaces[space].count * PAID
            self.rounds[space] = rounds + max(0.0, lacking) * PACE


class Way:
    """What a march has used up so far."""

    def __init__(self, state: State, hand: list[int], wait: float, pace: float) -> None:
        self.state: Final = state
        self.hand: Final = hand
        self.wait: Final = wait  # rounds until the owner's next turn
        self.pace: Final = pace
        self.held = sum(hand)
        self.lacking = 0.0
        self.thrown = 0
        self.reserve = 0.0  # what is left of the hand once it is no longer looked at card by card
        self.is_vague = self.held == 0

    def pay(self, space: Space) -> None:
        """Lay what fits and note what is lacking; far ahead only the number of cards counts."""
        if self.is_vague:
            cost = space.count * PAID
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

    def lacks(self, space: Space) -> int:
        """How many cards would have to be drawn to pay for *space*."""
        return space.count if self.is_vague else missing(space, self.hand)

    def spare(self) -> float:
        """What the cards left over are worth on the way that follows."""
        return self.reserve if self.is_vague else KEPT * self.held

    def rounds(self) -> float:
        """Until what is lacking has been drawn, with not more than one ballast in a turn."""
        return self.wait + max(self.lacking * self.pace, self.thrown - 1.0)


def march(box: Box, state: State, figure: int, way: Way, gold: int, rival: int) -> March:
    """The march of *figure* to the end of its stage, with the cards of *way*.

    *rival* is how far the foremost opposing figure has come: up to there ballast helps.
    """
    space = state.positions[figure]
    found = March(len(box.spaces), space)
    found.spare[space] = way.spare()
    goal = box.final_goal if state.interim_done else box.interim_goal
    while space < goal:
        last = space
        space += 1
        while way.lacking < 1.0 and not is_free(box, state, space):
            space += 1
        asked = box.spaces[space]
        useful = space < rival and gold > way.thrown and not asked.scoring
        if useful and way.lacks(asked) >= BALLAST_FOR:
            way.thrown += box.ballast_cost
        else:
            way.pay(asked)
        if state.interim_done and space <= box.interim_goal and asked.scoring:
            space = box.interim_goal  # where a straggler stops for a turn
            way.lacking += 1.0 / PACE
        found.arrive(last + 1, space, way)
    return found


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

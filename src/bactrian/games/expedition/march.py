"""How long a figure will take to every space ahead in its stage, as far as one can tell.  [E5]

The cards in hand pay for the next spaces; every card that is lacking takes a turn to draw.  An
estimate for appraisals: it moves nothing, and what others will do is taken as a mean.
"""

from typing import Final

from bactrian.games.expedition.components import Box, Space
from bactrian.games.expedition.hands import SortedHand
from bactrian.games.expedition.state import State
from bactrian.games.expedition.track import OpenTrack

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


class March:
    """The way of a figure through its stage, and what it has used up so far.

    Step by step it is followed only as long as the hand is looked at card by card; from there on
    the number of cards tells how long it takes.
    """

    def __init__(
        self, box: Box, state: State, track: OpenTrack, position: int, wait: float, pace: float
    ) -> None:
        self._box: Final = box
        self._state: Final = state
        self._track: Final = track
        self._position: Final = position
        self._wait: Final = wait  # rounds until the owner's next turn
        self._pace: Final = pace
        self._steps: Final[list[float]] = []  # rounds to each space that has been passed
        self._reached = position
        self._last = position  # the last space of the way
        self._lacking = 0.0
        self._reserve = 0.0  # what is left of the hand once it is no longer looked at

    def set_out(self, hand: SortedHand) -> None:
        """Use up *hand*, and go on until only the number of cards counts."""
        track = self._track
        if self._position >= track.goal:
            return
        self._last = track.free_from[track.goal]
        if hand.held:
            self._follow(hand.copy())
        else:
            self._lacking = float(self._next_space().count)
            self._step()
        while self._straggles():
            cost = self._next_space().count * PAID
            used = min(self._reserve, cost)
            self._reserve -= used
            self._lacking += cost - used
            self._step()

    def _follow(self, hand: SortedHand) -> None:
        """Lay what fits and note what is lacking, until it is idle to look at single cards."""
        is_vague = False
        while not is_vague and self._reached < self._track.goal:
            space = self._next_space()
            if self._lacking == 0.0 and is_hoarded(self._box, space, hand, self._state):
                self._lacking = HOARDED
            self._lacking += space.count - hand.lay(space)
            is_vague = hand.held == 0 or self._lacking > HORIZON
            self._step()
        self._reserve = KEPT * hand.held

    def _next_space(self) -> Space:
        """The space to be paid for next."""
        return self._box.spaces[self._track.free_from[self._reached + 1]]

    def _straggles(self) -> bool:
        """Is the figure in the first stage, after the interim scoring?"""
        return self._state.interim_done and self._reached < self._box.interim_goal

    def _step(self) -> None:
        """Go to the next space, which is paid for."""
        first = self._reached + 1
        space = self._track.free_from[first]
        if self._straggles() and self._box.spaces[space].scoring:
            space = self._box.interim_goal  # where a straggler stops for a turn
            self._lacking += 1.0 / self._pace
        now = self._wait + self._lacking * self._pace
        for _ in range(first, space + 1):
            self._steps.append(now)
        self._reached = space

    def rounds(self, space: int) -> float:
        """Rounds until the figure can stand on *space* or beyond."""
        if space <= self._position:
            return ARRIVED
        if space <= self._reached:
            return self._steps[space - self._position - 1]
        if space > self._last:
            return NEVER
        cards = self._track.cards_from[self._reached] - self._track.cards_from[space]
        drawn = self._lacking + max(0.0, cards * PAID - self._reserve)
        return self._wait + drawn * self._pace


def is_hoarded(box: Box, space: Space, hand: SortedHand, state: State) -> bool:
    """Does *space* ask for one of each, and one of those lacking cannot be drawn by anybody?"""
    if not space.is_one_of_each:
        return False
    for sort in space.sorts:
        if hand.counts[sort] == 0 and not is_drawable(box.sorts[sort], state):
            return True
    return False


def is_drawable(cards: list[int], state: State) -> bool:
    """Is one of *cards* in the piles or in the display?"""
    pile, discard = state.pile.counts, state.discard
    for card in cards:
        if pile[card] or discard[card] or card in state.display:
            return True
    return False

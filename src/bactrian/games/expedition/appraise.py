"""What a position is worth: the gold that every seat may expect at the end.  [E8, E9]

Far from the end of a stage what counts is how far the figures have come and how many cards there
are to go on with; near the end it is the gold of the spaces that figures can still reach in time.
"""

from math import exp
from typing import Final

from bactrian.games.expedition.components import Box
from bactrian.games.expedition.hands import SortedHand, sort_hand
from bactrian.games.expedition.march import NEVER, PACE, March
from bactrian.games.expedition.state import EMPTY, State, Table
from bactrian.games.expedition.track import OpenTrack

SURE: Final = 0.07
"""Rounds by which a plan may be off that lacks nothing: somebody else may change the track."""

VAGUE: Final = 0.6
"""And for every round that it looks ahead."""

BEYOND: Final = 30.0
"""So late that it no longer matters how late."""

HASTE: Final = 0.06
"""The part of the worth of a space that every round costs until one stands there."""

SPACE: Final = 0.55
"""Gold for a space made good, while the end of the stage is far."""

CARD: Final = 0.9
"""Gold for the first card in hand, while the end of the match is far."""

READY: Final = 0.5
"""The part of what the best next step gains that belongs to whoever can pay for it."""

DELAY: Final = 0.3
"""How fast that part shrinks with every card that is lacking."""

PLENTY: Final = 7.0
"""With so many cards in hand a further one is worth a third of the first."""

SOON: Final = 12.0
"""With so many rounds to go, the end of a stage is half in sight."""

LATE: Final = 2.0
"""With so many rounds to go, cards are worth half of what they are at first."""

STAGE: Final = 20.0
"""Rounds that the second stage takes."""

SECOND: Final = 3.6
"""What a figure earns in the second stage, as long as the first lasts."""

SCARCE: Final = 20.0
"""With fewer cards than these to draw, the match may end for want of cards."""

LEADING: Final = 1.2
"""How much slower the favoured of two figures gets on, since they share the turns."""

TRAILING: Final = 2.2
"""And the other one, which has to do without the cards in hand."""

DOUBT: Final = 2.3
"""Points an appraisal may be off when somebody stands before the final goal."""

DOUBT_PER_SPACE: Final = 0.13
"""And for every space that the foremost figure has still to go."""


def appraise(match: Table) -> list[float]:
    """The points every seat may expect; the very points once the match is over."""
    points = [float(gold) for gold in match.state.gold]
    if match.over:
        return points
    outlook = Outlook(match)
    usual = 0.0
    for seat in range(match.seats):
        means = outlook.means(seat)
        points[seat] = points[seat] + outlook.scorings(seat) + means
        usual += means / match.seats
    for seat in range(match.seats):
        points[seat] = points[seat] - usual
    outlook.add_chests(points)
    add_stalemate(match, points)
    return points


def add_stalemate(match: Table, points: list[float]) -> None:
    """The fewer cards are left to draw, the more it looks as if all will stay as it is.  [R11]"""
    state, spaces = match.state, match.box.spaces
    if state.pile.left >= SCARCE:
        return
    left = cards_left(state)
    if left >= SCARCE:
        return
    chance = left / SCARCE
    for seat in range(match.seats):
        stays = float(state.gold[seat])
        for figure in range(seat, len(state.positions), match.seats):
            space = spaces[state.positions[figure]]
            if space.stage == 2:
                stays += space.scoring
        points[seat] = chance * points[seat] + (1.0 - chance) * stays


def cards_left(state: State) -> int:
    """How many cards there are to draw."""
    left = state.pile.left + len(state.pile.bottom)
    for copies in state.discard:
        left += copies
    for card in state.display:
        if card != EMPTY:
            left += 1
    return left


def doubt(match: Table) -> float:
    """How many points the difference of two appraisals may be off."""
    return DOUBT + DOUBT_PER_SPACE * (match.box.final_goal - max(match.state.positions))


class Outlook:
    """When figures arrive, and with that when the stage ends."""

    def __init__(self, match: Table) -> None:
        state, box = match.state, match.box
        self._box: Final = box
        self._state: Final = state
        self._seats: Final = match.seats
        self._figures: Final = len(state.positions)
        self._paired: Final = self._figures > match.seats
        self._track: Final = OpenTrack(box, state)
        self._hands: Final = [sort_hand(box, hand) for hand in state.hands]
        self._favoured: Final = self._march_all(LEADING if self._paired else 1.0, self._hands)
        self._others: Final = self._march_others() if self._paired else []
        self._first = self._second = NEVER  # when figures may be on the goal
        self._foremost = 0
        self._find_ends()
        end = max(0.0, self._first)
        self._near: Final = SOON / (SOON + end)
        left = end if state.interim_done else end + STAGE
        self._late: Final = LATE / (LATE + left)

    def _march_others(self) -> list[March]:
        """The marches of figures that have to do without the cards in hand."""
        nothing = sort_hand(self._box, [])
        return self._march_all(TRAILING, [nothing] * self._seats)

    def _march_all(self, slowness: float, hands: list[SortedHand]) -> list[March]:
        """The march of every figure, with the hands of all seats."""
        box, state, seats = self._box, self._state, self._seats
        marches: list[March] = []
        for figure, position in enumerate(state.positions):
            seat = figure % seats
            wait = ((seat - state.turn) % seats) / seats
            march = March(box, state, self._track, position, wait, PACE * slowness)
            march.set_out(hands[seat])
            marches.append(march)
        return marches

    def _find_ends(self) -> None:
        """Find the foremost figure, and when it and the next one may be on the goal."""
        for figure, march in enumerate(self._favoured):
            rounds = march.rounds(self._track.goal)
            if rounds < self._first:
                self._second = self._first
                self._first = rounds
                self._foremost = figure
            elif rounds < self._second:
                self._second = rounds

    def scorings(self, seat: int) -> float:
        """Gold from the scorings ahead for the figures of *seat*."""
        if not self._paired:
            return self._worth(seat, self._favoured[seat])
        other = seat + self._seats
        return max(
            self._worth(seat, self._favoured[seat]) + self._worth(other, self._others[other]),
            self._worth(seat, self._others[seat]) + self._worth(other, self._favoured[other]),
        )

    def _worth(self, figure: int, march: March) -> float:
        """What the scorings may bring to a figure; another one may end the stage."""
        end = self._second if figure == self._foremost else self._first
        if self._state.interim_done:
            return gain(self._box, self._box.scorings[1], march, end)
        return SECOND + gain(self._box, self._box.scorings[0], march, end)

    def means(self, seat: int) -> float:
        """How well a seat is provided with way and cards; it no longer matters at the end."""
        worth = self._cards(self._hands[seat].held)
        best = 0.0
        figure = seat
        while figure < self._figures:
            headway = self._headway(self._state.positions[figure])
            worth += SPACE * headway
            best = max(best, self._step(figure, headway))
            figure += self._seats
        return worth + READY * best

    def _cards(self, number: int) -> float:
        """What cards in hand are worth: the more there are, the less another one is."""
        return CARD * PLENTY * (1.0 - exp(-number / PLENTY)) * (1.0 - self._late)

    def _step(self, figure: int, headway: float) -> float:
        """What the next step of a figure gains over the cards it takes.

        It is worth the less, the more cards are still to be drawn for it.
        """
        hand = self._hands[figure % self._seats]
        target = self._track.free_from[self._state.positions[figure] + 1]
        space = self._box.spaces[target]
        lacking = hand.missing(space)
        held = hand.held + lacking
        cost = self._cards(held) - self._cards(held - space.count)
        gained = SPACE * (self._headway(target) - headway) - cost
        return gained * exp(-DELAY * lacking) if gained > 0.0 else 0.0

    def _headway(self, position: int) -> float:
        """How far a figure has come, in spaces that still count after the end of the stage."""
        behind = self._box.behind[position]
        if self._state.interim_done:
            way = -behind if behind else position - self._box.interim_goal
            return (1.0 - self._near) * way
        return (1.0 - self._near) * position - self._near * behind

    def add_chests(self, points: list[float]) -> None:
        """A chest goes to whoever may be there first, in parts to those who come close."""
        chests = self._state.chests
        for space in range(self._track.free_from[self._track.goal] + 1):
            chest = chests[space]
            if chest:
                self._add_chest(space, chest, points)

    def _add_chest(self, space: int, chest: int, points: list[float]) -> None:
        """Share out one chest, unless everybody has jumped it or nobody is in its stage yet."""
        first = NEVER
        for march in self._favoured:
            rounds = march.rounds(space)
            if 0.0 <= rounds < first:
                first = rounds
        if first == NEVER:
            return
        parts: list[float] = []
        total = 0.0
        for march in self._favoured:
            part = closeness(march.rounds(space), first)
            parts.append(part)
            total += part
        for figure, part in enumerate(parts):
            seat = figure % self._seats
            points[seat] = points[seat] + chest * part / total


def gain(box: Box, scorings: list[int], march: March, end: float) -> float:
    """What the spaces of *scorings* bring if they are paid at *end*."""
    worth = 0.0
    for space in scorings:
        worth += box.rises[space] * in_time(march.rounds(space), end)
    return worth


def in_time(rounds: float, end: float) -> float:
    """The chance to arrive before the end of the stage; better soon, so that nobody dawdles."""
    if rounds < 0.0:
        return 1.0
    late = (rounds - end) / (SURE + VAGUE * max(0.0, min(rounds, end)))
    if late > BEYOND:
        return 0.0
    return exp(-HASTE * rounds) / (1.0 + exp(late))


def closeness(rounds: float, first: float) -> float:
    """The part that somebody has in a chest who is that much later than the first."""
    if rounds < 0.0:
        return 0.0
    return exp((first - rounds) / (SURE + VAGUE * first))

"""What a position is worth: the gold that every seat may expect at the end.  [E8, E9]

Far from the end of a stage what counts is how far the figures have come and how many cards there
are to go on with; near the end it is the gold of the spaces that figures can still reach in time.
"""

from math import exp
from typing import Final

from bactrian.games.expedition.march import NEVER, PACE, Way, march
from bactrian.games.expedition.payment import missing
from bactrian.games.expedition.state import EMPTY, Table
from bactrian.games.expedition.track import next_free

SURE: Final = 0.07
"""Rounds by which a plan may be off that lacks nothing: somebody else may change the track."""

VAGUE: Final = 0.6
"""And for every round that it looks ahead."""

BEYOND: Final = 50.0
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
    means = [outlook.means(seat) for seat in range(match.seats)]
    usual = sum(means) / match.seats
    for seat in range(match.seats):
        points[seat] += outlook.scorings(seat) + means[seat] - usual
    outlook.add_chests(points)
    add_stalemate(match, points)
    return points


def add_stalemate(match: Table, points: list[float]) -> None:
    """The fewer cards are left to draw, the more it looks as if all will stay as it is.  [R11]"""
    state, spaces = match.state, match.box.spaces
    left = len(state.pile) + sum(state.discard) + len(state.display) - state.display.count(EMPTY)
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


def doubt(match: Table) -> float:
    """How many points the difference of two appraisals may be off."""
    return DOUBT + DOUBT_PER_SPACE * (match.box.final_goal - max(match.state.positions))


class Outlook:
    """When figures arrive, and with that when the stage ends."""

    def __init__(self, match: Table) -> None:
        state, box = match.state, match.box
        self._match: Final = match
        self._figures: Final = len(state.positions)
        self._paired: Final = self._figures > match.seats
        self._favoured: Final = [self._march(figure, True) for figure in range(self._figures)]
        self._others: Final = (
            [self._march(figure, False) for figure in range(self._figures)] if self._paired else []
        )
        self._goal: Final = box.final_goal if state.interim_done else box.interim_goal
        self._ends: Final = self._find_ends()
        end = max(0.0, min(self._ends))
        self._near: Final = SOON / (SOON + end)
        left = end if state.interim_done else end + STAGE
        self._late: Final = LATE / (LATE + left)

    def _march(self, figure: int, favoured: bool) -> list[float]:
        """The march of a figure; of two figures of a seat only the favoured one gets the hand."""
        match, state = self._match, self._match.state
        seats = match.seats
        seat = figure % seats
        pace = PACE
        if self._paired:
            pace *= LEADING if favoured else TRAILING
        hand = state.hands[seat].copy() if favoured else [0] * len(match.box.cards)
        way = Way(state, hand, ((seat - state.turn) % seats) / seats, pace)
        return march(match.box, state, figure, way)

    def _find_ends(self) -> list[float]:
        """For each figure, when another one may be the first on the goal."""
        first = second = NEVER
        foremost = 0
        for figure, way in enumerate(self._favoured):
            rounds = way[self._goal]
            if rounds < first:
                second = first
                first = rounds
                foremost = figure
            elif rounds < second:
                second = rounds
        return [second if figure == foremost else first for figure in range(self._figures)]

    def scorings(self, seat: int) -> float:
        """Gold from the scorings ahead for the figures of *seat*."""
        if not self._paired:
            return self._worth(seat, self._favoured[seat])
        other = seat + self._match.seats
        return max(
            self._worth(seat, self._favoured[seat]) + self._worth(other, self._others[other]),
            self._worth(seat, self._others[seat]) + self._worth(other, self._favoured[other]),
        )

    def _worth(self, figure: int, way: list[float]) -> float:
        """What the scorings may bring to a figure."""
        match = self._match
        if match.state.interim_done:
            return gain(match, way, match.box.interim_goal + 1, self._goal, self._ends[figure])
        return SECOND + gain(match, way, 0, self._goal, self._ends[figure])

    def means(self, seat: int) -> float:
        """How well a seat is provided with way and cards; it no longer matters at the end."""
        match, state = self._match, self._match.state
        worth = self._cards(sum(state.hands[seat]))
        best = 0.0
        for figure in range(seat, self._figures, match.seats):
            worth += SPACE * self._headway(state.positions[figure])
            best = max(best, self._step(figure))
        return worth + READY * best

    def _cards(self, number: int) -> float:
        """What cards in hand are worth: the more there are, the less another one is."""
        return CARD * PLENTY * (1.0 - exp(-number / PLENTY)) * (1.0 - self._late)

    def _step(self, figure: int) -> float:
        """What the next step of a figure gains over the cards it takes.

        It is worth the less, the more cards are still to be drawn for it.
        """
        match, state = self._match, self._match.state
        hand = state.hands[figure % match.seats]
        target = next_free(match.box, state, figure)
        space = match.box.spaces[target]
        lacking = missing(space, hand)
        held = sum(hand) + lacking
        gained = self._headway(target) - self._headway(state.positions[figure])
        cost = self._cards(held) - self._cards(held - space.count)
        return (SPACE * gained - cost) * exp(-DELAY * lacking)

    def _headway(self, position: int) -> float:
        """How far a figure has come, in spaces that still count after the end of the stage."""
        box = self._match.box
        behind = 0  # spaces to go until the interim goal takes the figure up
        while behind + position < box.interim_goal and not box.spaces[behind + position].scoring:
            behind += 1
        if self._match.state.interim_done:
            way = -behind if behind else position - box.interim_goal
            return (1.0 - self._near) * way
        return (1.0 - self._near) * position - self._near * behind

    def add_chests(self, points: list[float]) -> None:
        """A chest goes to whoever may be there first, in parts to those who come close."""
        seats = self._match.seats
        for space, chest in enumerate(self._match.state.chests):
            if chest == 0:
                continue
            first = NEVER
            for way in self._favoured:
                if 0.0 <= way[space] < first:
                    first = way[space]
            if first == NEVER:
                continue  # everybody has jumped it, or nobody is in its stage yet
            parts = [closeness(way[space], first) for way in self._favoured]
            total = sum(parts)
            for figure, part in enumerate(parts):
                points[figure % seats] += chest * part / total


def gain(match: Table, way: list[float], first: int, last: int, end: float) -> float:
    """What the scoring spaces from *first* to *last* bring if they are paid at *end*."""
    worth = 0.0
    value = 0
    spaces = match.box.spaces
    for space in range(first, last + 1):
        scoring = spaces[space].scoring
        if scoring:
            worth += (scoring - value) * in_time(way[space], end)
            value = scoring
    return worth


def in_time(rounds: float, end: float) -> float:
    """The chance to arrive before the end of the stage; better soon, so that nobody dawdles."""
    if rounds < 0.0:
        return 1.0
    late = (rounds - end) / (SURE + VAGUE * max(0.0, min(rounds, end)))
    return exp(-HASTE * rounds) / (1.0 + exp(min(late, BEYOND)))


def closeness(rounds: float, first: float) -> float:
    """The part that somebody has in a chest who is that much later than the first."""
    if rounds < 0.0:
        return 0.0
    return exp((first - rounds) / (SURE + VAGUE * first))

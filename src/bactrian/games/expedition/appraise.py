"""What a position is worth: the gold that every seat may expect at the end.  [E8, E9]

Everything follows from when each figure can be where.  A scoring space is worth its gold times the
chance to reach it before somebody ends the stage; a chest falls to those who can be there first;
cards are worth the time they save, and so nothing when there is no time left to save.
"""

from math import exp
from typing import Final

from bactrian.games.expedition.march import NEVER, PACE, March, Way, march
from bactrian.games.expedition.state import EMPTY, Table

SURE: Final = 0.07
"""Rounds by which a plan may be off that lacks nothing: somebody else may change the track."""

VAGUE: Final = 1.0
"""And for every round that it looks ahead."""

BEYOND: Final = 50.0
"""So late that it no longer matters how late."""

STEPPED: Final = 0.2
"""For every card that the spaces behind a figure ask for: the way made good is not undone."""

HELD: Final = 0.02
"""For every card in hand, less than for a card well laid, so that nobody waits without need."""

FULL: Final = 6
"""More cards than these are of no further use: they are too many for the spaces ahead."""

SOON: Final = 5.0
"""With so many rounds to go, way and cards are worth half of what they are at first."""

SCARCE: Final = 20
"""With fewer cards than these to draw, the match may end for want of cards."""

LEADING: Final = 1.2
"""How much slower the favoured of two figures gets on, since they share the turns."""

TRAILING: Final = 2.2
"""And the other one, which has to do without the cards in hand."""

DOUBT: Final = 1.2
"""Points an appraisal may be off when somebody stands before the final goal."""

DOUBT_PER_SPACE: Final = 0.12
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
    """When figures arrive, and with that when both stages end."""

    def __init__(self, match: Table) -> None:
        state, box = match.state, match.box
        self._match: Final = match
        self._figures: Final = len(state.positions)
        self._paired: Final = self._figures > match.seats
        self._favoured: Final = [self._march(figure, True) for figure in range(self._figures)]
        self._others: Final = (
            [self._march(figure, False) for figure in range(self._figures)] if self._paired else []
        )
        self._interim_ends: Final = [NEVER] * self._figures
        if not state.interim_done:
            self._fill_ends(self._interim_ends, box.interim_goal)
            self._go_on()
        self._final_ends: Final = [NEVER] * self._figures
        self._fill_ends(self._final_ends, box.final_goal)

    def _march(self, figure: int, favoured: bool) -> March:
        """The march of a figure; of two figures of a seat only the favoured one gets the hand."""
        match, state = self._match, self._match.state
        seats = match.seats
        seat = figure % seats
        rival = 0
        for other, position in enumerate(state.positions):
            if other % seats != seat and position > rival:
                rival = position
        pace = PACE
        if self._paired:
            pace *= LEADING if favoured else TRAILING
        hand = state.hands[seat].copy() if favoured else [0] * len(match.box.cards)
        way = Way(state, hand, ((seat - state.turn) % seats) / seats, pace)
        return march(match.box, state, figure, way, state.gold[seat], rival)

    def _fill_ends(self, ends: list[float], goal: int) -> None:
        """For each figure, when another one may be the first on *goal*."""
        first = second = NEVER
        foremost = 0
        for figure, way in enumerate(self._favoured):
            rounds = way.rounds[goal]
            if rounds < first:
                second = first
                first = rounds
                foremost = figure
            elif rounds < second:
                second = rounds
        for figure in range(self._figures):
            ends[figure] = second if figure == foremost else first

    def _go_on(self) -> None:
        """All marches go on into the second stage, when the first has ended."""
        end = min(self._interim_ends)
        for way in self._favoured:
            go_on(self._match, way, end)
        for way in self._others:
            go_on(self._match, way, end)

    def scorings(self, seat: int) -> float:
        """Gold from both scorings for the figures of *seat*, less the gold for ballast."""
        if not self._paired:
            return self._worth(seat, self._favoured[seat])
        other = seat + self._match.seats
        return max(
            self._worth(seat, self._favoured[seat]) + self._worth(other, self._others[other]),
            self._worth(seat, self._others[seat]) + self._worth(other, self._favoured[other]),
        )

    def _worth(self, figure: int, way: March) -> float:
        """What both scorings may bring to a figure, less what it gives for ballast."""
        match, goal = self._match, self._match.box.interim_goal
        final_end = self._final_ends[figure]
        worth = gain(match, way, goal + 1, match.box.final_goal, final_end)
        if not match.state.interim_done:
            worth += gain(match, way, 0, goal, self._interim_ends[figure])
        return worth - ballast(way, final_end)

    def means(self, seat: int) -> float:
        """How well a seat is provided with way and cards; it no longer matters at the end."""
        match, state = self._match, self._match.state
        worth = HELD * min(sum(state.hands[seat]), FULL)
        for figure in range(seat, self._figures, match.seats):
            worth += STEPPED * match.box.way[state.positions[figure]]
        end = max(0.0, min(self._final_ends))
        return worth * end / (end + SOON)

    def add_chests(self, points: list[float]) -> None:
        """A chest goes to whoever may be there first, in parts to those who come close."""
        seats = self._match.seats
        for space, chest in enumerate(self._match.state.chests):
            if chest == 0:
                continue
            first = NEVER
            for way in self._favoured:
                if 0.0 <= way.rounds[space] < first:
                    first = way.rounds[space]
            if first == NEVER:
                continue  # everybody has jumped it
            parts = [closeness(way.rounds[space], first) for way in self._favoured]
            total = sum(parts)
            for figure, part in enumerate(parts):
                points[figure % seats] += chest * part / total


def go_on(match: Table, way: March, end: float) -> None:
    """A march goes on into the second stage, with the cards that it has left.  [E8.4, E8.5]"""
    box = match.box
    space = way.start
    while space < box.interim_goal and way.rounds[space + 1] <= end:
        space += 1
    if box.spaces[space].scoring:
        drawn = (end - max(0.0, way.rounds[space])) / PACE
        way.go_on(box, end, way.spare[space] + drawn)
        return
    while not box.spaces[space].scoring:
        space += 1
    way.go_on(box, way.rounds[space] + 1.0, way.spare[space])


def gain(match: Table, way: March, first: int, last: int, end: float) -> float:
    """What the scoring spaces from *first* to *last* bring if they are paid at *end*."""
    worth = 0.0
    value = 0
    spaces = match.box.spaces
    for space in range(first, last + 1):
        scoring = spaces[space].scoring
        if scoring:
            worth += (scoring - value) * in_time(way.rounds[space], end)
            value = scoring
    return worth


def ballast(way: March, end: float) -> float:
    """The gold that a figure gives for ballast before *end*."""
    gold = 0.0
    paid = 0
    if not way.thrown[way.last]:
        return gold
    for space in range(way.start + 1, way.last + 1):
        thrown = way.thrown[space]
        if thrown > paid:
            gold += (thrown - paid) * in_time(way.rounds[space], end)
            paid = thrown
    return gold


def in_time(rounds: float, end: float) -> float:
    """The chance to arrive before the end of the stage."""
    if rounds < 0.0:
        return 1.0
    late = (rounds - end) / (SURE + VAGUE * max(0.0, min(rounds, end)))
    return 1.0 / (1.0 + exp(min(late, BEYOND)))


def closeness(rounds: float, first: float) -> float:
    """The part that somebody has in a chest who is that much later than the first."""
    if rounds < 0.0:
        return 0.0
    return exp((first - rounds) / (SURE + VAGUE * first))

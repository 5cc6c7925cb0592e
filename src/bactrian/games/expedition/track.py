"""Where figures stand and where they may step.  [E0, E5.1, E6.2]"""

from typing import Final

from bactrian.games.expedition.components import Box
from bactrian.games.expedition.state import EMPTY, State, Table

ALLOWED: Final = ""


class OpenTrack:
    """The track as figures find it: where they may step, and how many cards that takes."""

    def __init__(self, box: Box, state: State) -> None:
        spaces = len(box.spaces)
        self.goal: Final = box.final_goal if state.interim_done else box.interim_goal
        self.free_from: Final = [spaces] * (spaces + 1)  # the first free space there or beyond
        self.cards_from: Final = [0] * (spaces + 1)  # for all free spaces beyond that one
        self._survey(box, state)

    def _survey(self, box: Box, state: State) -> None:
        """Go through the track from its end to the rearmost figure.

        Kantshou is free after the interim scoring.
        """
        counts, free_from, cards_from = box.counts, self.free_from, self.cards_from
        taken = [False] * len(box.spaces)
        rear = self.goal - 1
        for position in state.positions:
            taken[position] = True
            rear = min(rear, position)
        if state.interim_done:
            taken[box.interim_goal] = False
        free = len(taken)
        beyond = cards = 0
        for space in range(len(taken) - 1, rear, -1):
            if not taken[space]:
                free = space
                beyond = cards
                cards += counts[space]
            free_from[space] = free
            cards_from[space] = beyond


def movable(match: Table, seat: int) -> list[int]:
    """The figures with which *seat* may still step in this turn.  [E10.3, E11.1, E11.3]"""
    state = match.state
    if state.figure != EMPTY:
        return [state.figure]
    figures = range(seat, len(state.positions), match.seats)
    return [figure for figure in figures if figure != state.halted]


def is_free(box: Box, state: State, space: int) -> bool:
    """May a figure step here?  Kantshou holds everybody after the interim scoring.  [E0.4]"""
    if space == box.interim_goal and state.interim_done:
        return True
    for position in state.positions:
        if position == space:
            return False
    return True


def next_free(box: Box, state: State, figure: int) -> int:
    """The space a figure's next step leads to: occupied ones are jumped.  [E0.5, E5.1]"""
    target = state.positions[figure] + 1
    while not is_free(box, state, target):
        target += 1
    return target


def ballast_refusal(match: Table, figure: int) -> str:
    """What forbids a ballast step, as the id of its words; nothing if it is allowed.  [E6.2]"""
    state, box = match.state, match.box
    seat = figure % match.seats
    if state.gold[seat] < box.ballast_cost:
        return "no-ballast-gold"
    if state.ballasts >= box.ballast_per_turn:
        return "no-ballast-again"
    target = next_free(box, state, figure)
    for other, position in enumerate(state.positions):
        if position > target and other % match.seats != seat:
            return ALLOWED
    return "no-ballast-head"

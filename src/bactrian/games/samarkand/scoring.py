"""What everything is worth at the end, and who has won.  [S9]"""

from typing import Final

from bactrian.games.samarkand.board import members
from bactrian.games.samarkand.membership import may_join
from bactrian.games.samarkand.state import ENDINGS, RUNNING, Table
from bactrian.kernel.message import Args, Event
from bactrian.kernel.pending import Step
from bactrian.kernel.standing import Score, Standing, rank

ENDED: Final = ("", "ended-all-linked", "ended-five-links", "ended-blocked")
"""What is told of each ending."""


class FinalScoring(Step):
    """The match is over, and the hands are shown.  [S8.2, S9.1]"""

    __match_args__ = ("ending",)

    def __init__(self, ending: int) -> None:
        self.ending = ending

    def run(self, match: Table) -> None:
        """Show every hand with its worth."""
        state = match.state
        state.ending = self.ending
        if not match.listening:
            return
        match.tell(Event(ENDED[self.ending]))
        for seat in range(match.seats):
            hand = state.hand(seat)
            args: Args = {"seat": f"seat:{seat}", "points": hand_worth(match, seat)}
            if hand:
                cards = tuple(f"card:{match.box.cards[card]}" for card in hand)
                match.tell(Event("hand-shown", {**args, "cards": cards}))
            else:
                match.tell(Event("hand-empty", args))


def card_worth(match: Table, seat: int, card: int) -> int:
    """Points for a card in hand, by the camels on its space.  [S9.2, S10.5]"""
    state, box = match.state, match.box
    owned = state.owned[seat]
    points = 0
    for family in state.camels[box.space_of[card]]:
        points += box.own_camel_points if owned[family] else box.foreign_camel_points
    return points


def hand_worth(match: Table, seat: int) -> int:
    """Points for all cards in hand; sold ones are worth nothing.  [S9.1, S9.3]"""
    return sum(card_worth(match, seat, card) for card in match.state.hand(seat))


def most_worth(match: Table, seat: int, card: int) -> int:
    """The most a card could still be worth, if camels and marriages go as its owner likes."""
    state, box = match.state, match.box
    space = box.space_of[card]
    points = 0
    for family in state.camels[space]:
        points += (
            box.own_camel_points if may_join(match, seat, family) else box.foreign_camel_points
        )
    free = box.camels_per_space - len(state.camels[space])
    own, foreign = camels_to_come(match, seat, space, free)
    own = min(own, free)
    return points + own * box.own_camel_points + min(foreign, free - own) * box.foreign_camel_points


def camels_to_come(match: Table, seat: int, space: int, free: int) -> tuple[int, int]:
    """How many families could still get to a space: those *seat* is in or may join, and others.

    The search goes outwards from the space, and ends when the first kind fills it.  [S5.2]
    """
    state, around = match.state, match.box.around
    found = edge = 1 << space
    left = [f for f in range(len(match.box.families)) if f not in state.camels[space]]
    own = foreign = steps = 0
    while edge and left and own < free:
        beyond = 0
        for near in members(edge):
            beyond |= around[near]
        steps += 1
        left = [family for family in left if state.stocks[family] >= steps]
        arrived = [family for family in left if state.networks[family] & beyond]
        for family in arrived:
            left.remove(family)
            if may_join(match, seat, family):
                own += 1
            else:
                foreign += 1
        edge = beyond & ~found & ~state.full
        found |= edge
    return own, foreign


def standing(match: Table, viewer: int) -> Standing:
    """Points by source; until the end only the viewer's own cards are counted.  [S9.1, S9.4]"""
    state, box = match.state, match.box
    ended = state.ending != RUNNING
    scores = [
        Score(
            seat,
            {
                "cards": hand_worth(match, seat) if ended or seat == viewer else 0,
                "tokens": state.takers.count(seat) * box.token_points,
                "links": state.links_taken[seat] * box.link_points,
                "cash": state.cash[seat] * box.dirham_points,
            },
        )
        for seat in range(match.seats)
    ]
    if not ended:
        return Standing(scores)
    return Standing(scores, rank([(score.total,) for score in scores], ENDINGS[state.ending]))

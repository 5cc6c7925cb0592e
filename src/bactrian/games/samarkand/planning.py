"""Deciding in advance about a sale: always sell, always keep, or be asked.  [R13]

Plans are known to their owner alone; with a plan no question is asked when a good is reached.
"""

from typing import Final

from bactrian.games.samarkand.refusals import why_not_plan
from bactrian.games.samarkand.state import ASK, KEEP, NOBODY, SELL, Table
from bactrian.kernel.message import Event, Message, Reason
from bactrian.kernel.pending import Decision

PLANNED: Final = ("planned-ask", "planned-sell", "planned-keep")
"""What the owner is told of each plan."""


def plannable(match: Table, seat: int) -> list[int]:
    """The cards in hand that can still be sold some day: their goods are not reached.  [S6.5]"""
    takers = match.state.takers
    return [card for card in match.state.hand(seat) if takers[card] == NOBODY]


def may_plan(match: Table, seat: int) -> bool:
    """Is there any such card?"""
    takers = match.state.takers
    for card, holder in enumerate(match.state.holders):
        if holder == seat and takers[card] == NOBODY:
            return True
    return False


def unsettled(match: Table, seat: int, settled: tuple[int, ...]) -> list[int]:
    """The cards that a player has not just decided about."""
    return [card for card in plannable(match, seat) if card not in settled]


class Plan(Decision):
    """Which card to sell or to keep without being asked?  Each one once, then back.  [R13]"""

    __match_args__ = ("seat", "settled")

    def __init__(self, seat: int, settled: tuple[int, ...]) -> None:
        self.seat = seat
        self.settled = settled  # the cards already decided about

    def options(self, match: Table) -> list[int]:
        """For every card the two plans it does not have; and an end."""
        plans = match.state.plans
        found = [
            code + card
            for card in unsettled(match, self.seat, self.settled)
            for plan, code in self._codes(match)
            if plans[card] != plan
        ]
        found.append(match.box.codes.planned)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Note the plan, and ask for the next one if there is any."""
        if action == match.box.codes.planned:
            return
        for plan, code in self._codes(match):
            card = action - code
            if 0 <= card < len(match.box.cards):
                match.state.plans[card] = plan
                if match.listening:
                    name = {"card": f"card:{match.box.cards[card]}"}
                    match.tell(Event(PLANNED[plan], name, (self.seat,)))
                settled = (*self.settled, card)
                if unsettled(match, self.seat, settled):
                    match.then(Plan(self.seat, settled))

    def _codes(self, match: Table) -> tuple[tuple[int, int], ...]:
        codes = match.box.codes
        return ((ASK, codes.plan_ask), (SELL, codes.plan_sell), (KEEP, codes.plan_keep))

    def question(self, match: Table) -> Message:
        """What shall happen when somebody reaches a good?"""
        return Message("ask-plan")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why nothing can be planned for a card."""
        return why_not_plan(match, self.seat, target)

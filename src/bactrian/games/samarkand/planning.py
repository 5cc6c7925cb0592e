"""Deciding in advance about a sale: always sell, always keep, or be asked.  [R13]

A plan is an aside: its owner may make it at any time, and nobody else notices.  With a plan no
question is asked when a good is reached.
"""

from typing import Final

from bactrian.games.samarkand.state import ASK, KEEP, NOBODY, SELL, Table
from bactrian.kernel.message import Event

PLANNED: Final = ("planned-ask", "planned-sell", "planned-keep")
"""What the owner is told of each plan."""


def plannable(match: Table, seat: int) -> list[int]:
    """The cards in hand that can still be sold some day: their goods are not reached.  [S6.5]"""
    takers = match.state.takers
    return [card for card in match.state.hand(seat) if takers[card] == NOBODY]


def possible_plans(match: Table, seat: int) -> list[int]:
    """For every such card the two plans it does not have."""
    codes, plans = match.box.codes, match.state.plans
    kinds = ((ASK, codes.plan_ask), (SELL, codes.plan_sell), (KEEP, codes.plan_keep))
    return [
        code + card
        for card in plannable(match, seat)
        for plan, code in kinds
        if plans[card] != plan
    ]


def note_plan(match: Table, seat: int, action: int) -> None:
    """Keep the plan until the good is reached."""
    kind, card = divmod(action - match.box.codes.plan_ask, len(match.box.cards))
    plan = (ASK, SELL, KEEP)[kind]
    match.state.plans[card] = plan
    if match.listening:
        name = {"card": f"card:{match.box.cards[card]}"}
        match.tell(Event(PLANNED[plan], name, (seat,)))

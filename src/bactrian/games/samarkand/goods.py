"""Reaching a good: the token, and the sale of its card.  [S6]

Who holds a card is secret, so the question whether to sell it is asked beside the running play,
and nobody else notices whether it was asked at all (R12, R13).  It stays open until its holder's
own next decision, or the end of the game.
"""

from bactrian.games.samarkand.refusals import why_not_sale
from bactrian.games.samarkand.scoring import card_worth, most_worth
from bactrian.games.samarkand.state import ASK, KEEP, NOBODY, SELL, Table
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision


def reach_good(match: Table, seat: int, space: int) -> None:
    """Whoever reaches a good first takes its token, and its card may be sold.  [S6.1, S6.2, S6.5]

    From here on nothing can be taken back, whether or not somebody holds the card.
    """
    state, card = match.state, match.box.good_on[space]
    if card < 0 or state.takers[card] != NOBODY:
        return
    state.takers[card] = seat
    state.occupied_at[card] = state.placed
    match.reveal()
    if match.listening:
        match.tell(Event("token-taken", {"seat": f"seat:{seat}", **card_name(match, card)}))
    offer_sale(match, card)


def offer_sale(match: Table, card: int) -> None:
    """The holder of the card does as he has planned, or is asked in secret.  [S6.2, R12, R13]"""
    holder, plan = match.state.holders[card], match.state.plans[card]
    if holder == NOBODY:
        return
    if plan == ASK:
        match.beside(holder, Sale(holder, card))
    else:
        match.state.plans[card] = ASK
        settle_sale(match, holder, card, plan)


class Sale(Decision):
    """Sell the card of the good that was just reached, or keep it?  [S6.2, S6.3, S6.6]"""

    __match_args__ = ("seat", "card")
    secret = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, match: Table) -> list[int]:
        """Yes or no."""
        codes = match.box.codes
        return [codes.sell + self.card, codes.keep + self.card]

    def resolve(self, match: Table, action: int) -> None:
        """Sell or keep."""
        plan = SELL if action == match.box.codes.sell + self.card else KEEP
        settle_sale(match, self.seat, self.card, plan)

    def question(self, match: Table) -> Message:
        """Which card, for how much, and what it is worth if it is kept."""
        space = match.box.space_ids[match.box.space_of[self.card]]
        args: Args = {
            **card_name(match, self.card),
            "space": f"space:{space}",
            "dirham": match.box.sale_price,
            "now": card_worth(match, self.seat, self.card),
            "most": most_worth(match, self.seat, self.card),
        }
        return Message("ask-sale", args)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """The question about the sale comes first."""
        return why_not_sale(match, self.card, target)


def settle_sale(match: Table, seat: int, card: int, plan: int) -> None:
    """A sold card lies open and never returns; of a card that is kept nobody hears.  [S6.3-S6.6]"""
    state, price = match.state, match.box.sale_price
    args: Args = {"seat": f"seat:{seat}", **card_name(match, card)}
    if plan == KEEP:
        if match.listening:
            match.tell(Event("kept", args, (seat,)))
        return
    state.holders[card] = NOBODY
    state.sellers[card] = seat
    state.cash[seat] += price
    if match.listening:
        match.tell(Event("sold", {**args, "dirham": price}))


def card_name(match: Table, card: int) -> dict[str, str]:
    """A card as an argument of words."""
    return {"card": f"card:{match.box.cards[card]}"}

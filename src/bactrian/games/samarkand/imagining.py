"""What a seat may only imagine: other hands, the deck, the discard pile, open sales.  [S1.6, R12]

All that is possible may come up, and what is likely does so more often.  A seat knows its own hand,
all sold cards, and the cards it has itself put on the discard pile.  When that pile is shuffled
into the deck, it still knows that no other seat holds more of those cards than that seat has drawn
since.
"""

from typing import Final

from bactrian.games.samarkand.goods import Sale
from bactrian.games.samarkand.state import ASK, NOBODY, RUNNING, State, Table
from bactrian.kernel.pending import Join

ANYWHERE: Final = 100
"""How likely every place is for a card whose good nobody has reached."""

WITH_TAKER: Final = 450
WITH_OTHERS: Final = 18
IN_DECK: Final = 60
DISCARDED: Final = 8
"""How likely the places are once a good has been reached: people go where their cards are, so four
times in five its card is with whoever came there first, as counted in matches among bots."""


def redeal(match: Table, seat: int) -> None:
    """Deal afresh what *seat* cannot know; once the hands are shown there is nothing left."""
    if match.state.ending != RUNNING:
        return
    forget_minds(match, seat)
    unseen = [card for card in range(len(match.box.cards)) if not sees(match.state, seat, card)]
    deal = Redeal(match, seat, unseen)
    if somebody_must_be_asked(match, seat):
        deal.give_an_open_sale()
    deal.give_the_rest()
    open_sales(match, seat, unseen)


def sees(state: State, seat: int, card: int) -> bool:
    """Does *seat* know where a card is?"""
    if state.sellers[card] != NOBODY:
        return True
    return state.holders[card] == seat or state.discarders[card] == seat


def forget_minds(match: Table, seat: int) -> None:
    """What others plan is unknown, and so is what they had put into the latest shuffle."""
    state = match.state
    state.shuffled = [seat if owner == seat else NOBODY for owner in state.shuffled]
    for card, holder in enumerate(state.holders):
        if holder != seat:
            state.plans[card] = ASK


def could_be_asked(state: State, seat: int, card: int) -> bool:
    """May *seat* be thinking about a sale?  Its own next answer would have come after it.  [R12]"""
    return state.takers[card] != NOBODY and state.occupied_at[card] > state.acted_at[seat]


def somebody_must_be_asked(match: Table, seat: int) -> bool:
    """Does the match wait for a sale before its end, and not for *seat* itself?  [S11.1]"""
    waits = bool(match.stack) and isinstance(match.stack[-1], Join)
    return waits and not (seat >= 0 and match.lanes[seat])


def open_sales(match: Table, seat: int, unseen: list[int]) -> None:
    """Whoever holds the card of a good reached since his own last answer may still sell it."""
    state = match.state
    for other in range(match.seats):
        if other != seat:
            match.lanes[other] = ()
    open_to_sale: list[tuple[int, int]] = []
    for card in unseen:
        holder = state.holders[card]
        if holder != NOBODY and could_be_asked(state, holder, card):
            open_to_sale.append((state.occupied_at[card], card))
    for _, card in sorted(open_to_sale):
        holder = state.holders[card]
        match.lanes[holder] += (Sale(holder, card),)
    match.open_lanes = sum(1 for lane in match.lanes if lane)


class Redeal:
    """The unseen cards on their way to new places: other hands, the discard pile, the deck.

    A place is a seat for its hand, a seat plus the number of seats for what it has discarded, and
    after all these the deck.
    """

    def __init__(self, match: Table, seat: int, unseen: list[int]) -> None:
        self.match = match
        self.seat = seat
        self.cards = list(unseen)
        state, seats = match.state, match.seats
        self.deck = 2 * seats
        self.space = [0] * (2 * seats + 1)  # cards that each place still lacks
        for card in unseen:
            if state.deck.counts[card]:
                self.space[self.deck] += 1
            elif state.holders[card] != NOBODY:
                self.space[state.holders[card]] += 1
            else:
                self.space[seats + state.discarders[card]] += 1
            state.holders[card] = state.discarders[card] = NOBODY
            state.deck.counts[card] = 0
        self.room = state.drawn.copy()  # for cards that *seat* had put into the latest shuffle
        for card, seller in enumerate(state.sellers):
            if seller != NOBODY and self.was_mine(card):
                self.room[seller] -= 1

    def was_mine(self, card: int) -> bool:
        """Did the seat itself put the card into the deck at the latest shuffle?"""
        return self.match.state.shuffled[card] == self.seat

    def fits(self, card: int, place: int) -> bool:
        """May a card be in that place, for all that the seat knows?"""
        if self.space[place] == 0:
            return False
        if place == self.deck or not self.was_mine(card):
            return True
        return self.room[place % self.match.seats] > 0

    def give(self, card: int, place: int) -> None:
        """Put a card into one of the places."""
        state, seats = self.match.state, self.match.seats
        self.space[place] -= 1
        if place == self.deck:
            state.deck.counts[card] = 1
            return
        if place < seats:
            state.holders[card] = place
        else:
            state.discarders[card] = place - seats
        if self.was_mine(card):
            self.room[place % seats] -= 1

    def give_an_open_sale(self) -> None:
        """Somebody is still thinking, so he holds the card of a good that was just reached."""
        state = self.match.state
        found = [
            (card, place)
            for card in self.cards
            for place in range(self.match.seats)
            if could_be_asked(state, place, card) and self.fits(card, place)
        ]
        card, place = found[self.match.dealer.pick(len(found))]
        self.cards.remove(card)
        self.give(card, place)

    def give_the_rest(self) -> None:
        """The cards that do not fit everywhere come first, then those of which most is known."""
        takers = self.match.state.takers
        for card in self.cards:
            if self.was_mine(card):
                self.give_by_chance(card)
        for card in self.cards:
            if not self.was_mine(card) and takers[card] != NOBODY:
                self.give_by_chance(card)
        for card in self.cards:
            if not self.was_mine(card) and takers[card] == NOBODY:
                self.give_by_chance(card)

    def give_by_chance(self, card: int) -> None:
        """Put a card where chance and the habits of people want it."""
        total = 0
        for place in range(self.deck + 1):
            total += self.weight(card, place)
        chance = self.match.dealer.pick(total)
        place = 0
        weight = self.weight(card, 0)
        while chance >= weight:
            chance -= weight
            place += 1
            weight = self.weight(card, place)
        self.give(card, place)

    def weight(self, card: int, place: int) -> int:
        """The weight of a place when a card is dealt: so much of it is free, and so likely."""
        return self.space[place] * self.likely(card, place) if self.fits(card, place) else 0

    def likely(self, card: int, place: int) -> int:
        """How likely a card is in that place rather than in another one."""
        taker = self.match.state.takers[card]
        if taker == NOBODY:
            return ANYWHERE
        if place == taker:
            return WITH_TAKER
        if place == self.deck:
            return IN_DECK
        return WITH_OTHERS if place < self.match.seats else DISCARDED

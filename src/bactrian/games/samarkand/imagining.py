"""What a seat may only imagine: other hands, the deck, the discard pile, open sales.  [S1.6, R12]

A seat knows its own hand, all sold cards, and the cards it has itself put on the discard pile.
When that pile is shuffled into the deck, it still knows that no other seat holds more of those
cards than that seat has drawn since.
"""

from bactrian.games.samarkand.goods import Sale
from bactrian.games.samarkand.state import ASK, NOBODY, RUNNING, State, Table
from bactrian.kernel.pending import Join


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
    return seat in (state.holders[card], state.discarders[card]) or state.sellers[card] != NOBODY


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
    for card in sorted(unseen, key=state.occupied_at.__getitem__):
        holder = state.holders[card]
        if holder != NOBODY and could_be_asked(state, holder, card):
            match.lanes[holder] += (Sale(holder, card),)
    match.open_lanes = sum(1 for lane in match.lanes if lane)


class Redeal:
    """The unseen cards on their way to new places: other hands, the discard pile, the deck."""

    def __init__(self, match: Table, seat: int, unseen: list[int]) -> None:
        self.match = match
        self.seat = seat
        self.cards = list(unseen)
        state, seats = match.state, match.seats
        self.deck = 2 * seats  # the place that stands for the deck
        self.places: list[int] = []  # seat: in hand; seat + seats: discarded by that seat
        for card in unseen:
            if state.deck.counts[card]:
                self.places.append(self.deck)
            elif state.holders[card] != NOBODY:
                self.places.append(state.holders[card])
            else:
                self.places.append(seats + state.discarders[card])
            state.holders[card] = state.discarders[card] = NOBODY
            state.deck.counts[card] = 0
        self.places.sort()
        self.room = state.drawn.copy()  # for cards that *seat* had put into the latest shuffle
        for card, seller in enumerate(state.sellers):
            if seller != NOBODY and self.was_mine(card):
                self.room[seller] -= 1

    def was_mine(self, card: int) -> bool:
        """Did the seat itself put the card into the deck at the latest shuffle?"""
        return self.match.state.shuffled[card] == self.seat

    def fits(self, card: int, place: int) -> bool:
        """May a card be in that place, for all that the seat knows?"""
        if place == self.deck or not self.was_mine(card):
            return True
        return self.room[place % self.match.seats] > 0

    def give(self, card: int, place: int) -> None:
        """Put a card into one of the places."""
        state, seats = self.match.state, self.match.seats
        self.places.remove(place)
        self.cards.remove(card)
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
            if place in self.places
            and could_be_asked(state, place, card)
            and self.fits(card, place)
        ]
        self.give(*found[self.match.dealer.pick(len(found))])

    def give_the_rest(self) -> None:
        """The cards that do not fit everywhere come first."""
        for card in sorted(self.cards, key=self.was_mine, reverse=True):
            fitting = [place for place in self.places if self.fits(card, place)]
            self.give(card, fitting[self.match.dealer.pick(len(fitting))])

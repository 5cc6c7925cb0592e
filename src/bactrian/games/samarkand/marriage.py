"""Marrying into a family: pay, take a tile, draw cards, discard.  [S4, S10.3, S10.4]"""

from bactrian.games.samarkand.refusals import why_not_discard
from bactrian.games.samarkand.state import ASK, NOBODY, Table
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Step


def marry(match: Table, seat: int, family: int) -> None:
    """Pay into the treasury and take a tile; then cards, and with two players the bag.  [S4.2]"""
    state, price = match.state, match.box.prices[family]
    state.cash[seat] -= price
    state.treasuries[family] += price
    state.tiles[family] -= 1
    state.owned[seat][family] += 1
    if match.listening:
        args: Args = {
            "seat": f"seat:{seat}",
            "family": f"family:{match.box.family_ids[family]}",
            "dirham": price,
        }
        match.tell(Event("married", args))
    if len(state.bag):
        match.then(DrawTile(seat))
    draw_cards(match, seat)


def draw_cards(match: Table, seat: int) -> None:
    """Three cards for whoever is below the hand limit; then some are discarded.  [S4.4-S4.6]"""
    state, box = match.state, match.box
    limit = box.hand_limits[match.seats]
    if state.held(seat) >= limit:
        if match.listening:
            match.tell(Event("drew-nothing", {"seat": f"seat:{seat}", "limit": limit}))
        return
    cards: list[int] = []
    while len(cards) < box.cards_drawn and can_draw(match):
        cards.append(top_card(match, seat))
    if match.listening:
        player = f"seat:{seat}"
        labels = tuple(f"card:{box.cards[card]}" for card in sorted(cards))
        outline = Message("drew-hidden", {"seat": player, "count": len(cards)})
        match.tell(Event("drew", {"seat": player, "cards": labels}, (seat,), outline))
    most = min(box.most_discards, len(cards) - 1)
    if most > 0:
        match.then(Discard(seat, max(0, state.held(seat) - limit), most))


def can_draw(match: Table) -> bool:
    """Is there a card in the deck, or will there be one after a shuffle?  [S4.7, R6]"""
    state = match.state
    return len(state.deck) > 0 or any(seat != NOBODY for seat in state.discarders)


def top_card(match: Table, seat: int) -> int:
    """The top card of the deck into a hand; the discard pile is shuffled if need be.  [S4.7]"""
    state = match.state
    if len(state.deck) == 0:
        shuffle(match)
    card = state.deck.draw(match)
    state.holders[card] = seat
    state.drawn[seat] += 1
    return card


def shuffle(match: Table) -> None:
    """The discard pile becomes the deck; everybody still knows what he had put in.  [S4.7]"""
    state = match.state
    pile = [int(seat != NOBODY) for seat in state.discarders]
    if match.listening:
        match.tell(Event("reshuffled", {"cards": sum(pile)}))
    state.deck.shuffle_in(pile)
    state.shuffled = state.discarders
    state.discarders = [NOBODY] * len(pile)
    state.drawn = [0] * match.seats


class Discard(Decision):
    """Which card to discard, as long as some must or may go?  [S4.6]"""

    __match_args__ = ("seat", "least", "most")

    def __init__(self, seat: int, least: int, most: int) -> None:
        self.seat = seat
        self.least = least  # so many must still go
        self.most = most  # so many may still go

    def options(self, match: Table) -> list[int]:
        """Every card in hand; done once enough are gone.  [S4.6, R16]"""
        codes, hand = match.box.codes, match.state.hand(self.seat)
        found = [codes.discard + card for card in hand]
        if self.least == 0:
            found.append(codes.done)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Lay the card face down on the discard pile, and go on while more may follow.  [S4.7]"""
        codes = match.box.codes
        if action == codes.done:
            return
        discard(match, self.seat, action - codes.discard)
        if self.most > 1:
            match.then(Discard(self.seat, max(0, self.least - 1), self.most - 1))

    def question(self, match: Table) -> Message:
        """How many cards must and may still go."""
        numbers = {"least": self.least, "most": self.most}
        if self.least == 0:
            return Message("ask-discard-freely", numbers)
        if self.least == self.most:
            return Message("ask-discard-exactly", numbers)
        return Message("ask-discard", numbers)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a card cannot be discarded, or why discarding cannot end yet."""
        return why_not_discard(match, self.seat, self.least, target)


def discard(match: Table, seat: int, card: int) -> None:
    """A card goes face down on the discard pile; only who laid it there knows it.  [S4.7, R1]"""
    state = match.state
    state.holders[card] = NOBODY
    state.discarders[card] = seat
    state.plans[card] = ASK
    if match.listening:
        player = f"seat:{seat}"
        full = {"seat": player, "card": f"card:{match.box.cards[card]}"}
        match.tell(Event("discarded", full, (seat,), Message("discarded-hidden", {"seat": player})))


class DrawTile(Step):
    """Two players: a tile from the bag, at the end of a turn with a marriage.  [S10.3, R11]"""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """To the family's field if anybody ever married there, or else out of the game."""
        state = match.state
        family = state.bag.draw(match)
        args: Args = {
            "seat": f"seat:{self.seat}",
            "family": f"family:{match.box.family_ids[family]}",
        }
        if any(tiles[family] for tiles in state.owned):
            state.tiles[family] += 1
            if match.listening:
                match.tell(Event("tile-came", args))
        else:
            state.removed.append(family)
            if match.listening:
                match.tell(Event("tile-left", args))

"""Drawing a card at the end of the turn.  [E7]"""

from bactrian.games.expedition.refusals import why_not_take
from bactrian.games.expedition.state import EMPTY, State, Table
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Step


def can_draw(state: State) -> bool:
    """Is there a card in the draw pile, or will there be one after a shuffle?  [E7.3]"""
    return len(state.pile) > 0 or any(state.discard)


def top_card(match: Table) -> int:
    """The top card of the draw pile; the discard pile is shuffled in when it is empty.  [E7.3]"""
    state = match.state
    if len(state.pile) == 0:
        if match.listening:
            match.tell(Event("reshuffled", {"cards": sum(state.discard)}))
        state.pile.shuffle_in(state.discard)
        state.discard = [0] * len(state.discard)
    return state.pile.draw(match)


def fill_slot(match: Table, slot: int) -> None:
    """Lay a card into a slot of the display, if there is any left.  [E7.2, R9]"""
    state = match.state
    if not can_draw(state):
        state.display[slot] = EMPTY
        return
    card = top_card(match)
    state.display[slot] = card
    if match.listening:
        args: Args = {"slot": f"slot:{slot + 1}", "card": f"card:{match.box.cards[card]}"}
        match.tell(Event("displayed", args))


class FillDisplay(Step):
    """Empty slots are filled before a card is chosen, as far as cards allow.  [R9]"""

    def run(self, match: Table) -> None:
        """Lowest slot first."""
        for slot, card in enumerate(match.state.display):
            if card == EMPTY and can_draw(match.state):
                fill_slot(match, slot)


class Take(Decision):
    """Which card to take: one of the display, or the top of the pile?  [E7.1]"""

    forced = True

    def options(self, match: Table) -> list[int]:
        """Every filled slot and the pile; nothing only if there is no card at all.  [R11]"""
        state, codes = match.state, match.box.codes
        found = [codes.take + slot for slot, card in enumerate(state.display) if card != EMPTY]
        if can_draw(state):
            found.append(codes.pile)
        return found or [codes.no_card]

    def resolve(self, match: Table, action: int) -> None:
        """Take the card into the hand."""
        codes = match.box.codes
        if action == codes.no_card:
            if match.listening:
                match.tell(Event("took-nothing", {"seat": f"seat:{self.seat}"}))
            match.state.idle = 0 if match.state.steps else match.state.idle + 1
            return
        match.state.idle = 0
        if action == codes.pile:
            self._take_hidden(match)
        else:
            self._take_shown(match, action - codes.take)

    def _take_shown(self, match: Table, slot: int) -> None:
        """A card of the display: everybody has seen it, and its slot is filled anew.  [E7.2]"""
        state = match.state
        card = state.display[slot]
        state.hands[self.seat][card] += 1
        state.shown[self.seat][card] += 1
        if match.listening:
            args: Args = {"seat": f"seat:{self.seat}", "card": f"card:{match.box.cards[card]}"}
            match.tell(Event("took-card", args))
        fill_slot(match, slot)

    def _take_hidden(self, match: Table) -> None:
        """A card of the pile: only its owner knows it.  [E12.2]"""
        card = top_card(match)
        match.state.hands[self.seat][card] += 1
        if match.listening:
            seat = f"seat:{self.seat}"
            full = {"seat": seat, "card": f"card:{match.box.cards[card]}"}
            outline = Message("drew-hidden", {"seat": seat})
            match.tell(Event("drew-card", full, (self.seat,), outline))

    def question(self, match: Table) -> Message:
        """Which card?"""
        return Message("ask-take")

    def label(self, match: Table, action: int) -> Message:
        """A slot is called by the card in it."""
        slot = action - match.box.codes.take
        if action >= match.box.codes.pile:
            return match.game.table.entries[action].message()
        card = match.box.cards[match.state.display[slot]]
        return Message("do-take", {"slot": f"slot:{slot + 1}", "card": f"card:{card}"})

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why something cannot be taken, or why movement is over."""
        return why_not_take(match, target)

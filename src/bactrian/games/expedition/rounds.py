"""The sequence of play: set-up, then turn after turn.  [E3, E4, E8.6]"""

from bactrian.games.expedition.drawing import FillDisplay, Take, fill_slot
from bactrian.games.expedition.movement import Move
from bactrian.games.expedition.scoring import FinalScoring, InterimScoring
from bactrian.games.expedition.state import EMPTY, STALEMATE, START, Table
from bactrian.kernel.message import Args, Event
from bactrian.kernel.pending import Step


class SetUp(Step):
    """Deal, name a start player, place the figures.  [E3.2-E3.7]"""

    def run(self, match: Table) -> None:
        """Hands first, then the display, then the figures."""
        for seat in range(match.seats):
            match.state.earn(seat, START, match.box.start_gold)
            deal_hand(match, seat)
        for slot in range(match.box.display_cards):
            fill_slot(match, slot)
        start = 0
        if match.options_chosen["start"] == "random":
            start = match.roll("start", match.seats) - 1
        place_figures(match, start)
        match.then(Turn(start))


def deal_hand(match: Table, seat: int) -> None:
    """Five cards to a hidden hand.  [E3.3, E10.1]"""
    cards = [match.state.pile.draw(match) for _ in range(match.box.hand_cards)]
    for card in cards:
        match.state.hands[seat][card] += 1
    if match.listening:
        labels = tuple(f"card:{match.box.cards[card]}" for card in sorted(cards))
        match.tell(Event("dealt", {"seat": f"seat:{seat}", "cards": labels}, (seat,)))


def place_figures(match: Table, start: int) -> None:
    """Clockwise from the start player, each figure on the next free space.  [E3.6, E10.2]"""
    for place in range(len(match.state.positions)):
        seat = (start + place) % match.seats
        figure = seat + place // match.seats * match.seats
        match.state.positions[figure] = place
        if match.listening:
            args: Args = {
                "figure": f"figure:{figure}",
                "space": f"space:{match.box.space_ids[place]}",
            }
            match.tell(Event("placed", args))


class Turn(Step):
    """One turn: movement, then the draw.  [E4.1]"""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """Forget what belonged to the last turn."""
        state = match.state
        state.turn = self.seat
        state.turns += 1
        state.figure = EMPTY
        state.halted = EMPTY
        state.ballasts = 0
        state.steps = 0
        if match.listening:
            match.tell(Event("turn-began", {"seat": f"seat:{self.seat}"}))
        match.then(Move(self.seat), FillDisplay(), Take(self.seat), EndTurn(self.seat))


class EndTurn(Step):
    """The interim scoring if it is due, then the left neighbour.  [E7.4, E8.6, R11]"""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """A whole round without a step and without a card ends the game."""
        if match.state.idle >= match.seats:
            match.then(FinalScoring(STALEMATE))
            return
        match.then(Turn((self.seat + 1) % match.seats))
        if match.state.interim_due:
            match.then(InterimScoring())

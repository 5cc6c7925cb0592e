"""The sequence of play: turn after turn, each with one action.  [S3, S8.3]"""

from bactrian.games.samarkand.board import members
from bactrian.games.samarkand.ending import end_game, ending_of
from bactrian.games.samarkand.extension import Place, place, place_label
from bactrian.games.samarkand.marriage import marry
from bactrian.games.samarkand.membership import marry_refusal
from bactrian.games.samarkand.refusals import why_not_turn
from bactrian.games.samarkand.routes import extendable, open_spaces
from bactrian.games.samarkand.state import ALLOWED, RUNNING, Table
from bactrian.kernel.message import Event, Message, Reason
from bactrian.kernel.pending import Decision, Price, Step


class BeginTurn(Step):
    """The next turn: one action, then the end conditions.  [S3.1, S3.3]"""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """Ask for the action."""
        match.state.turn = self.seat
        match.state.turns += 1
        if match.listening:
            match.tell(Event("turn-began", {"seat": f"seat:{self.seat}"}))
        match.then(Turn(self.seat), EndTurn(self.seat))


class Turn(Decision):
    """Marry into a family, or extend the route of one?  [S3.1]

    A skip is always answered, never taken for granted: if it went without saying, a player who is
    still asked in secret about a sale would stand out.
    """

    def options(self, match: Table) -> list[int]:
        """Marriages; the spaces of the only family that can go on, or else which family.  [S11]"""
        codes = match.box.codes
        found = [
            codes.marry + family
            for family in range(len(match.box.families))
            if marry_refusal(match, self.seat, family) == ALLOWED
        ]
        families = extendable(match, self.seat)
        if len(families) == 1:
            spaces = members(open_spaces(match.state, families[0]))
            found.extend(codes.place + space for space in spaces)
        else:
            found.extend(codes.extend + family for family in families)
        return found or [codes.skip]

    def resolve(self, match: Table, action: int) -> None:
        """Carry out the action, or begin it."""
        codes, state, seat = match.box.codes, match.state, self.seat
        state.acted_at[seat] = state.placed
        if action == codes.skip:
            skip(match, seat)
            return
        state.skips = 0
        if action < codes.extend:
            marry(match, seat, action)
        elif action < codes.place:
            match.then(Place(seat, action - codes.extend, 0))
        else:
            place(match, seat, extendable(match, seat)[0], 0, action - codes.place)

    def question(self, match: Table) -> Message:
        """Which action; or that there is none."""
        if self.options(match)[0] == match.box.codes.skip:
            return Message("ask-skip")
        return Message("ask-turn", {"dirham": match.state.cash[self.seat]})

    def label(self, match: Table, action: int) -> Message:
        """A placement is told with its family, a second tile of a family as such."""
        codes = match.box.codes
        entry = match.game.table.entries[action]
        if codes.place <= action < codes.stop:
            family = extendable(match, self.seat)[0]
            return place_label(match, family, action - codes.place)
        if action < codes.extend and match.state.owned[self.seat][action]:
            return Message("do-marry-again", entry.args)
        return entry.message()

    def price(self, match: Table, action: int) -> Price:
        """A marriage has its price; the first camel is free.  [S4.2, S5.3]"""
        if action < match.box.codes.extend:
            return (("dirham", match.box.prices[action]),)
        return ()

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a family or a space cannot be chosen."""
        return why_not_turn(match, self.seat, target)


def skip(match: Table, seat: int) -> None:
    """Nothing can be done: the turn goes on to the next player.  [S3.2, R4]"""
    match.state.skips += 1
    if match.listening:
        match.tell(Event("skipped", {"seat": f"seat:{seat}"}))


class EndTurn(Step):
    """The end conditions are checked, then comes the next player clockwise.  [S3.3, S8.3]"""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """End the game, or go on."""
        ending = ending_of(match)
        if ending == RUNNING:
            match.then(BeginTurn((self.seat + 1) % match.seats))
        else:
            end_game(match, ending)

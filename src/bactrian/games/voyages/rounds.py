"""Rounds: what happens at their start and at their end.  [V3, V12, V13]"""

from bactrian.games.voyages.components import FACES
from bactrian.games.voyages.contracts import put_away, tell_board
from bactrian.games.voyages.dice import pool_args
from bactrian.games.voyages.effects import Effect
from bactrian.games.voyages.rewards import Collect, pay_tiles
from bactrian.games.voyages.scoring import FinalScoring
from bactrian.games.voyages.state import COMPENSATION, DIE_KINDS, DUMMY, NONE, OWN, WHITE, Table
from bactrian.games.voyages.supply import gain
from bactrian.games.voyages.turns import NextTurn
from bactrian.kernel.message import Args, Event, Message
from bactrian.kernel.pending import Decision, Join, Step


class StartRound(Step):
    """Start player, bonuses, dice return, roll; then turns, then the end of the round.  [V13.1]"""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, match: Table) -> None:
        """Everybody takes bonuses at the same time: they do not interact.  [R31]"""
        state = match.state
        state.round = self.number
        if match.listening:
            match.tell(Event("round-began", {"round": self.number}))
        find_start_player(match)
        for place in range(match.seats):
            seat = (state.start + place) % match.seats
            match.beside(seat, RoundBonuses(seat))
        match.then(Join(), ReturnDice(), RollDice(), Join(), NextTurn(state.start), EndRound())


def find_start_player(match: Table) -> None:
    """Whoever made the last travel action of the previous round.  [V13.2, R29]"""
    state = match.state
    if state.traveller != NONE and state.traveller != state.start:
        state.start = state.traveller
        if match.listening:
            match.tell(Event("start-player", {"seat": f"seat:{state.start}"}))
    state.traveller = NONE


class RoundBonuses(Step):
    """The bonus of each own town, then that of the character.  [V13.3, R30, R31]

    Matteo Polo draws a contract, Johannes Caprini takes coins, Niccolo and Marco Polo a camel.
    """

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """Towns first."""
        state = match.state
        reward = match.box.characters[state.characters[self.seat]].reward
        if reward is not None:
            match.then(Collect(self.seat, (reward.index,), 1))
        towns = [state.tiles[place] for place in state.posts[self.seat]]
        pay_tiles(match, self.seat, tuple(tile for tile in towns if tile != NONE))


class ReturnDice(Step):
    """Dice come back to the players, black ones to the board; dummy dice stay.  [V13.4]"""

    def run(self, match: Table) -> None:
        """Matteo Polo has the white die, too.  [V2.11-V2.13, V15.2]"""
        state, box = match.state, match.box
        table = box.by_players[match.seats]
        state.black = table.black_dice
        state.laid = [()] * len(state.laid)
        state.laid[box.khan] = tuple(DUMMY * DIE_KINDS + face for face in table.khan_dummies)
        state.laid[box.five_coins] = (DUMMY * DIE_KINDS + 1,) * table.coin_dummies
        state.coloured = [0] * len(state.coloured)
        for seat, character in enumerate(state.characters):
            white = (WHITE * FACES,) if box.characters[character].white_die else ()
            state.pool[seat] = (OWN * FACES,) * box.dice + white


class RollDice(Step):
    """All players roll all their dice; a low roll is compensated.  [V12, V13.5]"""

    def run(self, match: Table) -> None:
        """Raschid ad-Din Sinan does not roll and is never compensated.  [V12.3, V15.1]"""
        state, box = match.state, match.box
        for place in range(match.seats):
            seat = (state.start + place) % match.seats
            if box.characters[state.characters[seat]].sets_dice:
                continue
            dice = [die + match.roll(f"dice-{seat}", 6) for die in state.pool[seat]]
            state.pool[seat] = tuple(sorted(dice))
            if match.listening:
                match.tell(Event("rolled", pool_args(seat, state.pool[seat])))
        for seat in range(match.seats):
            missing = box.threshold - sum(die % FACES for die in state.pool[seat])
            if missing > 0 and box.characters[state.characters[seat]].compensation:
                match.beside(seat, Compensate(seat, missing))


class Compensate(Decision):
    """How many coins for a low roll?  The rest are camels.  [V12.1, R33]"""

    __match_args__ = ("seat", "missing")

    def __init__(self, seat: int, missing: int) -> None:
        self.seat = seat
        self.missing = missing

    def options(self, match: Table) -> list[int]:
        """Any mix."""
        first = match.box.codes.compensate
        return list(range(first, first + self.missing + 1))

    def resolve(self, match: Table, action: int) -> None:
        """Take coins and camels."""
        coins = action - match.box.codes.compensate
        camels = self.missing - coins
        match.state.count(self.seat, COMPENSATION, self.missing)
        mix = {"coin": coins, "camel": camels}
        gain(match, self.seat, Effect({kind: n for kind, n in mix.items() if n}))

    def question(self, match: Table) -> Message:
        """How much is due?"""
        return Message("ask-compensation", {"n": self.missing})

    def label(self, match: Table, action: int) -> Message:
        """A mix says both numbers."""
        coins = action - match.box.codes.compensate
        args: Args = {"coins": coins, "camels": self.missing - coins}
        return Message("do-compensate", args)


class EndRound(Step):
    """Contracts left over go under the special stack, new ones are laid out.  [V13.6]"""

    def run(self, match: Table) -> None:
        """After the last round final scoring follows directly.  [V3.2]"""
        state, box = match.state, match.box
        if state.round == box.rounds:
            match.then(FinalScoring())
            return
        for tile in state.board:
            put_away(match, tile)
        state.board = tuple(state.contracts.draw(match) for _ in range(box.board_slots))
        tell_board(match)
        match.then(StartRound(state.round + 1))

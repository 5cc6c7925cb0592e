"""Dice: rolling them, taking black ones.  [V1.4, V11.5-V11.7]"""

from bactrian.games.voyages.components import DICE, FACES
from bactrian.games.voyages.state import BLACK, BLACK_DICE, Table
from bactrian.kernel.message import Args, Event, Message
from bactrian.kernel.pending import Decision, Step


def sets_dice(match: Table, seat: int) -> bool:
    """Raschid ad-Din Sinan never rolls: his dice have no value until placed.  [V15.1, R34]"""
    return match.box.characters[match.state.characters[seat]].sets_dice


def add_die(match: Table, seat: int, die: int) -> None:
    """A die joins the pool, which stays sorted."""
    pool = match.state.pool
    pool[seat] = tuple(sorted((*pool[seat], die)))


def remove_die(match: Table, seat: int, die: int) -> None:
    """A die leaves the pool."""
    pool = match.state.pool[seat]
    place = pool.index(die)
    match.state.pool[seat] = pool[:place] + pool[place + 1 :]


def take_black_die(match: Table, seat: int) -> None:
    """Take a black die, roll it and keep it; without one left nothing happens.  [V11.7, R17]"""
    state = match.state
    if state.black == 0:
        return
    state.black -= 1
    state.count(seat, BLACK_DICE)
    face = 0 if sets_dice(match, seat) else match.roll("black", 6)
    add_die(match, seat, BLACK * FACES + face)
    if match.listening:
        die = f"die:{DICE[BLACK * FACES + face]}"
        match.tell(Event("black-die-taken", {"seat": f"seat:{seat}", "die": die}))


class GainDie(Step):
    """A black die as a reward; one of a contract may be declined.  [V11.7, R16, R59]"""

    __match_args__ = ("seat", "optional")

    def __init__(self, seat: int, optional: bool) -> None:
        self.seat = seat
        self.optional = optional

    def run(self, match: Table) -> None:
        """Ask first where it may be declined."""
        if match.state.black == 0:
            return
        if self.optional:
            match.then(AcceptDie(self.seat))
        else:
            take_black_die(match, self.seat)


class AcceptDie(Decision):
    """Take the black die of a contract?  [R59]"""

    def options(self, match: Table) -> list[int]:
        """Yes or no."""
        return [match.box.codes.accept, match.box.codes.decline]

    def resolve(self, match: Table, action: int) -> None:
        """Take it, or leave it."""
        if action == match.box.codes.accept:
            take_black_die(match, self.seat)

    def question(self, match: Table) -> Message:
        """Take it?"""
        return Message("ask-black-die")


def dice_words(dice: tuple[int, ...]) -> tuple[str, ...]:
    """Dice as elements of the table."""
    return tuple(f"die:{DICE[die]}" for die in dice)


def pool_args(seat: int, dice: tuple[int, ...]) -> Args:
    """Whose dice, and which."""
    return {"seat": f"seat:{seat}", "dice": dice_words(dice)}

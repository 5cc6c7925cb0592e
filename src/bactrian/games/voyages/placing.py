"""Placing dice on a space, paying for company, and performing the action.  [V5.1, V5.2]"""

from bactrian.games.voyages.access import FACE, is_own, must_pay, next_dice
from bactrian.games.voyages.characters import pay_watchers
from bactrian.games.voyages.city_cards import use_card
from bactrian.games.voyages.components import DICE, FACES
from bactrian.games.voyages.contracts import PickContract
from bactrian.games.voyages.dice import dice_words, remove_die, sets_dice
from bactrian.games.voyages.effects import COIN
from bactrian.games.voyages.market import ChooseColumn
from bactrian.games.voyages.printed import CITY_CARD, CONTRACTS, FIXED, KHAN, MARKET, TRAVEL
from bactrian.games.voyages.refusals import why_not_die
from bactrian.games.voyages.rewards import Bonuses, collect
from bactrian.games.voyages.state import DICE_PLACED, DIE_KINDS, PIPS, Table
from bactrian.games.voyages.supply import pay
from bactrian.games.voyages.travel import Walk
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Price


class PlaceDice(Decision):
    """Which die next?  Dice of one colour and face are one option.  [V5.1]"""

    __match_args__ = ("seat", "space", "chosen")
    forced = True

    def __init__(self, seat: int, space: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.space = space
        self.chosen = chosen

    def options(self, match: Table) -> list[int]:
        """The dice with which the placement can be completed."""
        code = match.box.codes.die
        return [code + die for die in next_dice(match, self.seat, self.space, self.chosen)]

    def resolve(self, match: Table, action: int) -> None:
        """Choose it; with the last one, place them all."""
        chosen = (*self.chosen, action - match.box.codes.die)
        if len(chosen) < match.box.spaces[self.space].dice:
            match.then(PlaceDice(self.seat, self.space, chosen))
        else:
            place(match, self.seat, self.space, chosen)

    def question(self, match: Table) -> Message:
        """How many dice are still to choose for which space."""
        left = match.box.spaces[self.space].dice - len(self.chosen)
        return Message("ask-die", {"space": space_element(match, self.space), "left": left})

    def price(self, match: Table, action: int) -> Price:
        """The last die shows what the company costs.  [V5.3]"""
        chosen = (*self.chosen, action - match.box.codes.die)
        if len(chosen) < match.box.spaces[self.space].dice:
            return ()
        if not must_pay(match, self.seat, self.space):
            return ()
        return (("coin", min(FACE[die] for die in chosen)),)

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The die in the pool; for Raschid it still shows nothing there."""
        entry = match.game.table.entries[action]
        if not sets_dice(match, self.seat):
            return entry.targets
        unset = (action - match.box.codes.die) // FACES * FACES
        return (*entry.targets, f"die:{DICE[unset]}")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a die cannot be placed here."""
        return why_not_die(match, self.seat, self.space, self.chosen, target)


def space_element(match: Table, space: int) -> str:
    """A space as an element of the table."""
    box = match.box
    if space < box.first_slot:
        return f"space:{box.space_ids[space]}"
    return f"card:{box.card_ids[match.state.cards[space - box.first_slot]]}"


def place(match: Table, seat: int, space: int, dice: tuple[int, ...]) -> None:
    """Place dice, pay for an occupied space, perform the action.  [V5.2]"""
    state, printed = match.state, match.box.spaces[space]
    lowest = min(FACE[die] for die in dice)
    toll = lowest if must_pay(match, seat, space) else 0
    unset = sets_dice(match, seat)
    for die in dice:
        remove_die(match, seat, die // FACES * FACES if unset else die)
        state.laid[space] += (seat * DIE_KINDS + die,)
        state.count(seat, PIPS, FACE[die])
        if is_own(die):
            state.coloured[space] |= 1 << seat
    state.count(seat, DICE_PLACED, len(dice))
    state.acted = state.acted or printed.main
    if match.listening:
        args: Args = {"seat": f"seat:{seat}", "dice": dice_words(dice)}
        match.tell(Event("placed", {**args, "space": space_element(match, space)}))
    pay(match, seat, COIN, toll)
    perform(match, seat, space, lowest)


def perform(match: Table, seat: int, space: int, lowest: int) -> None:
    """What the space gives; the lowest die sets the maximum.  [V5.7, V6]"""
    printed = match.box.spaces[space]
    if printed.kind == MARKET:
        match.then(ChooseColumn(seat, space, lowest))
    elif printed.kind == CONTRACTS:
        match.then(PickContract(seat, lowest, ()))
    elif printed.kind == TRAVEL:
        match.then(Walk(seat, lowest, True, (), 0, 0), Bonuses(seat))
    elif printed.kind == CITY_CARD:
        use_card(match, seat, space - match.box.first_slot, lowest)
    else:
        assert printed.kind in (FIXED, KHAN)
        collect(match, seat, (printed.reward.index,))
        pay_watchers(match, seat, space)

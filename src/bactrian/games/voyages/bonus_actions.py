"""Bonus actions: completing contracts, re-rolling, turning and buying dice.  [V11]"""

from bactrian.games.voyages.access import FACE
from bactrian.games.voyages.components import DICE, FACES
from bactrian.games.voyages.contracts import contract_args
from bactrian.games.voyages.dice import add_die, remove_die, take_black_die
from bactrian.games.voyages.effects import CAMEL
from bactrian.games.voyages.refusals import why_not_pool
from bactrian.games.voyages.rewards import collect
from bactrian.games.voyages.state import REROLLS, Table
from bactrian.games.voyages.supply import pay, pay_plain
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision


def complete(match: Table, seat: int, tile: int) -> None:
    """Pay a contract, free its slot, take its rewards.  [V11.1, R20]"""
    state, contract = match.state, match.box.contracts[tile]
    if match.listening:
        match.tell(Event("contract-completed", contract_args(match, seat, tile)))
    pay_plain(match, seat, contract.cost, 1)
    slot = state.active[seat].index(tile)
    state.active[seat] = state.active[seat][:slot] + state.active[seat][slot + 1 :]
    state.done[seat] += (tile,)
    collect(match, seat, (contract.reward.index,))


def buy_black_die(match: Table, seat: int) -> None:
    """Take a black die for camels.  [V11.5]"""
    pay(match, seat, CAMEL, match.box.buy_cost)
    match.state.bought += 1
    take_black_die(match, seat)


class Reroll(Decision):
    """Which die is rolled again?  [V11.3]"""

    forced = True

    def options(self, match: Table) -> list[int]:
        """Any unplaced one; dice of one colour and face are one option."""
        return [match.box.codes.die + die for die in sorted(set(match.state.pool[self.seat]))]

    def resolve(self, match: Table, action: int) -> None:
        """Pay and roll."""
        die = action - match.box.codes.die
        pay(match, self.seat, CAMEL, match.box.reroll_cost)
        match.state.count(self.seat, REROLLS)
        face = match.roll("reroll", 6)
        turn_die(match, self.seat, die, die // FACES * FACES + face, "die-rolled")

    def question(self, match: Table) -> Message:
        """Which one?"""
        return Message("ask-reroll")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """No such die in the pool."""
        return why_not_pool(match, self.seat, target)


class Adjust(Decision):
    """Which die is turned, up or down?  Never between 1 and 6.  [V11.4]"""

    def options(self, match: Table) -> list[int]:
        """Up for all but a 6, down for all but a 1."""
        codes = match.box.codes
        dice = sorted(set(match.state.pool[self.seat]))
        up = [codes.up + faced(die) for die in dice if FACE[die] < 6]
        return up + [codes.down + faced(die) for die in dice if FACE[die] > 1]

    def resolve(self, match: Table, action: int) -> None:
        """Pay and turn."""
        codes = match.box.codes
        change = 1 if action < codes.down else -1
        index = action - (codes.up if change == 1 else codes.down)
        die = index // 6 * FACES + index % 6 + 1
        pay(match, self.seat, CAMEL, match.box.adjust_cost)
        turn_die(match, self.seat, die, die + change, "die-turned")

    def question(self, match: Table) -> Message:
        """Which one, which way?"""
        return Message("ask-adjust")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """No such die, or it would go past 1 or 6."""
        verb, _, name = target.partition(" ")
        refusal = why_not_pool(match, self.seat, target)
        if refusal is None and verb in ("up", "down") and name in DICE:
            return Reason("V11.4", "no-adjust-past")
        return refusal


def faced(die: int) -> int:
    """A die among those that show a face."""
    return die // FACES * 6 + FACE[die] - 1


def turn_die(match: Table, seat: int, old: int, new: int, word: str) -> None:
    """A die of the pool shows another face; *word* tells how that came."""
    remove_die(match, seat, old)
    add_die(match, seat, new)
    if match.listening:
        args: Args = {"seat": f"seat:{seat}", "old": f"die:{DICE[old]}", "new": f"die:{DICE[new]}"}
        match.tell(Event(word, args))

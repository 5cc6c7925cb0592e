"""A turn: bonus actions, one main action, bonus actions.  [V4]"""

from bactrian.games.voyages.access import card_refusal, space_refusal
from bactrian.games.voyages.bonus_actions import Adjust, Reroll, buy_black_die, complete
from bactrian.games.voyages.dice import sets_dice
from bactrian.games.voyages.placing import PlaceDice
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.supply import can_pay
from bactrian.games.voyages.turn_refusals import buy_refusal, end_refusal, why_not_turn
from bactrian.kernel.message import Event, Message, Reason
from bactrian.kernel.pending import Decision, Price, Step


class NextTurn(Step):
    """The next player clockwise who still has dice; nobody ends the turns.  [V3.3, V4.4]"""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """Forget what belonged to the last turn; nothing before it is taken back.  [R45]"""
        state = match.state
        for offset in range(match.seats):
            seat = (self.seat + offset) % match.seats
            if state.pool[seat]:
                break
        else:
            return
        state.turn = seat
        state.acted = False
        state.bought = 0
        state.fresh = ()
        match.reveal()
        if match.listening:
            match.tell(Event("turn-began", {"seat": f"seat:{seat}"}))
        match.then(Turn(seat), NextTurn((seat + 1) % match.seats))


class Turn(Decision):
    """A main action, a bonus action, or the end of the turn?  [V4.1-V4.3]"""

    def options(self, match: Table) -> list[int]:
        """Main actions once, bonus actions any time, the end after the main action.  [R13]"""
        state, box, codes, seat = match.state, match.box, match.box.codes, self.seat
        found = []
        pool = state.pool[seat]
        if pool and not state.acted:
            for space in box.board_spaces:
                if not space_refusal(match, seat, space):
                    found.append(codes.use + space)
            for place in state.posts[seat]:
                for slot in box.atlas.slots[place]:
                    if not card_refusal(match, seat, slot):
                        found.append(codes.use_card + state.cards[slot])
        if pool:
            found.append(codes.use + box.money_bag)
        for tile in state.active[seat]:
            if can_pay(state, seat, box.contracts[tile].cost):
                found.append(codes.complete + tile)
        camels = state.camels(seat)
        if pool and not sets_dice(match, seat):
            if camels >= box.reroll_cost:
                found.append(codes.reroll)
            if camels >= box.adjust_cost:
                found.append(codes.adjust)
        if not buy_refusal(match, seat):
            found.append(codes.buy)
        if not end_refusal(match, seat):
            found.append(codes.end)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Do it, and come back until the turn is ended."""
        codes, seat = match.box.codes, self.seat
        if action < codes.complete:
            match.then(PlaceDice(seat, space_of(match, action), ()), self)
        elif action < codes.reroll:
            match.then(self)
            complete(match, seat, action - codes.complete)
        elif action == codes.reroll:
            match.then(Reroll(seat), self)
        elif action == codes.adjust:
            match.then(Adjust(seat), self)
        elif action == codes.buy:
            match.then(self)
            buy_black_die(match, seat)

    def question(self, match: Table) -> Message:
        """What next?"""
        if match.state.acted:
            return Message("ask-turn-acted")
        return Message("ask-turn")

    def price(self, match: Table, action: int) -> Price:
        """What bonus actions and contracts cost."""
        box, codes = match.box, match.box.codes
        if codes.complete <= action < codes.reroll:
            return tuple(box.contracts[action - codes.complete].cost.amounts.items())
        camels = {
            codes.reroll: box.reroll_cost,
            codes.adjust: box.adjust_cost,
            codes.buy: box.buy_cost,
        }
        return (("camel", camels[action]),) if action in camels else ()

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a space, card, contract, place or bonus action is not possible."""
        return why_not_turn(match, self.seat, target)


def space_of(match: Table, action: int) -> int:
    """The space that an action uses."""
    box, codes = match.box, match.box.codes
    if action < codes.use_card:
        return action - codes.use
    return box.first_slot + match.state.cards.index(action - codes.use_card)

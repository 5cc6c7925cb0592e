"""Moving: paid steps and the ballast step.  [E4, E5, E6]"""

from typing import Final

from bactrian.games.expedition.payment import fitting, is_settled
from bactrian.games.expedition.refusals import why_not_move, why_not_pay
from bactrian.games.expedition.scoring import FinalScoring
from bactrian.games.expedition.state import BALLAST, CHESTS, DAIDU, Table
from bactrian.games.expedition.track import ALLOWED, ballast_refusal, movable, next_free
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Price

A_CARD: Final[Price] = (("card", 1),)


class Move(Decision):
    """Step with a figure, throw off ballast, or end the movement?  [E4.2]"""

    def options(self, match: Table) -> list[int]:
        """Cards for the only figure that may move, or else which figure; ballast; stop."""
        box, codes, hand = match.box, match.box.codes, match.state.hands[self.seat]
        figures = movable(match, self.seat)
        found: list[int] = []
        for figure in figures:
            space = box.spaces[next_free(box, match.state, figure)]
            cards = fitting(space, hand, ())
            if len(figures) == 1:
                found.extend(cards)
            elif cards:
                found.append(codes.step + figure)
        for figure in figures:
            if ballast_refusal(match, figure) == ALLOWED:
                found.append(codes.ballast + figure)
        found.append(codes.stop)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Begin or make a step, or end the movement."""
        codes = match.box.codes
        if action < codes.step:
            Pay(self.seat, movable(match, self.seat)[0], ()).resolve(match, action)
        elif action < codes.ballast:
            match.then(Pay(self.seat, action - codes.step, ()))
        elif action < codes.stop:
            throw_ballast(match, self.seat, action - codes.ballast)
        elif match.state.steps == 0 and match.listening:
            match.tell(Event("passed", {"seat": f"seat:{self.seat}"}))

    def question(self, match: Table) -> Message:
        """Where the next step leads and what it asks for, if that is one space only."""
        figures = movable(match, self.seat)
        if len(figures) > 1:
            return Message("ask-move-any")
        space = match.box.spaces[next_free(match.box, match.state, figures[0])]
        return Message("ask-move", {"space": f"space:{space.id}", "need": space.need})

    def label(self, match: Table, action: int) -> Message:
        """A step or ballast says where it leads; stopping at once is a pass."""
        codes = match.box.codes
        entry = match.game.table.entries[action]
        if codes.step <= action < codes.stop:
            space = self._target(match, action)
            need = match.box.spaces[space].need
            args: Args = {
                **entry.args,
                "space": f"space:{match.box.space_ids[space]}",
                "need": need,
            }
            return Message(f"do-{entry.verb}", args)
        if action == codes.stop and match.state.steps == 0:
            return Message("do-pass")
        return entry.message()

    def price(self, match: Table, action: int) -> Price:
        """A card, or the gold of the ballast.  [E5.2, E6.1]"""
        codes = match.box.codes
        if action < codes.step:
            return A_CARD
        if codes.ballast <= action < codes.stop:
            return (("gold", match.box.ballast_cost),)
        return ()

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """A step also points at the space it leads to."""
        entry = match.game.table.entries[action]
        if action < match.box.codes.stop:
            space = match.box.space_ids[self._target(match, action)]
            return (*entry.targets, f"space:{space}")
        return entry.targets

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a space, card, figure or ballast step is not possible."""
        return why_not_move(match, self.seat, target)

    def _target(self, match: Table, action: int) -> int:
        codes = match.box.codes
        if action < codes.step:
            figure = movable(match, self.seat)[0]
        else:
            figure = action - (codes.step if action < codes.ballast else codes.ballast)
        return next_free(match.box, match.state, figure)


class Pay(Decision):
    """Which card next for this step?  [E5.2]

    The cards stay in the hand, unseen, until the payment is complete.
    """

    __match_args__ = ("seat", "figure", "laid")
    forced = True

    def __init__(self, seat: int, figure: int, laid: tuple[int, ...]) -> None:
        self.seat = seat
        self.figure = figure
        self.laid = laid

    def options(self, match: Table) -> list[int]:
        """The cards with which the payment can be completed; if all are needed, the first."""
        space = match.box.spaces[next_free(match.box, match.state, self.figure)]
        hand = match.state.hands[self.seat]
        cards = fitting(space, hand, self.laid)
        return cards[:1] if is_settled(space, hand, self.laid, cards) else cards

    def resolve(self, match: Table, action: int) -> None:
        """Lay the card; with the last one, pay and step."""
        target = next_free(match.box, match.state, self.figure)
        laid = (*self.laid, action)
        if len(laid) < match.box.spaces[target].count:
            match.then(Pay(self.seat, self.figure, laid))
        else:
            pay(match, self.seat, self.figure, laid)

    def question(self, match: Table) -> Message:
        """How many cards are still to lay for which space."""
        space = match.box.spaces[next_free(match.box, match.state, self.figure)]
        left = space.count - len(self.laid)
        args: Args = {"space": f"space:{space.id}", "need": space.need, "left": left}
        return Message("ask-pay", args)

    def price(self, match: Table, action: int) -> Price:
        """One card each."""
        return A_CARD

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The card, and the space that is being paid for."""
        space = match.box.space_ids[next_free(match.box, match.state, self.figure)]
        return (*match.game.table.entries[action].targets, f"space:{space}")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a card does not complete the payment."""
        return why_not_pay(match, self.seat, self.figure, self.laid, target)


def pay(match: Table, seat: int, figure: int, cards: tuple[int, ...]) -> None:
    """The cards go face up to the discard pile, and the figure steps.  [E5.2]"""
    state, box = match.state, match.box
    hand, shown = state.hands[seat], state.shown[seat]
    for card in cards:
        hand[card] -= 1
        state.discard[card] += 1
        if shown[card]:
            shown[card] -= 1
    target = next_free(box, state, figure)
    if match.listening:
        match.tell(
            Event(
                "moved",
                {
                    "seat": f"seat:{seat}",
                    "figure": f"figure:{figure}",
                    "space": f"space:{box.space_ids[target]}",
                    "cards": tuple(f"card:{box.cards[card]}" for card in cards),
                },
            )
        )
    enter(match, seat, figure, target)


def throw_ballast(match: Table, seat: int, figure: int) -> None:
    """Give gold back and step without cards.  [E6.1]"""
    state, box = match.state, match.box
    state.earn(seat, BALLAST, -box.ballast_cost)
    state.ballasts += 1
    target = next_free(box, state, figure)
    if match.listening:
        match.tell(
            Event(
                "ballasted",
                {
                    "seat": f"seat:{seat}",
                    "figure": f"figure:{figure}",
                    "space": f"space:{box.space_ids[target]}",
                    "gold": box.ballast_cost,
                },
            )
        )
    enter(match, seat, figure, target)


def enter(match: Table, seat: int, figure: int, target: int) -> None:
    """The figure stands on its new space, takes a chest, and movement goes on or ends.  [E4.5]"""
    state, box = match.state, match.box
    state.positions[figure] = target
    state.steps += 1
    take_chest(match, seat, target)
    if target == box.final_goal:
        match.finish()
        match.then(FinalScoring(DAIDU))
    elif target == box.interim_goal and not state.interim_done:
        state.interim_due = True
    elif target <= box.interim_goal and box.spaces[target].scoring and state.interim_done:
        put_straggler_on_goal(match, seat, figure)
    else:
        if match.options_chosen["variant"] != "tactical":
            state.figure = figure
        match.then(Move(seat))


def take_chest(match: Table, seat: int, space: int) -> None:
    """Whoever enters a space first takes its chest.  [E5.5, E6.4]"""
    state = match.state
    chest = state.chests[space]
    if chest == 0:
        return
    state.chests[space] = 0
    state.earn(seat, CHESTS, chest)
    if match.listening:
        place = f"space:{match.box.space_ids[space]}"
        match.tell(Event("chest-taken", {"seat": f"seat:{seat}", "space": place, "gold": chest}))


def put_straggler_on_goal(match: Table, seat: int, figure: int) -> None:
    """A late figure is put on Kantshou, and is done for this turn.  [E8.5, E11.3, E13.1]"""
    state, box = match.state, match.box
    state.positions[figure] = box.interim_goal
    if match.listening:
        place = f"space:{box.space_ids[box.interim_goal]}"
        match.tell(Event("put-on-goal", {"figure": f"figure:{figure}", "space": place}))
    if match.options_chosen["variant"] == "tactical":
        state.halted = figure
        move = Move(seat)
        if movable(match, seat) and len(move.options(match)) > 1:
            match.then(move)

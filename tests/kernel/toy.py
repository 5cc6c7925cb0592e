"""A small game that uses every part of the kernel: gather nuts, bid in secret, guess a card.

Each round every seat chooses a bid at the same time (a lane each, then a join), may be asked in
secret whether it wants to sell a nut, and in turn picks left or right until it stops.
"""

from typing import Any

from bactrian.kernel.action import Action, ActionTable
from bactrian.kernel.deck import Deck, full_deck
from bactrian.kernel.game import Game, Options, TableOption
from bactrian.kernel.machine import State as KernelState
from bactrian.kernel.match import Match
from bactrian.kernel.message import Event, Json, Message, Reason
from bactrian.kernel.pending import Decision, Join, Step
from bactrian.kernel.sheet import Sheet
from bactrian.kernel.standing import Score, Standing, rank

LEFT, RIGHT, STOP, LOW, HIGH, SELL, KEEP = range(7)
LABELS = ("acorn", "beech", "hazel")


class State(KernelState):
    __match_args__ = ("nuts", "bids", "trail", "deck", "rounds")

    def __init__(
        self, nuts: list[int], bids: list[int], trail: list[int], deck: Deck, rounds: int
    ) -> None:
        self.nuts = nuts
        self.bids = bids
        self.trail = trail
        self.deck = deck
        self.rounds = rounds

    def clone(self) -> "State":
        return State(
            self.nuts.copy(), self.bids.copy(), self.trail.copy(), self.deck.clone(), self.rounds
        )


Table = Match[State, None]


class Walk(Decision):
    def options(self, match: Table) -> list[int]:
        return [LEFT, RIGHT, STOP] if len(match.state.trail) < 3 else [STOP]

    def resolve(self, match: Table, action: int) -> None:
        if action != STOP:
            match.state.trail.append(action)
            match.tell(Event("walked", {"seat": f"seat:{self.seat}"}))
            match.then(Walk(self.seat))

    def question(self, match: Table) -> Message:
        return Message("ask-walk")

    def why_not(self, match: Table, target: str) -> Reason | None:
        return Reason("T1", "no-bidding") if target == "high" else None


class Forced(Walk):
    """Answers itself once only stopping is left."""

    forced = True

    def resolve(self, match: Table, action: int) -> None:
        if action != STOP:
            match.state.trail.append(action)
            match.then(Forced(self.seat))


class Bid(Decision):
    def options(self, match: Table) -> list[int]:
        return [LOW, HIGH]

    def resolve(self, match: Table, action: int) -> None:
        match.state.bids[self.seat] = action
        if action == HIGH:
            match.then(Bonus(self.seat), Bid2(self.seat))

    def question(self, match: Table) -> Message:
        return Message("ask-bid")


class Bid2(Bid):
    """A high bid is asked again, on the same lane."""

    def resolve(self, match: Table, action: int) -> None:
        match.state.bids[self.seat] += action


class Bonus(Step):
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        match.state.nuts[self.seat] += 1


class Sale(Decision):
    secret = True

    def options(self, match: Table) -> list[int]:
        return [SELL, KEEP]

    def resolve(self, match: Table, action: int) -> None:
        if action == SELL:
            match.state.nuts[self.seat] += 10

    def question(self, match: Table) -> Message:
        return Message("ask-sale")


class Turn(Step):
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        match.state.trail.clear()
        match.then(Walk(self.seat), Draw(self.seat))


class Draw(Step):
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        if len(match.state.deck):
            match.state.nuts[self.seat] += match.state.deck.draw(match)


class Offer(Step):
    """The last seat is asked in secret whether it sells."""

    def run(self, match: Table) -> None:
        match.reveal()
        match.beside(match.seats - 1, Sale(match.seats - 1))


class Bids(Step):
    def run(self, match: Table) -> None:
        match.then(Join())
        for seat in range(match.seats):
            match.beside(seat, Bid(seat))


class Acorns(Game):
    def __init__(self, *plan: Any) -> None:
        actions = ["left", "right", "stop", "low", "high", "sell", "keep"]
        super().__init__(
            title="acorns",
            rules_version=3,
            seats=(2, 3),
            options=(TableOption("size", ("small", "large"), {"large": (3,)}),),
            box=None,
            components="",
            table=ActionTable(Action(verb) for verb in actions),
            labels={"nuts": LABELS},
        )
        self.plan = plan

    def facts(self) -> dict[str, Json]:
        return {"name": {"en": "Acorns"}}

    def board(self) -> dict[str, Json]:
        return {"nuts": [*LABELS]}

    def names(self, language: str) -> dict[str, str]:
        return {f"nut:{label}": label for label in LABELS}

    def setup(self, seats: int, options: Options) -> State:
        return State([0] * seats, [0] * seats, [], full_deck("nuts", [2, 2, 2]), 0)

    def begin(self, match: Table) -> None:
        match.then(*self.plan)

    def view(self, match: Table, seat: int) -> dict[str, Json]:
        return {"left": len(match.state.deck)}

    def observe(self, match: Table, seat: int, sheet: Sheet) -> None:
        sheet.one_of("left", len(match.state.deck), 7)

    def redeal(self, match: Table, seat: int) -> None:
        """Nothing on this table is hidden."""

    def appraise(self, match: Table) -> list[float]:
        return [float(nuts) for nuts in match.state.nuts]

    def doubt(self, match: Table) -> float:
        return float(len(match.state.deck))

    def standing(self, match: Table, viewer: int) -> Standing:
        scores = [Score(seat, {"nuts": nuts}) for seat, nuts in enumerate(match.state.nuts)]
        if not match.over:
            return Standing(scores)
        return Standing(scores, rank([(nuts,) for nuts in match.state.nuts], "done"))


def acorns(*plan: Any, seats: int = 2, record: bool = True, dealer: Any = None) -> Table:
    """A match of the toy game whose sequence of play is *plan*."""
    return Acorns(*plan).start(seats, dealer, record=record)

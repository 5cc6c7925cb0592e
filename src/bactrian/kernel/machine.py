"""The machine inside a match: what is pending, and how it runs up to the next question."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bactrian.kernel.compiling import mypyc_attr
from bactrian.kernel.dealer import Dealer
from bactrian.kernel.deck import Deck
from bactrian.kernel.message import Event
from bactrian.kernel.pending import Decision, Pending, Step
from bactrian.kernel.piece import Piece
from bactrian.kernel.record import Record

if TYPE_CHECKING:
    from bactrian.kernel.game import Game, Options

WATCHER: Final = -1
"""The seat number of somebody who has no seat: a watcher knows what is open to all."""

MAIN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Piece):
    """What lies on the table: plain data, ids instead of references."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, by one constructor call."""


S = TypeVar("S", bound=State)
B = TypeVar("B")


class Machine(Generic[S, B]):
    """The state of a game and what is pending; the words in which rules speak to it.

    ``state`` is what moves; ``box`` is what is printed, the same for all matches of a game.

    The *main line* is a stack of steps and decisions.  Beside it every seat has a *lane*, a stack
    of its own, for questions that may be answered in any order: a seat answers its lane before the
    main line, and a ``Join`` on the main line waits until all lanes are empty.
    """

    def __init__(
        self,
        game: "Game",
        box: B,
        seats: int,
        options: "Options",
        state: S,
        dealer: Dealer,
        stack: list[Pending],
        lanes: list[tuple[Pending, ...]],
        open_lanes: int,
    ) -> None:
        self.game: Final = game
        self.box: Final[B] = box
        self.seats: Final = seats
        self.options_chosen: Final = options
        self.state: S = state
        self.dealer = dealer
        self.stack = stack
        self.lanes = lanes
        self.open_lanes = open_lanes
        self.over = False
        self.answered = 0  # questions of the main line so far
        self.record: Record | None = None
        self._running = MAIN
        self._known: list[int] | None = None
        self._known_for = WATCHER

    # ---- what rules say

    def then(self, *upcoming: Pending) -> None:
        """Line up what comes next, in the order written, before all else on the same line."""
        if self._running == MAIN:
            for pending in reversed(upcoming):
                self.stack.append(pending)
        else:
            self.lanes[self._running] += tuple(reversed(upcoming))

    def beside(self, seat: int, *upcoming: Pending) -> None:
        """Line something up beside the main line, before what is already open for *seat*."""
        self.lanes[seat] += tuple(reversed(upcoming))
        self._advance_lane(seat)

    def finish(self) -> None:
        """Nothing comes any more on the main line."""
        self.stack.clear()

    def tell(self, event: Event) -> None:
        """Say what happened; rules first ask ``listening``, so that silence costs nothing."""
        if self.record is not None:
            self.record.events.append(event)

    @property
    def listening(self) -> bool:
        """Does anybody want to hear of events?"""
        return self.record is not None

    def roll(self, name: str, sides: int) -> int:
        """A number from 1 to *sides*, from the dealer."""
        face = self.dealer.roll(name, sides)
        if self.record is not None:
            self.record.dealt("roll", name, str(face))
        return face

    def draw(self, deck: Deck) -> int:
        """The index of a card from the unknown part of *deck*; decks call this."""
        labels = self.game.labels[deck.name]
        index = self.dealer.draw(deck.name, labels, deck.counts, deck.left)
        if self.record is not None:
            self.record.dealt("deal", deck.name, labels[index])
        return index

    def reveal(self) -> None:
        """A secret is shown: what led to it can no longer be taken back."""
        if self.record is not None:
            self.record.settle()

    # ---- running

    def begin(self) -> None:
        """Run what is lined up, up to the first question."""
        self._count_lanes()
        self._advance()

    def _advance(self) -> None:
        stack = self.stack
        while stack:
            top = stack[-1]
            if isinstance(top, Step):
                stack.pop()
                top.run(self)
            elif isinstance(top, Decision):
                if not top.forced:
                    return
                options = top.options(self)
                if len(options) != 1:
                    if not self.lanes[top.seat]:
                        self._known = options
                        self._known_for = top.seat
                    return
                stack.pop()
                top.resolve(self, options[0])
            elif self.open_lanes:
                return
            else:
                stack.pop()
        self.over = not self.open_lanes

    def _advance_lane(self, seat: int) -> None:
        while self.lanes[seat]:
            top = self.lanes[seat][-1]
            if isinstance(top, Decision):
                options = top.options(self) if top.forced else []
                if len(options) != 1:
                    break
                self._resolve_lane(seat, options[0])
            else:
                self._take_from_lane(seat)
                assert isinstance(top, Step)
                self._run_in_lane(seat, top)
        self._count_lanes()

    def _count_lanes(self) -> None:
        self.open_lanes = sum(1 for lane in self.lanes if lane)

    def _take_from_lane(self, seat: int) -> None:
        self.lanes[seat] = self.lanes[seat][:-1]

    def _run_in_lane(self, seat: int, step: Step) -> None:
        outer, self._running = self._running, seat
        step.run(self)
        self._running = outer

    def _resolve_lane(self, seat: int, action: int) -> None:
        decision = self.lanes[seat][-1]
        assert isinstance(decision, Decision)
        self._take_from_lane(seat)
        outer, self._running = self._running, seat
        decision.resolve(self, action)
        self._running = outer

"""A match: one game being played, a small machine that asks one question at a time."""

from typing import Final

from bactrian.kernel.dealer import Dealer
from bactrian.kernel.errors import CannotUndo, IllegalAction, NotAsked
from bactrian.kernel.machine import WATCHER, B, Machine, S
from bactrian.kernel.message import Event, Json, Reason
from bactrian.kernel.pending import Decision, Pending
from bactrian.kernel.prompt import Option, Prompt
from bactrian.kernel.standing import Standing

EVERYBODY: Final = -2
"""The viewer who is told of every open question: whoever runs the match."""


class Match(Machine[S, B]):
    """The words in which everybody outside speaks to a match: people, bots, screens, learners."""

    # ---- what outsiders ask

    def asked(self, viewer: int = EVERYBODY) -> tuple[int, ...]:
        """The seats that are asked something, as *viewer* may know it."""
        top = self.stack[-1] if self.stack else None
        main = top.seat if isinstance(top, Decision) else WATCHER
        if not self.open_lanes:
            return () if main == WATCHER else (main,)
        return tuple(seat for seat in range(self.seats) if seat == main or self._open(seat, viewer))

    def next_asked(self) -> int:
        """The lowest of the seats that are asked something, in a match that is not over."""
        if self.open_lanes:
            return self.asked()[0]
        top = self.stack[-1]
        assert isinstance(top, Decision)
        return top.seat

    def _open(self, seat: int, viewer: int) -> bool:
        """Is *seat* asked something beside the main line, as far as *viewer* may know?"""
        lane = self.lanes[seat]
        return bool(lane) and (viewer in (EVERYBODY, seat) or not is_secret(lane[-1]))

    def decision(self, seat: int) -> Decision:
        """What *seat* is asked now: its lane first, then the main line."""
        if self.open_lanes and 0 <= seat < self.seats and self.lanes[seat]:
            top = self.lanes[seat][-1]
        elif self.stack:
            top = self.stack[-1]
        else:
            raise NotAsked("the match is over: nobody is asked anything")
        if not isinstance(top, Decision) or top.seat != seat:
            names = ", ".join(str(other) for other in self.asked(seat))
            raise NotAsked(
                f"seat {seat} is not asked now" + (f"; seat {names} is" if names else "")
            )
        return top

    def options(self, seat: int) -> list[int]:
        """The codes of everything *seat* may answer; not to be changed."""
        if self._known is None or self._known_for != seat:
            self._known = self.decision(seat).options(self)
            self._known_for = seat
        return self._known

    def prompt(self, seat: int) -> Prompt:
        """What *seat* is asked, with options, prices and where they point."""
        decision = self.decision(seat)
        entries = self.game.table.entries
        options = tuple(
            Option(
                code,
                entries[code],
                decision.label(self, code),
                decision.price(self, code),
                decision.points_at(self, code),
            )
            for code in self.options(seat)
        )
        return Prompt(seat, decision.question(self), options)

    def why_not(self, seat: int, target: str) -> Reason | None:
        """Why *target*, an element of the table or the text of an action, is not possible.

        Nothing (``None``) means that it is possible: an option points at it.
        """
        if self.over:
            return Reason("", "no-match-over")
        try:
            decision = self.decision(seat)
        except NotAsked:
            return Reason("", "no-not-asked")
        entries = self.game.table.entries
        for code in self.options(seat):
            if target == entries[code].text or target in decision.points_at(self, code):
                return None
        if any(target == entries[code].text for code in self.asides(seat)):
            return None
        return decision.why_not(self, target) or Reason("", "no-not-now")

    def view(self, seat: int) -> dict[str, Json]:
        """What *seat* (or ``WATCHER``) may know of the match."""
        return {
            "game": self.game.title,
            "seats": self.seats,
            "options": dict(self.options_chosen),
            "seat": seat,
            "asked": list(self.asked(seat)),
            "over": self.over,
            "undoable": self.undoable(seat),
            "standing": self.standing(seat).json(),
            "table": self.game.view(self, seat),
        }

    def standing(self, viewer: int = WATCHER) -> Standing:
        """Points by source as *viewer* may know them; all of them once the match is over."""
        return self.game.standing(self, viewer)

    def position(self) -> str:
        """A short text that names this position, all secrets included."""
        return self.game.position(self)

    # ---- answering

    def play(self, seat: int, action: int) -> list[Event]:
        """Answer what *seat* is asked, or say an aside, and return what happened."""
        if seat not in self.asked(seat) or action not in self.options(seat):
            if action not in self.asides(seat):
                raise self._refusal(seat, action)
            return self._say_aside(seat, action)
        record = self.record
        if record is None:
            self.play_unchecked(seat, action)
            return []
        secret = self.decision(seat).secret
        told = len(record.events)
        record.before(self, seat, self.game.table.entries[action].text, secret)
        self.play_unchecked(seat, action)
        record.after(self, seat, action, secret)
        return record.events[told:]

    def _refusal(self, seat: int, action: int) -> IllegalAction:
        options = self.options(seat)
        entries = self.game.table.entries
        text = entries[action].text if 0 <= action < len(entries) else str(action)
        accepted = ", ".join(entries[code].text for code in options)
        return IllegalAction(f"“{text}” is not possible now; possible: {accepted}")

    def asides(self, seat: int) -> list[int]:
        """The codes of what *seat* may say at any time, asked or not, without anybody noticing."""
        return self.game.asides(self, seat) if 0 <= seat < self.seats and not self.over else []

    def _say_aside(self, seat: int, action: int) -> list[Event]:
        record = self.record
        if record is None:
            self.game.hear(self, seat, action)
            return []
        told = len(record.events)
        record.aside(seat, action, self.game.table.entries[action].text)
        self.game.hear(self, seat, action)
        return record.events[told:]

    def play_unchecked(self, seat: int, action: int) -> None:
        """Answer with an action that is known to be an option, and leave no record of it."""
        self._known = None
        if self.open_lanes and self.lanes[seat]:
            self._resolve_lane(seat, action)
            self._advance_lane(seat)
        else:
            decision = self.stack.pop()
            assert isinstance(decision, Decision)
            self.answered += 1
            decision.resolve(self, action)
        self._advance()

    def undoable(self, seat: int) -> int:
        """How many of its latest answers *seat* may take back."""
        return 0 if self.record is None else self.record.undoable(seat)

    def undo(self, seat: int) -> list[Event]:
        """Take back the latest answer of *seat*."""
        record = self.record
        if record is None:
            raise CannotUndo("this match keeps no record, so nothing can be taken back")
        told = len(record.events)
        earlier = record.undo(seat)
        self.state = earlier.state
        self.stack = earlier.stack
        self.lanes = earlier.lanes
        self.open_lanes = earlier.open_lanes
        self._known = None
        return record.events[told:]

    # ---- copies

    def clone(self) -> "Match[S, B]":
        """An independent copy with the same future, without a record."""
        return self._copy(self.dealer.clone())

    def imagine(self, seat: int, dealer: Dealer) -> "Match[S, B]":
        """A copy in which all that *seat* cannot know, the future included, comes from *dealer*."""
        copy = self._copy(dealer)
        self.game.redeal(copy, seat)
        copy._known = None
        return copy

    def _copy(self, dealer: Dealer) -> "Match[S, B]":
        state: S = self.state.clone()  # type: ignore[assignment]  # a state copies to its own kind
        copy = Match(
            self.game,
            self.box,
            self.seats,
            self.options_chosen,
            state,
            dealer,
            self.stack.copy(),
            self.lanes.copy(),
            self.open_lanes,
        )
        copy.over = self.over
        copy.answered = self.answered
        copy._known = self._known
        copy._known_for = self._known_for
        return copy


def is_secret(pending: Pending) -> bool:
    """Must others not notice that this is asked?"""
    return isinstance(pending, Decision) and pending.secret

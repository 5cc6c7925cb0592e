"""A sitting: people and bots around one match, until it is over or somebody leaves."""

from typing import Any, Final

from bactrian import registry
from bactrian.kernel.machine import WATCHER
from bactrian.kernel.match import Match
from bactrian.kernel.message import Value
from bactrian.kernel.seat import Bot, Glimpse
from bactrian.terminal.asked import Asked, Wish
from bactrian.terminal.commands import Command, read_command
from bactrian.terminal.desk import Desk
from bactrian.terminal.faces import face_of
from bactrian.terminal.places import names_of
from bactrian.terminal.shelf import Saved
from bactrian.terminal.telling import outcome_lines, told
from bactrian.words import Speaker

NOBODY: Final = -3


class Sitting:
    """Asks people, lets bots answer, tells everybody what happened, and keeps the journal."""

    def __init__(self, match: Match[Any, Any], saved: Saved, desk: Desk) -> None:
        assert match.record is not None
        plain = Speaker(saved.language)
        seats = [plain.word("seat", {"number": seat + 1}) for seat in range(match.seats)]
        self._match: Final = match
        self._saved: Final = saved
        self._desk: Final = desk
        self._speaker: Final = Speaker(saved.language, match.game, names_of(saved.places, seats))
        self._face: Final = face_of(match.game)
        self._people: Final = [seat for seat, place in enumerate(saved.places) if not place.bot]
        self._bots: Final = self._seat_bots()
        # The first table shows what the set-up, or a match that goes on, has led to.
        shown = len(match.record.events)
        self._heard: Final = dict.fromkeys([WATCHER, *range(match.seats)], shown)
        self._viewer = NOBODY if len(self._people) > 1 else [*self._people, WATCHER][0]
        self._answered_last = NOBODY
        self._hinted: Final[set[int]] = set()

    def run(self) -> bool:
        """Play to the end; false if somebody leaves before it."""
        self._saved.write(self._match)
        self._introduce()
        try:
            while not self._match.over:
                seat = self._next()
                if seat in self._bots:
                    self._answer(seat, self._bots[seat].choose(Glimpse(self._match, seat)))
                elif not self._ask(seat):
                    self._say_saved()
                    return False
        except KeyboardInterrupt:
            self._desk.say()
            self._say_saved()
            raise
        self._finish()
        return True

    def _seat_bots(self) -> dict[int, Bot]:
        """The bots; after a pause they go on with other chance, in the same way every time."""
        assert self._match.record is not None
        lines = self._match.record.lines
        seed = "/".join(lines[1].split()[2:])
        return {
            seat: registry.bot(place.bot, f"{seed}/{seat}/{len(lines)}")
            for seat, place in enumerate(self._saved.places)
            if place.bot
        }

    def _introduce(self) -> None:
        names = self._match.game.facts()["name"]
        assert isinstance(names, dict)
        self._desk.say(str(names[self._speaker.language]))
        sits = "sits-you" if len(self._people) == 1 else "sits-here"
        for seat, place in enumerate(self._saved.places):
            word, note = "sits-bot" if place.bot else sits, f"bot-{place.bot}-note"
            args: dict[str, Value] = {"seat": f"seat:{seat}"}
            if self._speaker.has(note):
                word, args["note"] = "sits-bot-level", self._speaker.word(note)
            self._desk.say(self._speaker.word(word, args))
        commands = {
            "help": self._speaker.word("command-help"),
            "rules": self._speaker.word("command-rules"),
        }
        self._desk.say(self._speaker.word("help-hint", commands))

    def _next(self) -> int:
        """Who answers next: bots at once, then whoever has the screen, then the lowest seat.

        Somebody alone with bots comes before them, while what is asked about is still in sight;
        among several people that would show who has a secret question to answer.
        """
        asked = self._match.asked()
        if len(self._people) == 1 and self._viewer in asked:
            return self._viewer
        for seat in asked:
            if seat in self._bots:
                return seat
        return self._viewer if self._viewer in asked else asked[0]

    def _ask(self, seat: int) -> bool:
        """Put a question to a person until it is answered; false if the person leaves."""
        if not self._hand_over(seat):
            return False
        self._tell(seat)
        asked = Asked(self._match, seat, self._face, self._speaker, self._desk)
        if self._answered_last == seat:
            asked.show_brief()
        else:
            self._desk.say()
            asked.show_table()
        if seat not in self._hinted:
            self._hinted.add(seat)
            asked.show_hint()
        heard = asked.answer()
        if heard is Wish.QUIT:
            return False
        if heard is Wish.UNDO:
            self._match.undo(seat)
            self._noted(seat)
        elif isinstance(heard, int):
            self._answer(seat, heard)
        return True

    def _hand_over(self, seat: int) -> bool:
        """Let nobody see what is for somebody else; false if somebody leaves instead."""
        if self._viewer == seat:
            return True
        self._desk.say()
        reply = self._desk.ask(self._speaker.word("hand-over", {"seat": f"seat:{seat}"}) + " ")
        if reply is None or read_command(reply) == (Command.QUIT, ""):
            return False
        self._desk.clear_sight()
        self._viewer = seat
        self._answered_last = NOBODY
        return True

    def _answer(self, seat: int, action: int) -> None:
        self._match.play(seat, action)
        self._noted(seat)

    def _noted(self, seat: int) -> None:
        """An answer was given or taken back: keep it, and tell whoever is at the screen."""
        self._saved.write(self._match)
        self._answered_last = seat
        self._tell_viewer()

    def _tell_viewer(self) -> None:
        if self._viewer != NOBODY:
            self._tell(self._viewer)

    def _tell(self, viewer: int) -> None:
        """Tell *viewer* what happened since the last time."""
        assert self._match.record is not None
        events = self._match.record.events
        self._desk.say_all(told(events[self._heard[viewer] :], viewer, self._speaker))
        self._heard[viewer] = len(events)

    def _finish(self) -> None:
        self._desk.say()
        self._desk.say_all(outcome_lines(self._match.standing(), self._speaker))
        self._desk.say(self._speaker.word("journal-at"))
        self._desk.show(str(self._saved.path))

    def _say_saved(self) -> None:
        self._desk.say(self._speaker.word("saved"))
        self._desk.show(str(self._saved.path))

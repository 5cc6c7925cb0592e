"""One person being asked one question: what they type, and what that means."""

from enum import Enum
from typing import Any, Final

from bactrian import registry
from bactrian.kernel.errors import Malformed
from bactrian.kernel.match import Match
from bactrian.terminal.asides import Asides
from bactrian.terminal.commands import Command, help_lines, read_command
from bactrian.terminal.desk import Desk, line_width
from bactrian.terminal.faces import Face
from bactrian.terminal.hints import hint_lines
from bactrian.terminal.questions import Questions, option_lines
from bactrian.terminal.rulebook import folded, look_up, nearest, opening
from bactrian.terminal.telling import standing_lines, told
from bactrian.words import Speaker


class Wish(Enum):
    """What a person may want instead of answering."""

    STAY = "be asked again"
    UNDO = "take an answer back"
    QUIT = "leave"


class Asked:
    """A seat's question on a desk, up to an answer or a wish."""

    def __init__(
        self, match: Match[Any, Any], seat: int, face: Face, speaker: Speaker, desk: Desk
    ) -> None:
        self._match: Final = match
        self._seat: Final = seat
        self._face: Final = face
        self._speaker: Final = speaker
        self._desk: Final = desk
        self._prompt: Final = match.prompt(seat)
        self._asides: Final = Asides(match, seat, speaker)

    def answer(self) -> int | Wish:
        """Put the question, and listen until the person answers, takes back or leaves."""
        self._put_question()
        while True:
            line = self._desk.ask()
            heard = Wish.QUIT if line is None else self.hear(line)
            if heard is not Wish.STAY:
                return heard

    def hear(self, line: str) -> int | Wish:
        """What a line means; commands that only show something are carried out."""
        if not line:
            self._say_accepted()
            return Wish.STAY
        if line.isdecimal():
            return self._number(int(line))
        command = read_command(line)
        if command is None:
            return self._words(line)
        match command:
            case Command.UNDO, _:
                return self._undo()
            case Command.QUIT, _:
                return Wish.QUIT
            case Command.ASIDE, number:
                return self._aside(number)
            case Command.ASK, words:
                self._ask(words)
            case Command.TABLE, _:
                self.show_table()
                self._put_question()
            case Command.MAP, words:
                self._map(words)
            case Command.HINT, _:
                self._hint()
            case Command.LOG, count:
                self._log(count)
            case Command.SCORE, _:
                self._desk.say_all(standing_lines(self._match.standing(self._seat), self._speaker))
            case Command.RULES, number:
                self._rules(number)
            case Command.HELP, _:
                self._help()
        return Wish.STAY

    def show_table(self) -> None:
        """The whole table as the seat may see it."""
        self._desk.say_all(self._face.table(self._match.view(self._seat), self._speaker))

    def show_brief(self) -> None:
        """What the seat must have in view at every question."""
        self._desk.say_all(self._face.brief(self._match.view(self._seat), self._speaker))

    def show_hint(self) -> None:
        """That there are a map and asides, if there are any."""
        if self._chart():
            command = self._speaker.word("command-map")
            self._desk.say(self._speaker.word("map-hint", {"command": command}))
        self._desk.say_all(self._asides.hint())

    def _put_question(self) -> None:
        self._desk.say()
        self._desk.say(self._speaker.say(self._prompt.question))
        self._desk.say_all(option_lines(self._prompt, self._speaker))

    def _number(self, number: int) -> int | Wish:
        if 1 <= number <= len(self._prompt.options):
            return self._prompt.options[number - 1].code
        self._say_accepted("bad-number")
        return Wish.STAY

    def _words(self, line: str) -> int | Wish:
        """An answer may also be given in its own words, or as a journal writes it."""
        wanted = " ".join(line.casefold().split())
        for option in self._prompt.options:
            if wanted in (option.action.text, self._speaker.say(option.label).casefold()):
                return option.code
        aside = self._asides.called(wanted)
        if aside is None:
            self._say_accepted("not-understood")
        return Wish.STAY if aside is None else aside

    def _say_accepted(self, complaint: str = "") -> None:
        accepted = self._speaker.word(
            "type-number",
            {"last": len(self._prompt.options), "help": self._speaker.word("command-help")},
        )
        self._desk.say(f"{self._speaker.word(complaint)} {accepted}" if complaint else accepted)

    def _aside(self, number: str) -> int | Wish:
        """An aside by its number; without one they are listed."""
        code = self._asides.numbered(number)
        if code is not None:
            return code
        self._desk.say_all(self._asides.bad_number() if number else self._asides.lines())
        return Wish.STAY

    def _undo(self) -> Wish:
        if self._match.undoable(self._seat):
            return Wish.UNDO
        self._desk.say(self._speaker.word("no-undo"))
        return Wish.STAY

    def _ask(self, words: str) -> None:
        questions = Questions(self._match, self._prompt, self._speaker)
        if not words:
            self._desk.say(self._speaker.word("ask-about"))
            self._desk.say_all(f"  {line}" for line in questions.subjects())
        elif not words.isdecimal():
            self._desk.say_all(questions.why_not(words))
        elif 1 <= int(words) <= len(self._prompt.options):
            self._desk.say_all(questions.explain(int(words)))
        else:
            self._say_accepted("bad-number")

    def _chart(self) -> dict[str, str]:
        return self._face.chart(self._match.view(self._seat), self._speaker)

    def _map(self, words: str) -> None:
        """The whole map, or the places that are called so."""
        chart = self._chart()
        found = {name: line for name, line in chart.items() if words.casefold() in name.casefold()}
        exact = [line for name, line in found.items() if name.casefold() == words.casefold()]
        self._desk.say_all(exact or found.values() or [self._speaker.word("map-none")])

    def _hint(self) -> None:
        """What a strong bot would answer in this seat, knowing what the seat knows."""
        self._desk.say_now(self._speaker.word("hint-thinking-about"))
        self._desk.say_all(hint_lines(self._match, self._prompt, self._speaker))

    def _log(self, count: str) -> None:
        """Everything the seat was told, or the last few sentences of it."""
        assert self._match.record is not None
        lines = told(self._match.record.events, self._seat, self._speaker)
        last = int(count) if count.isdecimal() else len(lines)
        self._desk.say_all(lines[max(0, len(lines) - last) :])

    def _rules(self, number: str) -> None:
        title = self._match.game.title
        try:
            text = registry.rules_text(title)
        except Malformed:
            text = ""
        if not number:
            self._desk.show(folded(opening(text), line_width()))
            command = self._speaker.word("command-rules")
            self._desk.say(self._speaker.word("rules-which", {"command": command, "title": title}))
            return
        for rule in look_up(text, number):
            self._desk.show(folded(rule.text, line_width()))
        if not look_up(text, number):
            near = ", ".join(nearest(text, number))
            self._desk.say(f"{self._speaker.word('rules-none')} {near}")

    def _help(self) -> None:
        self._desk.say(self._speaker.word("help-title", {"last": len(self._prompt.options)}))
        missing = set() if self._asides else {Command.ASIDE}
        missing |= set() if self._chart() else {Command.MAP}
        self._desk.say_all(help_lines(self._speaker, missing))

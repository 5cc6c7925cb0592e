"""Answering “why not?”: finding what a person means, and giving the reason."""

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

from bactrian.kernel.match import Match
from bactrian.kernel.message import Reason
from bactrian.kernel.prompt import Prompt
from bactrian.terminal.asides import Asides
from bactrian.words import Speaker

MOST: Final = 8
"""How many names are offered where one was not clear."""


class Questions:
    """What one seat can ask about the table while it is asked something itself."""

    def __init__(self, match: Match[Any, Any], prompt: Prompt, speaker: Speaker) -> None:
        self._match: Final = match
        self._prompt: Final = prompt
        self._speaker: Final = speaker
        names = match.game.names(speaker.language)
        pointed = [target for action in match.game.table for target in action.targets]
        self._names: Final = {target: target for target in pointed} | names
        self._verbs: Final = list(dict.fromkeys(action.verb for action in match.game.table))

    def subjects(self) -> list[str]:
        """Everything that a question would get a real answer about, a line for each kind."""
        kinds: dict[str, list[str]] = {}
        for element, name in self._names.items():
            reason = self._why_not(element)
            if reason is None or reason.rule:
                kinds.setdefault(element.partition(":")[0], []).append(name)
        return [", ".join(dict.fromkeys(names)) + "." for names in kinds.values()] + [
            ", ".join(self._verbs) + "."
        ]

    def explain(self, number: int) -> list[str]:
        """What an answer means, costs and points at, and how a journal writes it."""
        option = self._prompt.options[number - 1]
        lines = [f"{number}. {self._speaker.say(option.label)}"]
        if option.price:
            lines.append(
                f"{self._speaker.word('explain-price')} {self._speaker.price(option.price)}"
            )
        if option.targets:
            names = ", ".join(self._names.get(target, target) for target in option.targets)
            lines.append(f"{self._speaker.word('explain-points')} {names}")
        return [*lines, f"{self._speaker.word('explain-journal')} {option.action.text}"]

    def why_not(self, words: str) -> list[str]:
        """Why the thing called *words* is not possible, or which answer makes it so."""
        wanted = " ".join(words.casefold().split())
        found = self._elements(wanted)
        if not found:
            actions = [a.text for a in self._match.game.table if wanted in (a.verb, a.text)]
            return self._why_not_do(actions) if actions else self._unknown(words)
        names = list(dict.fromkeys(self._names[element] for element in found))
        if len(names) > 1:
            return [f"{self._speaker.word('ask-several')} {', '.join(names[:MOST])}"]
        return self._answer(found[0])

    def _elements(self, wanted: str) -> list[str]:
        """The elements a person may mean: by id, by name, by a part of the name."""
        if wanted in self._names:
            return [wanted]
        if wanted in self._verbs:
            return []
        named = [e for e, name in self._names.items() if name.casefold() == wanted]
        return named or [e for e, name in self._names.items() if wanted in name.casefold()]

    def _why_not_do(self, actions: list[str]) -> list[str]:
        """Why none of some actions is possible, or which of them are."""
        reasons = {action: self._why_not(action) for action in actions}
        if None in reasons.values():
            possible = [action for action, reason in reasons.items() if reason is None]
            return self._possible(possible)
        # “Not yours” holds for most; the reason that holds for few is about one's own things.
        words = Counter(reason.word for reason in reasons.values() if reason is not None)
        rarest = min(words, key=lambda word: words[word])
        return self._answer(
            next(a for a, r in reasons.items() if r is not None and r.word == rarest)
        )

    def _unknown(self, words: str) -> list[str]:
        names = {name.casefold(): name for name in [*self._names.values(), *self._verbs]}
        near = get_close_matches(words.casefold(), names, 4, 0.5)
        lines = [f"“{words}”: {self._speaker.word('ask-unknown')}"]
        if near:
            lines.append(
                f"{self._speaker.word('ask-near')} {', '.join(names[name] for name in near)}"
            )
        return lines

    def _answer(self, element: str) -> list[str]:
        reason = self._why_not(element)
        if reason is None:
            return self._possible([element])
        lines = [self._speaker.say(reason)]
        if reason.repair is not None:
            lines.append(f"{self._speaker.word('ask-repair')} {self._speaker.say(reason.repair)}")
        if reason.rule:
            command = self._speaker.word("command-rules")
            args = {"rule": reason.rule, "command": command}
            lines.append(self._speaker.word("ask-rule", args))
        return lines

    def _possible(self, meant: list[str]) -> list[str]:
        """Which answers stand for things that are possible."""
        lines = [
            f"{number}. {self._speaker.say(option.label)}"
            for number, option in enumerate(self._prompt.options, 1)
            if option.action.text in meant or not set(meant).isdisjoint(option.targets)
        ]
        asides = Asides(self._match, self._prompt.seat, self._speaker)
        return [self._speaker.word("ask-possible"), *lines, *asides.meant(meant)]

    def _why_not(self, element: str) -> Reason | None:
        return self._match.why_not(self._prompt.seat, element)


def option_lines(prompt: Prompt, speaker: Speaker) -> Sequence[str]:
    """The numbered answers with their prices."""
    lines = []
    for number, option in enumerate(prompt.options, 1):
        price = f"; {speaker.word('costs')} {speaker.price(option.price)}" if option.price else ""
        lines.append(f"{number:>3}. {speaker.say(option.label)}{price}")
    return lines

"""Turning messages into sentences of a language."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as FluentMessage

from bactrian.kernel.errors import Malformed
from bactrian.kernel.game import Game
from bactrian.kernel.message import NO_ARGS, Args, Message, Value
from bactrian.kernel.pending import Price

LANGUAGES: Final = ("en", "de", "nl")
FOLDER: Final = Path(__file__).parent
COMMON: Final = "common"
ELEMENT: Final = re.compile(r"[a-z-]+:[\w-]+")
"""The id of something on the table; any other text is said as it is."""


class MissingWords(LookupError):
    """A sentence that is not written, or that lacks an argument: a mistake of ours."""


class Speaker:
    """Says the messages of a game in one language, with the names of those who sit there."""

    def __init__(
        self, language: str, game: Game | None = None, seats: Sequence[str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise Malformed(f"there is no language “{language}”; there is {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._bundle: Final = _bundle(language, None if game is None else game.title)
        self._names: Final[Mapping[str, str]] = {} if game is None else game.names(language)
        self._seats: Final = seats

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        return self.word(message.word, message.args)

    def word(self, word: str, args: Args = NO_ARGS) -> str:
        """A sentence by its id."""
        if not self._bundle.has_message(word):
            raise MissingWords(f"no {self.language} words for “{word}”")
        filled = {key: self._fill(value) for key, value in args.items()}
        pattern = self._bundle.get_message(word).value
        if pattern is None:
            raise MissingWords(f"the {self.language} words for “{word}” are empty")
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise MissingWords(f"the {self.language} words for “{word}” lack {errors[0]}")
        return str(text)

    def has(self, word: str) -> bool:
        """Is there a sentence with that id?"""
        return bool(self._bundle.has_message(word))

    def name(self, element: str) -> str:
        """The name of an element of the table, or of whoever sits on a seat."""
        if not ELEMENT.fullmatch(element):
            return self._names.get(element, element)
        kind, _, rest = element.partition(":")
        if kind == "seat" and rest.isdecimal():
            if self._seats is not None:
                return self._seats[int(rest)]
            return self.word("seat", {"number": int(rest) + 1})
        return self._names.get(element, rest)

    def price(self, price: Price) -> str:
        """What an option costs, in words; nothing if it is free."""
        return ", ".join(self.word(f"price-{what}", {"n": amount}) for what, amount in price)

    def decimal(self, number: float) -> str:
        """A number with one decimal, as the language writes it."""
        text = f"{number:.1f}"
        return text if self.language == "en" else text.replace(".", ",")

    def _fill(self, value: Value) -> int | str:
        if isinstance(value, tuple):
            return listed([self.name(item) for item in value])
        return self.name(value) if isinstance(value, str) else value


def listed(names: Sequence[str]) -> str:
    """Names in a row, equal ones counted; numbers are repeated, for “2 × 6” would be no number."""
    return ", ".join(
        name
        if copies == 1
        else ", ".join([name] * copies)
        if name.isdecimal()
        else f"{copies} × {name}"
        for name, copies in Counter(names).items()
    )


@cache
def _bundle(language: str, title: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (COMMON, title):
        if name is not None:
            bundle.add_resource(FluentResource(_source(language, name)), allow_overrides=True)
    return bundle


def _source(language: str, name: str) -> str:
    return (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")


def message_ids(language: str, name: str) -> list[str]:
    """The ids of all messages in a file, in order; garbled ones are an error."""
    found = []
    for entry in FluentParser().parse(_source(language, name)).body:
        if isinstance(entry, Junk):
            raise MissingWords(
                f"{language}/{name}.ftl is garbled at “{(entry.content or '')[:40]}”"
            )
        if isinstance(entry, FluentMessage):
            found.append(entry.id.name)
    return found

"""What code says to people: ids of words with arguments, never sentences."""

from collections.abc import Mapping
from typing import Final

Value = int | str | tuple[str, ...]
"""A number, a plain word, the id of an element such as ``card:red-silk``, or several of them."""

Args = Mapping[str, Value]

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

NO_ARGS: Final[Args] = {}


def json_args(args: Args) -> Json:
    """Arguments as they cross the wire."""
    plain: dict[str, Json] = {}
    for key, value in args.items():
        plain[key] = [*value] if isinstance(value, tuple) else value
    return plain


class Message:
    """The id of a sentence and what fills it; ``words`` turns it into a language."""

    __match_args__ = ("word", "args")

    def __init__(self, word: str, args: Args = NO_ARGS) -> None:
        self.word: Final = word
        self.args: Final = args

    def json(self) -> dict[str, Json]:
        """The form that crosses the wire."""
        return {"word": self.word, "args": json_args(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.word, tuple(self.args.items())))

    def __repr__(self) -> str:
        return f"{self.word}({', '.join(f'{key}={value}' for key, value in self.args.items())})"


class Reason(Message):
    """Why something is not possible: the rule, the words, and the cheapest repair if any."""

    def __init__(
        self, rule: str, word: str, args: Args = NO_ARGS, repair: Message | None = None
    ) -> None:
        super().__init__(word, args)
        self.rule: Final = rule
        self.repair: Final = repair

    def json(self) -> dict[str, Json]:
        """The form that crosses the wire."""
        repair = None if self.repair is None else self.repair.json()
        return {**super().json(), "rule": self.rule, "repair": repair}


class Event(Message):
    """Something that happened, told in full to its audience and in outline to the others.

    An event without ``seats`` is public.  With ``seats``, only these hear it in full; everybody
    else hears ``outline``, or nothing if there is none.
    """

    def __init__(
        self,
        word: str,
        args: Args = NO_ARGS,
        seats: tuple[int, ...] | None = None,
        outline: Message | None = None,
    ) -> None:
        super().__init__(word, args)
        self.seats: Final = seats
        self.outline: Final = outline

    def told(self, seat: int) -> Message | None:
        """What *seat* hears of it."""
        if self.seats is None or seat in self.seats:
            return Message(self.word, self.args)
        return self.outline

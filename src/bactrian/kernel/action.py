"""Actions: answers as integers, and the table that says what each of them means."""

from collections.abc import Iterable, Iterator
from typing import Final

from bactrian.kernel.errors import Malformed
from bactrian.kernel.message import Args, Json, Message, json_args


class Action:
    """One entry of a game's action table: a verb with arguments, and where it points.

    Arguments such as ``card:red-silk`` name elements of the table; an action points at those
    unless *targets* says otherwise.
    """

    def __init__(
        self, verb: str, targets: tuple[str, ...] | None = None, **args: int | str
    ) -> None:
        self.verb: Final = verb
        self.args: Final[Args] = args
        pointed = tuple(v for v in args.values() if isinstance(v, str) and ":" in v)
        self.targets: Final = pointed if targets is None else targets
        words = [verb, *(str(value).partition(":")[2] or str(value) for value in args.values())]
        self.text: Final = " ".join(words)

    def message(self) -> Message:
        """How the action is called where nothing more is known."""
        return Message(f"do-{self.verb}", self.args)

    def json(self) -> dict[str, Json]:
        """The form that crosses the wire."""
        args = json_args(self.args)
        return {"text": self.text, "verb": self.verb, "args": args, "targets": list(self.targets)}

    def __repr__(self) -> str:
        return self.text


class ActionTable:
    """Every action of a game in a fixed order; an action's code is its index."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.entries: Final = tuple(actions)
        self._codes: Final = {action.text: code for code, action in enumerate(self.entries)}
        if len(self._codes) != len(self.entries):
            raise ValueError("two actions of one table read the same")

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.entries)

    def __getitem__(self, code: int) -> Action:
        if not 0 <= code < len(self.entries):
            raise Malformed(f"no action has the number {code}: they go from 0 to {len(self) - 1}")
        return self.entries[code]

    def code(self, text: str) -> int:
        """The number of the action that reads *text*."""
        code = self._codes.get(" ".join(text.split()))
        if code is None:
            verbs = sorted({action.verb for action in self.entries})
            raise Malformed(f"no action reads “{text}”; the verbs are {', '.join(verbs)}")
        return code

    def pointing_at(self, target: str) -> list[int]:
        """The codes of all actions that point at an element of the table."""
        return [code for code, action in enumerate(self.entries) if target in action.targets]

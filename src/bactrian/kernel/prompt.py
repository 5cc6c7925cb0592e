"""A decision as outsiders see it: the question, the options, their prices, where they point."""

from typing import Final

from bactrian.kernel.action import Action
from bactrian.kernel.message import Json, Message
from bactrian.kernel.pending import Price


class Option:
    """One possible answer."""

    def __init__(
        self, code: int, action: Action, label: Message, price: Price, targets: tuple[str, ...]
    ) -> None:
        self.code: Final = code
        self.action: Final = action
        self.label: Final = label
        self.price: Final = price
        self.targets: Final = targets

    def json(self) -> dict[str, Json]:
        """The form that crosses the wire."""
        return {
            "code": self.code,
            "text": self.action.text,
            "label": self.label.json(),
            "price": dict(self.price),
            "targets": list(self.targets),
        }

    def __repr__(self) -> str:
        return f"{self.code}: {self.action.text}"


class Prompt:
    """What one seat is asked now."""

    def __init__(self, seat: int, question: Message, options: tuple[Option, ...]) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.options: Final = options

    def json(self) -> dict[str, Json]:
        """The form that crosses the wire."""
        return {
            "seat": self.seat,
            "question": self.question.json(),
            "options": [option.json() for option in self.options],
        }

    def __repr__(self) -> str:
        return f"seat {self.seat}, {self.question}: {list(self.options)}"

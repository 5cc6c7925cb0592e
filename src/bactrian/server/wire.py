"""The words of the protocol (docs/protocol.md): what crosses the wire, in both directions."""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bactrian.server.settings import CHAT_SIZE

# ---- bodies of requests


class Body(Struct, forbid_unknown_fields=True):
    """What a request says."""


class Name(Body):
    """How a guest is called."""

    name: str


class NewSeat(Body):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "bot", "open"]
    name: str | None = None
    bot: str | None = None


class NewTable(Body):
    """A table to be set up."""

    game: str
    seats: list[NewSeat]
    name: str = ""
    options: dict[str, str] = {}
    listed: bool = False


class Join(Body):
    """Taking an open seat: a certain one, or the first."""

    token: str | None = None
    seat: int | None = None


class Fill(Body):
    """Which bot takes the open seats."""

    bot: str | None = None


class StandIn(Body):
    """Which absent person's seat a bot plays on, and which bot."""

    seat: int
    bot: str | None = None


class Fork(Body):
    """The moment a new table goes on from, and the seat its maker takes there."""

    moment: int
    seat: int | None = None


# ---- answers


class Option(Struct):
    """Something a table agrees on before the match."""

    key: str
    choices: list[str]
    seats: dict[str, list[int]]


class Seat(Struct):
    """Who sits on a seat, as a certain guest sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    online: bool
    patience: int | None  # seconds until this guest may let a bot play there; none if it may not


class Table(Struct):
    """A table as a certain guest sees it."""

    id: str
    game: str
    name: str
    options: dict[str, str]
    listed: bool
    seats: list[Seat]
    state: Literal["gathering", "running", "over"]
    created: str
    turn: list[int]
    waits_for_me: bool
    invite: str | None
    rematch: str | None
    screens: int
    hints: bool
    standing: dict[str, Any] | UnsetType = UNSET


class Tables(Struct):
    """Tables of a guest, and listed ones with an open seat."""

    mine: list[Table]
    open: list[Table]


class Moment(Struct):
    """One moment of a replay, as a certain viewer was told of it."""

    moment: int
    text: str | None
    seat: int | None
    events: list[msgspec.Raw]
    points: list[int]


class Replay(Struct):
    """All moments of a match."""

    viewer: int
    moments: list[Moment]


class Error(Struct):
    """Why something was refused, and what would have been accepted."""

    error: str


# ---- what a client says on a socket


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client; ``id`` is repeated in what answers it."""


class Play(Said, tag="play"):
    """An answer to what a seat is asked, at the moment it follows."""

    seat: int
    moment: int
    action: int
    id: int | None = None


class Undo(Said, tag="undo"):
    """Taking back the latest answer."""

    seat: int
    moment: int
    id: int | None = None


class Restart(Said, tag="restart"):
    """Taking back all answers that can be."""

    seat: int
    moment: int
    id: int | None = None


class Why(Said, tag="why"):
    """Asking why something is not possible."""

    seat: int
    target: str
    id: int | None = None


class Hint(Said, tag="hint"):
    """Asking what a strong bot would answer, at the moment it is asked about."""

    seat: int
    moment: int
    id: int | None = None


class Chat(Said, tag="chat"):
    """A line to everybody at the table."""

    text: str
    id: int | None = None


class Ping(Said, tag="ping"):
    """Asking whether the server is there."""

    id: int | None = None


Move = Play | Undo | Restart

DECODER: Final = msgspec.json.Decoder(Play | Undo | Restart | Why | Hint | Chat | Ping)
ENCODER: Final = msgspec.json.Encoder()

ACCEPTED: Final = (
    "a message is a JSON object with a “type”: play (seat, moment, action), undo (seat, moment), "
    f"restart (seat, moment), why (seat, target), hint (seat, moment), "
    f"chat (text, up to {CHAT_SIZE} signs) or ping; each may have an “id”"
)


def encoded(content: object) -> str:
    """Content as the text of a message."""
    return ENCODER.encode(content).decode()

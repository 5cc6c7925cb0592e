"""Position texts: a short name for any position, for links, tests and puzzles."""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from bactrian.kernel.errors import Malformed
from bactrian.kernel.pending import Pending
from bactrian.kernel.piece import Piece, pack, unpack


class Content:
    """What a position text says."""

    def __init__(
        self, seats: int, options: dict[str, str], state: Any, stack: Any, lanes: Any
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.state: Final = state
        self.stack: Final[list[Pending]] = stack
        self.lanes: Final[list[tuple[Pending, ...]]] = lanes


def head_of(game: Any) -> str:
    """How a position text of *game* starts: title, rules version, and components not its own."""
    foreign = f"{game.components}." if game.components else ""
    return f"{game.title}.{game.rules_version}.{foreign}"


def write_position(match: Any) -> str:
    """A head that says what it belongs to, then the payload: safe in a link."""
    content = [
        match.seats,
        dict(match.options_chosen),
        pack(match.state),
        pack(match.stack),
        pack(match.lanes),
    ]
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    payload = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return head_of(match.game) + payload


def read_position(text: str, game: Any, kinds: Mapping[str, type[Piece]]) -> Content:
    """What a position text says, if it is one of this game, its rules and its components."""
    head = head_of(game)
    if not text.startswith(head):
        raise Malformed(f"a position of {game.title} under these rules starts with “{head}”")
    payload = text[len(head) :]
    try:
        packed = zlib.decompress(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        seats, options, state, stack, lanes = json.loads(packed)
        return Content(
            seats, options, unpack(state, kinds), unpack(stack, kinds), unpack(lanes, kinds)
        )
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError, TypeError) as error:
        raise Malformed(f"this position of {game.title} is garbled: {error}") from None

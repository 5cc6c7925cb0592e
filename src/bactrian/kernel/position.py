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


def write_position(title: str, version: int, match: Any) -> str:
    """``title.version.payload``: safe in a link, the same for equal positions."""
    content = [
        match.seats,
        dict(match.options_chosen),
        pack(match.state),
        pack(match.stack),
        pack(match.lanes),
    ]
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    payload = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return f"{title}.{version}.{payload}"


def read_position(text: str, title: str, version: int, kinds: Mapping[str, type[Piece]]) -> Content:
    """What a position text says, if it is one of this game and of this version of its rules."""
    head = f"{title}.{version}."
    if not text.startswith(head):
        raise Malformed(f"a position of {title} under these rules starts with “{head}”")
    payload = text[len(head) :]
    try:
        packed = zlib.decompress(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        seats, options, state, stack, lanes = json.loads(packed)
        return Content(
            seats, options, unpack(state, kinds), unpack(stack, kinds), unpack(lanes, kinds)
        )
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError, TypeError) as error:
        raise Malformed(f"this position of {title} is garbled: {error}") from None

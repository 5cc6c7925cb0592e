"""The door: what every request and socket must bring, and what every answer carries."""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from bactrian.server.wire import ENCODER, Error

log = logging.getLogger(__name__)

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Door:
    """Stands before the application: turns foreign pages away, and writes the log of requests."""

    def __init__(self, app: App, origins: Sequence[str]) -> None:
        self._app: Final = app
        self._origins: Final = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or not."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket" and not self.is_own(scope):
            await send({"type": "websocket.close", "code": 4403})  # answered with 403
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        method = scope["method"]
        if method not in SAFE and not self.is_own(scope):
            await turn_away(send_guarded, 403, FOREIGN)
        elif method not in SAFE and header(scope, b"x-bactrian") != "1":
            await turn_away(send_guarded, 403, UNMARKED)
        else:
            await self._app(scope, receive, send_guarded)
        milliseconds = round((time.perf_counter() - started) * 1000, 1)
        log.info(
            "request",
            extra={"method": method, "path": scope["path"], "status": status, "ms": milliseconds},
        )

    def is_own(self, scope: Scope) -> bool:
        """Does this come from a page of ours: of the same host, or of one that was set?"""
        origin = header(scope, b"origin")
        if origin in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc == header(scope, b"host") != ""


FOREIGN: Final = (
    "a request that changes something, and a socket, come with the Origin of this server"
)
UNMARKED: Final = "a request that changes something carries the header X-Bactrian: 1"


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; nothing if it is missing or there are several."""
    values = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else ""


async def turn_away(send: Send, status: int, error: str) -> None:
    """Answer without letting anything in."""
    body = ENCODER.encode(Error(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""Answers that may be kept: they carry an ETag, and are not sent again to who has them."""

import hashlib
from typing import Any, Final

from litestar import Request, Response

from bactrian.server.wire import ENCODER

AnyRequest = Request[Any, Any, Any]


class Cached:
    """A body with its type and the tag that names its content."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.body: Final = body
        self.media_type: Final = media_type
        self.tag: Final = f'"{hashlib.sha256(body).hexdigest()[:24]}"'

    def response(self, request: AnyRequest) -> Response[bytes]:
        """The body, or word that the client has it already."""
        headers = {"etag": self.tag, "cache-control": "no-cache"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or f"W/{self.tag}" in known:
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


def cached_json(content: object) -> Cached:
    """Content that is always the same."""
    return Cached(ENCODER.encode(content), "application/json")

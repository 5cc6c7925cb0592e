"""The page: static files, and one document for all its addresses."""

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

import bactrian
from bactrian.server.cached import AnyRequest, Cached
from bactrian.server.errors import Refusal
from bactrian.server.identity import with_cookie

WEB: Final = Path(bactrian.__file__).parent / "web"

PLACES: Final = ("new", "table", "replay", "rules")
"""The first words of addresses that the page itself understands."""

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}

_kept: Final[dict[Path, tuple[int, Cached]]] = {}


@get("/", sync_to_thread=False, include_in_schema=False)
def front(request: AnyRequest) -> Response[bytes]:
    """The front page."""
    return document(request)


@get("/{address:path}", sync_to_thread=False, include_in_schema=False)
def page(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """A file of the page, or the page itself for its own addresses."""
    parts = [part for part in address.split("/") if part]
    if not parts or parts[0] in PLACES:
        return document(request)
    path = WEB.joinpath(*parts)
    if any(part.startswith(".") for part in parts) or not path.is_file():
        raise Refusal(404, "there is nothing at this address; the front page is at /")
    return kept(path).response(request)


def document(request: AnyRequest) -> Response[bytes]:
    """The one document; a first visit makes its reader a guest."""
    path = WEB / "index.html"
    if not path.is_file():
        raise Refusal(404, "this server was installed without its page; the API is at /api/schema")
    return with_cookie(request, kept(path).response(request))


def kept(path: Path) -> Cached:
    """A file, read again only when it has changed."""
    changed = path.stat().st_mtime_ns
    known = _kept.get(path)
    if known is None or known[0] != changed:
        media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        known = changed, Cached(path.read_bytes(), media_type or "application/octet-stream")
        _kept[path] = known
    return known[1]

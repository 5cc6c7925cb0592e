"""Who asks: the guest of a request."""

from typing import TypeVar

from litestar import Response
from litestar.datastructures import Cookie

from bactrian.server.cached import AnyRequest
from bactrian.server.errors import Refusal
from bactrian.server.guests import COOKIE, MAX_AGE
from bactrian.server.hall import Hall

T = TypeVar("T")


def hall_of(request: AnyRequest) -> Hall:
    """The hall of the server that was asked."""
    hall: Hall = request.app.state.hall
    return hall


def guest_of(request: AnyRequest) -> str | None:
    """The guest who asks, if it is known."""
    return hall_of(request).guests.guest(request.cookies.get(COOKIE))


def known_guest(request: AnyRequest) -> str:
    """The guest who asks; somebody unknown is told how to become one."""
    guest = guest_of(request)
    if guest is None:
        raise Refusal(401, "nobody knows you yet: GET /api/me first, and keep the cookie")
    return guest


def with_cookie(request: AnyRequest, response: Response[T]) -> Response[T]:
    """The same answer, with a cookie for who has none of ours."""
    if guest_of(request) is None:
        response.set_cookie(guest_cookie(request, hall_of(request).guests.new_cookie()))
    return response


def guest_cookie(request: AnyRequest, value: str) -> Cookie:
    """The cookie that makes a guest known again; no script of the page can read it."""
    forwarded = request.headers.get("x-forwarded-proto", "")
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=MAX_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https" or forwarded == "https",
    )

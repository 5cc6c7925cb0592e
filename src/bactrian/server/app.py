"""The application: all rooms of the server put together."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import cast

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.ext.asyncio import AsyncEngine

from bactrian.server import pages, routes, shelf
from bactrian.server.bots import Bots
from bactrian.server.cached import AnyRequest
from bactrian.server.database import make_engine
from bactrian.server.door import App, Door
from bactrian.server.errors import Refusal
from bactrian.server.guests import Guests, signing_key
from bactrian.server.hall import Hall
from bactrian.server.ledger import Ledger
from bactrian.server.replays import Replays
from bactrian.server.settings import MESSAGE_SIZE, Settings
from bactrian.server.socket import table_socket
from bactrian.server.store import Store
from bactrian.server.wire import Error
from bactrian.server.workers import Workers

log = logging.getLogger(__name__)

HANDLERS = [
    routes.health,
    routes.me,
    routes.call_me,
    routes.make,
    routes.tables,
    routes.one,
    routes.join,
    routes.leave,
    routes.bots,
    routes.stand_in,
    routes.back,
    routes.rematch,
    routes.fork,
    routes.journal,
    routes.upload,
    routes.replay,
    routes.replay_moment,
    shelf.games,
    shelf.board,
    shelf.names,
    shelf.rules,
    shelf.words,
    table_socket,
    pages.front,
    pages.page,
]


def make_app(settings: Settings) -> Door:
    """A server, ready to be run by an ASGI server."""
    engine = make_engine(settings.database)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        async with run_hall(settings, engine) as hall:
            app.state.hall = hall
            yield

    app = Litestar(
        HANDLERS,
        lifespan=[open_hall],
        state=State({"sockets": Counter(), "replays": Replays()}),
        exception_handlers={
            Refusal: refused,
            HTTPException: refused_by_framework,
            RecursionError: too_deep,
            Exception: failed,
        },
        request_max_body_size=MESSAGE_SIZE,
        openapi_config=OpenAPIConfig(
            title="Bactrian",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return Door(cast("App", app), settings.origins)


@asynccontextmanager
async def run_hall(settings: Settings, engine: AsyncEngine) -> AsyncIterator[Hall]:
    """Open everything in order, and close it in the opposite one, with nothing unwritten."""
    settings.home.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = Store(engine)
    await store.open()
    ledger = Ledger(engine, settings.gather / 1000)
    ledger.open()
    workers = Workers(settings.workers)
    bots = Bots(workers, settings.pace / 1000)
    guests = Guests(signing_key(settings.home))
    hall = Hall(settings, guests, store, ledger, workers, bots)
    waking = asyncio.create_task(wake_up(hall))
    log.info("open")
    try:
        yield hall
    finally:
        waking.cancel()
        with suppress(asyncio.CancelledError):
            await waking
        await bots.close()
        await ledger.close()
        workers.close()
        await engine.dispose()
        log.info("closed")


async def wake_up(hall: Hall) -> None:
    """Get ready while the first guests come."""
    await hall.workers.warm_up()
    await hall.wake_up()


def refused(_: AnyRequest, refusal: Refusal) -> Response[Error]:
    """A sentence about what would have been accepted."""
    return Response(Error(refusal.error), status_code=refusal.status)


def refused_by_framework(request: AnyRequest, error: HTTPException) -> Response[Error]:
    """The same for what never reached our code: a garbled body, a wrong method, no such place."""
    if error.status_code >= 500:
        return failed(request, error)
    reasons = [error.detail]
    if isinstance(error.extra, list):
        reasons += [f"{item.get('key', 'it')}: {item.get('message')}" for item in error.extra]
    if error.status_code == 400:
        reasons.append("what is accepted is described at /api/schema")
    return Response(Error("; ".join(reasons)), status_code=error.status_code)


def too_deep(_: AnyRequest, error: RecursionError) -> Response[Error]:
    """A body of brackets in brackets."""
    return Response(Error("this is nested too deeply: no request needs that"), status_code=400)


def failed(request: AnyRequest, error: Exception) -> Response[Error]:
    """Something is wrong with the server: the log knows more than the client."""
    log.error("failed", exc_info=error, extra={"path": request.scope["path"]})
    return Response(Error("something went wrong here; it is noted"), status_code=500)

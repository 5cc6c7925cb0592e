"""The database: SQLite in a file or PostgreSQL, whichever its URL names."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bactrian.kernel.errors import Malformed
from bactrian.server.settings import Settings
from bactrian.server.store import Store

DURABLE: Final = {
    "sqlite": (
        "PRAGMA journal_mode=WAL",
        "PRAGMA synchronous=FULL",
        "PRAGMA busy_timeout=10000",
        "PRAGMA foreign_keys=ON",
    ),
    "postgresql": (
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'",
    ),
}
"""What every connection is told, so that a commit is on the disk when it returns."""

ACCEPTED: Final = (
    "a URL is sqlite+aiosqlite:///FILE or, after pip install 'bactrian[postgres]', "
    "postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
)

PATIENCE: Final = 10
"""Seconds in which a database answers when the server starts."""


def make_engine(url: str) -> AsyncEngine:
    """An engine whose commits are durable."""
    try:
        address = make_url(url)
        kind = address.get_backend_name()
        if kind not in DURABLE:
            raise refusal(address, "it is of another kind")
        # PostgreSQL may have been started anew since a connection was last used.
        engine = create_async_engine(address, pool_pre_ping=kind == "postgresql")
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise refusal(url, error) from None

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for statement in DURABLE[kind]:
            cursor.execute(statement)
        cursor.close()
        connection.commit()

    return engine


async def prepare(settings: Settings) -> None:
    """Make folder and database ready to be used, or say in one sentence why they are not."""
    engine = make_engine(settings.database)
    try:
        settings.home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(
            f"the folder {settings.home} cannot be used: {error.strerror}; set BACTRIAN_HOME"
        ) from None
    try:
        if engine.dialect.name == "sqlite":
            try_file(engine.url.database)
        async with asyncio.timeout(PATIENCE):
            await Store(engine).open()
    except TimeoutError:
        raise refusal(engine.url, f"it does not answer within {PATIENCE} seconds") from None
    except Exception as error:  # drivers have families of errors of their own
        raise refusal(engine.url, error) from None
    finally:
        await engine.dispose()


def try_file(path: str | None) -> None:
    """Fail unless SQLite can use a file; first, because the thread of aiosqlite fails louder."""
    with closing(sqlite3.connect(path or ":memory:")) as connection:
        connection.execute("PRAGMA schema_version")


def refusal(url: URL | str, reason: object) -> Malformed:
    """A database cannot be used; the sentence holds no password."""
    name = url.render_as_string(hide_password=True) if isinstance(url, URL) else "of this URL"
    cause = getattr(reason, "orig", None) or reason
    text = (str(cause) or type(cause).__name__).splitlines()[0].rstrip(".")
    return Malformed(f"the database {name} cannot be used: {text}; {ACCEPTED}")

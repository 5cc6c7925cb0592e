"""One server for all tests that do not need one of their own, and databases of every kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Process, serving
from tests.server.postgres import Postgres, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("home"), BACTRIAN_TABLES="10000") as process:
        yield process


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    return new_database(request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def two_servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process]]:
    """Two servers that share a database, of each kind in turn."""
    home = tmp_path_factory.mktemp("shared")
    shared = {"BACTRIAN_DATABASE": new_database(request, home)}
    with serving(home, **shared) as one, serving(home, **shared) as two:
        yield one, two


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{folder / 'bactrian.sqlite'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()

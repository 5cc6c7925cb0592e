"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.client import Process, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("home"), BACTRIAN_TABLES="10000") as process:
        yield process

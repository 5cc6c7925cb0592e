"""Starting the server: settings, addresses and databases that can be used, and others."""

import asyncio
import socket
from pathlib import Path

import pytest

import bactrian
from bactrian.server.ledger import Ledger
from bactrian.server.live import Live
from bactrian.server.run import listen
from bactrian.server.settings import NUMBERS, TEXTS, read_settings
from bactrian.server.store import SeatRow, Store, Stored, TableRow, make_engine
from tests.cli.run import refused, run
from tests.support import AnyMatch


def test_settings_are_read_and_checked() -> None:
    settings = read_settings(
        {"BACTRIAN_HOME": "/x", "BACTRIAN_PACE": "0", "BACTRIAN_ORIGINS": " https://a.b/ ,"}
    )
    assert settings.pace == 0
    assert settings.origins == ("https://a.b",)
    assert settings.database == "sqlite+aiosqlite:////x/bactrian.sqlite"
    assert read_settings({}, "sqlite+aiosqlite://").database == "sqlite+aiosqlite://"
    for wrong in ("-1", "x", "", "1.5"):
        with pytest.raises(bactrian.BactrianError, match="BACTRIAN_PACE is a whole number from 0"):
            read_settings({"BACTRIAN_PACE": wrong})


def test_every_setting_is_listed_once() -> None:
    fields = {field for field, _, _ in NUMBERS.values()}
    assert fields | {"home", "database", "origins"} == set(vars(read_settings({})))
    assert all(name.startswith("BACTRIAN_") for name in (*NUMBERS, *TEXTS))


def test_an_address_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(bactrian.BactrianError, match=f"at 127.0.0.1 port {port}"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize("url", ["", "nonsense", "sqlite:///x", "mysql+nothing://x"])
def test_a_database_that_cannot_be_used(url: str) -> None:
    with pytest.raises(bactrian.BactrianError, match="this database cannot be used"):
        make_engine(url)


def test_the_command_says_what_it_cannot_use() -> None:
    assert "this database cannot be used" in refused(run("serve", "--database", "nonsense"))
    assert "BACTRIAN_RATE is a whole number" in refused(run("serve", BACTRIAN_RATE="fast"))


def test_rules_that_fail_harm_no_table(tmp_path: Path) -> None:
    """A match that broke in the middle of a move is read anew; nothing of the move is stored."""

    class Onlooker:
        guest = "me"
        closed = 0

        def wake(self) -> None:
            raise AssertionError("nothing is told of a move that broke")

        def close(self, code: int, reason: str) -> None:
            self.closed = code

    async def story() -> None:
        store = Store(make_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"))
        row = TableRow("t", "expedition", "", {}, False, "running", "me", 0, "fair 00")
        stored = Stored(row, [SeatRow(0, "person", "me", "Anna", None)], [], [])
        live = Live(stored, Ledger(store.engine, 0), lambda _: None)
        match = bactrian.game("expedition").start(2)

        def broken(_: AnyMatch) -> None:
            raise ZeroDivisionError

        live.match = match
        onlooker = Onlooker()
        live.onlookers.add(onlooker)
        with pytest.raises(ZeroDivisionError):
            live._change(broken)
        assert live.broken
        assert onlooker.closed == 1013
        assert not live.busy
        await store.engine.dispose()

    asyncio.run(story())

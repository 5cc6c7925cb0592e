"""Starting the server: settings, addresses and databases that can be used, and others."""

import asyncio
import socket
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

import bactrian
from bactrian.server.database import make_engine
from bactrian.server.ledger import Ledger
from bactrian.server.live import Live
from bactrian.server.run import listen
from bactrian.server.settings import NUMBERS, TEXTS, read_settings
from bactrian.server.store import SeatRow, Store, Stored, TableRow
from tests.cli.run import refused, run
from tests.server.postgres import Postgres
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
    told = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")
    for name, (field, _, meaning) in NUMBERS.items():
        assert f"| `{name}` | {meaning} | {getattr(read_settings({}), field)} |" in told
    assert all(f"| `{name}` |" in told for name in TEXTS)


def test_an_address_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(bactrian.BactrianError, match=f"at 127.0.0.1 port {port}"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize("url", ["", "nonsense", "sqlite:///x", "mysql+nothing://x", "oracle://x"])
def test_a_database_of_another_kind(url: str) -> None:
    with pytest.raises(bactrian.BactrianError, match=r"cannot be used: .*; a URL is sqlite\+aio"):
        make_engine(url)


def test_the_command_says_what_it_cannot_use(tmp_path: Path) -> None:
    assert "cannot be used" in refused(run("serve", "--database", "nonsense"))
    assert "BACTRIAN_RATE is a whole number" in refused(run("serve", BACTRIAN_RATE="fast"))
    (tmp_path / "file").touch()
    inside = tmp_path / "file" / "home"
    assert f"the folder {inside} cannot be used" in refused(run("serve", home=inside))


def test_a_database_that_cannot_be_reached(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    (tmp_path / "poem").write_text("no database, " * 100)
    for url in (
        f"sqlite+aiosqlite:///{tmp_path / 'poem'}",
        f"postgresql+asyncpg://anna:hush@127.0.0.1:{port}/bactrian",
        f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'x.sqlite'}",
    ):
        said = refused(run("serve", "--database", url, home=tmp_path))
        assert url.replace("hush", "***") in said
        assert "hush" not in said


def test_a_postgresql_that_knows_us_not(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.url("nowhere")
    assert "nowhere" in refused(run("serve", "--database", url, home=tmp_path))
    foreign = make_url(url).set(username="anna", password="hush")
    wrong = foreign.render_as_string(hide_password=False)
    assert "password authentication failed" in refused(
        run("serve", "--database", wrong, home=tmp_path)
    )


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

"""Foreign pages, forged cookies, strange addresses, too much of anything."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import bactrian
from tests.server.client import Guest, Process, guests, serving

POSTS = ["/api/me", "/api/tables", "/api/journals", "/api/tables/abcdefghijkl/join", "/nowhere"]


@pytest.mark.parametrize("path", POSTS)
def test_foreign_pages_change_nothing(server: Process, path: str) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            own = {"X-Bactrian": "1", "Origin": server.base}
            port = server.base.rpartition(":")[2]
            for wrong in (
                {"X-Bactrian": "1"},
                {"Origin": server.base},
                {**own, "X-Bactrian": "0"},
                {**own, "Origin": "null"},
                {**own, "Origin": "http://evil.example"},
                {**own, "Origin": f"http://127.0.0.1.evil.example:{port}"},
                {**own, "Origin": "http://127.0.0.1:1"},
                {**own, "Origin": f"ftp://127.0.0.1:{port}"},
                {**own, "Origin": "http://[::1"},
            ):
                async with httpx.AsyncClient(base_url=server.base, cookies=anna.cookies) as http:
                    answer = await http.post(path, json={"name": "Mallory"}, headers=wrong)
                assert answer.status_code == 403
                assert "request that changes something" in answer.json()["error"]
            assert (await anna.get("/api/me"))["name"] != "Mallory"

    asyncio.run(story())


def test_foreign_pages_open_no_socket(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "random"))["id"]
            address = server.base.replace("http", "ws") + f"/api/tables/{table}/socket"
            cookie = {"Cookie": f"bactrian={anna.cookies['bactrian']}"}
            for origin in (None, "http://evil.example", "null", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus) as caught:
                    await connect(address, origin=origin, additional_headers=cookie)  # type: ignore[arg-type]
                assert caught.value.response.status_code == 403

    asyncio.run(story())


def test_cookies_are_ours_or_nobodys(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "me", "open"))["id"]
            cookie = anna.cookies["bactrian"]
            token, rest = cookie.split(".", 1)
            flipped = ("1" if token[0] == "0" else "0") + token[1:]
            forged = [
                "",
                "x",
                token,
                f"{flipped}.{rest}",
                cookie[:-1],
                cookie + "A",
                "." * 9,
                "ü",
            ]
            for value in forged:
                cookies = f"bactrian={value}".encode()
                header = {b"Cookie": cookies, b"X-Bactrian": b"1", b"Origin": server.base.encode()}
                async with httpx.AsyncClient(base_url=server.base, headers=header) as http:
                    seen = (await http.get(f"/api/tables/{table}")).json()
                    assert not seen["seats"][0]["mine"]
                    assert seen["invite"] is None
                    answer = await http.post(f"/api/tables/{table}/leave", json={})
                    assert answer.status_code == 401
                    assert "GET /api/me" in answer.json()["error"]
                    new = (await http.get("/api/me")).headers["set-cookie"]
                    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
                        assert part in new
                mallory = Guest(server.base, {"bactrian": value} if value.isascii() else None)
                async with mallory.sit(table) as socket:
                    assert "nobody knows you" in (await socket.next())["error"]
                    assert (await socket.closed())[0] == 4401
                await mallory.http.aclose()
            assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["mine"]
            assert "set-cookie" not in (await anna.http.get("/api/me")).headers

    asyncio.run(story())


def test_every_answer_carries_its_guards(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            for path in ("/", "/api/me", "/nowhere", "/api/games", "/health", "/api/tables/x"):
                headers = (await anna.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert "server" not in headers

    asyncio.run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/api/nowhere",
        "/api/tables/x/socket",
        "/api/tables/abcdefghijkl",
        "/api/tables/%2e%2e%2f",
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/%2e%2e/server/app.py",
        "/.hidden",
        "/%00",
        "/api/games/chess/board",
        "/api/games/expedition/names/xx",
        "/api/words/en/..%2fcommon.ftl",
        "/api/words/xx/common.ftl",
        "/api/words/en/nothing.ftl",
        "/api/tables/abcdefghijkl/replay/x",
        "/api/tables/abcdefghijkl/replay/99999999999999999999999999",
    ],
)
def test_addresses_that_lead_nowhere(server: Process, path: str) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            answer = await anna.http.get(path)
            assert answer.status_code in (404, 405), answer.text
            assert list(answer.json()) == ["error"]
            assert "Traceback" not in answer.text

    asyncio.run(story())


def test_bodies_that_say_nothing(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            json = {"content-type": "application/json"}
            for content in (
                b"",
                b"{",
                b"\xff",
                b"[" * 10000,
                b'{"name": NaN}',
                b'{"name":"\\ud800"}',
            ):
                answer = await anna.http.post("/api/me", content=content, headers=json)
                assert answer.status_code == 400, answer.text
                assert list(answer.json()) == ["error"]
            answer = await anna.http.post("/api/me", content=b" " * 20000, headers=json)
            assert answer.status_code == 413
            assert list(answer.json()) == ["error"]
            answer = await anna.http.put("/api/me", json={})
            assert answer.status_code == 405

    asyncio.run(story())


def test_what_may_be_kept_carries_a_tag(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            for path in (
                "/api/games",
                "/api/games/expedition/board",
                "/api/games/expedition/names/de",
                "/api/games/expedition/rules",
                "/api/words/nl/common.ftl",
                "/api/words/en/expedition.ftl",
            ):
                answer = await anna.http.get(path)
                assert answer.status_code == 200
                tag = {"If-None-Match": answer.headers["etag"]}
                again = await anna.http.get(path, headers=tag)
                assert again.status_code == 304
                assert again.content == b""
            games = await anna.get("/api/games")
            assert [game["id"] for game in games] == bactrian.titles()
            for game in games:
                assert game["bots"]
                for key in ("name", "designers", "publisher", "year", "seats", "minutes"):
                    assert game[key]
                for option in game["options"]:
                    assert set(option) == {"key", "choices", "seats"}

    asyncio.run(story())


def test_health_and_the_document_of_the_interface(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            assert await anna.get("/health") == {"status": "ok"}
            document = (await anna.http.get("/api/schema/openapi.json")).json()
            assert {"/api/me", "/api/tables", "/api/tables/{table}/join", "/api/journals"} <= set(
                document["paths"]
            )

    asyncio.run(story())


def test_limits_of_tables_sockets_and_pace(tmp_path: Path) -> None:
    settings = {"BACTRIAN_TABLES": "3", "BACTRIAN_SOCKETS": "2", "BACTRIAN_RATE": "20"}

    async def story(process: Process) -> None:
        async with guests(process.base, 2) as (anna, bram):
            for _ in range(3):
                table = (await anna.table("expedition", "me", "open"))["id"]
            body = {"game": "expedition", "seats": [{"kind": "me"}, {"kind": "open"}]}
            error = (await anna.post("/api/tables", body, 429))["error"]
            assert error == "a guest has at most 3 unfinished tables; finish one first"
            await anna.post(f"/api/tables/{table}/leave")
            await anna.post("/api/tables", body, 201)
            table = (await bram.table("expedition", "me", "me"))["id"]
            async with anna.sit(table) as one, anna.sit(table) as two:
                await asyncio.gather(one.quiet(), two.quiet())
                async with anna.sit(table) as three:
                    assert "at most 2 sockets" in (await three.next())["error"]
                    assert (await three.closed())[0] == 4429
                started = time.monotonic()
                for _ in range(60):
                    await one.say(type="ping")
                for _ in range(60):
                    await one.until("pong")
                assert time.monotonic() - started > 1.5  # 20 at once, then 20 a second
            async with anna.sit(table) as again:
                await again.quiet()

    with serving(tmp_path, **settings) as process:
        asyncio.run(story(process))

"""Making tables, sitting down, leaving, coming back, playing again."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.client import Guest, Json, Process, guests, play_out
from tests.server.test_looking_back import finished

TITLE = "expedition"


def test_a_name_of_ones_own(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            assert (await anna.get("/api/me"))["name"]
            table = await anna.table(TITLE, "me", "me", "open")
            first = table["seats"][0]["name"]
            assert table["seats"][1]["name"] == f"{first} 2"
            assert await anna.post("/api/me", {"name": "  Anna   Bo "}, 200) == {"name": "Anna Bo"}
            assert (await anna.get("/api/me"))["name"] == "Anna Bo"
            table = await anna.get(f"/api/tables/{table['id']}")
            assert [seat["name"] for seat in table["seats"]] == ["Anna Bo", f"{first} 2", ""]
            for name in ("", " ", "x" * 25, "a\nb\x07", "\u202eevil", 7, None):
                error = (await anna.post("/api/me", {"name": name}, 400))["error"]
                assert "name" in error

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({}, "game"),
        ({"game": "chess", "seats": []}, "there is no game “chess”; there is expedition"),
        ({"game": TITLE, "seats": []}, "is for 2 to 5 seats, not 0"),
        ({"game": TITLE, "seats": [{"kind": "me"}] * 6}, "is for 2 to 5 seats, not 6"),
        ({"game": TITLE, "seats": [{"kind": "you"}] * 2}, "you"),
        ({"game": TITLE, "seats": [{"kind": "bot", "bot": "x"}] * 2}, "there is no bot “x”"),
        ({"game": TITLE, "seats": [{"kind": "me", "name": "\t"}] * 2}, "a name has 1 to 24"),
        ({"game": TITLE, "seats": [{"kind": "me"}] * 2, "options": {"a": "b"}}, "has no option"),
        ({"game": TITLE, "seats": [{"kind": "me"}] * 2, "colour": "red"}, "colour"),
        ({"game": TITLE, "seats": [{"kind": "me"}] * 2, "name": "x" * 41}, "a name has 1 to 40"),
        ([], "object"),
        ("x", "object"),
    ],
)
def test_tables_that_cannot_be(server: Process, wanted: Any, expected: str) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            assert expected in (await anna.post("/api/tables", wanted, 400))["error"]
            assert (await anna.get("/api/tables"))["mine"] == []

    asyncio.run(story())


def test_joining_by_link(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 3) as (anna, bram, carla):
            made = await anna.table(TITLE, "me", "open", "open")
            path = f"/api/tables/{made['id']}"
            assert made["state"] == "gathering"
            assert made["invite"].startswith(f"/table/{made['id']}?invite=")
            token = httpx.URL(made["invite"]).params["invite"]
            assert len(token) == 32
            assert (await bram.get(path))["invite"] is None
            for body in ({}, {"token": "0" * 32}, {"token": ""}, {"token": "ü"}):
                error = (await bram.post(f"{path}/join", body, 403))["error"]
                assert "invitation link" in error
            async with anna.sit(made["id"]) as socket:
                await socket.until("table")
                joined = await bram.post(f"{path}/join", {"token": token, "seat": 2})
                assert [seat["kind"] for seat in joined["seats"]] == ["person", "open", "person"]
                assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
                assert (await socket.until("table"))["table"]["seats"][2]["kind"] == "person"
                again = await bram.post(f"{path}/join", {"token": token})
                assert again["seats"] == joined["seats"]  # twice is once
                for seat in (0, 2, 7, -1):
                    await carla.post(f"{path}/join", {"token": token, "seat": seat}, 409)
                await bram.post(f"{path}/join", {"seat": 1})  # a second seat on one device
                started = await socket.until("frame")
                assert started["view"]["seats"] == 3
            assert (await bram.get(path))["state"] == "running"
            error = (await carla.post(f"{path}/join", {"token": token}, 409))["error"]
            assert "you can watch" in error

    asyncio.run(story())


def test_two_who_want_the_last_seat(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 5) as (anna, *others):
            made = await anna.table(TITLE, "me", "open", listed=True)
            answers = await asyncio.gather(
                *(guest.http.post(f"/api/tables/{made['id']}/join", json={}) for guest in others)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]

    asyncio.run(story())


def test_listed_tables_leaving_and_filling(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            made = await anna.table(TITLE, "me", "open", "open", listed=True, name="Come in")
            path = f"/api/tables/{made['id']}"

            async def listed(guest: Guest) -> Json:
                tables = (await guest.get("/api/tables"))["open"]
                return next((t for t in tables if t["id"] == made["id"]), None)

            found = await listed(bram)
            assert found["name"] == "Come in"
            assert await listed(anna) is None  # it is among her own
            await bram.post(f"{path}/join")
            left = await bram.post(f"{path}/leave")
            assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
            assert "no seat" in (await bram.post(f"{path}/leave", status=409))["error"]
            assert "only those" in (await bram.post(f"{path}/bots", status=403))["error"]
            full = await anna.post(f"{path}/bots", {"bot": "random"})
            assert full["state"] == "running"
            assert [seat["kind"] for seat in full["seats"]] == ["person", "bot", "bot"]
            assert [seat["name"] for seat in full["seats"]][1:] == ["random", "random 2"]
            assert await listed(bram) is None
            assert "stays yours" in (await anna.post(f"{path}/leave", status=409))["error"]
            assert "has begun" in (await anna.post(f"{path}/bots", status=409))["error"]

    asyncio.run(story())


def test_a_table_that_everybody_left_is_gone(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            made = await anna.table(TITLE, "me", "open")
            assert await anna.post(f"/api/tables/{made['id']}/leave") is None
            await anna.get(f"/api/tables/{made['id']}", 404)
            assert (await anna.get("/api/tables"))["mine"] == []

    asyncio.run(story())


def test_my_tables_those_that_wait_for_me_first(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            over = await finished(anna)
            waiting = (await anna.table(TITLE, "me", "me"))["id"]
            gathering = (await anna.table(TITLE, "me", "open"))["id"]
            mine = (await anna.get("/api/tables"))["mine"]
            assert [table["id"] for table in mine] == [waiting, gathering, over]
            assert [table["waits_for_me"] for table in mine] == [True, False, False]
            assert mine[0]["turn"]
            assert (await bram.get("/api/tables"))["mine"] == []

    asyncio.run(story())


def test_a_rematch_is_the_same_for_everybody(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 3) as (anna, bram, carla):
            made = await anna.table(TITLE, "me", "open", listed=True, options={"start": "random"})
            path = f"/api/tables/{made['id']}"
            await bram.post(f"{path}/join")
            assert "is over" in (await bram.post(f"{path}/rematch", status=409))["error"]
            async with anna.sit(made["id"]) as a, bram.sit(made["id"]) as b:
                await asyncio.gather(play_out(a, 1), play_out(b, 2))
                new = await anna.post(f"{path}/rematch", status=201)
                assert (await b.until("rematch"))["table"] == new["id"]
                assert (await bram.post(f"{path}/rematch"))["id"] == new["id"]
            assert "only those" in (await carla.post(f"{path}/rematch", status=403))["error"]
            assert new["options"] == made["options"]
            assert [seat["mine"] for seat in new["seats"]] == [True, False]
            assert (await bram.get(f"/api/tables/{new['id']}"))["seats"][1]["mine"]

    asyncio.run(story())

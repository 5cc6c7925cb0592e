"""Making tables, sitting down, leaving, coming back, playing again, looking back."""

import asyncio
from typing import Any

import httpx
import pytest

import bactrian
from tests.server.client import Guest, Json, Process, guests, play_out
from tests.server.test_matches import check_journal, journal_of

TITLE = "expedition"


async def finished(anna: Guest, *seats: str) -> str:
    """A match that is over."""
    table = str((await anna.table(TITLE, *(seats or ("me", "random"))))["id"])
    async with anna.sit(table) as socket:
        await play_out(socket, 3)
    return table


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


def test_replay_and_journal(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            running = (await anna.table(TITLE, "me", "open"))["id"]
            await anna.get(f"/api/tables/{running}/replay", 409)
            running = (await anna.table(TITLE, "me", "me"))["id"]
            assert "all secrets" in (await anna.get(f"/api/tables/{running}/journal", 409))["error"]

            table = await finished(anna)
            told = await anna.get(f"/api/tables/{table}/replay")
            moments = told["moments"]
            numbers = [moment["moment"] for moment in moments]
            assert numbers == sorted(set(numbers))
            assert told["viewer"] == 0
            async with anna.sit(table) as socket:
                last = await socket.until("frame")
            assert [e["message"] for e in last["events"]] == [
                event for moment in moments for event in moment["events"]
            ]
            assert numbers[-1] == last["moment"]
            for number in (numbers[0], numbers[len(numbers) // 2], numbers[-1]):
                shown = await anna.get(f"/api/tables/{table}/replay/{number}")
                assert shown["moment"] == number
                assert "hand" in shown["view"]["table"]["players"][0]
                assert "hand" not in shown["view"]["table"]["players"][1]
            assert shown["view"] == {**last["view"]}
            assert all(m["text"] for m in moments if m["seat"] == 0)
            assert not any(m["text"] for m in moments if m["seat"] == 1)
            await anna.get(f"/api/tables/{table}/replay/0", 404)
            seen = await bram.get(f"/api/tables/{table}/replay")
            assert seen["viewer"] == -1
            shown = await bram.get(f"/api/tables/{table}/replay/{numbers[1]}")
            assert "hand" not in shown["view"]["table"]["players"][0]
            check_journal(TITLE, await journal_of(bram, table))

    asyncio.run(story())


def test_bots_keep_their_names_in_a_fork_and_people_do_not_lend_theirs(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": "Aisha"}]
            table = await anna.post("/api/tables", {"game": TITLE, "seats": seats}, 201)
            path = f"/api/tables/{table['id']}"
            at = (await anna.get(f"{path}/replay"))["moments"][0]["moment"]
            own = await anna.post(f"{path}/fork", {"moment": at}, 201)
            assert [seat["name"] for seat in own["seats"]] == [table["seats"][0]["name"], "Aisha"]
            swapped = await anna.post(f"{path}/fork", {"moment": at, "seat": 1}, 201)
            assert [seat["bot"] for seat in swapped["seats"]] == ["medium", None]
            assert swapped["seats"][0]["name"] == "medium"

    asyncio.run(story())


def test_forks(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            table = await finished(anna)
            moments = (await anna.get(f"/api/tables/{table}/replay"))["moments"]
            middle = moments[len(moments) // 2]["moment"]
            seen = await anna.get(f"/api/tables/{table}/replay/{middle}")
            forked = await anna.post(f"/api/tables/{table}/fork", {"moment": middle}, 201)
            async with anna.sit(forked["id"]) as socket:
                frame = await socket.until("frame")
                if frame["moment"] == middle:  # unless a bot was quicker
                    assert frame["view"]["table"] == seen["view"]["table"]
                await play_out(socket, 1)
            text = await journal_of(anna, forked["id"])
            assert text.splitlines()[1] == "dealer open"
            game = bactrian.game(TITLE)
            assert bactrian.text_of(bactrian.replay(game, bactrian.Journal(text))) == text

            other = await bram.post(f"/api/tables/{table}/fork", {"moment": middle, "seat": 1}, 201)
            assert [seat["mine"] for seat in other["seats"]] == [False, True]
            for body in ({"moment": 0}, {"moment": 10**9}, {"moment": moments[-1]["moment"]}):
                await anna.post(f"/api/tables/{table}/fork", body, 400)
            await anna.post(f"/api/tables/{table}/fork", {"moment": middle, "seat": 5}, 400)

            solo = (await anna.table(TITLE, "me", "me"))["id"]
            at = (await anna.get(f"/api/tables/{solo}/replay"))["moments"][0]["moment"]
            await anna.post(f"/api/tables/{solo}/fork", {"moment": at}, 201)
            await bram.post(f"/api/tables/{solo}/fork", {"moment": at}, 403)

    asyncio.run(story())


def test_uploading_a_journal(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base, 2) as (anna, bram):
            text = await journal_of(anna, await finished(anna))

            async def upload(content: str | bytes, status: int) -> Json:
                headers = {"content-type": "text/plain"}
                answer = await anna.http.post("/api/journals", content=content, headers=headers)
                assert answer.status_code == status, answer.text
                return answer.json()

            made = await upload("# my best match\n" + text, 201)
            assert made["state"] == "over"
            assert await journal_of(bram, made["id"]) == text
            async with bram.sit(made["id"]) as socket:
                frame = await socket.until("frame")
                assert frame["viewer"] == -1
                assert frame["view"]["over"]
                await socket.say(type="play", id=1, seat=0, moment=frame["moment"], action=0)
                assert "not yours" in (await socket.until("refused"))["error"]
            assert made["id"] in [t["id"] for t in (await anna.get("/api/tables"))["mine"]]
            lines = text.splitlines()
            half = len(lines) // 2
            while lines[half].startswith("deal"):  # what an answer led to belongs to it
                half += 1
            part = await upload("\n".join(lines[:half]) + "\n", 201)
            moments = (await bram.get(f"/api/tables/{part['id']}/replay"))["moments"]
            body = {"moment": moments[-1]["moment"]}
            forked = await bram.post(f"/api/tables/{part['id']}/fork", body, 201)
            assert forked["state"] == "running"

            forged = text.replace("result ", "result 9")
            assert "does not replay: line" in (await upload(forged, 400))["error"]
            assert "line 1" in (await upload("bactrian 1", 400))["error"]
            assert "line 1" in (await upload("", 400))["error"]
            assert "UTF-8" in (await upload(b"\xff\xfe", 400))["error"]
            await upload("# long\n" * 20000, 413)

    asyncio.run(story())

"""Looking back: replays, journals, going on from a moment."""

import asyncio

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

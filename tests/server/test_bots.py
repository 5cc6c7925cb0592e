"""Bots think in processes of their own, and one that dies is replaced."""

import asyncio
import os
import signal
import time

import pytest

import bactrian
from bactrian.bots.thinker import Thinker
from bactrian.kernel.question import question_of
from bactrian.server import thinking
from bactrian.server.workers import Workers
from tests.server.client import Process, guests
from tests.support import play_out


def die_once(flag: str) -> int:
    """End the worker the first time; answer the second."""
    if not os.path.exists(flag):
        with open(flag, "w"):
            os._exit(1)
    return os.getpid()


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: object) -> None:
    async def story() -> None:
        workers = Workers(1)
        try:
            question = question_of(bactrian.game("expedition").start(3), 0)
            answers = [workers.run(die_once, f"{tmp_path}/flag")]
            answers += [
                workers.run(thinking.choose, question, str(seed), "random", str(seed))
                for seed in range(3)
            ]
            first, *actions = await asyncio.gather(*answers)
            assert first != os.getpid()
            assert set(actions) <= set(bactrian.game("expedition").start(3).options(0))
            with pytest.raises(RuntimeError, match="3 times"):
                await workers.run(os._exit, 1)
            assert await workers.run(abs, -4) == 4
        finally:
            workers.close()

    asyncio.run(story())


def test_a_bot_of_a_live_table_survives_its_worker(server: Process) -> None:
    async def story() -> None:
        async with guests(server.base) as (anna,):
            table = (await anna.table("expedition", "random", "random"))["id"]
            async with anna.sit(table) as socket:
                await socket.until("frame")
                os.kill(worker_of(server.pid), 9)
                while not socket.shown or not socket.shown[-1]["view"]["over"]:
                    await socket.next()

    asyncio.run(story())


def worker_of(server: int) -> int:
    """A worker process of a server: the child that was spawned to compute."""
    for child in os.listdir("/proc"):
        if child.isdecimal():
            try:
                with open(f"/proc/{child}/stat") as file:
                    parent = int(file.read().rpartition(")")[2].split()[1])
                with open(f"/proc/{child}/cmdline") as file:
                    command = file.read()
            except OSError:
                continue
            if parent == server and "spawn_main" in command:
                return int(child)
    raise AssertionError("the server has no worker")


def test_workers_end_with_a_killed_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    process = Process(tmp_path_factory.mktemp("home"))
    worker = 0
    for _ in range(100):
        try:
            worker = worker_of(process.pid)
            break
        except AssertionError:
            time.sleep(0.1)
    time.sleep(1)  # until it listens for its parent's end
    process.end(signal.SIGKILL)
    for _ in range(100):
        if not os.path.exists(f"/proc/{worker}"):
            return
        time.sleep(0.1)
    pytest.fail("the worker outlives its server")


def test_a_bot_goes_on_with_its_thoughts_from_one_small_choice_to_the_next() -> None:
    match = bactrian.game("voyages").start(2, bactrian.SeededDealer(3))
    visits = []
    while match.answered < 25:
        seat = match.asked()[0]
        question = question_of(match, seat)
        bot = thinking._bots.get(("t", seat, "medium"))
        if isinstance(bot, Thinker) and bot._next and bot._expected == question.answered:
            visits.append(bot._next.visits)
        match.play(seat, thinking.choose(question, "t", "medium", "1"))
    assert len(visits) > 3
    assert max(visits) > 20


def test_another_worker_may_get_the_next_question() -> None:
    match = bactrian.game("voyages").start(2, bactrian.SeededDealer(3))
    while match.answered < 20:
        seat = match.asked()[0]
        if match.answered % 3 == 0:
            thinking._bots.clear()  # as a worker that has not seen this table
        action = thinking.choose(question_of(match, seat), "t", "medium", "1")
        assert action in match.options(seat)
        match.play(seat, action)


def test_a_worker_remembers_few_bots_and_mixes_up_no_tables() -> None:
    question = question_of(bactrian.game("expedition").start(3), 0)
    for table in range(3 * thinking.REMEMBERED):
        thinking.choose(question, str(table), "easy", "1")
    assert len(thinking._bots) == thinking.REMEMBERED
    assert ("0", 0, "easy") not in thinking._bots


def test_telling_a_match_again() -> None:
    match = play_out(bactrian.game("expedition").start(3), 4)
    text = bactrian.text_of(match)
    for viewer in (-1, 0, 2):
        told = thinking.tell(text, viewer)
        assert len(told) > 20
        for moment, *_ in told[:-1:9]:
            found = thinking.line_at(text, viewer, moment)
            assert found is not None
            assert found[1]
    assert thinking.line_at(text, 0, 1) is None
    assert isinstance(thinking.check(text), thinking.Checked)
    assert isinstance(thinking.check(text.replace("seats=3", "seats=4")), str)

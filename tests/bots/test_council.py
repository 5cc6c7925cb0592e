"""Sages that think in several processes: together one bot, and gone when that is."""

import signal
import subprocess
import sys
from multiprocessing import active_children, current_process
from pathlib import Path

import pytest

import bactrian
from bactrian.bots import council
from bactrian.bots.council import Council, agreed
from bactrian.bots.sage import Sage
from bactrian.bots.thinker import Thought
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.question import question_of
from bactrian.kernel.seat import Bot, Glimpse
from bactrian.processes import in_order
from tests.expedition.boards import changed_game, in_space
from tests.support import AnyMatch, walk

TWO = "sage:40@2"

every_game = pytest.mark.parametrize("title", bactrian.titles())


def midway(title: str) -> tuple[AnyMatch, int]:
    """A match that has been played for a while, and a seat that has a choice."""
    match = bactrian.game(title).start(2, bactrian.SeededDealer("midway"), record=False)
    for step, (seat, options) in enumerate(walk(match, "midway")):
        if step > 30 and len(options) > 2:
            return match, seat
    raise AssertionError("no choice")


def choices(bot: Bot, match: AnyMatch, number: int) -> list[int]:
    match = match.clone()
    found = []
    for _ in range(number):
        seat = match.next_asked()
        found.append(bot.choose(Glimpse(match, seat)))
        match.play(seat, found[-1])  # refuses what is no option
    return found


@every_game
def test_choices_follow_from_the_seed_and_from_what_the_seat_may_know(title: str) -> None:
    match, seat = midway(title)
    one, other = bactrian.bot(TWO, "1"), bactrian.bot(TWO, "1")
    assert choices(one, match, 6) == choices(other, match, 6)
    twin = match.imagine(seat, bactrian.SeededDealer("twin"))
    assert one.choose(Glimpse(match, seat)) == other.choose(Glimpse(twin, seat))


def test_thoughts_are_about_the_options_and_come_from_everybody() -> None:
    match, seat = midway("voyages")
    bot = bactrian.bot(TWO, "1")
    assert isinstance(bot, Council)
    thoughts = bot.think(Glimpse(match, seat))
    actions = [thought.action for thought in thoughts]
    assert set(actions) <= set(match.options(seat))
    assert len(set(actions)) == len(actions)
    assert all(0 <= thought.share <= 1 for thought in thoughts)
    alone = [Sage(f"1@{number}", bot._budget) for number in range(2)]
    world = match.imagine(seat, bactrian.SeededDealer("1"))
    apart = [thought for sage in alone for thought in sage.think(Glimpse(world, seat))]
    assert bot.visited == sum(sage.visited for sage in alone)
    assert [vars_of(thought) for thought in thoughts] == [vars_of(one) for one in agreed(apart)]


def vars_of(thought: Thought) -> tuple[int, int, float, float, float]:
    return thought.action, thought.visits, thought.share, thought.points, thought.worlds


def test_who_has_compared_an_option_counts() -> None:
    thoughts = agreed(
        [
            Thought(7, 10, 0.5, 20.0, 10.0),
            Thought(8, 90, 0.9, 90.0),
            Thought(9, 10, 0.3, 30.0),
            Thought(7, 20, 0.2, 50.0, 20.0),
            Thought(8, 70, 0.4, 40.0, 15.0),
            Thought(9, 30, 0.7, 10.0),
            Thought(5, 50, 0.1, 10.0),
        ]
    )
    assert [thought.action for thought in thoughts] == [7, 8, 5, 9]
    assert [thought.visits for thought in thoughts] == [30, 160, 50, 40]
    assert [thought.share for thought in thoughts] == pytest.approx([0.3, 0.4, 0.1, 0.6])
    assert [thought.points for thought in thoughts] == pytest.approx([40.0, 40.0, 10.0, 15.0])


def test_one_process_is_the_plain_sage() -> None:
    match, _ = midway("expedition")
    alone = bactrian.bot("sage:40@1", "1")
    assert type(alone) is Sage
    assert choices(alone, match, 6) == choices(bactrian.bot("sage:40", "1"), match, 6)


def test_the_tree_is_kept_from_one_small_choice_to_the_next() -> None:
    match = bactrian.game("voyages").start(2, bactrian.SeededDealer("keep"), record=False)
    chosen, kept = -1, 0
    tree = None
    for _ in range(12):
        seat = match.next_asked()
        question = question_of(match, seat)
        _, opinions = council.ponder(("keep", "60", bactrian.game, question, chosen))
        member, _ = council._members["keep"]
        kept += tree is not None and member._root is tree.children.get(chosen)
        tree, chosen = member._root, opinions[0][0]
        match.play_unchecked(seat, chosen)
    del council._members["keep"]
    assert kept > 5


@pytest.mark.parametrize("number", ["", "0", "257", "-1", "2.0", "two", "²", "2@2", "2s"])
def test_other_numbers_are_refused_with_what_there_is(number: str) -> None:
    with pytest.raises(BactrianError, match=r"1 to 256 processes.*1s@4.*1s@all"):
        bactrian.bot(f"sage:1s@{number}", "1")


def test_a_budget_is_checked_before_anybody_thinks() -> None:
    with pytest.raises(BactrianError, match=r"such as 1s or 0.2s"):
        bactrian.bot("sage:@2", "1")
    assert isinstance(bactrian.bot("sage:1s@all", "1"), Sage | Council)


def test_a_board_of_ones_own_is_refused(tmp_path: Path) -> None:
    change = in_space("balkh", '"same_colour", count = 3', '"equal_goods", count = 2')
    match = changed_game(tmp_path, change).start(2)
    with pytest.raises(BactrianError, match=r"in one process only: sage:1s"):
        bactrian.bot(TWO, "1").choose(Glimpse(match, match.next_asked()))


def test_a_process_that_may_not_start_others_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = midway("expedition")
    monkeypatch.setattr(current_process(), "daemon", True)
    with pytest.raises(BactrianError, match="may not start others"):
        bactrian.bot(TWO, "1").choose(Glimpse(match, seat))


def test_the_processes_end_with_their_bot() -> None:
    match, seat = midway("expedition")
    before = set(active_children())
    bot = bactrian.bot(TWO, "1")
    assert set(active_children()) <= before  # nobody is there before there is a question
    bot.choose(Glimpse(match, seat))
    assert len(set(active_children()) - before) == 2
    del bot
    assert set(active_children()) <= before


def test_if_one_process_dies_all_end_and_others_answer_the_next_question() -> None:
    match, seat = midway("expedition")
    before = set(active_children())
    bot = bactrian.bot(TWO, "1")
    bot.choose(Glimpse(match, seat))
    victim, other = set(active_children()) - before
    victim.kill()
    victim.join()
    with pytest.raises(BactrianError, match="has died"):
        bot.choose(Glimpse(match, seat))
    assert not other.is_alive()
    assert bot.choose(Glimpse(match, seat)) in match.options(seat)


_held: list[Bot] = []


def choose_and_hold(seed: str) -> int:
    match, seat = midway("expedition")
    _held.append(bactrian.bot(TWO, seed))
    return _held[-1].choose(Glimpse(match, seat))


def test_a_worker_may_have_a_council_and_still_ends() -> None:
    one, other = in_order(choose_and_hold, ["1", "1"], 2)
    assert one == other


LONG = """
import sys, threading, time, bactrian
from multiprocessing import active_children
from bactrian.kernel.seat import Glimpse

def tell():
    while len(active_children()) < 2:
        time.sleep(0.05)
    print("thinking", flush=True)

if __name__ == "__main__":
    match = bactrian.game("voyages").start(2)
    threading.Thread(target=tell).start()
    bactrian.bot("sage:600s@2", "1").choose(Glimpse(match, match.next_asked()))
"""


def test_an_interrupt_ends_all_processes(tmp_path: Path) -> None:
    script = tmp_path / "long.py"
    script.write_text(LONG)
    process = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "thinking\n"
        process.send_signal(signal.SIGINT)
        # This waits until nobody holds the other end, so for the workers as well.
        _, told = process.communicate(timeout=30)
    finally:
        process.kill()
    assert told.endswith("KeyboardInterrupt\n")
    assert told.count("Traceback") == 1

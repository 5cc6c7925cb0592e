"""One match of the arena: it goes by meeting and seed alone, and its journal tells it."""

import gzip

import pytest

import bactrian
from bactrian.arena.design import Experiment, Meeting, designed
from bactrian.arena.match import Row, Task, build, play, play_by_bots, seconds, time_class
from bactrian.kernel.errors import IllegalAction
from bactrian.kernel.seat import Glimpse


class First:
    """Takes the first option, and notes which seat it sat on."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, glimpse: Glimpse) -> int:
        self.seats.add(glimpse.seat)
        return glimpse.options[0]


class Liar:
    def choose(self, glimpse: Glimpse) -> int:
        return -5


def timeless(row: Row) -> Row:
    for side in row.sides:
        side.times = {}
    return row


@pytest.fixture(params=bactrian.titles())
def experiment(request: pytest.FixtureRequest) -> Experiment:
    return designed(request.param, 3, "random,random", seed="own")


def test_a_match_always_goes_the_same_way(experiment: Experiment) -> None:
    task = Task(experiment, Meeting(0, 1, 1), True)
    one, again = play(task), play(task)
    assert timeless(one.row) == timeless(again.row)
    assert one.journal == again.journal
    silent = play(task._replace(journal=False))
    assert silent.journal == b""
    assert timeless(silent.row) == one.row
    assert play(task._replace(meeting=Meeting(0, 1, 2))).journal != one.journal


def test_the_journal_tells_the_match(experiment: Experiment) -> None:
    row, packed = play(Task(experiment, Meeting(0, 2, 0), True))
    journal = bactrian.Journal(gzip.decompress(packed).decode())
    match = bactrian.replay(bactrian.game(experiment.title), journal)
    assert match.standing().totals == [side.points for side in row.sides]
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.places == [side.place for side in row.sides]
    assert journal.dealer == ["seed", "own/2"] == ["seed", row.seed]
    assert [side.bot for side in row.sides] == ["random#1", "random#2", "random#2"]
    for seat, side in enumerate(row.sides):
        assert side.points == sum(side.sources.values())
        answers = [line for _, line in journal.lines if line.split()[0] == str(seat)]
        assert side.decisions == len(answers)
        assert 0 < side.turns <= side.decisions
        assert 0 < sum(side.times.values()) <= side.decisions


def test_rotations_share_the_deal(experiment: Experiment) -> None:
    journals = [play(Task(experiment, Meeting(0, 4, turn), True)).journal for turn in range(3)]
    starts = [gzip.decompress(journal).decode().splitlines()[:3] for journal in journals]
    assert starts[0] == starts[1] == starts[2]


def test_a_bot_answers_for_its_own_seat_and_only_with_options() -> None:
    bots = [First(), First(), First()]
    play_by_bots(bactrian.game("expedition").start(3, bactrian.SeededDealer(3)), bots)
    assert [bot.seats for bot in bots] == [{0}, {1}, {2}]
    with pytest.raises(IllegalAction, match="is not possible now"):
        play_by_bots(bactrian.game("expedition").start(2), [Liar(), Liar()])


def test_times_are_kept_to_a_twentieth() -> None:
    for nanoseconds in (1, 900, 12_345, 1_000_000, 987_654_321, 3 * 10**9):
        assert seconds(time_class(nanoseconds)) == pytest.approx(nanoseconds / 1e9, rel=0.03)


def test_every_game_has_a_word_for_its_build() -> None:
    words = [build(title) for title in bactrian.titles()]
    assert [len(word) for word in words] == [12, 12, 12]
    assert len(set(words)) == 3

"""One match among bots: each answers from what its seat may know, and is watched by the clock."""

import gzip
import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from time import perf_counter_ns
from typing import Any, Final, NamedTuple

from msgspec import Struct

import bactrian
from bactrian import registry
from bactrian.arena.design import Experiment, Meeting
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.journal import text_of
from bactrian.kernel.match import Match
from bactrian.kernel.playout import LIMIT
from bactrian.kernel.seat import Bot, Glimpse

STEP: Final = math.log(1.05)
"""Times are counted in classes, each a twentieth longer than the one before."""


class Side(Struct):
    """What came out of a match for one seat.

    A turn is as many answers as a seat gives without another one in between.  Times count the
    decisions that left a choice, by class.
    """

    bot: str
    place: int
    points: int
    sources: dict[str, int]
    decisions: int
    turns: int
    times: dict[int, int]


class Row(Struct):
    """What came out of a match: a line of the results."""

    match: str
    pairing: int
    deal: int
    rotation: int
    seed: str
    ending: str
    tie_break: str
    build: str
    sides: list[Side]


class Task(NamedTuple):
    """A match to be played, with or without a journal."""

    experiment: Experiment
    meeting: Meeting
    journal: bool


class Played(NamedTuple):
    """A match that has been played; the journal is packed, or empty if none was wanted."""

    row: Row
    journal: bytes


class Course:
    """How a match went for every seat: answers, turns, and the time for them."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.turns = [0] * seats
        self.times: list[Counter[int]] = [Counter() for _ in range(seats)]


def play_by_bots(match: Match[Any, Any], bots: Sequence[Bot]) -> Course:
    """Play a match to its end; of several seats asked at once, the lowest answers first."""
    course = Course(match.seats)
    glimpses = [Glimpse(match, seat) for seat in range(match.seats)]
    before = -1
    for _ in range(LIMIT):
        if match.over:
            break
        seat = match.next_asked()
        free = len(match.options(seat)) > 1
        begun = perf_counter_ns()
        answer = bots[seat].choose(glimpses[seat])
        if free:
            course.times[seat][time_class(perf_counter_ns() - begun)] += 1
        match.play(seat, answer)
        course.decisions[seat] += 1
        course.turns[seat] += seat != before
        before = seat
    return course


def time_class(nanoseconds: int) -> int:
    """The class of a time."""
    return int(math.log(max(nanoseconds, 1)) / STEP)


def seconds(time_class: int) -> float:
    """A time in the middle of a class."""
    return math.exp((time_class + 0.5) * STEP) / 1e9


def play(task: Task) -> Played:
    """Play a match of an experiment; the same one always goes the same way, whoever plays it."""
    experiment, meeting, wanted = task
    seating = experiment.seating(meeting)
    deal = f"{experiment.seed}/{meeting.deal}"
    bots = [
        registry.bot(experiment.bots[bot], f"{deal}/{meeting.name}/{seat}")
        for seat, bot in enumerate(seating)
    ]
    match = experiment.start(deal, wanted)
    try:
        course = play_by_bots(match, bots)
    except BactrianError as error:
        raise BactrianError(f"match {meeting.name}: {error}") from error
    names = experiment.names
    row = told(match, course, meeting, deal, [names[bot] for bot in seating])
    return Played(row, gzip.compress(text_of(match).encode(), mtime=0) if wanted else b"")


def told(
    match: Match[Any, Any], course: Course, meeting: Meeting, deal: str, bots: Sequence[str]
) -> Row:
    """A match that is over, as a line of the results."""
    standing = match.standing()
    outcome = standing.outcome
    if outcome is None:
        raise BactrianError(f"match {meeting.name} of {deal} has no end after {LIMIT} answers")
    sides = [
        Side(
            bot,
            outcome.places[seat],
            standing.scores[seat].total,
            standing.scores[seat].sources,
            course.decisions[seat],
            course.turns[seat],
            dict(sorted(course.times[seat].items())),
        )
        for seat, bot in enumerate(bots)
    ]
    return Row(
        meeting.name,
        *meeting,
        seed=deal,
        ending=outcome.reason,
        tie_break=outcome.tie_break,
        build=build(match.game.title),
        sides=sides,
    )


@cache
def build(title: str) -> str:
    """A word that names the code of a game and of the bots: what was improved has another one."""
    home = Path(bactrian.__file__).parent
    digest = hashlib.sha256(b"compiled" if bactrian.compiled else b"plain")
    for room in ("kernel", f"games/{title}", "bots"):
        for path in sorted((home / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.read_bytes())
    digest.update((home / "registry.py").read_bytes())
    return digest.hexdigest()[:12]

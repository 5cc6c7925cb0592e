"""Playing many matches among bots, in one process or in several, always with the same results."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, NamedTuple

from bactrian import registry
from bactrian.arena.contest import Contest
from bactrian.arena.match import play_by_bots
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.journal import text_of
from bactrian.kernel.match import Match
from bactrian.kernel.playout import play_at_random
from bactrian.kernel.standing import Standing
from bactrian.processes import in_order

CHUNK: Final = 25
"""How many matches a process plays at most before it reports."""


class Plan(NamedTuple):
    """What is simulated; match *i* is dealt from ``seed/i``, a bot chooses from ``seed/i/seat``."""

    contest: Contest
    journals: Path | None
    rows: bool = False


Row = dict[str, int | str | None]
"""What came out of one match: a line of a data set."""


class Tally:
    """What came out of some matches; tallies can be added in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.sources: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.wins = [Fraction(0)] * seats
        self.endings: Counter[str] = Counter()
        self.rows: list[Row] = []

    def count(self, standing: Standing, decisions: int) -> None:
        """Note a match that has been played."""
        self.games += 1
        self.decisions += decisions
        if standing.outcome is None:
            return
        self.finished += 1
        self.endings[standing.outcome.reason] += 1
        for score in standing.scores:
            for source, points in score.sources.items():
                self.sources[score.seat][source] += points
        for winner in standing.outcome.winners:
            self.wins[winner] += Fraction(1, len(standing.outcome.winners))

    def add(self, other: "Tally") -> None:
        """Note what came out of other matches."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.endings.update(other.endings)
        for own, more in zip(self.sources, other.sources, strict=True):
            own.update(more)
        self.wins = [own + more for own, more in zip(self.wins, other.wins, strict=True)]


def row_of(number: int, contest: Contest, standing: Standing, decisions: int) -> Row:
    """A match as a line of a data set: seed, length, ending, and place and points of every seat."""
    outcome = standing.outcome
    row: Row = {
        "match": number,
        "seed": f"{contest.seed}/{number}",
        "decisions": decisions,
        "ending": None if outcome is None else outcome.reason,
        "tie_break": None if outcome is None else outcome.tie_break,
    }
    for score in standing.scores:
        seat = f"seat_{score.seat}"
        row[f"{seat}_bot"] = contest.bots[score.seat]
        row[f"{seat}_place"] = None if outcome is None else outcome.places[score.seat]
        row[f"{seat}_points"] = score.total
        for source, points in score.sources.items():
            row[f"{seat}_{source}"] = points
    return row


def simulated(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """Tallies of all matches of a plan, in their order; only a few are held at a time."""
    size = max(1, min(CHUNK, games // (8 * jobs)))  # small enough to keep all processes busy
    firsts = range(1, games + 1, size)
    chunks = ((plan, first, min(first + size, games + 1)) for first in firsts)
    yield from in_order(play_chunk, chunks, min(jobs, len(firsts)))


def play_chunk(chunk: tuple[Plan, int, int]) -> Tally:
    """Play the matches from one number up to, not including, another."""
    plan, first, end = chunk
    contest = plan.contest
    tally = Tally(contest.seats)
    only_random = set(contest.bots) == {"random"} and plan.journals is None
    for number in range(first, end):
        seed = f"{contest.seed}/{number}"
        match = contest.start(seed, plan.journals is not None)
        decisions = (at_random if only_random else by_bots)(match, contest, seed)
        standing = match.standing()
        tally.count(standing, decisions)
        if plan.rows:
            tally.rows.append(row_of(number, contest, standing, decisions))
        if plan.journals is not None:
            path = plan.journals / f"{contest.title}-{number:06d}.journal"
            path.write_text(text_of(match), encoding="utf-8")
    return tally


def at_random(match: Match[Any, Any], contest: Contest, seed: str) -> int:
    """Play as random bots do, by the fast lane: the same choices, many times faster."""
    return play_at_random(match, [SeededDealer(f"{seed}/{seat}") for seat in range(contest.seats)])


def by_bots(match: Match[Any, Any], contest: Contest, seed: str) -> int:
    """Let every bot answer from what its seat may know."""
    bots = [registry.bot(name, f"{seed}/{seat}") for seat, name in enumerate(contest.bots)]
    return sum(play_by_bots(match, bots).decisions)

"""Our sage against the searches of OpenSpiel, both with the same time for a move.

``mcts`` (MCTSBot) was written for games without secrets: it searches from the true state, so it
sees what is hidden, an advantage over sage.  ``ismcts`` (ISMCTSBot, written in Python) knows what
its seat may know, as sage does.  Both play to the end at random below the tree, in our games for
OpenSpiel, where all that stands around the rules costs more time than they do; sage walks in the
rules themselves to the end of its turn and lets the game appraise.  So moves are equal in seconds,
not in simulations: these are counted and shown.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, NamedTuple

import bactrian
from bactrian import envs, registry
from bactrian.arena.design import Experiment, Meeting, designed
from bactrian.arena.match import Row, play_by_bots, told
from bactrian.arena.report import Report, report_json, reported
from bactrian.kernel.errors import BactrianError, Malformed
from bactrian.kernel.message import Json
from bactrian.kernel.seat import Glimpse
from bench.standings import Cell, duel_table, header, line, name

NAMES: Final = ("mcts", "ismcts")
"""The searches of OpenSpiel that can be met."""

SEEDS: Final = 2**31

NOTE: Final = (
    "Shares and points with 95 % intervals, over deals that all seatings have played; a move is an "
    "answer that left a choice.  mcts searches from the true state and so sees what is hidden."
)


class Effort:
    """What a bot spent on the moves that left it a choice."""

    def __init__(self) -> None:
        self.moves = 0
        self.simulations = 0
        self.seconds = 0.0

    def add(self, simulations: int, seconds: float) -> None:
        """Another move."""
        self.moves += 1
        self.simulations += simulations
        self.seconds += seconds

    @property
    def mean(self) -> tuple[float, float]:
        """Simulations and seconds for a move."""
        moves = max(self.moves, 1)
        return self.simulations / moves, self.seconds / moves


class Sage:
    """Our bot, watched."""

    def __init__(self, seed: str, seconds: float, effort: Effort) -> None:
        self._thinker: Final = registry.adviser(seed, f"{seconds:g}s")
        self._effort: Final = effort

    def choose(self, glimpse: Glimpse) -> int:
        """Its choice, from what its seat may know."""
        free = len(glimpse.options) > 1
        begun = perf_counter()
        action = self._thinker.choose(glimpse)
        if free:
            self._effort.add(self._thinker.visited, perf_counter() - begun)
        return action


class Guest:
    """A search of OpenSpiel at our table, watched; it is handed the match itself as a state."""

    def __init__(
        self, search: Any, game: Any, match: bactrian.Match[Any, Any], effort: Effort
    ) -> None:
        self._search: Final = search
        self._game: Final = game
        self._match: Final = match
        self._effort: Final = effort

    def choose(self, glimpse: Glimpse) -> int:
        """Its choice; where there is none it is not asked."""
        if len(glimpse.options) == 1:
            return glimpse.options[0]
        begun = perf_counter()
        action = int(self._search.step(self._game.state_of(self._match)))
        self._effort.add(self._search.clock.simulations, perf_counter() - begun)
        return action


class Duel(NamedTuple):
    """Sage and a search of OpenSpiel in one game, and what they spent so far."""

    experiment: Experiment
    seconds: float
    games: int
    efforts: defaultdict[str, Effort]

    @property
    def cell(self) -> Cell:
        """Its line in a table."""
        contest = self.experiment
        return Cell(contest.title, contest.seats, ",".join(contest.bots), self.games)


def duel(title: str, seats: int, rival: str, seconds: float, games: int) -> Duel:
    """A duel, after everything in it has been checked."""
    if games < 1:
        raise Malformed(f"at least one match is played, not {games}")
    if rival not in NAMES:
        raise Malformed(f"OpenSpiel plays as {' or '.join(NAMES)}, not as “{rival}”")
    ours = designed(title, seats, f"sage:{seconds:g}s")
    envs.openspiel(title, seats)  # refuses where OpenSpiel is not installed
    return Duel(ours._replace(bots=(*ours.bots, rival)), seconds, games, defaultdict(Effort))


def play(duel: Duel, meeting: Meeting) -> Row:
    """One match from its deal on, which is the same for all seatings."""
    return play_on(duel, meeting, duel.experiment.start(deal_of(duel, meeting), record=False))


def deal_of(duel: Duel, meeting: Meeting) -> str:
    """The seed of a deal, as in the arena."""
    return f"{duel.experiment.seed}/{meeting.deal}"


def play_on(duel: Duel, meeting: Meeting, match: bactrian.Match[Any, Any]) -> Row:
    """A match to its end: sage thinks from glimpses, the other is handed states of OpenSpiel."""
    from bench.rivals import RIVALS

    experiment = duel.experiment
    ours, rival = experiment.bots
    deal = deal_of(duel, meeting)
    game = envs.openspiel(experiment.title, experiment.seats)
    names = [experiment.bots[bot] for bot in experiment.seating(meeting)]

    def seated(seat: int) -> Sage | Guest:
        seed = f"{deal}/{meeting.name}/{seat}"
        effort = duel.efforts[names[seat]]
        if names[seat] == ours:
            return Sage(seed, duel.seconds, effort)
        chance = bactrian.SeededDealer(seed).pick(SEEDS)
        return Guest(RIVALS[rival](game, duel.seconds, chance), game, match, effort)

    course = play_by_bots(match, [seated(seat) for seat in range(match.seats)])
    return told(match, course, meeting, deal, names)


def reports(duels: Sequence[Duel]) -> Iterator[tuple[Duel, Report]]:
    """The reports on all duels; after Ctrl-C with what there is so far."""
    ended = False
    for each in duels:
        rows: list[Row] = []
        if not ended:
            ended = not played(each, rows)
        yield each, reported(each.experiment, each.games, rows)


def played(duel: Duel, rows: list[Row]) -> bool:
    """Add all matches of a duel to *rows*; did nobody interrupt it?"""
    name = duel.cell.directory
    meetings = list(duel.experiment.meetings(duel.games))
    with suppress(KeyboardInterrupt):
        print(f"{name}: {len(meetings)} matches to play", file=sys.stderr)
        for meeting in meetings:
            rows.append(play(duel, meeting))
            points = ", ".join(f"{side.bot} {side.points}" for side in rows[-1].sides)
            print(f"{name}: match {len(rows)}, {rows[-1].ending}: {points}", file=sys.stderr)
        return True
    return False


def effort_table(duels: Sequence[Duel]) -> list[str]:
    """What everybody spent on a move."""
    heads = ["game", "seats", "bot", "against", "moves", "simulations a move", "seconds a move"]
    lines = header(heads)
    for each in duels:
        bots = each.experiment.bots
        for bot, other in (bots, bots[::-1]):
            effort = each.efforts[bot]
            simulations, seconds = effort.mean
            spent = [str(effort.moves), f"{simulations:.1f}", f"{seconds:.3f}"]
            start = [each.cell.title, str(each.cell.seats), name(bot), name(other)]
            lines.append(line([*start, *spent]))
    return lines


def show(found: Sequence[tuple[Duel, Report]]) -> str:
    """Both tables in Markdown."""
    wins = duel_table([(each.cell, report) for each, report in found])
    behind = sum(report.planned - report.counted for _, report in found)
    lines = [*wins, "", *effort_table([each for each, _ in found]), "", NOTE]
    lines.append(f"Rules {'compiled' if bactrian.compiled else 'plain'}.")
    if behind:
        lines.append(f"{behind} matches are still to be played.")
    return "\n".join(lines)


def duel_json(duel: Duel, report: Report) -> dict[str, Json]:
    """A duel for machines."""
    efforts: dict[str, Json] = {}
    for bot in duel.experiment.bots:
        simulations, seconds = duel.efforts[bot].mean
        moves = duel.efforts[bot].moves
        efforts[bot] = {"moves": moves, "simulations": simulations, "seconds": seconds}
    return {**report_json(report), "seconds": duel.seconds, "efforts": efforts}


def main(words: Sequence[str] | None = None) -> None:
    """Play, then print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.spiel", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument(
        "--games", type=int, default=20, help="at least so many matches, in whole deals"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for a move")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default=",".join(NAMES), help="mcts, ismcts or both")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    chosen = parser.parse_args(words)
    try:
        duels = [
            duel(title, chosen.seats, rival, chosen.seconds, chosen.games)
            for title in chosen.titles or bactrian.titles()
            for rival in chosen.against.split(",")
        ]
        found = list(reports(duels))
    except BactrianError as error:
        sys.exit(f"bench.spiel: {error}")
    if chosen.json:
        facts: dict[str, Json] = {"compiled": bactrian.compiled, "note": NOTE}
        print(json.dumps({**facts, "duels": [duel_json(*each) for each in found]}))
    else:
        print(show(found))


if __name__ == "__main__":
    main()

"""What is measured of our own games, in whichever build this interpreter has."""

import argparse
import json
from time import process_time

import bactrian
from bactrian.bots.search import Budget
from bactrian.bots.thinker import Thinker
from bactrian.kernel.playout import play_at_random
from bactrian.kernel.seat import Glimpse
from bench.clock import microseconds, rate
from bench.tables import chances, play_driven, play_recorded, play_silent

Row = dict[str, str | int | float]

MIDDLE = 60
"""After so many answers a match is in full course."""

VISITS = 400
"""As many as a search may make that is measured."""


def playing(title: str, seats: int, seconds: float) -> Row:
    """Random play: inside the kernel, and driven from Python answer by answer."""
    games, decisions = rate(lambda seed: play_silent(title, seats, seed)[1], seconds)
    _, driven = rate(lambda seed: play_driven(title, seats, seed), seconds / 2)
    return {
        "game": title,
        "seats": seats,
        "decisions_per_second": decisions,
        "driven_per_second": driven,
        "games_per_second": games,
        "decisions_per_game": decisions / games,
    }


def parts(title: str, seats: int, seconds: float) -> Row:
    """A match in full course: a clone, a view; and a journal, written and read."""
    match = bactrian.game(title).start(seats, bactrian.SeededDealer(1), record=False)
    play_at_random(match, chances(1, seats), MIDDLE)
    text = bactrian.text_of(play_recorded(title, seats, {}, 1))
    game = bactrian.game(title)
    writing, _ = rate(lambda _: play_recorded(title, seats, {}, 1).seats, seconds)
    reading, _ = rate(lambda _: bactrian.replay(game, bactrian.Journal(text)).seats, seconds)
    return {
        "game": title,
        "seats": seats,
        "clone_us": microseconds(match.clone, seconds),
        "view_us": microseconds(lambda: match.view(0), seconds),
        "imagine_us": microseconds(lambda: match.imagine(0, match.dealer.clone()), seconds),
        "journal_ms": 1e3 / writing,
        "replay_ms": 1e3 / reading,
    }


def course(title: str, seats: int, seconds: float) -> Row:
    """Microseconds for a decision in each quarter of a match."""
    spent, played = [0.0] * 4, [0] * 4
    seed = 0
    while sum(spent) < seconds:
        length = play_silent(title, seats, seed)[1]
        match = bactrian.game(title).start(seats, bactrian.SeededDealer(seed), record=False)
        own = chances(seed, seats)
        for quarter in range(4):
            begun = process_time()
            played[quarter] += play_at_random(match, own, length // 4)
            spent[quarter] += process_time() - begun
        seed += 1
    costs = [1e6 * time / count for time, count in zip(spent, played, strict=True)]
    quarters = {f"quarter_{number}_us": cost for number, cost in enumerate(costs, 1)}
    return {"game": title, "seats": seats, **quarters}


def thinking(title: str, seats: int, seconds: float) -> Row:
    """The visits of a search to imagined worlds, each walked to the end of the turn."""

    def plan(seed: int) -> int:
        match = bactrian.game(title).start(seats, bactrian.SeededDealer(seed), record=False)
        play_at_random(match, chances(seed, seats), MIDDLE)
        while not match.over and len(match.options(match.next_asked())) == 1:
            seat = match.next_asked()
            match.play_unchecked(seat, match.options(seat)[0])
        if match.over:
            return 0
        thinker = Thinker(str(seed), Budget(visits=VISITS))
        thinker.think(Glimpse(match, match.next_asked()))
        return thinker.visited

    return {"game": title, "seats": seats, "visits_per_second": rate(plan, seconds)[1]}


def main() -> None:
    """Measure everything and print it as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.5)
    seconds = parser.parse_args().seconds
    rows: dict[str, list[Row]] = {"playing": [], "parts": [], "course": [], "thinking": []}
    for title in bactrian.titles():
        all_seats = bactrian.game(title).seats
        rows["playing"] += [playing(title, seats, seconds) for seats in all_seats]
        rows["parts"].append(parts(title, min(4, all_seats[-1]), seconds / 2))
        for seats in (all_seats[0], all_seats[-1]):
            rows["thinking"].append(thinking(title, seats, seconds))
        rows["course"].append(course(title, min(4, all_seats[-1]), seconds))
    print(json.dumps({"compiled": bactrian.compiled, **rows}))


if __name__ == "__main__":
    main()

"""What others reach: random play through their Python interfaces, in an environment of their own.

Only answers of players are counted, not the chance between them.
"""

import argparse
import json
import random
from collections.abc import Callable
from typing import Any

from bench.clock import microseconds, rate

Row = dict[str, str | int | float]


def measured(
    engine: str, game: str, seats: int, play: Callable[[int], int], copy: Any, seconds: float
) -> Row:
    """A row of the table."""
    random.seed(1)
    play(0)
    games, decisions = rate(play, seconds)
    row: Row = {
        "engine": engine,
        "game": game,
        "seats": seats,
        "decisions_per_second": decisions,
        "games_per_second": games,
        "decisions_per_game": decisions / games,
    }
    if copy is not None:
        row["clone_us"] = microseconds(copy, seconds / 4)
    return row


def catanatron(seats: int, seconds: float) -> Row:
    """Catan, written in Python."""
    from catanatron import Color, Game, RandomPlayer

    def started() -> Any:
        return Game([RandomPlayer(color) for color in list(Color)[:seats]])

    def play(_: int) -> int:
        game = started()
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    middle = started()
    for _ in range(100):
        middle.play_tick()
    return measured("catanatron", "catan", seats, play, middle.copy, seconds)


def open_spiel(name: str, seconds: float) -> Row:
    """A game of OpenSpiel, written in C++."""
    import pyspiel

    game = pyspiel.load_game(name)

    def step(state: Any) -> int:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
            return 0
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    def play(_: int) -> int:
        state = game.new_initial_state()
        answers = 0
        while not state.is_terminal():
            answers += step(state)
        return answers

    middle = game.new_initial_state()
    for _ in range(20):
        if not middle.is_terminal():
            step(middle)
    return measured("open_spiel", name, game.num_players(), play, middle.clone, seconds)


def petting_zoo(name: str, seconds: float) -> Row:
    """A classic of PettingZoo, by its turn-taking interface."""
    import importlib

    import numpy

    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        answers = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(random.choice(numpy.flatnonzero(observation["action_mask"]))))
            answers += 1
        return answers

    return measured("pettingzoo", name, len(env.possible_agents), play, None, seconds)


def main() -> None:
    """Measure all of them and print it as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    rows = [catanatron(seats, seconds) for seats in (2, 4)]
    rows += [
        open_spiel(name, seconds) for name in ("backgammon", "gin_rummy", "connect_four", "chess")
    ]
    rows += [petting_zoo(name, seconds) for name in ("connect_four_v3", "texas_holdem_v4")]
    print(json.dumps({"playing": rows}))


if __name__ == "__main__":
    main()

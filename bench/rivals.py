"""The searches of OpenSpiel, ended by the clock instead of after a number of simulations.

Each begins a simulation with a call to a method of its own.  There we look at the clock, and go on
or leave with the tree as it stands; nothing of how they search is changed.
"""

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

CURIOSITY: Final = 2
"""The constant of the upper confidence bound (``uct_c``) in OpenSpiel's own example."""

ROLLOUTS: Final = 1
"""Random matches from a leaf to the end, as there."""

FEWEST: Final = 2
"""The first simulation only looks at the question; from the second on there is an answer."""


class TimeUp(Exception):
    """The time for a move is over."""


class Clock:
    """Counts the simulations of a move, and ends it."""

    def __init__(self, seconds: float) -> None:
        self.simulations = 0
        self._seconds: Final = seconds
        self._end = 0.0

    def start(self) -> None:
        """A move begins."""
        self.simulations = 0
        self._end = perf_counter() + self._seconds

    def tick(self) -> None:
        """A simulation begins, if there is time for it."""
        if self.simulations >= FEWEST and perf_counter() >= self._end:
            raise TimeUp
        self.simulations += 1


class TimedMCTS(MCTSBot):
    """Monte Carlo tree search, which takes the state as it is, secrets included."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        leaves = RandomRolloutEvaluator(ROLLOUTS, chance)
        super().__init__(game, CURIOSITY, sys.maxsize, leaves, solve=False, random_state=chance)
        self.clock = Clock(seconds)
        self._root: Any = None

    def mcts_search(self, state: Any) -> Any:
        """The tree that grew in the time there was."""
        self.clock.start()
        try:
            return super().mcts_search(state)
        except TimeUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)


class TimedISMCTS(ISMCTSBot):
    """The same over information sets, which deals afresh what its seat cannot know."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        leaves = RandomRolloutEvaluator(ROLLOUTS, chance)
        super().__init__(
            game,
            leaves,
            CURIOSITY,
            sys.maxsize,
            random_state=chance,
            use_observation_string=True,  # our games offer no strings of information states
        )
        self.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.uniform))
        self.clock = Clock(seconds)

    def run_search(self, state: Any) -> Any:
        """The answer that was looked at most in the time there was."""
        self.clock.start()
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """A world for the next simulation."""
        self.clock.tick()
        return super().sample_root_state(state)


RIVALS: Final[dict[str, Callable[[Any, float, int], Any]]] = {
    "mcts": TimedMCTS,
    "ismcts": TimedISMCTS,
}

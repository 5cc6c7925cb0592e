"""OpenSpiel: every title as a game with explicit chance and imperfect information."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from bactrian import registry
from bactrian.envs import VERSION
from bactrian.envs.branching import Course
from bactrian.envs.seating import Seating, rewards
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.match import Match

LONGEST: Final = 20_000
"""More answers than any match takes."""


def name_of(title: str) -> str:
    """What a game is called there."""
    return f"bactrian_{title}_v{VERSION}"


def load(title: str, seats: int | None, options: Mapping[str, str] | None) -> Any:
    """A game of OpenSpiel, registered when it is first asked for."""
    table = Seating(title, seats, options)
    chosen = ",".join(f"{key}={choice}" for key, choice in table.options.items())
    _register(title)
    return pyspiel.load_game(name_of(title), {"seats": table.seats, "options": chosen})


@cache
def _register(title: str) -> None:
    game = registry.game(title)
    kind = pyspiel.GameType(
        short_name=name_of(title),
        long_name=f"Bactrian: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": ""},
    )

    class TitleGame(SpielGame):
        """The game of one title."""

        def __init__(self, parameters: Any = None) -> None:
            super().__init__(title, kind, parameters or {})

    pyspiel.register_game(kind, TitleGame)


class SpielGame(pyspiel.Game):
    """A title at a table."""

    def __init__(self, title: str, kind: Any, parameters: Mapping[str, Any]) -> None:
        pairs = [pair.partition("=") for pair in parameters.get("options", "").split(",") if pair]
        options = {key: choice for key, _, choice in pairs}
        self.table = Seating(title, parameters.get("seats"), options)
        largest = max(len(labels) for labels in self.table.game.labels.values())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=max(largest, self.table.seats, 6),
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(parameters))

    def new_initial_state(self) -> "SpielState":
        """Before anything is dealt."""
        return SpielState(self)

    def state_of(self, match: Match[Any, Any]) -> "SpielState":
        """A match that is going on, as a state whose history begins there."""
        return SpielState(self, match.clone())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player observes."""
        return Observer(self.table)


class SpielState(pyspiel.State):
    """A match, or a match that waits for chance."""

    def __init__(self, game: SpielGame, match: Match[Any, Any] | None = None) -> None:
        super().__init__(game)
        self.course = Course(game.table, match)

    def current_player(self) -> int:
        """The seat that is asked, the lowest of several; or chance; or nobody any more."""
        if self.course.weights:
            return int(pyspiel.PlayerId.CHANCE)
        match = self.course.match
        assert match is not None
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.next_asked()

    def _legal_actions(self, player: int) -> list[int]:
        match = self.course.match
        assert match is not None
        return sorted(match.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every possible result with its probability."""
        weights = self.course.weights
        total = sum(weights)
        return [(result, weight / total) for result, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.course.weights:
            self.course.happen(action)
        else:
            self.course.say(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.course.table.game.table[action].text

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What every seat got out of it."""
        match = self.course.match
        return [0.0] * self.course.table.seats if match is None else rewards(match)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that *player* cannot tell from this one, drawn by *sampler*'s numbers up to 1.

        OpenSpiel's searches written in Python find this; those in C++ cannot reach it.
        """
        match = self.course.match
        if match is None or match.over or self.course.weights:
            raise BactrianError("states are drawn where a seat is asked, not chance or nobody")
        dealer = SeededDealer(repr(sampler()))
        world = match.imagine(player, dealer)
        # A lower seat that is asked in secret would have been the current player.
        while world.next_asked() != match.next_asked():
            world = match.imagine(player, dealer)
        return SpielState(self.get_game(), world)

    def __str__(self) -> str:
        course = self.course
        if course.match is None:
            return f"{course.table.game.title}, dealing: {course.results}"
        pending = f", {course.answer} {course.results}" if course.weights else ""
        return f"{course.table.game.title}, answer {len(self.history())}{pending}\n" + str(
            course.match.standing()
        )


class Observer:
    """What a player may know, as a tensor and as text."""

    def __init__(self, table: Seating) -> None:
        self.table = table
        self.tensor: NDArray[np.float32] = np.zeros(table.size, np.float32)
        self.dict = {}
        start = 0
        for name, size in table.layout:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state; before the deal there is nothing to see."""
        match = state.course.match
        self.tensor[:] = 0 if match is None else self.table.observation(match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same numbers as text, by their names."""
        self.set_from(state, player)
        return " ".join(f"{name}={v.astype(int).tolist()}" for name, v in self.dict.items())

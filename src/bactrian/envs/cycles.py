"""PettingZoo, all seats in every cycle (parallel)."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv

from bactrian.envs import VERSION
from bactrian.envs.seating import Seating, rewards
from bactrian.envs.turns import Observation, spaces
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.match import Match

Stepped = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class CyclesEnv(ParallelEnv):
    """Every seat acts in every cycle; the last action means to wait.

    All seats that are asked at the start of a cycle are heard, the lowest first.  Whoever is not
    asked can only wait; an action that is no option counts as waiting.  *max_cycles* limits the
    cycles.
    """

    def __init__(
        self,
        title: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        max_cycles: int | None,
    ) -> None:
        self.table = Seating(title, seats, options)
        self.max_cycles = max_cycles
        self.wait = self.table.actions
        self.metadata = {"name": f"bactrian_{title}_cycles_v{VERSION}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.observation_spaces, self.action_spaces = spaces(
            self.table, self.possible_agents, self.wait + 1
        )
        self._chance, _ = np_random(None)

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent observes, and which actions it may take."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The action table of the game, and waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a match; the same seed, the same match."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.match: Match[Any, Any] = self.table.start(
            SeededDealer(int(self._chance.integers(2**63)))
        )
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        """Hear everybody who is asked."""
        agents = self.agents
        for seat in self.match.asked():
            action = int(actions[self.possible_agents[seat]])
            if seat in self.match.asked() and action in self.match.options(seat):
                self.match.play(seat, action)
        self.cycles += 1
        over = self.match.over
        cut = not over and self.cycles == self.max_cycles
        found: Stepped = (
            self._observations(),
            dict(zip(agents, rewards(self.match), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
        if over or cut:
            self.agents = []
        return found

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}

    def _observe(self, seat: int) -> Observation:
        mask = self.table.mask(self.match, seat, self.wait + 1)
        if not mask.any():
            mask[self.wait] = 1
        return {"observation": self.table.observation(self.match, seat), "action_mask": mask}

    def render(self) -> str:
        """The points so far."""
        return str(self.match.standing())

    def close(self) -> None:
        """Nothing to be closed."""

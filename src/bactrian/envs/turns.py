"""PettingZoo, one seat after the other (AEC)."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from bactrian.envs import VERSION
from bactrian.envs.seating import HIGHEST, LOWEST, Mask, Numbers, Seating, rewards
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.match import Match

Observation = dict[str, Numbers | Mask]


class TurnsEnv(AECEnv):
    """The seat that is asked acts next; of several that are asked at once, the lowest.

    Rewards come with the end of the match and add up to 0.  *max_cycles* limits the answers of all
    seats together.
    """

    def __init__(
        self,
        title: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        max_cycles: int | None,
    ) -> None:
        super().__init__()
        self.table = Seating(title, seats, options)
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"bactrian_{title}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.observation_spaces, self.action_spaces = spaces(
            self.table, self.possible_agents, self.table.actions
        )
        self._chance, _ = np_random(None)

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent observes, and which actions it may take."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The action table of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match; the same seed, the same match."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.match: Match[Any, Any] = self.table.start(
            SeededDealer(int(self._chance.integers(2**63)))
        )
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.next_asked()]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may answer."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.table.observation(self.match, seat),
            "action_mask": self.table.mask(self.match, seat),
        }

    def step(self, action: int | None) -> None:
        """Answer for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.match.play(self.possible_agents.index(agent), int(action))
        self.answers += 1
        self._clear_rewards()
        if self.match.over:
            self.rewards = dict(zip(self.agents, rewards(self.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.next_asked()]
            if self.answers == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        """The points so far."""
        return str(self.match.standing())

    def close(self) -> None:
        """Nothing to be closed."""


Spaces = dict[str, Space[Any]]
"""A space for every agent."""


def spaces(table: Seating, agents: list[str], actions: int) -> tuple[Spaces, Spaces]:
    """What every agent observes, and what it may do."""
    return (
        {agent: observation_space(table, actions) for agent in agents},
        {agent: Discrete(actions) for agent in agents},
    )


def observation_space(table: Seating, actions: int) -> Dict:
    """The numbers of an observation, and the mask of the actions."""
    import numpy as np

    return Dict(
        {
            "observation": Box(LOWEST, HIGHEST, (table.size,), np.int16),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )

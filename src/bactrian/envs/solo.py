"""Gymnasium: one seat learns, bots take the others."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium.spaces import Discrete

from bactrian import registry
from bactrian.envs import VERSION
from bactrian.envs.seating import Seating, rewards
from bactrian.envs.turns import Observation, observation_space
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.errors import Malformed
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse

FORFEIT = -1.0
"""What an action costs that is no option: the match is lost."""


class SoloEnv(gymnasium.Env[Observation, int]):
    """The match moves on until the own seat is asked again, or it is over."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "version": VERSION}

    def __init__(
        self,
        title: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        opponents: Sequence[str] | str,
        seat: int,
    ) -> None:
        self.table = Seating(title, seats, options)
        if not 0 <= seat < self.table.seats:
            raise Malformed(f"the own seat is one of 0 to {self.table.seats - 1}, not {seat}")
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if len(names) == 1:
            names *= self.table.seats - 1
        if len(names) != self.table.seats - 1:
            raise Malformed(f"{len(names)} opponents for {self.table.seats - 1} other seats")
        self.seat = seat
        self.opponents = [*names[:seat], "", *names[seat:]]
        self.render_mode = "ansi"
        self.observation_space = observation_space(self.table, self.table.actions)
        self.action_space = Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a match and let the others play up to the first own question."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self.match: Match[Any, Any] = self.table.start(SeededDealer(deal))
        self._bots = [
            registry.bot(name, f"{deal}/{seat}") if name else None
            for seat, name in enumerate(self.opponents)
        ]
        self._let_others_play()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play up to the next own question.

        An action that is no option forfeits the match.
        """
        if self.match.over or int(action) not in self.match.options(self.seat):
            return self._observe(), FORFEIT, True, False, {"illegal_action": True}
        self.match.play(self.seat, int(action))
        self._let_others_play()
        return self._observe(), rewards(self.match)[self.seat], self.match.over, False, {}

    def _let_others_play(self) -> None:
        while not self.match.over:
            asked = self.match.asked()
            if self.seat in asked:
                return
            bot = self._bots[asked[0]]
            assert bot is not None
            self.match.play(asked[0], bot.choose(Glimpse(self.match, asked[0])))

    def _observe(self) -> Observation:
        return {
            "observation": self.table.observation(self.match, self.seat),
            "action_mask": self.table.mask(self.match, self.seat),
        }

    def render(self) -> str:
        """The points so far."""
        return str(self.match.standing())

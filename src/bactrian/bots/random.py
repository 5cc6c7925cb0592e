"""The bot that takes any option."""

from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.seat import Glimpse


class RandomBot:
    """Every option is as good as the others."""

    def __init__(self, seed: str) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, glimpse: Glimpse) -> int:
        """Any option."""
        options = glimpse.options
        return options[self._dealer.pick(len(options))]

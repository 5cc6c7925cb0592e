"""The cheapest way between any two places, worked out once.  [V8.2, V8.3]"""

from typing import Final

from bactrian.games.voyages.atlas import Road
from bactrian.games.voyages.weights import Weights

FAR: Final = 1e9


class Ways:
    """By start and end: the effort of the cheapest way, and the coins and camels it takes."""

    def __init__(self, roads: list[list[Road]], fees: list[int], weights: Weights) -> None:
        every = range(len(roads))
        self.effort: Final = [[0.0 if a == b else FAR for b in every] for a in every]
        self.coins: Final = [[0 for _ in every] for _ in every]
        self.camels: Final = [[0 for _ in every] for _ in every]
        steps = [[0 for _ in every] for _ in every]
        for start, leading in enumerate(roads):
            for end, coins, camels, _ in leading:
                tolls = coins * weights.coin + camels * weights.camel
                self.effort[start][end] = weights.stride + tolls
                self.coins[start][end], self.camels[start][end] = coins, camels
                steps[start][end] = 1
        for middle in every:
            for start in every:
                for end in every:
                    detour = self.effort[start][middle] + self.effort[middle][end]
                    if detour < self.effort[start][end]:
                        self.effort[start][end] = detour
                        for table in (self.coins, self.camels, steps):
                            table[start][end] = table[start][middle] + table[middle][end]
        for start in every:
            for end in every:
                if start != end:
                    self.coins[start][end] += fees[min(steps[start][end], len(fees)) - 1]

"""What the components are worth by themselves: rewards, costs, cards and ways, worked out once."""

from typing import Final

from bactrian.games.voyages.components import Box
from bactrian.games.voyages.effects import RESOURCES, Effect
from bactrian.games.voyages.printed import (
    BY_DIE,
    EXCHANGE,
    PER_CONTRACT,
    PER_PIP,
    PER_POST,
    TRADE,
    Character,
    CityCard,
)
from bactrian.games.voyages.ways import Ways
from bactrian.games.voyages.weights import Weights

USUAL_DIE: Final = 4
"""The die that is spent on a city card."""


class Worth:
    """Tables for the appraiser: by the number of a component, in points."""

    def __init__(self, box: Box, weights: Weights) -> None:
        w = weights
        self.weights: Final = weights
        self.prices: Final = [w.coin, w.camel, w.pepper, w.silk, w.gold]
        self.last_prices: Final = [w.last_coin, 0.0, 0.0, 0.0, 0.0]
        self.effort: Final = [w.coin, w.effort_camel, w.effort_pepper, w.effort_silk, w.effort_gold]
        self.enough: Final = [w.enough_coins, w.enough_camels, *[w.enough_goods] * 3]
        self.gains: Final = [self.mid(effect) for effect in box.effects]
        self.last_gains: Final = [self.late(effect) for effect in box.effects]
        for tile in box.tiles:
            if tile.any_town:
                self.gains[tile.index] = max(self.gains[one.index] for one in box.tiles)
                self.last_gains[tile.index] = max(self.last_gains[one.index] for one in box.tiles)
        self.tiles: Final = [self.gains[tile.index] for tile in box.tiles]
        self.needs: Final = [amounts(contract.cost) for contract in box.contracts]
        self.card_costs: Final = [[self.mid(cost) for cost in card.costs] for card in box.cards]
        self.last_card_costs: Final = [
            [self.late(cost) for cost in card.costs] for card in box.cards
        ]
        self.units: Final = [self._unit(card) for card in box.cards]
        self.varies: Final = [
            card.kind in (PER_CONTRACT, PER_POST) or card.rewards[0].own_town > 0
            for card in box.cards
        ]
        self.uses: Final = [
            max(0.0, self._often(card) * self.units[index] - w.die)
            for index, card in enumerate(box.cards)
        ]
        self.ways: Final = Ways(box.atlas.roads, box.step_cost, weights)
        self.jumping_ways: Final = Ways(box.atlas.jumps, box.step_cost, weights)
        self.targets: Final = [i for i, place in enumerate(box.places) if place.takes_post]
        self.markets: Final = [
            next((i for i, one in enumerate(box.spaces) if one.item == word), box.five_coins)
            for word in RESOURCES
        ]
        # by character; the last one is for a seat that has none yet
        self.post_points: Final = [
            points_by_number(box, one.post_bonus) for one in box.characters
        ] + [points_by_number(box, {})]
        self.dice: Final = [box.dice + int(one.white_die) for one in box.characters]

    def mid(self, effect: Effect) -> float:
        """What an effect is worth in the middle of a match."""
        w = self.weights
        worth = float(effect.vp)
        for kind, amount in effect.plain:
            worth += amount * self.prices[kind]
        worth += effect.good * w.gold + effect.pair * (w.gold + w.silk)
        worth += effect.step * w.step + effect.contract * w.contract
        return worth + effect.black_die * w.black_die

    def late(self, effect: Effect) -> float:
        """What an effect is worth when nothing can be done with it any more."""
        worth = float(effect.vp)
        for kind, amount in effect.plain:
            worth += amount * self.last_prices[kind]
        return worth

    def _unit(self, card: CityCard) -> float:
        """What one use of a city card brings, or its middling reward where the die decides."""
        if card.kind == BY_DIE:
            better = [self.gains[reward.index] for reward in card.rewards[3:]]
            return sum(better) / len(better)
        if card.kind == EXCHANGE:
            pairs = zip(card.costs, card.rewards, strict=True)
            return max(self.gains[reward.index] - self.mid(cost) for cost, reward in pairs)
        cost = self.mid(card.costs[0]) if card.costs else 0.0
        return max(0.0, self.gains[card.rewards[0].index] - cost)

    def _often(self, card: CityCard) -> float:
        """How often one die uses a card, where that does not depend on what a seat has done."""
        if card.kind in (TRADE, EXCHANGE):
            return self.weights.uses
        return float(USUAL_DIE) if card.kind == PER_PIP else 1.0

    def ways_of(self, character: Character | None) -> Ways:
        """The ways of a character; Johannes Caprini jumps between oases.  [V15.5]"""
        if character is not None and character.oasis_jump:
            return self.jumping_ways
        return self.ways


def amounts(cost: Effect) -> list[int]:
    """A plain cost as a number for every resource."""
    found = [0, 0, 0, 0, 0]
    for kind, amount in cost.plain:
        found[kind] = amount
    return found


def points_by_number(box: Box, own: dict[int, int]) -> list[int]:
    """The points for placing each post, by its number.  [V9.2, V15.8]"""
    last = max([*box.post_bonus, *own], default=0)
    return [box.post_bonus.get(number, 0) + own.get(number, 0) for number in range(last + 1)]

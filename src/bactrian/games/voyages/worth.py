"""What the components are worth by themselves: rewards, costs, cards and ways, worked out once."""

from math import ceil
from typing import Final

from bactrian.games.voyages.components import FACES, Box
from bactrian.games.voyages.effects import PEPPER, RESOURCES, Effect
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
from bactrian.games.voyages.state import DIE_KINDS
from bactrian.games.voyages.ways import Ways
from bactrian.games.voyages.weights import Weights

USUAL_DIE: Final = 4
"""The die that is spent on a city card."""

VARIES: Final = -1.0
"""Stands for a use of a city card that depends on what a seat has done."""

BUSY: Final = 10
"""With so many dice to come, one more post is as likely as it ever is."""


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
        self.needs: Final = [Need(contract.cost) for contract in box.contracts]
        self.card_costs: Final = [[self.mid(cost) for cost in card.costs] for card in box.cards]
        self.last_card_costs: Final = [
            [self.late(cost) for cost in card.costs] for card in box.cards
        ]
        self.units: Final = [self._unit(card) for card in box.cards]
        self.uses: Final = [
            self._use(card, unit) for card, unit in zip(box.cards, self.units, strict=True)
        ]
        self.targets: Final = [i for i, place in enumerate(box.places) if place.takes_post]
        self.kinds: Final = [place.kind for place in box.places]
        self.nothing: Final = [0.0 for _ in box.places]
        self.markets: Final = [
            next((i for i, one in enumerate(box.spaces) if one.item == word), box.five_coins)
            for word in RESOURCES
        ]
        self.faces: Final = [die % FACES or 6 for die in range(DIE_KINDS)]
        self._read_characters(box)
        self.stages: Final = [Stage(self, box, dice) for dice in range(max(ceil(w.fade), BUSY) + 1)]

    def _read_characters(self, box: Box) -> None:
        """Tables by character; the last entry is for a seat that has none yet.  [V15]"""
        w, every = self.weights, box.characters
        ways = Ways(box.atlas.roads, box.step_cost, w)
        jumping = Ways(box.atlas.jumps, box.step_cost, w)
        self.ways = [jumping if one.oasis_jump else ways for one in every] + [ways]
        self.departs = [
            w.depart * w.passing if one.posts_while_passing else w.depart for one in every
        ] + [w.depart]
        self.dice = [box.dice + int(one.white_die) for one in every] + [box.dice]
        self.posts = [box.posts + one.extra_posts for one in every] + [box.posts]
        self.powers = [self._power(one) for one in every] + [0.0]
        self.post_points = [points_by_number(box, one.post_bonus) for one in every]
        self.post_points.append(points_by_number(box, {}))

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

    def _use(self, card: CityCard, unit: float) -> float:
        """What a city card brings in a round to come, beyond the worth of the die."""
        if card.kind in (PER_CONTRACT, PER_POST) or card.rewards[0].own_town:
            return VARIES
        return max(0.0, self._often(card) * unit - self.weights.die)

    def _often(self, card: CityCard) -> float:
        """How often one die uses a card, where that does not depend on what a seat has done."""
        if card.kind in (TRADE, EXCHANGE):
            return self.weights.uses
        return float(USUAL_DIE) if card.kind == PER_PIP else 1.0

    def _power(self, character: Character) -> float:
        """What a character brings every round that nothing else counts.  [V15]"""
        w = self.weights
        power = 0.0 if character.reward is None else self.gains[character.reward.index]
        if character.sets_dice:
            power += w.sets_dice
        if character.free_occupied:
            power += w.free_occupied
        if character.watch:
            power += w.watch
        return power


class Stage:
    """What things are worth with so many dice to come: between mid-game and the end."""

    def __init__(self, worth: Worth, box: Box, dice: int) -> None:
        w = worth.weights
        self.vigour: Final = min(1.0, dice / w.fade)
        self.prices: Final = self._between(worth.prices, worth.last_prices)
        self.beijing_prices: Final = [
            max(price, w.last_good) if kind >= PEPPER else price
            for kind, price in enumerate(self.prices)
        ]
        self.gains: Final = self._between(worth.gains, worth.last_gains)
        self.offices: Final = [self.gains[office.index] for office in box.offices]
        self.contracts: Final = [
            self.gains[contract.reward.index] + self.vigour * w.fame for contract in box.contracts
        ]
        self.trades: Final = [self._trades(worth, box, card) for card in range(len(box.cards))]
        self.towns: Final = [self._towns(worth, box, rounds) for rounds in range(box.rounds + 1)]
        part = w.idle + (1.0 - w.idle) * self.vigour
        self.faces: Final = [w.pool * worth_of_face * part for worth_of_face in w.faces]
        self.dice: Final = [self.faces[die % FACES] for die in range(DIE_KINDS)]
        self.chance: Final = w.count * min(1.0, dice / BUSY)
        self.promises: Final = [self._promises(points) for points in worth.post_points]

    def _between(self, mid: list[float], late: list[float]) -> list[float]:
        """The fewer dice are to come, the more counts what is left at the end."""
        return [end + self.vigour * (now - end) for now, end in zip(mid, late, strict=True)]

    def _trades(self, worth: Worth, box: Box, card: int) -> list[float]:
        """What every way of trading on a city card brings, less what it costs.  [V10.3]"""
        costs = self._between(worth.card_costs[card], worth.last_card_costs[card])
        rewards = box.cards[card].rewards
        return [self.gains[rewards[way].index] - cost for way, cost in enumerate(costs)]

    def _towns(self, worth: Worth, box: Box, rounds: int) -> list[float]:
        """What a post in a town brings by its bonus: at once, and in the rounds to come."""
        return [
            self.gains[tile.index] + worth.tiles[number] * rounds * worth.weights.income
            for number, tile in enumerate(box.tiles)
        ]

    def _promises(self, points: list[int]) -> list[float]:
        """By the posts that stand: the chance of the points for those to come.  [V9.2]"""
        found = []
        for posts in range(len(points)):
            total, chance = 0.0, self.chance
            for number in range(posts + 1, len(points)):
                total += points[number] * chance
                chance *= self.chance
            found.append(total)
        return found


class Need:
    """What a contract takes: kinds of resources, and how many of each."""

    def __init__(self, cost: Effect) -> None:
        self.kinds: Final = [kind for kind, _ in cost.plain if kind > 0]
        self.amounts: Final = [amount for kind, amount in cost.plain if kind > 0]


def points_by_number(box: Box, own: dict[int, int]) -> list[int]:
    """The points for placing each post, by its number.  [V9.2, V15.8]"""
    last = max([*box.post_bonus, *own], default=0)
    return [box.post_bonus.get(number, 0) + own.get(number, 0) for number in range(last + 1)]

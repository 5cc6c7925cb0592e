"""Where the figures of a seat may still go, and what posts there would bring."""

from typing import Final

from bactrian.games.voyages.effects import CAMEL, COIN
from bactrian.games.voyages.outlook import Outlook
from bactrian.games.voyages.printed import CAPITAL, TOWN
from bactrian.games.voyages.prospects import (
    count_chance,
    count_worth,
    future_use,
    posts_left,
    saturated,
)
from bactrian.games.voyages.state import NONE

STOPS: Final = 4
"""Nobody plans further ahead than that."""


def journeys_worth(outlook: Outlook, left: list[int], surplus: float) -> float:
    """The best journeys one after the other: each post against the effort of getting there."""
    travel = outlook.match.box.travel
    if not outlook.state.figures[outlook.seat] or not (outlook.rounds or outlook.is_open(travel)):
        return 0.0
    tour, weights = Tour(outlook, left, surplus), outlook.worth.weights
    total = 0.0
    for number in range(min(STOPS, posts_left(outlook))):
        if not tour.plan():
            break
        likely = weights.plan
        if number == 0:
            likely += (weights.ready - likely) * tour.readiness(left)
        total += tour.gain * likely
        tour.go_on()
    return total


class Tour:
    """Where the figures of a seat would go next, and next after that."""

    def __init__(self, outlook: Outlook, left: list[int], surplus: float) -> None:
        weights, one = outlook.worth.weights, outlook.character
        self.ways: Final = outlook.worth.ways_of(one)
        self.ends: Final = list(outlook.state.figures[outlook.seat])
        self.depart = weights.depart
        if one is not None and one.posts_while_passing:
            self.depart *= weights.passing
        self.budget = budget_of(outlook, left)
        self.places, self.values = stops(outlook, surplus)
        self.spent = self.effort = self.gain = 0.0
        self.chosen = self.figure = 0

    def plan(self) -> bool:
        """Choose the stop with the most gain; the further away in effort, the less likely it is."""
        self.gain = 0.0
        first, second = self.ways.effort[self.ends[0]], self.ways.effort[self.ends[-1]]
        for index, place in enumerate(self.places):
            value = self.values[index]
            if value <= self.depart:
                continue
            way = self.depart + min(first[place], second[place])
            part = (self.spent + way) / self.budget
            gain = value * min(1.0, 1.5 * (1.0 - part * part)) - way
            if gain > self.gain:
                self.gain, self.chosen, self.effort = gain, index, way
                self.figure = 0 if first[place] <= second[place] else 1
        return self.gain > 0.0

    def go_on(self) -> None:
        """The figure stands there now."""
        self.spent += self.effort
        self.ends[self.figure] = self.places[self.chosen]
        self.values[self.chosen] = 0.0

    def readiness(self, left: list[int]) -> float:
        """Which part of the coins and camels for the way is there."""
        start, end = self.ends[self.figure], self.places[self.chosen]
        coins, camels = self.ways.coins[start][end], self.ways.camels[start][end]
        return (min(coins, left[COIN]) + min(camels, left[CAMEL])) / max(1, coins + camels)


def budget_of(outlook: Outlook, left: list[int]) -> float:
    """How much effort can still go into journeys: more of it when the end is near."""
    weights = outlook.worth.weights
    held = left[COIN] * weights.coin + left[CAMEL] * weights.camel
    share = weights.share + (1.0 - weights.share) * (1.0 - outlook.vigour)
    return share * (outlook.dice * 2.4 + held)


def stops(outlook: Outlook, surplus: float) -> tuple[list[int], list[float]]:
    """The places without an own post, and what a post there would bring."""
    state, seat = outlook.state, outlook.seat
    posts = state.posts[seat]
    promise = count_worth(outlook)
    more = promise / count_chance(outlook) - promise if promise else 0.0
    factor = card_factor(outlook, surplus)
    places: list[int] = []
    values: list[float] = []
    for place in outlook.worth.targets:
        if place not in posts:
            places.append(place)
            values.append(more + post_worth(outlook, place, factor))
    add_objectives(outlook, places, values)
    return places, values


def card_factor(outlook: Outlook, surplus: float) -> float:
    """How much of another city card's surplus comes on top of those one has."""
    plenty = outlook.worth.weights.plenty
    more = saturated(surplus + 1.0, plenty) - saturated(surplus, plenty)
    return more * outlook.worth.weights.use * outlook.rounds


def post_worth(outlook: Outlook, place: int, factor: float) -> float:
    """What a post in a place brings by itself: its bonus, its income, its cards or its points."""
    state, box, weights = outlook.state, outlook.match.box, outlook.worth.weights
    kind = box.places[place].kind
    if kind == CAPITAL:
        if NONE not in state.beijing:
            return 0.0
        points = box.beijing_points[state.beijing.index(NONE)]
        return points * weights.beijing + weights.beijing_goods
    if kind == TOWN:
        tile = state.tiles[place]
        if tile == NONE:
            return 0.0
        income = outlook.worth.tiles[tile] * outlook.rounds * weights.income
        return outlook.gain(box.tiles[tile].index) + income
    worth = 0.0
    office = state.offices[place]
    if office != NONE:
        worth = outlook.gain(box.offices[office].index)
    if factor > 0.0:
        for slot in box.atlas.slots[place]:
            worth += factor * future_use(outlook, state.cards[slot])
    return worth


def add_objectives(outlook: Outlook, places: list[int], values: list[float]) -> None:
    """What objectives promise for the places still missing, shared among them.  [V14.2]"""
    box, state, seat = outlook.match.box, outlook.state, outlook.seat
    posts = state.posts[seat]
    named: list[int] = []
    missing = 0
    for index in state.kept[seat]:
        objective = box.objectives[index]
        lacking = 0
        for place in objective.places:
            lacking += place not in posts
            if place not in named:
                named.append(place)
                missing += place not in posts
        if lacking:
            for place in objective.places:
                if place not in posts:
                    values[places.index(place)] += objective.vp / lacking
    if missing:
        points = box.distinct_vp[len(named)] - box.distinct_vp[len(named) - missing]
        for place in named:
            if place not in posts:
                values[places.index(place)] += points / missing

"""Where the figures of a seat may still go, and what posts there would bring."""

from typing import Final

from bactrian.games.voyages.effects import CAMEL, COIN
from bactrian.games.voyages.outlook import Outlook, berth_of
from bactrian.games.voyages.printed import CAPITAL, TOWN
from bactrian.games.voyages.prospects import future_use, posts_left, promise_of, saturated
from bactrian.games.voyages.state import NONE

STOPS: Final = 4
"""Nobody plans further ahead than that."""


def journeys_worth(outlook: Outlook, left: list[int], surplus: float) -> float:
    """The best journeys one after the other: each post against the effort of getting there."""
    travel = outlook.box.travel
    if not outlook.state.figures[outlook.seat] or not (outlook.rounds or outlook.is_open(travel)):
        return 0.0
    number = min(STOPS, posts_left(outlook))
    if number <= 0:
        return 0.0
    tour, weights = Tour(outlook, left, surplus), outlook.worth.weights
    if not tour.plan():
        return 0.0
    total = tour.gain * (weights.plan + (weights.ready - weights.plan) * tour.readiness(left))
    for _ in range(number - 1):
        tour.go_on()
        if not tour.plan():
            break
        total += tour.gain * weights.plan
    return total


class Tour:
    """Where the figures of a seat would go next, and next after that."""

    def __init__(self, outlook: Outlook, left: list[int], surplus: float) -> None:
        self.ways: Final = outlook.worth.ways[outlook.character]
        self.ends: Final = list(outlook.state.figures[outlook.seat])
        self.depart: Final = outlook.worth.departs[outlook.character]
        self.budget: Final = budget_of(outlook, left)
        self.values: Final = outlook.worth.nothing.copy()
        self.places: Final[list[int]] = []
        self.spent = self.effort = self.gain = 0.0
        self.chosen = self.figure = 0
        add_objectives(outlook, self.values)
        self._find_stops(outlook, surplus)

    def _find_stops(self, outlook: Outlook, surplus: float) -> None:
        """The places without an own post where one would bring more than the dice to depart."""
        places, values, depart, held = self.places, self.values, self.depart, outlook.held
        tiles, kinds = outlook.state.tiles, outlook.worth.kinds
        towns = outlook.stage.towns[outlook.rounds]
        more, factor = next_promise(outlook), card_factor(outlook, surplus)
        for place in outlook.worth.targets:
            if held >> place & 1:
                continue
            kind = kinds[place]
            if kind == TOWN:
                tile = tiles[place]
                value = towns[tile] if tile != NONE else 0.0
            elif kind == CAPITAL:
                value = capital_worth(outlook)
            else:
                value = city_worth(outlook, place, factor)
            value += more + values[place]
            if value > depart:
                places.append(place)
                values[place] = value

    def plan(self) -> bool:
        """Choose the stop with the most gain; the further away in effort, the less likely it is."""
        values, depart, spent, budget = self.values, self.depart, self.spent, self.budget
        if spent + depart >= budget:
            return False
        first, second = self.ways.effort[self.ends[0]], self.ways.effort[self.ends[-1]]
        is_alone = len(self.ends) == 1
        best, most = 0.0, likelihood((spent + depart) / budget)
        for place in self.places:
            value = values[place]
            if value * most - depart <= best:
                continue
            near = first[place]
            way = depart + (near if is_alone else min(near, second[place]))
            gain = value * likelihood((spent + way) / budget) - way
            if gain > best:
                best = gain
                self.chosen, self.effort = place, way
        self.gain = best
        self.figure = 0 if is_alone or first[self.chosen] <= second[self.chosen] else 1
        return best > 0.0

    def go_on(self) -> None:
        """The figure stands there now."""
        self.spent += self.effort
        self.ends[self.figure] = self.chosen
        self.values[self.chosen] = 0.0

    def readiness(self, left: list[int]) -> float:
        """Which part of the coins and camels for the way is there."""
        start, end = self.ends[self.figure], self.chosen
        coins, camels = self.ways.coins[start][end], self.ways.camels[start][end]
        return (min(coins, left[COIN]) + min(camels, left[CAMEL])) / max(1, coins + camels)


def likelihood(part: float) -> float:
    """How likely a stop is that takes a part of the budget."""
    return min(1.0, 1.5 * (1.0 - part * part))


def budget_of(outlook: Outlook, left: list[int]) -> float:
    """How much effort can still go into journeys: more of it when the end is near."""
    weights = outlook.worth.weights
    held = left[COIN] * weights.coin + left[CAMEL] * weights.camel
    share = weights.share + (1.0 - weights.share) * (1.0 - outlook.stage.vigour)
    return share * (outlook.dice * 2.4 + held)


def next_promise(outlook: Outlook) -> float:
    """What one more post adds to the chance of the points for the last ones.  [V9.2]"""
    promise = promise_of(outlook)
    return promise / outlook.stage.chance - promise if promise else 0.0


def card_factor(outlook: Outlook, surplus: float) -> float:
    """How much of another city card's surplus comes on top of those one has."""
    plenty = outlook.worth.weights.plenty
    more = saturated(surplus + 1.0, plenty) - saturated(surplus, plenty)
    return more * outlook.worth.weights.use * outlook.rounds


def capital_worth(outlook: Outlook) -> float:
    """What a post in Beijing brings: the points of the first free space, and those for goods."""
    weights = outlook.worth.weights
    berth = berth_of(outlook.state, NONE)
    if berth == NONE:
        return 0.0
    return outlook.box.beijing_points[berth] * weights.beijing + weights.beijing_goods


def city_worth(outlook: Outlook, place: int, factor: float) -> float:
    """What a post in a city brings: its office, and its cards in the rounds to come."""
    state = outlook.state
    worth = 0.0
    office = state.offices[place]
    if office != NONE:
        worth = outlook.stage.offices[office]
    if factor > 0.0:
        cards = state.cards
        for slot in outlook.box.atlas.slots[place]:
            worth += factor * future_use(outlook, cards[slot])
    return worth


def add_objectives(outlook: Outlook, values: list[float]) -> None:
    """What objectives promise for the places still missing, shared among them.  [V14.2]"""
    box, held = outlook.box, outlook.held
    named: list[int] = []
    seen = missing = 0
    for index in outlook.state.kept[outlook.seat]:
        objective = box.objectives[index]
        lacking = 0
        for place in objective.places:
            lacks = 1 - (held >> place & 1)
            lacking += lacks
            if not seen >> place & 1:
                seen |= 1 << place
                named.append(place)
                missing += lacks
        if lacking:
            share_out(objective.vp / lacking, objective.places, held, values)
    if missing:
        points = box.distinct_vp[len(named)] - box.distinct_vp[len(named) - missing]
        for place in named:
            if not held >> place & 1:
                values[place] += points / missing


def share_out(points: float, places: tuple[int, ...], held: int, values: list[float]) -> None:
    """Every place without an own post is worth so much more."""
    for place in places:
        if not held >> place & 1:
            values[place] += points

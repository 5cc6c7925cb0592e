"""What may still come of cards, tokens, links and treasuries before the end.  [S5-S7, S9.2]"""

from typing import Final

from bactrian.games.samarkand.reaching import Reaches
from bactrian.games.samarkand.scoring import card_worth
from bactrian.games.samarkand.state import NOBODY, Table
from bactrian.games.samarkand.tempo import planned
from bactrian.games.samarkand.ways import FAR

EFFORT: Final = [1.0, 1.0, 3.6, 6.5, 12.0]
"""How hard it is to get a camel so many steps away, measured by the first step."""

OWN: Final = 1.5
"""How hard a seat tries, in each of its turns, to get its camels to its goods."""

OTHERS: Final = 0.35
"""How hard the members of a family try, by the way, to get to somebody else's goods."""

JOINING: Final = 0.3
"""The share of a family's reach that counts for whoever has yet to marry into it."""

MEETING: Final = 0.5
"""How hard the members of two families try to link them."""

FIRST: Final = 0.55
"""The chance that the link tiles go to the member whose turn comes first."""

TOKEN: Final = 0.42
"""The share of the tokens within reach that somebody takes the time to fetch."""

BLOCKED: Final = 0.5
"""The chance that another family's camel on a good takes the place of one's own."""

PACE: Final = 12.0
"""The points a turn can bring at most, however many goods are within reach."""

TREASURY: Final = 0.25
"""What a dirham of a family's treasury brings each of its members by a second camel."""

FORESEEN: Final = 3.0
"""So many turns of a seat are planned for with what it has; later ones bring something new."""

UNSEEN: Final = 2.8
"""What each later turn brings, by cards still to be drawn and families still to be joined."""


class Prospects:
    """What every seat may still expect at one moment of a match."""

    def __init__(self, match: Table, reaches: Reaches, left: float, turns: list[float]) -> None:
        self.match = match
        self.ways = reaches.ways
        self.links = reaches.links
        self.members = reaches.members
        self.turns = turns
        self.own = [chances(OWN * own) for own in turns]
        self.join = [chances(OWN * max(0.0, own - 1.0)) for own in turns]
        each = planned(left / match.seats)
        self.come = chances(OTHERS * each)
        self.meet = chances(MEETING * each)
        self.work = [0.0] * match.seats  # points that a seat's own turns would have to bring

    def add_goods(self, points: list[float], on_sale: int) -> None:
        """Add what cards are worth and may become, and tokens within reach; some are on sale."""
        match, state, price = self.match, self.match.state, self.match.box.sale_price
        goods = Goods(match)
        for family in range(len(self.members)):
            self._look_out(family, goods)
        for card, holder in enumerate(state.holders):
            if state.takers[card] == NOBODY:
                self._share_token(goods.nearest[card])
            if holder == NOBODY:
                continue
            now = float(card_worth(match, holder, card))
            later = goods.later(match, card)
            if on_sale >> card & 1 and now + later < price:
                points[holder] += price
            else:
                points[holder] += now
                self.work[holder] += later
        for seat, turns in enumerate(self.turns):
            most = PACE * turns
            if most > 0.0:
                points[seat] += self.work[seat] * most / (self.work[seat] + most)

    def _look_out(self, family: int, goods: "Goods") -> None:
        """Note what a family may still do for the goods within its reach.  [S5.2]"""
        state, box = self.match.state, self.match.box
        ways, members = self.ways[family], self.members[family]
        joinable = state.tiles[family] > 0
        price = box.prices[family]
        for card in ways.cards:
            steps = ways.steps[box.space_of[card]]
            if state.takers[card] == NOBODY:
                nearest = goods.nearest[card]
                for seat in members:
                    if steps < nearest[seat]:
                        nearest[seat] = steps
            holder = state.holders[card]
            if holder == NOBODY:
                continue
            if state.owned[holder][family]:
                goods.add_chance(card, self.own[holder][steps])
                continue
            if joinable and state.cash[holder] >= price:
                goods.add_chance(card, JOINING * self.join[holder][steps])
            if members:
                goods.alone[card] *= 1.0 - self.come[steps]

    def _share_token(self, nearest: list[int]) -> None:
        """A token nobody has taken yet is shared by all who can get there.  [S6.1]"""
        rivals = 0
        for steps in nearest:
            if steps < FAR:
                rivals += 1
        if rivals:
            share = TOKEN * self.match.box.token_points / rivals
            for seat, steps in enumerate(nearest):
                if steps < FAR:
                    self.work[seat] += share * self.own[seat][steps]

    def add_links(self, points: list[float]) -> None:
        """Add what links still to be made may bring to each seat.  [S7.3, S7.4]"""
        box, linked = self.match.box, self.match.state.linked
        met = [0.0] * len(self.links)  # links that others may make with each family
        for family, links in enumerate(self.links):
            members = self.members[family]
            if not members:
                continue
            made = 0.0
            for other, steps in enumerate(links):
                if steps < FAR and not linked[family] >> other & 1:
                    chance = self.meet[steps]
                    if self.members[other]:
                        chance *= 0.5  # the other family may be the one that comes
                    made += chance
                    met[other] += chance
            tiles = made * 2 * box.link_points
            last = len(members) - 1
            for place, seat in enumerate(members):
                share = tiles * FIRST if place < last else tiles
                points[seat] += made * box.premium_active + share
                tiles -= share
        for family, members in enumerate(self.members):
            for seat in members:
                points[seat] += met[family] * box.premium_passive

    def add_treasuries(self, points: list[float]) -> None:
        """Add what the money of a family brings its members, a camel each turn.  [S5.4]"""
        state = self.match.state
        for family, members in enumerate(self.members):
            camels = float(min(state.treasuries[family], state.stocks[family]))
            for seat in members:
                points[seat] += TREASURY * min(camels, self.turns[seat])

    def add_unseen(self, points: list[float]) -> None:
        """Add what the turns bring for which nobody can plan yet."""
        for seat, turns in enumerate(self.turns):
            points[seat] += UNSEEN * max(0.0, turns - FORESEEN)


class Goods:
    """How near everybody is to the goods, and how likely camels get there in time."""

    def __init__(self, match: Table) -> None:
        cards = len(match.box.space_of)
        self.nearest = [[FAR] * match.seats for _ in range(cards)]  # steps of each seat
        self.first = [0.0] * cards  # the best chance that the holder of a card gets a camel there
        self.second = [0.0] * cards  # the next best, with another family
        self.alone = [1.0] * cards  # the chance that nobody else does

    def add_chance(self, card: int, chance: float) -> None:
        """The holder of a card has one more family that may get there."""
        if chance > self.first[card]:
            self.second[card] = self.first[card]
            self.first[card] = chance
        elif chance > self.second[card]:
            self.second[card] = chance

    def later(self, match: Table, card: int) -> float:
        """Points a card may still gain: by camels of one's own, of others, or by its sale."""
        box = match.box
        standing = len(match.state.camels[box.space_of[card]])
        if standing >= box.camels_per_space:
            return 0.0
        first, second, others = self.first[card], self.second[card], 1.0 - self.alone[card]
        if standing:
            gain = first * (1.0 - BLOCKED * others) * box.own_camel_points
            return gain + (1.0 - first) * others * box.foreign_camel_points
        gain = first * (1.0 + second * (1.0 - BLOCKED * others)) * box.own_camel_points
        return gain + (1.0 - first) * others * box.sale_price


def chances(pull: float) -> list[float]:
    """How sure it is to get somewhere in time, by the number of camels it takes."""
    found = [0.0] * (FAR + 1)
    for steps in range(1, FAR):
        found[steps] = pull / (pull + EFFORT[steps])
    return found

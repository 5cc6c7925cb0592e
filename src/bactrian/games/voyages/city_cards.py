"""City cards: trades, exchanges, and rewards by what one has.  [V10]"""

from bactrian.games.voyages.access import own_tiles
from bactrian.games.voyages.effects import Effect
from bactrian.games.voyages.payment import PayGoods
from bactrian.games.voyages.printed import (
    BY_DIE,
    EXCHANGE,
    PER_CONTRACT,
    PER_PIP,
    PER_POST,
    TRADE,
    CityCard,
)
from bactrian.games.voyages.refusals import why_not_times
from bactrian.games.voyages.rewards import Collect, collect
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.supply import affordable, can_pay, can_pay_both, pay_plain
from bactrian.kernel.message import Args, Message, Reason
from bactrian.kernel.pending import Decision, Price


def use_card(match: Table, seat: int, slot: int, value: int) -> None:
    """What a card does for a die of that value.  [V10.3-V10.8]"""
    index = match.state.cards[slot]
    card = match.box.cards[index]
    if card.kind == TRADE:
        match.then(ChooseTimes(seat, index, value, 0))
    elif card.kind == EXCHANGE and card.one_direction:
        match.then(ChooseDirection(seat, index, value))
    elif card.kind == EXCHANGE:
        match.then(ChooseFirst(seat, index, value))
    elif card.kind == BY_DIE:
        collect(match, seat, (card.rewards[value - 1].index,))
    else:
        held = {
            PER_CONTRACT: len(match.state.done[seat]),
            PER_POST: len(match.state.posts[seat]),
            PER_PIP: value,
        }
        collect(match, seat, (card.rewards[0].index,), min(value, held[card.kind]))


def most_times(match: Table, seat: int, card: CityCard, value: int, direction: int) -> int:
    """How often a trade can be made: by the die, the material and the towns.  [V10.3, V10.8]"""
    times = min(value, affordable(match.state, seat, card.costs[direction]))
    if card.rewards[direction].own_town:
        times = min(times, len(own_tiles(match, seat)))
    return times


def hand_in(match: Table, seat: int, card: CityCard, times: tuple[int, int]) -> None:
    """Pay everything first, then take everything.  [V10.3, V10.4, R03]"""
    singles = pairs = 0
    rewards = []
    for direction, cost in enumerate(card.costs):
        number = times[direction]
        if number:
            pay_plain(match, seat, cost, number)
            singles += cost.good * number
            pairs += cost.pair * number
            rewards.append(Collect(seat, (card.rewards[direction].index,), number))
    if singles or pairs:
        match.then(PayGoods(seat, singles, pairs), *rewards)
    else:
        match.then(*rewards)


def costs_of(cost: Effect, times: int) -> Price:
    """A cost as a price; goods of choice are called goods."""
    goods = cost.good + 2 * cost.pair
    price = [(word, n * times) for word, n in cost.amounts.items() if "good" not in word]
    if goods:
        price.append(("good", goods * times))
    return tuple(price)


class ChooseDirection(Decision):
    """Which way for the whole use?  [V10.4]"""

    __match_args__ = ("seat", "card", "value")
    forced = True

    def __init__(self, seat: int, card: int, value: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value

    def options(self, match: Table) -> list[int]:
        """Those that can be paid."""
        costs = match.box.cards[self.card].costs
        return [
            match.box.codes.direction + direction
            for direction, cost in enumerate(costs)
            if can_pay(match.state, self.seat, cost)
        ]

    def resolve(self, match: Table, action: int) -> None:
        """Then how often."""
        direction = action - match.box.codes.direction
        match.then(ChooseTimes(self.seat, self.card, self.value, direction))

    def question(self, match: Table) -> Message:
        """Which way?"""
        return Message("ask-direction", card_args(match, self.card))

    def label(self, match: Table, action: int) -> Message:
        """A direction is called by what it does."""
        return Message("do-direction", way_args(match, self.card, direction_of(match, action)))

    def price(self, match: Table, action: int) -> Price:
        """What it costs once."""
        return costs_of(match.box.cards[self.card].costs[direction_of(match, action)], 1)


def direction_of(match: Table, action: int) -> int:
    """The direction an action names."""
    return action - match.box.codes.direction


def card_args(match: Table, card: int) -> Args:
    """Which card."""
    return {"card": f"card:{match.box.card_ids[card]}"}


def way_args(match: Table, card: int, direction: int) -> Args:
    """Which way of a card."""
    return {"way": f"way:{match.box.card_ids[card]}-{direction + 1}"}


class ChooseTimes(Decision):
    """How often?  [V10.3, V10.4]"""

    __match_args__ = ("seat", "card", "value", "direction")
    forced = True

    def __init__(self, seat: int, card: int, value: int, direction: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value
        self.direction = direction

    def options(self, match: Table) -> list[int]:
        """At least once.  [V5.7]"""
        card, first = match.box.cards[self.card], match.box.codes.times
        most = most_times(match, self.seat, card, self.value, self.direction)
        return list(range(first + 1, first + most + 1))

    def resolve(self, match: Table, action: int) -> None:
        """Pay, then take."""
        number = action - match.box.codes.times
        times = (number, 0) if self.direction == 0 else (0, number)
        hand_in(match, self.seat, match.box.cards[self.card], times)

    def question(self, match: Table) -> Message:
        """How often which way?"""
        return Message("ask-times", way_args(match, self.card, self.direction))

    def price(self, match: Table, action: int) -> Price:
        """What it costs so often."""
        cost = match.box.cards[self.card].costs[self.direction]
        return costs_of(cost, action - match.box.codes.times)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """More than the die, the material or the towns allow."""
        card = match.box.cards[self.card]
        most = most_times(match, self.seat, card, self.value, self.direction)
        return why_not_times(self.value, most, target)


class ChooseFirst(Decision):
    """How often the first way, where each repetition is free to go either way?  [V10.4, R03]"""

    __match_args__ = ("seat", "card", "value")
    forced = True

    def __init__(self, seat: int, card: int, value: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value

    def options(self, match: Table) -> list[int]:
        """None only if the other way can be paid."""
        card = match.box.cards[self.card]
        most = most_times(match, self.seat, card, self.value, 0)
        least = 0 if can_pay(match.state, self.seat, card.costs[1]) else 1
        first = match.box.codes.times
        return list(range(first + least, first + most + 1))

    def resolve(self, match: Table, action: int) -> None:
        """Then how often the second way."""
        number = action - match.box.codes.times
        match.then(ChooseSecond(self.seat, self.card, self.value, number))

    def question(self, match: Table) -> Message:
        """How often?"""
        return Message("ask-times", way_args(match, self.card, 0))

    def price(self, match: Table, action: int) -> Price:
        """What it costs so often."""
        return costs_of(match.box.cards[self.card].costs[0], action - match.box.codes.times)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """More than the die or the material allows."""
        most = most_times(match, self.seat, match.box.cards[self.card], self.value, 0)
        return why_not_times(self.value, most, target)


class ChooseSecond(Decision):
    """And how often the second way?  Nothing received can be paid again.  [V10.4, R03]"""

    __match_args__ = ("seat", "card", "value", "first")
    forced = True

    def __init__(self, seat: int, card: int, value: int, first: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value
        self.first = first

    def options(self, match: Table) -> list[int]:
        """As often as the die is left and both can be paid together."""
        one, other = match.box.cards[self.card].costs
        code = match.box.codes.times
        return [
            code + more
            for more in range(self.value - self.first + 1)
            if self.first + more
            and can_pay_both(match.state, self.seat, one, self.first, other, more)
        ]

    def resolve(self, match: Table, action: int) -> None:
        """Pay both ways, then take both."""
        more = action - match.box.codes.times
        hand_in(match, self.seat, match.box.cards[self.card], (self.first, more))

    def question(self, match: Table) -> Message:
        """How often?"""
        return Message("ask-times", way_args(match, self.card, 1))

    def price(self, match: Table, action: int) -> Price:
        """What it costs so often."""
        return costs_of(match.box.cards[self.card].costs[1], action - match.box.codes.times)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """More than the die or the material allows."""
        most = max(self.options(match)) - match.box.codes.times
        return why_not_times(self.value, most, target)

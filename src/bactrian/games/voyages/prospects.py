"""What the goods, contracts and posts of a seat may still bring."""

from bactrian.games.voyages.effects import COIN, KINDS, PEPPER
from bactrian.games.voyages.outlook import Outlook
from bactrian.games.voyages.printed import BY_DIE, EXCHANGE, PER_CONTRACT, PER_POST, TRADE
from bactrian.games.voyages.state import NONE
from bactrian.games.voyages.supply import affordable
from bactrian.games.voyages.worth import USUAL_DIE, VARIES


def contracts_worth(outlook: Outlook, left: list[int]) -> float:
    """Contracts by what they bring and what they lack; what they take is taken from *left*."""
    active = outlook.state.active[outlook.seat]
    if not active:
        return 0.0
    reach = outlook.worth.weights.reach * outlook.dice
    tile = active[0]
    lack = lack_of(outlook, tile, left)
    if len(active) == 1:
        return pursue(outlook, tile, left, lack, reach)
    later = active[1]
    more = lack_of(outlook, later, left)
    if more < lack:
        tile, later, lack, more = later, tile, more, lack
    total = pursue(outlook, tile, left, lack, reach)
    if total != 0.0:
        more = lack_of(outlook, later, left)
    return total + pursue(outlook, later, left, more, reach - lack)


def lack_of(outlook: Outlook, tile: int, left: list[int]) -> float:
    """The effort of gathering what is missing for a contract."""
    need, effort = outlook.worth.needs[tile], outlook.effort
    amounts = need.amounts
    lack = 0.0
    for index, kind in enumerate(need.kinds):
        missing = amounts[index] - left[kind]
        if missing > 0:
            lack += missing * effort[kind]
    return lack


def pursue(outlook: Outlook, tile: int, left: list[int], lack: float, reach: float) -> float:
    """What a contract brings if it is worth while; what it takes is taken from *left*."""
    weights = outlook.worth.weights
    if lack == 0.0:
        open_still = outlook.dice > 0 or outlook.state.turn == outlook.seat
        chance = weights.sure if open_still else 0.0
    elif lack < reach:
        chance = weights.sure * (1.0 - lack / reach)
    else:
        return 0.0
    need, prices = outlook.worth.needs[tile], outlook.prices
    amounts = need.amounts
    held = 0.0
    for index, kind in enumerate(need.kinds):
        held += min(amounts[index], left[kind]) * prices[kind]
    reward = outlook.stage.contracts[tile]
    value = chance * (reward - lack) + (1.0 - chance) * weights.salvage * held
    if value <= held:
        return 0.0
    for index, kind in enumerate(need.kinds):
        left[kind] = max(0, left[kind] - amounts[index])
    return value


def supply_worth(outlook: Outlook, left: list[int]) -> float:
    """Resources by what they buy; of very many only half find a use, the rest counts at the end."""
    enough, prices = outlook.worth.enough, outlook.prices
    total = 0.0
    for kind in range(KINDS):
        amount, most, price = left[kind], enough[kind], prices[kind]
        if amount <= most:
            total += amount * price
        else:
            total += most * price + (amount - most) * (price + last_price(outlook, kind)) / 2.0
    return total


def last_price(outlook: Outlook, kind: int) -> float:
    """What a resource is worth at the very end; goods count with a post in Beijing.  [V14.1]"""
    if kind >= PEPPER:
        return 0.0 if outlook.berth == NONE else outlook.worth.weights.last_good
    return outlook.worth.last_prices[kind]


def future_use(outlook: Outlook, card: int) -> float:
    """What a city card brings in a round to come, beyond the worth of the die."""
    worth, state, seat = outlook.worth, outlook.state, outlook.seat
    use = worth.uses[card]
    if use != VARIES:
        return use
    kind = outlook.box.cards[card].kind
    if kind == PER_CONTRACT:
        value = min(USUAL_DIE, len(state.done[seat]) + 1) * worth.units[card]
    elif kind == PER_POST:
        value = min(USUAL_DIE, len(state.posts[seat]) + 1) * worth.units[card]
    else:
        value = town_uses(outlook, kind == TRADE)
    return max(0.0, value - worth.weights.die)


def town_uses(outlook: Outlook, is_trade: bool) -> float:
    """A card that pays own towns once more; by the die it is mostly one of them.  [V10.8]"""
    if is_trade:
        return outlook.income - outlook.towns * outlook.prices[COIN]
    return outlook.best_town * 1.3


def use_now(outlook: Outlook, card: int, face: int) -> float:
    """What a city card brings with a die in the pool and what is there to pay, less the die."""
    state, seat, stage = outlook.state, outlook.seat, outlook.stage
    printed = outlook.box.cards[card]
    kind, reward = printed.kind, printed.rewards[0]
    if reward.own_town:
        value = town_uses(outlook, kind == TRADE)
    elif kind in (TRADE, EXCHANGE):
        value = 0.0
        trades = stage.trades[card]
        for way, cost in enumerate(printed.costs):
            net = trades[way]
            if net > 0.0:
                value = max(value, net * min(face, affordable(state, seat, cost)))
    elif kind == PER_CONTRACT:
        value = min(face, len(state.done[seat])) * stage.gains[reward.index]
    elif kind == PER_POST:
        value = min(face, len(state.posts[seat])) * stage.gains[reward.index]
    elif kind == BY_DIE:
        value = stage.gains[printed.rewards[face - 1].index]
    else:
        value = face * stage.gains[reward.index]
    return value - stage.faces[face]


def surplus_of(outlook: Outlook) -> float:
    """What all city cards with own posts bring in a round to come."""
    state, slots = outlook.state, outlook.box.atlas.slots
    surplus = 0.0
    if outlook.rounds:
        cards = state.cards
        for place in state.posts[outlook.seat]:
            for slot in slots[place]:
                surplus += future_use(outlook, cards[slot])
    return surplus


def posts_worth(outlook: Outlook, surplus: float) -> float:
    """What posts still earn: towns and cards in the rounds to come, open cards in this one."""
    weights, rounds = outlook.worth.weights, outlook.rounds
    total = outlook.income * rounds * weights.income
    total += rounds * weights.use * saturated(surplus, weights.plenty)
    face = outlook.best_face()
    return total + weights.soon * open_cards(outlook, face) if face else total


def open_cards(outlook: Outlook, face: int) -> float:
    """The best city card that is open now, and half of the second if there is a die for it."""
    state, box = outlook.state, outlook.box
    slots, laid, cards = box.atlas.slots, state.laid, state.cards
    best = second = 0.0
    for place in state.posts[outlook.seat]:
        for slot in slots[place]:
            if not laid[box.first_slot + slot]:
                now = use_now(outlook, cards[slot], face)
                if now > best:
                    best, second = now, best
                elif now > second:
                    second = now
    return best if outlook.pool < 2 else best + second / 2.0


def saturated(surplus: float, plenty: float) -> float:
    """City cards of a round compete for the same dice."""
    return surplus * plenty / (plenty + surplus) if surplus else 0.0


def promise_of(outlook: Outlook) -> float:
    """The chance of the points for the eighth, ninth and Wilhelm's eleventh post.  [V9.2]"""
    promises = outlook.stage.promises[outlook.character]
    number = len(outlook.state.posts[outlook.seat])
    return promises[number] if number < len(promises) else 0.0


def posts_left(outlook: Outlook) -> int:
    """How many posts are still to be placed."""
    posts = outlook.state.posts[outlook.seat]
    return outlook.worth.posts[outlook.character] - len(posts)

"""What the goods, contracts and posts of a seat may still bring."""

from bactrian.games.voyages.effects import COIN, KINDS, PEPPER
from bactrian.games.voyages.outlook import Outlook
from bactrian.games.voyages.posts import posts_in_all
from bactrian.games.voyages.printed import BY_DIE, EXCHANGE, PER_CONTRACT, PER_POST, TRADE
from bactrian.games.voyages.supply import affordable
from bactrian.games.voyages.worth import USUAL_DIE


def contracts_worth(outlook: Outlook, left: list[int]) -> float:
    """Contracts by what they bring and what they lack; what they take is taken from *left*."""
    active = outlook.state.active[outlook.seat]
    reach = outlook.worth.weights.reach * outlook.dice
    total = 0.0
    if len(active) == 2 and lack_of(outlook, active[1], left) < lack_of(outlook, active[0], left):
        active = (active[1], active[0])
    for tile in active:
        lack = lack_of(outlook, tile, left)
        total += pursue(outlook, tile, left, lack, reach)
        reach -= lack
    return total


def lack_of(outlook: Outlook, tile: int, left: list[int]) -> float:
    """The effort of gathering what is missing for a contract."""
    need, effort = outlook.worth.needs[tile], outlook.effort
    lack = 0.0
    for kind in range(1, KINDS):
        if need[kind] > left[kind]:
            lack += (need[kind] - left[kind]) * effort[kind]
    return lack


def pursue(outlook: Outlook, tile: int, left: list[int], lack: float, reach: float) -> float:
    """What a contract brings if it is worth while; what it takes is taken from *left*."""
    weights, state = outlook.worth.weights, outlook.state
    if lack == 0.0:
        open_still = outlook.dice > 0 or state.turn == outlook.seat
        chance = weights.sure if open_still else 0.0
    elif lack < reach:
        chance = weights.sure * (1.0 - lack / reach)
    else:
        return 0.0
    need = outlook.worth.needs[tile]
    held = 0.0
    for kind in range(1, KINDS):
        held += min(need[kind], left[kind]) * outlook.prices[kind]
    reward = outlook.gain(outlook.match.box.contracts[tile].reward.index)
    reward += outlook.vigour * weights.fame
    value = chance * (reward - lack) + (1.0 - chance) * weights.salvage * held
    if value <= held:
        return 0.0
    for kind in range(1, KINDS):
        left[kind] = max(0, left[kind] - need[kind])
    return value


def supply_worth(outlook: Outlook, left: list[int]) -> float:
    """Resources by what they buy; of very many only half find a use, the rest counts at the end."""
    total = 0.0
    for kind in range(KINDS):
        amount, enough = left[kind], outlook.worth.enough[kind]
        price = outlook.prices[kind]
        if amount <= enough:
            total += amount * price
        else:
            last = outlook.worth.last_prices[COIN] if kind == COIN else 0.0
            last = outlook.last_good if kind >= PEPPER else last
            total += enough * price + (amount - enough) * (price + last) / 2.0
    return total


def future_use(outlook: Outlook, card: int) -> float:
    """What a city card brings in a round to come, beyond the worth of the die."""
    worth, state, seat = outlook.worth, outlook.state, outlook.seat
    if not worth.varies[card]:
        return worth.uses[card]
    printed = outlook.match.box.cards[card]
    if printed.kind == PER_CONTRACT:
        value = min(USUAL_DIE, len(state.done[seat]) + 1) * worth.units[card]
    elif printed.kind == PER_POST:
        value = min(USUAL_DIE, len(state.posts[seat]) + 1) * worth.units[card]
    else:
        value = town_uses(outlook, printed.kind == TRADE)
    return max(0.0, value - worth.weights.die)


def town_uses(outlook: Outlook, is_trade: bool) -> float:
    """A card that pays own towns once more; by the die it is mostly one of them.  [V10.8]"""
    if not outlook.towns:
        return 0.0
    if is_trade:
        return sum(outlook.towns) - len(outlook.towns) * outlook.prices[COIN]
    return max(outlook.towns) * 1.3


def use_now(outlook: Outlook, card: int, face: int) -> float:
    """What a city card brings with a die in the pool and what is there to pay, less the die."""
    worth, state, seat = outlook.worth, outlook.state, outlook.seat
    printed = outlook.match.box.cards[card]
    kind, gain = printed.kind, outlook.gain(printed.rewards[0].index)
    if printed.rewards[0].own_town:
        value = town_uses(outlook, kind == TRADE)
    elif kind in (TRADE, EXCHANGE):
        value = 0.0
        for way, cost in enumerate(printed.costs):
            late = worth.last_card_costs[card][way]
            price = late + outlook.vigour * (worth.card_costs[card][way] - late)
            net = outlook.gain(printed.rewards[way].index) - price
            if net > 0.0:
                value = max(value, net * min(face, affordable(state, seat, cost)))
    elif kind == PER_CONTRACT:
        value = min(face, len(state.done[seat])) * gain
    elif kind == PER_POST:
        value = min(face, len(state.posts[seat])) * gain
    elif kind == BY_DIE:
        value = outlook.gain(printed.rewards[face - 1].index)
    else:
        value = face * gain
    return value - outlook.die(face)


def surplus_of(outlook: Outlook) -> float:
    """What all city cards with own posts bring in a round to come."""
    state, slots = outlook.state, outlook.match.box.atlas.slots
    surplus = 0.0
    if outlook.rounds:
        for place in state.posts[outlook.seat]:
            for slot in slots[place]:
                surplus += future_use(outlook, state.cards[slot])
    return surplus


def posts_worth(outlook: Outlook, surplus: float) -> float:
    """What posts still earn: towns and cards in the rounds to come, open cards in this one."""
    state, box, weights = outlook.state, outlook.match.box, outlook.worth.weights
    total = sum(outlook.towns) * outlook.rounds * weights.income
    face = outlook.best_face()
    best = second = 0.0
    for place in state.posts[outlook.seat]:
        for slot in box.atlas.slots[place]:
            card = state.cards[slot]
            if face and not state.laid[box.first_slot + slot]:
                now = use_now(outlook, card, face)
                if now > best:
                    best, second = now, best
                elif now > second:
                    second = now
    if outlook.pool < 2:
        second = 0.0
    total += outlook.rounds * weights.use * saturated(surplus, weights.plenty)
    return total + weights.soon * (best + second / 2.0)


def saturated(surplus: float, plenty: float) -> float:
    """City cards of a round compete for the same dice."""
    return surplus * plenty / (plenty + surplus) if surplus else 0.0


def count_chance(outlook: Outlook) -> float:
    """How likely one more post is."""
    return outlook.worth.weights.count * min(1.0, outlook.dice / 10.0)


def count_worth(outlook: Outlook) -> float:
    """The chance of the points for the eighth, ninth and Wilhelm's eleventh post.  [V9.2]"""
    points = outlook.worth.post_points[outlook.state.characters[outlook.seat]]
    each = chance = count_chance(outlook)
    total = 0.0
    for number in range(len(outlook.state.posts[outlook.seat]) + 1, len(points)):
        total += points[number] * chance
        chance *= each
    return total


def posts_left(outlook: Outlook) -> int:
    """How many posts are still to be placed."""
    if outlook.character is None:
        return outlook.match.box.posts
    return posts_in_all(outlook.match, outlook.seat) - len(outlook.state.posts[outlook.seat])

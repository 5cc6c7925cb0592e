"""What a position is worth: the points every seat may expect at the end."""

from math import exp, sqrt

from bactrian.games.voyages.journeys import journeys_worth
from bactrian.games.voyages.outlook import Outlook
from bactrian.games.voyages.prospects import (
    contracts_worth,
    count_worth,
    posts_worth,
    supply_worth,
    surplus_of,
)
from bactrian.games.voyages.scoring import at_the_end, beijing, earned, objectives
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.worth import Worth


def appraise(worth: Worth, match: Table) -> list[float]:
    """The points every seat may expect at the end; exactly its points once the match is over."""
    seats = range(match.seats)
    if match.state.ended:
        return [float(sum(earned(match, seat)) + sum(at_the_end(match, seat))) for seat in seats]
    return [seat_worth(worth, match, seat) + most_contracts(worth, match, seat) for seat in seats]


def seat_worth(worth: Worth, match: Table, seat: int) -> float:
    """Points taken, points that lie on the map, and what can still come of everything else."""
    outlook = Outlook(worth, match, seat)
    left = outlook.supply()
    surplus = surplus_of(outlook)
    total = float(sum(earned(match, seat)) + beijing(match, seat) + objectives(match, seat))
    total += contracts_worth(outlook, left) + supply_worth(outlook, left) + outlook.dice_worth()
    total += posts_worth(outlook, surplus) + count_worth(outlook)
    total += journeys_worth(outlook, left, surplus) + power_worth(outlook)
    if match.state.traveller == seat and outlook.rounds:
        total += worth.weights.lead
    return total


def power_worth(outlook: Outlook) -> float:
    """What a character still brings that nothing else counts.  [V15]"""
    one, weights = outlook.character, outlook.worth.weights
    if one is None:
        return 0.0
    a_round = 0.0
    if one.reward is not None:
        a_round += outlook.worth.gains[one.reward.index]
    if one.sets_dice:
        a_round += weights.sets_dice
    if one.free_occupied:
        a_round += weights.free_occupied
    if one.watch:
        a_round += weights.watch
    return a_round * outlook.rounds


def most_contracts(worth: Worth, match: Table, seat: int) -> float:
    """The chance of having completed the most contracts, by the lead and the time left.  [V14.1]"""
    state, weights = match.state, worth.weights
    own = best = 0.0
    for other in range(match.seats):
        number = len(state.done[other]) + weights.active * len(state.active[other])
        if other == seat:
            own = number
        else:
            best = max(best, number)
    left = match.box.rounds - state.round + len(state.pool[seat]) / 6.0
    lead = own - best + weights.ties
    return match.box.most_contracts / (1.0 + exp(-weights.slope * lead / (0.3 + left)))


def doubt(match: Table) -> float:
    """By how many points the difference of two seats may come out otherwise."""
    state = match.state
    if state.ended:
        return 0.0
    dice = 0
    for pool in state.pool:
        dice += len(pool)
    left = match.box.rounds - state.round + dice / (5.0 * match.seats)
    return 1.5 + 6.5 * sqrt(left)

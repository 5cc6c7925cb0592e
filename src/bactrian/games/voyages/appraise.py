"""What a position is worth: the points every seat may expect at the end."""

from math import exp, sqrt

from bactrian.games.voyages.journeys import journeys_worth
from bactrian.games.voyages.outlook import Outlook
from bactrian.games.voyages.prospects import (
    contracts_worth,
    posts_worth,
    promise_of,
    supply_worth,
    surplus_of,
)
from bactrian.games.voyages.scoring import at_the_end, beijing, earned, objectives
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.worth import Worth


def appraise(worth: Worth, match: Table) -> list[float]:
    """The points every seat may expect at the end; exactly its points once the match is over."""
    if match.state.ended:
        return [
            float(sum(earned(match, seat)) + sum(at_the_end(match, seat)))
            for seat in range(match.seats)
        ]
    found: list[float] = []
    numbers = [contracts_of(worth, match, seat) for seat in range(match.seats)]
    for seat in range(match.seats):
        total = seat_worth(Outlook(worth, match, seat))
        found.append(total + most_contracts(worth, match, seat, numbers))
    return found


def seat_worth(outlook: Outlook) -> float:
    """Points taken, points that lie on the map, and what can still come of everything else."""
    left = outlook.supply()
    surplus = surplus_of(outlook)
    match, seat = outlook.match, outlook.seat
    total = float(sum(earned(match, seat)) + beijing(match, seat) + objectives(match, seat))
    total += contracts_worth(outlook, left) + supply_worth(outlook, left) + outlook.dice_worth()
    total += posts_worth(outlook, surplus) + promise_of(outlook)
    total += journeys_worth(outlook, left, surplus)
    total += outlook.worth.powers[outlook.character] * outlook.rounds
    if outlook.state.traveller == seat and outlook.rounds:
        total += outlook.worth.weights.lead
    return total


def contracts_of(worth: Worth, match: Table, seat: int) -> float:
    """How many contracts a seat has completed; those that it has not yet count in part."""
    state = match.state
    return len(state.done[seat]) + worth.weights.active * len(state.active[seat])


def most_contracts(worth: Worth, match: Table, seat: int, numbers: list[float]) -> float:
    """The chance of having completed the most contracts, by the lead and the time left.  [V14.1]"""
    state, weights = match.state, worth.weights
    best = 0.0
    for other, number in enumerate(numbers):
        if number > best and other != seat:
            best = number
    left = match.box.rounds - state.round + len(state.pool[seat]) / 6.0
    lead = numbers[seat] - best + weights.ties
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

"""Where figures stand and where a step may lead.  [V8.2]"""

from typing import Final

from bactrian.games.voyages.atlas import Road
from bactrian.games.voyages.effects import CAMEL, COIN, KINDS
from bactrian.games.voyages.state import Table

TOO_MUCH: Final = 10**6


def roads_from(match: Table, seat: int, place: int) -> list[Road]:
    """The steps that lead on from a place; Johannes Caprini jumps between oases.  [V15.5]"""
    if match.box.characters[match.state.characters[seat]].oasis_jump:
        return match.box.atlas.jumps[place]
    return match.box.atlas.roads[place]


def positions(match: Table, seat: int, path: tuple[int, ...]) -> list[int]:
    """Where the figures of a seat would stand after a path of (figure × places + place)."""
    found = list(match.state.figures[seat])
    for step in path:
        figure, place = divmod(step, len(match.box.places))
        found[figure] = place
    return found


def cheapest_step(match: Table, seat: int) -> int:
    """The coins that the cheapest first step of a travel action takes.  [V8.4]"""
    state = match.state
    camels = state.supply[seat * KINDS + CAMEL]
    best = TOO_MUCH
    for place in state.figures[seat]:
        for _, coins, needed, _ in roads_from(match, seat, place):
            if needed <= camels and coins < best:
                best = coins
    return best + match.box.step_cost[0]


def lacking_camels(match: Table, seat: int) -> int:
    """How many camels are missing for the road that takes the fewest.  [V8.4]"""
    places = match.state.figures[seat]
    fewest = min(road[2] for place in places for road in roads_from(match, seat, place))
    return max(0, fewest - match.state.camels(seat))


def step_refusal(match: Table, seat: int, road: Road, fee: int, spent: tuple[int, int]) -> str:
    """What is missing for one more step after *spent* coins and camels; nothing if it can be paid.

    *fee* is the travel price of the whole path with this step.  [V8.3, V8.4]
    """
    _, coins, camels, _ = road
    base = seat * KINDS
    supply = match.state.supply
    if supply[base + CAMEL] < spent[1] + camels:
        return "no-step-camels"
    if supply[base + COIN] < spent[0] + coins + fee:
        return "no-step-coins"
    return ""

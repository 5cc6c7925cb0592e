"""Why something is not possible inside an action, with its rule and the cheapest repair.

What is possible is decided elsewhere (``access``, ``paths``, ``supply``); here it gets its words.
"""

from typing import Final

from bactrian.games.voyages.access import FACE, allowed_dice, own_tiles, usable
from bactrian.games.voyages.components import DICE, FACES
from bactrian.games.voyages.khan import lowest_welcome
from bactrian.games.voyages.paths import roads_from, step_refusal
from bactrian.games.voyages.printed import KHAN
from bactrian.games.voyages.state import Table
from bactrian.kernel.message import Args, Message, Reason

FINISH_FIRST: Final = Reason("V4.2", "no-finish-first")


def element_of(target: str) -> str:
    """The element an action's text speaks of; an element stays as it is."""
    verb, _, name = target.partition(" ")
    if verb in ("reroll", "adjust", "buy"):
        return f"bonus:{verb}"
    kinds = {"use": "use", "complete": "contract", "lift": "place", "bonus": "tile", "die": "die"}
    kinds |= {"up": "die", "down": "die"}
    if verb == "go":
        return f"place:{name.partition(' ')[2]}"
    return f"{kinds[verb]}:{name}" if name and verb in kinds else target


def turning(match: Table, seat: int, space: int, face: int) -> Message | None:
    """The die for a space that is turned to *face* for the fewest camels, if there are enough."""
    box = match.box
    pool = [die for die in allowed_dice(match, seat, space) if FACE[die]]
    if not pool:
        return None
    turns = min(abs(FACE[die] - face) for die in pool)
    old = next(die for die in pool if abs(FACE[die] - face) == turns)
    camels = turns * box.adjust_cost
    if camels > match.state.camels(seat):
        return None
    new = old // FACES * FACES + face
    return Message(
        "fix-turn", {"old": f"die:{DICE[old]}", "new": f"die:{DICE[new]}", "camels": camels}
    )


def why_not_pool(match: Table, seat: int, target: str) -> Reason | None:
    """Why a die is no answer: it is not in the pool.  [V5.1]"""
    kind, _, name = element_of(target).partition(":")
    if kind != "die" or name not in DICE:
        return FINISH_FIRST
    if DICE.index(name) in match.state.pool[seat]:
        return None
    return Reason("V5.1", "no-die-held", {"die": f"die:{name}"})


def why_not_die(
    match: Table, seat: int, space: int, chosen: tuple[int, ...], target: str
) -> Reason | None:
    """Why a die cannot be placed on a space.  [V5.3, V5.5, V6.3]"""
    refusal = why_not_pool(match, seat, target)
    if refusal is not None:
        return refusal
    die = DICE.index(element_of(target).partition(":")[2])
    args: Args = {"die": f"die:{DICE[die]}", "face": lowest_welcome(match)}
    if match.state.pool[seat].count(die) <= chosen.count(die):
        return Reason("V5.1", "no-die-held", args)
    if match.box.spaces[space].kind == KHAN and FACE[die] < lowest_welcome(match):
        return Reason(
            "V6.3", "no-khan-low", args, turning(match, seat, space, lowest_welcome(match))
        )
    if die not in usable(match, seat, space):
        return Reason("V5.5", "no-die-colour", args)
    return Reason("V5.3", "no-die-high", args)


def why_not_place(
    match: Table, seat: int, standing: list[int], fee: int, spent: tuple[int, int], target: str
) -> Reason | None:
    """Why no step leads to a place or along a route.  [V8.2-V8.4]"""
    kind, _, name = element_of(target).partition(":")
    if kind not in ("place", "route"):
        return FINISH_FIRST
    state, atlas = match.state, match.box.atlas
    for place in standing:
        for road in roads_from(match, seat, place):
            route = atlas.route_ids[road[3]] if road[3] >= 0 else ""
            if name not in (match.box.place_ids[road[0]], route):
                continue
            refusal = step_refusal(match, seat, road, fee, spent)
            if refusal:
                camels = spent[1] + road[2] - state.camels(seat)
                coins = spent[0] + road[1] + fee - state.coins(seat)
                missing = camels if refusal == "no-step-camels" else coins
                return Reason("V8.4", refusal, {"n": missing})
    return Reason("V8.2", "no-step-far")


def why_not_stop() -> Reason:
    """A travel action makes at least one step.  [V8.1]"""
    return Reason("V8.1", "no-stop-yet")


def why_not_pick(
    match: Table, seat: int, value: int, picked: tuple[int, ...], target: str
) -> Reason | None:
    """Why a contract cannot be picked.  [V7.1]"""
    state = match.state
    kind, _, name = element_of(target).partition(":")
    if kind != "contract" or name not in match.box.contract_ids:
        return FINISH_FIRST
    tile = match.box.contract_ids.index(name)
    if tile not in state.board:
        return Reason("V7.1", "no-pick-absent")
    column = state.board.index(tile)
    if column in picked:
        return Reason("V7.1", "no-pick-again")
    if column >= value:
        return Reason("V7.1", "no-pick-high", {"column": column + 1, "value": value})
    return Reason("V7.1", "no-pick-more", {"n": match.box.taken_max})


def why_not_times(value: int, most: int, target: str) -> Reason | None:
    """Why something cannot be done so often.  [V10.3]"""
    verb, _, number = target.partition(" ")
    if verb != "times" or not number.isdecimal():
        return FINISH_FIRST
    if int(number) > value:
        return Reason("V10.3", "no-times-die", {"value": value})
    if int(number) > most:
        return Reason("V10.3", "no-times-cost", {"most": most})
    return Reason("V5.7", "no-times-least")


def why_not_lift(match: Table, seat: int, placed: tuple[int, ...], target: str) -> Reason | None:
    """Why a post cannot be moved.  [V9.6, R07]"""
    kind, _, name = element_of(target).partition(":")
    if kind != "place" or name not in match.box.place_ids:
        return FINISH_FIRST
    if match.box.place_ids.index(name) in placed:
        return Reason("V9.6", "no-lift-fresh")
    return Reason("V9.6", "no-lift-post")


def why_not_bonus(match: Table, seat: int, chosen: tuple[int, ...], target: str) -> Reason | None:
    """Why a town bonus cannot be chosen.  [V9.8, V10.8]"""
    kind, _, name = element_of(target).partition(":")
    if kind != "tile" or name not in match.box.tile_ids:
        return FINISH_FIRST
    tile = match.box.tile_ids.index(name)
    if tile in chosen:
        return Reason("V10.8", "no-bonus-again")
    if tile not in own_tiles(match, seat):
        return Reason("V10.8", "no-bonus-post")
    return Reason("V9.8", "no-bonus-itself")

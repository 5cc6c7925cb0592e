"""Placing dice: which spaces are open to whom, with which dice, and for how much.  [V5, V10.1]

The functions here decide, and the words they return explain.
"""

from typing import Final

from bactrian.games.voyages.components import FACES
from bactrian.games.voyages.effects import COIN, KINDS
from bactrian.games.voyages.khan import is_full, lowest_welcome
from bactrian.games.voyages.paths import cheapest_step, lacking_camels
from bactrian.games.voyages.printed import (
    CONTRACTS,
    EXCHANGE,
    KHAN,
    PER_CONTRACT,
    PER_POST,
    TRAVEL,
    CityCard,
)
from bactrian.games.voyages.state import OWN, Table
from bactrian.games.voyages.supply import can_pay

FACE: Final = tuple(die % FACES for die in range(3 * FACES))
"""The face of each die; 0 where Raschid has not set it yet."""

HIGHEST: Final = 6


def is_own(die: int) -> bool:
    """Is it one of a player's own, coloured dice?  [V1.4]"""
    return die // FACES == OWN


def must_pay(match: Table, seat: int, space: int) -> bool:
    """Does placing here cost the lowest die?  Berke Khan never pays.  [V5.3, V5.4, V15.6, R36]"""
    state = match.state
    return (
        bool(state.laid[space])
        and match.box.spaces[space].pays
        and not match.box.characters[state.characters[seat]].free_occupied
    )


def limit_of(match: Table, seat: int, space: int) -> int:
    """The highest the lowest die may be so that all can be paid; 0 if nothing can.  [V5.3, V8.4]"""
    coins = match.state.supply[seat * KINDS + COIN]
    if match.box.spaces[space].kind == TRAVEL:
        coins -= cheapest_step(match, seat)
        if coins < 0:
            return 0
    if must_pay(match, seat, space):
        return min(coins, HIGHEST)
    return HIGHEST


def allowed_dice(match: Table, seat: int, space: int) -> tuple[int, ...]:
    """The dice of the pool that may lie there as to their colour.  [V5.5, R10]"""
    state = match.state
    if not match.box.spaces[space].one_colour or not state.coloured[space] >> seat & 1:
        return state.pool[seat]
    return tuple([die for die in state.pool[seat] if not is_own(die)])


def usable(match: Table, seat: int, space: int) -> list[int]:
    """The dice of the pool that may lie there as to colour and the Khan's order.  [V5.5, V6.3]"""
    dice = allowed_dice(match, seat, space)
    if space != match.box.khan:
        return list(dice)
    low = lowest_welcome(match)
    return [die for die in dice if FACE[die] >= low or FACE[die] == 0]


def space_refusal(match: Table, seat: int, space: int) -> str:
    """What forbids a space of the board, as the id of its words; nothing if it is open.  [V5]"""
    state = match.state
    printed = match.box.spaces[space]
    kind = printed.kind
    if kind == KHAN and is_full(match):
        return "no-khan-full"
    if kind == CONTRACTS and not state.board:
        return "no-contracts-left"
    if len(state.pool[seat]) < printed.dice:
        return "no-space-dice"
    pool = allowed_dice(match, seat, space)
    if len(pool) < printed.dice:
        return "no-space-colour"
    if kind == KHAN:
        faces = [FACE[die] for die in pool]
        return "" if 0 in faces or max(faces) >= lowest_welcome(match) else "no-khan-low"
    limit = limit_of(match, seat, space)
    if limit == HIGHEST:
        return ""
    if limit == 0 or max(1, min([FACE[die] for die in pool])) > limit:
        if kind != TRAVEL:
            return "no-space-coins"
        return "no-travel-camels" if lacking_camels(match, seat) else "no-travel-cost"
    return ""


def card_refusal(match: Table, seat: int, slot: int) -> str:
    """What forbids a city card; the face of the die does not matter.  [V10.1, V10.2, R24, R25]"""
    state, box = match.state, match.box
    place = box.atlas.card_places[slot]
    if place not in state.posts[seat]:
        return "no-card-post"
    if state.laid[box.first_slot + slot]:
        return "no-card-closed"
    if place in state.fresh and match.options_chosen["city_card_on_turn_of_post"] == "off":
        return "no-card-fresh"
    if not state.pool[seat]:
        return "no-bonus-dice"
    return use_refusal(match, seat, box.cards[state.cards[slot]])


def use_refusal(match: Table, seat: int, card: CityCard) -> str:
    """A card must be used at least once.  [V5.7, R12]"""
    state = match.state
    if card.kind == PER_CONTRACT:
        return "" if state.done[seat] else "no-card-contracts"
    if card.kind == PER_POST:
        return ""  # there is a post in the card's own city
    if card.rewards[0].own_town and not own_tiles(match, seat):
        return "no-card-towns"
    if card.kind == EXCHANGE:
        payable = can_pay(state, seat, card.costs[0]) or can_pay(state, seat, card.costs[1])
        return "" if payable else "no-card-cost"
    return "" if not card.costs or can_pay(state, seat, card.costs[0]) else "no-card-cost"


def own_tiles(match: Table, seat: int) -> list[int]:
    """The bonus tiles of the towns that hold an own post.  [V9.4, V10.8]"""
    tiles = match.state.tiles
    return [tiles[place] for place in match.state.posts[seat] if tiles[place] >= 0]


def next_dice(match: Table, seat: int, space: int, chosen: tuple[int, ...]) -> list[int]:
    """The dice that can be placed next so that the placement can be completed.  [V5.1, V5.3]"""
    left = usable(match, seat, space)
    missing = match.box.spaces[space].dice - len(chosen) - 1
    limit = limit_of(match, seat, space)
    paid = any(FACE[die] <= limit for die in chosen)
    if left and FACE[left[0]] == 0:
        return unset_dice(match, space, left, chosen, missing, limit if not paid else HIGHEST)
    for die in chosen:
        left.remove(die)
    found = []
    for index, die in enumerate(left):
        if index and left[index - 1] == die:
            continue
        if paid or FACE[die] <= limit or (missing and cheap_enough(left, index, limit)):
            found.append(die)
    return found


def cheap_enough(left: list[int], taken: int, limit: int) -> bool:
    """Is there another die low enough to pay for the placement?"""
    return any(FACE[die] <= limit for index, die in enumerate(left) if index != taken)


def unset_dice(
    match: Table, space: int, left: list[int], chosen: tuple[int, ...], missing: int, limit: int
) -> list[int]:
    """Raschid ad-Din Sinan gives each die any value; on the money bag it has none.  [V15.1, R34]"""
    for die in chosen:
        left.remove(die // FACES * FACES)
    colours = sorted(set(left))
    if not match.box.spaces[space].main:
        return colours
    low = lowest_welcome(match) if space == match.box.khan else 1
    high = HIGHEST if missing else limit
    return [colour + face for colour in colours for face in range(low, high + 1)]

"""Laying out a table for a test in a line or two."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import bactrian
from bactrian.games.voyages.components import FACES, Box
from bactrian.games.voyages.effects import EARNED, KINDS, RESOURCES
from bactrian.games.voyages.placing import PlaceDice
from bactrian.games.voyages.rounds import EndRound, StartRound
from bactrian.games.voyages.state import BLACK, DIE_KINDS, NONE, OWN, WHITE, Table
from bactrian.games.voyages.turns import NextTurn
from bactrian.kernel.dealer import ScriptedDealer, SeededDealer

GAME: Final = bactrian.game("voyages")
BOX: Final[Box] = GAME.box
PLAIN: Final = "kublai"
"""A character whose power is over once the match has begun."""

COLOURS: Final = {"o": OWN, "b": BLACK, "w": WHITE}


def dice(text: str) -> tuple[int, ...]:
    """Dice from words such as ``3 5 b4 w2``; 0 is a die without a value."""
    found = []
    for word in text.split():
        colour = COLOURS.get(word[0], OWN)
        found.append(colour * FACES + int(word[-1]))
    return tuple(sorted(found))


def table(
    pool: str = "",
    *,
    seats: int = 4,
    turn: int = 0,
    round: int = 1,
    supply: str = "coin 20",
    characters: Sequence[str] = (),
    figures: Sequence[str] = ("venezia",),
    posts: Mapping[int, str] | None = None,
    cards: Mapping[str, str] | None = None,
    active: str = "",
    done: str = "",
    options: Mapping[str, str] | None = None,
    script: Sequence[int | str] = (),
) -> Table:
    """A match at the start of a turn of *turn*; characters do nothing unless they are named.

    Others have dice of 3, 20 coins and nothing else, so that the round goes on.
    """
    match: Table = GAME.start(seats, SeededDealer(0), options)
    match.dealer = ScriptedDealer(script, SeededDealer(1))
    state = match.state
    names = [*characters, *[PLAIN] * seats][:seats]
    state.characters = [BOX.character_ids.index(name) for name in names]
    state.round, state.start, state.traveller = round, turn, NONE
    state.supply = [20, 0, 0, 0, 0] * seats
    give(match, turn, supply)
    state.points = [0] * (EARNED * seats)
    state.pool = [dice("3 3 3")] * seats
    state.pool[turn] = dice(pool)
    state.figures = [(BOX.start,)] * seats
    state.figures[turn] = tuple(BOX.place_ids.index(name) for name in figures)
    state.posts = [()] * seats
    state.beijing = [NONE] * len(state.beijing)
    for seat, places in (posts or {}).items():
        for name in places.split():
            put_post(match, seat, name)
    state.active = [()] * seats
    state.active[turn] = contracts(active)
    state.done[turn] = contracts(done)
    for place, card in (cards or {}).items():
        put_card(match, place, card)
    go_on(match, NextTurn(turn), EndRound())
    return match


def give(match: Table, seat: int, supply: str) -> None:
    """A seat owns exactly this: ``coin 3 camel 2``."""
    words = supply.split()
    amounts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    match.state.supply[seat * KINDS : (seat + 1) * KINDS] = [amounts.get(r, 0) for r in RESOURCES]


def contracts(names: str) -> tuple[int, ...]:
    return tuple(BOX.contract_ids.index(name) for name in names.split())


def put_post(match: Table, seat: int, name: str) -> None:
    """A post stands there, its office is gone, and nothing is paid."""
    state, place = match.state, BOX.place_ids.index(name)
    state.posts[seat] += (place,)
    state.offices[place] = NONE
    if place == BOX.atlas.beijing:
        state.beijing[state.beijing.index(NONE)] = seat


def put_card(match: Table, place: str, card: str) -> None:
    """A card lies in the first slot of a city; the card that was there takes its place."""
    slots = list(match.state.cards)
    slot = BOX.atlas.card_places.index(BOX.place_ids.index(place))
    wanted = BOX.card_ids.index(card)
    if wanted in slots:
        slots[slots.index(wanted)] = slots[slot]
    slots[slot] = wanted
    match.state.cards = tuple(slots)


def put_office(match: Table, place: str, office: str) -> None:
    offices, where = match.state.offices, BOX.place_ids.index(place)
    wanted = BOX.office_ids.index(office)
    if wanted in offices:
        offices[offices.index(wanted)] = offices[where]
    offices[where] = wanted


def lay(match: Table, space: str, seat: int, text: str) -> None:
    """Dice of a seat already lie on a space."""
    index = space_index(match, space)
    for die in dice(text):
        match.state.laid[index] += (seat * DIE_KINDS + die,)
        if die < FACES:
            match.state.coloured[index] |= 1 << seat
    match._known = None


def space_index(match: Table, space: str) -> int:
    if space in BOX.space_ids:
        return BOX.space_ids.index(space)
    return BOX.first_slot + match.state.cards.index(BOX.card_ids.index(space))


def lay_contracts(match: Table, names: str, special: str | None = None) -> None:
    """The contract board; *special* is what lies on the special stack, known to all."""
    match.state.board = contracts(names)
    if special is not None:
        match.state.special = 0
        match.state.under = contracts(special)
    match._known = None


def go_on(match: Table, *upcoming: Any) -> None:
    """Nothing else is pending."""
    match.stack[:] = list(reversed(upcoming))
    match.lanes = [()] * match.seats
    match._known = None
    match.begin()


def next_round(match: Table, number: int = 2) -> None:
    """The start of a round."""
    go_on(match, StartRound(number))


def can(match: Table, text: str) -> bool:
    """Is that answer possible for whoever is asked?"""
    return GAME.table.code(text) in match.options(match.asked()[0])


def do(match: Table, *texts: str) -> None:
    """Answer for whoever is asked."""
    for text in texts:
        match.play(match.asked()[0], GAME.table.code(text))


def use(match: Table, space: str, *dice: str | int) -> None:
    """Place dice on a space; a die that was the only one left has placed itself."""
    do(match, f"use {space}")
    for die in dice:
        top = match.stack[-1]
        if isinstance(top, PlaceDice):
            do(match, f"die {die}" if isinstance(die, str) else f"die own-{die}")


def has(match: Table, seat: int = 0) -> dict[str, int]:
    """What a seat owns, without what it has none of."""
    supply = match.state.supply[seat * KINDS : (seat + 1) * KINDS]
    return {name: n for name, n in zip(RESOURCES, supply, strict=True) if n}


def points(match: Table, seat: int = 0) -> int:
    return sum(match.state.points[seat * EARNED : (seat + 1) * EARNED])


def posts(match: Table, seat: int = 0) -> list[str]:
    return [BOX.place_ids[place] for place in match.state.posts[seat]]


def figures(match: Table, seat: int = 0) -> list[str]:
    return [BOX.place_ids[place] for place in match.state.figures[seat]]


def active(match: Table, seat: int = 0) -> list[str]:
    return [BOX.contract_ids[tile] for tile in match.state.active[seat]]


def under(match: Table) -> list[str]:
    return [BOX.contract_ids[tile] for tile in match.state.under]


def board(match: Table) -> list[str]:
    return [BOX.contract_ids[tile] for tile in match.state.board]


def pool(match: Table, seat: int = 0) -> list[str]:
    return [
        f"{'obw'[die // FACES]}{die % FACES}".removeprefix("o") for die in match.state.pool[seat]
    ]


def offers(match: Table, verb: str) -> list[str]:
    """The answers with that verb that whoever is asked may give."""
    texts = [GAME.table[code].text for code in match.options(match.asked()[0])]
    return [text for text in texts if text.split()[0] == verb]


def why_not(match: Table, target: str) -> str:
    """The rule and the words of a refusal."""
    reason = match.why_not(match.asked()[0], target)
    return "" if reason is None else f"{reason.rule} {reason.word}"

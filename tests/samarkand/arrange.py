"""Arranging positions of samarkand in a line or two."""

from collections.abc import Iterable

import bactrian
from bactrian.games.samarkand.extension import put_camel
from bactrian.games.samarkand.rounds import EndTurn, Turn
from bactrian.games.samarkand.state import NOBODY, Table
from bactrian.kernel.game import Game

KARSTEN, BARBARA, JULIA, CHRISTOPH = range(4)

GAME: Game = bactrian.game("samarkand")


def table(seats: int = 4, script: Iterable[str | int] = (), seed: int | str = 0) -> Table:
    """A match in its first turn in which nobody holds a card; then the dealer follows *script*."""
    match = GAME.start(seats, bactrian.SeededDealer(seed))
    for card in range(len(match.box.cards)):
        to_deck(match, card)
    match.dealer = bactrian.ScriptedDealer(script, bactrian.SeededDealer(seed))
    return match


def to_deck(match: Table, card: int) -> None:
    """A card goes back into the deck, from wherever it is."""
    state = match.state
    state.holders[card] = state.sellers[card] = state.discarders[card] = NOBODY
    state.deck.left += 1 - state.deck.counts[card]
    state.deck.counts[card] = 1


def family(match: Table, name: str) -> int:
    return match.box.family_ids.index(name)


def space(match: Table, name: str) -> int:
    return match.box.space_ids.index(name)


def card(match: Table, name: str) -> int:
    return match.box.cards.index(name)


def take_from_deck(match: Table, name: str) -> int:
    index = card(match, name)
    to_deck(match, index)
    match.state.deck.counts[index] = 0
    match.state.deck.left -= 1
    return index


def hold(match: Table, seat: int, *names: str) -> None:
    """These cards are in a player's hand."""
    for name in names:
        match.state.holders[take_from_deck(match, name)] = seat


def hold_any(match: Table, seat: int, count: int) -> list[str]:
    """So many cards are in a player's hand: the last ones of the deck."""
    state = match.state
    names = [match.box.cards[c] for c in range(len(state.holders)) if state.deck.counts[c]]
    hold(match, seat, *names[-count:])
    return names[-count:]


def sold(match: Table, seat: int, *names: str) -> None:
    """These cards were sold by a player."""
    for name in names:
        match.state.sellers[take_from_deck(match, name)] = seat


def discarded(match: Table, seat: int, *names: str) -> None:
    """These cards were discarded by a player."""
    for name in names:
        match.state.discarders[take_from_deck(match, name)] = seat


def member(match: Table, seat: int, *names: str) -> None:
    """A player has a tile of these families."""
    for name in names:
        match.state.tiles[family(match, name)] -= 1
        match.state.owned[seat][family(match, name)] += 1


def stand(match: Table, name: str, *spaces: str) -> None:
    """Camels of a family stand on these spaces; tokens there belong to the first player."""
    for place in spaces:
        put_camel(match.box, match.state, family(match, name), space(match, place))
        good = match.box.good_on[space(match, place)]
        if good >= 0 and match.state.takers[good] == NOBODY:
            match.state.takers[good] = 0


def link(match: Table, first: str, *others: str) -> None:
    """A family has made links with others."""
    state, one = match.state, family(match, first)
    for other in others:
        two = family(match, other)
        state.linked[one] |= 1 << two
        state.linked[two] |= 1 << one
        for linked in (one, two):
            taken = min(1, state.link_tiles[linked])
            state.link_tiles[linked] -= taken
            state.links_taken[0] += taken


def treasury(match: Table, name: str, dirham: int) -> None:
    match.state.treasuries[family(match, name)] = dirham


def turn(match: Table, seat: int) -> None:
    """It is a player's turn."""
    match.state.turn = seat
    match.stack[:] = [EndTurn(seat), Turn(seat)]
    match._known = None


def play(match: Table, seat: int, *texts: str) -> list[str]:
    """Give answers by their text, and hear which events are told to all."""
    told = []
    for text in texts:
        told += match.play(seat, match.game.table.code(text))
    return [event.word for event in told if event.seats is None]


def texts(match: Table, seat: int) -> list[str]:
    """What a player may answer."""
    return [match.game.table[code].text for code in match.options(seat)]


def marriages(match: Table, seat: int) -> list[str]:
    return [text for text in texts(match, seat) if text.startswith("marry ")]


def places(match: Table, seat: int) -> list[str]:
    return [text[6:] for text in texts(match, seat) if text.startswith("place ")]


def points(match: Table, seat: int, source: str) -> int:
    """What a player sees of his own points."""
    return match.standing(seat).scores[seat].sources[source]


def is_over(match: Table) -> bool:
    return match.over

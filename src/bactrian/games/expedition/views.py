"""What each seat may know, and what it may only imagine.  [E12]"""

from typing import Any

from bactrian.games.expedition.components import KINDS, Box
from bactrian.games.expedition.movement import Move, Pay
from bactrian.games.expedition.state import EMPTY, Table
from bactrian.kernel.deck import full_deck
from bactrian.kernel.message import Json


def board(box: Box) -> dict[str, Json]:
    """What is printed on the track and on the cards."""
    return {
        "spaces": [
            {
                "id": f"space:{space.id}",
                "index": index,
                "stage": space.stage,
                "need": space.need,
                "kind": KINDS[space.requirement],
                "count": space.count,
                "chest": space.chest,
                "scoring": space.scoring,
                "role": space.role,
                "terrain": space.terrain,
                "x": space.x,
                "y": space.y,
            }
            for index, space in enumerate(box.spaces)
        ],
        "goods": [*box.goods],
        "card_colours": dict(zip(box.colours, box.colour_hex, strict=True)),
        "figure_colours": dict(zip(box.figure_colours, box.figure_hex, strict=True)),
    }


def view(match: Table, seat: int) -> dict[str, Json]:
    """The table as *seat* sees it, built up from what is open.  [E12.1]"""
    state, box = match.state, match.box
    table: dict[str, Json] = {
        "turn": state.turn,
        "turns": state.turns,
        "interim_done": state.interim_done,
        "figures": [
            {
                "id": f"figure:{figure}",
                "seat": figure % match.seats,
                "colour": box.figure_colours[figure],
                "space": f"space:{box.space_ids[position]}",
                "index": position,
            }
            for figure, position in enumerate(state.positions)
        ],
        "chests": {
            f"space:{box.space_ids[space]}": chest
            for space, chest in enumerate(state.chests)
            if chest
        },
        "display": [None if card == EMPTY else f"card:{box.cards[card]}" for card in state.display],
        "pile": len(state.pile),
        "discard": sum(state.discard),
        "players": [player(match, owner, seat) for owner in range(match.seats)],
    }
    table["laid"] = laid_by(match, seat)
    return table


def player(match: Table, owner: int, viewer: int) -> dict[str, Json]:
    """What *viewer* may know of a player: all but the faces of cards that were never shown."""
    state = match.state
    content: dict[str, Json] = {
        "seat": owner,
        "gold": state.gold[owner],
        "chests": [*chests_for(state.gold[owner])],
        "cards": sum(state.hands[owner]),
        "seen": cards_in(match, state.shown[owner]),
    }
    if owner == viewer:
        content["hand"] = cards_in(match, state.hands[owner])
    return content


def cards_in(match: Table, counts: list[int]) -> list[Json]:
    """The cards of a hand, in the order of the component list."""
    cards = match.box.cards
    found: list[Json] = []
    for card, copies in enumerate(counts):
        if copies:
            found += [f"card:{cards[card]}"] * copies
    return found


def laid_by(match: Table, seat: int) -> list[Json]:
    """The cards *seat* has laid for a payment that is not complete; others do not see them."""
    top: Any = match.stack[-1] if match.stack else None
    if isinstance(top, Pay) and top.seat == seat:
        return [f"card:{match.box.cards[card]}" for card in top.laid]
    return []


def chests_for(gold: int) -> list[int]:
    """How an amount is shown: as many threes as fit, then a two or a one.  [R12]"""
    return [3] * (gold // 3) + ([gold % 3] if gold % 3 else [])


def redeal(match: Table, seat: int) -> None:
    """Deal afresh what *seat* cannot know.

    Other hands keep the cards that everybody saw them take from the display; the rest of them and
    the draw pile are dealt from all cards that *seat* has not seen.  A payment that somebody else
    has begun is unknown too, so that player is back at the start of the step.
    """
    state = match.state
    top: Any = match.stack[-1] if match.stack else None
    if isinstance(top, Pay) and top.seat != seat:
        match.stack[-1] = Move(top.seat)
    others = [other for other in range(match.seats) if other != seat]
    sizes = [sum(hand) for hand in state.hands]
    unseen = state.pile.counts
    for other in others:
        for card, copies in enumerate(state.hands[other]):
            unseen[card] += copies - state.shown[other][card]
    pool = full_deck(state.pile.name, unseen)
    labels = match.game.labels[pool.name]
    for other in others:
        state.hands[other] = state.shown[other].copy()
        for _ in range(sizes[other] - sum(state.shown[other])):
            card = match.dealer.draw(pool.name, labels, pool.counts, pool.left)
            pool.counts[card] -= 1
            pool.left -= 1
            state.hands[other][card] += 1
    state.pile = pool

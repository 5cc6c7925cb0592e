"""What each seat may know, and what it may only imagine.  [V1.7]"""

from typing import Any

from bactrian.games.voyages.components import DICE
from bactrian.games.voyages.contracts import KeepDrawn, PickContract
from bactrian.games.voyages.effects import KINDS, RESOURCES
from bactrian.games.voyages.placing import PlaceDice, space_element
from bactrian.games.voyages.posts import posts_in_all
from bactrian.games.voyages.scoring import earned
from bactrian.games.voyages.state import DIE_KINDS, DUMMY, NONE, TALLIES, Table
from bactrian.games.voyages.travel import Walk
from bactrian.kernel.deck import full_deck
from bactrian.kernel.message import Json


def view(match: Table, seat: int) -> dict[str, Json]:
    """The table as *seat* sees it, built up from what is open."""
    state, box = match.state, match.box
    return {
        "round": state.round,
        "rounds": box.rounds,
        "start": state.start,
        "turn": state.turn,
        "acted": state.acted,
        "traveller": state.traveller,
        "black_dice": state.black,
        "spaces": [
            {"id": space_element(match, space), "dice": [laid(die) for die in dice]}
            for space, dice in enumerate(state.laid)
            if space < box.first_slot + len(state.cards)
        ],
        "cards": [
            {"id": f"card:{box.card_ids[card]}", "place": place(match, where)}
            for card, where in zip(state.cards, box.atlas.card_places, strict=False)
        ],
        "offices": {
            place(match, where): f"office:{box.office_ids[office]}"
            for where, office in enumerate(state.offices)
            if office != NONE
        },
        "towns": {
            place(match, where): f"tile:{box.tile_ids[tile]}"
            for where, tile in enumerate(state.tiles)
            if tile != NONE
        },
        "beijing": [None if owner == NONE else owner for owner in state.beijing],
        "contracts": contracts(match, state.board),
        "special_stack": state.special + len(state.under),
        "under_special_stack": contracts(match, state.under),
        "characters": [f"character:{box.character_ids[one]}" for one in state.revealed],
        "players": [player(match, owner, seat) for owner in range(match.seats)],
        "pending": pending(match),
    }


def place(match: Table, where: int) -> str:
    """A place as an element of the table."""
    return f"place:{match.box.place_ids[where]}"


def laid(die: int) -> Json:
    """A die on a space: whose, which colour, which face."""
    owner, kind = divmod(die, DIE_KINDS)
    return {"seat": None if owner == DUMMY else owner, "die": f"die:{DICE[kind]}"}


def contracts(match: Table, tiles: tuple[int, ...]) -> list[Json]:
    """Contracts as elements of the table."""
    return [f"contract:{match.box.contract_ids[tile]}" for tile in tiles]


def player(match: Table, owner: int, viewer: int) -> dict[str, Json]:
    """What *viewer* may know of a player: all but objectives, which stay secret to the end."""
    state, box = match.state, match.box
    supply = state.supply[owner * KINDS : (owner + 1) * KINDS]
    tallies = state.tallies[owner * len(TALLIES) : (owner + 1) * len(TALLIES)]
    character = state.characters[owner]
    content: dict[str, Json] = {
        "seat": owner,
        "character": None if character == NONE else f"character:{box.character_ids[character]}",
        "score": sum(earned(match, owner)),
        "supply": {**dict(zip(RESOURCES, supply, strict=True))},
        "dice": [f"die:{DICE[die]}" for die in state.pool[owner]],
        "figures": [place(match, where) for where in state.figures[owner]],
        "posts": [place(match, where) for where in state.posts[owner]],
        "posts_left": 0 if character == NONE else posts_left(match, owner),
        "active": contracts(match, state.active[owner]),
        "completed": contracts(match, state.done[owner]),
        "objectives": len(state.kept[owner]),
        "statistics": {**dict(zip(TALLIES, tallies, strict=True))},
    }
    kept = state.kept[owner]
    if owner == viewer or state.ended:
        content["objectives_kept"] = objectives(match, kept)
    if owner == viewer:
        other = tuple(one for one in state.dealt[owner] if one not in kept)
        content["objectives_not_kept"] = objectives(match, other)
    return content


def posts_left(match: Table, owner: int) -> int:
    """Posts still on the player's board."""
    return posts_in_all(match, owner) - len(match.state.posts[owner])


def objectives(match: Table, held: tuple[int, ...]) -> list[Json]:
    """Objectives as elements of the table, in the order of the component list."""
    return [f"objective:{match.box.objective_ids[one]}" for one in sorted(held)]


def pending(match: Table) -> list[Json]:
    """What unfinished actions have chosen so far: dice, contracts, paths; all of it is open."""
    lines = [match.stack, *match.lanes]
    found = [chosen(match, line[-1]) for line in lines if line]
    return [entry for entry in found if entry is not None]


def chosen(match: Table, top: Any) -> Json:
    """What a question shows of the answers before it."""
    if isinstance(top, PlaceDice):
        dice: list[Json] = [f"die:{DICE[die]}" for die in top.chosen]
        return {"seat": top.seat, "space": space_element(match, top.space), "dice": dice}
    if isinstance(top, PickContract):
        picked = tuple(match.state.board[column] for column in top.picked)
        return {"seat": top.seat, "contracts": contracts(match, picked)}
    if isinstance(top, KeepDrawn):
        return {"seat": top.seat, "contracts": contracts(match, (top.tile,))}
    if isinstance(top, Walk):
        steps = [divmod(step, len(match.box.places)) for step in top.path]
        path: list[Json] = [{"figure": one, "place": place(match, to)} for one, to in steps]
        return {"seat": top.seat, "path": path}
    return None


def redeal(match: Table, seat: int) -> None:
    """Deal afresh what *seat* cannot know: the objectives of the others, kept and discarded.

    The stacks of contracts are pools that nobody has looked into; they need no dealing.
    """
    state = match.state
    counts = [1] * len(match.box.objectives)
    for other, dealt in enumerate(state.dealt):
        known = dealt if other == seat else state.kept[other] if state.ended else ()
        for one in known:
            counts[one] = 0
    pool = full_deck("objective", counts)
    labels = match.game.labels[pool.name]
    for other in range(match.seats):
        if other == seat:
            continue
        hand = list(state.kept[other]) if state.ended else []
        while len(hand) < len(state.dealt[other]):
            one = match.dealer.draw(pool.name, labels, pool.counts, pool.left)
            pool.counts[one] -= 1
            pool.left -= 1
            hand.append(one)
        state.dealt[other] = tuple(hand)
        state.kept[other] = tuple(hand[: len(state.kept[other])])

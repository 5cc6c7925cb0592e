"""What each seat may know.  [S1.6, R1]"""

from typing import Any

from bactrian.games.samarkand.board import members
from bactrian.games.samarkand.components import Box
from bactrian.games.samarkand.extension import Place
from bactrian.games.samarkand.links import links_of
from bactrian.games.samarkand.marriage import Discard
from bactrian.games.samarkand.scoring import card_worth, most_worth
from bactrian.games.samarkand.state import NOBODY, PLANS, RUNNING, Table
from bactrian.kernel.message import Json


def board(box: Box) -> dict[str, Json]:
    """What is printed on the map, the families' fields and the cards."""
    return {
        "width": box.size[0],
        "height": box.size[1],
        "hex_size": box.hex_size,
        "spaces": [
            {
                "id": f"space:{space.id}",
                "kind": "land" if space.is_land else "water",
                "role": space.role,
                "x": space.x,
                "y": space.y,
                "adjacent": [f"space:{box.space_ids[other]}" for other in members(space.around)],
            }
            for space in box.spaces
        ],
        "families": [
            {
                "id": f"family:{family.id}",
                "home": f"space:{family.home}",
                "price": family.price,
                "colour": family.colour,
                "hex": family.hex,
                "ink": family.ink,
                "outline": family.outline,
                "symbol": family.symbol,
                "letter": family.letter,
            }
            for family in box.families
        ],
        "goods": [
            {"id": f"card:{good.id}", "number": good.number, "space": f"space:{good.space}"}
            for good in box.goods
        ],
        "camels": box.camels,
        "link_tiles": box.link_tiles,
    }


def view(match: Table, seat: int) -> dict[str, Json]:
    """The table as *seat* sees it, built up from what is open."""
    state, box = match.state, match.box
    return {
        "turn": state.turn,
        "turns": state.turns,
        "skips": state.skips,
        "hand_limit": box.hand_limits[match.seats],
        "deck": len(state.deck),
        "discard": len(match.box.cards) - state.discarders.count(NOBODY),
        "bag": len(state.bag),
        "removed": [f"family:{box.family_ids[family]}" for family in state.removed],
        "camels": {
            f"space:{box.space_ids[space]}": [f"family:{box.family_ids[f]}" for f in families]
            for space, families in enumerate(state.camels)
            if families
        },
        "tokens": {
            f"space:{box.space_ids[box.space_of[card]]}": f"card:{box.cards[card]}"
            for card, taker in enumerate(state.takers)
            if taker == NOBODY
        },
        "families": [family_view(match, family) for family in range(len(box.families))],
        "players": [player_view(match, owner, seat) for owner in range(match.seats)],
        "action": action_view(match),
    }


def family_view(match: Table, family: int) -> dict[str, Json]:
    """The field of a family and its links: all of it is open."""
    state, box = match.state, match.box
    return {
        "id": f"family:{box.family_ids[family]}",
        "price": box.prices[family],
        "tiles": state.tiles[family],
        "treasury": state.treasuries[family],
        "stock": state.stocks[family],
        "link_tiles": state.link_tiles[family],
        "dark_green": state.link_tiles[family] == box.link_tiles,
        "links": links_of(state, family),
        "linked": [
            f"family:{other}"
            for index, other in enumerate(box.family_ids)
            if state.linked[family] >> index & 1
        ],
        "members": [seat for seat in range(match.seats) if state.owned[seat][family]],
    }


def player_view(match: Table, owner: int, viewer: int) -> dict[str, Json]:
    """What *viewer* may know of a player: the hand is for its owner, and for all at the end."""
    state, box = match.state, match.box
    content: dict[str, Json] = {
        "seat": owner,
        "cash": state.cash[owner],
        "tiles": {
            f"family:{box.family_ids[family]}": tiles
            for family, tiles in enumerate(state.owned[owner])
            if tiles
        },
        "tokens": cards_of(match, state.takers, owner),
        "link_tiles": state.links_taken[owner],
        "cards": state.holders.count(owner),
        "sold": cards_of(match, state.sellers, owner),
    }
    if owner == viewer:
        content["hand"] = hand_view(match, owner)
        content["discarded"] = cards_of(match, state.discarders, owner)
    elif state.ending != RUNNING:
        content["hand"] = hand_view(match, owner)
    return content


def hand_view(match: Table, owner: int) -> list[Json]:
    """The cards in hand: what each is worth now and at most, and what is planned for it."""
    state = match.state
    over = state.ending != RUNNING
    found: list[Json] = []
    for card in state.hand(owner):
        now = card_worth(match, owner, card)
        found.append(
            {
                "id": f"card:{match.box.cards[card]}",
                "space": f"space:{match.box.space_ids[match.box.space_of[card]]}",
                "now": now,
                "most": now if over else most_worth(match, owner, card),
                "plan": PLANS[state.plans[card]] if state.takers[card] == NOBODY else None,
            }
        )
    return found


def cards_of(match: Table, owners: list[int], seat: int) -> list[Json]:
    """The cards (or tokens) that belong to *seat*, in the order of their numbers."""
    cards = match.box.cards
    return [f"card:{cards[card]}" for card, owner in enumerate(owners) if owner == seat]


def action_view(match: Table) -> Json:
    """How far the action of the turn has come, as everybody sees it."""
    for pending in reversed(match.stack):
        top: Any = pending
        if isinstance(top, Place):
            family = f"family:{match.box.family_ids[top.family]}"
            return {"extends": family, "laid": top.laid}
        if isinstance(top, Discard):
            return {"discards": [top.least, top.most]}
    return None

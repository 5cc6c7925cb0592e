"""What is printed, for whoever draws the table: the same for every match."""

from bactrian.games.voyages.components import COLOURS, Box
from bactrian.games.voyages.effects import Effect
from bactrian.games.voyages.printed import (
    CARD_KINDS,
    PLACE_KINDS,
    SPACE_KINDS,
    CityCard,
    Contract,
    Place,
    Space,
)
from bactrian.kernel.message import Json


def board(box: Box) -> dict[str, Json]:
    """The map, the spaces, and all tiles and cards with what they cost and give."""
    return {
        "places": [place(one) for one in box.places],
        "routes": [route(box, index) for index in range(len(box.atlas.ends))],
        "spaces": [space(one) for one in box.spaces[: box.first_slot]],
        "card_places": [f"place:{box.place_ids[where]}" for where in box.atlas.card_places],
        "cards": [card(one) for one in box.cards],
        "contracts": [contract(one) for one in box.contracts],
        "tiles": [
            {"id": f"tile:{name}", "letter": letter, "reward": amounts(effect)}
            for name, letter, effect in zip(box.tile_ids, box.letters, box.tiles, strict=True)
        ],
        "offices": [
            {"id": f"office:{name}", "reward": amounts(effect)}
            for name, effect in zip(box.office_ids, box.offices, strict=True)
        ],
        "objectives": [
            {
                "id": f"objective:{one.id}",
                "places": [f"place:{box.place_ids[where]}" for where in one.places],
                "vp": one.vp,
            }
            for one in box.objectives
        ],
        "characters": [f"character:{name}" for name in box.character_ids],
        "beijing_points": [*box.beijing_points],
        "post_bonus": {str(number): points for number, points in box.post_bonus.items()},
        "dice": [*COLOURS],
    }


def amounts(effect: Effect) -> Json:
    """A cost or reward."""
    return {**effect.amounts}


def place(one: Place) -> Json:
    """A place of the map."""
    kind = PLACE_KINDS[one.kind]
    return {"id": f"place:{one.id}", "kind": kind, "cards": one.cards, "x": one.x, "y": one.y}


def route(box: Box, index: int) -> Json:
    """A route and what it costs."""
    atlas = box.atlas
    first, second = atlas.ends[index]
    _, coins, camels, _ = next(road for road in atlas.roads[first] if road[3] == index)
    return {
        "id": f"route:{atlas.route_ids[index]}",
        "between": [f"place:{box.place_ids[first]}", f"place:{box.place_ids[second]}"],
        "coin": coins,
        "camel": camels,
    }


def space(one: Space) -> Json:
    """An action space of the board."""
    return {
        "id": f"space:{one.id}",
        "kind": SPACE_KINDS[one.kind],
        "main": one.main,
        "dice": one.dice,
        "places": one.places,
        "reward": amounts(one.reward),
        "columns": [amounts(column) for column in one.columns],
        "step_cost": [*one.step_cost],
        "extras": {
            str(column): [amounts(option) for option in options]
            for column, options in one.extras.items()
        },
    }


def card(one: CityCard) -> Json:
    """A city card."""
    return {
        "id": f"card:{one.id}",
        "kind": CARD_KINDS[one.kind],
        "costs": [amounts(cost) for cost in one.costs],
        "rewards": [amounts(reward) for reward in one.rewards],
    }


def contract(one: Contract) -> Json:
    """A contract tile."""
    return {
        "id": f"contract:{one.id}",
        "starter": one.starter,
        "cost": amounts(one.cost),
        "reward": amounts(one.reward),
    }

"""The map: places, routes, and where one step can lead.  [V1.3, V8.2]"""

from typing import Final

from bactrian.games.voyages.effects import read_effect
from bactrian.games.voyages.printed import CAPITAL, CITY, OASIS, START, Place, place_index
from bactrian.kernel.components import Part, unique

Road = tuple[int, int, int, int]
"""One step: the place it leads to, its coins, its camels, and its route (−1 for a jump)."""

JUMP: Final = -1


class Atlas:
    """The 25 places and the routes between them."""

    def __init__(self, root: Part) -> None:
        parts = root.parts("locations")
        self.ids: Final = unique(parts)
        self.places: Final = [Place(part) for part in parts]
        self.beijing: Final = self._only(root, CAPITAL)
        self._only(root, START)
        self.oases: Final = self._all(OASIS)
        self.cities: Final = self._all(CITY)
        self.card_places: Final = [
            index for index, place in enumerate(self.places) for _ in range(place.cards)
        ]
        self.slots: Final = [
            [slot for slot, where in enumerate(self.card_places) if where == place]
            for place in range(len(parts))
        ]
        slots = root.part("setup").number("city_card_slots_total")
        if len(self.card_places) != slots:
            root.refuse(f"the cities hold {len(self.card_places)} cards, not {slots}")
        routes = root.parts("routes")
        self.route_ids: Final = unique(routes)
        self.ends: Final = [self._ends(part) for part in routes]
        self.roads: Final[list[list[Road]]] = [[] for _ in parts]
        for route, part in enumerate(routes):
            amounts = read_effect(part.part("cost"), ("coin", "camel")).amounts
            coins, camels = amounts.get("coin", 0), amounts.get("camel", 0)
            first, second = self.ends[route]
            if any(road[0] == second for road in self.roads[first]):
                part.refuse("there is another route between these places")
            self.roads[first].append((second, coins, camels, route))
            self.roads[second].append((first, coins, camels, route))
        for part, road in zip(parts, self.roads, strict=True):
            if not road:
                part.refuse("no route leads here")
        self.jumps: Final = [self._with_jumps(place) for place in range(len(parts))]

    def _ends(self, part: Part) -> tuple[int, int]:
        ends = part.words("between")
        if len(ends) != 2 or ends[0] == ends[1]:
            part.refuse("a route lies between two places")
        first, second = (place_index(part, name, self.ids) for name in ends)
        return first, second

    def _all(self, kind: int) -> list[int]:
        return [index for index, place in enumerate(self.places) if place.kind == kind]

    def _only(self, root: Part, kind: int) -> int:
        found = self._all(kind)
        if len(found) != 1:
            root.refuse("exactly one location is the start, and exactly one the capital")
        return found[0]

    def _with_jumps(self, place: int) -> list[Road]:
        """Johannes Caprini: one step from any oasis to any other, free of charge.  [V15.5, R37]"""
        if place not in self.oases:
            return self.roads[place]
        kept = [road for road in self.roads[place] if road[0] not in self.oases]
        return kept + [(oasis, 0, 0, JUMP) for oasis in self.oases if oasis != place]

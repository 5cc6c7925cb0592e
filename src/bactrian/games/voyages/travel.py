"""Moving figures: the travel action and free steps, place by place, paid as a whole.  [V8]"""

from bactrian.games.voyages.atlas import Road
from bactrian.games.voyages.effects import CAMEL, COIN, KINDS
from bactrian.games.voyages.paths import positions, roads_from
from bactrian.games.voyages.posts import PlacePosts
from bactrian.games.voyages.refusals import why_not_place, why_not_stop
from bactrian.games.voyages.state import STEPS, Table
from bactrian.games.voyages.supply import pay
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Price


class Walk(Decision):
    """Where next, or stop here?  [V8.1-V8.3, V8.8]

    The path grows step by step (figure × places + place), with the coins and camels of its routes;
    nothing is paid and no figure moves before the path is complete.  *travel* is the travel action,
    which has a price by the number of steps; other movements may be declined.
    """

    __match_args__ = ("seat", "most", "travel", "path", "coins", "camels")
    forced = True

    def __init__(
        self, seat: int, most: int, travel: bool, path: tuple[int, ...], coins: int, camels: int
    ) -> None:
        self.seat = seat
        self.most = most
        self.travel = travel
        self.path = path
        self.coins = coins
        self.camels = camels

    def fee(self, match: Table, steps: int) -> int:
        """The price of the travel action for so many steps.  [V8.3]"""
        return match.box.step_cost[steps - 1] if self.travel and steps else 0

    def options(self, match: Table) -> list[int]:
        """Every step that can be paid together with all before it; stopping.  [V8.4, V8.9, R27]"""
        box, base, supply = match.box, self.seat * KINDS, match.state.supply
        steps = len(self.path)
        found = []
        if steps < self.most:
            coins = supply[base + COIN] - self.coins - self.fee(match, steps + 1)
            camels = supply[base + CAMEL] - self.camels
            for figure, place in enumerate(positions(match, self.seat, self.path)):
                code = box.codes.go + figure * len(box.places)
                for target, toll, needed, _ in roads_from(match, self.seat, place):
                    if toll <= coins and needed <= camels:
                        found.append(code + target)
        if steps or not self.travel:
            found.append(box.codes.stop)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """One step more, or the end of the path."""
        if action == match.box.codes.stop:
            self._finish(match)
            return
        step = action - match.box.codes.go
        _, coins, camels, _ = self._road(match, step)
        path = (*self.path, step)
        coins, camels = self.coins + coins, self.camels + camels
        match.then(Walk(self.seat, self.most, self.travel, path, coins, camels))

    def _road(self, match: Table, step: int) -> Road:
        """The road that a step takes."""
        figure, target = divmod(step, len(match.box.places))
        place = positions(match, self.seat, self.path)[figure]
        return next(r for r in roads_from(match, self.seat, place) if r[0] == target)

    def _finish(self, match: Table) -> None:
        """Pay the whole sum, then move.  [V8.3, R05]"""
        if not self.path:
            if match.listening:
                match.tell(Event("stayed", {"seat": f"seat:{self.seat}"}))
            return
        pay(match, self.seat, COIN, self.coins + self.fee(match, len(self.path)))
        pay(match, self.seat, CAMEL, self.camels)
        if self.travel:
            match.state.traveller = self.seat  # only the action counts  [V8.10, R29]
        move(match, self.seat, self.path)

    def question(self, match: Table) -> Message:
        """How many steps are left, and what the path costs so far."""
        steps = len(self.path)
        args: Args = {
            "left": self.most - steps,
            "coins": self.coins + self.fee(match, steps),
            "camels": self.camels,
        }
        return Message("ask-travel", args) if self.travel else Message("ask-step", args)

    def label(self, match: Table, action: int) -> Message:
        """With two figures a step says which one; stopping at once is a refusal."""
        codes = match.box.codes
        if action == codes.stop:
            return Message("do-stop") if self.path else Message("do-stay")
        entry = match.game.table.entries[action]
        if len(match.state.figures[self.seat]) > 1:
            return Message("do-go-figure", entry.args)
        return entry.message()

    def price(self, match: Table, action: int) -> Price:
        """What the whole path costs if it ends there."""
        coins, camels, steps = self.coins, self.camels, len(self.path)
        if action != match.box.codes.stop:
            road = self._road(match, action - match.box.codes.go)
            coins, camels, steps = coins + road[1], camels + road[2], steps + 1
        coins += self.fee(match, steps)
        price = (("coin", coins), ("camel", camels))
        return tuple((kind, amount) for kind, amount in price if amount)

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The place, and the route that leads there."""
        entry = match.game.table.entries[action]
        if action == match.box.codes.stop:
            return ()
        route = self._road(match, action - match.box.codes.go)[3]
        if route < 0:
            return entry.targets
        return (*entry.targets, f"route:{match.box.atlas.route_ids[route]}")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a place, a route or stopping is not possible."""
        if target == "stop":
            return why_not_stop()
        steps = len(self.path)
        if steps >= self.most:
            return Reason("V8.1", "no-step-left", {"steps": self.most})
        fee = self.fee(match, steps + 1)
        standing = positions(match, self.seat, self.path)
        return why_not_place(match, self.seat, standing, fee, (self.coins, self.camels), target)


def move(match: Table, seat: int, path: tuple[int, ...]) -> None:
    """The figures move, and posts are placed where they end.  [V8.5, V8.6]"""
    state, box = match.state, match.box
    state.count(seat, STEPS, len(path))
    state.figures[seat] = tuple(positions(match, seat, path))
    if match.listening:
        for step in path:
            name = f"place:{box.place_ids[step % len(box.places)]}"
            match.tell(Event("moved", {"seat": f"seat:{seat}", "place": name}))
    stops = stops_of(match, seat, path)
    if sum(stop & 1 for stop in stops) > 1:
        match.then(OrderPosts(seat, stops))
    elif stops:
        match.then(PlacePosts(seat, stops, ()))


def stops_of(match: Table, seat: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """Where posts are to be placed, in path order; twice the place, plus one for an end.  [R38]

    Wilhelm von Rubruk places in passing, too.  [V15.8, R39]
    """
    state, box = match.state, match.box
    places = len(box.places)
    passing = box.characters[state.characters[seat]].posts_while_passing
    ends = {}
    for step in path:
        ends[step // places] = step % places
    found: list[int] = []
    for index, step in enumerate(path):
        figure, place = divmod(step, places)
        last = all(later // places != figure for later in path[index + 1 :])
        if not (last or passing) or not box.places[place].takes_post:
            continue
        if place not in state.posts[seat] and all(stop >> 1 != place for stop in found):
            found.append(2 * place + (place in ends.values()))
    return tuple(found)


class OrderPosts(Decision):
    """Niccolo and Marco Polo both arrive: whose post is placed first?  [V15.7, R38]"""

    __match_args__ = ("seat", "stops")

    def __init__(self, seat: int, stops: tuple[int, ...]) -> None:
        self.seat = seat
        self.stops = stops

    def options(self, match: Table) -> list[int]:
        """Either figure."""
        first = match.box.codes.first
        return [first, first + 1]

    def resolve(self, match: Table, action: int) -> None:
        """Place the posts in that order."""
        end = match.state.figures[self.seat][action - match.box.codes.first]
        first = tuple(stop for stop in self.stops if stop >> 1 == end)
        others = tuple(stop for stop in self.stops if stop >> 1 != end)
        match.then(PlacePosts(self.seat, first + others, ()))

    def question(self, match: Table) -> Message:
        """Which one first?"""
        return Message("ask-first-post")

    def label(self, match: Table, action: int) -> Message:
        """A figure is called by where it stands."""
        place = match.state.figures[self.seat][action - match.box.codes.first]
        return Message("do-first", {"place": f"place:{match.box.place_ids[place]}"})

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The place where the figure stands."""
        place = match.state.figures[self.seat][action - match.box.codes.first]
        return (f"place:{match.box.place_ids[place]}",)

"""Taking rewards: plain ones at once, then choices, draws, dice and steps.  [V1.6, V9.7, R06]"""

from bactrian.games.voyages.access import own_tiles
from bactrian.games.voyages.contracts import DrawContract
from bactrian.games.voyages.dice import GainDie
from bactrian.games.voyages.effects import CONTRACT_POINTS, KINDS, PAIRS, PEPPER, RESOURCES
from bactrian.games.voyages.refusals import why_not_bonus
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.supply import gain
from bactrian.games.voyages.travel import Walk
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Pending, Step


def collect(match: Table, seat: int, effects: tuple[int, ...], times: int = 1) -> None:
    """Take rewards *times* times: plain ones at once, the others in their order.  [R06]"""
    table = match.box.effects
    plain = True
    for index in effects:
        gain(match, seat, table[index], times)
        plain = plain and table[index].is_plain
    if not plain:
        line_up(match, seat, effects, times)


def line_up(match: Table, seat: int, effects: tuple[int, ...], times: int) -> None:
    """What is not plain: goods and towns, then contracts, then black dice, then steps.  [R06]"""
    choices: list[Pending] = []
    draws: list[Pending] = []
    dice: list[Pending] = []
    steps: list[Pending] = []
    for index in effects:
        effect = match.box.effects[index]
        optional = effect.source == CONTRACT_POINTS
        if effect.good:
            choices.append(TakeGood(seat, effect.good * times, optional))
        if effect.pair:
            choices.append(TakePair(seat, effect.pair * times, optional))
        choices += [AnyTown(seat)] * (effect.any_town * times)
        if effect.own_town:
            choices.append(own_towns(match, seat, effect.own_town * times, times))
        draws += [DrawContract(seat, optional)] * (effect.contract * times)
        dice += [GainDie(seat, optional)] * (effect.black_die * times)
        if effect.step:
            steps += free_steps(match, seat, effect.step * times)
    match.then(*choices, *draws, *dice, *steps)


def free_steps(match: Table, seat: int, steps: int) -> list[Pending]:
    """Free steps as one movement, or each as its own.  [V8.8, V10.10, R04]"""
    if match.options_chosen["card_steps_form_one_movement"] == "on":
        return [Walk(seat, steps, False, (), 0, 0), Bonuses(seat)]
    return [Walk(seat, 1, False, (), 0, 0), Bonuses(seat)] * steps


def own_towns(match: Table, seat: int, number: int, least: int) -> Pending:
    """The bonuses of so many different own towns, as far as there are towns.  [V10.8]"""
    there = len(own_tiles(match, seat))
    return OwnTowns(seat, min(number, there), min(least, there), ())


class Collect(Step):
    """Take a reward when its turn comes."""

    __match_args__ = ("seat", "effects", "times")

    def __init__(self, seat: int, effects: tuple[int, ...], times: int) -> None:
        self.seat = seat
        self.effects = effects
        self.times = times

    def run(self, match: Table) -> None:
        """Take it."""
        collect(match, self.seat, self.effects, self.times)


class Bonuses(Step):
    """After a movement, the bonuses of all posts it has placed.  [V9.7]"""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, match: Table) -> None:
        """Take all that is due."""
        due = match.state.due[self.seat]
        if due:
            match.state.due[self.seat] = ()
            collect(match, self.seat, due)


class TakeGood(Decision):
    """Which good?  Asked once per good; from a contract it may be declined.  [R59]"""

    __match_args__ = ("seat", "left", "optional")

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        self.seat = seat
        self.left = left
        self.optional = optional

    def options(self, match: Table) -> list[int]:
        """Pepper, silk or gold."""
        codes = match.box.codes
        found = list(range(codes.take, codes.pair))
        return [*found, codes.decline] if self.optional else found

    def resolve(self, match: Table, action: int) -> None:
        """Take it, and ask for the next."""
        codes = match.box.codes
        if action == codes.decline:
            return
        take_goods(match, self.seat, (action - codes.take + PEPPER,))
        if self.left > 1:
            match.then(TakeGood(self.seat, self.left - 1, self.optional))

    def question(self, match: Table) -> Message:
        """How many are still to choose?"""
        return Message("ask-good", {"left": self.left})


class TakePair(Decision):
    """Which two different goods?  Asked once per pair.  [V10.9]"""

    __match_args__ = ("seat", "left", "optional")

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        self.seat = seat
        self.left = left
        self.optional = optional

    def options(self, match: Table) -> list[int]:
        """One of the three pairs."""
        codes = match.box.codes
        found = list(range(codes.pair, codes.pay))
        return [*found, codes.decline] if self.optional else found

    def resolve(self, match: Table, action: int) -> None:
        """Take them, and ask for the next pair."""
        codes = match.box.codes
        if action == codes.decline:
            return
        take_goods(match, self.seat, PAIRS[action - codes.pair])
        if self.left > 1:
            match.then(TakePair(self.seat, self.left - 1, self.optional))

    def question(self, match: Table) -> Message:
        """Which two?"""
        return Message("ask-pair")


def take_goods(match: Table, seat: int, goods: tuple[int, ...]) -> None:
    """Goods of choice come in."""
    for good in goods:
        match.state.supply[seat * KINDS + good] += 1
        if match.listening:
            args: Args = {"seat": f"seat:{seat}", "kind": RESOURCES[good], "n": 1}
            match.tell(Event("gained", args))


class AnyTown(Decision):
    """Tile D: the bonus of which other tile?  A post there is not needed.  [V9.8, R01]"""

    def options(self, match: Table) -> list[int]:
        """All other tiles."""
        code = match.box.codes.bonus
        return [code + tile for tile, effect in enumerate(match.box.tiles) if not effect.any_town]

    def resolve(self, match: Table, action: int) -> None:
        """Take its bonus."""
        pay_tiles(match, self.seat, (action - match.box.codes.bonus,))

    def question(self, match: Table) -> Message:
        """Which bonus?"""
        return Message("ask-any-town")

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The tile, and the town where it lies."""
        return tile_elements(match, action - match.box.codes.bonus)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Never tile D itself."""
        return why_not_bonus(match, self.seat, (), target)


class OwnTowns(Decision):
    """The bonuses of which own towns?  All are chosen, then all are paid out.  [V10.8, R02, R55]"""

    __match_args__ = ("seat", "most", "least", "chosen")
    forced = True

    def __init__(self, seat: int, most: int, least: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.most = most
        self.least = least
        self.chosen = chosen

    def options(self, match: Table) -> list[int]:
        """Own towns not chosen yet; enough once the least is reached.  [R49]"""
        codes = match.box.codes
        found = []
        if len(self.chosen) < self.most:
            tiles = sorted(own_tiles(match, self.seat))
            found = [codes.bonus + tile for tile in tiles if tile not in self.chosen]
        if len(self.chosen) >= self.least:
            found.append(codes.stop)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Choose it; when all are chosen, take the bonuses."""
        if action == match.box.codes.stop:
            pay_tiles(match, self.seat, self.chosen)
            return
        chosen = (*self.chosen, action - match.box.codes.bonus)
        match.then(OwnTowns(self.seat, self.most, self.least, chosen))

    def question(self, match: Table) -> Message:
        """How many are still to choose?"""
        return Message("ask-own-town", {"left": self.most - len(self.chosen)})

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The tile, and the town where it lies."""
        if action == match.box.codes.stop:
            return ()
        return tile_elements(match, action - match.box.codes.bonus)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """No post in that town, or chosen already."""
        return why_not_bonus(match, self.seat, self.chosen, target)


def tile_elements(match: Table, tile: int) -> tuple[str, ...]:
    """A town bonus on the table: the tile and its town."""
    town = match.box.place_ids[match.state.tiles.index(tile)]
    return (f"tile:{match.box.tile_ids[tile]}", f"place:{town}")


def pay_tiles(match: Table, seat: int, tiles: tuple[int, ...]) -> None:
    """Pay out town bonuses.  [V9.4]"""
    if match.listening:
        for tile in tiles:
            name = f"tile:{match.box.tile_ids[tile]}"
            match.tell(Event("town-paid", {"seat": f"seat:{seat}", "tile": name}))
    collect(match, seat, tuple(match.box.tiles[tile].index for tile in tiles))

"""Setting up the table: tiles, cards, contracts, characters, objectives.  [V2, V16]"""

from bactrian.games.voyages.characters import Draft, assign
from bactrian.games.voyages.components import Box
from bactrian.games.voyages.contracts import take, tell_board
from bactrian.games.voyages.effects import COIN, EARNED, KINDS
from bactrian.games.voyages.rounds import StartRound
from bactrian.games.voyages.state import NONE, TALLIES, State, Table
from bactrian.kernel.deck import Deck, full_deck
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Join, Pending, Step


def empty_table(box: Box, seats: int) -> State:
    """The table before anything is dealt."""
    places = len(box.places)
    unknown = [1 - starter for starter in box.starters]
    return State(
        round=0,
        start=NONE,
        turn=NONE,
        traveller=NONE,
        acted=False,
        bought=0,
        fresh=(),
        supply=box.supply * seats,
        points=[0] * (EARNED * seats),
        tallies=[0] * (len(TALLIES) * seats),
        characters=[NONE] * seats,
        revealed=(),
        pool=[()] * seats,
        black=0,
        laid=[()] * len(box.spaces),
        coloured=[0] * len(box.spaces),
        figures=[()] * seats,
        posts=[()] * seats,
        beijing=[NONE] * len(box.beijing_points),
        due=[()] * seats,
        offices=[NONE] * places,
        tiles=[NONE] * places,
        cards=(),
        contracts=full_deck("contract", unknown),
        special=box.special_stack,
        under=(),
        board=(),
        active=[()] * seats,
        done=[()] * seats,
        dealt=[()] * seats,
        kept=[()] * seats,
        ended=False,
    )


def labels(box: Box) -> dict[str, tuple[str, ...]]:
    """The labels of the cards of every deck."""
    return {
        "office": tuple(box.office_ids),
        "city-card": tuple(box.card_ids),
        "town-bonus": tuple(box.tile_ids),
        "contract": tuple(box.contract_ids),
        "starter": tuple(box.contract_ids),
        "character": tuple(box.character_ids),
        "objective": tuple(box.objective_ids),
    }


def shuffled(name: str, count: int) -> Deck:
    """A deck of single cards; what is not drawn from it leaves the game."""
    return full_deck(name, [1] * count)


class SetUp(Step):
    """Board, player material, starter contracts, characters, objectives.  [V2.15, R52]"""

    def run(self, match: Table) -> None:
        """The draft sees the board; the objectives come after it."""
        lay_tiles(match)
        match.state.start = match.roll("start", match.seats) - 1  # [V2.10]
        hand_out_material(match)
        match.then(*characters(match), DealObjectives(), Join(), StartRound(1))


def lay_tiles(match: Table) -> None:
    """Offices, city cards, town bonuses and the first contracts.  [V2.1-V2.4]"""
    state, box = match.state, match.box
    offices = shuffled("office", len(box.offices))
    for city in box.atlas.cities:
        state.offices[city] = offices.draw(match)
    cards = shuffled("city-card", len(box.cards))
    state.cards = tuple(cards.draw(match) for _ in box.atlas.card_places)
    if match.options_chosen["random_town_bonuses"] == "on":  # [V16.1]
        tiles = shuffled("town-bonus", len(box.tiles))
        for town in box.towns:
            state.tiles[town] = tiles.draw(match)
    else:
        for tile, town in enumerate(box.default_towns):
            state.tiles[town] = tile
    state.board = tuple(state.contracts.draw(match) for _ in range(box.board_slots))
    tell_board(match)


def hand_out_material(match: Table) -> None:
    """Coins by seat from the start player on, and a starter contract each.  [V2.5, V2.6]"""
    state = match.state
    if match.listening:
        match.tell(Event("start-player", {"seat": f"seat:{state.start}"}))
    starters = full_deck("starter", match.box.starters)
    for place in range(match.seats):
        seat = (state.start + place) % match.seats
        state.supply[seat * KINDS + COIN] = match.box.coins_by_seat[place]
        take(match, seat, starters.draw(match))


def characters(match: Table) -> list[Pending]:
    """Basic characters by seat, or a draft from the last seat backwards.  [V2.8, V16.2]"""
    state, box = match.state, match.box
    order = [(state.start + place) % match.seats for place in range(match.seats)]
    if match.options_chosen["character_draft"] == "off":
        for seat, name in zip(order, box.basic_characters, strict=False):
            assign(match, seat, box.character_ids.index(name))
        return []
    deck = shuffled("character", len(box.characters))
    drawn = [deck.draw(match) for _ in range(match.seats + box.characters_extra)]
    state.revealed = tuple(sorted(drawn))
    if match.listening:
        names = tuple(f"character:{box.character_ids[one]}" for one in state.revealed)
        match.tell(Event("characters-revealed", {"characters": names}))
    return [Draft(seat) for seat in reversed(order)]


class DealObjectives(Step):
    """Two secret objectives each, or four of which two are kept.  [V2.9, V16.3]"""

    def run(self, match: Table) -> None:
        """Everybody chooses at the same time."""
        state, box = match.state, match.box
        choice = match.options_chosen["objective_choice"] == "on"
        number = box.objectives_offered if choice else box.objectives_dealt
        deck = shuffled("objective", len(box.objectives))
        for seat in range(match.seats):
            state.dealt[seat] = tuple(deck.draw(match) for _ in range(number))
            if match.listening:
                args: Args = {"seat": f"seat:{seat}", "objectives": elements(match, seat)}
                match.tell(Event("objectives-dealt", args, (seat,)))
        for seat in range(match.seats):
            if choice:
                match.beside(seat, KeepObjective(seat))
            else:
                state.kept[seat] = state.dealt[seat]


def elements(match: Table, seat: int) -> tuple[str, ...]:
    """The objectives dealt to a seat, as elements of the table."""
    return tuple(f"objective:{match.box.objective_ids[one]}" for one in match.state.dealt[seat])


class KeepObjective(Decision):
    """Which objective to keep?  Asked for each.  [V16.3]"""

    def options(self, match: Table) -> list[int]:
        """Those dealt and not yet kept."""
        state = match.state
        left = [one for one in state.dealt[self.seat] if one not in state.kept[self.seat]]
        return [match.box.codes.keep + one for one in left]

    def resolve(self, match: Table, action: int) -> None:
        """Keep it; after the last one the others are discarded face down."""
        state = match.state
        state.kept[self.seat] += (action - match.box.codes.keep,)
        if len(state.kept[self.seat]) < match.box.objectives_kept:
            match.then(KeepObjective(self.seat))
        elif match.listening:
            match.tell(Event("objectives-kept", {"seat": f"seat:{self.seat}"}))

    def question(self, match: Table) -> Message:
        """How many are still to keep?"""
        left = match.box.objectives_kept - len(match.state.kept[self.seat])
        return Message("ask-objective", {"left": left})

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Not dealt, or kept already."""
        name = target.partition(":")[2] or target.partition(" ")[2]
        if name not in match.box.objective_ids:
            return None
        one = match.box.objective_ids.index(name)
        if one in match.state.kept[self.seat]:
            return Reason("V16.3", "no-objective-again")
        return Reason("V16.3", "no-objective-dealt")

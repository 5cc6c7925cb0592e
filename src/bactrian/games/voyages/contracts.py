"""Contracts: taking tiles from the board, drawing from the special stack.  [V7]"""

from bactrian.games.voyages.effects import RESOURCES
from bactrian.games.voyages.refusals import why_not_pick
from bactrian.games.voyages.state import NONE, Table
from bactrian.games.voyages.supply import gain
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Step


def contract_element(match: Table, tile: int) -> str:
    """A contract as an element of the table."""
    return f"contract:{match.box.contract_ids[tile]}"


def contract_args(match: Table, seat: int, tile: int) -> Args:
    """Whose contract, and which."""
    return {"seat": f"seat:{seat}", "contract": contract_element(match, tile)}


def draw_special(match: Table) -> int:
    """The top tile of the special stack; none if it is empty.  [R19, R56]"""
    state = match.state
    match.reveal()
    if state.special:
        state.special -= 1
        return state.contracts.draw(match)
    if not state.under:
        return NONE
    tile, state.under = state.under[0], state.under[1:]
    return tile


def put_away(match: Table, tile: int) -> None:
    """A tile goes under the special stack; a starter leaves the game.  [V7.4, R23]"""
    if not match.box.contracts[tile].starter:
        match.state.under += (tile,)


class PickContract(Decision):
    """Which contract from the board, or enough?  [V7.1]

    Tiles do not move between the picks: they stay on the board until the action is complete.
    """

    __match_args__ = ("seat", "value", "picked")
    forced = True

    def __init__(self, seat: int, value: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.value = value
        self.picked = picked

    def options(self, match: Table) -> list[int]:
        """Columns up to the die; enough after the first."""
        codes, columns = match.box.codes, min(self.value, len(match.state.board))
        found = []
        if len(self.picked) < match.box.taken_max:
            found = [codes.pick + n for n in range(columns) if n not in self.picked]
        if self.picked:
            found.append(codes.stop)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Pick it with its extra, or take what is picked."""
        if action == match.box.codes.stop:
            make_room(match, self.seat, self.picked)
            return
        column = action - match.box.codes.pick
        next_pick = PickContract(self.seat, self.value, (*self.picked, column))
        extras = match.box.spaces[match.box.contract_space].extras
        if column + 1 in extras:
            match.then(TakeExtra(self.seat, column + 1), next_pick)
        else:
            match.then(next_pick)

    def question(self, match: Table) -> Message:
        """Which one?"""
        return Message("ask-contract", {"value": self.value})

    def label(self, match: Table, action: int) -> Message:
        """A column is called by the contract in it, with a warning if an active one must go."""
        column = action - match.box.codes.pick
        if action == match.box.codes.stop:
            return Message("do-enough")
        tile = contract_element(match, match.state.board[column])
        full = len(match.state.active[self.seat]) + len(self.picked) >= match.box.slots
        word = "do-pick-instead" if full else "do-pick"
        return Message(word, {"column": column + 1, "contract": tile})

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The contract in the column."""
        if action == match.box.codes.stop:
            return ()
        return (contract_element(match, match.state.board[action - match.box.codes.pick]),)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Beyond the die, picked already, or not on the board."""
        return why_not_pick(match, self.seat, self.value, self.picked, target)


class TakeExtra(Decision):
    """Coins or camels with a contract from a dear column?  [V7.2]"""

    __match_args__ = ("seat", "column")

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def options(self, match: Table) -> list[int]:
        """One kind for the whole amount."""
        extras = match.box.spaces[match.box.contract_space].extras[self.column]
        return [match.box.codes.extra + extra.plain[0][0] for extra in extras]

    def resolve(self, match: Table, action: int) -> None:
        """Take it."""
        kind = action - match.box.codes.extra
        extras = match.box.spaces[match.box.contract_space].extras[self.column]
        gain(match, self.seat, next(extra for extra in extras if extra.plain[0][0] == kind))

    def question(self, match: Table) -> Message:
        """Which kind?"""
        return Message("ask-extra", {"column": self.column})

    def label(self, match: Table, action: int) -> Message:
        """How much of it."""
        extras = match.box.spaces[match.box.contract_space].extras[self.column]
        amounts = dict(extra.plain[0] for extra in extras)
        kind = action - match.box.codes.extra
        return Message("do-extra", {"kind": RESOURCES[kind], "n": amounts[kind]})


def make_room(match: Table, seat: int, picked: tuple[int, ...]) -> None:
    """Remove as many old contracts as needed, then take the new ones.  [V7.3, R21]"""
    state = match.state
    fresh = tuple(state.board[column] for column in picked)
    old = len(state.active[seat])
    surplus = old + len(fresh) - match.box.slots
    match.then(*[DropOld(seat)] * max(surplus, 0), TakePicked(seat, picked))


class DropOld(Decision):
    """Which old contract is removed?  [V7.3]"""

    forced = True

    def options(self, match: Table) -> list[int]:
        """Any active one: the new ones are not there yet."""
        return [match.box.codes.drop + n for n in range(len(match.state.active[self.seat]))]

    def resolve(self, match: Table, action: int) -> None:
        """Put it away."""
        drop(match, self.seat, action - match.box.codes.drop)

    def question(self, match: Table) -> Message:
        """Which one?"""
        return Message("ask-drop")

    def label(self, match: Table, action: int) -> Message:
        """A slot is called by the contract in it."""
        return drop_label(match, self.seat, action)

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The contract in the slot."""
        tile = match.state.active[self.seat][action - match.box.codes.drop]
        return (contract_element(match, tile),)


def drop(match: Table, seat: int, slot: int) -> None:
    """An active contract is put away.  [V7.4]"""
    active = match.state.active[seat]
    if match.listening:
        match.tell(Event("contract-dropped", contract_args(match, seat, active[slot])))
    put_away(match, active[slot])
    match.state.active[seat] = active[:slot] + active[slot + 1 :]


def drop_label(match: Table, seat: int, action: int) -> Message:
    """What dropping means here."""
    tile = match.state.active[seat][action - match.box.codes.drop]
    return Message("do-drop", {"contract": contract_element(match, tile)})


class TakePicked(Step):
    """The picked tiles become active, the others slide left, an empty board is refilled.  [V7.5]"""

    __match_args__ = ("seat", "picked")

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.picked = picked

    def run(self, match: Table) -> None:
        """Take, slide, refill.  [V7.6, R22]"""
        state = match.state
        for column in self.picked:
            take(match, self.seat, state.board[column])
        state.board = tuple(
            tile for column, tile in enumerate(state.board) if column not in self.picked
        )
        if not state.board:
            drawn = [draw_special(match) for _ in range(match.box.refill)]
            state.board = tuple(tile for tile in drawn if tile != NONE)
            tell_board(match)


def take(match: Table, seat: int, tile: int) -> None:
    """A contract becomes active."""
    match.state.active[seat] += (tile,)
    if match.listening:
        match.tell(Event("contract-taken", contract_args(match, seat, tile)))


def tell_board(match: Table) -> None:
    """Say which contracts lie on the board."""
    if match.listening and match.state.board:
        tiles = tuple(contract_element(match, tile) for tile in match.state.board)
        match.tell(Event("contracts-laid", {"contracts": tiles}))


class DrawContract(Step):
    """Draw from the special stack; one of a contract may be declined.  [V7.8, R18, R59]"""

    __match_args__ = ("seat", "optional")

    def __init__(self, seat: int, optional: bool) -> None:
        self.seat = seat
        self.optional = optional

    def run(self, match: Table) -> None:
        """Into a free slot, or ask."""
        tile = draw_special(match)
        if tile == NONE:
            return
        if match.listening:
            match.tell(Event("contract-drawn", contract_args(match, self.seat, tile)))
        if self.optional or len(match.state.active[self.seat]) >= match.box.slots:
            match.then(KeepDrawn(self.seat, tile))
        else:
            take(match, self.seat, tile)


class KeepDrawn(Decision):
    """Keep the drawn contract, in a free slot or for an active one, or decline it?  [V7.8]"""

    __match_args__ = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, match: Table) -> list[int]:
        """Accept if there is room, else which one to replace; decline."""
        codes, active = match.box.codes, match.state.active[self.seat]
        if len(active) < match.box.slots:
            return [codes.accept, codes.decline]
        return [*(codes.drop + slot for slot in range(len(active))), codes.decline]

    def resolve(self, match: Table, action: int) -> None:
        """The tile not kept goes under the stack."""
        codes = match.box.codes
        if action == codes.decline:
            if match.listening:
                args = contract_args(match, self.seat, self.tile)
                match.tell(Event("contract-declined", args))
            put_away(match, self.tile)
            return
        if action != codes.accept:
            drop(match, self.seat, action - codes.drop)
        take(match, self.seat, self.tile)

    def question(self, match: Table) -> Message:
        """What to do with it?"""
        return Message("ask-drawn", {"contract": contract_element(match, self.tile)})

    def label(self, match: Table, action: int) -> Message:
        """Replacing names the old contract."""
        codes = match.box.codes
        if codes.drop <= action < codes.take:
            return drop_label(match, self.seat, action)
        return match.game.table.entries[action].message()

    def points_at(self, match: Table, action: int) -> tuple[str, ...]:
        """The contract that is replaced, or the drawn one."""
        codes = match.box.codes
        if codes.drop <= action < codes.take:
            tile = match.state.active[self.seat][action - codes.drop]
            return (contract_element(match, tile),)
        return (contract_element(match, self.tile),) if action == codes.accept else ()

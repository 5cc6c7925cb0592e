"""Extending a route by one or two camels.  [S5]"""

from bactrian.games.samarkand.board import members
from bactrian.games.samarkand.components import Box
from bactrian.games.samarkand.goods import reach_good
from bactrian.games.samarkand.links import make_link, new_link
from bactrian.games.samarkand.refusals import why_not_place
from bactrian.games.samarkand.routes import another_refusal, open_spaces
from bactrian.games.samarkand.state import ALLOWED, NOBODY, State, Table
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Price


class Place(Decision):
    """Where does the next camel of this family go?  After the first one: or is that all?  [S5.6]"""

    __match_args__ = ("seat", "family", "laid")

    def __init__(self, seat: int, family: int, laid: int) -> None:
        self.seat = seat
        self.family = family
        self.laid = laid  # camels placed in this turn

    def options(self, match: Table) -> list[int]:
        """Every open space; to stop once a camel is placed.  [S5.2, S5.5]"""
        codes = match.box.codes
        found = [codes.place + space for space in members(open_spaces(match.state, self.family))]
        if self.laid:
            found.append(codes.stop)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Place the camel, or be content."""
        codes = match.box.codes
        if action == codes.stop:
            match.state.acted_at[self.seat] = match.state.placed
        else:
            place(match, self.seat, self.family, self.laid, action - codes.place)

    def question(self, match: Table) -> Message:
        """The first camel or a further one."""
        args: Args = {"family": f"family:{match.box.family_ids[self.family]}"}
        if self.laid == 0:
            return Message("ask-place", args)
        cost, treasury = match.box.second_camel_cost, match.state.treasuries[self.family]
        return Message("ask-place-more", {**args, "dirham": cost, "treasury": treasury})

    def label(self, match: Table, action: int) -> Message:
        """Which family goes where, and what comes of it."""
        if action == match.box.codes.stop:
            return match.game.table.entries[action].message()
        return place_label(match, self.family, action - match.box.codes.place)

    def price(self, match: Table, action: int) -> Price:
        """A further camel is paid by the treasury.  [S5.3, S5.4]"""
        if self.laid == 0 or action == match.box.codes.stop:
            return ()
        return (("treasury", match.box.second_camel_cost),)

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Why a space is closed."""
        return why_not_place(match, self.seat, self.family, self.laid, target)


def place_label(match: Table, family: int, space: int) -> Message:
    """A placement with its token or its link, if it brings one."""
    state, box = match.state, match.box
    args: Args = {
        "family": f"family:{box.family_ids[family]}",
        "space": f"space:{box.space_ids[space]}",
    }
    good = box.good_on[space]
    if good >= 0 and state.takers[good] == NOBODY:
        return Message("do-place-goods", {**args, "card": f"card:{box.cards[good]}"})
    passive = new_link(box, state, family, space)
    if passive:
        names = tuple(f"family:{box.family_ids[other]}" for other in passive)
        return Message("do-place-link", {**args, "passive": names})
    return Message("do-place", args)


def place(match: Table, seat: int, family: int, laid: int, space: int) -> None:
    """A camel enters a space: first the good, then the link, then perhaps one more.  [S11.1]"""
    state, box = match.state, match.box
    state.acted_at[seat] = state.placed
    if laid:
        state.treasuries[family] -= box.second_camel_cost
    put_camel(box, state, family, space)
    state.placed += 1
    if match.listening:
        match.tell(
            Event(
                "placed-again" if laid else "placed",
                {
                    "seat": f"seat:{seat}",
                    "family": f"family:{box.family_ids[family]}",
                    "space": f"space:{box.space_ids[space]}",
                    "dirham": box.second_camel_cost if laid else box.first_camel_cost,
                },
            )
        )
    reach_good(match, seat, space)
    make_link(match, seat, family, space)
    if another_refusal(match, family, laid + 1) == ALLOWED:
        match.then(Place(seat, family, laid + 1))


def put_camel(box: Box, state: State, family: int, space: int) -> None:
    """A camel goes from the stock to the board for good.  [S5.2, S5.7]"""
    state.stocks[family] -= 1
    state.camels[space] = (*state.camels[space], family)
    state.networks[family] |= 1 << space
    state.near[family] |= box.around[space]
    if len(state.camels[space]) >= box.camels_per_space:
        state.full |= 1 << space

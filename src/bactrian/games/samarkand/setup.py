"""Setting up the table.  [S2, S10.1, S10.2]"""

from bactrian.games.samarkand.components import Box
from bactrian.games.samarkand.extension import put_camel
from bactrian.games.samarkand.rounds import BeginTurn
from bactrian.games.samarkand.state import ASK, NOBODY, RUNNING, State, Table
from bactrian.kernel.deck import full_deck
from bactrian.kernel.message import Event
from bactrian.kernel.pending import Step


def bare_table(box: Box, seats: int) -> State:
    """The table with a camel on every home, before the deal.  [S2.1-S2.4, S2.6, S10.2]"""
    families, cards = len(box.families), len(box.cards)
    for_two = seats == 2
    state = State(
        camels=[()] * len(box.spaces),
        networks=[0] * families,
        near=[0] * families,
        full=0,
        stocks=[box.camels] * families,
        treasuries=[0] * families,
        tiles=[box.tiles_for_two if for_two else box.tiles] * families,
        link_tiles=[box.link_tiles] * families,
        linked=[0] * families,
        cash=[box.start_cash] * seats,
        owned=[[0] * families for _ in range(seats)],
        links_taken=[0] * seats,
        takers=[NOBODY] * cards,
        holders=[NOBODY] * cards,
        sellers=[NOBODY] * cards,
        discarders=[NOBODY] * cards,
        shuffled=[NOBODY] * cards,
        drawn=[0] * seats,
        plans=[ASK] * cards,
        deck=full_deck("deck", [1] * cards),
        bag=full_deck("bag", [box.bag_tiles if for_two else 0] * families),
        removed=[],
        placed=0,
        occupied_at=[0] * cards,
        acted_at=[0] * seats,
        turn=0,
        turns=0,
        skips=0,
        ending=RUNNING,
    )
    for family, home in enumerate(box.homes):
        put_camel(box, state, family, home)
    return state


class SetUp(Step):
    """Deal the cards and name a start player.  [S2.5, S2.7]"""

    def run(self, match: Table) -> None:
        """Hands first, then who begins."""
        for seat in range(match.seats):
            deal_hand(match, seat)
        start = 0
        if match.options_chosen["start"] == "random":
            start = match.roll("start", match.seats) - 1
        match.then(BeginTurn(start))


def deal_hand(match: Table, seat: int) -> None:
    """Two cards to a hidden hand.  [S2.5]"""
    state = match.state
    cards = [state.deck.draw(match) for _ in range(match.box.start_cards)]
    for card in cards:
        state.holders[card] = seat
    state.drawn[seat] += len(cards)
    if match.listening:
        labels = tuple(f"card:{match.box.cards[card]}" for card in sorted(cards))
        match.tell(Event("dealt", {"seat": f"seat:{seat}", "cards": labels}, (seat,)))

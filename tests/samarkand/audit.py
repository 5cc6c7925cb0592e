"""What must hold in samarkand after every decision.  [S11.4]"""

from bactrian.games.samarkand.board import connected
from bactrian.games.samarkand.goods import Sale
from bactrian.games.samarkand.links import links_of
from bactrian.games.samarkand.marriage import Discard
from bactrian.games.samarkand.state import ASK, NOBODY, Table


def audit(match: Table) -> None:
    """Every component is somewhere, once, and every invariant holds."""
    audit_camels(match)
    audit_links(match)
    audit_tiles(match)
    audit_cards(match)
    audit_sales(match)
    state = match.state
    assert min(*state.cash, *state.treasuries, *state.stocks) >= 0


def audit_camels(match: Table) -> None:
    state, box = match.state, match.box
    for family, home in enumerate(box.homes):
        spaces = [space for space, camels in enumerate(state.camels) if family in camels]
        network = sum(1 << space for space in spaces)
        assert state.networks[family] == network
        assert len(spaces) + state.stocks[family] == box.camels
        assert home in spaces
        assert connected(box.spaces, network) == network
        near = 0
        for space in spaces:
            near |= box.around[space]
        assert state.near[family] == near
    for space, camels in enumerate(state.camels):
        assert len(camels) <= box.camels_per_space
        assert len(set(camels)) == len(camels)
        assert state.full >> space & 1 == (len(camels) == box.camels_per_space)
        good = box.good_on[space]
        if good >= 0:
            assert bool(camels) == (state.takers[good] != NOBODY)


def audit_links(match: Table) -> None:
    state, box = match.state, match.box
    for family in range(len(box.families)):
        links, left = links_of(state, family), state.link_tiles[family]
        assert links + left == box.link_tiles or (links > box.link_tiles and left == 0)
        for other in range(len(box.families)):
            assert state.linked[family] >> other & 1 == state.linked[other] >> family & 1
        assert not state.linked[family] >> family & 1
    assert sum(state.links_taken) + sum(state.link_tiles) == box.link_tiles * len(box.families)


def audit_tiles(match: Table) -> None:
    state, box = match.state, match.box
    for family in range(len(box.families)):
        owned = sum(tiles[family] for tiles in state.owned)
        aside = state.bag.counts[family] + state.removed.count(family)
        assert owned + state.tiles[family] + aside == box.tiles
        if match.seats > 2:
            assert aside == 0
            assert max(tiles[family] for tiles in state.owned) <= 1
    assert state.bag.left == sum(state.bag.counts)


def audit_cards(match: Table) -> None:
    state, box = match.state, match.box
    for card in range(len(box.cards)):
        owners = (state.holders[card], state.sellers[card], state.discarders[card])
        assert sum(owner != NOBODY for owner in owners) + state.deck.counts[card] == 1
        assert state.sellers[card] == NOBODY or state.takers[card] != NOBODY
        if state.plans[card] != ASK:
            assert state.holders[card] != NOBODY
            assert state.takers[card] == NOBODY
    assert state.deck.left == sum(state.deck.counts)
    discards = any(isinstance(pending, Discard) for pending in match.stack)
    for seat in range(match.seats):
        if not (discards and seat == state.turn):
            assert state.held(seat) <= box.hand_limits[match.seats]


def audit_sales(match: Table) -> None:
    """Open sales are those of cards in hand whose goods were reached since the last answer."""
    state = match.state
    for seat, lane in enumerate(match.lanes):
        for sale in lane:
            assert isinstance(sale, Sale)
            assert sale.seat == seat == state.holders[sale.card]
            assert state.occupied_at[sale.card] > state.acted_at[seat]

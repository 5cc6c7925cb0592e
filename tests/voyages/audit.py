"""What must hold after every decision of a voyages match."""

from collections import Counter

from bactrian.games.voyages import scoring
from bactrian.games.voyages.components import FACES
from bactrian.games.voyages.contracts import KeepDrawn
from bactrian.games.voyages.effects import EARNED
from bactrian.games.voyages.posts import posts_in_all
from bactrian.games.voyages.printed import CITY
from bactrian.games.voyages.state import BLACK, DIE_KINDS, DUMMY, NONE, OWN, WHITE, Table
from bactrian.games.voyages.turns import Turn


def audit(match: Table) -> None:
    """All that must hold at any moment."""
    assert min(match.state.supply) >= 0
    contracts_are_all_there(match)
    dice_are_all_there(match)
    spaces_obey_their_rules(match)
    posts_stand_where_they_may(match)
    tiles_lie_where_they_belong(match)
    points_add_up(match)
    if match.stack and isinstance(match.stack[-1], Turn):
        assert not any(match.state.due)


def contracts_are_all_there(match: Table) -> None:
    """Every contract but the starters is somewhere, once; slots are never overfull."""
    state, box = match.state, match.box
    found: Counter[int] = Counter(state.board + state.under)
    for seat in range(match.seats):
        found.update(state.active[seat] + state.done[seat])
        assert len(state.active[seat]) <= box.slots
    for line in (match.stack, *match.lanes):
        found.update(item.tile for item in line if isinstance(item, KeepDrawn))
    for tile, contract in enumerate(box.contracts):
        total = found[tile] + state.contracts.counts[tile]
        assert total <= 1 if contract.starter else total == 1
    assert state.contracts.left == sum(state.contracts.counts)
    stacks = state.contracts.left - state.special
    assert stacks == box.board_slots * (box.rounds - max(1, state.round))


def dice_are_all_there(match: Table) -> None:
    """Dice lie in pools or on spaces; dummy dice never move."""
    state, box = match.state, match.box
    laid = [die for dice in state.laid for die in dice]
    begun = state.round > 1 or bool(laid) or any(state.pool)
    if not begun:
        return
    for seat in range(match.seats):
        own = [die for die in laid if die // DIE_KINDS == seat]
        kinds = Counter(die % DIE_KINDS // FACES for die in own)
        kinds.update(die // FACES for die in state.pool[seat])
        character = box.characters[state.characters[seat]]
        assert kinds[OWN] == box.dice
        assert kinds[WHITE] == character.white_die
    black = sum(die % DIE_KINDS // FACES == BLACK for die in laid)
    black += sum(die // FACES == BLACK for dice in state.pool for die in dice)
    table = box.by_players[match.seats]
    assert state.black + black == table.black_dice
    dummies = sum(die // DIE_KINDS == DUMMY for die in laid)
    assert dummies == len(table.khan_dummies) + table.coin_dummies


def spaces_obey_their_rules(match: Table) -> None:
    """The Khan's dice rise, cards hold one die, colours are noted where they lie."""
    state, box = match.state, match.box
    khan = [die % FACES for die in state.laid[box.khan]]
    assert khan == sorted(khan)
    assert len(khan) <= box.spaces[box.khan].places
    for space, dice in enumerate(state.laid):
        if space >= box.first_slot:
            assert len(dice) <= 1
        noted = {seat for seat in range(match.seats) if state.coloured[space] >> seat & 1}
        owners = [die // DIE_KINDS for die in dice if die % DIE_KINDS // FACES == OWN]
        assert noted == {owner for owner in owners if owner != DUMMY}
        if box.spaces[space].one_colour:
            groups = Counter(owner for owner in owners if owner != DUMMY)
            assert all(count <= box.spaces[space].dice for count in groups.values())


def posts_stand_where_they_may(match: Table) -> None:
    """One post per place and player, in towns and cities only; Beijing agrees."""
    state, box = match.state, match.box
    for seat in range(match.seats):
        if state.characters[seat] == NONE:
            continue
        posts = state.posts[seat]
        assert len(set(posts)) == len(posts) <= posts_in_all(match, seat)
        assert all(box.places[post].takes_post for post in posts)
        assert (box.atlas.beijing in posts) == (seat in state.beijing)
        figures = 1 + box.characters[state.characters[seat]].extra_figures
        assert len(state.figures[seat]) == figures
    taken = [seat for seat in state.beijing if seat != NONE]
    assert len(set(taken)) == len(taken)
    if match.options_chosen["beijing_posts_move_up"] == "on":
        assert state.beijing[: len(taken)] == taken


def tiles_lie_where_they_belong(match: Table) -> None:
    """Town bonuses in towns, offices in cities nobody has a post in, cards once each."""
    state, box = match.state, match.box
    assert sorted(state.tiles[town] for town in box.towns) == list(range(len(box.tiles)))
    offices = [office for office in state.offices if office != NONE]
    assert len(set(offices)) == len(offices)
    for place, office in enumerate(state.offices):
        if office != NONE:
            assert box.places[place].kind == CITY
            assert not any(place in posts for posts in state.posts)
    assert len(set(state.cards)) == len(state.cards) == len(box.atlas.card_places)


def points_add_up(match: Table) -> None:
    """The score sheet is what was taken on the way; what the end brings comes with it."""
    for score in match.standing().scores:
        way = match.state.points[score.seat * EARNED : (score.seat + 1) * EARNED]
        assert list(score.sources.values())[:EARNED] == way
        assert way[2] <= 0
        later = scoring.at_the_end(match, score.seat) if match.state.ended else [0] * 5
        assert list(score.sources.values())[EARNED:] == later

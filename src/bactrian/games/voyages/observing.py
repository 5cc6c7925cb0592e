"""What each seat may know, as numbers for learners: no more than its view shows.  [V1.7]"""

from bactrian.games.voyages.components import FACES
from bactrian.games.voyages.scoring import earned
from bactrian.games.voyages.state import DIE_KINDS, DUMMY, NONE, Table
from bactrian.kernel.sheet import Sheet


def observe(match: Table, seat: int, sheet: Sheet) -> None:
    """The course of the round, the board, all players, and the own objectives."""
    state, box = match.state, match.box
    sheet.put("round", [state.round])
    sheet.one_of("start", state.start, match.seats)
    sheet.one_of("turn", state.turn, match.seats)
    sheet.one_of("traveller", state.traveller, match.seats)
    sheet.flag("acted", state.acted)
    observe_board(match, sheet)
    for owner in range(match.seats):
        observe_player(match, owner, sheet)
    size = len(box.objectives)
    kept = state.kept[seat] if seat >= 0 else ()
    dealt = state.dealt[seat] if seat >= 0 else ()
    sheet.counts("objectives_kept", kept, size)
    sheet.counts("objectives_dealt", dealt, size)


def observe_board(match: Table, sheet: Sheet) -> None:
    """Dice, cards, offices, towns, Beijing and the contracts on offer."""
    state, box = match.state, match.box
    sheet.put("black_dice", [state.black])
    for space, dice in enumerate(state.laid):
        faces = [0] * FACES
        whose = [0] * (match.seats + 1)
        for laid in dice:
            owner, die = divmod(laid, DIE_KINDS)
            faces[die % FACES] += 1
            whose[match.seats if owner == DUMMY else owner] += 1
        sheet.put(f"faces_{space}", faces)
        sheet.put(f"dice_of_{space}", whose)
    sheet.row("city_cards", state.cards, len(box.atlas.card_places))
    sheet.put("offices", state.offices)
    sheet.put("towns", state.tiles)
    sheet.put("beijing", state.beijing)
    sheet.row("contracts", state.board, box.board_slots)
    sheet.put("special_stack", [state.special + len(state.under)])
    sheet.counts("characters", state.revealed, len(box.characters))


def observe_player(match: Table, owner: int, sheet: Sheet) -> None:
    """What everybody knows of a player."""
    state, box = match.state, match.box
    kinds = len(box.supply)
    character = state.characters[owner]
    sheet.one_of(
        f"character_{owner}", NONE if character == NONE else character, len(box.characters)
    )
    sheet.put(f"points_{owner}", [sum(earned(match, owner))])
    sheet.put(f"supply_{owner}", state.supply[owner * kinds : (owner + 1) * kinds])
    sheet.counts(f"dice_{owner}", state.pool[owner], DIE_KINDS)
    sheet.counts(f"figures_{owner}", state.figures[owner], len(box.places))
    sheet.counts(f"posts_{owner}", state.posts[owner], len(box.places))
    sheet.counts(f"active_{owner}", state.active[owner], len(box.contracts))
    sheet.counts(f"completed_{owner}", state.done[owner], len(box.contracts))
    sheet.put(f"objectives_{owner}", [len(state.kept[owner])])

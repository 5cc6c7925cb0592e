"""What each seat may know, as numbers for learners: no more than its view shows.  [E12]"""

from bactrian.games.expedition.state import Table
from bactrian.kernel.sheet import Sheet


def observe(match: Table, seat: int, sheet: Sheet) -> None:
    """The track, the cards that are open, and the own hand."""
    state, box = match.state, match.box
    sheet.one_of("turn", state.turn, match.seats)
    sheet.put("turns", [state.turns])
    sheet.flag("interim_done", state.interim_done)
    sheet.put("figures", state.positions)
    sheet.put("chests", state.chests)
    sheet.put("gold", state.gold)
    sheet.put("display", state.display)
    sheet.put("pile", [len(state.pile)])
    sheet.put("discard", [sum(state.discard)])
    sheet.put("cards", [sum(hand) for hand in state.hands])
    for owner in range(match.seats):
        sheet.put(f"seen_{owner}", state.shown[owner])
    sheet.put("hand", state.hands[seat] if seat >= 0 else [0] * len(box.cards))

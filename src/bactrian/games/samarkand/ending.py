"""When the game ends.  [S8]"""

from bactrian.games.samarkand.links import links_of
from bactrian.games.samarkand.scoring import FinalScoring
from bactrian.games.samarkand.state import ALL_LINKED, BLOCKED, FIVE_LINKS, RUNNING, Table
from bactrian.kernel.pending import Join


def ending_of(match: Table) -> int:
    """The end condition that holds after a completed action, if any.  [S8.1, S8.3, S8.4]"""
    state, box = match.state, match.box
    fewest, most = box.links_to_end, 0
    for family in range(len(box.families)):
        links = links_of(state, family)
        fewest, most = min(fewest, links), max(most, links)
    if fewest >= box.links_of_all_to_end:
        return ALL_LINKED
    if most >= box.links_to_end:
        return FIVE_LINKS
    if state.skips >= match.seats:
        return BLOCKED
    return RUNNING


def end_game(match: Table, ending: int) -> None:
    """Every sale is still decided, then the cards are scored.  [S8.2, R12]

    The last action cannot be taken back even while a sale is open: its pause tells something.
    """
    match.reveal()
    match.then(Join(), FinalScoring(ending))

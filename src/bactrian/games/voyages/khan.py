"""The favour of the Khan: four places, each die at least as high as the one before.  [V6.3]"""

from bactrian.games.voyages.components import FACES
from bactrian.games.voyages.state import Table


def is_full(match: Table) -> bool:
    """Are all places taken, dummy dice included?"""
    khan = match.box.khan
    return len(match.state.laid[khan]) >= match.box.spaces[khan].places


def lowest_welcome(match: Table) -> int:
    """The lowest face the Khan still accepts: that of the last die there."""
    laid = match.state.laid[match.box.khan]
    return laid[-1] % FACES if laid else 1

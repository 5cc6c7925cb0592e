"""The action table: everything a player can ever answer.  [E13]"""

from bactrian.games.expedition.components import Box
from bactrian.kernel.action import Action, ActionTable


def action_table(box: Box) -> ActionTable:
    """The actions in the order of ``Codes``."""
    figures = box.codes.ballast - box.codes.step
    return ActionTable(
        [
            *(Action("pay", card=f"card:{card}") for card in box.cards),
            *(Action("step", figure=f"figure:{figure}") for figure in range(figures)),
            *(Action("ballast", figure=f"figure:{figure}") for figure in range(figures)),
            Action("stop"),
            *(Action("take", slot=f"slot:{slot}") for slot in range(1, box.display_cards + 1)),
            Action("draw", targets=("pile",)),
            Action("no-card"),
        ]
    )

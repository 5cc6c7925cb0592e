"""The action table: everything a player can ever answer.  [S11]"""

from bactrian.games.samarkand.components import Box
from bactrian.kernel.action import Action, ActionTable


def action_table(box: Box) -> ActionTable:
    """The actions in the order of ``Codes``."""
    families = [f"family:{family}" for family in box.family_ids]
    cards = [f"card:{card}" for card in box.cards]
    return ActionTable(
        [
            *(Action("marry", family=family) for family in families),
            *(Action("extend", family=family) for family in families),
            *(Action("place", space=f"space:{space}") for space in box.space_ids),
            Action("stop"),
            Action("skip"),
            *(Action("discard", card=card) for card in cards),
            Action("done"),
            *(Action("sell", card=card) for card in cards),
            *(Action("keep", card=card) for card in cards),
            *(Action("plan-ask", card=card) for card in cards),
            *(Action("plan-sell", card=card) for card in cards),
            *(Action("plan-keep", card=card) for card in cards),
        ]
    )

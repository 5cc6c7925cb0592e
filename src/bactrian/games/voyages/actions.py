"""The action table: everything a player can ever answer.  [V17]"""

from typing import TYPE_CHECKING, Final

from bactrian.games.voyages.effects import GOODS, PAIRS, RESOURCES
from bactrian.kernel.action import Action, ActionTable

if TYPE_CHECKING:
    from bactrian.games.voyages.components import Box

FIGURES: Final = 2
"""The most figures one player has on the map.  [V15.7]"""


class Codes:
    """Where each verb starts in the action table."""

    def __init__(self, box: "Box") -> None:
        places = len(box.places)
        self.character: Final = 0
        self.keep: Final = self.character + len(box.characters)
        self.use: Final = self.keep + len(box.objectives)
        self.use_card: Final = self.use + len(box.space_ids)
        self.complete: Final = self.use_card + len(box.cards)
        self.reroll: Final = self.complete + len(box.contracts)
        self.adjust: Final = self.reroll + 1
        self.buy: Final = self.adjust + 1
        self.end: Final = self.buy + 1
        self.die: Final = self.end + 1
        self.up: Final = self.die + 21
        self.down: Final = self.up + 18
        self.column: Final = self.down + 18
        self.times: Final = self.column + 6
        self.direction: Final = self.times + 7
        self.pick: Final = self.direction + 2
        self.extra: Final = self.pick + box.board_slots
        self.drop: Final = self.extra + len(RESOURCES)
        self.take: Final = self.drop + box.slots
        self.pair: Final = self.take + len(GOODS)
        self.pay: Final = self.pair + len(PAIRS)
        self.pay_pair: Final = self.pay + len(GOODS)
        self.bonus: Final = self.pay_pair + len(PAIRS)
        self.go: Final = self.bonus + len(box.tiles)
        self.lift: Final = self.go + FIGURES * places
        self.first: Final = self.lift + places
        self.compensate: Final = self.first + FIGURES
        self.accept: Final = self.compensate + box.threshold + 1
        self.decline: Final = self.accept + 1
        self.stop: Final = self.decline + 1


def action_table(box: "Box") -> ActionTable:
    """The actions in the order of ``Codes``."""
    return ActionTable([*setup_actions(box), *turn_actions(box), *small_choices(box)])


def setup_actions(box: "Box") -> list[Action]:
    """What is chosen before the first round.  [V16.2, V16.3]"""
    return [
        *(Action("character", character=f"character:{name}") for name in box.character_ids),
        *(Action("keep", objective=f"objective:{name}") for name in box.objective_ids),
    ]


def turn_actions(box: "Box") -> list[Action]:
    """Main actions and bonus actions.  [V4.5]"""
    return [
        *(Action("use", space=f"space:{name}") for name in box.space_ids),
        *(Action("use", space=f"card:{name}") for name in box.card_ids),
        *(Action("complete", contract=f"contract:{name}") for name in box.contract_ids),
        Action("reroll", targets=("bonus:reroll",)),
        Action("adjust", targets=("bonus:adjust",)),
        Action("buy", targets=("bonus:buy",)),
        Action("end"),
    ]


def small_choices(box: "Box") -> list[Action]:
    """The small questions inside an action."""
    colours = tuple(box.vocabulary.colours)
    goods = [RESOURCES[good] for good in GOODS]
    pairs = [(RESOURCES[one], RESOURCES[other]) for one, other in PAIRS]
    faced = [f"{colour}-{face}" for colour in colours for face in range(1, 7)]
    return [
        *(Action("die", die=f"die:{colour}-{n}") for colour in colours for n in range(7)),
        *(Action("up", die=f"die:{name}") for name in faced),
        *(Action("down", die=f"die:{name}") for name in faced),
        *(Action("column", targets=(f"column:{n}",), n=n) for n in range(1, 7)),
        *(Action("times", n=n) for n in range(7)),
        *(Action("direction", n=n) for n in (1, 2)),
        *(Action("pick", column=n) for n in range(1, box.board_slots + 1)),
        *(Action("extra", resource=f"resource:{name}") for name in RESOURCES),
        *(Action("drop", slot=n) for n in range(1, box.slots + 1)),
        *(Action("take", good=f"resource:{name}") for name in goods),
        *(Action("pair", one=f"resource:{one}", other=f"resource:{two}") for one, two in pairs),
        *(Action("pay", good=f"resource:{name}") for name in goods),
        *(Action("pay-pair", one=f"resource:{one}", other=f"resource:{two}") for one, two in pairs),
        *(Action("bonus", tile=f"tile:{name}") for name in box.tile_ids),
        *(
            Action("go", figure=figure, place=f"place:{name}")
            for figure in range(1, FIGURES + 1)
            for name in box.place_ids
        ),
        *(Action("lift", place=f"place:{name}") for name in box.place_ids),
        *(Action("first", figure=figure) for figure in range(1, FIGURES + 1)),
        *(Action("compensate", coins=n) for n in range(box.threshold + 1)),
        Action("accept"),
        Action("decline"),
        Action("stop"),
    ]

"""Costs and rewards: the small vocabulary in which components are written.  [V1.1, V1.2, V1.6]"""

from typing import Final

from bactrian.kernel.components import Part

COIN: Final = 0
CAMEL: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
RESOURCES: Final = ("coin", "camel", "pepper", "silk", "gold")
KINDS: Final = len(RESOURCES)
GOODS: Final = (PEPPER, SILK, GOLD)
PAIRS: Final = ((PEPPER, SILK), (PEPPER, GOLD), (SILK, GOLD))

CONTRACT_POINTS: Final = 0
CARD_POINTS: Final = 1
EXCHANGED_POINTS: Final = 2
TOWN_POINTS: Final = 3
OFFICE_POINTS: Final = 4
POST_POINTS: Final = 5
SOURCES: Final = (
    "contracts",
    "city-cards",
    "exchanged",
    "towns",
    "offices",
    "posts",
    "beijing",
    "goods",
    "coins",
    "objectives",
    "most-contracts",
)
"""Where points come from, in the order of the score sheet; the last five only at the end."""

EARNED: Final = 6
"""How many of the sources count on the way."""

OPEN_REWARDS: Final = ("step", "contract", "black_die", "own_town_bonus", "any_town_bonus")
COST_WORDS: Final = (*RESOURCES, "vp", "good", "distinct_goods")
WORDS: Final = (*COST_WORDS, *OPEN_REWARDS)


class Effect:
    """What a component costs or gives: plain amounts, and what needs a decision.  [V1.6]"""

    def __init__(self, amounts: dict[str, int]) -> None:
        self.amounts: Final = amounts
        self.index = -1  # its number in the box
        self.source = CARD_POINTS  # under which its points count
        self.plain: Final = tuple(
            (kind, amounts[word]) for kind, word in enumerate(RESOURCES) if word in amounts
        )
        self.vp: Final = amounts.get("vp", 0)
        self.good: Final = amounts.get("good", 0)
        self.pair: Final = amounts.get("distinct_goods", 0) // 2
        self.step: Final = amounts.get("step", 0)
        self.contract: Final = amounts.get("contract", 0)
        self.black_die: Final = amounts.get("black_die", 0)
        self.own_town: Final = amounts.get("own_town_bonus", 0)
        self.any_town: Final = amounts.get("any_town_bonus", 0)
        self.is_plain: Final = not any(
            amounts.get(word) for word in ("good", "distinct_goods", *OPEN_REWARDS)
        )


def read_effect(part: Part, words: tuple[str, ...] = WORDS) -> Effect:
    """The amounts in a table such as ``{ camel = 2, good = 1 }``."""
    amounts = {}
    for word in list(part.keys()):
        if word not in words:
            part.refuse(f"“{word}” is none of {', '.join(words)}")
        amounts[word] = part.number(word, 1, 99)
    if amounts.get("distinct_goods", 2) != 2:
        part.refuse("“distinct_goods” is always 2")
    return Effect(amounts)

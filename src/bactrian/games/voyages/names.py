"""What things are called, in every language; composed names are made from a small vocabulary."""

from typing import TYPE_CHECKING, Final

from bactrian.games.voyages.effects import RESOURCES, WORDS, Effect
from bactrian.games.voyages.printed import BY_DIE, CARD_KINDS, EXCHANGE, CityCard
from bactrian.kernel.components import Part

if TYPE_CHECKING:
    from bactrian.games.voyages.components import Box

PATTERNS: Final = (*CARD_KINDS, "city_card", "contract", "town_bonus", "office", "objective")
BONUSES: Final = ("reroll", "adjust", "buy")


class Vocabulary:
    """Amounts and patterns in every language."""

    def __init__(self, root: Part, colours: tuple[str, ...]) -> None:
        words, patterns = root.part("vocabulary"), root.part("patterns")
        self.one: Final = {word: words.part(word).names("one") for word in WORDS}
        self.many: Final = {word: words.part(word).names("many") for word in WORDS}
        self.patterns: Final = {pattern: patterns.names(pattern) for pattern in PATTERNS}
        dice = root.part("dice")
        self.colours: Final = {colour: dice.part(colour).names("one") for colour in colours}
        self.faces: Final = {colour: dice.part(colour).names("face") for colour in colours}
        self.bonuses: Final = {bonus: root.part("bonus_names").names(bonus) for bonus in BONUSES}

    def amounts(self, effect: Effect, language: str) -> str:
        """A cost or reward such as “2 camels + 1 silk”."""
        return " + ".join(
            f"{n} {(self.one if n == 1 else self.many)[word][language]}"
            for word, n in effect.amounts.items()
        )

    def way(self, cost: Effect, reward: Effect, language: str) -> str:
        """A trade such as “2 camels → 1 step”."""
        return self.patterns["trade"][language].format(
            cost=self.amounts(cost, language), reward=self.amounts(reward, language)
        )

    def card(self, card: CityCard, language: str) -> str:
        """A city card by what it does."""
        rewards = card.rewards[:1]
        if card.kind == BY_DIE:
            rewards = [card.rewards[0], card.rewards[-1]]
        reward = " – ".join(self.amounts(effect, language) for effect in rewards)
        cost = self.amounts(card.costs[0], language) if card.costs else ""
        text = self.patterns[CARD_KINDS[card.kind]][language].format(cost=cost, reward=reward)
        if card.kind == EXCHANGE and not is_even(card):
            ways = zip(card.costs, card.rewards, strict=True)
            text = " / ".join(self.way(cost, reward, language) for cost, reward in ways)
        return self.patterns["city_card"][language].format(text=text)


def is_even(card: CityCard) -> bool:
    """Does an exchange give back on one way what it takes on the other?"""
    costs, rewards = card.costs, card.rewards
    return costs[0].amounts == rewards[1].amounts and costs[1].amounts == rewards[0].amounts


def names(box: "Box", language: str) -> dict[str, str]:
    """The name of every element of the table, by its id."""
    found = {f"place:{place.id}": place.name[language] for place in box.places}
    found |= {
        f"space:{name}": space.name[language]
        for name, space in zip(box.space_ids, box.spaces, strict=False)
    }
    words = box.vocabulary
    for card in box.cards:
        found[f"card:{card.id}"] = words.card(card, language)
        for way, cost in enumerate(card.costs):
            found[f"way:{card.id}-{way + 1}"] = words.way(cost, card.rewards[way], language)
    for name, space in zip(box.space_ids, box.spaces, strict=False):
        for number, column in enumerate(space.columns, 1):
            found[f"content:{name}-{number}"] = words.amounts(column, language)
    found |= {f"character:{one.id}": one.name[language] for one in box.characters}
    found |= {f"bonus:{bonus}": name[language] for bonus, name in words.bonuses.items()}
    found |= {f"resource:{word}": words.one[word][language] for word in RESOURCES}
    for route, (first, second) in zip(box.atlas.route_ids, box.atlas.ends, strict=True):
        ends = (box.places[first].name[language], box.places[second].name[language])
        found[f"route:{route}"] = " – ".join(ends)
    return found | tile_names(box, language) | dice_names(box, language)


def tile_names(box: "Box", language: str) -> dict[str, str]:
    """Contracts, town bonuses, offices and objectives are called by what is printed on them."""
    words, found = box.vocabulary, {}
    for number, contract in enumerate(box.contracts, 1):
        found[f"contract:{contract.id}"] = words.patterns["contract"][language].format(
            number=number,
            cost=words.amounts(contract.cost, language),
            reward=words.amounts(contract.reward, language),
        )
    for name, letter, effect in zip(box.tile_ids, box.letters, box.tiles, strict=True):
        found[f"tile:{name}"] = words.patterns["town_bonus"][language].format(
            letter=letter, reward=words.amounts(effect, language)
        )
    for name, effect in zip(box.office_ids, box.offices, strict=True):
        reward = words.amounts(effect, language)
        found[f"office:{name}"] = words.patterns["office"][language].format(reward=reward)
    for objective in box.objectives:
        found[f"objective:{objective.id}"] = words.patterns["objective"][language].format(
            places=" – ".join(box.places[place].name[language] for place in objective.places),
            reward=words.amounts(Effect({"vp": objective.vp}), language),
        )
    return found


def dice_names(box: "Box", language: str) -> dict[str, str]:
    """Dice by colour and face; a die whose value is not set only by its colour."""
    words, found = box.vocabulary, {}
    for colour, name in words.colours.items():
        found[f"die:{colour}-0"] = name[language]
        for face in range(1, 7):
            found[f"die:{colour}-{face}"] = words.faces[colour][language].format(face=face)
    return found

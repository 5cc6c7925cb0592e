"""What is printed on the components: places, cards, tiles, characters.  [V1, V15]"""

from typing import Final

from bactrian.games.voyages.effects import COST_WORDS, Effect, read_effect
from bactrian.kernel.components import Part

START: Final = 0
OASIS: Final = 1
TOWN: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
PLACE_KINDS: Final = ("start", "oasis", "town", "city", "capital")

FIXED: Final = 0
MARKET: Final = 1
KHAN: Final = 2
CONTRACTS: Final = 3
TRAVEL: Final = 4
CITY_CARD: Final = 5
SPACE_KINDS: Final = ("fixed", "market", "khan", "contracts", "travel", "city_card")

TRADE: Final = 0
EXCHANGE: Final = 1
PER_CONTRACT: Final = 2
PER_POST: Final = 3
PER_PIP: Final = 4
BY_DIE: Final = 5
CARD_KINDS: Final = ("trade", "exchange", "per_contract", "per_post", "per_pip", "by_die")

NOWHERE: Final = -1


class Place:
    """A location of the map.  [V1.3]"""

    def __init__(self, part: Part) -> None:
        self.id: Final = part.word("id")
        self.name: Final = part.names()
        self.kind: Final = PLACE_KINDS.index(part.word("kind", PLACE_KINDS))
        self.takes_post: Final = self.kind >= TOWN
        self.cards: Final = part.number("city_cards", 0, 9, default=0)
        self.x: Final = part.number("x", 0, 1000)
        self.y: Final = part.number("y", 0, 600)
        if (self.kind == CITY) != (self.cards > 0):
            part.refuse("a city, and only a city, has “city_cards”")


class Space:
    """An action space on which dice are placed.  [V5, V6]"""

    def __init__(self, part: Part) -> None:
        self.id: Final = part.word("id")
        self.name: Final = part.names()
        self.kind: Final = SPACE_KINDS.index(part.word("kind", SPACE_KINDS))
        self.main: Final = part.flag("main")
        self.dice: Final = part.number("dice", 1, 5)
        self.pays: Final = part.word("occupied", ("pay", "free", "closed")) == "pay"
        self.one_colour: Final = part.flag("one_colour")
        self.reward: Final = read_effect(part.part("reward")) if part.has("reward") else Effect({})
        self.places: Final = part.number("places", 1, 9, default=1)
        self.step_cost: Final = part.numbers("step_cost") if self.kind == TRAVEL else []
        if self.kind == TRAVEL and len(self.step_cost) != 6:
            part.refuse("“step_cost” needs six prices, for 1 to 6 steps")
        self.columns: Final[list[Effect]] = self._read_columns(part)
        self.item: Final = part.word("item", COST_WORDS[:5]) if self.kind == MARKET else ""
        self.extras: Final = self._read_extras(part)

    def _read_columns(self, part: Part) -> list[Effect]:
        if self.kind != MARKET:
            return []
        columns = [read_effect(column) for column in part.parts("columns", 6)]
        return columns

    def _read_extras(self, part: Part) -> dict[int, tuple[Effect, ...]]:
        """What comes along with a contract from the dearer columns.  [V7.2]"""
        if self.kind != CONTRACTS:
            return {}
        found = {}
        for bonus in part.parts("column_bonus"):
            options = tuple(
                read_effect(option, COST_WORDS[:5]) for option in bonus.parts("options")
            )
            if any(len(option.plain) != 1 for option in options):
                bonus.refuse("each of the “options” is an amount of one resource")
            found[bonus.number("column", 1, 6)] = options
        return found


class CityCard:
    """A card that lies in a large city.  [V10]"""

    def __init__(self, part: Part) -> None:
        self.id: Final = part.word("id")
        self.kind: Final = CARD_KINDS.index(part.word("kind", CARD_KINDS))
        self.costs: Final[list[Effect]] = []
        self.rewards: Final[list[Effect]] = []
        if self.kind == EXCHANGE:
            for option in part.parts("options", 2):
                self.costs.append(read_effect(option.part("cost"), COST_WORDS))
                self.rewards.append(read_effect(option.part("reward")))
        elif self.kind == BY_DIE:
            self.rewards.extend(read_effect(reward) for reward in part.parts("rewards", 6))
        else:
            self.rewards.append(read_effect(part.part("reward")))
            if self.kind == TRADE:
                self.costs.append(read_effect(part.part("cost"), COST_WORDS))
        self.one_direction: Final = (
            self.kind == EXCHANGE
            and part.word("direction", ("per_use", "per_repetition")) == "per_use"
        )


class Contract:
    """A contract tile: what it asks for and what it gives.  [V7, V11.1]"""

    def __init__(self, part: Part) -> None:
        self.id: Final = part.word("id")
        self.starter: Final = part.flag("starter")
        self.cost: Final = read_effect(part.part("cost"), COST_WORDS[:5])
        self.reward: Final = read_effect(part.part("reward"))


class Watch:
    """An income from what others do, for some numbers of players.  [V15.3]"""

    def __init__(self, part: Part) -> None:
        self.players: Final = tuple(part.numbers("players"))
        self.actions: Final = tuple(part.words("actions"))
        self.item: Final = part.flag("item")
        self.amount: Final = part.number("amount", 1, 9, default=1)
        self.reward: Final = (
            Effect({}) if self.item else read_effect(part.part("reward"), COST_WORDS[:6])
        )


CHARACTER_EFFECTS: Final = (
    "sets_dice",
    "compensation",
    "white_die",
    "round_reward",
    "watch",
    "start_location",
    "start_post",
    "oasis_jump",
    "free_occupied",
    "extra_figures",
    "extra_posts",
    "post_bonus",
    "posts_while_passing",
)


class Character:
    """A character and the rules it bends.  [V15]"""

    def __init__(self, part: Part, places: list[str]) -> None:
        self.id: Final = part.word("id")
        self.name: Final = part.names()
        effects = part.part("effects")
        for key in list(effects.keys()):
            if key not in CHARACTER_EFFECTS:
                effects.refuse(f"“{key}” is none of {', '.join(CHARACTER_EFFECTS)}")
        self.sets_dice: Final = effects.flag("sets_dice")
        self.compensation: Final = effects.flag("compensation", True)
        self.white_die: Final = effects.flag("white_die")
        self.reward: Final = (
            read_effect(effects.part("round_reward")) if effects.has("round_reward") else None
        )
        watch = effects.parts("watch") if effects.has("watch") else []
        self.watch: Final = [Watch(entry) for entry in watch]
        self.start: Final = self._place(effects, "start_location", places)
        self.start_post: Final = self._place(effects, "start_post", places)
        self.oasis_jump: Final = effects.flag("oasis_jump")
        self.free_occupied: Final = effects.flag("free_occupied")
        self.extra_figures: Final = effects.number("extra_figures", 0, 1, default=0)
        self.extra_posts: Final = effects.number("extra_posts", 0, 9, default=0)
        self.post_bonus: Final = read_post_bonus(effects)
        self.posts_while_passing: Final = effects.flag("posts_while_passing")

    def _place(self, part: Part, key: str, places: list[str]) -> int:
        if not part.has(key):
            return NOWHERE
        return place_index(part, part.word(key), places)


def read_post_bonus(part: Part) -> dict[int, int]:
    """Points for placing the post with that number.  [V9.2, V15.8]"""
    if not part.has("post_bonus"):
        return {}
    return {
        bonus.number("posts", 1, 99): bonus.number("vp", 0, 99)
        for bonus in part.parts("post_bonus")
    }


def place_index(part: Part, name: str, places: list[str]) -> int:
    """Where a place stands in the list of locations."""
    if name not in places:
        part.refuse(f"“{name}” is no location")
    return places.index(name)

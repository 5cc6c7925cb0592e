"""The box: map, spaces, cards, tiles and characters.  [V1, V2]

Everything is read from a TOML file, so that somebody with the printed game can correct it.
"""

from pathlib import Path
from typing import Final

from bactrian.games.voyages.actions import Codes
from bactrian.games.voyages.atlas import Atlas
from bactrian.games.voyages.effects import (
    CARD_POINTS,
    CONTRACT_POINTS,
    OFFICE_POINTS,
    TOWN_POINTS,
    Effect,
    read_effect,
)
from bactrian.games.voyages.names import Vocabulary
from bactrian.games.voyages.printed import (
    CITY_CARD,
    CONTRACTS,
    KHAN,
    SPACE_KINDS,
    TOWN,
    TRAVEL,
    Character,
    CityCard,
    Contract,
    Space,
    place_index,
    read_post_bonus,
)
from bactrian.kernel.components import Part, read_components, unique

OWN_FILE: Final = Path(__file__).parent / "components" / "voyages.toml"
COLOURS: Final = ("own", "black", "white")
FACES: Final = 7
DICE: Final = tuple(f"{colour}-{face}" for colour in COLOURS for face in range(FACES))
"""Every die by colour and face; face 0 is a die whose value is not set (Raschid).  [V1.4, R34]"""

RULINGS: Final = (
    "city_card_on_turn_of_post",
    "card_steps_form_one_movement",
    "pass_through_relocation_optional",
    "beijing_posts_move_up",
)
VARIANTS: Final = ("random_town_bonuses", "character_draft", "objective_choice")


class ByPlayers:
    """What depends on the number of players.  [V2.11-V2.13]"""

    def __init__(self, part: Part) -> None:
        self.black_dice: Final = part.number("black_dice", 0, 5)
        self.khan_dummies: Final = tuple(part.numbers("khan_dummy_dice"))
        self.coin_dummies: Final = part.number("five_coins_dummy_dice", 0, 5)


class Objective:
    """A secret objective: two places and what they score.  [V14.2]"""

    def __init__(self, part: Part, places: list[str]) -> None:
        self.id: Final = part.word("id")
        self.places: Final = tuple(place_index(part, name, places) for name in part.words("places"))
        self.vp: Final = part.number("vp", 0, 99)
        if len(self.places) != 2:
            part.refuse("an objective names two “places”")


class Box:
    """Everything that lies in the box, as the component file describes it."""

    def __init__(self, path: Path | None = None) -> None:
        root, digest = read_components(OWN_FILE if path is None else path)
        game = root.part("game")
        if game.word("id") != "voyages":
            game.refuse(f"“id” must be “voyages”, not “{game.word('id')}”")
        self.digest: Final = "" if path is None else digest
        self.title: Final = game.names()
        self.rounds: Final = game.number("rounds", 1, 20)
        self.effects: Final[list[Effect]] = []
        self.counts: Final = root.part("components")
        self.atlas: Final = Atlas(root)
        self.places: Final = self.atlas.places
        self.place_ids: Final = self.atlas.ids
        self._read_setup(root)
        self._read_spaces(root)
        self._read_bonus_actions(root)
        self._read_tiles(root)
        self._read_cards(root)
        self._read_contracts(root)
        self._read_characters(root)
        self._read_scoring(root)
        self.vocabulary: Final = Vocabulary(root, COLOURS)
        self.defaults: Final = {key: root.part("rulings").flag(key) for key in RULINGS}
        self.variants: Final = {key: root.part("variants").flag(key) for key in VARIANTS}
        self.codes: Final = Codes(self)

    def _enter(self, effect: Effect, source: int) -> Effect:
        """Give a reward its number, by which pending steps know it, and its line on the sheet."""
        effect.index = len(self.effects)
        effect.source = source
        self.effects.append(effect)
        return effect

    def _read_setup(self, root: Part) -> None:
        """What each player starts with.  [V2.6, V2.7, V2.11]"""
        setup = root.part("setup")
        self.coins_by_seat = setup.numbers("coins_by_seat")
        self.supply = [
            setup.number(word, 0, 99) if word else 0
            for word in ("", "camels", "pepper", "silk", "gold")
        ]
        self.dice = setup.number("dice_per_player", 1, 9)
        self.posts = setup.number("posts_per_player", 1, 20)
        self.start = place_index(setup, setup.word("start_location"), self.place_ids)
        self.slots = setup.number("active_contract_slots", 2, 2)
        self.board_slots = setup.number("contract_board_slots", 1, 6)
        self.special_stack = setup.number("contract_special_stack_size", 0, 99)
        self.refill = setup.number("contract_refill_when_board_empty", 1, self.board_slots)
        self.taken_max = setup.number("contracts_taken_max", 1, self.slots)
        self.threshold = setup.number("compensation_threshold", 0, 30)
        self.objectives_dealt = setup.number("basic_objectives_dealt", 2, 2)
        self.objectives_offered = setup.number("advanced_objectives_dealt", 2, 4)
        self.objectives_kept = setup.number("objectives_kept", 2, 2)
        self.characters_extra = setup.number("advanced_characters_extra", 0, 4)
        self.basic_characters = setup.words("basic_characters_by_seat")
        self.by_players = {
            part.number("players", 2, 4): ByPlayers(part) for part in setup.parts("by_players", 3)
        }
        if len(self.coins_by_seat) != 4 or len(self.by_players) != 3:
            setup.refuse("“coins_by_seat” and “by_players” must serve 2, 3 and 4 players")

    def _read_spaces(self, root: Part) -> None:
        """The spaces of the board, then one for every city card.  [V5.6]"""
        parts = root.parts("actions")
        unique(parts)
        every = [Space(part) for part in parts]
        on_board = [space for space in every if space.kind != CITY_CARD]
        for kind in (KHAN, CONTRACTS, TRAVEL, CITY_CARD):
            if sum(space.kind == kind for space in every) != 1:
                root.refuse(f"exactly one of the “actions” has the kind “{SPACE_KINDS[kind]}”")
        self.first_slot = len(on_board)
        self.board_spaces = [index for index, space in enumerate(on_board) if space.main]
        card = next(space for space in every if space.kind == CITY_CARD)
        self.spaces = on_board + [card] * len(self.atlas.card_places)
        self.space_ids = [space.id for space in on_board]
        for wanted in ("five_coins", "money_bag"):
            if wanted not in self.space_ids:
                root.refuse(f"the action “{wanted}” is missing")
        self.five_coins = self.space_ids.index("five_coins")
        self.money_bag = self.space_ids.index("money_bag")
        self.khan = next(i for i, space in enumerate(on_board) if space.kind == KHAN)
        self.contract_space = next(i for i, s in enumerate(on_board) if s.kind == CONTRACTS)
        self.travel = next(i for i, space in enumerate(on_board) if space.kind == TRAVEL)
        self.step_cost = on_board[self.travel].step_cost
        for space in on_board:
            for effect in (space.reward, *space.columns):
                self._enter(effect, CARD_POINTS)

    def _read_bonus_actions(self, root: Part) -> None:
        """What re-rolling, turning and buying dice costs, in camels.  [V11.3-V11.5]"""
        actions = root.part("bonus_actions")
        self.reroll_cost = actions.part("reroll").part("cost").number("camel", 1, 99)
        self.adjust_cost = actions.part("adjust").part("cost").number("camel", 1, 99)
        self.buy_cost = actions.part("buy_black_die").part("cost").number("camel", 1, 99)
        self.buy_limit = actions.part("buy_black_die").number("limit_per_turn", 1, 9)

    def _read_tiles(self, root: Part) -> None:
        """Town bonuses and office tiles.  [V2.1, V2.3]"""
        towns = root.parts("town_bonuses", self.counts.number("town_bonuses"))
        self.tile_ids = unique(towns)
        self.tiles = [self._enter(read_effect(part.part("reward")), TOWN_POINTS) for part in towns]
        self.letters = [part.word("letter") for part in towns]
        self.default_towns = [
            place_index(part, part.word("default_town"), self.place_ids) for part in towns
        ]
        self.towns = [i for i, place in enumerate(self.places) if place.kind == TOWN]
        if sorted(self.default_towns) != self.towns:
            root.refuse("the “default_town” of the town bonuses must be every town once")
        offices = root.parts("city_offices", self.counts.number("city_offices"))
        self.office_ids = unique(offices)
        self.offices = [
            self._enter(read_effect(part.part("reward")), OFFICE_POINTS) for part in offices
        ]
        if len(offices) < len(self.atlas.cities):
            root.refuse("there are fewer “city_offices” than cities")

    def _read_cards(self, root: Part) -> None:
        """The city cards.  [V2.2, V10]"""
        parts = root.parts("city_cards", self.counts.number("city_cards"))
        self.card_ids = unique(parts)
        self.cards = [CityCard(part) for part in parts]
        for card in self.cards:
            for reward in card.rewards:
                self._enter(reward, CARD_POINTS)
        if len(parts) < len(self.atlas.card_places):
            root.refuse("there are fewer “city_cards” than places for them")

    def _read_contracts(self, root: Part) -> None:
        """Starters and the others.  [V2.4, V2.5]"""
        parts = root.parts("contracts", self.counts.number("contracts"))
        self.contract_ids = unique(parts)
        self.contracts = [Contract(part) for part in parts]
        for contract in self.contracts:
            self._enter(contract.reward, CONTRACT_POINTS)
        self.starters = [int(contract.starter) for contract in self.contracts]
        if sum(self.starters) != self.counts.number("starting_contracts", 4):
            root.refuse("the number of starter contracts is not “starting_contracts”")
        stacks = self.rounds * self.board_slots + self.special_stack
        if len(parts) - sum(self.starters) != stacks:
            root.refuse(f"there must be {stacks} contracts that are no starters")
        objectives = root.parts("objectives", self.counts.number("objectives", 16))
        self.objective_ids = unique(objectives)
        self.objectives = [Objective(part, self.place_ids) for part in objectives]

    def _read_characters(self, root: Part) -> None:
        """The characters, and what they earn from the actions of others.  [V15]"""
        parts = root.parts("characters", 8)
        self.character_ids = unique(parts)
        self.characters = [Character(part, self.place_ids) for part in parts]
        for name in self.basic_characters:
            if name not in self.character_ids:
                root.part("setup").refuse(f"“{name}” is no character")
        for part, character in zip(parts, self.characters, strict=True):
            if character.reward is not None:
                self._enter(character.reward, CARD_POINTS)
            for watch in character.watch:
                for name in watch.actions:
                    if name not in self.space_ids:
                        part.refuse(f"watches “{name}”, which is no action")
        self.watchers = {seats: self._watchers(seats) for seats in self.by_players}

    def _watchers(self, seats: int) -> list[list[tuple[int, Effect]]]:
        """For each space, the characters who earn when others use it, and what.  [V15.3]"""
        found: list[list[tuple[int, Effect]]] = [[] for _ in self.spaces]
        for index, character in enumerate(self.characters):
            for watch in character.watch:
                for space in map(self.space_ids.index, watch.actions):
                    item = Effect({self.spaces[space].item: watch.amount})
                    if seats in watch.players:
                        found[space].append((index, item if watch.item else watch.reward))
        return found

    def _read_scoring(self, root: Part) -> None:
        """What the end of the game is worth, and the posts on the way.  [V9.2, V9.5, V14]"""
        scoring = root.part("scoring")
        self.beijing_points = scoring.numbers("beijing_points")
        self.post_bonus = read_post_bonus(scoring)
        self.coins_per_vp = scoring.number("coins_per_vp", 1, 99)
        self.goods_per_vp = scoring.number("goods_per_vp_in_beijing", 1, 99)
        self.most_contracts = scoring.number("most_contracts_vp", 0, 99)
        self.distinct_vp = scoring.numbers("objective_distinct_vp")
        if len(self.beijing_points) < 4 or len(self.distinct_vp) != 5:
            scoring.refuse("four spaces in Beijing and 0 to 4 different places score")

"""The box: families, goods, and what the rulebook counts.  [S1, S2]

Everything is read from a TOML file, so that somebody with the printed board can correct it.
"""

from pathlib import Path
from typing import Final

from bactrian.games.samarkand.board import Space, members, read_spaces, steps_from
from bactrian.games.samarkand.ways import Ways
from bactrian.kernel.components import Part, read_components, unique

OWN_FILE: Final = Path(__file__).parent / "components" / "samarkand.toml"

SEATS: Final = (2, 3, 4, 5)


class Family:
    """One of the merchant families: its name, its price, and how its camels look.  [S1.3]"""

    def __init__(self, part: Part) -> None:
        self.id: Final = part.word("id")
        self.name: Final = part.names()
        self.price: Final = part.number("price", 0, 99)
        self.home: Final = part.word("home")
        self.colour: Final = part.word("colour")
        self.hex: Final = part.word("hex")
        self.ink: Final = part.word("ink")
        self.outline: Final = part.word("outline")
        self.symbol: Final = part.word("symbol")
        self.letter: Final = part.word("letter")


class Good:
    """One of the goods: its number, its name, and its space.  [S1.4]"""

    def __init__(self, part: Part) -> None:
        self.id: Final = part.word("id")
        self.number: Final = part.number("number", 1)
        self.name: Final = part.names()
        self.space: Final = part.word("space")


class Codes:
    """Where each verb starts in the action table.  [S11]"""

    def __init__(self, families: int, spaces: int, cards: int) -> None:
        self.marry: Final = 0
        self.extend: Final = families
        self.place: Final = self.extend + families
        self.stop: Final = self.place + spaces
        self.skip: Final = self.stop + 1
        self.discard: Final = self.skip + 1
        self.done: Final = self.discard + cards
        self.sell: Final = self.done + 1
        self.keep: Final = self.sell + cards
        self.plan_ask: Final = self.keep + cards
        self.plan_sell: Final = self.plan_ask + cards
        self.plan_keep: Final = self.plan_sell + cards


class Box:
    """Everything that lies in the box, as the component file describes it."""

    def __init__(self, path: Path | None = None) -> None:
        root, digest = read_components(OWN_FILE if path is None else path)
        if root.word("game") != "samarkand":
            root.refuse(f"“game” must be “samarkand”, not “{root.word('game')}”")
        self.digest: Final = "" if path is None else digest
        self.title: Final = root.names("title")
        constants = root.part("constants")
        self._read_families(root, constants)
        self._read_goods(root, constants)
        self._read_counts(constants)
        self._read_money(constants)
        self._read_limits(constants)
        self._read_scoring(root)
        self._read_board(root)
        self.codes: Final = Codes(len(self.families), len(self.spaces), len(self.goods))

    def _read_families(self, root: Part, constants: Part) -> None:
        """The families; symbols and letters tell them apart without colours.  [S1.3]"""
        parts = root.parts("families", constants.number("families", 2, 30))
        self.family_ids = unique(parts)
        for key in ("symbol", "letter", "home"):
            unique(parts, key)
        self.families = [Family(part) for part in parts]
        self.prices = [family.price for family in self.families]

    def _read_goods(self, root: Part, constants: Part) -> None:
        """The goods in the order of their numbers.  [S1.4]"""
        parts = root.parts("goods", constants.number("goods", 1, 200))
        unique(parts)
        unique(parts, "space")
        for number, part in enumerate(parts, 1):
            if part.number("number") != number:
                part.refuse(f"“number” must be {number}: goods stand in the order of their numbers")
        self.goods = [Good(part) for part in parts]
        self.cards = tuple(good.id for good in self.goods)

    def _read_counts(self, constants: Part) -> None:
        """Camels and tiles of each family.  [S1.2, S1.3, S2.1, S2.4]"""
        self.camels = constants.number("camels_per_family", 1, 99)
        on_board = constants.number("camels_on_board_at_start", 1, 1)
        self.stock = constants.number("camels_in_stock_at_start", 0, 99)
        if on_board + self.stock != self.camels:
            constants.refuse(f"{on_board} + {self.stock} camels are not {self.camels} per family")
        self.tiles = constants.number("family_tiles_per_family", 1, 9)
        self.link_tiles = constants.number("link_tiles_per_family", 1, 99)
        grey = constants.number("link_tiles_grey", 0, 99)
        green = constants.number("link_tiles_dark_green", 1, 1)
        if grey + green != self.link_tiles:
            constants.refuse(f"{grey} + {green} link tiles are not {self.link_tiles} per family")
        self.camels_per_space = constants.number("max_camels_per_space", 1, 9)
        self.camels_per_turn = constants.number("camels_per_turn_max", 1, 9)
        self.links_to_end = constants.number("end_links_single_family", 1, 99)
        self.links_of_all_to_end = constants.number("end_all_families_linked", 1, 99)
        if constants.number("link_tiles_per_link") != 2:
            constants.refuse("“link_tiles_per_link” must be 2: one of each family")

    def _read_money(self, constants: Part) -> None:
        """What is paid and received.  [S2.6, S5.3, S5.4, S6.3, S7.3]"""
        self.start_cash = constants.number("start_cash", 0, 999)
        self.first_camel_cost = constants.number("first_camel_cost", 0, 0)
        self.second_camel_cost = constants.number("second_camel_cost", 0, 99)
        self.sale_price = constants.number("goods_card_sale_price", 0, 99)
        self.premium_active = constants.number("link_premium_active", 0, 99)
        self.premium_passive = constants.number("link_premium_passive", 0, 99)
        if not constants.flag("bank_unlimited"):
            constants.refuse("“bank_unlimited” must be true: the bank never runs out")

    def _read_limits(self, constants: Part) -> None:
        """Cards dealt, drawn and held; the two-player game.  [S2.5, S2.8, S4.5, S4.6, S10]"""
        self.start_cards = constants.number("start_cards", 0, 20)
        self.cards_drawn = constants.number("cards_drawn_on_marriage", 1, 20)
        self.most_discards = constants.number("max_discards_on_marriage", 0, 20)
        if self.most_discards != self.cards_drawn - 1:
            constants.refuse("“max_discards_on_marriage” must leave one of the cards drawn")
        limits = constants.part("hand_limit")
        self.hand_limits = {seats: limits.number(f"p{seats}", 1, 99) for seats in SEATS}
        for seats, limit in self.hand_limits.items():
            if seats * self.start_cards > len(self.goods):
                constants.refuse(f"there are too few cards for {seats} players")
            if self.start_cards > limit:
                limits.refuse(f"{self.start_cards} cards at the start exceed the limit of {limit}")
        two = constants.part("two_player")
        self.tiles_for_two = two.number("family_tiles_on_board", 0, self.tiles)
        in_bag = two.number("family_tiles_in_bag", 0, 999)
        self.bag_tiles = self.tiles - self.tiles_for_two
        if in_bag != self.bag_tiles * len(self.families):
            two.refuse(f"{in_bag} tiles are not {self.bag_tiles} of each family")
        self.twice_for_two = two.flag("may_marry_same_family_twice")
        if not two.flag("double_membership_counts_once"):
            two.refuse("“double_membership_counts_once” must be true")

    def _read_scoring(self, root: Part) -> None:
        """What counts at the end.  [S9.1, S9.2]"""
        scoring = root.part("scoring")
        self.token_points = scoring.number("goods_token", 0, 99)
        self.link_points = scoring.number("link_tile", 0, 99)
        self.dirham_points = scoring.number("dirham", 0, 99)
        self.own_camel_points = scoring.number("card_own_camel", 0, 99)
        self.foreign_camel_points = scoring.number("card_foreign_camel", 0, 99)
        scoring.number("card_no_camel", 0, 0)
        scoring.number("sold_card", 0, 0)
        scoring.word("ties", ("shared",))

    def _read_board(self, root: Part) -> None:
        """The spaces, with homes and goods where families and goods say they are.  [S1.1]"""
        board = root.part("board")
        self.size = (board.number("width", 1), board.number("height", 1))
        self.hex_size = board.number("hex_size", 1)
        self.spaces: list[Space] = read_spaces(root)
        self.space_ids = [space.id for space in self.spaces]
        self.land = [space.is_land for space in self.spaces]
        self.around = [space.around for space in self.spaces]
        self.beside = [members(space.around) for space in self.spaces]
        self.homes = [
            self._space_of(part, family.home, "family", family.id)
            for part, family in zip(root.parts("families"), self.families, strict=True)
        ]
        self.space_of = [
            self._space_of(part, good.space, "good", str(good.number))
            for part, good in zip(root.parts("goods"), self.goods, strict=True)
        ]
        self.from_homes = [
            Ways(steps_from(self.spaces, home), self.space_of) for home in self.homes
        ]
        self.ways: dict[tuple[int, int, int], Ways] = {}  # by network, full spaces and reach
        self.good_on = [-1] * len(self.spaces)
        for good, space in enumerate(self.space_of):
            self.good_on[space] = good
        named = {*self.homes, *self.space_of}
        for index, part in enumerate(root.parts("spaces")):
            if self.spaces[index].role in ("home", "goods") and index not in named:
                part.refuse(f"is marked {self.spaces[index].role}, but nothing names it")

    def _space_of(self, part: Part, space: str, key: str, owner: str) -> int:
        """The space that a family or a good names, if the space names it too."""
        if space not in self.space_ids:
            part.refuse(f"names the space “{space}”, which does not exist")
        index = self.space_ids.index(space)
        if (key, owner) != self.spaces[index].owner:
            part.refuse(f"names the space “{space}”, which is not marked {key} = {owner}")
        return index

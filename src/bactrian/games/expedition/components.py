"""The box: cards, chests, the track.  [E0, E1]

Everything is read from a TOML file, so that somebody with the printed board can correct it.
"""

from pathlib import Path
from typing import Final

from bactrian.kernel.components import Part, read_components, unique

OWN_FILE: Final = Path(__file__).parent / "components" / "expedition.toml"

NONE: Final = 0
ANY_GOOD: Final = 1
EQUAL_GOODS: Final = 2
EACH_GOOD: Final = 3
LEADERS: Final = 4
SAME_COLOUR: Final = 5
EACH_COLOUR: Final = 6
KINDS: Final = (
    "none",
    "any_good",
    "equal_goods",
    "each_good",
    "leaders",
    "same_colour",
    "each_colour",
)


NO_GROUP: Final = -1


class Space:
    """A space of the track: what it asks for, and what it gives.  [E0.1, E0.2, E5.3]

    Cards meet a requirement in *groups*, by kind or by colour; ``groups[card]`` is the group of a
    card, or none if it does not count here.  The same groups among all *sorts* of the box are
    ``sorts``.
    """

    def __init__(
        self, part: Part, requirement: int, count: int, groups: list[int], sorts: list[int]
    ) -> None:
        self.id: Final = part.word("id")
        self.name: Final = part.names()
        self.stage: Final = part.number("stage", 1, 2)
        self.requirement: Final = requirement
        self.count: Final = count
        self.groups: Final = groups
        self.group_count: Final = max(groups) + 1
        self.sorts: Final = sorts
        self.is_one_of_each: Final = requirement in (EACH_GOOD, EACH_COLOUR)
        self.need: Final = f"need:{KINDS[requirement]}-{count}"
        self.chest: Final = part.number("chest", 0, 3, default=0)
        self.scoring: Final = part.number("scoring", 0, 99, default=0)
        self.role: Final = part.word(
            "role", ("start", "interim_goal", "final_goal", "plain"), default="plain"
        )
        self.x: Final = part.number("x")
        self.y: Final = part.number("y")
        self.terrain: Final = part.word("terrain")


class Codes:
    """Where each verb starts in the action table.  [E13]"""

    def __init__(self, cards: int, figures: int, slots: int) -> None:
        self.pay: Final = 0
        self.step: Final = cards
        self.ballast: Final = self.step + figures
        self.stop: Final = self.ballast + figures
        self.take: Final = self.stop + 1
        self.pile: Final = self.take + slots
        self.no_card: Final = self.pile + 1


class Box:
    """Everything that lies in the box, as the component file describes it."""

    def __init__(self, path: Path | None = None) -> None:
        root, digest = read_components(OWN_FILE if path is None else path)
        if root.word("game") != "expedition":
            root.refuse(f"“game” must be “expedition”, not “{root.word('game')}”")
        self.digest: Final = "" if path is None else digest
        self.title: Final = root.names("title")
        self._read_cards(root)
        self._read_setup(root)
        self._read_track(root)
        self.needs: Final = self._read_needs(root)
        figures = max(seats * each for seats, each in self.figures.items())
        self.codes: Final = Codes(len(self.cards), figures, self.display_cards)

    def _read_cards(self, root: Part) -> None:
        """Cards have a colour and a kind, a good or the leader.  [E1.1, E1.2]"""
        goods, colours = root.parts("good"), root.parts("card_colour")
        deck = root.part("deck")
        self.goods = unique(goods)
        self.colours = unique(colours)
        self.leader = len(goods)
        self.suit = len(goods) + 1
        self.good_names = [part.names() for part in [*goods, root.part("leader")]]
        self.colour_names = [part.names() for part in colours]
        self.colour_hex = [part.word("hex") for part in colours]
        leader = root.part("leader").word("id")
        self.cards = tuple(
            f"{colour}-{kind}" for colour in self.colours for kind in [*self.goods, leader]
        )
        copies = [deck.number("goods_copies", 1)] * len(goods) + [deck.number("leader_copies", 1)]
        self.copies = copies * len(colours)
        cards = range(len(self.cards))
        self.sorts = [  # the cards of each kind, then those of each colour
            *([card for card in cards if card % self.suit == kind] for kind in range(self.suit)),
            *(
                [card for card in cards if card // self.suit == colour]
                for colour in range(len(colours))
            ),
        ]
        total = deck.number("total")
        if sum(self.copies) != total:
            deck.refuse(f"the copies come to {sum(self.copies)} cards, but “total” is {total}")

    def _read_setup(self, root: Part) -> None:
        """What each player starts with, and what a turn allows.  [E3, E6.1, E7.1]"""
        setup, turn = root.part("setup"), root.part("turn")
        self.hand_cards = setup.number("hand_cards", 0, 20)
        self.display_cards = setup.number("display_cards", 0, 20)
        self.display_name = root.part("display").names()
        self.pile_name = root.part("pile").names()
        self.start_gold = setup.number("start_gold", 0, 99)
        self.ballast_cost = turn.number("ballast_cost", 1, 99)
        self.ballast_per_turn = turn.number("ballast_per_turn", 0, 99)
        figures = root.part("limits").part("figures_per_player")
        self.figures = {seats: figures.number(str(seats), 1, 4) for seats in range(2, 6)}
        colours = root.parts("figure_colour")
        self.figure_colours = unique(colours)
        self.figure_names = [part.names() for part in colours]
        self.figure_hex = [part.word("hex") for part in colours]
        for seats, each in self.figures.items():
            if seats * each > len(colours):
                figures.refuse(f"{seats} × {each} figures need more colours than {len(colours)}")
            if seats * self.hand_cards + self.display_cards > sum(self.copies):
                setup.refuse(f"there are too few cards for {seats} players")

    def _read_track(self, root: Part) -> None:
        """The track from the start to both goals.  [E0.1]"""
        count = root.part("board").number("spaces", 3, 200)
        parts = root.parts("space", count)
        self.space_ids = unique(parts)
        self.spaces = [self._read_space(part, index) for index, part in enumerate(parts)]
        self.start = self._the(root, parts, "start")
        self.interim_goal = self._the(root, parts, "interim_goal")
        self.final_goal = self._the(root, parts, "final_goal")
        if not self.start == 0 < self.interim_goal < self.final_goal == count - 1:
            root.refuse("the start, the interim goal and the final goal must stand in this order")
        for part, space, index in zip(parts, self.spaces, range(count), strict=True):
            if space.stage != (1 if index <= self.interim_goal else 2):
                part.refuse(f"“stage” {space.stage} is on the wrong side of the interim goal")
            if (space.requirement == NONE) != (index == self.start):
                part.refuse("only the start, which is never entered, asks for nothing")
        self._check_stages(root)
        self.chests = [space.chest for space in self.spaces]
        self.way = [0] * count  # how many cards the spaces from the start up to each ask for
        for index in range(1, count):
            self.way[index] = self.way[index - 1] + self.spaces[index].count
        self._survey()

    def _survey(self) -> None:
        """What appraisals want to know of every space."""
        count = len(self.spaces)
        self.counts = [space.count for space in self.spaces]  # how many cards each asks for
        self.behind = [0] * count  # spaces to go until the interim goal takes a figure up
        for index in range(self.interim_goal - 1, -1, -1):
            if not self.spaces[index].scoring:
                self.behind[index] = self.behind[index + 1] + 1
        self.scorings: list[list[int]] = [[], []]  # the spaces of each stage that score
        self.rises = [0] * count  # by how much they score more than the one before
        for stage, scorings in enumerate(self.scorings, 1):
            value = 0
            for index, space in enumerate(self.spaces):
                if space.scoring and space.stage == stage:
                    scorings.append(index)
                    self.rises[index] = space.scoring - value
                    value = space.scoring

    def _read_needs(self, root: Part) -> dict[str, dict[str, str]]:
        """The name of every requirement on the track, in every language."""
        kinds = {part.word("kind"): part.names() for part in root.parts("requirement_kind")}
        needs = {}
        for space in self.spaces[1:]:
            kind = KINDS[space.requirement]
            if kind not in kinds:
                root.refuse(f"“requirement_kind” has no name for “{kind}”")
            number = str(space.count)
            names = {lang: name.replace("{n}", number) for lang, name in kinds[kind].items()}
            needs[space.need] = names
        return needs

    def _read_space(self, part: Part, index: int) -> Space:
        if part.number("index") != index:
            part.refuse(f"“index” must be {index}: spaces stand in the order of the track")
        asked = part.part("requirement")
        kind = KINDS.index(asked.word("kind", KINDS))
        count = asked.number("count", 0, sum(self.copies))
        full = {ANY_GOOD: 1, EACH_GOOD: len(self.goods), EACH_COLOUR: len(self.colours), NONE: 0}
        if count != full.get(kind, max(count, 1)):
            asked.refuse(f"“{KINDS[kind]}” takes {full.get(kind, 'at least 1')} cards, not {count}")
        if count > self._most(kind):
            asked.refuse(f"no {count} cards in the box meet “{KINDS[kind]}”")
        groups = [self._group(kind, card) for card in range(len(self.cards))]
        return Space(part, kind, count, groups, self._sorts(kind))

    def _group(self, kind: int, card: int) -> int:
        """What a card counts as: leaders count for themselves and for colours.  [E5.3.1-E5.3.6]"""
        good = card % self.suit
        if kind > LEADERS:
            return card // self.suit
        if kind == LEADERS:
            return 0 if good == self.leader else NO_GROUP
        return NO_GROUP if good == self.leader else good

    def _sorts(self, kind: int) -> list[int]:
        """The sorts of cards that count for a requirement."""
        if kind > LEADERS:
            return list(range(self.suit, len(self.sorts)))
        return [self.leader] if kind == LEADERS else list(range(self.leader))

    def _most(self, kind: int) -> int:
        """The most cards there are to meet a requirement that names a number of them."""
        good, leader, colours = self.copies[0], self.copies[self.leader], len(self.colours)
        most = {
            EQUAL_GOODS: good * colours,
            LEADERS: leader * colours,
            SAME_COLOUR: good * len(self.goods) + leader,
        }
        return most.get(kind, sum(self.copies))

    def _the(self, root: Part, parts: list[Part], role: str) -> int:
        found = [index for index, space in enumerate(self.spaces) if space.role == role]
        if len(found) != 1:
            names = " and ".join(self.spaces[index].id for index in found) or "none"
            root.refuse(f"exactly one space has the role “{role}”, not {names}")
        return found[0]

    def _check_stages(self, root: Part) -> None:
        for number, stage in enumerate(root.parts("stage", 2), 1):
            spaces = [space for space in self.spaces if space.stage == number]
            steps = stage.number("steps")
            entered = sum(space.requirement != NONE for space in spaces)
            if entered != steps:
                stage.refuse(f"“steps” is {steps}, but {entered} spaces can be entered")
            for end in ("from", "to"):
                if stage.word(end) not in self.space_ids:
                    stage.refuse(f"“{end}” names no space: “{stage.word(end)}”")
            values = [space.scoring for space in spaces if space.scoring]
            if values != stage.numbers("scoring_values"):
                stage.refuse(f"the spaces score {values}, not {stage.numbers('scoring_values')}")

"""Each character bends its own rule and no other."""

from collections.abc import Callable, Iterator

import pytest

import bactrian
from bactrian.games.voyages.bonus_actions import Adjust, Reroll
from bactrian.games.voyages.market import ChooseColumn
from bactrian.games.voyages.placing import PlaceDice
from bactrian.games.voyages.posts import MovePost
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.travel import Walk
from bactrian.games.voyages.turns import Turn, space_of
from tests.support import SOAK
from tests.voyages.arrange import BOX, GAME, do, has, next_round, pool, table
from tests.voyages.eager import eager_walk

POWERS = {
    "raschid": {"sets_dice", "compensation"},
    "matteo": {"white_die", "reward"},
    "berke": {"free_occupied"},
    "mercator": {"watch"},
    "kublai": {"start", "start_post"},
    "johannes": {"oasis_jump", "reward"},
    "niccolo": {"extra_figures", "reward"},
    "wilhelm": {"extra_posts", "post_bonus", "posts_while_passing"},
}
FIELDS = sorted(set().union(*POWERS.values()))


def fields(name: str) -> dict[str, object]:
    character = BOX.characters[BOX.character_ids.index(name)]
    return {field: getattr(character, field) for field in FIELDS}


@pytest.mark.parametrize("name", POWERS)
def test_the_component_file_gives_each_character_its_power_and_no_other(name: str) -> None:
    nobody = fields("berke") | {"free_occupied": False}
    differing = {field for field, value in fields(name).items() if value != nobody[field]}
    assert differing == POWERS[name]


class Answer:
    """An answer to a position, and what it leads to with a plain and with a special character."""

    def __init__(self, match: Table, special: Table, seat: int, code: int) -> None:
        self.match = match
        self.seat = seat
        self.code = code
        self.decision = match.decision(seat)
        self.plain: Table = match.clone()
        self.special: Table = special.clone()
        self.plain.play(seat, code)
        self.special.play(seat, code)
        self.special.state.characters = self.plain.state.characters
        self.same = (
            self.plain.state == self.special.state
            and self.plain.stack == self.special.stack
            and self.plain.lanes == self.special.lanes
        )

    @property
    def round_began(self) -> bool:
        """Did the bonuses of a new round come with it?"""
        return self.plain.state.round != self.match.state.round or not any(self.match.state.pool)


def used_space(answer: Answer) -> int:
    """The space that is being used, if any; a single die places itself."""
    if isinstance(answer.decision, PlaceDice | ChooseColumn):
        return answer.decision.space
    if isinstance(answer.decision, Turn) and answer.code < BOX.codes.complete:
        return space_of(answer.match, answer.code)
    return -1


def pays_for_company(answer: Answer) -> bool:
    space = used_space(answer)
    return answer.seat == 0 and space >= 0 and bool(answer.match.state.laid[space])


def is_watched(answer: Answer) -> bool:
    space = used_space(answer)
    if answer.seat == 0 or not 0 <= space < BOX.first_slot:
        return False
    return BOX.space_ids[space].startswith("market") or space == BOX.khan


def ends_a_movement(answer: Answer) -> bool:
    return answer.plain.state.tallies != answer.match.state.tallies or isinstance(
        answer.decision, MovePost
    )


def starts_a_walk(answer: Answer) -> bool:
    return any(isinstance(item, Walk) for item in answer.plain.stack) or ends_a_movement(answer)


Where = Callable[[Answer], bool]
PLACES: dict[str, Where] = {
    "matteo": lambda answer: answer.round_began,
    "berke": pays_for_company,
    "mercator": is_watched,
    "johannes": lambda answer: answer.round_began or starts_a_walk(answer),
    "niccolo": lambda answer: answer.round_began,
    "wilhelm": lambda answer: answer.seat == 0 and ends_a_movement(answer),
}
"""Where an answer may lead to something else than without the character."""

MENUS: dict[str, Where] = {
    "berke": lambda answer: isinstance(answer.decision, Turn | PlaceDice),
    "johannes": lambda answer: isinstance(answer.decision, Turn | PlaceDice | Walk),
}
"""Where a character may be offered something else; nowhere for the others."""


def positions(seed: int) -> Iterator[Table]:
    """Positions of a match in which nobody has a power, with one figure each from Venezia."""
    match = table("", seats=3, supply="coin 20")
    match.dealer = bactrian.SeededDealer(f"plain-{seed}")
    next_round(match, 1)
    for step, _ in enumerate(eager_walk(match, seed)):
        if step % 3 == 0:
            yield match


@pytest.mark.parametrize("name", PLACES)
def test_the_power_and_only_the_power_differs_from_the_plain_rules(name: str) -> None:
    """At every position of plain matches: seat 0 has the character or not, all else is equal."""
    seen = 0
    for seed in range(3 * SOAK):
        for match in positions(seed):
            special: Table = match.clone()
            special.state.characters[0] = BOX.character_ids.index(name)
            special._known = None
            for seat in match.asked():
                common = [code for code in match.options(seat) if code in special.options(seat)]
                for code in common:
                    answer = Answer(match, special, seat, code)
                    assert answer.same or PLACES[name](answer), answer.decision
                    seen += not answer.same
                    if match.options(seat) != special.options(seat):
                        assert seat == 0
                        assert MENUS[name](answer), answer.decision
    assert seen


def test_kublai_has_no_power_once_the_match_has_begun() -> None:
    for match in positions(7):
        niccolo: Table = match.clone()
        niccolo.state.characters[0] = BOX.character_ids.index("niccolo")
        for seat in match.asked():
            for code in match.options(seat):
                answer = Answer(match, niccolo, seat, code)
                assert answer.same or answer.round_began


def test_raschid_differs_in_his_dice_only() -> None:
    for match in positions(8):
        raschid: Table = match.clone()
        raschid.state.characters[0] = BOX.character_ids.index("raschid")
        raschid._known = None
        for seat in match.asked():
            decision = match.decision(seat)
            if seat == 0 and isinstance(decision, Turn | PlaceDice | Reroll | Adjust):
                continue
            assert match.options(seat) == raschid.options(seat)
            for code in match.options(seat):
                answer = Answer(match, raschid, seat, code)
                dice = answer.plain.state.pool[0] != match.state.pool[0]
                assert answer.same or answer.round_began or dice


def test_raschid_plays_any_value_and_is_never_compensated() -> None:
    match = table("", characters=["raschid"], script=[6] * 15)
    next_round(match)
    assert pool(match) == ["0"] * 5
    assert all(not lane for lane in match.lanes)
    do(match, "use market_camel")
    values = [GAME.table[code].text for code in match.options(0)]
    assert values == [f"die own-{face}" for face in range(1, 7)]


def test_matteo_has_a_white_die_and_draws_every_round() -> None:
    match = table("", characters=["matteo"], script=["c08", *[6] * 21])
    match.state.contracts.counts[BOX.contract_ids.index("c08")] = 1
    next_round(match)
    assert pool(match) == ["6"] * 5 + ["w6"]
    assert len(match.state.active[0]) == 1


@pytest.mark.parametrize(
    ("name", "income"),
    [("johannes", {"coin": 3}), ("niccolo", {"camel": 1}), ("berke", {}), ("wilhelm", {})],
)
def test_round_rewards(name: str, income: dict[str, int]) -> None:
    match = table("", characters=[name], supply="coin 0", script=[6] * 20)
    if name == "niccolo":
        match.state.figures[0] *= 2
    next_round(match)
    assert has(match) == income


@pytest.mark.parametrize("name", BOX.character_ids)
def test_what_comes_with_a_character(name: str) -> None:
    """Start, figures, posts and the first post.  [V2.14]"""
    seed = 0
    while True:
        match: Table = GAME.start(2, bactrian.SeededDealer(seed), {"character_draft": "on"})
        seat = match.asked()[0]
        if GAME.table.code(f"character {name}") in match.options(seat):
            break
        seed += 1
    do(match, f"character {name}")
    start = "beijing" if name == "kublai" else "venezia"
    figures = 2 if name == "niccolo" else 1
    assert [BOX.place_ids[place] for place in match.state.figures[seat]] == [start] * figures
    assert len(match.state.posts[seat]) == (name == "kublai")
    assert (seat in match.state.beijing) == (name == "kublai")
    do(match, GAME.table[match.options(1 - seat)[0]].text)
    table_view = match.view(-1)["table"]
    assert isinstance(table_view, dict)
    players = table_view["players"]
    assert isinstance(players, list)
    player = players[seat]
    assert isinstance(player, dict)
    assert player["posts_left"] == {"kublai": 8, "wilhelm": 11}.get(name, 9)

"""The box is complete, and a board file that is not says so in one sentence."""

from pathlib import Path

import pytest

from bactrian.games.voyages import Voyages
from bactrian.games.voyages.components import OWN_FILE, Box
from bactrian.games.voyages.printed import CAPITAL, CITY, OASIS, START, TOWN
from bactrian.kernel.errors import ComponentError
from tests.support import play_out

BOX = Box()
TEXT = OWN_FILE.read_text(encoding="utf-8")


def changed_file(folder: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def after(mark: str, old: str, new: str) -> tuple[str, str]:
    """A change in the first table after *mark*."""
    start = TEXT.index(mark)
    end = TEXT.index(old, start) + len(old)
    part = TEXT[start:end]
    return part, part[: -len(old)] + new


def test_the_box_holds_what_the_component_list_says() -> None:
    assert len(BOX.tiles) == 6
    assert len(BOX.offices) == 10
    assert len(BOX.cards) == 31
    assert len(BOX.contracts) == 44
    assert sum(BOX.starters) == 6
    assert len(BOX.objectives) == 18
    assert len(BOX.characters) == 8
    assert 4 * BOX.dice + BOX.by_players[4].black_dice + 1 == 26
    assert 4 * BOX.posts + 2 == 38


def test_the_map_has_its_places_and_routes() -> None:
    kinds = [place.kind for place in BOX.places]
    assert [kinds.count(kind) for kind in (START, OASIS, TOWN, CITY, CAPITAL)] == [1, 10, 6, 7, 1]
    assert len(BOX.atlas.ends) == 30
    assert len(BOX.atlas.card_places) == 9
    reached, waiting = set(), [BOX.start]
    while waiting:
        place = waiting.pop()
        if place not in reached:
            reached.add(place)
            waiting.extend(road[0] for road in BOX.atlas.roads[place])
    assert len(reached) == 25


def test_no_two_contracts_objectives_or_cards_are_alike() -> None:
    contracts = [
        (c.starter, *c.cost.amounts.items(), *c.reward.amounts.items()) for c in BOX.contracts
    ]
    assert len(set(contracts)) == 44
    assert len({objective.places for objective in BOX.objectives}) == 18


def test_a_corrected_board_just_works(tmp_path: Path) -> None:
    changes = [
        after('id = "r02"', "camel = 3", "camel = 2, coin = 1"),
        after('id = "c44"', "vp = 7", "vp = 8"),
        after('id = "double_coins"', "coin = 2", "camel = 1"),
    ]
    game = Voyages(changed_file(tmp_path, *changes))
    assert game.components
    match = play_out(game.start(3), 1)
    assert f"components={game.components}" in (match.record.lines[0] if match.record else "")


def test_other_defaults_of_variants_and_rulings_come_first(tmp_path: Path) -> None:
    changes = [
        ("character_draft = false", "character_draft = true"),
        ("beijing_posts_move_up = true", "beijing_posts_move_up = false"),
    ]
    options = {
        option.key: option.default for option in Voyages(changed_file(tmp_path, *changes)).options
    }
    assert options["character_draft"] == "on"
    assert options["beijing_posts_move_up"] == "off"
    assert options["objective_choice"] == "off"


BAD_FILES = {
    "other game": (('id = "voyages"', 'id = "samarkand"'), r"game: “id” must be “voyages”"),
    "unknown resource": (
        after('id = "c07"', "pepper = 3", "salt = 3"),
        r"contracts c07\.cost: “salt” is none of coin, camel",
    ),
    "unknown place": (
        after('id = "r05"', '"anxi"', '"berlin"'),
        r"routes r05: “berlin” is no location",
    ),
    "route to itself": (
        after('id = "r05"', '"anxi"', '"moscow"'),
        r"routes r05: a route lies between two places",
    ),
    "two routes": (
        after('id = "r03"', '"alexandria"', '"oasis_west_north"'),
        r"routes r03: there is another route between these places",
    ),
    "missing contract": (
        ("contracts = 44", "contracts = 45"),
        r"there must be 45 × “contracts”, not 44",
    ),
    "duplicate id": (('id = "c02"', 'id = "c01"'), r"contracts c01: the id “c01” is used twice"),
    "too few starters": (
        after('id = "c01"', "starter = true", "starter = false"),
        r"the number of starter contracts",
    ),
    "wrong kind of card": (
        after('id = "camel_to_vp"', '"trade"', '"theft"'),
        r"city_cards camel_to_vp: “kind” must be one of trade, exchange",
    ),
    "unknown power": (
        after('id = "berke"', "free_occupied", "free_everything"),
        r"characters berke\.effects: “free_everything” is none of sets_dice",
    ),
    "unknown watched action": (
        after('id = "mercator"', '"market_camel"', '"market_salt"'),
        r"characters mercator: watches “market_salt”, which is no action",
    ),
    "city without cards": (
        after('id = "moscow"', "city_cards = 1", "city_cards = 0"),
        r"locations moscow: a city, and only a city, has “city_cards”",
    ),
    "town twice": (
        after('id = "town_a"', '"anxi"', '"ormuz"'),
        r"the “default_town” of the town bonuses must be every town once",
    ),
    "columns": (
        after('id = "market_gold"', "  { gold = 4 },\n", ""),
        r"actions market_gold: there must be 6 × “columns”, not 5",
    ),
    "fares": (
        ("step_cost = [3, 7, 12, 12, 18, 18]", "step_cost = [3, 7]"),
        r"actions travel: “step_cost” needs six prices",
    ),
    "three places": (
        after('id = "moscow_xian"', '"xian"', '"xian", "anxi"'),
        r"objectives moscow_xian: an objective names two “places”",
    ),
    "odd goods": (
        after('id = "town_c"', "distinct_goods = 2", "distinct_goods = 3"),
        r"town_bonuses town_c\.reward: “distinct_goods” is always 2",
    ),
    "no khan": (
        after('id = "khan"', 'kind = "khan"', 'kind = "fixed"'),
        r"exactly one of the “actions” has the kind “khan”",
    ),
    "stacks": (
        ("contract_special_stack_size = 8", "contract_special_stack_size = 9"),
        r"there must be 39 contracts that are no starters",
    ),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_refused_in_one_sentence(name: str, tmp_path: Path) -> None:
    change, complaint = BAD_FILES[name]
    path = changed_file(tmp_path, change)
    with pytest.raises(ComponentError, match=complaint) as caught:
        Voyages(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)

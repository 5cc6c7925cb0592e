"""The box is complete, and a board file that is not says so in one sentence."""

from pathlib import Path

import pytest

from bactrian.games.expedition import Expedition
from bactrian.games.expedition.components import OWN_FILE, Box
from bactrian.kernel.errors import BactrianError, ComponentError
from tests.expedition.boards import changed_file, in_space
from tests.support import play_out

BOX = Box()


def test_the_box_holds_what_the_component_list_says() -> None:
    assert sum(BOX.copies) == 55
    leaders = sum(BOX.copies[BOX.leader :: BOX.suit])
    assert leaders == 15
    assert sum(BOX.copies) - leaders == 40
    assert len(BOX.colours) == 5
    assert len(BOX.figure_colours) == 5


def test_the_track_has_its_goals_and_values() -> None:
    assert len(BOX.spaces) == 30
    assert (BOX.start, BOX.interim_goal, BOX.final_goal) == (0, 16, 29)
    assert [space.scoring for space in BOX.spaces[11:17]] == [1, 2, 3, 4, 5, 6]
    assert [space.scoring for space in BOX.spaces[23:30]] == [1, 2, 3, 4, 5, 6, 7]
    assert sum(bool(chest) for chest in BOX.chests) == 8
    assert sum(BOX.chests) == 11
    assert not any(BOX.chests[:5])


def test_a_corrected_board_just_works(tmp_path: Path) -> None:
    change = in_space("balkh", '"same_colour", count = 3', '"equal_goods", count = 2')
    game = Expedition(changed_file(tmp_path, change))
    assert game.components
    match = play_out(game.start(3), 1)
    assert f"components={game.components}" in (match.record.lines[0] if match.record else "")


def test_a_position_belongs_to_its_components(tmp_path: Path) -> None:
    change = in_space("balkh", '"same_colour", count = 3', '"equal_goods", count = 2')
    game = Expedition(changed_file(tmp_path, change))
    position = game.start(3).position()
    assert game.at(position).position() == position
    with pytest.raises(BactrianError, match=r"garbled|starts with"):
        Expedition().at(position)


def test_a_box_with_other_cards_just_works(tmp_path: Path) -> None:
    changes = [("leader_copies = 3", "leader_copies = 4"), ("total = 55", "total = 60")]
    game = Expedition(changed_file(tmp_path, *changes))
    play_out(game.start(4), 2)


BAD_FILES = {
    "unknown requirement": (
        in_space("balkh", '"same_colour"', '"two_camels"'),
        r"space balkh\.requirement: “kind” must be one of none, any_good.* not “two_camels”",
    ),
    "missing city": (
        in_space("kantshou", 'role = "interim_goal"\n', ""),
        r"exactly one space has the role “interim_goal”, not none",
    ),
    "two goals": (
        in_space("juyong", 'name = { en = "Juyong', 'role = "final_goal"\nname = { en = "Juyong'),
        r"exactly one space has the role “final_goal”, not juyong and daidu",
    ),
    "wrong count of spaces": (
        ("spaces = 30 ", "spaces = 31 "),
        r"there must be 31 × “space”, not 30",
    ),
    "duplicate id": (
        in_space("jiroft", 'id = "jiroft"', 'id = "rudbar"'),
        r"space rudbar: the id “rudbar” is used twice",
    ),
    "out of order": (
        ("index = 5\n", "index = 6\n"),
        r"space kuhbanan: “index” must be 5",
    ),
    "not a number": (
        ("start_gold = 3", 'start_gold = "three"'),
        r"setup: “start_gold” must be a whole number from 0 to 99, not 'three'",
    ),
    "wrong total": (
        ("total = 55", "total = 54"),
        r"deck: the copies come to 55 cards, but “total” is 54",
    ),
    "count that cannot be": (
        in_space("pamir", '"each_good", count = 4', '"each_good", count = 3'),
        r"space pamir\.requirement: “each_good” takes 4 cards, not 3",
    ),
    "more than the box holds": (
        in_space("daidu", "count = 4", "count = 11"),
        r"space daidu\.requirement: no 11 cards in the box meet “equal_goods”",
    ),
    "free space": (
        in_space("tabas", '"equal_goods", count = 2', '"none", count = 0'),
        r"space tabas: only the start, which is never entered, asks for nothing",
    ),
    "wrong stage": (
        in_space("etzina", "stage = 2", "stage = 1"),
        r"space etzina: “stage” 1 is on the wrong side of the interim goal",
    ),
    "steps": (
        ("steps = 16 ", "steps = 15 "),
        r"stage 1: “steps” is 15, but 16 spaces can be entered",
    ),
    "values": (
        in_space("kantshou", "scoring = 6", "scoring = 8"),
        r"stage 1: the spaces score \[1, 2, 3, 4, 5, 8\], not \[1, 2, 3, 4, 5, 6\]",
    ),
    "stage from nowhere": (
        ('from = "hormus"', 'from = "venice"'),
        r"stage 1: “from” names no space: “venice”",
    ),
    "other game": (
        ('game = "expedition"', 'game = "voyages"'),
        r"“game” must be “expedition”, not “voyages”",
    ),
    "missing name": (
        in_space("kerman", ', nl = "Kerman"', ""),
        r"space kerman\.name: “nl” must be a word, not None",
    ),
    "no requirement name": (
        ('kind = "leaders"\ncounts', 'kind = "bosses"\ncounts'),
        r"“requirement_kind” has no name for “leaders”",
    ),
    "too few cards": (
        ("hand_cards = 5 ", "hand_cards = 20 "),
        r"setup: there are too few cards for 3 players",
    ),
    "too few colours": (
        ('"5" = 1 }', '"5" = 2 }'),
        r"limits\.figures_per_player: 5 × 2 figures need more colours than 5",
    ),
    "missing table": (
        ("[turn]", "[turns]"),
        r"the table “turn” is missing",
    ),
    "no TOML": (
        ("schema = 1", "schema = = 1"),
        r"is no TOML file",
    ),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_a_bad_board_file_gets_one_clear_sentence(case: str, tmp_path: Path) -> None:
    change, sentence = BAD_FILES[case]
    path = changed_file(tmp_path, change)
    with pytest.raises(ComponentError, match=sentence) as caught:
        Expedition(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_a_board_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"nowhere\.toml: cannot be read"):
        Expedition(tmp_path / "nowhere.toml")


def test_the_own_file_is_shipped() -> None:
    assert OWN_FILE.is_file()

"""Component files: ours is the box of the rulebook, and a faulty one says where it is at fault."""

from pathlib import Path

import pytest

import bactrian
from bactrian.games.samarkand.components import OWN_FILE, Box
from bactrian.kernel.errors import ComponentError
from tests.samarkand.arrange import GAME
from tests.support import play_out

TEXT = OWN_FILE.read_text(encoding="utf-8")


def test_our_box_is_that_of_the_rulebook() -> None:
    box: Box = GAME.box
    assert len(box.families) == 10
    assert sorted(box.prices) == [3, 3, 3, 4, 4, 4, 4, 5, 5, 6]
    assert len(box.goods) == 33
    assert len(box.spaces) == 105
    assert sum(box.land) == 93
    assert (box.camels, box.tiles, box.link_tiles) == (12, 2, 5)
    assert box.hand_limits == {2: 10, 3: 10, 4: 7, 5: 6}


def faulty(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    assert old in TEXT
    path = tmp_path / "board.toml"
    path.write_text(TEXT.replace(old, new, count), encoding="utf-8")
    return path


FAULTS = [
    ('game = "samarkand"', 'game = "other"', "“game” must be “samarkand”"),
    ('adjacent = ["constantinople", "troas", "smyrna"]', 'adjacent = ["troas"]', "other way round"),
    ('adjacent = ["deccan", "konkan"]', 'adjacent = ["konkan"]', "not the other way round"),
    ('adjacent = ["deccan", "konkan"]', 'adjacent = ["atlantis"]', "“atlantis”, which does not"),
    ('adjacent = ["deccan", "konkan"]', 'adjacent = ["golconda"]', "adjacent to itself"),
    ('["deccan", "konkan"]', '["deccan", "deccan", "konkan"]', "adjacent to “deccan” twice"),
    ('id = "golconda"', 'id = "konkan"', "the id “konkan” is used twice"),
    ("goods = 33", "goods = 34", "there must be 34 × “goods”, not 33"),
    ("families = 10", "families = 11", "there must be 11 × “families”, not 10"),
    ("spaces_total = 105", "spaces_total = 104", "there must be 104 × “spaces”, not 105"),
    ("land_plain = 50", "land_plain = 51", "“land_plain” is 51, but 50 spaces"),
    ("water = 12", "water = 13", "“water” is 13, but 12 spaces"),
    ("number = 22\n", "number = 23\n", "“number” must be 22"),
    ('space = "delhi"', 'space = "atlantis"', "names the space “atlantis”"),
    ('space = "delhi"', 'space = "lahore"', "“lahore”, which is not marked good = 22"),
    ('space = "delhi"', 'space = "petra"', "the space “petra” is used twice"),
    ('home = "cairo"', 'home = "kairo"', "names the space “kairo”"),
    ('home = "cairo"', 'home = "damascus"', "the home “damascus” is used twice"),
    ('letter = "E"', 'letter = "B"', "the letter “B” is used twice"),
    ("price = 6", "price = -1", "“price” must be a whole number from 0 to 99"),
    ("price = 6", 'price = "six"', "families persia: “price” must be a whole number"),
    ("camels_in_stock_at_start = 11", "camels_in_stock_at_start = 10", "1 \\+ 10 camels are not"),
    ("link_tiles_grey = 4", "link_tiles_grey = 3", "3 \\+ 1 link tiles are not 5"),
    ("max_discards_on_marriage = 2", "max_discards_on_marriage = 3", "must leave one"),
    ("p5 = 6", "p5 = 1", "2 cards at the start exceed the limit of 1"),
    ("start_cards = 2", "start_cards = 9", "too few cards for 4 players"),
    ("family_tiles_in_bag = 10", "family_tiles_in_bag = 9", "9 tiles are not 1 of each family"),
    ("bank_unlimited = true", "bank_unlimited = false", "“bank_unlimited” must be true"),
    ("link_tiles_per_link = 2", "link_tiles_per_link = 1", "one of each family"),
    ('name = { en = "Wine", de = "Wein", nl = "Wijn" }', 'name = { en = "Wine" }', "“de” must be"),
    ('ties = "shared"', 'ties = "youngest"', "“ties” must be one of shared"),
    ('kind = "water"', 'kind = "swamp"', "“kind” must be one of land, water"),
    ('role = "plain"', 'role = "sea"', "“role” must be one of plain, goods, home"),
    ('role = "plain"', 'role = "plain"\ngood = 3', "the role “plain” has no “good”"),
    ("[scoring]", "[score]", "the table “scoring” is missing"),
]


@pytest.mark.parametrize(("old", "new", "message"), FAULTS)
def test_a_faulty_file_is_refused_with_a_reason(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = faulty(tmp_path, old, new)
    with pytest.raises(ComponentError, match=message) as refused:
        bactrian.game("samarkand", path)
    assert str(refused.value).startswith(str(path))


def test_land_that_falls_apart_is_refused(tmp_path: Path) -> None:
    text = TEXT.replace('adjacent = ["deccan", "konkan"]', "adjacent = []")
    text = text.replace('"konkan", "golconda"]', '"konkan"]').replace(
        '"deccan", "golconda"]', '"deccan"]'
    )
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError, match="the land falls apart: “golconda”"):
        bactrian.game("samarkand", path)


def test_a_corrected_board_just_works(tmp_path: Path) -> None:
    path = faulty(tmp_path, "price = 6", "price = 5")
    game = bactrian.game("samarkand", path)
    assert max(game.box.prices) == 5
    match = play_out(game.start(4, bactrian.SeededDealer(1)), 1)
    text = bactrian.text_of(match)
    assert f"components={game.box.digest}" in text.splitlines()[0]
    assert bactrian.text_of(bactrian.replay(game, bactrian.Journal(text))) == text
    with pytest.raises(bactrian.BactrianError, match="other components"):
        bactrian.replay(GAME, bactrian.Journal(text))

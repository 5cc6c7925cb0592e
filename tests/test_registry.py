"""The registry knows games and bots by name."""

from pathlib import Path

import pytest

import bactrian
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.seat import Glimpse


def test_unknown_names_are_refused_with_what_there_is() -> None:
    with pytest.raises(BactrianError, match=r"there is no game “chess”; there is .*expedition"):
        bactrian.game("chess")
    with pytest.raises(BactrianError, match=r"there is no bot “genius”; there is .*random"):
        bactrian.bot("genius", "1")


def test_a_game_is_read_once_unless_it_has_a_board_of_its_own(tmp_path: Path) -> None:
    assert bactrian.game("expedition") is bactrian.game("expedition")
    with pytest.raises(BactrianError, match="cannot be read"):
        bactrian.game("expedition", tmp_path / "none.toml")


def test_a_random_bot_takes_any_option_and_repeats_itself_by_its_seed() -> None:
    match = bactrian.game("expedition").start(3, bactrian.SeededDealer(1))
    glimpse = Glimpse(match, 0)
    choices = [bactrian.bot("random", f"{seed}").choose(glimpse) for seed in range(60)]
    assert set(choices) == set(glimpse.options)
    again = [bactrian.bot("random", f"{seed}").choose(glimpse) for seed in range(60)]
    assert choices == again

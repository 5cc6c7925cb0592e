"""Environments for learners: every game under the interfaces of PettingZoo, Gymnasium, OpenSpiel.

They come with the extra ``bactrian[research]``.  What a seat observes is what it may know, as
numbers whose layout is documented by ``layout``.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from bactrian.kernel.errors import BactrianError

if TYPE_CHECKING:
    from bactrian.envs.batches import Many
    from bactrian.envs.cycles import CyclesEnv
    from bactrian.envs.solo import SoloEnv
    from bactrian.envs.turns import TurnsEnv

VERSION: Final = 1
"""Rises when an environment shows, rewards or plays something otherwise than before."""


def pettingzoo(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    max_cycles: int | None = None,
) -> "TurnsEnv":
    """A PettingZoo environment in which seats answer in turn (AEC)."""
    return _room("turns").TurnsEnv(game, seats, options, max_cycles)  # type: ignore[no-any-return]


def parallel(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    max_cycles: int | None = None,
) -> "CyclesEnv":
    """A PettingZoo environment in which all seats act in every cycle (parallel)."""
    return _room("cycles").CyclesEnv(  # type: ignore[no-any-return]
        game, seats, options, max_cycles
    )


def gymnasium(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    opponents: Sequence[str] | str = "random",
    seat: int = 0,
) -> "SoloEnv":
    """A Gymnasium environment for one seat, the others taken by bots."""
    return _room("solo").SoloEnv(  # type: ignore[no-any-return]
        game, seats, options, opponents, seat
    )


def openspiel(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Any:
    """A game of OpenSpiel with explicit chance."""
    return _room("spiel").load(game, seats, options)


def many(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    matches: int = 64,
    seed: int | str = 0,
) -> "Many":
    """Many matches side by side in one process, stepped together."""
    return _room("batches").Many(game, seats, options, matches, seed)  # type: ignore[no-any-return]


def layout(game: str, seats: int | None = None) -> list[tuple[str, int]]:
    """The blocks of an observation, with their sizes, in order."""
    from bactrian.envs.seating import Seating

    return Seating(game, seats, None).layout


def _room(name: str) -> Any:
    try:
        return import_module(f"bactrian.envs.{name}")
    except ModuleNotFoundError as error:
        raise BactrianError(
            f"this needs {error.name}, which is not installed: pip install 'bactrian[research]'"
        ) from None

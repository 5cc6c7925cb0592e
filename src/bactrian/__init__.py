"""Bactrian: three Silk Road board games by their rulebooks."""

from typing import Final

from bactrian.kernel import match as _match
from bactrian.kernel.dealer import ScriptedDealer, SeededDealer
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.fair import FairDealer
from bactrian.kernel.journal import Journal, recompute, replay, text_of
from bactrian.kernel.machine import WATCHER
from bactrian.kernel.match import EVERYBODY, Match
from bactrian.registry import bot, game, titles

compiled: Final = not str(_match.__file__).endswith(".py")
"""Do the rules run as machine code, or as plain Python?"""

__all__ = [
    "EVERYBODY",
    "WATCHER",
    "BactrianError",
    "FairDealer",
    "Journal",
    "Match",
    "ScriptedDealer",
    "SeededDealer",
    "bot",
    "compiled",
    "game",
    "recompute",
    "replay",
    "text_of",
    "titles",
]

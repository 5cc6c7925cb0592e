"""Marco Polo Expedition, by Reiner Knizia (Ravensburger, 2004)."""

from bactrian.games.expedition.game import Expedition

__all__ = ["Expedition"]

"""The Voyages of Marco Polo, by Daniele Tascini and Simone Luciani (Hans im Glück, 2015)."""

from bactrian.games.voyages.game import Voyages

__all__ = ["Voyages"]

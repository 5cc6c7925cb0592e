"""Samarkand: Routes to Riches, by David V. H. Peters and Harry Wu (Queen Games, 2010)."""

from bactrian.games.samarkand.game import Samarkand

__all__ = ["Samarkand"]

"""How a face speaks of those who sit at the table."""

from typing import Any

from bactrian.words import Speaker


def whose(view: dict[str, Any], seat: int, speaker: Speaker) -> str:
    """Whose something is: one's own, or somebody's by name."""
    return speaker.word("yours") if seat == view["seat"] else speaker.name(f"seat:{seat}")

"""The dice that lie on a space."""

from typing import Any

from bactrian.terminal.faces.people import whose
from bactrian.words import Speaker


def lying(view: dict[str, Any], space: str) -> list[dict[str, Any]]:
    """The dice on a space or a city card."""
    for each in view["table"]["spaces"]:
        if each["id"] == space:
            dice: list[dict[str, Any]] = each["dice"]
            return dice
    return []


def owners(view: dict[str, Any], dice: list[dict[str, Any]], speaker: Speaker) -> str:
    """Dice by those to whom they belong, such as “you (3, 4), Anna (black 2)”."""
    found: dict[str, list[str]] = {}
    for die in dice:
        nobody = die["seat"] is None
        owner = speaker.word("face-dummy") if nobody else whose(view, die["seat"], speaker)
        found.setdefault(owner, []).append(speaker.name(die["die"]))
    return ", ".join(f"{owner} ({', '.join(faces)})" for owner, faces in found.items())

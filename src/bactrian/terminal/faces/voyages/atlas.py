"""The map: cities with their cards and offices, towns with their bonuses, Beijing, the roads."""

from typing import Any

from bactrian.terminal.faces.people import whose
from bactrian.terminal.faces.voyages.dice import lying, owners
from bactrian.words import Speaker


def cities(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """Every large city with its cards, its office while it is there, and its posts."""
    content = view["table"]
    lines = []
    for place in dict.fromkeys(board["card_places"]):
        parts = [
            card(view, each["id"], speaker) for each in content["cards"] if each["place"] == place
        ]
        if place in content["offices"]:
            parts.append(speaker.word("face-office", {"office": content["offices"][place]}))
        lines.append(f"  {speaker.name(place)}: {' '.join([*parts, *posts(view, place, speaker)])}")
    return lines


def card(view: dict[str, Any], name: str, speaker: Speaker) -> str:
    """A city card, and by whose die it is closed."""
    dice = lying(view, name)
    if dice:
        args = {"card": name, "dice": owners(view, dice, speaker)}
        return speaker.word("face-card-closed", args)
    return speaker.word("face-card", {"card": name})


def towns(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """Every small town with its bonus and its posts."""
    lines = []
    for place, tile in view["table"]["towns"].items():
        parts = [speaker.word("face-town", {"tile": tile}), *posts(view, place, speaker)]
        lines.append(f"  {speaker.name(place)}: {' '.join(parts)}")
    return lines


def posts(view: dict[str, Any], place: str, speaker: Speaker) -> list[str]:
    """Who has a trading post in a place."""
    players = view["table"]["players"]
    there = [whose(view, each["seat"], speaker) for each in players if place in each["posts"]]
    return [speaker.word("face-posts", {"owners": ", ".join(there)})] if there else []


def beijing(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> str:
    """What a post in Beijing is worth, place by place, and who has one."""
    ways = []
    for points, owner in zip(board["beijing_points"], view["table"]["beijing"], strict=False):
        worth = speaker.word("price-vp", {"n": points})
        free = speaker.word("face-free")
        ways.append(f"{worth} {free if owner is None else whose(view, owner, speaker)}")
    return speaker.word("face-beijing", {"places": ", ".join(ways)})


def roads(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """Where a single step leads from one's own figures, and what it costs."""
    if view["seat"] < 0:
        return []
    figures = view["table"]["players"][view["seat"]]["figures"]
    return [
        speaker.word("face-roads", {"place": place, "ways": ways_from(place, board, speaker)})
        for place in dict.fromkeys(figures)
    ]


def chart(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> dict[str, str]:
    """Every place with the roads that leave it."""
    places = {speaker.name(place["id"]): place["id"] for place in board["places"]}
    return {name: f"{name}: {ways_from(place, board, speaker)}." for name, place in places.items()}


def ways_from(place: str, board: dict[str, Any], speaker: Speaker) -> str:
    """Where the roads from a place lead, with their prices."""
    return ", ".join(
        road(each, place, speaker) for each in board["routes"] if place in each["between"]
    )


def road(content: dict[str, Any], place: str, speaker: Speaker) -> str:
    """The other end of a road, with its price."""
    (other,) = (end for end in content["between"] if end != place)
    price = tuple((what, content[what]) for what in ("coin", "camel") if content[what])
    name = speaker.name(other)
    return f"{name} ({speaker.word('costs')} {speaker.price(price)})" if price else name

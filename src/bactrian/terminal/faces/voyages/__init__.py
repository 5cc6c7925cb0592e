"""The Voyages of Marco Polo in lines: action spaces, contracts, map, players, one's own dice."""

from typing import Any

from bactrian.terminal.faces.voyages.atlas import beijing, chart, cities, roads, towns
from bactrian.terminal.faces.voyages.players import choice, own, player
from bactrian.terminal.faces.voyages.spaces import columns, space, title
from bactrian.words import Speaker

__all__ = ["brief", "chart", "table"]


def table(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """Everything that lies open, then what is one's own."""
    content = view["table"]
    return [
        *head(content, speaker),
        "",
        title(view, speaker),
        *(space(view, each, speaker) for each in board["spaces"]),
        speaker.word("face-contracts", {"stack": content["special_stack"]}),
        *columns(content, board, speaker),
        "",
        speaker.word("face-cities"),
        *cities(view, board, speaker),
        speaker.word("face-towns"),
        *towns(view, board, speaker),
        beijing(view, board, speaker),
        "",
        *(line for each in content["players"] for line in player(view, each, speaker)),
        "",
        *choice(content, speaker),
        *roads(view, board, speaker),
        *objectives(view, speaker),
        *brief(view, board, speaker),
    ]


def brief(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """What one owns, one's dice and contracts, and what an unfinished action has chosen."""
    if view["seat"] < 0:
        return []
    return [*own(view, speaker), *begun(view, speaker)]


def head(content: dict[str, Any], speaker: Speaker) -> list[str]:
    """Where in the match we are; before the first round there is nothing to say."""
    if not content["round"]:
        return [speaker.word("face-before")]
    args = {
        "round": content["round"],
        "rounds": content["rounds"],
        "seat": f"seat:{content['start']}",
        "black": content["black_dice"],
    }
    return [speaker.word("face-round", args)]


def objectives(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """One's own secret objectives."""
    if view["seat"] < 0:
        return []
    kept = view["table"]["players"][view["seat"]]["objectives_kept"]
    return [speaker.word("face-objectives", {"objectives": tuple(kept)})] if kept else []


def begun(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """What one's own unfinished action has chosen so far."""
    lines = []
    for entry in view["table"]["pending"]:
        if entry["seat"] != view["seat"]:
            continue
        if entry.get("dice"):
            args = {"dice": tuple(entry["dice"]), "space": entry["space"]}
            lines.append(speaker.word("face-placing", args))
        if entry.get("contracts"):
            args = {"contracts": tuple(entry["contracts"])}
            lines.append(speaker.word("face-picked", args))
        if entry.get("path"):
            args = {"places": tuple(step["place"] for step in entry["path"])}
            lines.append(speaker.word("face-path", args))
    return lines

"""Marco Polo Expedition in lines: the track with its figures, the display, the players."""

from typing import Any, Final

from bactrian.terminal.faces.people import whose
from bactrian.words import Speaker

AHEAD: Final = 6
"""How many spaces before one's own figures are shown; the goals are shown always."""


def table(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """The track, the players, the display and the hand."""
    content = view["table"]
    return [
        *track(view, board, speaker),
        "",
        *(player(view, each, speaker) for each in content["players"]),
        speaker.word("face-display", {"cards": cards(content["display"])}),
        speaker.word("face-piles", {"pile": content["pile"], "discard": content["discard"]}),
        *brief(view, board, speaker),
    ]


def brief(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """The hand, and what is laid of a payment."""
    content, seat = view["table"], view["seat"]
    lines = []
    if seat >= 0:
        hand = content["players"][seat]["hand"]
        lines.append(
            speaker.word("face-hand", {"cards": tuple(hand)}) if hand else speaker.word("face-bare")
        )
    if content["laid"]:
        lines.append(speaker.word("face-laid", {"cards": tuple(content["laid"])}))
    return lines


def cards(display: list[str | None]) -> tuple[str, ...]:
    """The cards that lie in the display; empty places are left out."""
    return tuple(card for card in display if card is not None)


def track(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """The spaces that matter now, in order, with a gap where some are left out."""
    content = view["table"]
    spaces = shown(view, board)
    names = [speaker.name(space["id"]) for space in spaces]
    needs = [speaker.name(space["need"]) if space["count"] else "–" for space in spaces]
    wide, deep = max(map(len, names)), max(map(len, needs))
    done = "face-interim-done" if content["interim_done"] else "face-interim-open"
    lines = [f"{speaker.word('face-track')} {speaker.word(done)}"]
    before = spaces[0]["index"] - 1
    for space, name, need in zip(spaces, names, needs, strict=True):
        if space["index"] > before + 1:
            lines.append("  …")
        before = space["index"]
        extras = "; ".join(remarks(view, space, speaker))
        lines.append(f"{before:>4}  {name:<{wide}}  {need:<{deep}}  {extras}".rstrip())
    return lines


def shown(view: dict[str, Any], board: dict[str, Any]) -> list[dict[str, Any]]:
    """Where figures stand, what lies before one's own (or before all, to a watcher), the goals."""
    goals = {"final_goal"} if view["table"]["interim_done"] else {"interim_goal", "final_goal"}
    indexes = {space["index"] for space in board["spaces"] if space["role"] in goals}
    for figure in view["table"]["figures"]:
        indexes.add(figure["index"])
        if figure["seat"] == view["seat"] or view["seat"] < 0:
            indexes |= set(range(figure["index"] + 1, figure["index"] + AHEAD + 1))
    return [space for space in board["spaces"] if space["index"] in indexes]


def remarks(view: dict[str, Any], space: dict[str, Any], speaker: Speaker) -> list[str]:
    """What lies and stands on a space, and what it scores."""
    content = view["table"]
    found = []
    chest = content["chests"].get(space["id"])
    if chest:
        found.append(speaker.word("face-chest", {"gold": chest}))
    if space["scoring"] and not (space["stage"] == 1 and content["interim_done"]):
        found.append(speaker.word("face-scores", {"gold": space["scoring"]}))
    for figure in content["figures"]:
        if figure["index"] == space["index"]:
            owner = whose(view, figure["seat"], speaker)
            found.append(f"{speaker.name(figure['id'])} ({owner})")
    return found


def player(view: dict[str, Any], content: dict[str, Any], speaker: Speaker) -> str:
    """A player's figures, gold and cards, and which cards everybody has seen."""
    seat = content["seat"]
    figures = [f["id"] for f in view["table"]["figures"] if f["seat"] == seat]
    args = {
        "seat": f"seat:{seat}",
        "figures": tuple(figures),
        "gold": content["gold"],
        "cards": content["cards"],
    }
    if seat == view["seat"]:
        return speaker.word("face-own", args)
    line = speaker.word("face-player", args)
    if content["seen"]:
        line += " " + speaker.word("face-seen", {"cards": tuple(content["seen"])})
    return line

"""Samarkand in lines: the families and their routes, the goods, the players, the hand."""

from typing import Any

from bactrian.terminal.faces.people import whose
from bactrian.words import Speaker


def table(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """What the end needs, the families, the goods, the players and the hand."""
    content = view["table"]
    return [
        *ending(content, board, speaker),
        "",
        speaker.word("face-families"),
        *(line for each in content["families"] for line in family(view, each, board, speaker)),
        *full_spaces(content, speaker),
        *goods(content, board, speaker),
        *piles(content, speaker),
        "",
        *(player(view, each, speaker) for each in content["players"]),
        *brief(view, board, speaker),
    ]


def brief(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """The hand: what each card is worth, and what is planned for it."""
    if view["seat"] < 0:
        return []
    content = view["table"]
    hand = content["players"][view["seat"]]["hand"]
    if not hand:
        return [speaker.word("face-bare")]
    return [speaker.word("face-hand"), *(card(content, each, board, speaker) for each in hand)]


def chart(view: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> dict[str, str]:
    """Every space: its token, its camels, and the spaces around it."""
    content = view["table"]
    found = {}
    for space in board["spaces"]:
        name = speaker.name(space["id"])
        there = [content["tokens"].get(space["id"]), *content["camels"].get(space["id"], [])]
        inside = ", ".join(speaker.name(each) for each in there if each is not None)
        around = ", ".join(speaker.name(other) for other in space["adjacent"])
        found[name] = f"{name} ({inside}): {around}." if inside else f"{name}: {around}."
    return found


def ending(content: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """When the match ends, and how near that is."""
    links = [family["links"] for family in content["families"]]
    args = {"most": board["link_tiles"], "bare": links.count(0), "now": max(links)}
    return [speaker.word("face-ending", args)]


def family(
    view: dict[str, Any], content: dict[str, Any], board: dict[str, Any], speaker: Speaker
) -> list[str]:
    """The field of a family with its members and links, and where its camels stand."""
    args = {key: content[key] for key in ("price", "tiles", "treasury", "stock")}
    parts = [speaker.word("face-family", {"family": content["id"], **args})]
    if content["linked"]:
        parts.append(speaker.word("face-linked", {"families": tuple(content["linked"])}))
    if content["members"]:
        members = ", ".join(whose(view, seat, speaker) for seat in content["members"])
        parts.append(speaker.word("face-members", {"members": members}))
    spaces = route(view["table"], content["id"], board)
    camels = speaker.word("face-camels", {"spaces": spaces})
    if len(spaces) == 1:  # only the home: one line is enough
        return [f"  {' '.join([*parts, camels])}"]
    return [f"  {' '.join(parts)}", f"    {camels}"]


def route(content: dict[str, Any], family: str, board: dict[str, Any]) -> tuple[str, ...]:
    """Where the camels of a family stand: from its home outwards, the nearest first."""
    standing = {space for space, families in content["camels"].items() if family in families}
    around = {space["id"]: space["adjacent"] for space in board["spaces"]}
    found = [each["home"] for each in board["families"] if each["id"] == family]
    for space in found:  # grows while it is walked along
        found += [near for near in around[space] if near in standing and near not in found]
    return tuple(found)


def full_spaces(content: dict[str, Any], speaker: Speaker) -> list[str]:
    """The spaces on which no further camel has room."""
    full = tuple(space for space, families in content["camels"].items() if len(families) > 1)
    return [speaker.word("face-full", {"spaces": full})] if full else []


def goods(content: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """How many goods have been reached, and where the others lie."""
    tokens, total = content["tokens"], len(board["goods"])
    lines = [speaker.word("face-goods", {"reached": total - len(tokens), "total": total})]
    if tokens:
        left = (f"{speaker.name(space)} ({speaker.name(card)})" for space, card in tokens.items())
        lines.append("  " + speaker.word("face-tokens", {"spaces": ", ".join(left)}))
    return lines


def piles(content: dict[str, Any], speaker: Speaker) -> list[str]:
    """The cards that nobody holds, and with two players the tiles in the bag."""
    sizes = {"deck": content["deck"], "discard": content["discard"]}
    lines = [speaker.word("face-piles", {**sizes, "limit": content["hand_limit"]})]
    if content["bag"]:
        lines.append(speaker.word("face-bag", {"tiles": content["bag"]}))
    if content["removed"]:
        lines.append(speaker.word("face-removed", {"families": tuple(content["removed"])}))
    return lines


def player(view: dict[str, Any], content: dict[str, Any], speaker: Speaker) -> str:
    """What everybody may know of a player."""
    seat = content["seat"]
    args = {
        "seat": f"seat:{seat}",
        "cash": content["cash"],
        "tokens": len(content["tokens"]),
        "links": content["link_tiles"],
        "cards": content["cards"],
        "sold": len(content["sold"]),
    }
    line = speaker.word("face-own" if seat == view["seat"] else "face-player", args)
    if content["tiles"]:
        families = tuple(family for family, n in content["tiles"].items() for _ in range(n))
        line += " " + speaker.word("face-married", {"families": families})
    return line


def card(
    content: dict[str, Any], held: dict[str, Any], board: dict[str, Any], speaker: Speaker
) -> str:
    """A card in hand: its place, its worth now and at most, who is near, and what is planned."""
    args = {"card": held["id"], "space": held["space"], "now": held["now"], "most": held["most"]}
    if held["plan"] is None:
        done = held["now"] == held["most"]
        return "  " + speaker.word("face-card-done" if done else "face-card", args)
    steps, families = nearest(content, held["space"], board)
    word = "face-card-open" if families else "face-card-lost"
    line = speaker.word(word, {**args, "steps": steps, "families": families})
    if held["plan"] != "ask":
        line += " " + speaker.word("face-plan", {"plan": held["plan"]})
    return f"  {line}"


def nearest(
    content: dict[str, Any], space: str, board: dict[str, Any]
) -> tuple[int, tuple[str, ...]]:
    """How far from a space the nearest camels stand of families that have more, and whose."""
    growing = {each["id"] for each in content["families"] if each["stock"]}
    around = {each["id"]: each["adjacent"] for each in board["spaces"]}
    seen, edge, steps = {space}, [space], 0
    while True:
        near = [family for each in edge for family in content["camels"].get(each, [])]
        able = tuple(family for family in dict.fromkeys(near) if family in growing)
        if able or not edge:
            return steps, able
        steps += 1
        edge = list(dict.fromkeys(o for each in edge for o in around[each] if o not in seen))
        seen.update(edge)

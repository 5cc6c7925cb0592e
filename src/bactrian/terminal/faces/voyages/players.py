"""The players: what they own, where they are, what they have done."""

from typing import Any

from bactrian.words import Speaker


def player(view: dict[str, Any], content: dict[str, Any], speaker: Speaker) -> list[str]:
    """What everybody may know of a player; one's own supply is shown with one's dice."""
    seat = content["seat"]
    mine = seat == view["seat"]
    name = speaker.word("face-you") if mine else speaker.name(f"seat:{seat}")
    if content["character"]:
        name += f" ({speaker.name(content['character'])})"
    args = {"name": name, "points": content["score"], "places": tuple(content["figures"])}
    lines = [speaker.word("face-player" if content["figures"] else "face-seated", args)]
    if content["character"]:
        lines.append("  " + ability(content["character"], speaker))
    if not mine:
        lines.append("  " + supply(content, speaker))
    if content["figures"]:
        lines.append("  " + posts(content, speaker))
    done = speaker.word("face-done", {"n": len(content["completed"])})
    lines.append(f"  {done} {'' if mine else active(content, speaker)}".rstrip())
    return lines


def choice(content: dict[str, Any], speaker: Speaker) -> list[str]:
    """The characters that can still be chosen, with what each of them does."""
    taken = [each["character"] for each in content["players"]]
    free = [each for each in content["characters"] if each not in taken]
    if not free or None not in taken:
        return []
    lines = [f"  {speaker.name(each)}: {ability(each, speaker)}" for each in free]
    return [speaker.word("face-choose"), *lines]


def ability(character: str, speaker: Speaker) -> str:
    """What a character does better than others, in short."""
    return speaker.word("face-ability", {"character": character.partition(":")[2]})


def own(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """One's own supply, dice and contracts."""
    content = view["table"]["players"][view["seat"]]
    return [
        f"{speaker.word('face-yours')} {supply(content, speaker)}",
        active(content, speaker),
    ]


def supply(content: dict[str, Any], speaker: Speaker) -> str:
    """Coins, camels, goods and dice."""
    owned = tuple((what, n) for what, n in content["supply"].items() if n)
    args = {"supply": speaker.price(owned) or "–"}
    dice = content["dice"]
    if not dice:
        return speaker.word("face-supply-only", args)
    return speaker.word("face-supply", {**args, "dice": tuple(dice)})


def posts(content: dict[str, Any], speaker: Speaker) -> str:
    """Where a player has trading posts, and how many are left."""
    args = {"left": content["posts_left"], "places": tuple(content["posts"])}
    return speaker.word("face-has-posts" if content["posts"] else "face-no-posts", args)


def active(content: dict[str, Any], speaker: Speaker) -> str:
    """The contracts a player may still complete."""
    if not content["active"]:
        return speaker.word("face-none-active")
    return speaker.word("face-active", {"contracts": tuple(content["active"])})

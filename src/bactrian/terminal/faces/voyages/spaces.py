"""The action spaces: what they take and give, which dice lie there; the row of contracts."""

from typing import Any, Final

from bactrian.terminal.faces.voyages.dice import lying, owners
from bactrian.words import Speaker

COSTLESS: Final = "character:berke"
"""Who joins the dice of others without paying."""


def title(view: dict[str, Any], speaker: Speaker) -> str:
    """What holds for all action spaces: what it costs to join the dice that lie there."""
    seat = view["seat"]
    free = seat >= 0 and view["table"]["players"][seat]["character"] == COSTLESS
    return speaker.word("face-spaces-free" if free else "face-spaces")


def space(view: dict[str, Any], content: dict[str, Any], speaker: Speaker) -> str:
    """An action space on a line."""
    name = speaker.word("face-space", {"space": content["id"], "dice": content["dice"]})
    parts = gives(content, speaker)
    dice = lying(view, content["id"])
    if dice:
        parts.append(speaker.word("face-occupied", {"dice": owners(view, dice, speaker)}))
    if content["kind"] == "khan":
        parts.append(khan(content, dice, speaker))
    return f"  {name}: {' '.join(parts)}" if parts else f"  {name}."


def gives(content: dict[str, Any], speaker: Speaker) -> list[str]:
    """What a die of each number gets, what the space gives, or what steps cost."""
    if content["columns"]:
        name = content["id"].partition(":")[2]
        numbers = range(1, len(content["columns"]) + 1)
        ways = " / ".join(speaker.name(f"content:{name}-{number}") for number in numbers)
        return [speaker.word("face-columns", {"ways": ways, "most": len(numbers)})]
    if content["step_cost"]:
        costs = ", ".join(str(cost) for cost in content["step_cost"])
        return [speaker.word("face-steps", {"costs": costs, "most": len(content["step_cost"])})]
    if content["kind"] == "contracts":
        return [speaker.word("face-from")]
    if content["reward"] and all(speaker.has(f"price-{what}") for what in content["reward"]):
        reward = speaker.price(tuple(content["reward"].items()))
        told = reward.casefold() in speaker.name(content["id"]).casefold()
        return [] if told else [speaker.word("face-reward", {"reward": reward})]
    return []


def khan(content: dict[str, Any], dice: list[dict[str, Any]], speaker: Speaker) -> str:
    """How many places are left with the Khan, and for which dice."""
    left = content["places"] - len(dice)
    least = int(dice[-1]["die"].rpartition("-")[2]) if dice else 1
    return speaker.word("face-khan", {"left": left, "least": least})


def columns(content: dict[str, Any], board: dict[str, Any], speaker: Speaker) -> list[str]:
    """The contracts on the board, each with its column and what lies beside it."""
    extras: dict[str, Any] = {}
    for each in board["spaces"]:
        extras |= each["extras"]
    lines = []
    for number, contract in enumerate(content["contracts"], 1):
        line = speaker.word("face-column", {"column": number, "contract": contract})
        ways = [speaker.price(tuple(way.items())) for way in extras.get(str(number), [])]
        if ways:
            line += " " + speaker.word("face-extra", {"ways": " / ".join(ways)})
        lines.append(f"  {line}")
    return lines or [f"  {speaker.word('face-no-contracts')}"]

"""The plain face: any view, readable though not pretty."""

from collections import Counter

from bactrian.kernel.message import Json
from bactrian.words import Speaker


def table(view: dict[str, Json], board: dict[str, Json], speaker: Speaker) -> list[str]:
    """Every entry of the view on its own line, what is inside it indented."""
    return lines_of(view["table"], speaker, "")


def brief(view: dict[str, Json], board: dict[str, Json], speaker: Speaker) -> list[str]:
    """Nothing: the plain face does not know what matters."""
    return []


def lines_of(value: Json, speaker: Speaker, indent: str) -> list[str]:
    """The lines of a dictionary or a list, under an indent."""
    lines = []
    entries = value.items() if isinstance(value, dict) else enumerate(listed(value), 1)
    for key, content in entries:
        name = speaker.name(key) if isinstance(key, str) else str(key)
        if isinstance(content, dict) and type(content.get("seat")) is int:
            name = speaker.name(f"seat:{content['seat']}")
            content = {entry: rest for entry, rest in content.items() if entry != "seat"}
        if is_short(content):
            lines.append(f"{indent}{name}: {short(content, speaker)}")
        elif content:
            lines.append(f"{indent}{name}:")
            lines.extend(lines_of(content, speaker, indent + "  "))
    return lines


def listed(value: Json) -> list[Json]:
    """*value* as a list."""
    return value if isinstance(value, list) else [value]


def is_short(value: Json) -> bool:
    """Does it fit on a line: a single thing, a list of them, or a dictionary of them?"""
    if isinstance(value, dict):
        return not any(isinstance(content, dict | list) for content in value.values())
    return not any(isinstance(item, dict | list) for item in listed(value))


def short(value: Json, speaker: Speaker) -> str:
    """One thing or several on a line, with their names; equal ones are counted."""
    if isinstance(value, dict):
        return ", ".join(f"{speaker.name(k)} {short(v, speaker)}" for k, v in value.items()) or "–"
    if isinstance(value, list):
        counted = Counter(short(item, speaker) for item in value)
        return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counted.items()) or "–"
    if isinstance(value, bool):
        return speaker.word("plain-yes") if value else speaker.word("plain-no")
    if value is None or value == "":
        return "–"
    return speaker.name(value) if isinstance(value, str) else str(value)

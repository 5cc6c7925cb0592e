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
    """The lines of a dictionary or a list, under an indent; what is empty is left out."""
    lines = []
    entries = value.items() if isinstance(value, dict) else enumerate(listed(value), 1)
    for key, content in entries:
        name, rest = headed(str(key), content, speaker)
        if is_short(rest):
            if not is_empty(rest):
                lines.append(f"{indent}{name}: {short(rest, speaker)}")
        else:
            lines.append(f"{indent}{name}:")
            lines.extend(lines_of(rest, speaker, indent + "  "))
    return lines


def headed(key: str, content: Json, speaker: Speaker) -> tuple[str, Json]:
    """What an entry is called, and what it holds: its id or its seat is its name."""
    if isinstance(content, dict):
        for naming in ("id", "seat"):
            if naming in content:
                element = content[naming]
                name = f"seat:{element}" if isinstance(element, int) else str(element)
                rest: Json = {k: v for k, v in content.items() if k != naming}
                return speaker.name(name), rest
    return speaker.name(key).replace("_", " "), content


def listed(value: Json) -> list[Json]:
    """*value* as a list."""
    return value if isinstance(value, list) else [value]


def is_empty(value: Json) -> bool:
    """Is there nothing to say?"""
    return value is None or value == "" or value == [] or value == {}


def is_short(value: Json) -> bool:
    """Does it fit on a line: a thing, a list of things, or a dictionary of such?"""
    return all(is_flat(some) for some in (value.values() if isinstance(value, dict) else [value]))


def is_flat(value: Json) -> bool:
    """Is it a thing or a list of things, with nothing inside them?"""
    return is_empty(value) or not any(isinstance(item, dict | list) for item in listed(value))


def short(value: Json, speaker: Speaker) -> str:
    """One thing or several on a line, with their names; equal ones are counted."""
    if isinstance(value, dict):
        return "; ".join(
            f"{speaker.name(key).replace('_', ' ')} {short(content, speaker)}"
            for key, content in value.items()
            if not is_empty(content)
        )
    if isinstance(value, list):
        counted = Counter(short(item, speaker) for item in value)
        return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counted.items())
    if isinstance(value, bool):
        return speaker.word("plain-yes") if value else speaker.word("plain-no")
    if value is None or value == "":
        return "–"
    return speaker.name(value) if isinstance(value, str) else str(value)

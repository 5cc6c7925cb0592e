"""Looking up a rule by its number in the Markdown of a rulebook."""

import re
import textwrap
from difflib import get_close_matches
from typing import Final

ENTRY: Final = re.compile(
    r"^\s*(?:#{1,6}\s+\**|[-*+]\s+\**|\|\s*\**|\*\*)(?P<id>[A-Z]{1,3}\d+(?:\.\d+)*)\b"
)
"""How an entry starts: a heading, a list item, a row or bold type, and then its number."""


class Rule:
    """An entry of the rulebook with the lines up to the next one."""

    def __init__(self, number: str, lines: list[str]) -> None:
        self.number: Final = number
        self.lines: Final = lines

    @property
    def text(self) -> str:
        """The entry without the marks of Markdown, which are noise when read aloud."""
        return plain("\n".join(self.lines)).strip("\n")


def rules_in(text: str) -> list[Rule]:
    """All numbered entries of a rulebook, in order; prose before the first has no number."""
    found: list[Rule] = []
    for line in text.splitlines():
        start = ENTRY.match(line)
        if start is not None:
            found.append(Rule(start["id"], [line]))
        elif line.startswith("#"):
            found.append(Rule("", [line]))
        elif found:
            found[-1].lines.append(line)
    return [rule for rule in found if rule.number]


def opening(text: str) -> str:
    """What a rulebook says before its first chapter: what the game is about."""
    lines = text.splitlines()
    end = next((number for number, line in enumerate(lines) if ENTRY.match(line)), len(lines))
    return plain("\n".join(lines[:end])).strip("\n")


def look_up(text: str, number: str) -> list[Rule]:
    """The rule with that *number* and those below it: E5.3, then E5.3.1 and so on."""
    rules = rules_in(text)
    wanted = number.strip().rstrip(".").upper()
    return [r for r in rules if r.number == wanted or r.number.startswith(wanted + ".")]


def nearest(text: str, number: str) -> list[str]:
    """The numbers of rules that somebody may have meant by a *number* that is none."""
    known = list(dict.fromkeys(rule.number for rule in rules_in(text)))
    return get_close_matches(number.strip().upper(), known, 5, 0.5) or known[:5]


def plain(text: str) -> str:
    """Markdown without marks for headings, emphasis and code."""
    text = re.sub(r"^#{1,6}\s+", "", text, flags=re.MULTILINE)
    text = re.sub(r"\*{1,2}(\S[^*]*)\*{1,2}", r"\1", text)
    return text.replace("`", "")


def folded(text: str, width: int) -> str:
    """Plain text whose paragraphs and list items are broken anew to fit a *width*."""
    blocks: list[str] = []
    for line in text.splitlines():
        starts = not line.strip() or line.lstrip().startswith(("- ", "|"))
        if starts or not blocks or not blocks[-1].strip() or blocks[-1].startswith("|"):
            blocks.append(line)
        else:
            blocks[-1] += f" {line.strip()}"
    return "\n".join(b if b.startswith("|") else fill(b, width) for b in blocks)


def fill(block: str, width: int) -> str:
    """A paragraph on lines of a *width*, the later ones under its text."""
    words = block.lstrip()
    indent = " " * (len(block) - len(words) + (2 if words.startswith("- ") else 0))
    return textwrap.fill(block, width, subsequent_indent=indent, break_on_hyphens=False)

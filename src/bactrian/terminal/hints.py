"""Hints: what a strong bot would answer, and what it expects of it."""

from secrets import token_hex
from typing import Any, Final

from bactrian import registry
from bactrian.kernel.match import Match
from bactrian.kernel.prompt import Prompt
from bactrian.kernel.seat import Glimpse
from bactrian.words import Speaker

MOST: Final = 3


def hint_lines(match: Match[Any, Any], prompt: Prompt, speaker: Speaker) -> list[str]:
    """The best answers with their numbers, the very best first."""
    thoughts = registry.adviser(token_hex(8)).think(Glimpse(match, prompt.seat))
    numbers = {option.code: number for number, option in enumerate(prompt.options, 1)}
    lines = [speaker.word("hint-best")]
    for thought in thoughts[:MOST]:
        number = numbers[thought.action]
        label = speaker.say(prompt.options[number - 1].label)
        expects = speaker.word(
            "hint-expects",
            {"share": round(100 * thought.share), "points": speaker.decimal(thought.points)},
        )
        lines.append(f"{number:>3}. {label}: {expects}")
    return lines

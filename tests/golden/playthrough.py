"""A whole match as text: each question with its options, each answer, what is told and seen."""

import json
from typing import Final

import bactrian
from bactrian.words import Speaker
from tests.support import AnyMatch, Table, start, table_id, tables, walk

SEED: Final = 7
LOOK_EVERY: Final = 40
"""After so many answers everybody's view is written out."""


def golden_tables() -> list[Table]:
    """For every game and number of seats the plain table, and the one with all options turned."""
    return [table for table in tables() if len(table[2]) != 1]


def playthrough(table: Table) -> str:
    """The match that this table's golden file tells."""
    match = start(table, SEED)
    speaker = Speaker("en", match.game)
    lines = [f"# {table_id(table)}, random play, seed {SEED}; written by `make golden`"]
    lines += told(match, speaker, 0)
    heard = events(match)
    for step, (seat, options) in enumerate(walk(match, SEED)):
        lines += told(match, speaker, heard)
        heard = events(match)
        if step % LOOK_EVERY == 0:
            lines += looks(match)
        prompt = match.prompt(seat)
        lines.append(f"\n[{step}] seat {seat}: {speaker.say(prompt.question)}")
        for option in prompt.options:
            price = speaker.price(option.price)
            points = " ".join(option.targets)
            detail = "; ".join(part for part in (price, points) if part)
            lines.append(f"    {option.action.text} — {speaker.say(option.label)} ({detail})")
        assert len(prompt.options) == len(options)
    lines += told(match, speaker, heard)
    lines += looks(match)
    lines.append("\n# journal\n" + bactrian.text_of(match).rstrip())
    lines.append(f"\n# position\n{match.position()}")
    lines.append(f"\n# standing\n{match.standing()}")
    return "\n".join(lines) + "\n"


def events(match: AnyMatch) -> int:
    assert match.record is not None
    return len(match.record.events)


def told(match: AnyMatch, speaker: Speaker, start: int) -> list[str]:
    """What was told since, in full; who alone hears it; what the others hear."""
    assert match.record is not None
    found = []
    for event in match.record.events[start:]:
        secret = "" if event.seats is None else f"  [only {', '.join(map(str, event.seats))}]"
        outline = "" if event.outline is None else f"  [others: {speaker.say(event.outline)}]"
        found.append(f"  · {speaker.say(event)}{secret}{outline}")
    return found


def looks(match: AnyMatch) -> list[str]:
    """The view of a watcher, and what each seat sees besides."""
    watcher = match.view(bactrian.WATCHER)
    found = ["", f"  watcher sees {json.dumps(watcher, ensure_ascii=False)}"]
    for seat in range(match.seats):
        own = match.view(seat)
        table = own["table"]
        common = watcher["table"]
        assert isinstance(table, dict)
        assert isinstance(common, dict)
        more = {key: value for key, value in table.items() if common.get(key) != value}
        found.append(f"  seat {seat} sees {json.dumps(more, ensure_ascii=False)}")
    return found

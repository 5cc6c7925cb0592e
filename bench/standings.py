"""How strong the bots are, as tables in Markdown, and their place in docs/bots.md."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bactrian.arena.intervals import Estimate
from bactrian.arena.report import Report
from bactrian.arena.results import Result, milliseconds
from bactrian.bots.levels import LEVELS

LEVEL_OF: Final = {"sage:1s": "expert", "greedy": "hard"}
"""By which name people know a bot of the research."""

BEGIN: Final = "<!-- strength: written by make strength -->\n"
END: Final = "<!-- end of strength -->\n"


class Cell(NamedTuple):
    """A figure to be found: a table, who sits there, how many matches."""

    title: str
    seats: int
    bots: str
    games: int

    @property
    def directory(self) -> str:
        """The directory of the cell, below that of all."""
        bots = self.bots.replace(",", "-").replace(":", "")
        return f"{self.title}-{self.seats}-{bots}"


Found = Sequence[tuple[Cell, Report]]


def show(found: Found) -> str:
    """All tables."""
    fights = [(cell, report) for cell, report in found if "," in cell.bots]
    alone = [(cell, report) for cell, report in found if "," not in cell.bots]
    lines = ["### Who beats whom", "", *duel_table(fights)]
    lines += ["", "### Milliseconds for a decision, p50 and p99", "", *time_table(fights)]
    if sources := source_tables(alone):
        lines += ["", "### Points by source, among themselves", *sources]
    return "\n".join(lines + remarks(found)) + "\n"


def duel_table(found: Found) -> list[str]:
    """The share of wins of the first of two bots, how many it left behind, and the points."""
    heads = ["game", "seats", "bot", "against", "wins in %", "fair", "ahead in %", "matches"]
    lines = header([*heads, "points", "theirs"])
    for cell, report in found:
        if report.pairings[0]:
            one, other = report.pairings[0]
            start = [cell.title, str(cell.seats), name(one.bot), name(other.bot)]
            wins = [percent(one.share), f"{100 * one.fair:.0f}", percent(one.ahead), str(one.games)]
            lines.append(line([*start, *wins, one.points.text, other.points.text]))
    return lines


def time_table(found: Found) -> list[str]:
    """How long every level thinks, in every game, in the cell where it took the shortest.

    Whatever else the machine did can only have slowed things down.
    """
    lines = header(["game", "seats", *(f"`{level}`" for level in LEVELS)])
    for table in tables(found):
        own = [one for cell, report in found if cell[:2] == table for one in report.bots]
        times = [times_of([one for one in own if name(one.bot) == f"`{each}`"]) for each in LEVELS]
        lines.append(line([table[0], str(table[1]), *times]))
    return lines


def times_of(level: Sequence[Result]) -> str:
    """The shortest times of a level, if it played."""
    if not level:
        return "–"
    best = min(level, key=lambda one: one.p99)
    return f"{milliseconds(best.p50)}, {milliseconds(best.p99)}"


def source_tables(found: Found) -> list[str]:
    """The points of bots among themselves, by source: a table for each game and number of seats."""
    lines: list[str] = []
    for table in tables(found):
        own = [report.bots[0] for cell, report in found if cell[:2] == table and report.bots]
        if own:
            lines += ["", f"{table[0]}, {table[1]} seats:", ""]
            lines += header(["points", *(f"{name(one.bot)} ({one.games} matches)" for one in own)])
            lines.append(line(["all", *(one.points.text for one in own)]))
            for source in own[0].sources:
                lines.append(line([source, *(one.sources[source].text for one in own)]))
    return lines


def remarks(found: Found) -> list[str]:
    """What a reader of the tables has to know."""
    lines: list[str] = []
    behind = sum(report.planned - report.played for _, report in found)
    if behind:
        lines += ["", f"{behind} matches are still to be played."]
    for title in sorted({cell.title for cell, _ in found}):
        builds = {one for cell, report in found if cell.title == title for one in report.builds}
        if len(builds) > 1:
            lines += ["", f"Mixed: several builds of rules and bots played {title}."]
    return lines


def written(page: str, tables: str) -> str:
    """A page with new tables at the place of the old ones."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(
            f"there is no place for the tables, between {BEGIN.strip()} and {END.strip()}"
        )
    return f"{before}{begin}\n{tables}\n{end}{after}"


def tables(found: Found) -> list[tuple[str, int]]:
    """The games and numbers of seats of these cells, in order."""
    return list(dict.fromkeys((cell.title, cell.seats) for cell, _ in found))


def name(bot: str) -> str:
    """The name of a bot, as people know it."""
    return f"`{LEVEL_OF.get(bot, bot)}`"


def percent(share: Estimate) -> str:
    """A share with its interval."""
    assert share.low is not None
    assert share.high is not None
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def header(heads: Sequence[str]) -> list[str]:
    """The first two rows of a table."""
    return [line(heads), line(["---"] * len(heads))]


def line(cells: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"

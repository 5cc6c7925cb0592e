"""What worker processes do: thinking for bots, and telling whole matches.

A worker is given texts and gives back plain data; an error of the input is data too.
"""

from collections import OrderedDict
from typing import Any, Final

from bactrian import registry
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.journal import Journal, moments, replay, text_of
from bactrian.kernel.match import Match
from bactrian.kernel.question import Question
from bactrian.kernel.seat import Bot
from bactrian.server.frames import Feeds
from bactrian.server.wire import ENCODER

Told = tuple[int, int | None, str | None, list[bytes], bytes, list[int]]
"""A moment of a viewer: number, who answered, what if the viewer knows, events, view, points."""


Advice = tuple[int, float, float]
"""An option, with the share of the win and the points at the end that may be expected of it."""

HINTS: Final = 3
"""How many options a hint names."""

REMEMBERED: Final = 16
"""How many bots a worker keeps, each with what it thought of the next small choice."""

_bots: Final[OrderedDict[tuple[str, int, str], Bot]] = OrderedDict()


def choose(question: Question, table: str, bot: str, seed: str) -> int:
    """What a bot of a table answers; *seed* is the chance of one that was not here before."""
    return _seated(table, question.seat, bot, seed).choose(question.glimpse(registry.game))


def _seated(table: str, seat: int, name: str, seed: str) -> Bot:
    """The bot of a seat: the one that answered before, if that was here and not long ago.

    It knows by the number of answers whether its thoughts still belong to the question.
    """
    key = (table, seat, name)
    bot = _bots.pop(key, None) or registry.bot(name, seed)
    _bots[key] = bot
    if len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return bot


def advise(question: Question, seed: str, budget: str = registry.USUAL_THOUGHT) -> list[Advice]:
    """The best options for a seat, the very best first, by what that seat may know."""
    thoughts = registry.adviser(seed, budget).think(question.glimpse(registry.game))
    return [(thought.action, thought.share, thought.points) for thought in thoughts[:HINTS]]


class Checked:
    """A journal that replays: its header in parts, and its lines as a match writes them."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.title = match.game.title
        self.seats = match.seats
        self.options = dict(match.options_chosen)
        self.lines = text_of(match).splitlines()


def check(text: str) -> Checked | str:
    """A journal, if it replays; otherwise why not."""
    try:
        journal = Journal(text)
        return Checked(replay(registry.game(journal.title), journal))
    except BactrianError as error:
        return str(error)


def tell(text: str, viewer: int) -> list[Told]:
    """All moments of a match as *viewer* saw them.

    An answer in secret is no moment of others: what it leads to belongs to the moment before.
    """
    journal = Journal(text)
    feeds: Feeds | None = None
    told: list[Told] = []
    heard = 0
    for number, match in moments(registry.game(journal.title), journal):
        assert match.record is not None
        feeds = feeds or Feeds(match.seats)
        feeds.follow(match)
        events = [bytes(message) for _, message in feeds.of[viewer][heard:]]
        heard += len(events)
        moment = match.record.moment(viewer)
        view = ENCODER.encode(match.view(viewer))
        points = match.standing(viewer).totals
        if told and told[-1][0] == moment:
            _, seat, answer, earlier, _, _ = told.pop()
            told.append((moment, seat, answer, earlier + events, view, points))
            continue
        seat, answer = _answer(text, number) if told else (None, None)
        told.append((moment, seat, answer if seat == viewer else None, events, view, points))
    return told


def _answer(text: str, number: int) -> tuple[int, str]:
    seat, _, answer = text.splitlines()[number - 1].partition(" ")
    return int(seat), answer


def line_at(text: str, viewer: int, moment: int) -> tuple[int, tuple[int, ...]] | None:
    """How many lines a journal has when *viewer* reaches a moment, and who is asked then."""
    journal = Journal(text)
    found: tuple[int, tuple[int, ...]] | None = None
    for _, match in moments(registry.game(journal.title), journal):
        assert match.record is not None
        if match.record.moment(viewer) == moment and not match.over:
            found = len(match.record.lines), match.asked()
    return found

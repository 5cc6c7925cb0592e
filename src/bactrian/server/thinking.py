"""What worker processes do: thinking for bots, and telling whole matches.

A worker is given texts and gives back plain data; an error of the input is data too.
"""

from typing import Any

from bactrian import registry
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.journal import Journal, moments, replay, text_of
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse
from bactrian.server.frames import Feeds
from bactrian.server.wire import ENCODER

Told = tuple[int, int | None, str | None, list[bytes], bytes, list[int]]
"""A moment of a viewer: number, who answered, what if the viewer knows, events, view, points."""


def choose(title: str, bot: str, seed: str, position: str, seat: int) -> int:
    """What a bot answers on a seat of a position, of which it sees what that seat may know."""
    match = registry.game(title).at(position)
    return registry.bot(bot, seed).choose(Glimpse(match, seat))


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

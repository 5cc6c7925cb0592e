"""Frames: what each viewer of a match is shown and told.

Everything a client learns of a match is built here, from ``view``, ``prompt`` and ``told`` of the
kernel and nothing else.  A frame is encoded once, however many sockets it goes to.
"""

from typing import Any, Final

from msgspec import Raw

from bactrian.kernel.machine import WATCHER
from bactrian.kernel.match import Match
from bactrian.kernel.message import Message
from bactrian.kernel.prompt import Option
from bactrian.server.wire import ENCODER, encoded

NOTHING: Final = Raw(b"null")

Told = tuple[int, Raw]
"""A message, with the moment of its viewer at which it was told."""


class Feeds:
    """The events of a match as each viewer heard them, in order; an event's number is its place."""

    def __init__(self, seats: int) -> None:
        self.of: Final[dict[int, list[Told]]] = {viewer: [] for viewer in range(WATCHER, seats)}
        self._heard = 0

    def follow(self, match: Match[Any, Any]) -> None:
        """Tell everybody what has happened since the last time."""
        record = match.record
        assert record is not None
        if self._heard == len(record.events):
            return
        moments = {viewer: record.moment(viewer) for viewer in self.of}
        for event in record.events[self._heard :]:
            full = Raw(ENCODER.encode(event.json()))
            outline = None if event.outline is None else Raw(ENCODER.encode(event.outline.json()))
            for viewer, feed in self.of.items():
                heard = full if event.seats is None or viewer in event.seats else outline
                if heard is not None:
                    feed.append((moments[viewer], heard))
        self._heard = len(record.events)


class Look:
    """What one viewer sees at one time.

    ``serial`` grows when that becomes something else; ``since`` is the moment from which on the
    viewer has been asked the same thing, with the same options.
    """

    def __init__(
        self, moment: int, told: int, view: bytes, prompt: bytes, serial: int, since: int
    ) -> None:
        self.moment: Final = moment
        self.told: Final = told
        self.view: Final = view
        self.prompt: Final = prompt
        self.serial: Final = serial
        self.since: Final = since

    def shows(self, moment: int, told: int, view: bytes, prompt: bytes) -> bool:
        """Is this what is seen?"""
        return (self.moment, self.told) == (moment, told) and (
            self.view == view and self.prompt == prompt
        )


class Frames:
    """The frames of a match, made when somebody wants them and kept until the match moves on."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self._match: Final = match
        self.feeds: Final = Feeds(match.seats)
        self._looks: dict[int, Look] = {}
        self._fresh: set[int] = set()
        self._asked_anew: set[int] = set()  # seats that have answered since they last looked
        self._encoded: dict[tuple[int, int], str] = {}

    def follow(self, answered: int = WATCHER) -> None:
        """The match has moved on, by an answer of a seat if one is named."""
        self.feeds.follow(self._match)
        self._asked_anew.add(answered)
        self._fresh.clear()
        self._encoded.clear()

    def look(self, viewer: int) -> Look:
        """What a viewer sees now.

        The serial stays the same where nothing changed for this viewer: that somebody has answered
        in secret shows in no frame.
        """
        if viewer in self._fresh:
            return self._looks[viewer]
        match, before = self._match, self._looks.get(viewer)
        assert match.record is not None
        moment, told = match.record.moment(viewer), len(self.feeds.of[viewer])
        view, prompt = ENCODER.encode(match.view(viewer)), self._prompt(viewer)
        if before is None:
            self._looks[viewer] = Look(moment, told, view, prompt, 0, moment)
        elif not before.shows(moment, told, view, prompt):
            same = prompt == before.prompt and viewer not in self._asked_anew
            since = before.since if same else moment
            self._looks[viewer] = Look(moment, told, view, prompt, before.serial + 1, since)
        self._asked_anew.discard(viewer)
        self._fresh.add(viewer)
        return self._looks[viewer]

    def _prompt(self, viewer: int) -> bytes:
        """What a viewer is asked."""
        if viewer == WATCHER or viewer not in self._match.asked(viewer):
            return b"null"
        return ENCODER.encode(self._match.prompt(viewer).json())

    def _asides(self, viewer: int) -> str:
        """What a viewer may say at any time, in the form of options."""
        codes = self._match.asides(viewer)
        if not codes:
            return "[]"
        entries = self._match.game.table.entries
        found = [
            Option(code, entries[code], entries[code].message(), (), entries[code].targets).json()
            for code in codes
        ]
        return encoded(found)

    def frame(self, viewer: int, first: int) -> str:
        """The frame of a viewer, with the events from number *first* on."""
        look = self.look(viewer)
        text = self._encoded.get((viewer, first))
        if text is None:
            events = [
                {"number": number, "moment": moment, "message": message}
                for number, (moment, message) in enumerate(self.feeds.of[viewer][first:], first)
            ]
            head = f'{{"type":"frame","viewer":{viewer},"moment":{look.moment},'
            body = f'"view":{look.view.decode()},"prompt":{look.prompt.decode()},'
            body += f'"asides":{self._asides(viewer)},'
            tail = f'"events":{encoded(events)},"first":{first}}}'
            text = self._encoded[viewer, first] = head + body + tail
        return text


def message_json(message: Message | None) -> Raw:
    """A message as it crosses the wire."""
    return NOTHING if message is None else Raw(ENCODER.encode(message.json()))

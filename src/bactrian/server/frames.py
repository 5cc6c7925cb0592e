"""Frames: what each viewer of a match is shown and told.

Everything a client learns of a match is built here, from ``view``, ``prompt`` and ``told`` of the
kernel and nothing else.  A frame is encoded once, however many sockets it goes to.
"""

from typing import Any, Final

from msgspec import Raw

from bactrian.kernel.machine import WATCHER
from bactrian.kernel.match import Match
from bactrian.kernel.message import Message
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
        for event in record.events[self._heard :]:
            full = Raw(ENCODER.encode(event.json()))
            outline = None if event.outline is None else Raw(ENCODER.encode(event.outline.json()))
            for viewer, feed in self.of.items():
                heard = full if event.seats is None or viewer in event.seats else outline
                if heard is not None:
                    feed.append((record.moment(viewer), heard))
        self._heard = len(record.events)


class Look:
    """What one viewer sees at one time; ``serial`` grows when that becomes something else."""

    def __init__(self, moment: int, told: int, content: bytes, serial: int) -> None:
        self.moment: Final = moment
        self.told: Final = told
        self.content: Final = content
        self.serial: Final = serial


class Frames:
    """The frames of a match, made when somebody wants them and kept until the match moves on."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self._match: Final = match
        self.feeds: Final = Feeds(match.seats)
        self._looks: dict[int, Look] = {}
        self._fresh: set[int] = set()
        self._encoded: dict[tuple[int, int], str] = {}

    def follow(self) -> None:
        """The match has moved on."""
        self.feeds.follow(self._match)
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
        prompt = None
        if viewer != WATCHER and viewer in match.asked(viewer):
            prompt = match.prompt(viewer).json()
        content = b'"view":%b,"prompt":%b' % (
            ENCODER.encode(match.view(viewer)),
            ENCODER.encode(prompt),
        )
        same = before is not None and (before.moment, before.told) == (moment, told)
        if before is None or not (same and before.content == content):
            serial = 0 if before is None else before.serial + 1
            self._looks[viewer] = Look(moment, told, content, serial)
        self._fresh.add(viewer)
        return self._looks[viewer]

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
            tail = f',"events":{encoded(events)},"first":{first}}}'
            text = self._encoded[viewer, first] = head + look.content.decode() + tail
        return text


def message_json(message: Message | None) -> Raw:
    """A message as it crosses the wire."""
    return NOTHING if message is None else Raw(ENCODER.encode(message.json()))

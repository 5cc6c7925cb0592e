"""Who sits where: people at this screen, and bots."""

from collections.abc import Sequence
from typing import NamedTuple

from bactrian import registry
from bactrian.kernel.errors import Malformed

YOU = "you"


class Place(NamedTuple):
    """A seat and who sits there: a bot by name, or a person who may have a name."""

    bot: str
    name: str

    @property
    def text(self) -> str:
        """How a place is written on the command line."""
        return self.bot or (f"{YOU}:{self.name}" if self.name else YOU)


def read_places(text: str) -> list[Place]:
    """Places from words such as ``you,random`` or ``you:Anna,you:Ben``."""
    places = []
    for word in (word.strip() for word in text.split(",")):
        kind, _, name = word.partition(":")
        if kind == YOU:
            places.append(Place("", name.strip()))
            continue
        try:
            registry.bot(word, "0")
        except Malformed as error:
            raise Malformed(f"{error}; a person is {YOU} or {YOU}:NAME") from None
        places.append(Place(word, ""))
    return places


def usual_places(seats: int) -> list[Place]:
    """A person on the first seat, and bots of the usual level around."""
    return [Place("", ""), *(Place(registry.USUAL, "") for _ in range(seats - 1))]


def names_of(places: Sequence[Place], seat_words: Sequence[str]) -> list[str]:
    """What everybody is called: a given name, a bot's name with its seat, or just the seat."""
    return [
        place.name or (f"{place.bot.title()} {seat + 1}" if place.bot else word)
        for seat, (place, word) in enumerate(zip(places, seat_words, strict=True))
    ]

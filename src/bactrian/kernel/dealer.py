"""Dealers: the only source of chance."""

import hashlib
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from bactrian.kernel.compiling import mypyc_attr
from bactrian.kernel.errors import BactrianError, Malformed, ScriptError

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Rolls dice and draws cards, both by ``pick`` unless a dealer knows the results otherwise.

    A draw names its deck and the labels of the cards, so that a result can be written down and
    read back; *counts* says how many of each card are there, *left* how many in all.
    """

    @abstractmethod
    def pick(self, size: int) -> int:
        """A number from 0 to ``size - 1``, each as likely as the others."""

    def roll(self, name: str, sides: int) -> int:
        """A number from 1 to *sides*."""
        return self.pick(sides) + 1

    def draw(self, name: str, labels: Sequence[str], counts: list[int], left: int) -> int:
        """The index of a card drawn from a deck that nobody knows the order of."""
        place = self.pick(left)
        for index, count in enumerate(counts):
            place -= count
            if place < 0:
                return index
        raise BactrianError(f"the deck “{name}” holds fewer than {left} cards")

    @abstractmethod
    def clone(self) -> "Dealer":
        """A dealer with the same future."""

    def header(self) -> str:
        """What a journal says about where the chance came from."""
        return "open"

    def reveal(self) -> str:
        """What a journal says about it at the end; empty if nothing is to be shown."""
        return ""


class SeededDealer(Dealer):
    """All chance follows from a seed: the same seed, the same match.

    The generator is sfc32: four small integers, so that a dealer is cloned for next to nothing
    and runs unboxed when compiled.
    """

    def __init__(self, seed: int | str, words: tuple[int, int, int, int] | None = None) -> None:
        self.seed: Final = str(seed)
        self._a, self._b, self._c, self._count = words or seeded_words(self.seed)

    def pick(self, size: int) -> int:
        """A number from 0 to ``size - 1``, each as likely as the others."""
        fair = WORD + 1 - (WORD + 1) % size
        while True:
            a, b, c = self._a, self._b, self._c
            word = (a + b + self._count) & WORD
            self._count = (self._count + 1) & WORD
            self._a = b ^ (b >> 9)
            self._b = (c + (c << 3)) & WORD
            self._c = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
            if word < fair:
                return word % size

    def clone(self) -> "SeededDealer":
        """A dealer with the same future."""
        return SeededDealer(self.seed, (self._a, self._b, self._c, self._count))

    def header(self) -> str:
        """What a journal says about where the chance came from."""
        return f"seed {self.seed}"


def seeded_words(seed: str) -> tuple[int, int, int, int]:
    """Where the generator starts for a seed."""
    if not seed or len(seed.split()) != 1 or "#" in seed:
        raise Malformed(f"a seed is a number or one word without “#”, not “{seed}”")
    digest = hashlib.sha256(seed.encode()).digest()
    return (
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        1,
    )


class ScriptedDealer(Dealer):
    """Deals what a test has written down, then what another dealer gives, if there is one.

    A script is a list of labels for draws and of numbers for rolls, in the order they are needed.
    """

    def __init__(self, script: Iterable[str | int], then: Dealer | None = None) -> None:
        self._script = list(script)
        self._then = then

    def pick(self, size: int) -> int:
        """Not scripted: left to the dealer that comes after."""
        if self._then is None:
            raise ScriptError("the script is at its end")
        return self._then.pick(size)

    def roll(self, name: str, sides: int) -> int:
        """The next number of the script."""
        if not self._script:
            return super().roll(name, sides)
        face = self._script.pop(0)
        if not isinstance(face, int) or not 1 <= face <= sides:
            raise ScriptError(f"the script says {face} where {name} rolls 1 to {sides}")
        return face

    def draw(self, name: str, labels: Sequence[str], counts: list[int], left: int) -> int:
        """The next label of the script."""
        if not self._script:
            return super().draw(name, labels, counts, left)
        return index_of(self._script.pop(0), name, labels, counts)

    def clone(self) -> "ScriptedDealer":
        """A dealer with the same future."""
        return ScriptedDealer(self._script, None if self._then is None else self._then.clone())


def index_of(label: object, name: str, labels: Sequence[str], counts: list[int]) -> int:
    """Where *label* stands among the cards of a deck, if the deck still holds one."""
    if label not in labels:
        raise ScriptError(f"“{label}” is no card of the deck “{name}”")
    index = labels.index(str(label))
    if counts[index] == 0:
        raise ScriptError(f"no “{label}” is left in the deck “{name}”")
    return index

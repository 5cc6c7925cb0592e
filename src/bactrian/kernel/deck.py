"""Face-down decks, dealt lazily: what nobody knows is not stored, so it cannot leak."""

from typing import TYPE_CHECKING, Any

from bactrian.kernel.errors import BactrianError
from bactrian.kernel.piece import Piece

if TYPE_CHECKING:
    from bactrian.kernel.machine import Machine


class Deck(Piece):
    """A pool of cards in unknown order, lying on a bottom whose order is known.

    ``counts[i]`` cards with label *i* are in the pool, ``left`` in all; the dealer draws from it
    when a card turns up.  Cards put under the deck come up in order when the pool is used up.
    """

    __match_args__ = ("name", "counts", "left", "bottom")

    def __init__(self, name: str, counts: list[int], left: int, bottom: list[int]) -> None:
        self.name = name
        self.counts = counts
        self.left = left
        self.bottom = bottom

    def clone(self) -> "Deck":
        """An independent copy."""
        return Deck(self.name, self.counts.copy(), self.left, self.bottom.copy())

    def __len__(self) -> int:
        return self.left + len(self.bottom)

    def draw(self, match: "Machine[Any, Any]") -> int:
        """Turn up the top card."""
        if self.left:
            index = match.draw(self)
            self.counts[index] -= 1
            self.left -= 1
            return index
        if not self.bottom:
            raise BactrianError(f"the deck “{self.name}” is empty")
        return self.bottom.pop(0)

    def put_under(self, index: int) -> None:
        """Lay a card that everybody has seen under the deck."""
        self.bottom.append(index)

    def shuffle_in(self, counts: list[int]) -> None:
        """Shuffle cards into the unknown part."""
        for index, count in enumerate(counts):
            self.counts[index] += count
            self.left += count


def full_deck(name: str, counts: list[int]) -> Deck:
    """A freshly shuffled deck."""
    return Deck(name, list(counts), sum(counts), [])

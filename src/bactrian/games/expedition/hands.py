"""Hands as appraisals look at them: how many cards there are of each kind and of each colour."""

from typing import Final

from bactrian.games.expedition.components import Box, Space


class SortedHand:
    """A hand of which the cards are counted by kind and by colour, for appraisals."""

    def __init__(self, box: Box, cards: list[int], counts: list[int], held: int) -> None:
        self._box: Final = box
        self._cards: Final = cards  # how many of each card
        self.counts: Final = counts  # how many of each sort
        self.held = held  # how many in all

    def copy(self) -> "SortedHand":
        """An independent copy."""
        return SortedHand(self._box, self._cards.copy(), self.counts.copy(), self.held)

    def missing(self, space: Space) -> int:
        """How many cards are lacking to pay for *space*; 0 if it can be paid."""
        if space.is_one_of_each:
            lacking = 0
            for sort in space.sorts:
                if self.counts[sort] == 0:
                    lacking += 1
            return lacking
        return max(0, space.count - self.counts[self._fullest(space)])

    def lay(self, space: Space) -> int:
        """Take out what helps to pay for *space*; how many cards that is.  [E5.2]"""
        laid = 0
        if space.is_one_of_each:
            for sort in space.sorts:
                if self.counts[sort]:
                    self._take(sort, 1)
                    laid += 1
            return laid
        sort = self._fullest(space)
        laid = min(self.counts[sort], space.count)
        if laid:
            self._take(sort, laid)
        return laid

    def _fullest(self, space: Space) -> int:
        """The sort for *space* of which there are most cards."""
        fullest = space.sorts[0]
        most = self.counts[fullest]
        for sort in space.sorts:
            if self.counts[sort] > most:
                fullest = sort
                most = self.counts[sort]
        return fullest

    def _take(self, sort: int, number: int) -> None:
        """Take out *number* cards of a sort."""
        cards, counts, suit = self._cards, self.counts, self._box.suit
        self.held -= number
        counts[sort] = counts[sort] - number
        other = suit if sort < suit else 0  # every card counts by kind and by colour
        for card in self._box.sorts[sort]:
            copies = cards[card]
            if copies:
                taken = min(copies, number)
                cards[card] = copies - taken
                counts[other] = counts[other] - taken
                number -= taken
                if number == 0:
                    return
            other += 1


def sort_hand(box: Box, hand: list[int]) -> SortedHand:
    """Count the cards of *hand*."""
    counts = [0] * len(box.sorts)
    kind = held = before = 0
    colour = box.suit
    for copies in hand:
        if copies:
            counts[kind] = counts[kind] + copies
            held += copies
        kind += 1
        if kind == box.suit:
            counts[colour] = held - before
            before = held
            colour += 1
            kind = 0
    return SortedHand(box, hand, counts, held)

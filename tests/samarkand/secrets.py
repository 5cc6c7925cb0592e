"""Which dealt cards of a samarkand journal a seat never sees.  [S1.6]"""


def hidden_draws(lines: list[str], seats: int, seat: int) -> list[tuple[int, int]]:
    """The other hands of the first deal, and what others draw when they marry.

    Cards of the discard pile may come up again, so the same draw may be hidden or not as the match
    goes on; a twin in which somebody could not have answered as he did is no match at all.
    """
    first = next(index for index, line in enumerate(lines) if line.startswith("deal deck"))
    found = [(first, 2 + card) for card in range(2 * seats) if card // 2 != seat]
    for index in range(first + 1, len(lines)):
        owner = lines[index - 1].split()[0]
        if lines[index].startswith("deal deck") and owner != str(seat):
            found += [(index, word) for word in range(2, len(lines[index].split()))]
    return found

"""Which dealt cards of an expedition journal a seat never sees.  [E12.2]"""


def hidden_draws(lines: list[str], seats: int, seat: int) -> list[tuple[int, int]]:
    """The other hands of the first deal, and what others draw from the pile."""
    first = next(index for index, line in enumerate(lines) if line.startswith("deal pile"))
    found = [(first, 2 + card) for card in range(5 * seats) if card // 5 != seat]
    for index, line in enumerate(lines[:-1]):
        head, _, answer = line.partition(" ")
        if answer == "draw" and head != str(seat):
            found.append((index + 1, 2))
    return found

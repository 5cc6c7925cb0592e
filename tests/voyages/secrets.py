"""Which dealt cards of a voyages journal a seat never sees.  [V1.7]"""


def hidden_draws(lines: list[str], seats: int, seat: int) -> list[tuple[int, int]]:
    """The objectives dealt to others."""
    line = next(index for index, text in enumerate(lines) if text.startswith("deal objective"))
    cards = len(lines[line].split()) - 2
    each = cards // seats
    return [(line, 2 + card) for card in range(cards) if card // each != seat]

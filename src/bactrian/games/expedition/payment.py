"""Meeting the requirement of a space with cards.  [E5.2, E5.3]

A payment is laid card by card.  ``fitting`` is the one source of what may be laid next: only
cards with which the payment can still be completed.
"""

from bactrian.games.expedition.components import (
    ANY_GOOD,
    EACH_COLOUR,
    EACH_GOOD,
    EQUAL_GOODS,
    LEADERS,
    Box,
    Space,
)


def fitting(box: Box, space: Space, hand: list[int], laid: tuple[int, ...]) -> list[int]:
    """The cards of *hand* that may be laid next for *space*, after those already *laid*."""
    groups = groups_for(box, space, hand, laid)
    if not groups:
        return []
    leader, suit = box.leader, box.suit
    by_colour = is_by_colour(space)
    with_leaders = by_colour or space.requirement == LEADERS
    with_goods = space.requirement != LEADERS
    found = []
    for card, copies in enumerate(hand):
        if copies == 0 or (laid and copies <= laid.count(card)):
            continue
        kind = card % suit
        if not (with_leaders if kind == leader else with_goods):
            continue
        if (card // suit if by_colour else kind) in groups:
            found.append(card)
    return found


def is_settled(space: Space, hand: list[int], laid: tuple[int, ...], cards: list[int]) -> bool:
    """Is there only one way left to complete a payment for which *cards* may be laid next?"""
    needed = space.count - len(laid)
    if space.requirement in (EACH_GOOD, EACH_COLOUR):
        return len(cards) == needed
    return sum(hand[card] - laid.count(card) for card in cards) == needed


def groups_for(box: Box, space: Space, hand: list[int], laid: tuple[int, ...]) -> list[int]:
    """The kinds (or colours) from which the next card may come; none if there is no way to pay.

    Requirements for equal cards keep to the group of the first card; requirements for one of each
    go through all groups once.
    """
    suit = box.suit
    by_colour = is_by_colour(space)
    used = [card // suit if by_colour else card % suit for card in laid]
    held = held_by_group(box, space, hand)
    if space.requirement in (EACH_GOOD, EACH_COLOUR):
        if min(held) == 0:
            return []
        return [group for group in range(len(held)) if group not in used]
    if space.requirement == LEADERS:
        return [box.leader] if held[0] >= space.count else []
    if used:
        return used[:1]
    return [group for group, cards in enumerate(held) if cards >= space.count]


def held_by_group(box: Box, space: Space, hand: list[int]) -> list[int]:
    """How many cards of *hand* each group holds that counts for *space*.  [E5.3.1-E5.3.6]"""
    suit = box.suit
    if is_by_colour(space):
        return [sum(hand[start : start + suit]) for start in range(0, len(hand), suit)]
    if space.requirement == LEADERS:
        return [sum(hand[box.leader :: suit])]
    return [sum(hand[good::suit]) for good in range(box.leader)]


def is_by_colour(space: Space) -> bool:
    """Is the requirement about card colours, so that leaders count like goods?"""
    return space.requirement > LEADERS


def missing(box: Box, space: Space, hand: list[int]) -> int:
    """How many cards are lacking to pay for *space*; 0 if it can be paid."""
    held = held_by_group(box, space, hand)
    if space.requirement in (EACH_GOOD, EACH_COLOUR):
        return sum(cards == 0 for cards in held)
    return max(0, space.count - max(held))


def rule_of(space: Space) -> str:
    """The rule that explains a requirement."""
    numbers = {ANY_GOOD: 1, EQUAL_GOODS: 2, EACH_GOOD: 3, LEADERS: 4, EACH_COLOUR: 6}
    return f"E5.3.{numbers.get(space.requirement, 5)}"

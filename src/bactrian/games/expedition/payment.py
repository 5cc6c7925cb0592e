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
    NO_GROUP,
    Space,
)


def fitting(space: Space, hand: list[int], laid: tuple[int, ...]) -> list[int]:
    """The cards of *hand* that may be laid next for *space*, after those already *laid*."""
    allowed = groups_for(space, hand, laid)
    found: list[int] = []
    for card, copies in enumerate(hand):
        if copies:
            group = space.groups[card]
            if group != NO_GROUP and allowed[group] and not (laid and copies <= laid.count(card)):
                found.append(card)
    return found


def is_settled(space: Space, hand: list[int], laid: tuple[int, ...], cards: list[int]) -> bool:
    """Is there only one way left to complete a payment for which *cards* may be laid next?"""
    needed = space.count - len(laid)
    if space.is_one_of_each:
        return len(cards) == needed
    left = 0
    for card in cards:
        left += hand[card] - laid.count(card)
    return left == needed


def groups_for(space: Space, hand: list[int], laid: tuple[int, ...]) -> list[bool]:
    """For each group, whether the next card may come from it; none if there is no way to pay.

    Requirements for equal cards keep to the group of the first card; requirements for one of each
    go through all groups once.
    """
    held = held_by_group(space, hand)
    if space.is_one_of_each:
        allowed = [0 not in held] * len(held)
        for card in laid:
            allowed[space.groups[card]] = False
        return allowed
    if laid:
        first = space.groups[laid[0]]
        return [group == first for group in range(len(held))]
    return [cards >= space.count for cards in held]


def held_by_group(space: Space, hand: list[int]) -> list[int]:
    """How many cards of *hand* each group holds that counts for *space*.  [E5.3.1-E5.3.6]"""
    held = [0] * space.group_count
    for card, copies in enumerate(hand):
        if copies:
            group = space.groups[card]
            if group != NO_GROUP:
                held[group] += copies
    return held


def missing(space: Space, hand: list[int]) -> int:
    """How many cards are lacking to pay for *space*; 0 if it can be paid."""
    held = held_by_group(space, hand)
    if space.is_one_of_each:
        return held.count(0)
    return max(0, space.count - max(held))


def rule_of(space: Space) -> str:
    """The rule that explains a requirement."""
    numbers = {ANY_GOOD: 1, EQUAL_GOODS: 2, EACH_GOOD: 3, LEADERS: 4, EACH_COLOUR: 6}
    return f"E5.3.{numbers.get(space.requirement, 5)}"

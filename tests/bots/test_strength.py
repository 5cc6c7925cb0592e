"""How well bots play: those who think a little beat those who do not."""

import pytest

import bactrian
from bactrian.bots.random import RandomBot
from bactrian.bots.search import Budget
from bactrian.bots.thinker import Thinker
from bactrian.kernel.seat import Glimpse
from tests.support import SOAK

MATCHES = 4


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_little_thought_beats_chance(title: str) -> None:
    won = 0.0
    matches = MATCHES * min(SOAK, 10)
    for number in range(matches):
        own = number % 2
        match = bactrian.game(title).start(2, bactrian.SeededDealer(number), record=False)
        thinker = Thinker(f"{number}", Budget(visits=30))
        other = RandomBot(f"{number}")
        while not match.over:
            seat = match.next_asked()
            glimpse = Glimpse(match, seat)
            answer = thinker.choose(glimpse) if seat == own else other.choose(glimpse)
            match.play_unchecked(seat, answer)
        outcome = match.standing().outcome
        assert outcome is not None
        won += (own in outcome.winners) / len(outcome.winners)
    assert won >= 0.75 * matches

"""What holds in every match of samarkand: invariants, refusals, and how matches end."""

from collections import Counter
from math import sqrt

import pytest

import bactrian
from bactrian.games.samarkand.board import members
from bactrian.games.samarkand.routes import open_spaces, place_refusal
from bactrian.games.samarkand.state import ALLOWED, Table
from tests.samarkand.arrange import GAME
from tests.samarkand.audit import audit
from tests.support import SOAK, walk

AUDITED = 25
"""Audited matches for each number of seats; a soak of 100 makes 10,000 of all together."""

ACTIONS = 20 + 110
"""Every turn that is not skipped uses up a family tile or a camel.  [S11.3]"""


def random_start(seats: int, seed: object) -> Table:
    options = {"start": "random"}
    return GAME.start(seats, bactrian.SeededDealer(f"{seats}-{seed}"), options, record=False)


@pytest.mark.parametrize("seats", GAME.seats)
def test_invariants_hold_after_every_decision(seats: int) -> None:
    for seed in range(AUDITED * SOAK):
        match = random_start(seats, seed)
        for _ in walk(match, seed):
            audit(match)
        audit(match)
        assert match.state.turns <= (ACTIONS + 1) * seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_no_option_has_a_reason_and_what_is_one_has_none(seats: int) -> None:
    match = random_start(seats, "reasons")
    elements = [f"space:{space}" for space in match.box.space_ids]
    elements += [f"family:{family}" for family in match.box.family_ids]
    elements += [f"card:{card}" for card in match.box.cards]
    texts = [action.text for action in match.game.table]
    for step, (seat, options) in enumerate(walk(match, "reasons")):
        if step % 3:
            continue
        decision = match.decision(seat)
        pointed = {target for code in options for target in decision.points_at(match, code)}
        for element in elements:
            reason = match.why_not(seat, element)
            assert (reason is None) == (element in pointed)
            assert reason is None or reason.rule
        for code, text in enumerate(texts):
            reason = match.why_not(seat, text)
            assert (reason is None) == (code in options or code in match.asides(seat))
            assert reason is None or reason.rule


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_refusal_of_a_space_and_the_set_of_open_spaces_agree(seats: int) -> None:
    match = random_start(seats, "spaces")
    for step, _ in enumerate(walk(match, "spaces")):
        if step % 10:
            continue
        for family in range(len(match.box.families)):
            open_to = members(open_spaces(match.state, family))
            for space in range(len(match.box.spaces)):
                refusal = place_refusal(match.state, family, space)
                assert (refusal == ALLOWED) == (space in open_to)


SECOND_CAMEL = 7
"""How often out of ten a stranger places a second camel."""


class Stranger:
    """A random player as in the rules' appendix, who does not say how they choose.

    To marry into a family or to extend its route is as likely for every family; then any space
    will do, and mostly a second camel follows.  Plans are not made.
    """

    def __init__(self, seed: object) -> None:
        self._chance = bactrian.SeededDealer(f"stranger-{seed}")

    def answer(self, match: Table, seat: int) -> int:
        codes, options = match.box.codes, match.options(seat)
        places = [code for code in options if codes.place <= code < codes.stop]
        others = [code for code in options if code not in places]
        if places and others == [codes.stop]:
            return self._any(places) if self._chance.pick(10) < SECOND_CAMEL else codes.stop
        if places and others and self._chance.pick(len(others) + 1) == 0:
            return self._any(places)  # the one family to extend, asked for by its spaces
        return self._any(others or places)

    def _any(self, codes: list[int]) -> int:
        return codes[self._chance.pick(len(codes))]


SHARES = {2: (89, 6, 5), 3: (94, 4, 2), 4: (93, 4, 4), 5: (92, 5, 4)}
"""Matches that end all-linked, with five links, or blocked, in percent, of 300 random ones each."""

TURNS_EACH = {2: 37.4, 3: 25.8, 4: 19.2, 5: 15.2}

REFERENCE = MATCHES = 300


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_matches_end_as_often_in_each_way_as_they_should(seats: int) -> None:
    """Within the sampling error (95 %) of both samples, and half a percent of rounding.

    The number of turns hangs most on how the players choose, and is held to a tenth.
    """
    matches = MATCHES * min(SOAK, 5)
    endings: Counter[str] = Counter()
    turns = 0
    for seed in range(matches):
        match = random_start(seats, f"share-{seed}")
        stranger = Stranger(f"{seats}-{seed}")
        while not match.over:
            seat = match.asked()[0]
            match.play(seat, stranger.answer(match, seat))
        outcome = match.standing().outcome
        assert outcome is not None
        endings[outcome.reason] += 1
        turns += match.state.turns
    names = ("all-linked", "five-links", "blocked")
    for name, percent in zip(names, SHARES[seats], strict=True):
        expected = percent / 100
        both = (expected * REFERENCE + endings[name]) / (REFERENCE + matches)
        error = sqrt(both * (1 - both) * (1 / REFERENCE + 1 / matches))
        assert abs(endings[name] / matches - expected) <= 1.96 * error + 0.005, endings
    assert abs(turns / matches / seats - TURNS_EACH[seats]) <= 0.1 * TURNS_EACH[seats]

"""The design of an experiment: fair to all bots and all seats, and checked before it begins."""

from collections import Counter

import pytest

from bactrian.arena.design import Experiment, Meeting, designed
from bactrian.kernel.errors import BactrianError


def experiment(bots: int, seats: int) -> Experiment:
    return designed("expedition", seats, ",".join(["random"] * bots))


@pytest.mark.parametrize(
    ("bots", "seats", "lineups"),
    [
        (2, 2, [(0, 1)]),
        (3, 3, [(0, 1, 2)]),
        (5, 5, [(0, 1, 2, 3, 4)]),
        (2, 4, [(0, 1, 1, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (3, 4, [(0, 1, 1, 1), (0, 2, 2, 2), (1, 2, 2, 2)]),
        (1, 3, [(0, 0, 0)]),
    ],
)
def test_who_meets_whom(bots: int, seats: int, lineups: list[tuple[int, ...]]) -> None:
    assert experiment(bots, seats).lineups == lineups


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (2, 5), (4, 3), (1, 2)])
def test_every_bot_sits_on_every_seat_of_every_deal_alike(bots: int, seats: int) -> None:
    plan = experiment(bots, seats)
    held: Counter[tuple[int, int, int, int]] = Counter()
    for meeting in plan.meetings(games=20):
        seating = plan.seating(meeting)
        assert sorted(seating) == sorted(plan.lineups[meeting.pairing])
        for seat, bot in enumerate(seating):
            held[meeting.pairing, meeting.deal, bot, seat] += 1
    for (pairing, deal, bot, _), times in held.items():
        for seat in range(seats):
            assert held[pairing, deal, bot, seat] == times


def test_all_pairings_play_the_same_deals_and_as_many_matches_as_wanted() -> None:
    plan = experiment(3, 4)
    deals = {(meeting.pairing, meeting.deal) for meeting in plan.meetings(games=10)}
    assert deals == {(pairing, deal) for pairing in range(3) for deal in (1, 2, 3)}
    assert len(list(plan.meetings(games=10))) == 3 * 12
    assert plan.deals(12) == 3
    assert plan.deals(13) == 4


def test_a_longer_experiment_begins_as_the_shorter_one() -> None:
    plan = experiment(3, 2)
    short, long = list(plan.meetings(6)), list(plan.meetings(20))
    assert long[: len(short)] == short
    assert len({meeting.name for meeting in long}) == len(long)


def test_names_are_distinct() -> None:
    assert experiment(3, 2).names == ("random#1", "random#2", "random#3")
    assert experiment(1, 2).names == ("random",)
    assert Meeting(0, 12, 1).name == "1-000012-2"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"title": "chess"}, "no game “chess”"),
        ({"seats": 9}, "2 to 5"),
        ({"bots": "random,nobody"}, "no bot “nobody”"),
        ({"bots": "random,,random"}, "comma between them"),
        ({"options": {"weather": "rain"}}, "no option “weather”"),
        ({"seed": "two words"}, "one word"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(words: dict[str, object], reason: str) -> None:
    usual: dict[str, object] = {"title": "expedition", "seats": 2, "bots": "random,random"}
    with pytest.raises(BactrianError, match=reason):
        designed(**{**usual, **words})  # type: ignore[arg-type]

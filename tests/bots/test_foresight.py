"""How a sage looks ahead: few answers, the same worlds for all, and no longer than it may."""

import random
from collections.abc import Iterator

import pytest

import bactrian
from bactrian.bots.foresight import FEWEST, Foresight, Plan, World, shortfall
from bactrian.bots.levels import LEVELS
from bactrian.bots.sage import Sage, sage
from bactrian.bots.search import Budget, Manner, Search
from bactrian.bots.thinker import Thinker, ranked
from bactrian.bots.tree import Habits, Node
from bactrian.kernel.seat import Glimpse

every_game = pytest.mark.parametrize("title", bactrian.titles())

MANNER = Manner(quick=4, close=0.2, far=8)


def questions(title: str, number: int, seats: int = 2) -> Iterator[Glimpse]:
    """Questions with a choice, in a match that a bot plays which plans its turns."""
    match = bactrian.game(title).start(seats, bactrian.SeededDealer("ahead"), record=False)
    bots = [Thinker(str(seat), Budget(visits=20)) for seat in range(seats)]
    while number and not match.over:
        seat = match.next_asked()
        glimpse = Glimpse(match, seat)
        if len(glimpse.options) > 1 and not match.answered % 3:
            number -= 1
            yield glimpse
        match.play_unchecked(seat, bots[seat].choose(glimpse))


@every_game
def test_answers_are_given_up_after_the_same_worlds_as_the_best(title: str) -> None:
    for glimpse in questions(title, 40):
        search = Search(glimpse, bactrian.SeededDealer("1"), MANNER, None)
        search.run(Budget(visits=80), 0.0)
        foresight = Foresight(glimpse, search, ranked(glimpse, search.root), MANNER)
        foresight.run(bactrian.SeededDealer("worlds"), Budget(visits=600))
        worlds = [len(rival.shares) for rival in foresight._rivals]
        assert len(worlds) <= MANNER.wide
        if len(worlds) < 2:
            assert worlds == [0]
            continue
        assert min(worlds) >= FEWEST or min(worlds) == max(worlds)
        best = foresight.thoughts()[0]
        rivals = {rival.thought.action: rival for rival in foresight._rivals}
        assert len(rivals[best.action].shares) == max(worlds)
        if min(worlds) < max(worlds):
            return
    pytest.fail("nothing is ever given up")


def test_the_cost_of_a_choice_follows_from_how_sure_it_is() -> None:
    chance = random.Random(7)
    for gap, error in ((0.0, 0.05), (0.02, 0.05), (0.1, 0.05), (0.01, 0.2)):
        missed = [max(0.0, -chance.gauss(gap, error)) for _ in range(40_000)]
        assert shortfall(gap, error) == pytest.approx(sum(missed) / len(missed), abs=0.02 * error)
    assert shortfall(0.01, 0.0) == 0.0
    assert shortfall(1.0, 0.01) < 1e-12


@every_game
def test_no_option_is_forgotten_and_the_best_is_chosen(title: str) -> None:
    for glimpse in questions(title, 4):
        sage = Sage("1", Budget(visits=300), MANNER)
        thoughts = sage.think(glimpse)
        assert sage._root is not None
        looked = {thought.action for thought in ranked(glimpse, sage._root)}
        assert {thought.action for thought in thoughts} == looked
        assert len(thoughts) == len(looked)
        assert Sage("1", Budget(visits=300), MANNER).choose(glimpse) == thoughts[0].action


@every_game
def test_foresight_may_change_what_the_search_would_do(title: str) -> None:
    changed = 0
    for glimpse in questions(title, 40):
        sage = Sage("1", Budget(visits=800), Manner(quick=4, close=1.0, prior=0.1, plans=40, far=8))
        best = sage.think(glimpse)[0].action
        assert sage._root is not None
        changed += best != ranked(glimpse, sage._root)[0].action
        if changed:
            return
    pytest.fail("foresight never changes anything")


def test_a_budget_is_halved_and_used_up() -> None:
    both = Budget(2.0, 1000)
    assert (both.half(400).seconds, both.half(400).visits) == (1.0, 400)
    assert (both.half(900).seconds, both.half(900).visits) == (1.0, 500)
    assert (both.rest(0.5, 400).seconds, both.rest(0.5, 400).visits) == (1.5, 600)
    over = both.rest(3.0, 1200)
    assert 0 < over.seconds < 0.01
    assert over.visits == 1
    unbounded = Budget(visits=10).rest(3.0, 5)
    assert (unbounded.seconds, unbounded.visits, unbounded.worlds) == (0.0, 5, 0)
    assert Budget(seconds=0.5).rest(0.4, 0).worlds == Budget(seconds=0.5).worlds == 16


@every_game
def test_who_thinks_by_the_clock_has_seen_enough_after_so_many_worlds(title: str) -> None:
    looked = 0
    for glimpse in questions(title, 12):
        search = Search(glimpse, bactrian.SeededDealer("1"), MANNER, None)
        search.run(Budget(visits=80), 0.0)
        foresight = Foresight(glimpse, search, ranked(glimpse, search.root), MANNER)
        foresight.run(bactrian.SeededDealer("worlds"), Budget(seconds=60.0, worlds=2))
        worlds = [len(rival.shares) for rival in foresight._rivals]
        if len(worlds) > 1:
            assert worlds == [2] * len(worlds)
            looked += 1
    assert looked


@every_game
def test_small_choices_are_compared_too(title: str) -> None:
    match = bactrian.game(title).start(2, bactrian.SeededDealer("small"), record=False)
    sage = Sage("1", Budget(visits=200), MANNER)
    seen = {True: 0, False: 0}
    while min(seen.values()) < 3 and not match.over:
        seat = match.next_asked()
        glimpse = Glimpse(match, seat)
        if seat == 0 and len(glimpse.options) > 1:
            follows = sage._known(glimpse) is not None
            thoughts = sage.think(glimpse)
            seen[follows] += any(thought.worlds > MANNER.prior for thought in thoughts)
            sage.keep(glimpse, thoughts[0].action)
            match.play_unchecked(seat, thoughts[0].action)
        else:
            match.play_unchecked(seat, glimpse.options[0])
    assert min(seen.values()) == 3


@every_game
@pytest.mark.parametrize("seats", [2, 3])
def test_several_others_mean_to_do_the_same_whatever_is_answered(title: str, seats: int) -> None:
    for glimpse in questions(title, 5, seats):
        asked = glimpse.seat
        for own in range(seats):
            habits = [Habits(len(bactrian.game(title).table.entries)) for _ in range(seats)]
            world = World(Glimpse(glimpse._match, own), 1, MANNER, habits)
            for turn, fresh in ((1, True), (1, own == asked or seats == 2), (2, True)):
                before = world.visited
                plan = world.meant(world.match, asked, turn)
                assert (world.visited > before) == fresh
                assert plan.answer(glimpse.options) in glimpse.options


def test_a_line_is_followed_until_it_is_closed() -> None:
    habits = Habits(9)
    habits.add(7, 0.4)
    habits.add(8, 0.3)
    plan = Plan([1, 2, 3], None, habits)
    assert not plan.is_closed([0, 1])
    assert plan.answer([0, 1]) == 1
    assert plan.is_closed([5, 8, 7])
    assert plan.answer([5, 8, 7]) == 7
    assert not plan.is_closed([2, 8])
    assert plan.answer([2, 8]) == 2
    assert plan.answer([3, 8]) == 3
    assert not plan.is_closed([5, 8, 7])
    assert plan.answer([3, 8]) == 8


def test_after_the_tree_come_habits_and_nothing_is_hoped_of_the_unknown() -> None:
    root = Node()
    for action, visits in ((4, 1), (6, 3)):
        child = root.children[action] = Node()
        for _ in range(visits):
            child.add(0.5, 10.0)
    habits = Habits(9)
    habits.add(8, 0.1)
    plan = Plan([], root, habits)
    assert plan.answer([2, 4, 6]) == 6
    assert plan.answer([3, 8]) == 8
    assert plan.answer([3, 5]) == 3
    assert habits.best([3, 8]) == 3


def test_the_best_level_is_a_sage_by_another_name() -> None:
    expert, named = LEVELS["expert"].seated("1"), sage("1s", "1")
    assert isinstance(expert, Sage)
    assert expert._manner is named._manner
    assert (expert._budget.seconds, expert._budget.visits) == (1.0, 0)
    assert (named._budget.seconds, named._budget.visits) == (1.0, 0)

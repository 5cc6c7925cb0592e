"""How bots think: by what their seat may know, by their seed, within their budget."""

import pytest

import bactrian
from bactrian.bots.levels import LEVELS
from bactrian.bots.sage import Sage, read_budget
from bactrian.bots.search import Budget, Manner
from bactrian.bots.thinker import Thinker
from bactrian.kernel.errors import BactrianError
from bactrian.kernel.seat import Glimpse
from tests.support import LONGER, AnyMatch, Table, start, table_id, tables, walk

every_table = pytest.mark.parametrize("table", tables(), ids=table_id)
every_game = pytest.mark.parametrize("title", bactrian.titles())

KINDS = (Thinker, Sage)


def thinker(seed: object, visits: int, kind: type[Thinker] = Thinker) -> Thinker:
    return kind(str(seed), Budget(visits=visits))


@every_table
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(table: Table) -> None:
    match = start(table, "unknown", record=False)
    for step, (seat, options) in enumerate(walk(match, "unknown")):
        if step % (60 // LONGER + 1) or len(options) == 1:
            continue
        kind = KINDS[step % 2]
        choice = thinker(step, 50, kind).choose(Glimpse(match, seat))
        for world in range(2):
            twin = match.imagine(seat, bactrian.SeededDealer(f"{step}-{world}"))
            assert thinker(step, 50, kind).choose(Glimpse(twin, seat)) == choice


@every_game
def test_thinking_changes_nothing_and_its_choice_follows_from_the_seed(title: str) -> None:
    match = bactrian.game(title).start(3, bactrian.SeededDealer("same"))
    for step, (seat, options) in enumerate(walk(match, "same")):
        if step % 40 or len(options) == 1:
            continue
        before = match.position()
        choices = [thinker(step, 60, Sage).choose(Glimpse(match, seat)) for _ in range(2)]
        assert match.position() == before
        assert choices[0] == choices[1]
        assert choices[0] in options


@every_game
def test_thoughts_are_about_the_options_and_the_best_comes_first(title: str) -> None:
    match = bactrian.game(title).start(2, bactrian.SeededDealer("thoughts"))
    seat = match.asked()[0]
    thoughts = thinker(1, 150).think(Glimpse(match, seat))
    assert {thought.action for thought in thoughts} <= set(match.options(seat))
    assert 75 < sum(thought.visits for thought in thoughts) <= 150
    assert thoughts[0].visits == max(thought.visits for thought in thoughts)
    assert all(0 <= thought.share <= 1 for thought in thoughts)


@every_game
def test_the_tree_is_kept_from_one_small_choice_to_the_next(title: str) -> None:
    match = bactrian.game(title).start(2, bactrian.SeededDealer("keep"), record=False)
    kept = 0
    bots = [thinker(seat, 60) for seat in range(2)]
    for _ in range(60):
        seat = match.next_asked()
        glimpse = Glimpse(match, seat)
        if len(glimpse.options) > 1:
            thoughts = bots[seat].think(glimpse)
            looked = sum(thought.visits for thought in thoughts)
            kept += bots[seat].visited < looked
        match.play_unchecked(seat, bots[seat].choose(glimpse))
    assert kept > 5


@every_game
def test_a_clear_choice_is_not_thought_about_any_longer(title: str) -> None:
    match = bactrian.game(title).start(2, bactrian.SeededDealer("clear"), record=False)
    bots = [Thinker(str(seat), Budget(visits=200), Manner(keep=False)) for seat in range(2)]
    looks = []
    for _ in range(25):
        seat = match.next_asked()
        if len(match.options(seat)) > 1:
            thoughts = bots[seat].think(Glimpse(match, seat))
            looks.append(sum(thought.visits for thought in thoughts))
            lead = thoughts[0].visits - (thoughts[1].visits if len(thoughts) > 1 else 0)
            assert looks[-1] == 200 or lead > 200 - looks[-1]
        match.play_unchecked(seat, bots[seat].choose(Glimpse(match, seat)))
    assert min(looks) < 200


def sure_places(match: AnyMatch, seat: int) -> dict[int, int]:
    """The place of *seat* after every option that ends the match, if no secret can change it."""
    found: dict[int, set[int]] = {}
    for world in range(8):
        imagined = match.imagine(seat, bactrian.SeededDealer(f"sure-{world}"))
        for code in match.options(seat):
            after = imagined.clone()
            after.play_unchecked(seat, code)
            outcome = after.standing().outcome
            found.setdefault(code, set()).add(0 if outcome is None else outcome.places[seat])
    return {code: places.pop() for code, places in found.items() if len(places) == 1}


@pytest.mark.parametrize("kind", KINDS)
@every_game
def test_nobody_ends_a_match_as_a_loser_who_could_have_ended_it_as_a_winner(
    title: str, kind: type[Thinker]
) -> None:
    game = bactrian.game(title)
    mattered = 0
    for seed in range(60):
        match = game.start(2, bactrian.SeededDealer(f"last-{seed}"), record=False)
        for seat, options in walk(match, f"last-{seed}"):
            ends = any(match_ends(match, seat, code) for code in options)
            places = sure_places(match, seat) if ends else {}
            if 1 in places.values():
                mattered += 1
                choice = thinker(seed, 200, kind).choose(Glimpse(match, seat))
                assert places.get(choice, 1) < 2
    assert mattered > 5


def match_ends(match: AnyMatch, seat: int, code: int) -> bool:
    after = match.clone()
    after.play_unchecked(seat, code)
    return after.over


@pytest.mark.parametrize("text", ["1s", "0.25s", "600s", "1", "500", "10000000"])
def test_budgets_are_seconds_or_visits(text: str) -> None:
    budget = read_budget(text)
    assert budget.seconds == (float(text[:-1]) if text.endswith("s") else 0)
    assert budget.visits == (0 if text.endswith("s") else int(text))


@pytest.mark.parametrize(
    "text",
    ["", "s", "0", "0s", "-1", "1.5", "1e3s", "601s", "10000001", "nan", "infs", "½s", "1 s"],
)
def test_other_budgets_are_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(BactrianError, match=r"such as 1s or 0.2s.*such as 500"):
        bactrian.bot(f"sage:{text}", "1")


@every_game
def test_a_budget_of_seconds_is_kept(title: str) -> None:
    match = bactrian.game(title).start(2, bactrian.SeededDealer("time"))
    seat = match.asked()[0]
    assert bactrian.bot("sage:0.01s", "1").choose(Glimpse(match, seat)) in match.options(seat)


def test_levels_are_bots_too() -> None:
    match = bactrian.game("expedition").start(2, bactrian.SeededDealer("levels"))
    for name in [*LEVELS, "greedy"]:
        assert bactrian.bot(name, "1").choose(Glimpse(match, 0)) in match.options(0)

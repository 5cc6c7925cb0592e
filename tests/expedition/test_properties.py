"""The properties P1–P9, over random matches of every kind."""

from collections import Counter
from itertools import pairwise

import pytest

import bactrian
from bactrian.games.expedition.state import DAIDU, STALEMATE
from tests.expedition.audit import (
    audit,
    cards_are_all_there,
    figures_stand_apart,
    gold_is_accounted_for,
)
from tests.support import SOAK, Table, play_out, start, table_id, walk

TABLES: list[Table] = [
    ("expedition", 2, {"variant": "standard"}),
    ("expedition", 2, {"variant": "tactical", "start": "random"}),
    ("expedition", 3, {"start": "random"}),
    ("expedition", 4, {}),
    ("expedition", 5, {"start": "random"}),
]

TURNS = {
    ("standard", 2): (42, 80),
    ("tactical", 2): (42, 80),
    ("standard", 3): (31, 52),
    ("standard", 4): (24, 41),
    ("standard", 5): (19, 33),
}
"""Mean turns per player: from the lower end of sensible play to a fifth above random play."""

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)


@every_table
def test_random_matches_finish_conserve_and_replay(table: Table) -> None:
    """A sample here; ten thousand over all tables in ``make soak``."""
    game = bactrian.game("expedition")
    turns = 0.0
    for seed in range(20 * SOAK):
        match = start(table, f"soak-{seed}")
        for _ in walk(match, seed):
            audit(match)
        audit(match)
        turns += match.state.turns / match.seats
        text = bactrian.text_of(match)
        assert bactrian.text_of(bactrian.replay(game, bactrian.Journal(text))) == text
    low, high = TURNS[table[2].get("variant", "standard"), table[1]]
    assert low <= turns / (20 * SOAK) <= high


@every_table
def test_p01_all_cards_are_always_there(table: Table) -> None:
    for seed in range(15):
        match = start(table, f"cards-{seed}", record=False)
        for _ in walk(match, seed):
            cards_are_all_there(match)
        cards_are_all_there(match)


@every_table
def test_p02_no_two_figures_share_a_space(table: Table) -> None:
    for seed in range(15):
        match = start(table, f"spaces-{seed}", record=False)
        for _ in walk(match, seed):
            figures_stand_apart(match)


@every_table
def test_p03_positions_never_fall_and_gold_is_never_negative(table: Table) -> None:
    for seed in range(15):
        match = start(table, f"positions-{seed}", record=False)
        before = match.state.positions.copy()
        for _ in walk(match, seed):
            now = match.state.positions
            assert all(old <= new for old, new in zip(before, now, strict=True))
            assert min(match.state.gold) >= 0
            before = now.copy()


@every_table
def test_p04_gold_follows_from_what_happened(table: Table) -> None:
    for seed in range(5):
        match = start(table, f"gold-{seed}")
        for _ in walk(match, seed):
            gold_is_accounted_for(match)
        assert match.record is not None
        gold = 3 * match.seats
        for event in match.record.events:
            amount = event.args.get("gold", 0)
            assert isinstance(amount, int)
            gold += -amount if event.word == "ballasted" else amount
        assert sum(match.state.gold) == gold


@every_table
def test_p05_each_player_draws_one_card_per_turn_while_there_are_any(table: Table) -> None:
    for seed in range(4):
        match = play_out(start(table, f"draw-{seed}"), seed)
        assert match.record is not None
        told = Counter(event.word for event in match.record.events)
        drawn = told["took-card"] + told["drew-card"] + told["took-nothing"]
        unfinished = 1 if match.state.ending == DAIDU else 0
        assert drawn == told["turn-began"] - unfinished


@every_table
def test_p06_the_foremost_position_never_rises_by_ballast(table: Table) -> None:
    match = start(table, 61, record=False)
    codes = match.box.codes
    chance = bactrian.SeededDealer(61)
    while not match.over:
        (seat,) = match.asked()
        options = match.options(seat)
        ballasts = [code for code in options if codes.ballast <= code < codes.stop]
        action = ballasts[0] if ballasts else options[chance.pick(len(options))]
        foremost = max(match.state.positions)
        match.play(seat, action)
        if ballasts:
            assert max(match.state.positions) == foremost


@every_table
def test_p07_ballast_meets_no_chest_and_goals_are_paid_once(table: Table) -> None:
    goals = ("space:kantshou", "space:daidu")
    for seed in range(5):
        match = play_out(start(table, f"ballast-{seed}"), seed)
        assert match.record is not None
        events = match.record.events
        for event, following in pairwise(events):
            if event.word == "ballasted":
                assert following.word != "chest-taken"
                assert event.args["space"] not in goals
        paid = Counter(event.args["space"] for event in events if event.word == "moved")
        assert all(paid[goal] <= 1 for goal in goals)


@every_table
def test_p08_every_match_ends(table: Table) -> None:
    endings = Counter(
        play_out(start(table, f"end-{seed}", record=False), seed).state.ending for seed in range(15)
    )
    assert set(endings) <= {DAIDU, STALEMATE}
    assert endings[DAIDU] > endings[STALEMATE]


@every_table
def test_p09_same_seed_and_same_answers_give_the_same_match(table: Table) -> None:
    texts = {bactrian.text_of(play_out(start(table, 91), 92)) for _ in range(2)}
    assert len(texts) == 1
    other = bactrian.text_of(play_out(start(table, 92), 92))
    assert other not in texts


def test_stalemates_are_rare_with_few_seats() -> None:
    for table in TABLES[:3]:
        for seed in range(15):
            match = play_out(start(table, f"stale-{seed}", record=False), seed)
            assert match.state.ending == DAIDU

"""Whole matches: they end, nothing is lost, nothing is negative, journals replay."""

import pytest

import bactrian
from tests.support import SOAK, AnyMatch, Table, play_out, start, table_id, walk
from tests.voyages.arrange import GAME
from tests.voyages.audit import audit
from tests.voyages.eager import eager_walk

STRIDE = 1 if SOAK == 1 else 6
"""After how many decisions everything is counted: after each one, in a soak now and then."""

ADVANCED = ("random_town_bonuses", "character_draft", "objective_choice")
ALL_ON = dict.fromkeys(ADVANCED, "on")
OTHER_RULINGS = {
    "city_card_on_turn_of_post": "on",
    "card_steps_form_one_movement": "off",
    "pass_through_relocation_optional": "off",
    "beijing_posts_move_up": "off",
}
TABLES: list[Table] = [
    ("voyages", seats, options)
    for seats in (2, 3, 4)
    for options in (
        {},
        *({key: "on"} for key in ADVANCED),
        ALL_ON,
        {**ALL_ON, **OTHER_RULINGS},
    )
]

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)


@every_table
def test_random_matches_finish_and_conserve(table: Table) -> None:
    for seed in range(4 * SOAK):
        match = start(table, f"soak-{seed}")
        for step, _ in enumerate(walk(match, seed)):
            if step % STRIDE == 0:
                audit(match)
        audit(match)
        replays(match)


@every_table
def test_eager_matches_finish_and_conserve(table: Table) -> None:
    for seed in range(6 * SOAK):
        match = start(table, f"eager-{seed}")
        for step, _ in enumerate(eager_walk(match, seed)):
            if step % STRIDE == 0:
                audit(match)
        audit(match)
        replays(match)


def replays(match: AnyMatch) -> None:
    text = bactrian.text_of(match)
    assert bactrian.text_of(bactrian.replay(GAME, bactrian.Journal(text))) == text


@pytest.mark.parametrize("character", GAME.box.character_ids)
def test_matches_with_every_character_finish_and_conserve(character: str) -> None:
    seats = 2 + GAME.box.character_ids.index(character) % 3
    for seed in range(3 * SOAK):
        match = start(("voyages", seats, ALL_ON), f"{character}-{seed}")
        while f"character {character}" not in texts(match):
            seed += 1000
            match = start(("voyages", seats, ALL_ON), f"{character}-{seed}")
        match.play(match.asked()[0], GAME.table.code(f"character {character}"))
        for _ in eager_walk(match, seed):
            audit(match)


def texts(match: AnyMatch) -> list[str]:
    return [GAME.table[code].text for code in match.options(match.asked()[0])]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_takes_five_rounds(seats: int) -> None:
    match = play_out(start(("voyages", seats, {}), 1), 1)
    assert match.state.round == 5
    assert match.state.ended
    assert match.standing().outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_prefix_of_small_choices_can_be_finished(seats: int) -> None:
    """Whatever is chosen first, something can always follow, down to the next turn menu."""
    for seed in range(2 * SOAK):
        match = start(("voyages", seats, ALL_ON), f"prefix-{seed}", record=False)
        for step, _ in enumerate(eager_walk(match, seed)):
            if step % 7:
                continue
            seat = match.asked()[0]
            for code in match.options(seat):
                branch = match.clone()
                branch.play(seat, code)
                assert branch.over or all(branch.options(asked) for asked in branch.asked())


def test_the_view_counts_what_the_end_screen_shows() -> None:
    match = start(("voyages", 4, {}), 3)
    for _ in eager_walk(match, 3):
        pass
    table = match.view(-1)["table"]
    assert isinstance(table, dict)
    players = table["players"]
    assert isinstance(players, list)
    for player in players:
        assert isinstance(player, dict)
        statistics = player["statistics"]
        assert isinstance(statistics, dict)
        assert list(statistics) == [
            "dice",
            "pips",
            "compensation",
            "black_dice",
            "rerolls",
            "steps",
        ]
        assert int(str(statistics["dice"])) >= 25

"""Every game, at every table: random play ends, and nothing depends on the way it is stored."""

import json

import pytest

import bactrian
from bactrian.kernel.errors import BactrianError, IllegalAction, NotAsked
from bactrian.kernel.playout import play_at_random
from bactrian.kernel.sheet import observe
from tests.support import LONGER, Table, elements, play_out, start, table_id, tables, walk

every_table = pytest.mark.parametrize("table", tables(), ids=table_id)


@every_table
def test_random_play_ends_with_options_in_a_stable_order(table: Table) -> None:
    for seed in range(3 * LONGER):
        match = start(table, seed)
        for seat, options in walk(match, seed):
            assert options
            assert len(set(options)) == len(options)
            assert match.decision(seat).options(match) == options
            assert [option.code for option in match.prompt(seat).options] == options
        assert match.asked() == ()
        assert match.over


@every_table
def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    first = play_out(start(table, 5), 5)
    again = play_out(start(table, 5), 5)
    assert bactrian.text_of(first) == bactrian.text_of(again)


@every_table
def test_a_match_plays_the_same_with_and_without_a_record(table: Table) -> None:
    loud, quiet = start(table, 6), start(table, 6, record=False)
    for (seat, options), (other_seat, other_options) in zip(
        walk(loud, 6), walk(quiet, 6), strict=True
    ):
        assert (seat, options) == (other_seat, other_options)
    assert loud.position() == quiet.position()


@every_table
def test_the_fast_lane_plays_the_same_match(table: Table) -> None:
    for seed in range(3 * LONGER):
        readable, fast = start(table, seed), start(table, seed, record=False)
        own, same = ([bactrian.SeededDealer(f"{seed}/{s}") for s in range(5)] for _ in range(2))
        answers = 0
        while not readable.over:
            seat = readable.asked()[0]
            options = readable.prompt(seat).options
            readable.play(seat, options[own[seat].pick(len(options))].code)
            answers += 1
        assert play_at_random(fast, same, answers // 2) == answers // 2
        assert play_at_random(fast, same) == answers - answers // 2
        assert fast.position() == readable.position()
        assert fast.standing().json() == readable.standing().json()


@every_table
def test_observations_always_have_the_same_blocks(table: Table) -> None:
    layout = observe(start(table, 1), 0).blocks
    assert len({name for name, _ in layout}) == len(layout)
    match = start(table, 14, record=False)
    for _ in walk(match, 14):
        for seat in range(match.seats):
            sheet = observe(match, seat)
            assert sheet.blocks == layout
            assert len(sheet.values) == sum(size for _, size in layout)
            assert all(-(2**15) <= value < 2**15 for value in sheet.values)


@every_table
def test_a_clone_is_equal_and_then_goes_its_own_way(table: Table) -> None:
    match = start(table, 2)
    for step, _ in enumerate(walk(match, 2)):
        if step % 11 == 0:
            before = match.position()
            clone = match.clone()
            assert clone.position() == before
            play_out(clone, step)
            assert match.position() == before


@every_table
def test_a_clone_has_the_same_future(table: Table) -> None:
    match = start(table, 4, record=False)
    for step, _ in enumerate(walk(match, 4)):
        if step == 30:
            assert play_out(match.clone(), 8).position() == play_out(match.clone(), 8).position()
            return


@every_table
def test_a_journal_replays_to_the_same_bytes(table: Table) -> None:
    game = bactrian.game(table[0])
    for seed in range(2 * LONGER):
        match = play_out(start(table, seed), seed)
        text = bactrian.text_of(match)
        journal = bactrian.Journal(text)
        assert bactrian.text_of(bactrian.replay(game, journal)) == text
        again = bactrian.recompute(game, journal)
        assert bactrian.text_of(again) == text
        assert again.position() == match.position()


@every_table
def test_a_position_text_brings_the_position_back(table: Table) -> None:
    game = bactrian.game(table[0])
    match = start(table, 3)
    for step, (seat, options) in enumerate(walk(match, 3)):
        if step % 7 == 0:
            text = match.position()
            again = game.at(text)
            assert again.position() == text
            assert again.asked() == match.asked()
            assert again.options(seat) == options
            assert again.view(seat)["table"] == match.view(seat)["table"]


@every_table
def test_answers_can_be_taken_back_as_far_as_the_match_says(table: Table) -> None:
    game = bactrian.game(table[0])
    match = start(table, 9)
    trail: list[str] = []
    taken_back = 0
    for step, (seat, _) in enumerate(walk(match, 9)):
        deepest = max(match.undoable(other) for other in range(match.seats))
        trail = trail[len(trail) - deepest :] if deepest else []
        owners = [other for other in range(match.seats) if match.undoable(other)]
        assert len(owners) <= 1
        if owners and step % 3 == 0:
            clone_text = match.position()
            match.undo(owners[0])
            assert match.position() == trail[-1]
            taken_back += 1
            assert match.position() != clone_text
            # the answer is given again by the walk: it asks for the options anew
            trail.pop()
            seat = match.asked()[0]
            match.play(seat, match.options(seat)[0])
            break
        trail.append(match.position())
    play_out(match, 10)
    text = bactrian.text_of(match)
    assert bactrian.text_of(bactrian.replay(game, bactrian.Journal(text))) == text
    assert taken_back


@every_table
def test_asides_are_noted_and_noticed_by_nobody_else(table: Table) -> None:
    game = bactrian.game(table[0])
    match = start(table, 15)
    chance = bactrian.SeededDealer(15)
    for step, _ in enumerate(walk(match, 15)):
        for seat in range(match.seats):
            asides = match.asides(seat)
            if step % 3 or not asides:
                continue
            others = [viewer for viewer in range(-1, match.seats) if viewer != seat]
            assert match.record is not None
            before = [(match.view(v), match.record.moment(v), match.asked(v)) for v in others]
            events = match.play(seat, asides[chance.pick(len(asides))])
            assert before == [
                (match.view(v), match.record.moment(v), match.asked(v)) for v in others
            ]
            assert all(event.told(viewer) is None for event in events for viewer in others)
    text = bactrian.text_of(match)
    assert bactrian.text_of(bactrian.recompute(game, bactrian.Journal(text))) == text
    assert match.asides(0) == []


@every_table
def test_scores_add_up_and_an_outcome_comes_with_the_end(table: Table) -> None:
    match = start(table, 12)
    for _ in walk(match, 12):
        assert match.standing().outcome is None
    standing = match.standing()
    assert standing.outcome is not None
    assert min(standing.outcome.places) == 1
    assert standing.outcome.winners
    for score in standing.scores:
        assert score.total == sum(score.sources.values())
    assert max(standing.totals) == standing.totals[standing.outcome.winners[0]]
    json.dumps(standing.json())


@every_table
def test_foreign_and_impossible_answers_change_nothing(table: Table) -> None:
    match = start(table, 13)
    for step, (seat, options) in enumerate(walk(match, 13)):
        if step % 13:
            continue
        before = match.position()
        codes = range(len(match.game.table))
        impossible = next(c for c in codes if c not in options and c not in match.asides(seat))
        for code in (impossible, -1, 10**9):
            with pytest.raises(IllegalAction, match="possible"):
                match.play(seat, code)
        for other in (-1, match.seats, *range(match.seats)):
            if other not in match.asked():
                with pytest.raises(NotAsked):
                    match.play(other, options[0])
        assert match.position() == before


@every_table
def test_one_may_ask_about_anything(table: Table) -> None:
    """Nonsense gets an answer, never an error: clients send what they like."""
    match = start(table, 14)
    kinds = sorted({element.partition(":")[0] for element in elements(match.game)})
    verbs = sorted({action.verb for action in match.game.table})
    wild = ["", ":", " ", "x", "x:y", "\N{SNOWMAN}", "a" * 2000]
    wild += [f"{kind}:{name}" for kind in kinds for name in ("", "x", "-1", "99", "0", "²", "1:2")]
    wild += [f"{verb} {name}" for verb in verbs for name in ("", "x", "-1", "99", "0", "² ³")]
    for step, _ in enumerate(walk(match, 14)):
        if step % 9 == 0:
            for seat in (-2, -1, *range(match.seats), match.seats):
                for target in wild:
                    reason = match.why_not(seat, target)
                    assert reason is None or reason.word


@pytest.mark.parametrize("title", bactrian.titles())
def test_tables_that_cannot_be_are_refused(title: str) -> None:
    game = bactrian.game(title)
    for seats in (0, 1, 6, -3):
        with pytest.raises(BactrianError, match=r"is for \d to \d seats"):
            game.start(seats)
    with pytest.raises(BactrianError, match="has no option"):
        game.start(game.seats[0], options={"colour": "blue"})
    for option in game.options:
        with pytest.raises(BactrianError, match="is one of"):
            game.start(game.seats[0], options={option.key: "perhaps"})


@pytest.mark.parametrize("title", bactrian.titles())
def test_the_action_table_reads_both_ways(title: str) -> None:
    table = bactrian.game(title).table
    assert len(table) < 1000
    for code, action in enumerate(table):
        assert table.code(action.text) == code
        json.dumps(action.json())
    with pytest.raises(BactrianError, match="the verbs are"):
        table.code("fly to the moon")
    with pytest.raises(BactrianError, match="they go from 0"):
        table[len(table)]


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_game_introduces_itself_and_can_be_drawn(title: str) -> None:
    game = bactrian.game(title)
    facts = json.loads(json.dumps(game.facts()))
    for key in ("id", "name", "designers", "publisher", "year", "seats", "minutes"):
        assert facts[key]
    assert facts["id"] == title
    assert facts["seats"] == list(game.seats)
    assert json.loads(json.dumps(game.board()))

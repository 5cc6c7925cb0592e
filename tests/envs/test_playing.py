"""What learners see and get: masks, rewards, limits, chance and batches."""

from collections.abc import Iterator
from typing import Any

import pytest

import bactrian
from bactrian import envs
from bactrian.kernel.errors import BactrianError, IllegalAction

REASON = "the extra “research” is not installed: the environments are not tested"
np = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("pettingzoo", reason=REASON)
pytest.importorskip("pyspiel", reason=REASON)

TABLES = [(title, seats) for title in bactrian.titles() for seats in bactrian.game(title).seats]

every_table = pytest.mark.parametrize(("title", "seats"), TABLES)


def any_action(mask: Any, chance: bactrian.SeededDealer) -> int:
    options = np.flatnonzero(mask)
    return int(options[chance.pick(len(options))])


@every_table
def test_a_match_in_turns_ends_with_rewards_that_add_up_to_nothing(title: str, seats: int) -> None:
    env = envs.pettingzoo(title, seats=seats)
    env.reset(seed=3)
    chance = bactrian.SeededDealer(title)
    gained: dict[str, float] = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        gained[agent] += reward
        assert not cut
        if ended:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        mask = observation["action_mask"]
        assert np.flatnonzero(mask).tolist() == sorted(env.match.options(seat))
        assert observation["observation"].shape == (sum(size for _, size in env.table.layout),)
        env.step(any_action(mask, chance))
    assert env.match.over
    assert sum(gained.values()) == pytest.approx(0)
    outcome = env.match.standing().outcome
    assert outcome is not None
    assert max(gained.values()) == max(gained[f"seat_{winner}"] for winner in outcome.winners)


@every_table
def test_a_learner_meets_bots_up_to_the_end(title: str, seats: int) -> None:
    env = envs.gymnasium(title, seats=seats, opponents=["random"] * (seats - 1), seat=seats - 1)
    observation, _ = env.reset(seed=5)
    chance = bactrian.SeededDealer(title)
    over = False
    while not over:
        assert env.seat in env.match.asked()
        observation, reward, over, cut, info = env.step(
            any_action(observation["action_mask"], chance)
        )
        assert not cut
        assert info == {}
        assert over or reward == 0
    assert env.match.over
    assert not observation["action_mask"].any()


def test_what_is_no_option_is_refused_or_forfeits() -> None:
    env = envs.pettingzoo("expedition", seats=2)
    env.reset(seed=1)
    impossible = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(impossible)
    solo = envs.gymnasium("expedition", seats=2)
    solo.reset(seed=1)
    assert solo.step(impossible)[1:] == (-1.0, True, False, {"illegal_action": True})


def test_a_limit_cuts_a_match_short() -> None:
    env = envs.pettingzoo("expedition", seats=3, max_cycles=7)
    env.reset(seed=1)
    chance = bactrian.SeededDealer(1)
    answers = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        env.step(any_action(observation["action_mask"], chance))
        answers += 1
    assert answers == 7


@every_table
def test_many_matches_go_side_by_side(title: str, seats: int) -> None:
    batchwise, again = (envs.many(title, seats=seats, matches=3, seed="x") for _ in range(2))
    chance = bactrian.SeededDealer(title)
    ended = 0
    while ended < 4:
        batch, same = batchwise.batch(), again.batch()
        assert (batch.observations == same.observations).all()
        for number, seat in enumerate(batch.seats):
            own = batchwise.table.observation(batchwise.matches[number], int(seat))
            assert (batch.observations[number] == own).all()
        actions = [any_action(mask, chance) for mask in batch.masks]
        result = batchwise.step(actions)
        again.step(actions)
        assert result.rewards.sum() == pytest.approx(0, abs=1e-6)
        assert not result.rewards[~result.over].any()
        ended += int(result.over.sum())
    assert batchwise.started == 3 + ended


def test_chance_is_asked_card_by_card() -> None:
    state = envs.openspiel("expedition", seats=2).new_initial_state()
    dealt = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[0][0])
        dealt += 1
    box = bactrian.game("expedition").box
    assert dealt == 2 * box.hand_cards + box.display_cards
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)


def any_course(state: Any, chance: Any) -> Iterator[Any]:
    """Goes on at random to the end, and stops wherever a seat is asked."""
    while not state.is_terminal():
        if state.is_chance_node():
            results, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(results, p=shares))
        else:
            yield state
            state.apply_action(chance.choice(state.legal_actions()))


@every_table
def test_a_state_is_drawn_that_its_player_cannot_tell_from_the_true_one(
    title: str, seats: int
) -> None:
    chance = np.random.RandomState(seats)
    state = envs.openspiel(title, seats=seats).new_initial_state()
    other = False
    for number, _ in enumerate(any_course(state, chance)):
        seat, before = state.current_player(), state.course.match.position()
        world = state.resample_from_infostate(seat, chance.uniform)
        assert world.current_player() == seat
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.legal_actions() == state.legal_actions()
        other |= world.course.match.position() != before
        if number % 100 == 0:
            assert sum(1 for _ in any_course(world, chance)) > 0
            assert world.is_terminal()
        assert state.course.match.position() == before
    assert other


def test_no_state_is_drawn_where_nobody_is_asked() -> None:
    state = envs.openspiel("expedition", seats=2).new_initial_state()
    with pytest.raises(BactrianError, match="where a seat is asked"):
        state.resample_from_infostate(0, lambda: 0.5)
    for _ in any_course(state, np.random.RandomState(1)):
        pass
    with pytest.raises(BactrianError, match="where a seat is asked"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_an_environment_is_for_tables_that_can_be() -> None:
    with pytest.raises(BactrianError, match="there is no game"):
        envs.pettingzoo("chess")
    with pytest.raises(BactrianError, match="seats, not 9"):
        envs.gymnasium("expedition", seats=9)
    with pytest.raises(BactrianError, match="opponents"):
        envs.gymnasium("expedition", seats=4, opponents=["random", "random"])
    with pytest.raises(BactrianError, match="own seat"):
        envs.gymnasium("expedition", seats=4, seat=4)
    assert envs.layout("expedition", 2)[0] == ("seat", 2)

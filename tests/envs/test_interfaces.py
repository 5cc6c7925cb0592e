"""The environments keep to the rules of PettingZoo, Gymnasium and OpenSpiel, by their own tests."""

from functools import partial
from types import SimpleNamespace

import pytest

import bactrian
from bactrian import envs

REASON = "the extra “research” is not installed: the environments are not tested"
pettingzoo = pytest.importorskip("pettingzoo", reason=REASON)
gymnasium = pytest.importorskip("gymnasium", reason=REASON)
pyspiel = pytest.importorskip("pyspiel", reason=REASON)

TABLES = [(title, seats) for title in bactrian.titles() for seats in bactrian.game(title).seats]

every_table = pytest.mark.parametrize(("title", "seats"), TABLES)
advice = pytest.mark.filterwarnings("ignore::UserWarning")  # that numbers should be images


@advice
@every_table
def test_pettingzoo_in_turn(title: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(envs.pettingzoo(title, seats=seats), num_cycles=300)
    seed_test(partial(envs.pettingzoo, title, seats=seats), num_cycles=100)


@advice
@every_table
def test_pettingzoo_in_cycles(title: str, seats: int) -> None:
    from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
    from pettingzoo.utils.conversions import parallel_to_aec

    cycles = partial(envs.parallel, title, seats=seats)
    module = SimpleNamespace(
        parallel_env=cycles, env=lambda max_cycles: parallel_to_aec(cycles(max_cycles=max_cycles))
    )
    max_cycles_test(module)
    parallel_api_test(cycles(), num_cycles=100)
    parallel_seed_test(cycles, num_cycles=50)


@advice
@every_table
def test_gymnasium(title: str, seats: int) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(envs.gymnasium(title, seats=seats), skip_render_check=True)


@every_table
def test_openspiel(title: str, seats: int) -> None:
    game = envs.openspiel(title, seats=seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)

"""The same experiment on a real Ray on this machine, started by the arena or found by address."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bactrian

pytest.importorskip("ray", reason="the extra “ray” is not installed")

WORDS = ("arena", "expedition", "--bots", "random,random", "--seats", "3", "--games", "9")

CLUSTER = """
import os, subprocess, sys, ray
ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
address = ray.get_runtime_context().gcs_address
command = [sys.executable, "-m", "bactrian", *sys.argv[1:]]
sys.exit(subprocess.run(command, env={**os.environ, "RAY_ADDRESS": address}).returncode)
"""


def ran(*words: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([str(Path(bactrian.__file__).parent.parent), *sys.path])
    own = {key: value for key, value in os.environ.items() if not key.startswith("RAY_")}
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        timeout=300,
        env={**own, "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0"},
    )


def results(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    for one in (*report["results"], *(one for pairing in report["pairings"] for one in pairing)):
        one["seconds"] = None
    return {**report, "seconds": None}


@pytest.fixture(scope="module")
def expected() -> dict[str, Any]:
    return results(ran("-m", "bactrian", *WORDS, "--json"))


def test_a_local_ray_plays_the_same_matches(expected: dict[str, Any], tmp_path: Path) -> None:
    words = (*WORDS, "--json", "--ray", "--jobs", "2", "--out", str(tmp_path))
    done = ran("-m", "bactrian", *words)
    assert results(done) == expected
    assert len(list((tmp_path / "journals").iterdir())) == 9


def test_the_ray_of_the_address_plays_them_too(expected: dict[str, Any]) -> None:
    assert results(ran("-c", CLUSTER, *WORDS, "--json", "--ray")) == expected

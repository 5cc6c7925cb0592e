"""``make bench``: our games, compiled and plain, beside others, in one run on one machine.

Everything runs in turn, several times over; the best of each is kept, since whatever else the
machine does can only slow things down.  Times are those of one core.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any, Final

from bench.table import show

HERE: Final = Path(__file__).parent
PEERS: Final = HERE / ".venv-peers"
RESULTS: Final = HERE / "results"
PACKAGES: Final = ("catanatron==3.2.1", "open_spiel==2.0.2", "pettingzoo[classic]==1.27.0")

KEYS: Final = ("engine", "game", "seats")
LOWER_IS_BETTER: Final = ("_us", "_ms")


def run(python: str, module: str, seconds: float) -> dict[str, Any]:
    """What a module prints under an interpreter."""
    command = [python, "-W", "ignore", "-m", module, "--seconds", str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, cwd=HERE.parent)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def best(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The better of two measurements of the same things, row by row."""
    kept: dict[str, Any] = {}
    for table, rows in one.items():
        if isinstance(rows, list):
            pairs = zip(rows, other[table], strict=True)
            kept[table] = [better(row, again) for row, again in pairs]
        else:
            kept[table] = rows
    return kept


def better(row: dict[str, Any], again: dict[str, Any]) -> dict[str, Any]:
    """The better of every figure of a row."""
    return {
        key: value
        if key in KEYS
        else (min if key.endswith(LOWER_IS_BETTER) else max)(value, again[key])
        for key, value in row.items()
    }


def peers() -> str:
    """The interpreter of the peers' environment, which is made if it is not there."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("Installing the peers into bench/.venv-peers (once) …", file=sys.stderr)
        venv.create(PEERS, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", *PACKAGES]
        subprocess.run(install, check=True)
    return str(python)


def memory(python: str, title: str, games: int) -> dict[str, Any]:
    """The most memory that a simulation of so many matches holds."""
    command = [python, "-m", "bactrian", "simulate", title, "--games", str(games), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE.parent) as process:
        assert process.stdout is not None
        report = json.loads(process.stdout.read())
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    megabytes = usage.ru_maxrss / 1024
    return {"game": title, "games": report["games"], "peak_mb": megabytes}


def main() -> None:
    """Measure, show, keep."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--compiled", default=".venv-compiled/bin/python")
    parser.add_argument("--plain", default=".venv/bin/python")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.7, help="for every single figure")
    parser.add_argument("--full", action="store_true", help="with a million matches of every game")
    arguments = parser.parse_args()
    sides = {
        "compiled": (arguments.compiled, "bench.ours"),
        "plain": (arguments.plain, "bench.ours"),
        "peers": (peers(), "bench.peers"),
    }
    results: dict[str, Any] = {}
    for number in range(arguments.rounds):
        for side, (python, module) in sides.items():
            print(f"round {number + 1} of {arguments.rounds}: {side} …", file=sys.stderr)
            found = run(python, module, arguments.seconds)
            results[side] = best(results[side], found) if side in results else found
    if not results["compiled"]["compiled"] or results["plain"]["compiled"]:
        sys.exit("the compiled or the plain build is not what it should be")
    counts = (1000, 10_000, 1_000_000) if arguments.full else (100, 1000, 10_000)
    titles = [row["game"] for row in results["compiled"]["parts"]]
    results["memory"] = [
        memory(arguments.compiled, title, games) for title in titles for games in counts
    ]
    results["machine"] = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    results["python"] = platform.python_version()
    results["date"] = time.strftime("%Y-%m-%d %H:%M")
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{time.strftime('%Y%m%d-%H%M%S')}.json"
    path.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    show(results)
    print(f"\nKept in {path.relative_to(HERE.parent)}")


if __name__ == "__main__":
    main()

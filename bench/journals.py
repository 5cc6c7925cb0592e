"""Do the compiled and the plain package play the same matches, byte for byte?

    python -m bench.journals --against .venv/bin/python

plays random matches of every game here and under another interpreter, and compares the journals.
"""

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Iterator

import bactrian
from bench.tables import play_recorded, tables


def digests(matches: int) -> Iterator[str]:
    """A line for every match: game, table, seed and the digest of its journal."""
    for title in bactrian.titles():
        known = tables(title)
        for seed in range(matches):
            seats, options = known[seed % len(known)]
            journal = bactrian.text_of(play_recorded(title, seats, options, seed))
            digest = hashlib.sha256(journal.encode()).hexdigest()
            yield f"{title} seats={seats} {options} seed={seed} {digest}"


def main() -> None:
    """Print the digests, or compare them with those of another interpreter."""
    parser = argparse.ArgumentParser(description="Compare the journals of two builds.")
    parser.add_argument("--matches", type=int, default=1000, help="how many of every game")
    parser.add_argument("--against", help="the Python of the other build")
    arguments = parser.parse_args()
    if arguments.against is None:
        for line in digests(arguments.matches):
            print(line)
        return
    own = [sys.executable, "-m", "bench.journals", "--matches", str(arguments.matches)]
    other = [arguments.against, *own[1:]]
    with (
        subprocess.Popen(own, stdout=subprocess.PIPE, text=True) as here,
        subprocess.Popen(other, stdout=subprocess.PIPE, text=True) as there,
    ):
        assert here.stdout is not None
        assert there.stdout is not None
        compared = 0
        for mine, theirs in zip(here.stdout, there.stdout, strict=True):
            if mine != theirs:
                sys.exit(f"the builds differ:\n{mine}{theirs}")
            compared += 1
    if (
        here.returncode
        or there.returncode
        or compared != arguments.matches * len(bactrian.titles())
    ):
        sys.exit("one of the builds did not come to its end")
    print(f"{compared} journals are the same, byte for byte.")


if __name__ == "__main__":
    main()

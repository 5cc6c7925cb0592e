"""Work done by processes, with Ctrl-C at one line after another: told is how each run ended."""

import signal
import sys
from types import FrameType
from typing import Any

from bactrian import processes

WATCHED = ("bactrian/processes", "concurrent/futures/", "threading", "contextlib")
"""The code into which the interrupt falls."""


def interrupted(spread: str, line: int) -> str:
    """How work ends that is interrupted at this line of all that are run."""
    seen = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal seen
        if not any(part in frame.f_code.co_filename for part in WATCHED):
            return None
        if event == "line":
            seen += 1
            if seen == line:
                signal.raise_signal(signal.SIGINT)
        return trace

    sys.settrace(trace)
    try:
        done = list(getattr(processes, spread)(abs, range(12), 2))
    except KeyboardInterrupt:
        return "interrupted"
    finally:
        sys.settrace(None)
    assert sorted(done) == list(range(12))
    return "whole"


def main(spread: str, step: str) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    line, end = 1, ""
    while end != "whole":
        end = interrupted(spread, line)
        print(end, flush=True)
        line += int(step)


if __name__ == "__main__":
    main(*sys.argv[1:])

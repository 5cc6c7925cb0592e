"""How often something can be done in a second of one core, whatever else the machine is doing."""

from collections.abc import Callable
from time import process_time


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Do *work* with numbers from 0 on for a while; rounds and counted things a second.

    *work* returns how many things it did in a round.
    """
    rounds = things = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        things += work(rounds)
        rounds += 1
    return rounds / spent, things / spent


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """How long *work* takes."""

    def often(_: int) -> int:
        for _ in range(10):
            work()
        return 10

    return 1e6 / rate(often, seconds)[1]

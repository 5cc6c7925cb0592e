"""Standings: points by source, and the outcome with its ties and tie-breaks."""

from collections.abc import Mapping
from typing import Final

from bactrian.kernel.message import Json


class Score:
    """The points of one seat, by source, in the order of the score sheet."""

    def __init__(self, seat: int, sources: Mapping[str, int]) -> None:
        self.seat: Final = seat
        self.sources: Final = dict(sources)
        self.total: Final = sum(sources.values())


class Outcome:
    """How a match ended: places from 1 on by seat, what broke ties, and why it was over."""

    def __init__(self, places: list[int], reason: str, tie_break: str = "") -> None:
        self.places: Final = places
        self.reason: Final = reason
        self.tie_break: Final = tie_break

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; several share a win."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Standing:
    """Points so far as a viewer may know them, and the outcome once the match is over."""

    def __init__(self, scores: list[Score], outcome: Outcome | None = None) -> None:
        self.scores: Final = scores
        self.outcome: Final = outcome

    @property
    def totals(self) -> list[int]:
        """The points of every seat."""
        return [score.total for score in self.scores]

    def json(self) -> dict[str, Json]:
        """The form that crosses the wire."""
        outcome: Json = None
        if self.outcome is not None:
            outcome = {
                "places": list(self.outcome.places),
                "winners": list(self.outcome.winners),
                "reason": self.outcome.reason,
                "tie_break": self.outcome.tie_break,
            }
        scores: list[Json] = [
            {"seat": score.seat, "total": score.total, "sources": dict(score.sources)}
            for score in self.scores
        ]
        return {"scores": scores, "outcome": outcome}

    def __str__(self) -> str:
        rows = []
        for score in self.scores:
            place = "" if self.outcome is None else f"{self.outcome.places[score.seat]}. "
            sources = ", ".join(f"{source} {points}" for source, points in score.sources.items())
            rows.append(f"{place}seat {score.seat}: {score.total} ({sources})")
        return "\n".join(rows)


def rank(keys: list[tuple[int, ...]], reason: str, tie_breaks: tuple[str, ...] = ()) -> Outcome:
    """The outcome where higher keys are better, the first number being the points.

    *tie_breaks* names the numbers after the first; the one that decided the first place is kept.
    """
    places = [1 + sum(other > key for other in keys) for key in keys]
    best = max(keys)
    rivals = [key for key in keys if key != best and key[0] == best[0]]
    decided = ""
    if rivals:
        runner_up = max(rivals)
        step = next(i for i in range(1, len(best)) if best[i] != runner_up[i])
        decided = tie_breaks[min(step, len(tie_breaks)) - 1]
    elif keys.count(best) > 1:
        decided = "shared"
    return Outcome(places, reason, decided)

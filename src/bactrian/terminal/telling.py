"""Events and standings as sentences."""

from collections.abc import Iterable

from bactrian.kernel.message import Event
from bactrian.kernel.standing import Score, Standing
from bactrian.words import Speaker

SHARED = "shared"


def told(events: Iterable[Event], viewer: int, speaker: Speaker) -> list[str]:
    """What *viewer* hears of some events."""
    heard = (event.told(viewer) for event in events)
    return [speaker.say(message) for message in heard if message is not None]


def standing_lines(standing: Standing, speaker: Speaker) -> list[str]:
    """Points by source, the best first; with places once the match is over."""
    if standing.outcome is None:
        ranked = sorted(standing.scores, key=lambda score: -score.total)
        return [score_line(score, speaker) for score in ranked]
    places = standing.outcome.places
    ranked = sorted(standing.scores, key=lambda score: places[score.seat])
    return [f"{places[score.seat]}. {score_line(score, speaker)}" for score in ranked]


def score_line(score: Score, speaker: Speaker) -> str:
    """The points of one seat and where they come from."""
    sources = ", ".join(
        f"{speaker.word(f'source-{source}')} {points}"
        for source, points in score.sources.items()
        if points
    )
    name = speaker.name(f"seat:{score.seat}")
    return f"{name}: {score.total}" + (f" ({sources})" if sources else "")


def outcome_lines(standing: Standing, speaker: Speaker) -> list[str]:
    """How a finished match ended: why, with what points, and who has won by what."""
    outcome = standing.outcome
    if outcome is None:
        return []
    ending = speaker.word(f"ending-{outcome.reason}")
    winners = tuple(f"seat:{seat}" for seat in outcome.winners)
    if len(winners) == 1:
        verdict = speaker.word("winner-one", {"seat": winners[0]})
    else:
        verdict = speaker.word("winner-many", {"seats": winners})
    lines = [f"{speaker.word('match-over')} {ending}.", *standing_lines(standing, speaker), verdict]
    if outcome.tie_break and outcome.tie_break != SHARED:
        decided = speaker.word(f"tie-{outcome.tie_break}")
        lines.append(f"{speaker.word('tie-broken')} {decided}.")
    return lines

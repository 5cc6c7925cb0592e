"""The interim scoring, the final scoring, and who has won.  [E8, E9]"""

from typing import Final

from bactrian.games.expedition.state import ENDINGS, FINAL, INTERIM, RUNNING, SOURCES, Table
from bactrian.kernel.message import Args, Event
from bactrian.kernel.pending import Step
from bactrian.kernel.standing import Score, Standing, rank

ENDED: Final = ("", "ended-daidu", "ended-stalemate")
"""What is told of each ending."""


class InterimScoring(Step):
    """Once in the game the figures near Kantshou are paid, and gather there.  [E8.2-E8.4]"""

    def run(self, match: Table) -> None:
        """Pay every figure on a scoring space of stage 1, then put it on Kantshou."""
        state, goal = match.state, match.box.interim_goal
        if match.listening:
            match.tell(Event("interim-began", {"seat": f"seat:{state.turn}"}))
        pay_figures(match, 1, INTERIM)
        state.interim_due = False
        state.interim_done = True
        for figure, position in enumerate(state.positions):
            if position < goal and match.box.spaces[position].scoring:
                state.positions[figure] = goal
                if match.listening:
                    place = f"space:{match.box.space_ids[goal]}"
                    args: Args = {"figure": f"figure:{figure}", "space": place}
                    match.tell(Event("put-on-goal", args))


class FinalScoring(Step):
    """The match is over, and the figures near Daidu are paid.  [E9.1, E9.2, R11]"""

    __match_args__ = ("ending",)

    def __init__(self, ending: int) -> None:
        self.ending = ending

    def run(self, match: Table) -> None:
        """Pay every figure on a scoring space of stage 2."""
        match.state.ending = self.ending
        if match.listening:
            match.tell(Event(ENDED[self.ending]))
        pay_figures(match, 2, FINAL)


def pay_figures(match: Table, stage: int, source: int) -> None:
    """Each figure on a scoring space of *stage* earns the value of the space.  [E8.2, E9.2]"""
    state = match.state
    for figure, position in enumerate(state.positions):
        space = match.box.spaces[position]
        if space.stage != stage or not space.scoring:
            continue
        seat = figure % match.seats
        state.earn(seat, source, space.scoring)
        if match.listening:
            args: Args = {
                "seat": f"seat:{seat}",
                "figure": f"figure:{figure}",
                "space": f"space:{space.id}",
                "gold": space.scoring,
            }
            match.tell(Event("scored-interim" if stage == 1 else "scored-final", args))


def standing(match: Table) -> Standing:
    """Gold by source; most gold wins, then the foremost figure.  [E9.3-E9.5, R16]"""
    state = match.state
    scores = [
        Score(seat, dict(zip(SOURCES, sources, strict=True)))
        for seat, sources in enumerate(state.sources)
    ]
    if state.ending == RUNNING:
        return Standing(scores)
    keys = []
    for seat, gold in enumerate(state.gold):
        own = sorted(state.positions[seat :: match.seats], reverse=True)
        keys.append((gold, *own))
    return Standing(scores, rank(keys, ENDINGS[state.ending], ("foremost", "second-figure")))

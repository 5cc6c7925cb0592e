"""Points by source, and the end of the game.  [V14]"""

from bactrian.games.voyages.effects import EARNED, SOURCES
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.supply import goods_of
from bactrian.kernel.message import Event
from bactrian.kernel.pending import Step
from bactrian.kernel.standing import Score, Standing, rank


def earned(match: Table, seat: int) -> list[int]:
    """Points taken on the way, by source."""
    return match.state.points[seat * EARNED : (seat + 1) * EARNED]


def beijing(match: Table, seat: int) -> int:
    """The points of a post in Beijing.  [V9.5, V14.1]"""
    if seat not in match.state.beijing:
        return 0
    return match.box.beijing_points[match.state.beijing.index(seat)]


def goods(match: Table, seat: int) -> int:
    """Points for goods, with a post in Beijing only.  [V14.1]"""
    if seat not in match.state.beijing:
        return 0
    return sum(goods_of(match.state, seat)) // match.box.goods_per_vp


def coins(match: Table, seat: int) -> int:
    """Points for coins.  [V14.1]"""
    return match.state.coins(seat) // match.box.coins_per_vp


def objectives(match: Table, seat: int) -> int:
    """Points for objectives, and for the different places on them.  [V14.2]"""
    box, posts = match.box, match.state.posts[seat]
    points, reached = 0, set()
    for index in match.state.kept[seat]:
        objective = box.objectives[index]
        held = [place for place in objective.places if place in posts]
        reached.update(held)
        if len(held) == len(objective.places):
            points += objective.vp
    return points + box.distinct_vp[len(reached)]


def most_contracts(match: Table, seat: int) -> int:
    """Points for everybody who completed the most contracts.  [V14.1, R41, R51]"""
    done = [len(tiles) for tiles in match.state.done]
    return match.box.most_contracts if done[seat] == max(done) else 0


class FinalScoring(Step):
    """After the last round everything is open.  [V14.1]"""

    def run(self, match: Table) -> None:
        """Say what the end has brought to whom."""
        match.state.ended = True
        if not match.listening:
            return
        for score in standing(match, -1).scores:
            kept = sorted(match.state.kept[score.seat])
            shown = tuple(f"objective:{match.box.objective_ids[one]}" for one in kept)
            match.tell(
                Event("objectives-shown", {"seat": f"seat:{score.seat}", "objectives": shown})
            )
            args: dict[str, int | str] = {"seat": f"seat:{score.seat}", "total": score.total}
            for source in SOURCES[EARNED:]:
                args[source.replace("-", "")] = score.sources[source]
            match.tell(Event("final-score", args))


def at_the_end(match: Table, seat: int) -> list[int]:
    """Points that are counted after the last round, by source.  [V14.1]"""
    return [
        beijing(match, seat),
        goods(match, seat),
        coins(match, seat),
        objectives(match, seat),
        most_contracts(match, seat),
    ]


def standing(match: Table, viewer: int) -> Standing:
    """Points by source, as on the score track; what only counts at the end comes then.  [V14]"""
    state = match.state
    scores = []
    for seat in range(match.seats):
        later = at_the_end(match, seat) if state.ended else [0] * (len(SOURCES) - EARNED)
        points = [*earned(match, seat), *later]
        scores.append(Score(seat, dict(zip(SOURCES, points, strict=True))))
    if not state.ended:
        return Standing(scores)
    keys = [(score.total, state.camels(score.seat)) for score in scores]  # [V14.3, R42]
    return Standing(scores, rank([*keys], "rounds", ("camels",)))

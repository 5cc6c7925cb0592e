"""A council: several sages, each in a process of its own, answer together.

Each grows a tree of its own and keeps it from one small choice to the next.  None is told more than
the seat may know: what leaves this process is a world that could be the real one.
"""

from collections.abc import Callable
from typing import Final

from bactrian.bots.sage import Sage, read_budget, sage
from bactrian.bots.thinker import Thinker, Thought
from bactrian.kernel.errors import BactrianError, Malformed
from bactrian.kernel.game import Game
from bactrian.kernel.question import Question, question_of
from bactrian.kernel.seat import Glimpse
from bactrian.processes import Crew, cores

ALL: Final = "all"
LARGEST: Final = 256
"""The most processes for one bot."""

Games = Callable[[str], Game]
"""Finds a game by its title, in any process."""

Opinion = tuple[int, int, float, float, float]
"""A thought as plain data: action, visits, share, points, worlds."""

Task = tuple[str, str, Games, Question, int]
"""Seed and budget of a sage, a question, and what the council has answered before, or -1."""

_members: Final[dict[str, tuple[Sage, Glimpse]]] = {}
"""In a process of a council: its sage by the seed, and what that has thought about last."""


class Council(Thinker):
    """So many sages, each of whom thinks for as long as *budget* says."""

    def __init__(self, seed: str, budget: str, size: int, game: Games) -> None:
        super().__init__(seed, read_budget(budget))
        self._sages: Final = [(f"{seed}@{number}", budget, game) for number in range(size)]
        self._crew: Final = Crew()
        self._chosen = -1

    def think(self, glimpse: Glimpse) -> list[Thought]:
        """All options, the best first, by what all of them think."""
        world = glimpse.imagine(self._dealer)
        if world.game.components:
            raise BactrianError(
                "a board of your own is thought about in one process only: sage:1s, not sage:1s@2"
            )
        question = question_of(world, glimpse.seat)
        tasks: list[Task] = [(*each, question, self._chosen) for each in self._sages]
        self._chosen = -1
        found = self._crew.ask(ponder, tasks)
        self.visited = sum(visited for visited, _ in found)
        return agreed([Thought(*opinion) for _, opinions in found for opinion in opinions])

    def keep(self, glimpse: Glimpse, action: int) -> None:
        """The sages hear of the answer with their next question."""
        self._chosen = action


def ponder(task: Task) -> tuple[int, list[Opinion]]:
    """How many worlds a sage has imagined in this process, and what it thinks now."""
    seed, budget, game, question, chosen = task
    glimpse = question.glimpse(game)
    if seed in _members:
        member, before = _members[seed]
        if chosen >= 0:
            member.keep(before, chosen)
    else:
        member = sage(budget, seed)
    _members[seed] = member, glimpse
    thoughts = member.think(glimpse)
    return member.visited, [(t.action, t.visits, t.share, t.points, t.worlds) for t in thoughts]


def agreed(thoughts: list[Thought]) -> list[Thought]:
    """What many thoughts come to: first the options longest compared, as for one sage alone."""
    by_action: dict[int, list[Thought]] = {}
    for thought in thoughts:
        by_action.setdefault(thought.action, []).append(thought)
    return sorted((mean(each) for each in by_action.values()), key=rank)


def mean(thoughts: list[Thought]) -> Thought:
    """What is thought of an option by those who compared it, or else by all who looked at it."""
    visits = 0
    worlds = share = points = 0.0
    for thought in thoughts:
        visits += thought.visits
        worlds += thought.worlds
    for thought in thoughts:
        weight = thought.worlds / worlds if worlds else thought.visits / visits
        share += weight * thought.share
        points += weight * thought.points
    return Thought(thoughts[0].action, visits, share, points, worlds)


def rank(thought: Thought) -> tuple[float, float, float, int]:
    """The best has the lowest rank."""
    looked = 0 if thought.worlds else thought.visits
    return -thought.worlds, -looked, -thought.share, thought.action


def council(text: str, seed: str, game: Games) -> Thinker:
    """A sage such as ``1s``, or several such as ``1s@4``; ``1s@all`` is one for every core."""
    budget, at, number = text.partition("@")
    size = read_size(number) if at else 1
    return sage(budget, seed) if size == 1 else Council(seed, budget, size, game)


def read_size(text: str) -> int:
    """How many processes a text asks for."""
    if text == ALL:
        return cores()
    if text.isascii() and text.isdigit() and 0 < int(text) <= LARGEST:
        return int(text)
    raise Malformed(
        f"a sage thinks in 1 to {LARGEST} processes at once, such as 1s@4, "
        f"or in one for every core, 1s@{ALL}; not in “{text}”"
    )

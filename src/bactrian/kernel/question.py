"""A question as plain data: what a seat is asked, handed to another process."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bactrian.kernel.game import Game
from bactrian.kernel.match import Match
from bactrian.kernel.seat import Glimpse


class Question(NamedTuple):
    """What a seat is asked: a position, and how many questions of its match were answered."""

    title: str
    position: str
    answered: int
    seat: int

    def glimpse(self, game: Callable[[str], Game]) -> Glimpse:
        """All of it that the seat may know; *game* finds a game by its title."""
        match = game(self.title).at(self.position)
        match.answered = self.answered
        return Glimpse(match, self.seat)


def question_of(match: Match[Any, Any], seat: int) -> Question:
    """What *seat* is asked in a match."""
    return Question(match.game.title, match.position(), match.answered, seat)

"""Characters: who plays whom, what comes with it, and incomes from what others do.  [V15]

A power that bends a rule stands where that rule is; search for the character's name.
"""

from bactrian.games.voyages.posts import place_post
from bactrian.games.voyages.printed import NOWHERE
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.supply import gain
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision


def assign(match: Table, seat: int, character: int) -> None:
    """Take a character with its components: figures, start, first post.  [V2.14]"""
    state, one = match.state, match.box.characters[character]
    state.characters[seat] = character
    if match.listening:
        args: Args = {"seat": f"seat:{seat}", "character": f"character:{one.id}"}
        match.tell(Event("character-taken", args))
    start = match.box.start if one.start == NOWHERE else one.start
    state.figures[seat] = (start,) * (1 + one.extra_figures)  # Niccolo and Marco Polo: two
    if one.start_post != NOWHERE:
        place_post(match, seat, one.start_post)  # Kublai Khan, first in Beijing  [V15.4, R40]
        state.due[seat] = ()
        state.fresh = ()


class Draft(Decision):
    """Which character?  [V16.2]"""

    def options(self, match: Table) -> list[int]:
        """Those revealed and not yet taken."""
        return [match.box.codes.character + one for one in match.state.revealed]

    def resolve(self, match: Table, action: int) -> None:
        """Take it."""
        chosen = action - match.box.codes.character
        state = match.state
        state.revealed = tuple(one for one in state.revealed if one != chosen)
        assign(match, self.seat, chosen)

    def question(self, match: Table) -> Message:
        """Which one?"""
        return Message("ask-character")

    def why_not(self, match: Table, target: str) -> Reason | None:
        """Taken by somebody, or never revealed."""
        name = target.partition(":")[2] or target.partition(" ")[2]
        if name not in match.box.character_ids:
            return None
        args: Args = {"character": f"character:{name}"}
        if match.box.character_ids.index(name) in match.state.characters:
            return Reason("V16.2", "no-character-taken", args)
        return Reason("V16.2", "no-character-hidden", args)


def pay_watchers(match: Table, seat: int, space: int) -> None:
    """Mercator ex Tabriz earns when another player uses certain spaces.  [V15.3, R35]"""
    characters = match.state.characters
    for character, reward in match.box.watchers[match.seats][space]:
        if character in characters and characters[seat] != character:
            gain(match, characters.index(character), reward)

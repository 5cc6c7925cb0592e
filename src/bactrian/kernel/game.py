"""A game: a rulebook with its components, ready to start matches.  It holds no match itself."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from bactrian.kernel.action import ActionTable
from bactrian.kernel.compiling import mypyc_attr
from bactrian.kernel.dealer import Dealer, SeededDealer
from bactrian.kernel.errors import BactrianError, Malformed
from bactrian.kernel.machine import State
from bactrian.kernel.match import Match
from bactrian.kernel.message import Json
from bactrian.kernel.piece import Piece
from bactrian.kernel.position import read_position, write_position
from bactrian.kernel.record import FORMAT, Record
from bactrian.kernel.sheet import Sheet
from bactrian.kernel.standing import Standing

Options = Mapping[str, str]
"""What a table has agreed on: every option of the game and the choice made."""


class TableOption:
    """Something a table agrees on before the match: a variant, or how an open point is ruled."""

    def __init__(
        self, key: str, choices: tuple[str, ...], seats: Mapping[str, tuple[int, ...]] | None = None
    ) -> None:
        self.key: Final = key
        self.choices: Final = choices
        self.seats: Final = dict(seats or {})

    @property
    def default(self) -> str:
        """The choice of a table that says nothing."""
        return self.choices[0]

    def check(self, choice: str, seats: int) -> str:
        """*choice*, if it is one for that many seats."""
        if choice not in self.choices:
            raise Malformed(f"{self.key} is one of {', '.join(self.choices)}, not “{choice}”")
        if seats not in self.seats.get(choice, (seats,)):
            counts = " or ".join(str(count) for count in self.seats[choice])
            raise Malformed(f"{self.key}={choice} is for {counts} seats, not {seats}")
        return choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rulebook of one title.  Games fill in what is declared here; ``Any`` is their match.

    As in all the kernel, ``abstractmethod`` lets mypy miss what a game has not got; that nothing
    derives from ``ABC`` is on purpose (docs/decisions/0006-compiled-rules.md).
    """

    def __init__(
        self,
        title: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[TableOption, ...],
        box: Any,
        components: str,
        table: ActionTable,
        labels: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.title: Final = title
        self.rules_version: Final = rules_version  # rises when old matches would run otherwise
        self.seats: Final = seats
        self.options: Final = options
        self.box: Final = box  # what is printed: the components, in the game's own class
        self.components: Final = components  # a digest of a component file not our own, or ""
        self.table: Final = table
        self.labels: Final = labels  # of the cards of every deck, by the deck's name

    @abstractmethod
    def facts(self) -> dict[str, Json]:
        """Title, credits, seats, minutes: what a shelf shows."""

    @abstractmethod
    def board(self) -> dict[str, Json]:
        """What is printed, for whoever draws the table: the same for every match."""

    @abstractmethod
    def names(self, language: str) -> dict[str, str]:
        """The name of every element of the table that has one, by its id."""

    @abstractmethod
    def setup(self, seats: int, options: Options) -> State:
        """The table before anything is dealt or placed."""

    @abstractmethod
    def begin(self, match: Any) -> None:
        """Line up the sequence of play."""

    @abstractmethod
    def view(self, match: Any, seat: int) -> dict[str, Json]:
        """What *seat* may know of the table, built up from nothing."""

    @abstractmethod
    def observe(self, match: Any, seat: int, sheet: Sheet) -> None:
        """Write down as numbers what *seat* may know of the table: no more than its view shows."""

    @abstractmethod
    def redeal(self, match: Any, seat: int) -> None:
        """Deal afresh what *seat* cannot know, in keeping with what it does know."""

    @abstractmethod
    def standing(self, match: Any, viewer: int) -> Standing:
        """Points by source as *viewer* may know them."""

    @abstractmethod
    def appraise(self, match: Any) -> list[float]:
        """The points every seat may expect at the end, judged by all that *match* holds.

        Bots ask this of worlds they imagine, thousands of times for one choice.
        """

    @abstractmethod
    def doubt(self, match: Any) -> float:
        """How many points an appraisal may be wrong by: many at first, few near the end."""

    def asides(self, match: Any, seat: int) -> list[int]:
        """What *seat* may say at any time, asked or not, without anybody noticing."""
        return []

    def hear(self, match: Any, seat: int, action: int) -> None:
        """Note an aside; nothing on the table changes by it at once."""
        raise BactrianError(f"{self.title} offers asides and does not hear them")

    def start(
        self,
        seats: int | None = None,
        dealer: Dealer | None = None,
        options: Options | None = None,
        record: bool = True,
    ) -> Match[Any, Any]:
        """A new match, dealt and ready for its first question."""
        seats = self.seats[0] if seats is None else seats
        chosen = self.agree(seats, options or {})
        dealer = SeededDealer(0) if dealer is None else dealer
        match = self._match(seats, chosen, self.setup(seats, chosen), dealer)
        if record:
            match.record = Record([self.header(seats, chosen), f"dealer {dealer.header()}"])
        self.begin(match)
        match.begin()
        return match

    def agree(self, seats: int, options: Options) -> dict[str, str]:
        """Every option of the game with its choice, checked for that many seats."""
        if seats not in self.seats:
            raise Malformed(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}"
            )
        known = [option.key for option in self.options]
        for key in options:
            if key not in known:
                raise Malformed(f"{self.title} has no option “{key}”; it has {', '.join(known)}")
        return {o.key: o.check(options.get(o.key, o.default), seats) for o in self.options}

    def header(self, seats: int, chosen: Options) -> str:
        """The first line of a journal."""
        words = [FORMAT, self.title, f"rules={self.rules_version}", f"seats={seats}"]
        if self.components:
            words.append(f"components={self.components}")
        return " ".join(words + [f"{key}={choice}" for key, choice in chosen.items()])

    def position(self, match: Any) -> str:
        """A short text that names a position, all secrets included."""
        return write_position(match)

    def at(self, position: str, dealer: Dealer | None = None) -> Match[Any, Any]:
        """The match that a position text names."""
        content = read_position(position, self, self.kinds())
        chosen = self.agree(content.seats, content.options)
        dealer = SeededDealer(0) if dealer is None else dealer
        match = self._match(content.seats, chosen, content.state, dealer)
        match.stack.extend(content.stack)
        match.lanes = content.lanes
        match.begin()
        return match

    def _match(self, seats: int, options: Options, state: State, dealer: Dealer) -> Match[Any, Any]:
        return Match(self, self.box, seats, options, state, dealer, [], [()] * seats, 0)

    def kinds(self) -> dict[str, type[Piece]]:
        """The classes of pieces this game is made of, by name: its own and the kernel's."""
        own = type(self).__module__.rpartition(".")[0]
        found: dict[str, type[Piece]] = {}
        waiting = [Piece]
        while waiting:
            kind = waiting.pop()
            waiting.extend(kind.__subclasses__())
            if kind.__module__.startswith((own, "bactrian.kernel")):
                found[kind.__name__] = kind
        return found

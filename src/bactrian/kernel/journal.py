"""Journals: a match as text, one line per answer and per result of the dealer.

    bactrian 1 expedition rules=1 seats=2 variant=standard start=first
    dealer seed 7
    deal pile red-oil blue-silk …
    0 stop                            # comments are allowed anywhere
    0 take pile

A journal replays to the same match, byte for byte.  A finished one ends with its result and a
digest of all lines above, so that no change goes unnoticed.
"""

from collections.abc import Iterator
from typing import Any

from bactrian.kernel.dealer import Dealer, SeededDealer
from bactrian.kernel.errors import BactrianError, JournalError
from bactrian.kernel.fair import FairDealer, commitment
from bactrian.kernel.game import Game
from bactrian.kernel.match import Match
from bactrian.kernel.recorded import Journal, RecordedDealer

__all__ = ["Journal", "moments", "recompute", "replay", "resume", "text_of"]


def moments(game: Game, journal: Journal) -> Iterator[tuple[int, Match[Any, Any]]]:
    """The match a journal tells, after its start and after every answer, with the line's number.

    It is one and the same match each time, moving on.
    """
    reader = RecordedDealer(journal)
    match = _start(game, journal, reader)
    yield journal.lines[1][0], match
    for number, _ in _answers(match, reader):
        yield number, match


def replay(game: Game, journal: Journal, to: int | None = None) -> Match[Any, Any]:
    """The match a journal tells, up to line *to* of the file if that is given.

    Every draw is taken from the journal and must have been possible; every answer must have been
    an option; and the whole must read exactly as the match writes it.
    """
    reader = RecordedDealer(journal)
    match = _start(game, journal, reader)
    for _ in _answers(match, reader, to):
        pass
    if to is None:
        _compare(match, journal)
    return match


def recompute(game: Game, journal: Journal) -> Match[Any, Any]:
    """The match a journal tells, with every draw computed anew from its seed or revealed secret.

    Fails at the first result that does not follow.  The match can be played on.
    """
    for match in resume(game, journal, _live_dealer(journal)):
        last = match
    return last


def resume(
    game: Game, journal: Journal, dealer: Dealer, recorded: int = 0
) -> Iterator[Match[Any, Any]]:
    """The match a journal tells, after its start and after every answer, to be played on.

    It is one and the same match each time.  All chance comes from *dealer*, which must give again
    what is written; in the first *recorded* lines it is taken as written, and *dealer* starts
    after them: so goes on what branched off from another match.
    """
    reader = RecordedDealer(journal)
    match = _start(game, journal, reader if recorded else dealer)
    if recorded:
        yield match
        for _ in _answers(match, reader, to=journal.lines[recorded - 1][0]):
            yield match
        match.dealer = dealer
    else:
        reader.skip_chance()
        yield match
    agreed = _agree(match, journal, 0)
    for _ in _answers(match, reader):
        reader.skip_chance()
        agreed = _agree(match, journal, agreed)
        yield match
    _compare(match, journal)


def _live_dealer(journal: Journal) -> Dealer:
    number = journal.lines[1][0]
    match journal.dealer:
        case ["seed", seed]:
            return SeededDealer(seed)
        case ["fair", promised, *salts]:
            secret = journal.ending("reveal")
            if not secret:
                raise JournalError(
                    number, "the secret is not revealed: it is at the end of a match"
                )
            try:
                dealer = FairDealer(secret, salts)
            except BactrianError as error:
                raise JournalError(number, str(error)) from None
            if commitment(secret) != promised:
                raise JournalError(number, "the revealed secret is not the one that was promised")
            return dealer
    raise JournalError(
        number, f"chance from “{' '.join(journal.dealer)}” cannot be recomputed, only seed and fair"
    )


def _start(game: Game, journal: Journal, dealer: Dealer) -> Match[Any, Any]:
    number = journal.lines[0][0]
    options = dict(journal.settings)
    rules, seats = options.pop("rules", ""), options.pop("seats", "")
    components = options.pop("components", "")
    if journal.title != game.title:
        raise JournalError(number, f"this is a match of {journal.title}, not of {game.title}")
    if rules != str(game.rules_version):
        raise JournalError(number, f"played under rules={rules}; these are {game.rules_version}")
    if components != game.components:
        raise JournalError(
            number,
            f"played with other components ({components or 'the standard ones'}, "
            f"not {game.components or 'the standard ones'})",
        )
    if not seats.isdecimal():
        raise JournalError(number, "the number of seats is missing, such as seats=3")
    try:
        return game.start(int(seats), dealer, options)
    except JournalError:
        raise
    except BactrianError as error:
        raise JournalError(number, str(error)) from None


def _answers(
    match: Match[Any, Any], reader: RecordedDealer, to: int | None = None
) -> Iterator[tuple[int, str]]:
    """Give the answers of a journal one by one, up to line *to*."""
    while (entry := reader.answer(to)) is not None:
        number, line = entry
        try:
            _answer(match, line)
        except JournalError:
            raise
        except BactrianError as error:
            raise JournalError(number, str(error)) from None
        yield entry


def _answer(match: Match[Any, Any], line: str) -> None:
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or not text:
        raise BactrianError(f"“{line}” is no line of a journal: a seat's number and its answer")
    if text == "undo":
        match.undo(int(seat))
    else:
        match.play(int(seat), match.game.table.code(text))


def _agree(match: Match[Any, Any], journal: Journal, start: int) -> int:
    """Compare what the match has written from line *start* on; how many lines agree now."""
    assert match.record is not None
    written = match.record.lines
    agreed = min(len(written), len(journal.lines))
    for (number, line), expected in zip(
        journal.lines[start:agreed], written[start:agreed], strict=True
    ):
        if line != expected:
            raise JournalError(number, difference(line, expected))
    return agreed


def difference(line: str, expected: str) -> str:
    """Where two lines differ; in a long line only the word that does."""
    words, wanted = line.split(), expected.split()
    if len(words) == len(wanted) > 3 and words[:2] == wanted[:2]:
        place = next(i for i, word in enumerate(words) if word != wanted[i])
        line = f"{words[0]} {words[1]} … {words[place]}"
        expected = f"{words[0]} {words[1]} … {wanted[place]}"
    return f"says “{line}” where the match gives “{expected}”"


def _compare(match: Match[Any, Any], journal: Journal) -> None:
    """The whole journal must read exactly as the match writes it."""
    agreed = _agree(match, journal, 0)
    assert match.record is not None
    if len(journal.lines) > agreed:
        number, line = journal.lines[agreed]
        raise JournalError(number, f"nothing can follow here, not “{line}”")
    if len(match.record.lines) > agreed:
        missing = match.record.lines[agreed].split()[0]
        raise JournalError(journal.number_after_last(), f"the line “{missing} …” is missing")


def text_of(match: Match[Any, Any]) -> str:
    """The journal of a match that keeps a record."""
    if match.record is None:
        raise BactrianError("this match keeps no record, so it has no journal")
    return "\n".join(match.record.lines) + "\n"

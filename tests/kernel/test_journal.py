"""A journal that cannot be true is refused, with the line and the reason."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bactrian
from bactrian.kernel.errors import JournalError
from bactrian.kernel.fair import FairDealer
from bactrian.kernel.journal import Journal, moments, resume
from bactrian.kernel.record import digest_of
from bactrian.kernel.recorded import RecordedDealer
from tests.support import play_out

GAME = bactrian.game("expedition")
SECRET = "00112233445566778899aabbccddeeff"


def journal(dealer: bactrian.SeededDealer | FairDealer | None = None) -> list[str]:
    match = play_out(GAME.start(3, dealer or bactrian.SeededDealer(7)), 7)
    return bactrian.text_of(match).splitlines()


LINES = journal()
FAIR = journal(FairDealer(SECRET, ["alice", "bob"]))


def refusal(lines: list[str]) -> str:
    with pytest.raises(JournalError) as caught:
        bactrian.replay(GAME, Journal("\n".join(lines)))
    return str(caught.value)


def resealed(lines: list[str]) -> list[str]:
    """The journal with a digest that fits: the forger has thought of that."""
    return [*lines[:-1], f"digest {digest_of(lines[:-1])}"]


def index(pattern: str, after: int = 0) -> int:
    return next(i for i, line in enumerate(LINES) if i >= after and re.search(pattern, line))


def test_comments_and_spaces_do_not_matter() -> None:
    text = "\n".join(f"  {line.replace(' ', '   ')}  # remark\n\n" for line in LINES)
    match = bactrian.replay(GAME, Journal("# a match\n" + text))
    assert bactrian.text_of(match).splitlines() == LINES


def test_an_unfinished_journal_replays_and_can_be_played_on() -> None:
    for cut in range(3, len(LINES) - 3, 17):
        while LINES[cut].startswith("deal"):
            cut += 1
        match = bactrian.recompute(GAME, Journal("\n".join(LINES[:cut])))
        assert bactrian.text_of(match).splitlines() == LINES[:cut]
        play_out(match, cut)


def resumed(lines: list[str], dealer: bactrian.SeededDealer | FairDealer, recorded: int = 0) -> Any:
    return list(resume(GAME, Journal("\n".join(lines)), dealer, recorded))[-1]


def test_a_match_with_a_secret_is_resumed_at_any_answer_and_ends_the_same() -> None:
    for cut in range(3, len(FAIR) - 3):
        if FAIR[cut].startswith(("deal", "reveal", "result", "digest")):
            continue
        match = resumed(FAIR[:cut], FairDealer(SECRET, ["alice", "bob"]))
        assert bactrian.text_of(match).splitlines() == FAIR[:cut]
        for line in FAIR[cut:]:
            if line[0].isdecimal():
                match.play(int(line[0]), GAME.table.code(line[2:]))
        assert bactrian.text_of(match).splitlines() == FAIR


def test_a_match_is_not_resumed_by_another_dealer() -> None:
    with pytest.raises(JournalError, match="line 2"):
        resumed(FAIR, FairDealer("ff" * 16, ["alice", "bob"]))
    with pytest.raises(JournalError, match="where the match gives"):
        resumed([*FAIR[:3], *FAIR[3:-3]], FairDealer(SECRET, ["alice"]))


def test_a_branch_keeps_what_was_dealt_and_goes_on_with_a_dealer_of_its_own() -> None:
    for cut in range(3, len(LINES) - 3, 7):
        while LINES[cut].startswith("deal"):
            cut += 1
        lines = [LINES[0], "dealer open", *LINES[2:cut]]
        match = resumed(lines, bactrian.SeededDealer("branch"), cut)
        assert bactrian.text_of(match).splitlines() == lines
        play_out(match, cut)
        text = bactrian.text_of(match)
        again = resumed(text.splitlines(), bactrian.SeededDealer("branch"), cut)
        assert bactrian.text_of(again) == text
        assert bactrian.text_of(bactrian.replay(GAME, Journal(text))) == text


def test_replay_stops_at_a_line() -> None:
    to = index("^1 ")
    match = bactrian.replay(GAME, Journal("\n".join(LINES)), to=to)
    assert match.record is not None
    assert match.record.lines == LINES[:to]


def test_moments_go_through_the_match_answer_by_answer() -> None:
    answers = [number for number, line in enumerate(LINES, 1) if line[0].isdecimal()]
    numbers = [number for number, _ in moments(GAME, Journal("\n".join(LINES)))]
    assert numbers == [2, *answers]


Forgery = Callable[[list[str]], list[str]]


def without(pattern: str, after: int = 0) -> Forgery:
    return lambda lines: [line for i, line in enumerate(lines) if i != index(pattern, after)]


def instead(pattern: str, new: str, after: int = 0) -> Forgery:
    return lambda lines: [
        new if i == index(pattern, after) else line for i, line in enumerate(lines)
    ]


FORGERIES: dict[str, tuple[Forgery, str]] = {
    "empty": (lambda lines: [], r"line 1: this is empty"),
    "no journal": (lambda lines: ["hello"], r"line 1: a journal starts with “bactrian 1”"),
    "other format": (instead("^bactrian", "bactrian 2 expedition"), r"line 1: a journal starts"),
    "other game": (
        instead("^bactrian", "bactrian 1 chess rules=1 seats=3"),
        r"line 1: this is a match of chess, not of expedition",
    ),
    "other rules": (
        lambda lines: [lines[0].replace("rules=1", "rules=9"), *lines[1:]],
        r"line 1: played under rules=9; these are 1",
    ),
    "other components": (
        lambda lines: [lines[0] + " components=abc", *lines[1:]],
        r"line 1: played with other components \(abc, not the standard ones\)",
    ),
    "no seats": (
        lambda lines: [lines[0].replace(" seats=3", ""), *lines[1:]],
        r"line 1: the number of seats is missing",
    ),
    "too many seats": (
        lambda lines: [lines[0].replace("seats=3", "seats=9"), *lines[1:]],
        r"line 1: expedition is for 2 to 5 seats, not 9",
    ),
    "unknown option": (
        lambda lines: [lines[0] + " weather=fine", *lines[1:]],
        r"line 1: expedition has no option “weather”",
    ),
    "no setting": (lambda lines: [lines[0] + " fine", *lines[1:]], r"line 1: “fine” is no setting"),
    "no dealer": (lambda lines: lines[:1] + lines[2:], r"line 2: the second line says where"),
    "garbled answer": (instead("^0 ", "0 fly away"), r"line \d+: no action reads “fly away”"),
    "garbled line": (instead("^0 ", "???"), r"line \d+: “\?\?\?” is no line of a journal"),
    "foreign answer": (
        lambda lines: [
            line.replace("0 ", "1 ", 1) if i == index("^0 ") else line
            for i, line in enumerate(lines)
        ],
        r"line \d+: seat 1 is not asked now; seat 0 is",
    ),
    "unknown seat": (instead("^0 ", "7 stop"), r"line \d+: seat 7 is not asked now"),
    "no option": (instead("^0 ", "0 take 1"), r"line \d+: “take 1” is not possible now; possible:"),
    "dropped answer": (without("^0 take|^0 draw"), r"line \d+: "),
    "dropped draw": (
        without("^deal pile", after=4),
        r"line \d+: the match needs “deal pile …” here",
    ),
    "shortened draw": (
        lambda lines: [line.rsplit(" ", 1)[0] if i == 2 else line for i, line in enumerate(lines)],
        r"line 4: the match needs “deal pile …” here",
    ),
    "surplus draw": (
        lambda lines: [line + " red-oil" if i == 2 else line for i, line in enumerate(lines)],
        r"line 3: “red-oil” is more than the match deals here",
    ),
    "unknown card": (
        instead("^deal pile", "deal pile gold-camel", after=4),
        r"line \d+: “gold-camel” is no card of the deck “pile”",
    ),
    "a card too often": (
        lambda lines: [
            "deal pile" + " red-oil" * 20 if i == 2 else line for i, line in enumerate(lines)
        ],
        r"line 3: no “red-oil” is left in the deck “pile”",
    ),
    "wrong kind of chance": (
        instead("^deal pile", "roll pile 3", after=4),
        r"line \d+: the match needs “deal pile …” here, not “roll pile 3”",
    ),
    "cut in a deal": (
        lambda lines: lines[: index("^deal", after=4)],
        r"line \d+: the journal ends where the match needs “deal pile”",
    ),
    "undo that cannot be": (
        lambda lines: [*lines[:3], "0 undo", *lines[3:]],
        r"line 4: there is nothing to take back",
    ),
    "no result": (lambda lines: lines[:-2], r"line \d+: the line “result …” is missing"),
    "no digest": (lambda lines: lines[:-1], r"line \d+: the line “digest …” is missing"),
    "other result": (
        lambda lines: resealed([*lines[:-2], "result 99 0 0", lines[-1]]),
        r"line \d+: says “result 99 0 0” where the match gives “result",
    ),
    "other digest": (
        lambda lines: [*lines[:-1], "digest 00"],
        r"line \d+: says “digest 00” where the match gives “digest",
    ),
    "something after the end": (
        lambda lines: [*lines, "result 1 2 3"],
        r"line \d+: nothing can follow here, not “result 1 2 3”",
    ),
    "an answer after the end": (
        lambda lines: [*lines[:-2], "0 stop", *lines[-2:]],
        r"line \d+: the match is over",
    ),
}


@pytest.mark.parametrize("case", FORGERIES)
def test_a_line_that_cannot_follow_is_refused_with_its_number(case: str) -> None:
    forge, sentence = FORGERIES[case]
    assert re.match(sentence, refusal(forge(LINES)))


def test_swapped_lines_are_refused() -> None:
    first = index("^0 ")
    swapped = LINES.copy()
    second = index("^1 ")
    swapped[first], swapped[second] = swapped[second], swapped[first]
    assert refusal(swapped).startswith(f"line {first + 1}: ")


@settings(max_examples=60)
@given(st.data())
def test_any_change_of_a_finished_journal_shows(data: st.DataObject) -> None:
    lines = LINES.copy()
    row = data.draw(st.integers(0, len(lines) - 1))
    column = data.draw(st.integers(0, len(lines[row]) - 1))
    letter = data.draw(st.sampled_from("abcxyz0123456789-="))
    if lines[row][column] in (letter, " "):
        return
    lines[row] = lines[row][:column] + letter + lines[row][column + 1 :]
    with pytest.raises(JournalError):
        bactrian.replay(GAME, Journal("\n".join(lines)))


def forgery(lines: list[str]) -> list[str]:
    """A late card is another one and the digest is made to fit; the match still runs."""
    for i in range(len(lines) - 1, 2, -1):
        if not lines[i].startswith("deal pile"):
            continue
        for card in GAME.labels["pile"]:
            forged = [*lines[:i], f"deal pile {card}", *lines[i + 1 :]]
            if forged == lines:
                continue
            try:
                bactrian.replay(GAME, Journal("\n".join(resealed(forged))))
            except JournalError:
                continue
            return resealed(forged)
    raise AssertionError("no forgery found")


@pytest.mark.parametrize("lines", [LINES, FAIR], ids=["seeded", "fair"])
def test_verify_catches_a_card_that_does_not_follow_from_the_secret(lines: list[str]) -> None:
    bactrian.recompute(GAME, Journal("\n".join(lines)))
    forged = forgery(lines)
    with pytest.raises(JournalError, match=r"says “deal pile \S+” where the match gives “deal"):
        bactrian.recompute(GAME, Journal("\n".join(forged)))


def test_a_fair_journal_reveals_its_secret_at_the_end_only() -> None:
    assert FAIR[-3] == f"reveal {SECRET}"
    assert FAIR[1].endswith("alice bob")
    unfinished = FAIR[:5]
    with pytest.raises(JournalError, match="line 2: the secret is not revealed"):
        bactrian.recompute(GAME, Journal("\n".join(unfinished)))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("reveal 0", "reveal 1"), "not the one that was promised"),
        (("reveal 0", "reveal x"), "hexadecimal"),
        (("dealer fair", "dealer kind"), "cannot be recomputed, only seed and fair"),
    ],
)
def test_a_wrong_secret_is_refused(change: tuple[str, str], sentence: str) -> None:
    text = "\n".join(FAIR).replace(*change)
    with pytest.raises(JournalError, match=f"line 2: .*{sentence}"):
        bactrian.recompute(GAME, Journal(text))


def test_a_changed_salt_shows() -> None:
    with pytest.raises(JournalError, match="line 3: says “deal pile"):
        bactrian.recompute(GAME, Journal("\n".join(FAIR).replace("alice", "eve")))


def test_a_journal_deals_nothing_that_it_has_no_name_for() -> None:
    dealer = RecordedDealer(Journal("\n".join(journal())))
    with pytest.raises(JournalError, match="a nameless choice of 6 is asked for"):
        dealer.pick(6)

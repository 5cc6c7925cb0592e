"""Whole matches at the terminal, driven through what is typed."""

from pathlib import Path

import pytest

import bactrian
from bactrian.words import LANGUAGES
from tests.cli.run import Ran, refused, run

ENDS = {
    "en": "The match is over: Daidu was reached.",
    "de": "Die Partie ist zu Ende: Daidu wurde erreicht.",
    "nl": "De partij is afgelopen: Daidu werd bereikt.",
}


RASH = ("expedition", "--seed", "5", "--seats", "you,random,random")
"""Somebody with two bots that do not think."""


def play(home: Path, *typed: str, words: tuple[str, ...] = RASH) -> Ran:
    return run("play", *words, typed="".join(f"{line}\n" for line in typed), home=home)


def journals(home: Path) -> list[Path]:
    return sorted((home / "journals").glob("*.journal"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match(language: str, tmp_path: Path) -> None:
    words = ("expedition", "--seed", "5", "--lang", language, "--seats", "you:Anna,random,random")
    ran = play(tmp_path, *["1"] * 3000, words=words)
    assert ran.code == 0, ran.err
    assert ENDS[language] in ran.out
    assert "Anna" in ran.out
    assert "Random 2" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if "journal" not in line)
    (path,) = journals(tmp_path)
    assert str(path) in ran.out
    assert run("verify", str(path)).code == 0


@pytest.mark.parametrize("title", bactrian.titles())
def test_every_game_can_be_played_and_resumed(title: str, tmp_path: Path) -> None:
    words = (title, "--seed", "3", "--seats", "you,random,random")
    begun = play(tmp_path, *["1", "?", "table", "score"] * 5, words=words)
    assert begun.code == 0, begun.err
    assert "The match is saved." in begun.out
    ended = play(tmp_path, *["1", "2", "1", "3"] * 5000, words=("--resume",))
    assert "The match is over:" in ended.out
    (path,) = journals(tmp_path)
    assert run("verify", str(path)).code == 0


def test_the_table_the_question_and_the_prices_are_shown(tmp_path: Path) -> None:
    out = play(tmp_path).out
    for sentence in (
        "Seat 1 is you.",
        "Random 2 is a bot that takes any choice.",
        "Hormuz        –                 Red (you)",
        "Kantshou      One of each good  scores 6",
        "You (Red): 3 gold, 5 cards.",
        "Random 2 (Blue): 3 gold, 5 cards.",
        "Draw pile: 35. Discard pile: 0.",
        "Your hand: Fruit (red), Fruit (green)",
        "Your move: the next space is Kerman (Any one good).",
        "  1. Lay Fruit (red); costs 1 card",
        "  5. Pass",
    ):
        assert sentence in out


def test_the_end_of_the_input_leaves_and_saves(tmp_path: Path) -> None:
    ran = play(tmp_path)
    assert ran.code == 0
    assert "The match is saved." in ran.out
    assert str(journals(tmp_path)[0]) in ran.out


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    left = play(tmp_path, "1", "quit")
    before = journals(tmp_path)[0].read_text()
    ran = play(tmp_path, words=("--resume",))
    assert "Your move: the next space is Lut Desert" in left.out
    assert "Your move: the next space is Lut Desert" in ran.out
    assert "is dealt" not in ran.out
    assert journals(tmp_path)[0].read_text() == before
    assert (
        "Dein Zug: Das nächste Feld ist Wüste Lut"
        in play(tmp_path, words=("--resume", "--lang", "de")).out
    )


def test_going_on_may_name_the_game_but_nothing_else(tmp_path: Path) -> None:
    play(tmp_path)
    assert play(tmp_path, words=("expedition", "--resume")).code == 0
    assert "only GAME" in refused(play(tmp_path, words=("--resume", "--seed", "4")))
    assert "no unfinished match of samarkand" in refused(
        play(tmp_path, words=("samarkand", "--resume"))
    )


def test_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert "no unfinished match" in refused(play(tmp_path, words=("--resume",)))
    play(tmp_path, *["1"] * 3000)
    assert "no unfinished match" in refused(play(tmp_path, words=("--resume",)))


def test_a_damaged_match_is_refused(tmp_path: Path) -> None:
    play(tmp_path, "1")
    (path,) = journals(tmp_path)
    text = path.read_text()
    path.write_text(text.replace("0 pay", "0 eat"))
    assert "line" in refused(play(tmp_path, words=("--resume",)), 1)
    path.write_text("# table {\n" + text.partition("\n")[2])
    assert "garbled" in refused(play(tmp_path, words=("--resume",)))


def test_an_answer_is_taken_back(tmp_path: Path) -> None:
    out = play(tmp_path, "u", "1", "u", "undo").out
    assert out.count("There is nothing to take back") == 2
    assert "Seat 1 takes an answer back." in out
    assert out.count("the next space is Kerman") == 2
    assert journals(tmp_path)[0].read_text().endswith("0 undo\n")
    assert "the next space is Kerman" in play(tmp_path, words=("--resume",)).out


def test_an_answer_in_its_own_words(tmp_path: Path) -> None:
    out = play(tmp_path, "lay fruit (red)", "STOP", "draw").out
    assert "Seat 1 pays Fruit (red) and moves Red to Kerman." in out
    assert "Which card do you take?" in out
    assert "Seat 1 draws " in out


@pytest.mark.parametrize("typed", ["0", "6", "99999", "-1", "1.5", "dance", "²", "? 6", "? 0"])
def test_bad_input_says_what_would_be_accepted(typed: str, tmp_path: Path) -> None:
    ran = play(tmp_path, typed)
    assert ran.code == 0
    assert "Type a number from 1 to 5 to answer" in ran.out.partition(f"> {typed}\n")[2]


def test_an_empty_line_is_only_reminded(tmp_path: Path) -> None:
    out = play(tmp_path, "").out
    assert "Type a number from 1 to 5" in out
    assert "no command" not in out


def test_help_lists_the_commands(tmp_path: Path) -> None:
    out = play(tmp_path, "help").out
    for word in ("?", "u", "table", "log", "score", "rules", "help", "quit"):
        assert f"\n  {word}: " in out


def test_commands_of_every_language_are_understood(tmp_path: Path) -> None:
    out = play(tmp_path, "stand", "tisch", "tafel", "Hilfe", "ende").out
    assert "Seat 1: 3 (Starting gold 3)" in out
    assert out.count("The track.") == 3
    assert "this list" in out
    assert "no command" not in out


def test_the_log_is_what_the_seat_was_told(tmp_path: Path) -> None:
    out = play(tmp_path, "log", "log 1").out
    assert out.count("Seat 1 is dealt") == 1
    assert "Random 2 is dealt" not in out
    assert out.count("It is Seat 1's turn.") == 2


def test_rules_are_shown_by_number(tmp_path: Path) -> None:
    out = play(tmp_path, "rules", "rules E6.2", "rules X9").out
    assert "In one minute" in out
    assert "“bactrian rules expedition” shows them all" in " ".join(out.split())
    assert "\n- E6.2 " in out
    assert "There is no such rule. Near it are: " in out


def test_a_menu_where_no_game_is_named(tmp_path: Path) -> None:
    number = str(bactrian.titles().index("expedition") + 1)
    ran = play(tmp_path, "99", "", number, "quit", words=())
    assert "Which game?" in ran.out
    assert ran.out.count("Type a number from 1 to") == 2
    assert "Your move" in ran.out
    assert "Your move" in play(tmp_path, "expedition", words=()).out
    assert "Your move" not in play(tmp_path, "quit", words=()).out
    assert play(tmp_path, words=()).code == 0


def test_several_people_hand_over_before_a_secret_is_shown(tmp_path: Path) -> None:
    words = ("expedition", "--seed", "5", "--seats", "you:Anna,you:Ben,random")
    out = play(tmp_path, "", "stop", "draw", "", "log", "quit", words=words).out
    annas, bens = out.split("Hand over to Ben.")
    assert annas.index("Hand over to Anna.") < annas.index("Your hand: Fruit (red)")
    assert "Anna draws a card" not in annas
    assert "Anna draws " in annas
    assert "Anna draws a card from the pile." in bens
    assert "Your hand: Fruit (red)" not in bens
    assert "Ben is dealt" in bens
    assert "Anna is dealt" not in bens
    quit_at_once = play(tmp_path, "quit", words=words).out
    assert "Your hand" not in quit_at_once


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    ran = play(tmp_path, words=("expedition", "--seats", "random,random", "--seed", "1"))
    assert ENDS["en"] in ran.out
    assert "is dealt" not in ran.out


def test_options_and_seats(tmp_path: Path) -> None:
    out = play(tmp_path, words=("expedition", "--option", "variant=tactical", "--seed", "5")).out
    assert "Your move: step with a figure, or stay." in out
    assert "Random 3" not in out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "no game “chess”"),
        (["expedition", "--seats", "you"], "2 to 5"),
        (
            ["expedition", "--seats", "you,nobody"],
            "no bot “nobody”; there is random, greedy, easy, medium, hard, expert, sage:1s",
        ),
        (["expedition", "--option", "variant=fast"], "standard, tactical"),
        (["expedition", "--lang", "xx"], "no language “xx”"),
        (["expedition", "--seed", ""], "a seed is"),
        (["expedition", "--board", "/no/file"], "cannot be read"),
    ],
)
def test_bad_usage_is_refused_in_one_line(words: list[str], reason: str, tmp_path: Path) -> None:
    assert reason in refused(run("play", *words, home=tmp_path))


def test_a_home_that_cannot_be_written_is_refused() -> None:
    assert "cannot be written" in refused(run("play", "expedition", home=Path("/dev/null/x")))


def test_a_board_of_ones_own_is_remembered(tmp_path: Path) -> None:
    own = Path(bactrian.__file__).parent / "games/expedition/components/expedition.toml"
    board = tmp_path / "board.toml"
    board.write_text(own.read_text().replace('en = "Kerman"', 'en = "Kirman"'))
    words = ("expedition", "--board", str(board), "--seed", "5")
    assert "the next space is Kirman" in play(tmp_path, "quit", words=words).out
    assert "the next space is Kirman" in play(tmp_path, words=("--resume",)).out

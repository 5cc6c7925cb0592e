"""Every sentence is written in every language, and none is written in vain."""

import ast
import re
from pathlib import Path

import pytest

import bactrian
from bactrian.kernel.message import Message
from bactrian.words import LANGUAGES, Speaker, message_ids
from tests.support import Table, elements, start, table_id, tables, walk

SOURCE = Path(bactrian.__file__).parent

every_table = pytest.mark.parametrize("table", tables(), ids=table_id)


WEB = SOURCE / "web"


def files() -> list[str]:
    return ["common", "page", *bactrian.titles()]


def said_on_the_page() -> set[str]:
    """The ids of all sentences the page says by itself: it names them outright, as t("id")."""
    found = set()
    for path in sorted(WEB.rglob("*.js")):
        if WEB / "vendor" not in path.parents:
            found |= set(re.findall(r'\bt\("([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    return found


FACES = SOURCE / "terminal" / "faces"


def face(title: str) -> list[Path]:
    """The code of a game's face in the terminal, which speaks in the words of the game."""
    return [*FACES.glob(f"{title}.py"), *(FACES / title).rglob("*.py")]


def code_in(*folders: Path) -> list[Path]:
    """All code in some folders but the faces of games."""
    own = {path for title in bactrian.titles() for path in face(title)}
    return [path for folder in folders for path in folder.rglob("*.py") if path not in own]


def code_of(title: str) -> list[Path]:
    """All code that speaks in the words of a game."""
    return [*code_in(SOURCE / "games" / title), *face(title)]


def strings_in(paths: list[Path]) -> set[str]:
    """Every string constant of some code."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


MESSAGES = {"Message": 0, "Event": 0, "Reason": 1}
"""Where the id stands among the arguments of what makes a message."""


WORDS = {**MESSAGES, "word": 0}


def said_in(paths: list[Path], place: dict[str, int] = MESSAGES) -> set[str]:
    """The ids of all messages that some code says outright."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            index = place.get(name)
            if index is None or len(node.args) <= index:
                continue
            word = node.args[index]
            if isinstance(word, ast.Constant) and isinstance(word.value, str):
                found.add(word.value)
    return found


def derived(title: str) -> set[str]:
    """The ids that follow from a game's tables: answers and table options."""
    game = bactrian.game(title)
    words = {f"do-{action.verb}" for action in game.table}
    for option in game.options:
        words |= {f"option-{option.key}"}
        words |= {f"option-{option.key}-{choice}" for choice in option.choices}
    return words


@pytest.mark.parametrize("name", files())
def test_all_languages_have_the_same_messages(name: str) -> None:
    english = message_ids("en", name)
    assert len(set(english)) == len(english)
    for language in LANGUAGES:
        assert message_ids(language, name) == english


@pytest.mark.parametrize("title", bactrian.titles())
def test_no_message_of_a_game_is_missing(title: str) -> None:
    written = set(message_ids("en", title)) | set(message_ids("en", "common"))
    needed = said_in(code_of(title)) | said_in(face(title), WORDS) | derived(title)
    assert needed - written == set()


@pytest.mark.parametrize("title", bactrian.titles())
def test_no_message_of_a_game_is_unused(title: str) -> None:
    used = strings_in(code_of(title)) | derived(title)
    prefixes = ("source-", "ending-", "tie-", "price-")
    unused = [
        word
        for word in message_ids("en", title)
        if word not in used
        and not (word.startswith(prefixes) and word.partition("-")[2] in used | {"shared"})
    ]
    assert unused == []


def test_common_messages_are_said_and_written() -> None:
    written = set(message_ids("en", "common"))
    kernel, doors = (
        code_in(SOURCE / "kernel"),
        code_in(SOURCE / "words", SOURCE / "cli", SOURCE / "terminal"),
    )
    assert said_in(kernel) | said_in(doors, WORDS) <= written
    faces = [path for title in bactrian.titles() for path in face(title)]
    assert written - strings_in([*kernel, *doors, *faces]) - said_on_the_page() == set()


def test_messages_of_the_page_are_said_and_written() -> None:
    written = message_ids("en", "page")
    assert said_on_the_page() - set(written) - set(message_ids("en", "common")) == set()
    assert [word for word in written if word not in said_on_the_page()] == []


def test_the_page_overrides_nothing() -> None:
    """Its sentences live in one bundle with those of a game."""
    for name in ("common", *bactrian.titles()):
        assert set(message_ids("en", "page")) & set(message_ids("en", name)) == set()


@every_table
def test_everything_a_match_says_can_be_said_in_every_language(table: Table) -> None:
    match = start(table, 31)
    speakers = [Speaker(language, match.game) for language in LANGUAGES]
    messages: dict[str, Message] = {}
    prices = set()
    for step, (seat, _) in enumerate(walk(match, 31)):
        prompt = match.prompt(seat)
        said = [prompt.question, *(option.label for option in prompt.options)]
        prices |= {option.price for option in prompt.options}
        if step % 7 == 0:
            for target in elements(match.game):
                reason = match.why_not(seat, target)
                if reason is not None:
                    said += [reason] if reason.repair is None else [reason, reason.repair]
        messages |= {message.word: message for message in said}
    assert match.record is not None
    for event in match.record.events:
        said = [event] if event.outline is None else [event, event.outline]
        messages |= {message.word: message for message in said}
    for speaker in speakers:
        for message in messages.values():
            sentence = speaker.say(message)
            assert sentence
            assert "{" not in sentence
        for price in prices:
            speaker.price(price)
    outcome = match.standing().outcome
    assert outcome is not None
    for speaker in speakers:
        for score in match.standing().scores:
            for source in score.sources:
                speaker.word(f"source-{source}")
        speaker.word(f"ending-{outcome.reason}")
        if outcome.tie_break:
            speaker.word(f"tie-{outcome.tie_break}")


@pytest.mark.parametrize("title", bactrian.titles())
def test_names_are_complete_in_every_language(title: str) -> None:
    game = bactrian.game(title)
    english = set(game.names("en"))
    for language in LANGUAGES:
        names = game.names(language)
        assert set(names) == english
        assert all(names.values())

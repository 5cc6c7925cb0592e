"""Every game's rules are written down, in order, and the code cites only what is written."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

import bactrian

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "bactrian" / "games"
DOCS = ROOT / "docs" / "rules"
TITLES = sorted(path.parent.name for path in GAMES.glob("*/rules.md"))

RULE = re.compile(r"\b(?:[ESV]\d+(?:\.\d+)*|R\d+)\b")
CHAPTER = re.compile(r"^## ([ESV]\d+|R) \S")
ITEM = re.compile(r"^( *)- \*\*([^*]+)\*\* \S")
BRACKETS = re.compile(r"\[((?:[ESV]|R)\d[^\]]*)\]")

NOT_FOR_PLAYERS = {"S11.2", "S11.4", "V17"}
"""What the specification says to the program alone."""

every_title = pytest.mark.parametrize("title", TITLES)


@dataclass(frozen=True)
class Item:
    """A rule of a document: where it stands, how deep, and its id."""

    chapter: str
    indent: int
    id: str

    @property
    def number(self) -> tuple[int, ...]:
        return tuple(int(part) for part in self.id[1:].split("."))

    @property
    def parent(self) -> str:
        return "R" if self.id.startswith("R") else self.id.rpartition(".")[0]


def text(title: str) -> str:
    return (GAMES / title / "rules.md").read_text(encoding="utf-8")


def chapters(title: str) -> list[str]:
    return [found[1] for line in text(title).splitlines() if (found := CHAPTER.match(line))]


def items(title: str) -> list[Item]:
    listed = []
    chapter = ""
    for line in text(title).splitlines():
        if line.startswith("## "):
            heading = CHAPTER.match(line)
            chapter = heading[1] if heading else ""
        elif found := ITEM.match(line):
            listed.append(Item(chapter, len(found[1]), found[2]))
    return listed


def written(title: str) -> set[str]:
    return {*chapters(title), *(item.id for item in items(title))}


def cited(folder: Path) -> set[str]:
    """The rules named by strings of the code: as a whole string, or in a docstring's brackets."""
    rules: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if RULE.fullmatch(node.value):
                    rules.add(node.value)
                for bracket in BRACKETS.findall(node.value):
                    rules.update(RULE.findall(bracket))
    return rules


def test_every_game_has_its_rules() -> None:
    assert set(bactrian.titles()) <= set(TITLES)


@every_title
def test_ids_are_rules_and_unique(title: str) -> None:
    ids = [item.id for item in items(title)]
    assert ids
    assert [id for id in ids if not RULE.fullmatch(id)] == []
    assert sorted(ids) == sorted(set(ids))


@every_title
def test_chapters_ascend_and_rulings_come_last(title: str) -> None:
    *rules, rulings = chapters(title)
    numbers = [int(chapter[1:]) for chapter in rules]
    assert rulings == "R"
    assert len({chapter[0] for chapter in rules}) == 1
    assert numbers == sorted(set(numbers))


@every_title
def test_rules_ascend_and_stand_under_their_chapter(title: str) -> None:
    listed = items(title)
    above = ""
    for item in listed:
        if item.indent == 0:
            above = item.id
        assert item.indent in (0, 2), item
        assert item.parent == (above if item.indent else item.chapter), item
    for chapter in chapters(title):
        numbers = [item.number for item in listed if item.chapter == chapter]
        assert numbers, chapter
        assert numbers == sorted(numbers), chapter


@every_title
def test_the_document_names_only_its_own_rules(title: str) -> None:
    assert set(RULE.findall(text(title))) - written(title) == set()


@every_title
def test_the_code_cites_only_written_rules(title: str) -> None:
    assert cited(GAMES / title) - written(title) - NOT_FOR_PLAYERS == set()


@every_title
def test_the_documentation_shows_the_same_text(title: str) -> None:
    link = DOCS / f"{title}.md"
    assert link.is_symlink()
    assert not link.readlink().is_absolute()
    assert link.resolve() == (GAMES / title / "rules.md").resolve()

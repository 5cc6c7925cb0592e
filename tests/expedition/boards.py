"""Board files for tests: the game's own file with some words changed."""

from pathlib import Path

from bactrian.games.expedition import Expedition
from bactrian.games.expedition.components import OWN_FILE


def changed_file(folder: Path, *changes: tuple[str, str], name: str = "board.toml") -> Path:
    """The component file with each first text replaced by the second, once."""
    text = OWN_FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def changed_game(folder: Path, *changes: tuple[str, str]) -> Expedition:
    return Expedition(changed_file(folder, *changes))


def in_space(space: str, old: str, new: str) -> tuple[str, str]:
    """A change inside one space of the track."""
    text = OWN_FILE.read_text(encoding="utf-8")
    start = text.index(f'id = "{space}"\nstage')
    end = text.find("[[space]]", start)
    block = text[start : end if end > 0 else None]
    assert old in block, old
    return block, block.replace(old, new, 1)

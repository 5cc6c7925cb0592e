"""Reading component files: every complaint names the file and the place in it."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final, NoReturn

from bactrian.kernel.errors import ComponentError


class Part:
    """A table of a component file that knows where it stands."""

    def __init__(self, file: str, place: str, content: dict[str, Any]) -> None:
        self.file: Final = file
        self.place: Final = place
        self._content: Final = content

    def refuse(self, reason: str) -> NoReturn:
        """Say what is wrong here."""
        where = f"{self.file}, {self.place}" if self.place else self.file
        raise ComponentError(f"{where}: {reason}")

    def has(self, key: str) -> bool:
        """Is there such an entry?"""
        return key in self._content

    def keys(self) -> list[str]:
        """The names of all entries."""
        return list(self._content)

    def number(self, key: str, low: int = 0, high: int = 10**6, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._content.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse(f"“{key}” must be a whole number from {low} to {high}, not {value!r}")
        return value

    def word(
        self, key: str, among: tuple[str, ...] | None = None, default: str | None = None
    ) -> str:
        """A word, one of *among* if these are given."""
        value = self._content.get(key, default)
        if not isinstance(value, str) or not value:
            self.refuse(f"“{key}” must be a word, not {value!r}")
        if among is not None and value not in among:
            self.refuse(f"“{key}” must be one of {', '.join(among)}, not “{value}”")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self._content.get(key, default)
        if not isinstance(value, bool):
            self.refuse(f"“{key}” must be true or false, not {value!r}")
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        value = self._content.get(key)
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            self.refuse(f"“{key}” must be a list of whole numbers, not {value!r}")
        return value

    def words(self, key: str) -> list[str]:
        """A list of words."""
        value = self._content.get(key)
        if not isinstance(value, list) or any(not isinstance(item, str) for item in value):
            self.refuse(f"“{key}” must be a list of words, not {value!r}")
        return value

    def part(self, key: str) -> "Part":
        """A table inside this one."""
        value = self._content.get(key)
        if not isinstance(value, dict):
            self.refuse(f"the table “{key}” is missing")
        return Part(self.file, f"{self.place}.{key}" if self.place else key, value)

    def parts(self, key: str, count: int | None = None) -> "list[Part]":
        """A list of tables, *count* of them if that is given; each is called by its id."""
        value = self._content.get(key)
        if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
            self.refuse(f"the list of tables “{key}” is missing")
        if count is not None and len(value) != count:
            self.refuse(f"there must be {count} × “{key}”, not {len(value)}")
        prefix = f"{self.place}." if self.place else ""
        return [
            Part(self.file, f"{prefix}{key} {item.get('id', number)}", item)
            for number, item in enumerate(value, 1)
        ]

    def names(self, key: str = "name") -> dict[str, str]:
        """A name in every language."""
        names = self.part(key)
        return {language: names.word(language) for language in ("en", "de", "nl")}


def unique(parts: list[Part], key: str = "id") -> list[str]:
    """The ids of *parts*, no two alike."""
    found: list[str] = []
    for part in parts:
        value = part.word(key)
        if value in found:
            part.refuse(f"the {key} “{value}” is used twice")
        found.append(value)
    return found


def read_components(path: Path) -> tuple[Part, str]:
    """The whole of a component file, and a short digest of it."""
    try:
        raw = path.read_bytes()
        content = tomllib.loads(raw.decode())
    except OSError as error:
        raise ComponentError(f"{path}: cannot be read ({error.strerror})") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(f"{path}: is no TOML file ({error})") from None
    return Part(str(path), "", content), hashlib.sha256(raw).hexdigest()[:12]

"""Everything that can be set from outside, in one place."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from bactrian.kernel.errors import Malformed

MESSAGE_SIZE: Final = 16 * 1024
"""The longest message or body of a request, in bytes."""

JOURNAL_SIZE: Final = 128 * 1024
"""The longest journal that can be uploaded, in bytes."""

CHAT_SIZE: Final = 500
"""The longest line of chat, in characters."""

NAME_SIZE: Final = 24
"""The longest name of a guest, in characters."""

CHATS: Final = 1000
"""How many lines of chat a table keeps."""


@dataclass(frozen=True)
class Settings:
    """What one server works with; ``NUMBERS`` and ``TEXTS`` say what each means."""

    home: Path
    database: str
    origins: tuple[str, ...] = ()
    pace: int = 600
    workers: int = 2
    rate: int = 40
    tables: int = 50
    sockets: int = 20
    all_sockets: int = 5000
    cache: int = 500
    gather: int = 5
    patience: int = 120


NUMBERS: Final[dict[str, tuple[str, int, str]]] = {
    "BACTRIAN_PACE": ("pace", 0, "milliseconds before a bot answers"),
    "BACTRIAN_WORKERS": ("workers", 1, "processes in which bots think"),
    "BACTRIAN_RATE": ("rate", 1, "messages a second from one socket; the rest waits"),
    "BACTRIAN_TABLES": ("tables", 1, "unfinished tables a guest may have made"),
    "BACTRIAN_SOCKETS": ("sockets", 1, "open sockets of one guest"),
    "BACTRIAN_ALL_SOCKETS": ("all_sockets", 1, "open sockets in all"),
    "BACTRIAN_CACHE": ("cache", 1, "matches kept in memory that nobody looks at"),
    "BACTRIAN_GATHER": (
        "gather",
        0,
        "milliseconds in which the moves of many tables gather for one commit",
    ),
    "BACTRIAN_PATIENCE": (
        "patience",
        0,
        "seconds somebody may be away before a bot may be let play in their place",
    ),
}
"""Settings that are numbers: variable, field, least value, meaning."""

TEXTS: Final[dict[str, str]] = {
    "BACTRIAN_HOME": "the folder of the database and of the key that signs cookies",
    "BACTRIAN_DATABASE": "an SQLAlchemy URL; SQLite in BACTRIAN_HOME unless it is set",
    "BACTRIAN_ORIGINS": "further origins of the page, with commas, such as https://play.example.org",
}
"""Settings that are texts: variable and meaning."""


def read_settings(environment: Mapping[str, str] = os.environ, database: str = "") -> Settings:
    """The settings of the environment; *database* goes before its variable."""
    home = Path(environment.get("BACTRIAN_HOME") or user_data_dir("bactrian"))
    database = database or environment.get("BACTRIAN_DATABASE", "")
    origins = environment.get("BACTRIAN_ORIGINS", "")
    return Settings(
        home,
        database or f"sqlite+aiosqlite:///{home / 'bactrian.sqlite'}",
        tuple(origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()),
        **{
            field: _number(variable, environment[variable], least)
            for variable, (field, least, _) in NUMBERS.items()
            if variable in environment
        },
    )


def _number(variable: str, text: str, least: int) -> int:
    if not text.isdecimal() or int(text) < least:
        raise Malformed(f"{variable} is a whole number from {least} on, not “{text}”")
    return int(text)

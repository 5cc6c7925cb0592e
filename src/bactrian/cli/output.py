"""What commands print: JSON for machines, and files that are read for them."""

import gzip
import json
import zlib
from pathlib import Path
from typing import Final

from bactrian.kernel.errors import BactrianError, JournalError
from bactrian.kernel.game import Game
from bactrian.kernel.journal import Journal
from bactrian.kernel.message import Json

GZIP: Final = b"\x1f\x8b"
"""How a file begins that gzip has packed."""


def print_json(value: Json) -> None:
    """The one thing that standard output holds with ``--json``."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def read_journal(path: Path) -> Journal:
    """The journal in a file, which may be packed by gzip."""
    try:
        content = path.read_bytes()
        packed = content.startswith(GZIP)
        return Journal((gzip.decompress(content) if packed else content).decode())
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise JournalError(1, f"{path} is packed by gzip, but damaged") from None
    except OSError as error:
        raise BactrianError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise JournalError(1, f"{path} is not text, so it is no journal") from None


def game_of(journal: Journal, board: Path | None) -> Game:
    """The game a journal tells of."""
    from bactrian import registry

    if journal.title not in registry.titles():
        known = ", ".join(registry.titles())
        raise JournalError(journal.lines[0][0], f"there is no game “{journal.title}”, only {known}")
    return registry.game(journal.title, board)

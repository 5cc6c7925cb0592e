"""Write all golden playthroughs anew: ``make golden``, then read the diff."""

from pathlib import Path

from tests.golden.playthrough import golden_tables, playthrough
from tests.support import table_id

FOLDER = Path(__file__).parent


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for table in golden_tables():
        (FOLDER / f"{table_id(table)}.txt").write_text(playthrough(table), encoding="utf-8")
        print(f"{table_id(table)}.txt")


if __name__ == "__main__":
    main()

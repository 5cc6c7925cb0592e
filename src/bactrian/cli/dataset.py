"""Data sets: a line for every match, written as they come, so that memory stays as it is."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bactrian.cli.simulation import Row
from bactrian.kernel.errors import BactrianError, Malformed

GROUP: Final = 10_000
"""How many lines of a Parquet file are written together."""

Write = Callable[[list[Row]], None]


@contextmanager
def writer(path: Path | None) -> Iterator[Write]:
    """Something that writes rows into a file, by the file's name; without a file it drops them."""
    if path is None:
        yield lambda rows: None
        return
    kinds = {".jsonl": json_lines, ".parquet": parquet}
    if path.suffix not in kinds:
        raise Malformed(f"{path}: a data set is a .jsonl or a .parquet file")
    try:
        with kinds[path.suffix](path) as write:
            yield write
    except OSError as error:
        raise BactrianError(f"{path}: cannot be written ({error.strerror})") from None


@contextmanager
def json_lines(path: Path) -> Iterator[Write]:
    """One JSON object a line."""
    with path.open("w", encoding="utf-8") as file:

        def write(rows: list[Row]) -> None:
            file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

        yield write


@contextmanager
def parquet(path: Path) -> Iterator[Write]:
    """Columns, a group of rows at a time."""
    try:
        import pyarrow
        from pyarrow.parquet import ParquetWriter
    except ModuleNotFoundError:
        raise BactrianError(
            "Parquet needs pyarrow, which is not installed: pip install 'bactrian[research]'"
        ) from None
    held: list[Row] = []
    opened: list[Any] = []

    def flush() -> None:
        if not held:
            return
        if not opened:
            opened.append(ParquetWriter(path, schema_of(pyarrow, held[0])))
        opened[0].write_table(pyarrow.Table.from_pylist(held, opened[0].schema))
        held.clear()

    def write(rows: list[Row]) -> None:
        held.extend(rows)
        if len(held) >= GROUP:
            flush()

    try:
        yield write
        flush()
    finally:
        for file in opened:
            file.close()


def schema_of(pyarrow: Any, row: Row) -> Any:
    """Text where the first row has text or nothing, whole numbers elsewhere; places may be open."""
    text = ("seed", "ending", "tie_break")
    kinds = [
        (key, pyarrow.string() if key in text or isinstance(value, str) else pyarrow.int32())
        for key, value in row.items()
    ]
    return pyarrow.schema(kinds)

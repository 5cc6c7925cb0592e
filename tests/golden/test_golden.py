"""The golden playthroughs tell what the games do now; ``make golden`` writes them anew."""

import pytest

from tests.golden.playthrough import golden_tables, playthrough
from tests.golden.write import FOLDER
from tests.support import Table, table_id


@pytest.mark.parametrize("table", golden_tables(), ids=table_id)
def test_the_playthrough_is_as_written(table: Table) -> None:
    path = FOLDER / f"{table_id(table)}.txt"
    assert path.is_file(), "no golden playthrough for this table: make golden"
    assert playthrough(table) == path.read_text(encoding="utf-8"), "changed: make golden, read it"


def test_no_playthrough_is_left_over() -> None:
    expected = {f"{table_id(table)}.txt" for table in golden_tables()}
    assert {path.name for path in FOLDER.glob("*.txt")} == expected

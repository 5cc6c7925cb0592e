"""Running the command line inside a test, with what is typed and what comes out."""

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from bactrian.cli.main import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str, typed: str = "", home: Path = Path("/nowhere"), **environment: str) -> Ran:
    out, err = io.StringIO(), io.StringIO()
    settings = {"BACTRIAN_HOME": str(home), "BACTRIAN_LANG": "en", "COLUMNS": "80", **environment}
    code: object = 0
    with (
        patch.dict(os.environ, settings),
        patch.object(sys, "argv", ["bactrian", *words]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
    return Ran(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())


def refused(ran: Ran, code: int = 2) -> str:
    """The one line in which something is refused."""
    assert ran.code == code, ran
    assert "Traceback" not in ran.err
    assert len(ran.err.strip().splitlines()) == 1, ran.err
    assert ran.err.startswith("bactrian: ")
    return ran.err.strip()


def reported(*words: str) -> dict[str, Any]:
    """What a command reports as JSON."""
    ran = run(*words, "--json")
    assert ran.code == 0, ran.err
    report: dict[str, Any] = json.loads(ran.out)
    return report

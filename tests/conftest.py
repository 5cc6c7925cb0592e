"""Settings for all tests: the same examples in every run, no deadlines, no silent skips."""

import signal
from importlib.util import find_spec

import pytest
from hypothesis import settings

settings.register_profile("bactrian", derandomize=True, deadline=None)
settings.load_profile("bactrian")

# In the background of a shell an interrupt is ignored, and programs under test would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if find_spec("ray") is None:
        text = "NO RAY: the arena was not tested on it (make .venv/research installs it)"
        terminalreporter.write_line(text, red=True, bold=True)

"""What the environment says."""

from pathlib import Path

import pytest

from bactrian.terminal.settings import home, language


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "BACTRIAN_LANG": "nl"}, "nl"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], spoken: str) -> None:
    assert language(None, environment) == spoken
    assert language("en", environment) == "en"


def test_where_matches_are_kept() -> None:
    assert home({"BACTRIAN_HOME": "/somewhere"}) == Path("/somewhere")
    assert home({}).name == "bactrian"

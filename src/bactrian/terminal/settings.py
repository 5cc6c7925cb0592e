"""What the environment says: where matches are kept, and which language is spoken."""

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

from bactrian.words import LANGUAGES


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """Where matches are kept: BACTRIAN_HOME, or the user's data folder."""
    chosen = environment.get("BACTRIAN_HOME")
    return Path(chosen).expanduser() if chosen else user_data_path("bactrian", appauthor=False)


def language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that is *wanted*, or else the one the environment speaks."""
    chosen = wanted or environment.get("BACTRIAN_LANG")
    if chosen:
        return chosen  # not checked here: a speaker refuses a language it does not know
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = environment.get(variable, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
        if spoken:
            break  # the first one that is set decides, as everywhere else
    return "en"

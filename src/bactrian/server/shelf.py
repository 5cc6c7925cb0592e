"""The shelf: games, their boards and rules, and the words of all languages."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

import bactrian
from bactrian import registry
from bactrian.kernel.game import Game
from bactrian.kernel.message import Json
from bactrian.server import wire
from bactrian.server.cached import AnyRequest, Cached, cached_json
from bactrian.server.errors import Refusal
from bactrian.words import LANGUAGES

WORDS = Path(str(files("bactrian"))) / "words"


@get("/api/games", sync_to_thread=False)
def games(request: AnyRequest) -> Response[bytes]:
    """All games: facts, options and bots."""
    return all_games().response(request)


@get("/api/games/{title:str}/board", sync_to_thread=False)
def board(request: AnyRequest, title: FromPath[str]) -> Response[bytes]:
    """What is printed, for whoever draws the table."""
    return board_of(known(title)).response(request)


@get("/api/games/{title:str}/names/{language:str}", sync_to_thread=False)
def names(request: AnyRequest, title: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The names of all elements of a game."""
    return names_of(known(title), spoken(language)).response(request)


@get("/api/games/{title:str}/rules", sync_to_thread=False)
def rules(request: AnyRequest, title: FromPath[str]) -> Response[bytes]:
    """The rules of a game, as Markdown."""
    return rules_of(known(title)).response(request)


@get("/api/words/{language:str}/{file:str}", sync_to_thread=False)
def words(request: AnyRequest, language: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """Sentences as Fluent source."""
    return words_of(spoken(language), file).response(request)


def known(title: str) -> str:
    """A title, if there is such a game."""
    if title not in registry.titles():
        raise Refusal(404, f"there is no game “{title}”; there is {', '.join(registry.titles())}")
    return title


def spoken(language: str) -> str:
    """A language, if there are words of it."""
    if language not in LANGUAGES:
        raise Refusal(404, f"there is no language “{language}”; there is {', '.join(LANGUAGES)}")
    return language


@cache
def all_games() -> Cached:
    """What the shelf shows."""
    return cached_json([introduced(registry.game(title)) for title in registry.titles()])


def introduced(game: Game) -> dict[str, Any]:
    """One game: its facts, what can be agreed on, who can play it."""
    options = [
        wire.Option(
            option.key,
            list(option.choices),
            {choice: list(seats) for choice, seats in option.seats.items()},
        )
        for option in game.options
    ]
    facts: dict[str, Json] = game.facts()
    return {**facts, "options": options, "bots": registry.levels(), "usual_bot": registry.USUAL}


@cache
def board_of(title: str) -> Cached:
    """The board data of a game."""
    return cached_json(registry.game(title).board())


@cache
def names_of(title: str, language: str) -> Cached:
    """The names of a game's elements in a language."""
    return cached_json(registry.game(title).names(language))


@cache
def rules_of(title: str) -> Cached:
    """The rules document of a game."""
    path = Path(bactrian.__file__).parent / "games" / title / "rules.md"
    return Cached(path.read_bytes(), "text/markdown")


@cache
def words_of(language: str, file: str) -> Cached:
    """A file of words."""
    sources = {path.name: path for path in (WORDS / language).glob("*.ftl")}
    if file not in sources:
        raise Refusal(404, f"there is no “{file}”; there is {', '.join(sorted(sources))}")
    return Cached(sources[file].read_bytes(), "text/plain")

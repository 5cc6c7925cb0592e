"""A real Chromium before a real server; a loud skip where there is no Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    sync_playwright,
)

from tests.server.client import Process, serving
from tests.support import CHROMIUM

ARTEFACTS = Path(__file__).parent / "artefacts"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 15_000
"""Milliseconds after which what should be on the page will not come."""

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if not Path(CHROMIUM).exists():
        pytest.fail(f"no Chromium at {CHROMIUM}: install it, or name one in CHROMIUM")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("home"), BACTRIAN_TABLES="10000") as process:
        yield process


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens an address as a new guest; at the end nothing may have gone wrong on any page."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def note(said: ConsoleMessage) -> None:
        if said.type == "error":
            faults.append(said.text)

    def open_page(address: str, language: str = "en", strict: bool = True, **context: Any) -> Page:
        sizes = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        guest = browser.new_context(locale=language, **{**sizes, **context})
        guest.set_default_timeout(PATIENCE)
        contexts.append(guest)
        page = guest.new_page()
        if strict:
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", note)
        page.goto(address)
        return page

    yield open_page
    for guest in contexts:
        guest.close()
    assert faults == []


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a screenshot."""
    ARTEFACTS.mkdir(exist_ok=True)

    def shoot(page: Page, name: str) -> None:
        page.screenshot(path=str(ARTEFACTS / f"{name}.png"))

    return shoot

"""Nobody is shut out: axe finds no serious fault on any page, light or dark."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import bactrian
from tests.browser.conftest import Visit
from tests.browser.table import play_now
from tests.server.client import Process

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text()

PHONE = {"viewport": {"width": 390, "height": 844}}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": PHONE,
}


def faults(page: Page) -> list[str]:
    """What axe finds serious or critical, with where."""
    page.evaluate(AXE)
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:110]} {node.get('failureSummary', '')[-90:]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS)
def test_pages(look: str, server: Process, visit: Visit) -> None:
    page = visit(server.base, **LOOKS[look])
    page.wait_for_selector(".games .g")
    assert faults(page) == []
    page.goto(f"{server.base}/new")
    page.wait_for_selector(".seats .st")
    assert faults(page) == []
    page.goto(f"{server.base}/rules/expedition")
    page.wait_for_selector(".rulebook h2")
    assert faults(page) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("title", bactrian.titles())
def test_tables(title: str, look: str, server: Process, visit: Visit) -> None:
    page = visit(server.base, **LOOKS[look])
    player = play_now(page, title)
    player.play_on(8)
    player.wait_to_be_asked()
    assert faults(page) == []
    table = page.url
    page.goto(f"{table}/replay")
    page.wait_for_selector("main.grid .a-map")
    assert faults(page) == []


def test_the_end(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    play_now(page, "expedition").play_on()
    page.wait_for_selector(".ch svg")
    assert faults(page) == []

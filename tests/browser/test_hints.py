"""Hints on the page: asked for, listed, marked on the table, played, gone."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import bactrian
from tests.browser.conftest import Visit
from tests.browser.table import Player, play_now, set_up
from tests.browser.test_access import LOOKS, faults
from tests.server.client import Process

Keep = Callable[[Page, str], None]

THINKS = "document.querySelector('#hint-button.busy')"
"""Seen at every frame: a clear case is thought about for a fifth of a second only."""


def ask(page: Page) -> list[str]:
    """Ask for a hint by its key; the options that are named."""
    page.keyboard.press("h")
    page.wait_for_selector(".hints .choice")
    return page.locator(".hints .choice").all_inner_texts()


def wait_for_next(player: Player, before: str) -> None:
    """Wait until an answer is shown, and somebody is asked again."""
    player.page.wait_for_selector(f".table-frame:not([data-moment='{before}'])")
    player.wait_to_be_asked()


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_hint_is_asked_for_and_played(title: str, server: Process, visit: Visit) -> None:
    page = visit(server.base)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    player = play_now(page, title)
    player.play_on(5)
    player.wait_to_be_asked()
    before = player.moment()
    named = ask(page)
    assert 1 <= len(named) <= 3
    assert all("% chance to win" in text and "points at the end" in text for text in named)
    marked = page.locator(".table-frame .spot.advised, .opts .option.advised")
    assert marked.count() >= 1
    assert page.locator(".spot.advised .advice, .option.advised .advice").count() == marked.count()
    assert page.locator(".spot.advised:not(.can)").count() == 0
    live = page.locator("[aria-live=polite]", has_text="Hint: ").inner_text()
    assert named[0].split("\n")[0] in live
    best = page.locator(".hints .choice").first
    action = best.get_attribute("data-code")
    best.click()
    wait_for_next(player, before)
    assert page.locator(".hints, .advised, .advice").count() == 0
    played = [json.loads(text) for text in sent if '"play"' in text][-1]
    assert (str(played["moment"]), str(played["action"])) == (before, action)


def test_a_hint_stays_marked_when_its_list_is_closed(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    player = play_now(page, "expedition")
    player.wait_to_be_asked()
    named = ask(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".hints", state="detached")
    assert page.locator(".advice").count() >= 1
    page.locator("#hint-button").click()  # what was said is shown again, at once
    assert page.locator(".hints .choice").all_inner_texts() == named
    page.keyboard.press("Escape")
    before = player.moment()
    page.locator(".opts .option").first.click()
    wait_for_next(player, before)
    assert page.locator(".advice").count() == 0


def test_the_keyboard_plays_the_best(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    player = play_now(page, "samarkand")
    for _ in range(3):
        player.wait_to_be_asked()
        before = player.moment()
        ask(page)
        page.wait_for_function("document.activeElement.matches('.hints .choice.advised')")
        page.keyboard.press("Enter")
        wait_for_next(player, before)


def test_whoever_answers_while_it_thinks_hears_no_more_of_it(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    player = play_now(page, "expedition")
    player.wait_to_be_asked()
    page.keyboard.press("h")
    page.wait_for_function(THINKS)
    player.play_on(1)
    page.wait_for_timeout(2000)
    assert page.locator(".hints, .advice, .busy, .toast").count() == 0


def test_there_is_no_button_where_another_person_sits(server: Process, visit: Visit) -> None:
    anna = visit(server.base)
    anna.wait_for_selector(".games .g")
    anna.goto(server.base + set_up(anna, "expedition", [{"kind": "me"}, {"kind": "open"}]))
    bram = visit(anna.locator(".link input").input_value())
    bram.locator(".gathering .btn.invite").click()
    Player(anna).wait_to_be_asked()
    anna.keyboard.press("h")
    anna.wait_for_timeout(200)
    assert anna.locator("#hint-button, .hints, .toast").count() == 0


@pytest.mark.parametrize("look", LOOKS)
def test_a_hint_shuts_nobody_out(look: str, server: Process, visit: Visit, keep: Keep) -> None:
    page = visit(server.base, "de", **LOOKS[look])
    player = play_now(page, "voyages")
    player.play_on(3)
    player.wait_to_be_asked()
    ask(page)
    keep(page, f"hint-{look}")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

"""Whole matches in a real browser, by clicking what glows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import bactrian
from bactrian.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.table import Player, play_now, set_up
from tests.server.client import Process

Keep = Callable[[Page, str], None]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DARK = {"color_scheme": "dark"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", bactrian.titles())
def test_a_whole_match_by_clicking_what_glows(
    title: str, language: str, server: Process, visit: Visit, keep: Keep
) -> None:
    page = visit(server.base, language)
    keep(page, f"front-{language}")
    player = play_now(page, title)
    player.play_on(25)
    keep(page, f"{title}-{language}")
    player.play_on()
    page.wait_for_selector(".rank .rk")
    keep(page, f"{title}-{language}-end")
    assert page.get_attribute("html", "lang") == language
    assert page.locator(".rk .tot").count() == page.locator(".rk").count() >= 2


@pytest.mark.parametrize("title", bactrian.titles())
def test_on_a_phone_in_the_dark(title: str, server: Process, visit: Visit, keep: Keep) -> None:
    page = visit(server.base, "de", **PHONE, **DARK)
    keep(page, "front-phone-dark")
    player = play_now(page, title)
    for tab in page.locator(".tabs button").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.play_on(30)
    keep(page, f"{title}-phone-dark")
    player.play_on()
    page.wait_for_selector(".rank .rk")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_narrowest_phone_cuts_nothing_off(server: Process, visit: Visit) -> None:
    page = visit(server.base, "de", viewport={"width": 360, "height": 640})
    page.wait_for_selector(".games .g")
    for address in ("/", "/new", "/rules/expedition"):
        page.goto(server.base + address)
        page.wait_for_selector("main h1")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address


def test_two_browsers_play_each_other(server: Process, visit: Visit, keep: Keep) -> None:
    anna = visit(server.base, "en")
    anna.wait_for_selector(".games .g")
    anna.goto(server.base + set_up(anna, "expedition", [{"kind": "me"}, {"kind": "open"}]))
    link = anna.locator(".link input").input_value()
    bram = visit(link, "nl")
    bram.locator(".gathering .btn.invite").click()
    both = [Player(anna, 1), Player(bram, 2)]
    for page in (anna, bram):
        page.wait_for_selector(".table-frame")
    anna.locator(".top [aria-label=Chat]").click()
    anna.locator(".chat input").fill("hello <b>there</b>")
    anna.locator(".chat input").press("Enter")
    bram.locator(".top [aria-label=Gesprek]").click()
    bram.locator(".chat ol", has_text="hello <b>there</b>").wait_for()
    keep(bram, "two-browsers")
    bram.locator(".chat header button").click()
    anna.locator(".chat header button").click()
    for _ in range(3000):
        if both[0].over and both[1].over:
            break
        for player in both:
            if not player.over and player.page.query_selector("[data-asked=true]"):
                player.click_something(wait=False)
    assert both[0].over
    assert both[1].over
    assert anna.locator(".rk .tot").all_inner_texts() == bram.locator(".rk .tot").all_inner_texts()

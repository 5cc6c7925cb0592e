"""Whole matches without a mouse: choices by keys, focus that is always seen and never lost."""

import pytest
from playwright.sync_api import Page

import bactrian
from tests.browser.conftest import Visit
from tests.browser.table import Player, play_now
from tests.server.client import Process

PHONE = {"viewport": {"width": 390, "height": 844}}

FOCUS = """() => {
  const here = document.activeElement;
  const spot = here.closest(".can[data-target], .opts .option, .chooser .choice");
  if (here === document.body) return "lost";
  if (!here.matches(":focus-visible")) return "unseen";
  const box = here.getBoundingClientRect();
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  if (spot && !inside) return "off the screen";
  const ring = here.querySelector(".focusring");
  const style = getComputedStyle(ring || here);
  const drawn = ring ? style.opacity > 0 && style.stroke !== "none" : style.boxShadow !== "none";
  return spot ? (drawn ? "choice" : "no ring") : "elsewhere";
}"""
"""Where the focus is."""

TROUBLE = ("unseen", "off the screen", "no ring")


class Typist(Player):
    """Plays a match by keys alone: n and p, digits, Tab, arrows, Enter and Space."""

    def press(self, key: str) -> str:
        """Press a key; where the focus is then."""
        self.page.keyboard.press(key)
        return str(self.page.evaluate(FOCUS))

    def tab_to(self, what: str) -> None:
        """Tab to something on the page."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(what) => document.activeElement.matches(what)", what):
                return
        raise AssertionError(f"Tab never comes to {what}")

    def find_choice(self) -> str:
        """Go to something that may be chosen, in one way or another."""
        key = self.chance.choice(["n", "n", "p", "Tab", "Shift+Tab"])
        where = ""
        for _ in range(self.chance.randrange(1, 5)):
            where = self.press(key)
        for _ in range(60):
            if where == "choice":
                return where
            assert where not in TROUBLE, (where, key)
            where = self.press(key)
        return self.press("n")

    def answer(self) -> None:
        """Answer one question, or open what it leads to."""
        page, before = self.page, self.moment()
        if page.query_selector(".chooser") is not None:
            for _ in range(self.chance.randrange(3)):
                self.press("Tab")
            where = self.press("Shift+Tab")
        else:
            buttons = page.locator(".opts .option").count()
            if buttons and self.chance.random() < 0.3:
                page.keyboard.press(str(self.chance.randrange(1, min(buttons, 9) + 1)))
                self.wait_until_moved(before)
                return
            where = self.find_choice()
        assert where == "choice", page.locator(".prompt").inner_text()
        page.keyboard.press(self.chance.choice(["Enter", " "]))
        self.wait_until_moved(before)

    def play_out(self) -> None:
        """Play until the match is over."""
        for _ in range(3000):
            self.wait_to_be_asked()
            if self.over:
                return
            assert self.page.evaluate(FOCUS) != "lost"
            self.answer()
        raise AssertionError("this match does not end")


def sit_down(page: Page, title: str, seed: int) -> Typist:
    """A match against bots, and the focus somewhere at its table."""
    play_now(page, title)
    typist = Typist(page, seed)
    typist.wait_to_be_asked()
    typist.press("Tab")
    return typist


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_whole_match_by_keyboard(title: str, server: Process, visit: Visit) -> None:
    page = visit(server.base)
    sit_down(page, title, 7).play_out()
    assert page.locator(".rk .tot").count() >= 2


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_keyboard_at_a_phone(title: str, server: Process, visit: Visit) -> None:
    page = visit(server.base, **PHONE)
    typist = sit_down(page, title, 5)
    for _ in range(40):
        typist.wait_to_be_asked()
        typist.answer()


def test_a_match_is_begun_by_keyboard(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    typist = Typist(page, 1)
    page.wait_for_selector("[data-game=expedition] .btn.primary")
    typist.tab_to("[data-level=easy]")
    page.keyboard.press("Enter")
    typist.tab_to("[data-game=expedition] .btn.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".opp small:text('Bot · easy')")


NEIGHBOURS = """(area) => {
  const seen = (e) => e.getClientRects().length > 0;
  const spots = [...document.querySelectorAll(`${area} [data-target]`)].filter(seen);
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  return spots.map((spot) => arrows.map((key) => {
    spot.focus();
    spot.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return spots.indexOf(document.activeElement);
  }));
}"""
"""For every spot of an area, where each of the four arrow keys leads."""


@pytest.mark.parametrize("title", bactrian.titles())
def test_arrows_lead_everywhere(title: str, server: Process, visit: Visit) -> None:
    page = visit(server.base)
    sit_down(page, title, 3)
    areas = page.locator(".area").evaluate_all("(all) => all.map((a) => `.${a.classList[1]}`)")
    for area in areas:
        ways: list[list[int]] = page.evaluate(NEIGHBOURS, area)
        reached, edge = {0}, [0]
        while edge and ways:
            fresh = set(ways[edge.pop()]) - reached
            reached |= fresh
            edge += fresh
        assert len(reached) == max(len(ways), 1), area
        stops = page.locator(f"{area} [data-target][tabindex='0']").count()
        assert stops == min(len(ways), 1), area

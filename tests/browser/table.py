"""Somebody who sits before the page and clicks what glows."""

import random
from typing import Any

from playwright.sync_api import Page

FIND = """() => {
  const seen = (e) => e.getClientRects().length > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const chooser = all(".chooser .choice");
  const things = all("main .can[data-target], .prompt .can[data-target]");
  return [chooser.length, things.length, all(".opts .option").length];
}"""
"""How much may be chosen: in an open chooser, on the table, by buttons."""

POINT = """([what, index]) => {
  const seen = (e) => e.getClientRects().length > 0;
  const thing = [...document.querySelectorAll(what)].filter(seen)[index];
  if (!thing) return null;
  thing.scrollIntoView({ block: "center", inline: "center" });
  const own = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && hit.closest("[data-target], .option, .choice") === thing;
  };
  const box = thing.getBoundingClientRect();
  for (const dy of [0.5, 0.75, 0.3, 0.9, 0.1]) for (const dx of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const [x, y] = [box.left + dx * box.width, box.top + dy * box.height];
    if (own(x, y)) return [x, y];
  }
  return null;
}"""
"""A point of the screen at which a glowing thing can be hit."""

KINDS = (
    ".chooser .choice",
    "main .can[data-target], .prompt .can[data-target]",
    ".opts .option",
)

MOVED = """(before) => {
  if (document.querySelector("[data-over]")) return true;
  const frame = document.querySelector(".table-frame");
  if (!frame || frame.dataset.asked !== "true") return false;
  return frame.dataset.moment !== before || Boolean(document.querySelector(".chooser, .why"));
}"""


LEFT = """(before) => {
  const frame = document.querySelector(".table-frame");
  return !frame || frame.dataset.moment !== before || document.querySelector(".chooser, .why");
}"""


RASH = [{"kind": "bot", "bot": "random", "name": name} for name in ("Aisha", "Rustam")]
"""Bots that do not think: whole matches stay short."""


class Player:
    """Plays a match on a page: everything is a click of the mouse on what glows."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.clicks = 0

    @property
    def over(self) -> bool:
        return self.page.query_selector("[data-over]") is not None

    def moment(self) -> str:
        frame = self.page.query_selector(".table-frame")
        return "" if frame is None else frame.get_attribute("data-moment") or ""

    def wait_to_be_asked(self) -> None:
        self.page.wait_for_selector(".table-frame[data-asked=true], [data-over]")

    def click_something(self, wait: bool = True) -> None:
        """One click on something that may be chosen, and the wait until it is asked again."""
        before = self.moment()
        found: list[int] = self.page.evaluate(FIND)
        if not any(found):
            self.page.locator(".tabs button:has(.dot)").first.click()  # the answer is on that tab
            return
        kind = self._kind(found)
        index = self.chance.randrange(found[kind])
        point: list[float] | None = self.page.evaluate(POINT, [KINDS[kind], index])
        if point is None:
            return  # covered by something else that glows: another one is tried
        self.page.mouse.click(*point)
        self.clicks += 1
        if wait:
            self.wait_until_moved(before)
        else:
            self.page.wait_for_function(LEFT, arg=before)

    def wait_until_moved(self, before: str) -> None:
        """Wait for what an answer leads to: the next question, a choice among several, the end."""
        self.page.wait_for_function(MOVED, arg=before)

    def _kind(self, found: list[int]) -> int:
        if found[0]:
            return 0
        if found[1] and (not found[2] or self.chance.random() < 0.7):
            return 1
        return 2 if found[2] else 1

    def play_on(self, clicks: int = 5000) -> None:
        """Play until the match is over, or so many clicks."""
        until = self.clicks + clicks
        while not self.over and self.clicks < until:
            self.wait_to_be_asked()
            if not self.over:
                self.click_something()


def play_now(page: Page, title: str) -> Player:
    """A match of one person against two bots who answer at once, without a thought."""
    page.wait_for_selector(".games .g")
    origin = page.evaluate("location.origin")
    page.goto(origin + set_up(page, title, [{"kind": "me"}, *RASH]))
    page.wait_for_selector(".table-frame")
    return Player(page)


def set_up(page: Page, title: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table of one's own making, by the requests the lobby sends; returns its address."""
    table = page.evaluate(
        """async (body) => (await fetch("/api/tables", {
            method: "POST",
            headers: { "X-Bactrian": "1", "Content-Type": "application/json" },
            body: JSON.stringify(body),
        })).json()""",
        {"game": title, "seats": seats, **more},
    )
    return f"/table/{table['id']}"

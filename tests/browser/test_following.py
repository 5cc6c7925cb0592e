"""Following a match: what others do, step by step; a seat on two screens; people who leave."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Page

import bactrian
from tests.browser.conftest import Visit
from tests.browser.table import Player, play_now, set_up
from tests.server.client import Process, serving

Keep = Callable[[Page, str], None]

BEAT = 420
MOVING = {"reduced_motion": "no-preference"}

WATCH = """() => {
  const frame = document.querySelector(".table-frame");
  window.shown = [[frame.dataset.moment, performance.now()]];
  new MutationObserver(() => {
    const [last] = window.shown.at(-1);
    if (frame.dataset.moment !== last) window.shown.push([frame.dataset.moment, performance.now()]);
  }).observe(frame, { attributes: true, attributeFilter: ["data-moment"] });
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const change of changes) window.flights += change.addedNodes.length;
  }).observe(document.body, { childList: true });
}"""
"""Notes when each moment is shown, and how much has flown."""

PRESSED = """() => {
  addEventListener("keydown", (event) => { window.pressed = event.timeStamp; }, { capture: true });
}"""
"""Notes when a key is pressed."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server on which people may be away for a second."""
    with serving(tmp_path_factory.mktemp("home"), BACTRIAN_PATIENCE="1") as process:
        yield process


def watched(server: Process, visit: Visit, title: str, **more: str) -> Page:
    """A match of bots, who answer as fast as they can, seen from its start."""
    page = visit(server.base, **more)
    page.wait_for_selector(".games .g")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    page.goto(server.base + set_up(page, title, seats))
    player = Player(page, 3)
    player.wait_to_be_asked()
    page.evaluate(WATCH)
    while page.query_selector(".table-frame[data-asked=true]") is not None:
        player.click_something(wait=False)
        page.wait_for_timeout(80)
    return page


def gaps(page: Page) -> list[float]:
    """Milliseconds between the moments that were shown, as long as nobody is asked."""
    times = [time for _, time in page.evaluate("window.shown")]
    return [later - earlier for earlier, later in pairwise(times)]


def test_what_bots_do_is_shown_one_by_one(server: Process, visit: Visit) -> None:
    page = watched(server, visit, "expedition", **MOVING)
    page.wait_for_selector(".table-frame[data-playing=true]")  # the next one shown is theirs
    before = len(page.evaluate("window.shown"))
    page.wait_for_selector(".table-frame[data-asked=true][data-playing=false]")
    steps = gaps(page)[before:]
    assert len(steps) >= 2
    assert min(steps) > BEAT - 5, steps  # clocks of browsers are rounded


def test_whoever_presses_a_key_sees_it_at_once(server: Process, visit: Visit) -> None:
    page = watched(server, visit, "expedition", **MOVING)
    page.wait_for_selector(".table-frame[data-playing=true]")
    page.wait_for_timeout(200)  # the bots have answered long ago
    page.evaluate(PRESSED)
    page.keyboard.press(" ")
    page.wait_for_selector(".table-frame[data-playing=false]")
    shown, pressed = page.evaluate("[window.shown, window.pressed]")
    before = [int(moment) for moment, time in shown if time < pressed]
    after = [int(moment) for moment, time in shown if time >= pressed]
    assert len(after) == 1, shown  # all that waited came in one go
    assert after[0] > before[-1] + 1, shown


def test_without_motion_nothing_waits(server: Process, visit: Visit) -> None:
    page = watched(server, visit, "expedition")
    page.wait_for_selector(".table-frame[data-asked=true]")
    assert page.evaluate("window.flights") == 0


@pytest.mark.parametrize("title", bactrian.titles())
def test_things_fly_to_where_they_go_and_are_gone(
    title: str, server: Process, visit: Visit
) -> None:
    page = visit(server.base, **MOVING)
    player = play_now(page, title)
    player.wait_to_be_asked()
    page.evaluate(WATCH)
    for _ in range(60):
        player.play_on(1)
        if page.evaluate("window.flights"):
            break
    assert page.evaluate("window.flights") > 0
    page.wait_for_selector(".flyer", state="detached")


def test_one_seat_on_two_screens(server: Process, visit: Visit, keep: Keep) -> None:
    first = visit(server.base)
    player = play_now(first, "expedition")
    player.wait_to_be_asked()
    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_selector(".table-frame[data-asked=true]")
    for page in (first, second):
        page.get_by_text("open on another screen of yours").wait_for()
    keep(second, "two-screens")
    other = Player(second, 5)
    for _ in range(6):
        for one in (player, other):
            one.wait_to_be_asked()
            one.click_something()
            for page in (first, second):
                page.wait_for_selector(f".table-frame[data-moment='{one.moment()}']")
    second.close()
    first.locator(".pill", has_text="screens").wait_for(state="detached")
    player.play_on(2)


def test_a_bot_plays_for_somebody_who_left(impatient: Process, visit: Visit, keep: Keep) -> None:
    anna = visit(impatient.base)
    anna.wait_for_selector(".games .g")
    anna.goto(impatient.base + set_up(anna, "expedition", [{"kind": "me"}, {"kind": "open"}]))
    bram = visit(anna.locator(".link input").input_value())
    bram.locator(".gathering .btn.invite").click()
    bram.wait_for_selector(".table-frame")
    table = bram.url
    bram.goto(impatient.base)
    player = Player(anna, 2)
    player.wait_to_be_asked()
    while anna.query_selector(".table-frame[data-asked=true]") is not None:
        player.click_something(wait=False)
        anna.wait_for_timeout(80)
    button = anna.get_by_role("button", name="Let a bot play for")
    button.wait_for()
    keep(anna, "absent")
    button.click()
    player.wait_to_be_asked()
    player.play_on(3)
    bram.goto(table)
    bram.locator(".prompt", has_text="A bot plays in your place").wait_for()
    assert bram.query_selector(".table-frame[data-asked=true]") is None
    keep(bram, "replaced")
    bram.get_by_role("button", name="Play again myself").click()
    for _ in range(40):
        if bram.query_selector(".table-frame[data-asked=true]") is not None:
            break
        if anna.query_selector(".table-frame[data-asked=true]") is not None:
            player.click_something(wait=False)
        anna.wait_for_timeout(80)
    Player(bram, 4).click_something(wait=False)


@pytest.mark.parametrize("title", bactrian.titles())
def test_seats_have_the_colours_of_the_table(title: str, server: Process, visit: Visit) -> None:
    page = visit(f"{server.base}/new?game={title}")
    page.wait_for_selector(".seats .st")
    marks = "(all) => all.map((mark) => mark.className.split(' ').filter(Boolean)[1])"
    lobby = page.locator(".seats .seatmark").evaluate_all(marks)
    page.locator(".go .btn").click()
    page.wait_for_selector(".table-frame")
    own = page.locator(".a-own .n2 .seatmark").evaluate_all(marks)
    others = page.locator(".a-rail .opp .seatmark:first-child").evaluate_all(marks)
    assert lobby == own + others[: len(lobby) - 1]

"""How well bots play: chosen on the front page and in the lobby, seen at the table."""

from playwright.sync_api import Page

from bactrian import registry
from tests.browser.conftest import Visit
from tests.browser.table import Player, set_up
from tests.server.client import Process


def levels_at(page: Page) -> list[str]:
    """What the table says of the bots that sit there."""
    page.wait_for_selector(".table-frame")
    return page.locator(".opp .who small").all_inner_texts()


def test_a_newcomer_plays_the_usual_level_with_one_click(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    page.locator("[data-game=expedition] .btn.primary", has_text=registry.USUAL).click()
    assert levels_at(page) == [f"Bot · {registry.USUAL}"] * 2
    player = Player(page)
    player.play_on(3)
    player.wait_to_be_asked()


def test_another_level_is_one_click_more_and_remembered(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    page.locator("[data-level=hard]").click()
    assert "plans its own turn with care" in page.locator(".levels").inner_text()
    page.locator("[data-game=expedition] .btn.primary", has_text="hard").click()
    assert levels_at(page) == ["Bot · hard"] * 2
    page.goto(f"{server.base}/new?game=samarkand")
    assert page.locator(".st select").first.input_value() == "hard"


def test_every_seat_has_a_level_of_its_own(server: Process, visit: Visit) -> None:
    page = visit(f"{server.base}/new?game=expedition", "de")
    chosen = page.locator(".st select").first
    chosen.wait_for()
    assert chosen.input_value() == registry.USUAL
    assert chosen.locator("option").evaluate_all("(all) => all.map((one) => one.value)") == (
        registry.levels()
    )
    chosen.select_option("easy")
    seats = page.locator(".seats").inner_text()
    assert "spielt zum Spaß" in seats
    assert "plant den eigenen Zug" in seats
    page.locator(".go .btn").click()
    assert levels_at(page) == ["Bot · leicht", "Bot · mittel"]


def test_open_seats_are_filled_with_bots_of_a_level(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    page.wait_for_selector(".games .g")
    page.goto(server.base + set_up(page, "expedition", [{"kind": "me"}, {"kind": "open"}]))
    page.locator("[data-level=easy]").click()
    page.get_by_role("button", name="Fill with bots").click()
    assert levels_at(page) == ["Bot · easy"]

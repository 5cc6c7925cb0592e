"""The page around the matches: reasons, language, seats on one screen, replay, lost servers."""

import signal
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import bactrian
from tests.browser.conftest import Visit
from tests.browser.table import Player, play_now, set_up
from tests.server.client import Process, serving
from tests.support import AnyMatch, start, walk

Keep = Callable[[Page, str], None]

FORK = """async (journal) => {
  const headers = { "X-Bactrian": "1", "Content-Type": "text/plain" };
  const ask = async (path, more) => (await fetch(`/api/${path}`, { headers, ...more })).json();
  const { id } = await ask("journals", { method: "POST", body: journal });
  const { moment } = (await ask(`tables/${id}/replay`)).moments.at(-1);
  headers["Content-Type"] = "application/json";
  const body = JSON.stringify({ moment });
  return `/table/${(await ask(`tables/${id}/fork`, { method: "POST", body })).id}`;
}"""
"""Goes on where a journal ends; the address of the table."""

CUT_OFF = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(".tags .price")].map((tag) => tag.getBoundingClientRect())
    .filter((tag) => tag.left < board.left || tag.right > board.right || tag.bottom > board.bottom)
    .length;
}"""
"""How many prices stand out over the edge of the board."""


def test_what_is_not_possible_says_why(server: Process, visit: Visit, keep: Keep) -> None:
    page = visit(server.base)
    player = play_now(page, "expedition")
    player.wait_to_be_asked()
    page.locator("[data-target='space:daidu']").click()
    reason = page.locator(".why")
    assert "Daidu" in reason.inner_text()
    rule = reason.locator("a.rule")
    assert rule.get_attribute("href") == "/rules/expedition#E5.1"
    keep(page, "why-not")
    page.keyboard.press("Escape")
    assert page.locator(".why").count() == 0
    with page.context.expect_page() as opened:
        page.locator("[data-target='space:daidu']").click()
        page.locator(".why a.rule").click()
    rules = opened.value
    rules.wait_for_selector(".rulebook .here")
    assert rules.locator(".here").inner_text().startswith("E5.1")


def test_undo_takes_the_place_of_confirmations(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    player = play_now(page, "expedition")
    player.wait_to_be_asked()
    hand = page.locator(".a-own .hand").inner_text()
    page.locator(".opts .option").first.click()
    page.wait_for_selector(".a-disp .can")
    page.keyboard.press("u")
    page.wait_for_selector(".opts .option")
    assert page.locator(".a-own .hand").inner_text() == hand


def test_the_language_changes_without_losing_the_place(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    player = play_now(page, "expedition")
    player.wait_to_be_asked()
    address, moment = page.url, player.moment()
    page.locator(".top .menu button").last.click()
    page.get_by_role("button", name="Deutsch").click()
    page.wait_for_selector(".q strong:text('Dein Zug')")
    assert page.url == address
    assert player.moment() == moment
    assert page.title().startswith("Du bist dran")


def test_a_curtain_falls_between_two_people_at_one_screen(
    server: Process, visit: Visit, keep: Keep
) -> None:
    page = visit(server.base)
    page.wait_for_selector(".games .g")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Grandpa"}]
    page.goto(server.base + set_up(page, "expedition", seats))
    page.wait_for_selector(".curtain")
    assert page.locator(".a-own").count() == 0
    keep(page, "curtain")
    page.locator(".curtain .btn").click()
    player = Player(page, 3)
    for _ in range(30):
        player.page.wait_for_selector(".curtain, [data-asked=true]")
        if page.query_selector(".curtain"):
            break
        player.click_something(wait=False)
    assert "Grandpa" in page.locator(".curtain").inner_text()
    page.locator(".curtain .btn").click()
    page.wait_for_selector(".n2 b:text('Grandpa')")


def test_what_may_be_said_at_any_time_is_said_with_a_click(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    player = play_now(page, "samarkand")
    player.wait_to_be_asked()
    card = page.locator(".a-own .gc").first
    assert "can" not in (card.get_attribute("class") or "").split()
    card.click()
    page.locator(".chooser .choice", has_text="keep").click()
    page.wait_for_selector(".a-own .gc .val use[href$=lock]")


def test_a_match_is_told_again(server: Process, visit: Visit, keep: Keep) -> None:
    page = visit(server.base)
    player = play_now(page, "expedition")
    player.play_on()
    table = page.url
    page.goto(f"{table}/replay")
    page.wait_for_selector("main.grid .board")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?moment=*")
    keep(page, "replay")
    page.keyboard.press("End")
    page.wait_for_selector(".inreplay .rk")
    assert page.locator(".ch svg").count() == 1
    keep(page, "replay-end")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    journal = Path(str(download.value.path())).read_text()
    assert journal.startswith("bactrian 1 expedition")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table-frame")
    assert page.url != table
    page.goto(server.base)
    page.locator("input[type=file]").set_input_files(
        {"name": "match.txt", "mimeType": "text/plain", "buffer": journal.encode()}
    )
    page.wait_for_url("**/replay")
    page.wait_for_selector("main.grid .board")


def test_the_server_is_killed_and_nothing_is_lost(tmp_path: Path, visit: Visit, keep: Keep) -> None:
    with serving(tmp_path) as first:
        page = visit(first.base, strict=False)  # a lost connection is written to the console
        player = play_now(page, "expedition")
        player.play_on(12)
        player.wait_to_be_asked()
        before = (player.moment(), page.locator(".log ol").inner_text())
        first.end(signal.SIGKILL)
        page.wait_for_selector(".toasts.offline")
        keep(page, "offline")
        port = first.base.rpartition(":")[2]
        with serving(tmp_path, port=port):
            page.wait_for_selector(".table-frame[data-asked=true]")
            assert (player.moment(), page.locator(".log ol").inner_text()) == before
            player.play_on()
            assert player.over


@pytest.mark.parametrize("title", bactrian.titles())
def test_a_small_laptop_shows_what_is_needed(title: str, server: Process, visit: Visit) -> None:
    page = visit(server.base, viewport={"width": 1366, "height": 657})
    player = play_now(page, title)
    player.wait_to_be_asked()
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".board, .own, .own .pc")]
            .filter((one) => one.getBoundingClientRect().bottom > innerHeight)
            .map((one) => one.className)"""
    )
    assert cut == []


def test_a_score_with_hidden_cards_is_open(server: Process, visit: Visit) -> None:
    page = visit(server.base)
    play_now(page, "samarkand").wait_to_be_asked()
    others = page.locator(".opp .pts")
    assert others.locator(".more").all_inner_texts() == ["+?"] * others.count()
    assert page.locator(".own .more").count() == 0
    others.first.hover()
    assert "2 hidden cards" in page.locator(".sources").inner_text()


def stopped(when: Callable[[AnyMatch, int], bool]) -> str:
    """The journal of a match of expedition, played at random until it is as it should be."""
    matches = ((start(("expedition", 3, {}), seed), seed) for seed in count())
    return next(
        bactrian.text_of(match)
        for match, seed in matches
        for seat, _ in walk(match, seed)
        if when(match, seat)
    )


def go_on(page: Page, server: Process, journal: str) -> None:
    """Take the seat that is asked where a journal ends."""
    page.wait_for_selector(".games .g")
    page.goto(server.base + page.evaluate(FORK, journal))
    Player(page).wait_to_be_asked()


def test_no_price_is_cut_off_at_the_edge(server: Process, visit: Visit) -> None:
    def by_cards_or_ballast(match: AnyMatch, seat: int) -> bool:
        options = match.prompt(seat).options
        return len({one.price for one in options if "space:tabas" in one.targets}) > 1

    page = visit(server.base)
    go_on(page, server, stopped(by_cards_or_ballast))
    assert page.locator(".tags .price").count() == 2
    assert page.evaluate(CUT_OFF) == 0


def test_nobody_leads_where_several_stand(server: Process, visit: Visit) -> None:
    def in_kantshou(match: AnyMatch, seat: int) -> bool:
        view: Any = match.view(seat)
        return all(one["space"] == "space:kantshou" for one in view["table"]["figures"])

    page = visit(server.base)
    go_on(page, server, stopped(in_kantshou))
    assert page.locator(".a-own .n2 small").inner_text() == "shares place 1 in the caravan"

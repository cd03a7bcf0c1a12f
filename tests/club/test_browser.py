"""Pages in a real browser: on a phone, by keyboard, without scripts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from ringside_manager.club.pages import PAGES
from ringside_manager.club.verify import verified
from ringside_manager.office.office import Office
from tests.club.served import PHRASE, invitations, served
from tests.club.test_boxing import at_the_table
from tests.office.clubs import PERSONS, club, founding

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = pytest.mark.skipif(BROWSER is None, reason="there is no Chromium on this machine")
PHONE: ViewportSize = {"width": 390, "height": 844}
NIGHTS = 4


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    words = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as player:
        chromium = player.chromium.launch(executable_path=BROWSER, args=words)
        yield chromium
        chromium.close()


def seated(context: BrowserContext, address: str, link: str) -> Page:
    page = context.new_page()
    page.goto(address + link)
    page.fill("input[name=passphrase]", PHRASE)
    page.click("button.first")
    page.wait_for_url("**/office")
    return page


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_three_members_play_four_nights_on_their_phones(browser: Browser, tmp_path: Path) -> None:
    """Ann's browser has no scripts; Bob and the promoter have theirs."""
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS, options={"tournament_night": "40"})):
        pass
    links = invitations(path, keeper="promoter", members=PERSONS[:2])
    with served(path) as address:
        contexts = {
            name: browser.new_context(viewport=PHONE, java_script_enabled=name != "Ann") for name in links
        }
        pages = {name: seated(contexts[name], address, link) for name, link in links.items()}
        for night in range(1, NIGHTS + 1):
            pages["Ann"].goto(f"{address}/l/club/office")
            offers = pages["Ann"].locator(".idea button")
            if offers.count():
                offers.first.click()
                pages["Ann"].get_by_text("That is done.").wait_for()
            pages["Bob"].goto(f"{address}/l/club/office")
            accept = pages["Bob"].get_by_role("button", name="Accept")
            if accept.count():
                accept.first.focus()
                pages["Bob"].keyboard.press("Enter")
                pages["Bob"].get_by_text("That is done.").wait_for()
            pages["promoter"].goto(f"{address}/l/club/office")
            pages["promoter"].get_by_role("button", name=f"Hold night {night}").click()
            pages["promoter"].get_by_text(f"Night {night} has been held.").wait_for()
        for name in ("", "office", "card?night=1", "tables", "charts", "rulebook", "proof"):
            pages["Bob"].goto(f"{address}/l/club/{name}")
            assert fits(pages["Bob"]), name
        for context in contexts.values():
            context.close()
    assert verified(path).holds
    with Office.open(path, read_only=True) as office:
        assert office.books.closed == NIGHTS
        assert any(entry.by == "Ann" for entry in office.entries)


def test_every_page_fits_and_can_be_reached_by_keyboard(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(), 3) as office:
        bout = next(number for number, page in office.books.bouts.items() if page.outcome is not None)
    with served(path) as address:
        context = browser.new_context(color_scheme="dark")
        page = context.new_page()
        problems: list[str] = []
        page.on("console", lambda told: problems.append(told.text) if told.type == "error" else None)
        for name in (
            *(name for name in PAGES if name not in ("fighter", "manager", "bout", "replay")),
            f"bout?n={bout}",
        ):
            page.goto(f"{address}/l/club/{name}")
            for width in (1280, 360):
                page.set_viewport_size({"width": width, "height": 740})
                assert fits(page), (name, width)
        page.keyboard.press("Tab")
        page.locator("a.skip:focus").wait_for()
        page.keyboard.press("Enter")
        page.locator("#main:focus").wait_for()
        page.get_by_role("link", name="Round 1", exact=True).click()
        page.get_by_role("heading", name="Round 1").wait_for()
        page.locator("h1:focus").wait_for()
        assert problems == []
        context.close()


def test_a_bout_is_boxed_on_two_phones_and_watched_on_a_third(browser: Browser, tmp_path: Path) -> None:
    """Bob's browser has no scripts; what Ann and he choose comes to the guest's page by itself."""
    with at_the_table(tmp_path / "club.ringside") as table:
        address = str(table.members["Ann"].http.base_url).rstrip("/")
        pages = {}
        for name in ("Ann", "Bob", "guest"):
            context = browser.new_context(viewport=PHONE, java_script_enabled=name != "Bob")
            if name != "guest":
                word = table.members[name].http.cookies["ringside"]
                context.add_cookies([{"name": "ringside", "value": word, "url": address}])
            pages[name] = context.new_page()
            pages[name].goto(f"{address}/l/club/ring?n={table.bout}")
            assert fits(pages[name]), name
        watched = pages["guest"].locator("ol.told li")
        before = watched.count()
        for _ in range(6):
            for name in PERSONS[:2]:
                pages[name].goto(f"{address}/l/club/ring?n={table.bout}")
                asked = pages[name].locator("form.asked .buttons button")
                if asked.count():
                    asked.first.click()
                    pages[name].get_by_role("status").filter(has_text=".").first.wait_for()
        pages["guest"].wait_for_function(f"document.querySelectorAll('ol.told li').length > {before}")
        if folder := os.environ.get("RINGSIDE_SHOTS"):
            for name, page in pages.items():
                page.screenshot(path=f"{folder}/ring_{name}.png", full_page=True)
        for page in pages.values():
            assert fits(page)
            page.context.close()

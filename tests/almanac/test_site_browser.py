"""The site in a real browser: found, sorted, read by ear, on a phone and on a desk, light and dark, and without scripts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from ringside_manager.almanac.festivals import drawn_page
from ringside_manager.almanac.site import export_site
from ringside_manager.campaign.festivals import Format
from tests.almanac.test_festivals import made
from tests.office.clubs import club

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = pytest.mark.skipif(BROWSER is None, reason="there is no Chromium on this machine")
WIDTHS = (360, 1280)
Look = Literal["light", "dark"]
LOOKS: tuple[Look, ...] = ("light", "dark")
KINDS = ("bout", "fighter", "manager", "night", "pair", "season", "title", "tournament")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    words = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as player:
        chromium = player.chromium.launch(executable_path=BROWSER, args=words)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("browser")
    with club(folder / "club.ringside", nights=30) as office:
        export_site(office, folder / "site")
    return folder / "site"


def one_of_each(site: Path) -> list[Path]:
    return [*sorted(site.glob("*.html")), *(max((site / kind).glob("*.html")) for kind in KINDS)]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_pages_fit_and_axe_finds_nothing(browser: Browser, site: Path) -> None:
    pages = {path.parent.name: path for path in one_of_each(site)}
    checked(browser, [site / "index.html", pages["fighter"]], "dark", (360,))
    checked(browser, [pages["bout"], pages["season"]], "light", (1280,))


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_of_a_festival_fits_and_axe_finds_nothing(
    browser: Browser, tmp_path: Path, look: Look
) -> None:
    pages = []
    for form in (Format.TEAMS, Format.SWISS, Format.DOUBLE):
        pages.append(tmp_path / f"{form.value}.html")
        pages[-1].write_text(drawn_page(made(form), "Friday Cup"), encoding="utf-8")
    checked(browser, pages, look, (360, 768, 1280))


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("look", LOOKS)
def test_every_kind_of_page_fits_and_axe_finds_nothing(browser: Browser, site: Path, look: Look) -> None:
    checked(browser, one_of_each(site), look, WIDTHS)


def checked(browser: Browser, pages: list[Path], look: Look, widths: tuple[int, ...]) -> None:
    """Every page fits its window, breaks no rule of axe-core, and the browser has nothing to say of it."""
    context = browser.new_context(color_scheme=look)
    page, axe, told = context.new_page(), Axe(), list[str]()
    page.on(
        "console", lambda message: told.append(message.text) if message.type in ("error", "warning") else None
    )
    for path in pages:
        for width in widths:
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(path.as_uri())
            assert fits(page), (path.name, width)
            assert told == []
            found = axe.run(page)
            assert found.violations_count == 0, (path.name, width, look, found.generate_report())
            told.clear()  # the checker reads the style sheet again, which the page's policy does not let it
    context.close()


def test_a_reader_finds_sorts_and_sees_a_round_again(browser: Browser, site: Path) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto((site / "fighters.html").as_uri())
    page.keyboard.press("Tab")
    page.locator("a.skip:focus").wait_for()
    name = page.locator("tbody tr").nth(3).locator("th").inner_text()
    page.get_by_role("button", name="Earnings").click()
    earned = [
        int(text.replace("$", "").replace(",", ""))
        for text in page.locator("tbody td:last-child").all_inner_texts()
    ]
    assert earned == sorted(earned, reverse=True)
    page.get_by_role("button", name="Earnings").click()
    assert page.locator("th[aria-sort=ascending]").count() == 1
    page.get_by_label("Find").fill(name.upper())
    page.locator("#found a").first.wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=name, exact=True).wait_for()
    page.locator("table a[href*='bout/']").first.click()
    lines = page.locator("#replay li")
    page.get_by_role("button", name="Back").click()
    assert page.locator("#replay li.now").inner_text() == lines.nth(lines.count() - 2).inner_text()
    assert (
        page.locator("#replay [data-part$='-up']:visible, #replay [data-part$='-down']:visible").count() == 2
    )
    context.close()


def test_everything_is_there_without_scripts(browser: Browser, site: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    assert not page.get_by_label("Find").is_visible()
    page.get_by_role("link", name="Fighters", exact=True).click()
    page.locator("tbody th a").first.click()
    page.locator("table a[href*='bout/']").first.click()
    assert page.locator("#replay li").count() > 1
    assert not page.get_by_role("button").count()
    context.close()

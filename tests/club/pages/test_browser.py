"""The pages in a real browser: on a phone and a desk, by keyboard, in the dark, and without script."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright import sync_api

from ringside_manager import paths
from ringside_manager.club.pages import Visit
from ringside_manager.club.server.app import STYLE
from ringside_manager.palette import page_colours
from tests.club.pages.test_pages import BASE, PEOPLE, all_of, seen, visits
from tests.office.clubs import club, founding

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = pytest.mark.skipif(BROWSER is None, reason="no Chromium is installed here")
HOST = "http://league.test"
POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'"
TYPES = {".svg": "image/svg+xml", ".css": "text/css", ".js": "text/javascript"}
REPLAY = f"{BASE}/replay"
WIDTHS = (360, 390, 1280)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A member's pages after some nights, one of each kind, and a bout's replay step by step, by their addresses."""
    with club(tmp_path_factory.mktemp("club") / "club.ringside", founding(PEOPLE), 9) as office:
        visit: Visit = next(visits(office))
        found = {
            urlsplit(address).path: (address, text)
            for address, text in all_of(visit).items()
            if REPLAY not in address
        }
        bout = next(number for number, page in office.books.bouts.items() if page.is_over)
        steps = {
            f"{REPLAY}?n={bout}&at={at}": seen(visit, "replay", n=str(bout), at=str(at)) for at in (1, 2)
        }
        return dict(found.values()) | steps


@pytest.fixture(scope="module")
def browser() -> Iterator[sync_api.Browser]:
    with sync_api.sync_playwright() as play:
        opened = play.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield opened
        opened.close()


def tab(
    browser: sync_api.Browser,
    pages: dict[str, str],
    width: int = 390,
    *,
    script: bool = True,
    dark: bool = False,
) -> sync_api.Page:
    """A tab that is answered from ``pages`` and never asks a network; its complaints are in ``complaints``."""
    context = browser.new_context(
        viewport={"width": width, "height": 844},
        java_script_enabled=script,
        color_scheme="dark" if dark else "light",
    )

    def answer(route: sync_api.Route) -> None:
        address = urlsplit(route.request.url)
        asked = address.path + (f"?{address.query}" if address.query else "")
        if address.path.startswith("/static/"):
            name = Path(address.path).name
            file = next(
                path for path in paths.resources().glob(f"*/{name}") if path.parent.name in ("club", "icons")
            )
            colours = page_colours().encode() if name == STYLE else b""  # as the server does
            route.fulfill(body=colours + file.read_bytes(), content_type=TYPES[file.suffix])
        elif asked in pages:
            headers = {"Content-Security-Policy": POLICY, "Content-Type": "text/html; charset=utf-8"}
            route.fulfill(body=pages[asked], headers=headers)
        else:
            route.fulfill(status=204, body="")

    context.route("**/*", answer)
    page = context.new_page()
    page.set_default_timeout(10_000)
    return page


def test_no_page_is_wider_than_its_screen(browser: sync_api.Browser, pages: dict[str, str]) -> None:
    page = tab(browser, pages, script=False)
    for address in sorted(pages):
        page.goto(HOST + address)
        assert page.locator("h1").count() == 1, address
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (address, wide)
    page.context.close()


def test_nothing_on_a_page_breaks_the_policy(browser: sync_api.Browser, pages: dict[str, str]) -> None:
    page, said = tab(browser, pages), []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    for address in pages:
        page.goto(HOST + address)
    page.context.close()
    assert [text for text in said if "Content Security Policy" in text or "Error" in text] == []


def test_the_keyboard_comes_to_the_page_past_the_menu(
    browser: sync_api.Browser, pages: dict[str, str]
) -> None:
    page = tab(browser, pages, script=False)
    page.goto(f"{HOST}{BASE}/")
    page.keyboard.press("Tab")
    assert page.locator(":focus").get_attribute("href") == "#main"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.locator("main :focus, main:focus").first.wait_for()
    page.context.close()


@pytest.mark.parametrize("script", [True, False])
def test_a_bout_is_stepped_through_blow_by_blow(
    browser: sync_api.Browser, pages: dict[str, str], script: bool
) -> None:
    first = next(address for address in pages if address.startswith(REPLAY) and address.endswith("at=1"))
    page = tab(browser, pages, script=script)
    page.goto(HOST + first)
    said = page.locator("#replay .said").inner_text()
    page.locator("#step-next").click()
    sync_api.expect(page.locator("#replay .said")).not_to_have_text(said)
    page.wait_for_url("**at=2")
    page.locator("#replay svg.ring").wait_for()
    page.context.close()


def test_the_dark_is_dark(browser: sync_api.Browser, pages: dict[str, str]) -> None:
    shades = []
    for wants_dark in (False, True):
        page = tab(browser, {f"{BASE}/": pages[f"{BASE}/"].replace(' data-look="dark"', "")}, dark=wants_dark)
        page.goto(f"{HOST}{BASE}/")
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
        shades.append(sum(int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")))
        page.context.close()
    light_shade, dark_shade = shades
    assert light_shade > 600
    assert dark_shade < 200

"""A bout written down: what a text and a page hold, and that a page needs nothing but itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from ringside_manager import __version__
from ringside_manager.almanac import bout_html, bout_sheet, bout_text
from ringside_manager.bout import BoutRecord, Setup, fight, registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.engine import CornerAt
from ringside_manager.bout.terms import Abilities
from ringside_manager.commentary.phrases import Length
from ringside_manager.text_safety import PAGE_POLICY

ENGINE = registry.get("ringside")


def record(seed: int = 5, name: str = "Ann <b>Bold</b> & Co") -> BoutRecord:
    rated = Abilities(60, 3, 3, 3, 3, 3, 3, 25, 15)
    mine, his = (ENGINE.card_from_abilities(called, rated) for called in (name, "Bob"))
    setup = Setup(ENGINE, mine, his, ENGINE.info.terms(6))
    red, blue = (CornerAt("club")(ENGINE, SeededChance(seed + side)) for side in (0, 1))
    return fight(setup, seed, red, blue)


class Page(HTMLParser):
    """What a page holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("seed", range(4))
def test_a_text_holds_result_points_and_every_line(seed: int) -> None:
    kept = record(seed)
    sheet = bout_sheet(kept)
    text = bout_text(sheet)
    assert sheet.result in text
    assert kept.digest in text
    assert all(len(line) <= 100 or kept.digest in line for line in text.splitlines())
    squeezed = " ".join(text.split())
    for told in sheet.rounds:
        assert f"ROUND {told.number}" in text
        assert all(" ".join(line.text.split()) in squeezed for line in told.lines)
    assert sheet.totals[0].landed == kept.outcome.landed[0]
    if kept.outcome.scorecards and sheet.running:
        card = kept.outcome.scorecards[0]
        assert sheet.running[-1] == (sum(r for r, _ in card.rounds), sum(b for _, b in card.rounds))


def test_a_page_needs_nothing_but_itself_and_shows_names_as_text() -> None:
    sheet = bout_sheet(record(), pictures={1: "<svg><circle r='1'/></svg>"})
    text = bout_html(sheet)
    assert f'<meta name="generator" content="Ringside Manager {__version__}">' in text
    page = Page(text)
    assert ("meta", {"http-equiv": "Content-Security-Policy", "content": PAGE_POLICY}) in page.tags
    assert "Ann <b>Bold</b> & Co" in page.words
    assert ("b", {}) not in page.tags
    assert ("circle", {"r": "1"}) in page.tags
    assert not [
        tag for tag, facts in page.tags if tag in ("script", "link", "img", "iframe") or "src" in facts
    ]
    assert not re.search(r"https?://|url\(", text)
    for told in sheet.rounds:
        assert ("details", {"id": f"round-{told.number}", "open": None}) in page.tags
        assert all(line.text in page.words for line in told.lines)


def test_a_sheet_is_told_at_any_length_and_in_german() -> None:
    kept = record()
    ticker, radio = (bout_text(bout_sheet(kept, length=length)) for length in (Length.TICKER, Length.RADIO))
    assert len(ticker) < len(bout_text(bout_sheet(kept))) < len(radio)
    german = bout_sheet(kept, language="de")
    assert "RUNDE 1" in bout_text(german)
    assert 'lang="de"' in bout_html(german)

"""The story of a career: told from the books, true to them, and of everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.office.facts.career_story import career_story
from ringside_manager.office.facts.careers import career_facts
from ringside_manager.office.facts.rankings import reigns_of
from tests.office.clubs import club, founding


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Books]:
    """A season of four managers."""
    with club(tmp_path_factory.mktemp("story") / "club.ringside", founding(), 52) as office:
        yield office.books


def told(books: Books, page: FighterBook) -> dict[str, str]:
    return {part.title: " ".join(part.sentences) for part in career_story(books, page)}


def test_every_career_is_told_in_whole_sentences(books: Books) -> None:
    for page in books.fighters.values():
        parts = career_story(books, page)
        assert parts[0].title == "The beginning"
        for part in parts:
            assert part.sentences
            assert all(re.fullmatch(r"[A-Z].*\.", sentence) for sentence in part.sentences), part
        text = " ".join(sentence for part in parts for sentence in part.sentences)
        assert "{" not in text
        assert page.name in text


def test_a_champion_took_his_title_from_whom_he_beat(books: Books) -> None:
    division = books.divisions[""]
    for reign in reigns_of(books, division):
        page = books.fighters[reign.champion.number]
        title = told(books, page)["The title"]
        assert f"night {reign.from_night}" in title
        if reign.won_from is not None:
            assert reign.won_from.name in title
        if reign.defences == 1:
            assert "He defended it once" in title
        if reign.until_night is None:
            assert "He is champion still" in title


def test_a_feud_is_told_with_its_score(books: Books) -> None:
    feuds = [page for page in books.fighters.values() if "The feud" in told(books, page)]
    assert feuds
    for page in feuds:
        bouts = career_facts(books, page)
        often = max(
            {bout.opponent.number for bout in bouts},
            key=lambda one: sum(b.opponent.number == one for b in bouts),
        )
        many = sum(bout.opponent.number == often for bout in bouts)
        assert f"{many} times" in told(books, page)["The feud"]


def test_who_never_boxed_has_a_beginning_and_no_more(books: Books) -> None:
    idle = next(page for page in books.fighters.values() if not page.bouts)
    assert list(told(books, idle)) == ["The beginning"]
    assert told(books, idle)["The beginning"].endswith("He has not boxed yet.")

"""A campaign that is over goes on (C71): by whom, with what, and what it was before stays told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ringside_manager.almanac.league import status
from ringside_manager.campaign.books import NewsKind
from ringside_manager.campaign.orders import PlayOn
from ringside_manager.errors import RuleError
from ringside_manager.league.business import post_all
from ringside_manager.league.copies import rebuild
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding, play


@pytest.fixture
def over(tmp_path: Path) -> Iterator[Office]:
    """A campaign of three nights at its end."""
    with club(tmp_path / "club.ringside", founding(options={"nights": "3"}), 3) as office:
        yield office


def test_a_campaign_goes_on_with_everything_as_it_stands(over: Office) -> None:
    before = {page.number: page.balance_cents for page in over.books.managers.values()}
    won = over.books.winners
    over.hand_in(PlayOn(2), over.promoter)
    books = over.books
    assert (books.ended, books.winners, books.options.nights, books.closed) == (False, (), 5, 3)
    assert {page.number: page.balance_cents for page in books.managers.values()} == before
    play(over, 2)
    assert (books.ended, books.closed, books.doubts) == (True, 5, [])
    assert books.winners
    ends = [item.managers for item in books.news if item.kind is NewsKind.ENDED]
    assert ends == [won, books.winners]
    told = [row.text for row in news(books, 3) if row.kind == "ended"]
    assert told == [f"The campaign is over. Most money: {books.managers[won[0]].name}."]
    assert post_all(over.entries) == books
    with pytest.raises(RuleError, match="C70"):
        play(over, 1)


def test_only_the_promoter_lets_a_campaign_go_on_and_only_once_it_is_over(over: Office) -> None:
    entries = len(over.entries)
    ann = over.party(next(iter(over.books.managers.values())).name)
    with pytest.raises(RuleError, match="C3"):
        over.hand_in(PlayOn(2), ann)
    assert len(over.entries) == entries
    over.hand_in(PlayOn(2), over.promoter)
    with pytest.raises(RuleError, match="C71"):
        over.hand_in(PlayOn(2), over.promoter)
    over.undo(over.promoter, "")
    assert (over.books.ended, over.books.options.nights) == (True, 3)
    over.redo(over.promoter, "")
    assert not over.books.ended


def test_a_journal_that_plays_on_is_exported_and_made_again(over: Office, tmp_path: Path) -> None:
    over.hand_in(PlayOn(1), over.promoter)
    play(over, 1)
    told = status(over.books)
    over.export_journal(tmp_path / "journal.jsonl")
    over.close()
    rebuild(tmp_path / "journal.jsonl", tmp_path / "again.ringside")
    with Office.open(tmp_path / "again.ringside") as again:
        assert status(again.books) == told
        assert again.check() == ()

"""A league whose years turn: ages, retirements, rookies and all that shows them (Y1-Y8)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ringside_manager.almanac.league import fighter_page
from ringside_manager.campaign.books import Entrance, LedgerKind, StableMethod
from ringside_manager.campaign.careers import age_of
from ringside_manager.league.audit import audit
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.business.years import YearTurned
from ringside_manager.office.facts.explained_standing import explain_pop
from ringside_manager.office.facts.feuds import story_line
from ringside_manager.office.facts.fighters import fighter_facts
from ringside_manager.office.facts.managers import season_money
from ringside_manager.office.founding import league_options
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.office import Office
from tests.office.clubs import founding, hurry, play


def test_the_year_turns_once_a_season_and_the_books_hold(tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    agreed = {"corners": "plain", "nights": "130"}
    options = league_options("control", StableMethod.DRAFT, 4, agreed, shipped("generations"))
    with Office.found(path, replace(founding(system="control"), options=options)) as office:
        hurry(office)
        play(office, 51)
        books = office.books
        ages = {number: age_of(books, page) for number, page in books.fighters.items()}
        play(office, 1)
        books = office.books
        told = " ".join(story_line(books))
        gone = [page for page in books.fighters.values() if page.retired_night == 52]
        came = [page for page in books.fighters.values() if page.entered_night == 52]
        assert any(page.name in told for page in gone) == bool(gone)
        assert any(page.name in told for page in came) == bool(came)
        (turned,) = [entry for entry in office.entries if isinstance(entry.deed, YearTurned)]
        assert isinstance(turned.deed, YearTurned)
        here = [line for line in turned.deed.fighters if not books.fighters[line.fighter].is_retired]
        assert all(
            line.age == ages[line.fighter] + 1 == age_of(books, books.fighters[line.fighter]) for line in here
        )
        assert any(any(line.changes) for line in here)
        play(office, 60)
        books = office.books
        assert [turn.night for turn in books.turns] == [52, 104]
        assert not books.doubts
        for night in 52, 104:
            pot = [line for line in books.ledger if line.kind is LedgerKind.POT and line.night == night]
            assert sum(line.amount_cents for line in pot) == 0
            richest = max(pot, key=lambda line: line.balance_cents - line.amount_cents)
            assert richest.amount_cents == min(line.amount_cents for line in pot) < 0
        for number, manager in books.managers.items():
            seasons = season_money(books, number)
            assert sum(season.net_cents for season in seasons) == manager.balance_cents
        active = [page for page in books.fighters.values() if not page.is_retired]
        assert len(active) == sum(page.entered_night == 0 for page in books.fighters.values())
        rookies = [
            page for page in books.fighters.values() if page.entrance is Entrance.DRAFT and page.entered_night
        ]
        assert rookies
        assert all(19 <= fighter_page(books, page).age <= 24 for page in rookies)
        for page in books.fighters.values():
            assert explain_pop(books, page).result.value == page.pop_half
            assert fighter_facts(books, page.number).age == age_of(books, page)
        undone = next(
            entry for entry in office.entries if isinstance(entry.deed, FighterSigned) and entry.night
        )
        assert undone.act != undone.number
    assert not audit(path)


def test_by_the_book_nobody_ages(tmp_path: Path) -> None:
    options = league_options("control", StableMethod.DRAFT, 4, {"corners": "plain", "nights": "60"})
    with Office.found(
        tmp_path / "c.ringside", replace(founding(system="control"), options=options)
    ) as office:
        hurry(office)
        play(office, 53)
        assert not office.books.turns
        assert fighter_facts(office.books, next(iter(office.books.fighters))).age is None

"""Awards, record book, hall of fame and lineage in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.awards import Award, Honour
from ringside_manager.campaign.records_book import Feat, Record
from ringside_manager.gui.pages.history.awards import (
    AwardCard,
    AwardsPart,
    Formula,
    award_lines,
    award_name,
    honour_name,
    reasons,
)
from ringside_manager.gui.pages.history.hall import (
    HallPart,
    LineagePart,
    Plaque,
    ReignEntry,
    how_lost,
    how_won,
)
from ringside_manager.gui.pages.history.records import RecordPart, RecordsPage, feat_text, record_name
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Link
from ringside_manager.office.facts import record
from ringside_manager.office.facts.history import FeatRow, hall, record_tables, season_row
from ringside_manager.office.facts.rankings import lineages
from tests.gui.looking import labels
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> RecordsPage:
    made = RecordsPage(session)
    qtbot.addWidget(made)
    made.resize(1040, 680)
    made.show()
    return made


def part(page: RecordsPage, key: str, kind: type) -> QWidget:
    page.show_place(Place("records", 0, key))
    found = page.tabs.part()
    assert isinstance(found, kind)
    return found


def follow(page: RecordsPage, links: list[Link]) -> list[Place]:
    asked: list[Place] = []
    page.go.connect(asked.append)
    for link in links:
        QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    return asked


# Awards


def test_every_award_has_its_card_with_the_winner_and_why_and_leads_on(
    page: RecordsPage, session: Session
) -> None:
    awards = part(page, "awards", AwardsPart)
    cards = awards.findChildren(AwardCard)
    assert [card.award for card in cards] == list(Award)
    row = season_row(session.books, 1)
    assert not row.final
    for card, (award, (winner, *_)) in zip(cards, row.awards.items(), strict=True):
        text = labels(card)
        assert award_name(award) in text
        assert all(reason in text for reason in reasons(award, winner))
        assert winner.name in [link.text() for link in card.findChildren(Link)]
    places = {link.place for link in awards.findChildren(Link)}
    knockout, manager = row.awards[Award.KNOCKOUT][0], row.awards[Award.MANAGER][0]
    assert {Place("bout", knockout.bout), Place("fighter", knockout.fighter)} <= places
    assert Place("manager", manager.manager) in places
    assert follow(page, awards.findChildren(Link)[:1]) == [awards.findChildren(Link)[0].place]


@each("award", list(Award))
def test_every_award_says_how_it_is_decided(page: RecordsPage, award: Award, qtbot: QtBot) -> None:
    awards = part(page, "awards", AwardsPart)
    card = next(card for card in awards.findChildren(AwardCard) if card.award is award)
    explain = next(b for b in card.findChildren(QWidget) if b.accessibleName() == "How is this decided?")
    QTest.mouseClick(explain, Qt.MouseButton.LeftButton)
    dialog = card.findChild(Formula)
    assert isinstance(dialog, Formula)
    text = labels(dialog)
    assert award_name(award) in text
    for what, worth in award_lines(award):
        assert what in text
        assert worth in text
    dialog.accept()


def test_a_league_without_a_night_has_no_awards_yet(new_session: Session, qtbot: QtBot) -> None:
    page = RecordsPage(new_session)
    qtbot.addWidget(page)
    page.show()
    awards = part(page, "awards", AwardsPart)
    assert not awards.empty.isHidden()
    book = part(page, "book", RecordPart)
    assert not book.empty.isHidden()
    lineage = part(page, "lineage", LineagePart)
    assert not lineage.empty.isHidden()


# Record book


def test_every_record_shows_its_best_of_any_season_and_leads_on(
    page: RecordsPage, session: Session, qtmodeltester: object
) -> None:
    book = part(page, "book", RecordPart)
    tables = record_tables(session.books)
    assert book.records.count() == len(tables) + 1
    for place, table in enumerate(tables):
        book.records.setCurrentRow(place)
        assert book.name.text() == record_name(table[0].record)
        assert list(book.best.rows) == list(table)
    qtmodeltester.check(book.best.model)
    book.records.setCurrentRow(len(tables))
    assert book.stack.currentWidget() is book.feats
    qtmodeltester.check(book.feats.model)
    assert [book.season.itemData(line) for line in range(book.season.count())] == [0, 1]
    every = list(book.best.rows)
    book.season.setCurrentIndex(1)
    assert list(book.best.rows) == every
    asked: list[Place] = []
    page.go.connect(asked.append)
    wanted = next(place for place, table in enumerate(tables) if table[0].record is Record.BIGGEST_PURSE)
    book.records.setFocus()
    book.records.setCurrentRow(wanted)
    QTest.keyClick(book.records, Qt.Key.Key_Return)
    assert asked == [Place("bout", tables[wanted][0].bout)]


@each("record", list(Record))
def test_every_record_has_a_name(record: Record) -> None:
    assert record_name(record)


@each("feat", list(Feat))
def test_every_feat_is_a_sentence(feat: Feat, qapp: object) -> None:
    told = feat_text(FeatRow(feat, "Al {x}", 1, "Bo <b>", 2, 3, 10))
    assert "Al {x}" in told
    assert told.endswith(".")


# Hall of fame and lineage


def test_the_hall_shows_who_knocks_at_the_door(page: RecordsPage, session: Session) -> None:
    shown = part(page, "hall", HallPart)
    assert list(shown.watched.rows) == list(hall(session.books)[1])
    assert not shown.none.isHidden()
    assert not shown.findChildren(Plaque)


def test_a_member_has_a_plaque_that_says_what_for(
    page: RecordsPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.campaign.awards.THRESHOLD_HALF", 1)
    best = max(session.books.fighters.values(), key=lambda one: one.tally.wins)
    best.retired_night = 24
    shown = part(page, "hall", HallPart)
    (plaque,) = shown.findChildren(Plaque)
    assert plaque.member.fighter is best
    assert record(best.tally) in labels(plaque)
    assert honour_name(Honour.MORE_WINS) in labels(plaque)
    assert follow(page, plaque.findChildren(Link)) == [Place("fighter", best.number)]


def test_the_line_is_told_from_the_latest_to_the_first(page: RecordsPage, session: Session) -> None:
    shown = part(page, "lineage", LineagePart)
    entries = shown.findChildren(ReignEntry)
    (line,) = lineages(session.books)
    assert [entry.reign for entry in entries] == list(reversed(line.reigns))
    for entry in entries:
        assert how_won(entry.reign) in labels(entry)
        assert how_lost(entry.reign) in labels(entry)
        places = {link.place for link in entry.findChildren(Link)}
        assert Place("fighter", entry.reign.champion.number) in places
        assert Place("bout", entry.reign.won_bout) in places


@each("key", ["awards", "book", "hall", "lineage"])
def test_a_place_opens_its_tab(page: RecordsPage, key: str) -> None:
    page.show_place(Place("records", 0, key))
    assert page.tabs.key == key

"""Printing from the window: what there is to print of a night or a bout, and the book of the season."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.schedule import season_of
from ringside_manager.gui.printing import BookDialog, CardsDialog, PrintDialog, printable
from ringside_manager.gui.session import Session
from ringside_manager.gui.shell.league_files import LeagueFiles
from ringside_manager.printed import Paper
from ringside_manager.printed.sheets import OF_A_BOUT, OF_A_NIGHT, What, league_cards


def test_a_night_is_printed_as_it_is_chosen(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    night = next(bout.night for bout in session.books.bouts.values())
    dialog = PrintDialog(session, night)
    qtbot.addWidget(dialog)
    assert dialog.what.count() == len(printable(session.books, night))
    dialog.what.setCurrentIndex(dialog.what.findData(What.BILL))
    dialog.paper.setCurrentIndex(dialog.paper.findData(Paper.LETTER))
    with qtbot.waitSignal(dialog.printed, timeout=20_000):
        dialog.print_to(tmp_path / "bill.pdf")
    assert (tmp_path / "bill.pdf").read_bytes().startswith(b"%PDF-")


def test_results_are_printed_when_there_are_some(session: Session) -> None:
    books = session.books
    assert What.RESULTS not in printable(books, books.closed + 1)
    assert printable(books, 1, next(iter(books.bouts))) == OF_A_BOUT
    assert set(printable(books, books.closed or 1)) <= set(OF_A_NIGHT)


def test_a_night_without_bouts_says_so(session: Session, qtbot: QtBot) -> None:
    dialog = PrintDialog(session, session.books.closed + 40)
    qtbot.addWidget(dialog)
    assert not dialog.make.isEnabled()


def test_the_book_is_asked_for_by_season_and_paper(
    session: Session, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.gui.printing.ask_for_file", lambda *_: tmp_path / "book.pdf")
    dialog = BookDialog(session)
    qtbot.addWidget(dialog)
    assert dialog.season.currentData() == season_of(session.books.closed)
    dialog.paper.setCurrentIndex(dialog.paper.findData(Paper.LETTER))
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.make.click()
    assert chosen.args == [tmp_path / "book.pdf", season_of(session.books.closed), Paper.LETTER]


def test_the_book_is_printed_or_its_refusal_told(
    session: Session, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    curve = SimpleNamespace(points=())
    monkeypatch.setattr("ringside_manager.odds.review.review_curve", lambda *_, **__: curve)
    told: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    files = LeagueFiles(window, session, lambda text, *_more, **_other: told.append(text))
    session.failed.connect(lambda error: told.append(str(error)))
    files.book_to(tmp_path / "book.pdf")
    session.wait()
    assert told
    assert (tmp_path / "book.pdf").exists() == ("book.pdf" in told[0])


def test_the_cards_of_a_league_are_printed_off_the_thread(
    session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = CardsDialog(partial(league_cards, session.books), "quest", "A set", None)
    qtbot.addWidget(dialog)
    assert dialog.system.currentData() == "quest"
    dialog.what.setCurrentIndex(1)
    with qtbot.waitSignal(dialog.printed, timeout=20_000):
        dialog.print_to(tmp_path / "cards.pdf")
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF-")


def test_cards_that_cannot_be_written_are_told(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = CardsDialog(partial(league_cards, session.books), "ringside", "A set", None)
    qtbot.addWidget(dialog)
    dialog.print_to(tmp_path / "nowhere" / "cards.pdf")
    qtbot.waitUntil(lambda: bool(dialog.problem.text()))
    assert "no folder" in dialog.problem.text()
    assert dialog.make.isEnabled()
    dialog.reject()


def test_a_system_has_blank_sheets_and_says_where_it_has_no_cards(
    session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = CardsDialog(partial(league_cards, session.books), "quest", "A set", None)
    qtbot.addWidget(dialog)
    dialog.what.setCurrentIndex(dialog.what.findData(What.ACTION_CARDS))
    dialog.print_to(tmp_path / "drawn.pdf")
    qtbot.waitUntil(lambda: "played with dice" in dialog.problem.text())
    dialog.what.setCurrentIndex(dialog.what.findData(What.SCORE_SHEETS))
    with qtbot.waitSignal(dialog.printed, timeout=20_000):
        dialog.print_to(tmp_path / "sheets.pdf")
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF-")
    assert not (tmp_path / "drawn.pdf").exists()

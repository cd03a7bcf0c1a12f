"""The rulebook in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import (
    QDockWidget,
    QFileDialog,
    QMainWindow,
    QMenu,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from ringside_manager.gui.look import LOOK
from ringside_manager.gui.pages import RulebookPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.rulebook import view as printing
from ringside_manager.gui.rulebook.contents import CONTENTS, HITS, ID_ROLE, NOTHING, Writer
from ringside_manager.gui.rulebook.view import RulebookView
from ringside_manager.gui.session import Session
from ringside_manager.palette import LIGHT
from ringside_manager.rulebook import Chapter, Grid, Rule, Rulebook
from tests.gui.looking import unnamed
from tests.slow import rest_slow

pytestmark = pytest.mark.usefixtures("undressed")

Key = Qt.Key


@pytest.fixture
def view(qtbot: QtBot) -> RulebookView:
    made = RulebookView()
    made.resize(1000, 600)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_begins_with_a_welcome_and_the_credits(view: RulebookView) -> None:
    assert view.rule_id == "welcome"
    assert "Brian Blume" in view.text.toPlainText()
    assert "not affiliated" in view.text.toPlainText()


def test_links_back_and_forward(view: RulebookView, qtbot: QtBot) -> None:
    view.text.anchorClicked.emit(QUrl("rule:R20"))
    view.text.anchorClicked.emit(QUrl("rule:C41"))
    assert "The Best" in view.text.toPlainText()
    view.back.click()
    assert view.rule_id == "R20"
    qtbot.keyClick(view.text, Key.Key_Backspace)
    assert (view.rule_id, view.back.isEnabled()) == ("welcome", False)
    view.on.click()
    view.on.click()
    assert (view.rule_id, view.on.isEnabled()) == ("C41", False)


def test_an_unknown_rule_leaves_the_reader_where_he_was(view: RulebookView) -> None:
    view.show_rule("R20")
    assert not view.show_rule("R999")
    assert view.rule_id == "R20"


def test_contents_lead_and_follow(view: RulebookView) -> None:
    view.show_rule("C57")
    current = view.contents.tree.currentItem()
    assert current.data(0, ID_ROLE) == "C57"
    above = view.contents.tree.itemAbove(current)
    assert above is not None
    view.contents.tree.setCurrentItem(above)
    assert view.rule_id == "C55"


@pytest.mark.parametrize("every", rest_slow([12, 1]))
def test_every_rule_can_be_shown(view: RulebookView, every: int) -> None:
    for rule in view.book.rules[::every]:
        assert view.show_rule(rule.id)
        assert rule.title in view.text.toPlainText()


def test_searching_as_one_types(view: RulebookView, qtbot: QtBot) -> None:
    qtbot.keyClicks(view.search, "saved bell")
    assert view.contents.currentIndex() == HITS
    assert view.contents.hits.item(0).data(ID_ROLE) == "R37"
    qtbot.keyClick(view.search, Key.Key_Return)
    assert view.rule_id == "R37"
    assert '<span class="found">bell</span>' in view.page()
    qtbot.keyClicks(view.search, " zebra")
    assert view.contents.currentIndex() == NOTHING
    qtbot.keyClick(view.search, Key.Key_Escape)
    assert view.contents.currentIndex() == CONTENTS
    assert "found" not in view.page()


def test_hits_are_walked_through_by_keys(view: RulebookView, qtbot: QtBot) -> None:
    qtbot.keyClicks(view.search, "clinch")
    view.contents.hits.setCurrentRow(0)
    first = view.rule_id
    qtbot.keyClick(view.contents.hits, Key.Key_Down)
    assert view.rule_id == view.contents.hits.item(1).data(ID_ROLE) != first


def test_markup_in_a_text_stays_text() -> None:
    rule = Rule("R1", "<b>x</b>", ("<img src=x> & R1", Grid(("a<",), (("b<",),))), (), "b", "c")
    chapter = Chapter("c", "T<", (), (rule,))
    html = Writer(Rulebook.of("en", ()), ("img",)).chapter(chapter)
    assert "<b>" not in html
    assert "<img" not in html
    assert "&lt;<span class" in html


@pytest.mark.usefixtures("dressed")
def test_it_follows_theme_and_zoom(view: RulebookView) -> None:
    view.show_rule("R23")
    LOOK.set_theme("dark")
    LOOK.set_zoom(1.5)
    assert LOOK.colours.link in view.text.document().defaultStyleSheet()
    assert LIGHT.link not in view.text.document().defaultStyleSheet()
    assert view.rule_id == "R23"


def test_a_narrow_dock_hides_the_contents_until_they_are_wanted(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = QDockWidget("Rulebook", window)
    view = RulebookView()
    dock.setWidget(view)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.resize(420, 600)
    window.show()
    assert not view.contents.isVisible()
    view.listing.click()
    assert view.contents.isVisible()
    view.listing.click()
    view.search.setText("fatigue")
    assert view.contents.isVisible()


def test_a_view_made_for_a_dock_stays_narrow(qtbot: QtBot) -> None:
    view = RulebookView(narrow=True)
    qtbot.addWidget(view)
    view.resize(1200, 600)
    view.show()
    assert not view.contents.isVisible()
    assert view.listing.isVisible()


def test_the_page_follows_places(session: Session, qtbot: QtBot) -> None:
    page = RulebookPage(session)
    qtbot.addWidget(page)
    page.show_place(Place("rulebook", part="C41"))
    assert page.focus_rule() == "C41"
    page.show_place(Place("rulebook"))
    assert page.focus_rule() == "C41"
    assert page.title() == "Rulebook"


def test_saving_asks_and_tells_faults(
    tmp_path: Path, view: RulebookView, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    for chosen in ("", str(tmp_path / "no" / "x.pdf"), str(tmp_path / "rules")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, chosen=chosen: (chosen, ""))
        printing.ask_and_save(view, "<p>x</p>")
    assert (tmp_path / "rules.pdf").is_file()
    assert len(told) == 1


def test_everything_has_a_name(view: RulebookView) -> None:
    assert unnamed(view) == []


def test_the_print_menu_prints_and_saves(
    view: RulebookView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[str] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, *_: [action.trigger() for action in menu.actions()])
    monkeypatch.setattr(printing, "ask_and_print", lambda _parent, html: printed.append(html))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "all.pdf"), ""))
    view.show_rule("C41")
    view.paper.click()
    assert ['name="C70"' in html for html in printed] == [False, True]
    data = (tmp_path / "all.pdf").read_bytes()
    assert data.startswith(b"%PDF-1.")
    assert data.count(b"/Type /Page\n") in range(10, 200)


def test_the_preview_is_painted(view: RulebookView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "preview.pdf"

    def preview(dialog: QPrintPreviewDialog) -> int:
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        dialog.paintRequested.emit(printer)
        return 0

    monkeypatch.setattr(QPrintPreviewDialog, "exec", preview)
    printing.ask_and_print(view, view.page())
    assert target.read_bytes().startswith(b"%PDF")

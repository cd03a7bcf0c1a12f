"""The menus of a table, what they lead to, and tables that leave the program."""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from ringside_manager.gui.tables import Table
from ringside_manager.gui.tables import sheet as sheets
from ringside_manager.gui.tables.shape import Chooser
from ringside_manager.gui.tables.sheet import Sheet, csv_text, page, sheet_of, tab_text
from ringside_manager.text_safety import PAGE_POLICY
from tests.gui.tables.people import PEOPLE, Person, columns


@pytest.fixture
def table(qtbot: QtBot) -> Table[Person]:
    made = Table("people", columns(), lambda person: person.number, "Nobody is here yet.")
    made.resize(900, 400)
    qtbot.addWidget(made)
    made.show()
    made.set_rows(PEOPLE)
    return made


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The text of the action to choose in every menu that opens; without one the menu is only looked at."""
    wanted: list[str] = []

    def answer(menu: QMenu, *_: object) -> None:
        seen = [action for action in menu.actions() if action.text() in wanted]
        for action in seen:
            wanted.remove(action.text())
            action.trigger()
        menu.deleteLater()

    monkeypatch.setattr(QMenu, "popup", answer)
    return wanted


def open_header_menu(table: Table[Person], section: int) -> None:
    left = table.view.filters.sectionViewportPosition(section)
    table.view.filters.customContextMenuRequested.emit(QPoint(left + 5, 5))


def test_the_menu_of_a_header_sorts_filters_and_hides(table: Table[Person], choose: list[str]) -> None:
    choose.append("Sort by this column")
    open_header_menu(table, 2)
    assert table.shown_rows[0].wins == 66
    choose.append("Sort by this column too")
    open_header_menu(table, 1)
    assert [key.column for key in table.model.sorting] == ["wins", "nation"]
    choose.append("Filter this column")
    open_header_menu(table, 1)
    assert table.view.filters.is_open
    choose.append("Hide this column")
    open_header_menu(table, 1)
    choose.append("Note")
    open_header_menu(table, 0)
    assert table.sheet().headings == ("Fighter", "Wins", "POP", "Purse", "Note")
    choose.append("Reset table")
    open_header_menu(table, 0)
    assert table.sheet().headings == ("Fighter", "Nation", "Wins", "POP", "Purse")
    assert choose == []


def test_the_menu_of_a_row_opens_it_and_takes_more(table: Table[Person], choose: list[str]) -> None:
    opened: list[object] = []
    table.activated.connect(opened.append)
    table.row_menu.connect(
        lambda menu, row: menu.addAction(f"Praise {row.name}", lambda: opened.append("praise"))
    )
    where = table.view.visualRect(table.model.index(2, 1)).center()
    choose.extend(["Open", "Praise Max Schmeling"])
    table.view.customContextMenuRequested.emit(where)
    assert opened == [PEOPLE[2], "praise"]


def test_filters_are_saved_and_used_from_the_menu(
    table: Table[Person], choose: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("  French ", True))
    table.filter(nation="fr")
    choose.append("Save these filters…")
    table.bar.more.click()
    table.clear_filters()
    choose.append("Filter: French")
    table.bar.more.click()
    assert [person.number for person in table.shown_rows] == [2, 4]


def test_there_is_nothing_to_save_without_a_filter(table: Table[Person]) -> None:
    menu = QMenu()
    table.add_to(menu)
    saving = {action.text(): action.isEnabled() for action in menu.actions()}
    assert saving["Save these filters…"] is False


@pytest.mark.parametrize("reset", [False, True])
def test_the_chooser_is_asked(table: Table[Person], monkeypatch: pytest.MonkeyPatch, reset: bool) -> None:
    table.view.filters.moveSection(0, 1)

    def answer(chooser: Chooser) -> int:
        chooser._list.item(2).setCheckState(Qt.CheckState.Unchecked)
        chooser.wants_reset = reset
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(Chooser, "exec", answer)
    table.bar.columns.click()
    told = table.sheet().headings
    assert told == (
        ("Fighter", "Nation", "Wins", "POP", "Purse") if reset else ("Nation", "Fighter", "POP", "Purse")
    )


def test_one_column_always_stays_ticked(table: Table[Person], qtbot: QtBot) -> None:
    chooser = Chooser(table._shape.choices())
    qtbot.addWidget(chooser)
    for line in range(6):
        chooser._list.item(line).setCheckState(Qt.CheckState.Unchecked)
    assert sum(shown for _, shown in chooser.chosen()) == 1


def test_printing_paints_what_the_preview_asks_for(
    table: Table[Person], choose: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    painted: list[int] = []

    def preview(dialog: QPrintPreviewDialog) -> int:
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(f"{tmp_path}/printed.pdf")
        dialog.paintRequested.emit(printer)
        painted.append(printer.printerState().value)
        return 0

    monkeypatch.setattr(QPrintPreviewDialog, "exec", preview)
    choose.append("Print…")
    table.bar.more.click()
    assert painted == [QPrinter.PrinterState.Idle.value]


def test_the_menu_of_a_table_sorts_it_without_a_mouse(table: Table[Person]) -> None:
    menu = QMenu(table)
    table.add_to(menu)
    (sorting,) = (action.menu() for action in menu.actions() if action.text() == "Sort by")
    first = sorting.actions()[0]
    assert first.text().startswith("&1")
    first.trigger()
    assert [key.column for key in table.model.sorting] == [table.model.columns[0].key]


# Tables that leave the program


NASTY = Person(9, '<b>"Bold"</b>\u202e & co', "=1+1", 1, 1, 1)


@pytest.fixture
def sheet() -> Sheet:
    return sheet_of("People & friends", columns(), [*PEOPLE, NASTY])


def test_csv_counts_and_guards(sheet: Sheet) -> None:
    lines = list(csv.reader(io.StringIO(csv_text(sheet))))
    assert lines[0] == ["Fighter", "Nation", "Wins", "POP", "Purse", "Note"]
    assert lines[1] == ["Joe Louis", "US", "66", "20", "12500", "No. 1"]
    assert lines[2][3:5] == ["4.5", "50.5"]
    assert lines[4][2] == ""
    assert lines[5][0] == "'=cmd()"
    assert lines[6][1] == "'=1+1"
    assert "\u202e" not in lines[6][0]


def test_pages_show_markup_as_text(sheet: Sheet) -> None:
    text = page(sheet)
    assert "<b>" not in text
    assert "&lt;b&gt;" in text
    assert "\u202e" not in text
    assert PAGE_POLICY in html.unescape(text)
    assert "<title>People &amp; friends</title>" in text


def test_tabs_between_cells() -> None:
    sheet = sheet_of("x", columns()[:2], [Person(1, "a\tb\nc", "US", 0, 0, 0)])
    assert tab_text(sheet, headings=True) == "Fighter\tNation\na b c\tUS"


def test_copy_takes_the_rows_selected(qtbot: QtBot) -> None:
    table = Table("people", columns(), lambda person: person.number, "Nobody.")
    qtbot.addWidget(table)
    table.set_rows(PEOPLE)
    table.select(2)
    table.copy()
    assert QGuiApplication.clipboard().text() == "Éric Dupont\tFR\t12\t4.5\t50.5"
    table.copy(True)
    assert QGuiApplication.clipboard().text().startswith("Fighter\tNation")
    assert "<td>Éric Dupont</td>" in QGuiApplication.clipboard().mimeData().html()


@pytest.mark.parametrize(
    ("save", "start"),
    [
        (sheets.save_csv, b"\xef\xbb\xbfFighter,Nation"),
        (sheets.save_html, b"<!DOCTYPE html>"),
        (sheets.save_pdf, b"%PDF-1."),
    ],
)
def test_files_are_whole_and_replace_old_ones(
    sheet: Sheet, tmp_path: Path, qapp: object, save: Callable[[Sheet, Path], None], start: bytes
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "out"
    path.write_bytes(b"old")
    save(sheet, path)
    assert path.read_bytes().startswith(start)
    assert [file.name for file in folder.iterdir()] == ["out"]


def test_long_tables_take_several_pages(tmp_path: Path, qapp: object) -> None:
    people = [Person(i, f"Fighter {i}", "US", i, i, i) for i in range(300)]
    sheet = sheet_of("Many", columns(), people)
    sheets.save_pdf(sheet, tmp_path / "many.pdf")
    data = (tmp_path / "many.pdf").read_bytes()
    assert data.count(b"/Type /Page\n") in range(5, 12)


def test_an_empty_table_is_one_page(tmp_path: Path, qapp: object) -> None:
    sheets.save_pdf(sheet_of("None", columns(), []), tmp_path / "none.pdf")
    assert (tmp_path / "none.pdf").read_bytes().count(b"/Type /Page\n") == 1


def test_export_asks_for_a_file_and_gives_it_a_suffix(
    sheet: Sheet, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table("people", columns(), lambda person: person.number, "Nobody.")
    qtbot.addWidget(table)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "people"), ""))
    sheets.ask_and_save(table, sheet, "csv", sheets.save_csv)
    assert (tmp_path / "people.csv").is_file()


def test_a_fault_of_the_disk_is_told(
    sheet: Sheet, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table("people", columns(), lambda person: person.number, "Nobody.")
    qtbot.addWidget(table)
    told: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.csv"), ""))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    sheets.ask_and_save(table, sheet, "csv", sheets.save_csv)
    assert len(told) == 1
    assert str(tmp_path / "no") in told[0]

"""Tables that leave the program."""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from ringside_manager.gui.tables import Table
from ringside_manager.gui.tables import sheet as sheets
from ringside_manager.gui.tables.sheet import Sheet, csv_text, page, sheet_of, tab_text
from ringside_manager.text_safety import PAGE_POLICY
from tests.gui.tables.people import PEOPLE, Person, columns

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

"""The window in another language: nothing stays English, numbers are written as there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ringside_manager.gui.gallery import places
from ringside_manager.gui.language import speak
from ringside_manager.gui.window import MainWindow
from ringside_manager.gui.words import money, pop
from ringside_manager.language import Pseudo, tr
from tests.gui.looking import seen

pytestmark = pytest.mark.usefixtures("undressed")

SHOWN_BY = {
    "Badge", "Empty", "Heading", "Link", "Panel", "addAction", "addMenu", "addTab", "button", "link_button", "note",
    "plain_label", "setAccessibleDescription", "setAccessibleName", "setPlaceholderText", "setStatusTip", "setText",
    "setTitle", "setWindowTitle",
}  # fmt: skip
"""What is called with a text that a person will see."""
SHOWN_AFTER_ITS_OWNER = {"MessageBox", "question", "set_tip", "show_tip", "warn"}
"""The same, for whatever is named before the text."""


def test_german_is_spoken_with_plurals_and_german_numbers() -> None:
    speak("de")
    assert tr("All changes saved") == "Alle Änderungen gespeichert"
    assert tr("%n bout", "%n bouts", 1) != tr("%n bout", "%n bouts", 2)
    assert money(123456789).replace("\u202f", ".") == "$1.234.567,89"
    assert pop(25) == "12½"


def test_english_plurals() -> None:
    assert (tr("%n bout", "%n bouts", 1), tr("%n bout", "%n bouts", 2)) == ("1 bout", "2 bouts")
    assert QLocale().language() in (QLocale.Language.English, QLocale.Language.C)


def test_every_text_on_every_page_goes_through_a_translator(window: MainWindow, qtbot: QtBot) -> None:
    """Under a language that marks its texts, no text stands there as it is written in the code."""
    with Pseudo() as pseudo:
        again = MainWindow()
        qtbot.addWidget(again)
        again.show()
        window.desk.view.forget_pages()
        plain = set(pseudo.asked)
        for _, place in places(window.desk.session.books):
            window.desk.go(place)
            left = [w.text() for w in seen(window.desk.view.pages) if isinstance(w, QLabel | QPushButton)]
            assert [text for text in left if text in plain and len(text) > 3] == []


def literal_texts(file: Path, code: ast.Module) -> Iterator[str]:
    """Texts in a file that are shown as they are written."""
    for node in ast.walk(code):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        shown = node.args if name in SHOWN_AFTER_ITS_OWNER else node.args[:1] if name in SHOWN_BY else ()
        for text in (argument.value for argument in shown if isinstance(argument, ast.Constant)):
            if isinstance(text, str) and sum(sign.isalpha() for sign in text) > 1:
                yield f"{file.name}, line {node.lineno}: {text!r}"


def test_no_text_is_written_past_the_translator(gui_sources: dict[Path, ast.Module]) -> None:
    assert [told for file, code in gui_sources.items() for told in literal_texts(file, code)] == []

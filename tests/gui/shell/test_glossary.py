"""The glossary: one home for abbreviations, shown where they stand, found by key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui import words
from ringside_manager.gui.board.window import named
from ringside_manager.gui.language import LONGEST, TERMS, explained, speak, term_in, told
from ringside_manager.gui.place import GLOSSARY, Place
from ringside_manager.gui.set_editor.cards import CardPart
from ringside_manager.gui.set_editor.form import field_short
from ringside_manager.gui.shell.help import Finder, GlossaryDialog, glossary
from ringside_manager.gui.tables.column import Column
from ringside_manager.gui.tables.model import RowsModel
from ringside_manager.gui.widgets import Badge, plain_label
from ringside_manager.gui.widgets.texts import PlainLabel
from ringside_manager.rulebook import rulebook
from tests.slow import each


def test_every_short_word_for_a_rating_or_a_result_is_in_the_glossary() -> None:
    results = [words.method_short(kind) for kind in Method if kind is not Method.DRAW]
    for short in [*(field_short(name) for name in ABILITY_NAMES), *results, "POP"]:
        assert explained(short).startswith(f"{short}: "), short
    ratings = {term.short(): term.name() for term in TERMS}
    assert all(ratings[field_short(name)] == words.rating(name) for name in ABILITY_NAMES)
    assert all(
        ratings[words.method_short(kind)] == words.method(kind) for kind in Method if kind is not Method.DRAW
    )


def test_every_rule_a_term_names_is_in_the_rulebook() -> None:
    assert {term.rule for term in TERMS if term.rule} <= rulebook().ids


@each(
    "text, found",
    [
        ("POP 12½", "POP"),
        ("KO 5", "KO"),
        ("TKO", "TKO"),
        ("Koko", ""),
        ("KOs", ""),
        ("", ""),
        ("POP " * LONGEST, ""),
    ],
)
def test_an_abbreviation_is_found_as_a_word(text: str, found: str) -> None:
    term = term_in(text)
    assert (term.short() if term else "") == found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_abbreviation_is_found_as_a_language_writes_it(qapp: QApplication, language: str) -> None:
    speak(language)
    for term in TERMS:
        if term.is_abbreviation:
            assert term_in(f"{term.short()} 3") is term, term.short()


def test_labels_badges_and_tables_explain_their_abbreviations(qtbot: QtBot) -> None:
    label, badge = plain_label("POP 7"), Badge("KO 3")
    for widget in (label, badge):
        qtbot.addWidget(widget)
    assert "Popularity" in label.toolTip()
    assert "Knockout" in badge.toolTip()
    label.setText("7 of 9")
    assert label.toolTip() == ""
    label.setText("POP 8")
    label.show()
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert "Popularity" in QToolTip.text()
    model: RowsModel[str] = RowsModel([Column("how", "AG", lambda row: row)], identity=str)
    model.set_rows(["TKO 4"])
    role = Qt.ItemDataRole.ToolTipRole
    assert "Technical knockout" in model.data(model.index(0, 0), role)
    assert "Agility" in model.headerData(0, Qt.Orientation.Horizontal, role)


SYSTEMS = registry.names()


@each("system", SYSTEMS)
def test_every_abbreviation_on_a_card_is_explained_by_its_own_system(system: str) -> None:
    engine = registry.get(system)
    fighter = load_set("heavyweights").fighters[0]
    names = named(system).card
    for group, key in ratings_of(engine.card_data(fighter.card(engine))):
        letters = re.search(r"\(([A-Z]{2,})\)$", names.rating(key, group))
        term = names.term(key, group)
        assert (term.short() if term else None) == (letters[1] if letters else None) or key == "HV", key
        if term:
            assert term.rule in rulebook().ids
            assert not term.name().endswith(")")
            assert term in glossary() or term.name() in {one.name() for one in glossary()}


def ratings_of(data: Mapping[str, object], group: str = "") -> Iterator[tuple[str, str]]:
    """Every rating of a card with the group it stands in."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from ratings_of(value, key)
        else:
            yield group, key


def test_a_rating_on_a_card_is_explained_at_a_click_and_found_in_the_glossary(qtbot: QtBot) -> None:
    part = CardPart()
    qtbot.addWidget(part)
    part.show_fighter(load_set("heavyweights").fighters[0], chosen=True)
    part.choice.activated.emit(part.choice.findText("Title Bout II"))
    part.show()
    label = next(label for label in part.findChildren(PlainLabel) if label.text() == "Counter punching (CP)")
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert "counters a miss" in QToolTip.text()
    dialog = GlossaryDialog(label.term)
    qtbot.addWidget(dialog)
    shown = [text.text() for text in dialog.findChildren(type(plain_label())) if not text.isHidden()]
    assert shown == ["He counters a miss on the numbers up to this one."]


def test_the_glossary_is_searched_by_typing_and_leads_to_the_rule(qtbot: QtBot) -> None:
    dialog = GlossaryDialog("POP")
    qtbot.addWidget(dialog)
    shown = [label.text() for label in dialog.findChildren(type(plain_label())) if not label.isHidden()]
    assert shown == [next(term for term in TERMS if term.short() == "POP").meaning()]
    with qtbot.waitSignal(dialog.rule_wanted) as rule:
        dialog.findChild(type(dialog.field)).clear()
        dialog._to_rule("C28")
    assert rule.args == ["C28"]
    found = Finder(None, (), ()).find("popularity")
    assert (found[0].place, found[0].text) == (Place(GLOSSARY, part="POP"), told(TERMS[0]))

"""The set editor as a person uses it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QMenu,
    QMessageBox,
    QSpinBox,
    QToolBar,
)
from pytestqt.qtbot import QtBot

from ringside_manager import paths
from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.set_csv import FIELDS, write_csv
from ringside_manager.fighters.sets import load_set, read_set, write_set
from ringside_manager.gui.ring.exhibition import ExhibitionDialog
from ringside_manager.gui.ring.judging import Asking
from ringside_manager.gui.set_editor import SetEditor
from ringside_manager.gui.set_editor.board import columns
from ringside_manager.gui.set_editor.cards import CardPart
from ringside_manager.gui.set_editor.files import NamesDialog, RollDialog
from ringside_manager.gui.settings import settings
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.paths import shipped_sets
from tests.gui.looking import unnamed

pytestmark = pytest.mark.usefixtures("undressed")

Key = Qt.Key
Answer = QMessageBox.StandardButton


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What message boxes said instead of waiting for somebody."""
    words: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: words.append(box.text()))
    return words


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QMessageBox.StandardButton]]:
    """The answers to questions about unsaved changes; all must be asked for."""
    answers: list[QMessageBox.StandardButton] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: answers.pop(0))
    yield answers
    assert not answers


@pytest.fixture
def editor(qtbot: QtBot, tmp_path: Path) -> Iterator[SetEditor]:
    made = SetEditor()
    path = tmp_path / "three.yaml"
    path.write_text(write_set(generate_set(3, 5, "three")), encoding="utf-8")
    made.open_set(path)
    made.show()
    yield made
    made._kept = made.edited
    made.close()


def names(editor: SetEditor) -> list[str]:
    return [draft.line.text("name") for draft in editor.edited.drafts]


def type_into(qtbot: QtBot, editor: SetEditor, field: str, text: str) -> None:
    line = editor.board.form.fields[field].input
    line.selectAll()
    if text:
        qtbot.keyClicks(line, text)
    else:
        qtbot.keyClick(line, Key.Key_Delete)


def test_typing_is_judged_beside_the_field(editor: SetEditor, qtbot: QtBot) -> None:
    editor.board.table.select(2)
    type_into(qtbot, editor, "agility", "580")
    assert "1 to 120" in editor.board.form.fields["agility"].fault
    assert "1 to 120" in editor.board.form.fields["agility"].input.accessibleDescription()
    assert "1 mistake" in editor.board.strip.told.text()
    type_into(qtbot, editor, "agility", "58")
    assert editor.board.form.fields["agility"].fault == ""
    assert editor.board.mistakes == ()


def test_nothing_is_red_before_a_field_is_left(editor: SetEditor, qtbot: QtBot) -> None:
    editor.board.table.select(2)
    field = editor.board.form.fields["name"]
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    field.input.setFocus()
    type_into(qtbot, editor, "name", "")
    assert field.fault == ""
    editor.board.form.fields["nickname"].input.setFocus()
    assert field.fault == "give the fighter a name"
    field.input.setFocus()
    qtbot.keyClicks(field.input, "A")
    assert field.fault == ""
    editor.board.form.fields["agility"].input.setFocus()
    type_into(qtbot, editor, "agility", "")
    field.input.setFocus()
    assert editor.board.form.fields["agility"].fault == "Write a whole number: 1 to 120."


def test_what_is_typed_reaches_the_table_and_the_file(editor: SetEditor, qtbot: QtBot) -> None:
    path = editor.path
    assert path is not None
    editor.board.table.select(1)
    type_into(qtbot, editor, "name", "Kid Nono")
    assert editor.board.table.rows[0].text("name") == "Kid Nono"
    assert editor.isWindowModified()
    with qtbot.waitSignal(editor.saved) as heard:
        assert editor.save()
    assert heard.args == [path]
    assert load_set(path).fighters[0].name == "Kid Nono"
    assert editor.is_saved


def test_a_saved_set_is_offered_wherever_sets_are_chosen(
    editor: SetEditor, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "own_sets", lambda: tmp_path / "own")
    offered: list[str] = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *words: (offered.append(words[2]) or words[2], "")
    )
    editor.new_set()
    editor.board.roll(3, 1)
    assert editor.ask_save()
    assert offered == [str(tmp_path / "own" / "my-set.yaml")]
    settings().forget("sets")
    wizard, exhibition, judges = NewLeague(), ExhibitionDialog(), Asking()
    for made in (wizard, exhibition, judges):
        qtbot.addWidget(made)
    for chosen in (wizard.league.sets, exhibition.source, judges.source):
        assert any("My set (yours)" in chosen.itemText(place) for place in range(chosen.count()))
    exhibition.source.setCurrentText("My set (yours)")
    assert exhibition.corners[0].fighter.count() == 3


def test_a_set_with_mistakes_is_never_written(editor: SetEditor, qtbot: QtBot) -> None:
    path = editor.path
    before = path.read_bytes()
    editor.board.table.select(3)
    type_into(qtbot, editor, "left_jab", "many")
    editor.board.table.select(1)
    assert not editor.save()
    assert path.read_bytes() == before
    selected = editor.board.table.selected()
    assert selected.draft.number == 3


def test_a_word_is_one_step_of_undo_even_from_within_the_field(editor: SetEditor, qtbot: QtBot) -> None:
    editor.board.table.select(1)
    first = names(editor)[0]
    type_into(qtbot, editor, "name", "Somebody")
    editor.activateWindow()
    qtbot.keyClick(editor.board.form.fields["name"].input, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    if names(editor)[0] != first:  # keys reach menus only in a window that is active
        editor.menus.undo.trigger()
    assert names(editor)[0] == first
    editor.board.redo()
    assert names(editor)[0] == "Somebody"


def test_add_duplicate_move_remove(editor: SetEditor) -> None:
    first, second, third = names(editor)
    editor.board.table.select(1)
    editor.board.duplicate()
    assert names(editor) == [first, f"{first} 2", second, third]
    editor.board.shift(1)
    assert names(editor) == [first, second, f"{first} 2", third]
    editor.board.remove()
    assert names(editor) == [first, second, third]
    chosen = editor.board.table.selected()
    assert chosen.text("name") == third
    editor.board.add()
    assert names(editor) == [first, second, third, "New fighter"]
    assert not any(field.fault for field in editor.board.form.fields.values())
    line = editor.board.form.fields["name"].input
    assert line.selectedText() == "New fighter"
    assert editor.menus.undo.text() == "Undo: Add a fighter"


def test_removing_all_leaves_an_empty_table_with_the_next_act(editor: SetEditor) -> None:
    editor.board.table.view.selectAll()
    editor.board.remove()
    assert names(editor) == []
    assert editor.board.mistakes[0].field == "fighters"
    assert not editor.save()


def test_enter_on_a_cell_leads_to_its_field(editor: SetEditor, qtbot: QtBot) -> None:
    editor.activateWindow()
    keys = [column.key for column in editor.board.table.model.columns]
    editor.board.table.view.setCurrentIndex(editor.board.table.model.index(1, keys.index("left_hook")))
    went: list[str] = []
    editor.board.form.go_to = went.append
    qtbot.keyClick(editor.board.table.view, Key.Key_Return)
    assert went == ["left_hook"]


def test_rolled_and_named(editor: SetEditor, told: list[str]) -> None:
    editor.board.roll(4, 9)
    assert len(names(editor)) == 7
    editor.board.add_names("Ann\nBen\n", 1)
    assert names(editor)[-2:] == ["Ann", "Ben"]
    editor.board.roll(10_000, 1)
    assert "room for 9,991" in told[0]


def test_csv_out_and_in(editor: SetEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out"), ""))
    editor.ask_export()
    before = editor.edited.finished().fighters
    editor.board.table.view.selectAll()
    editor.board.remove()
    editor.import_from(tmp_path / "out.csv")
    assert editor.edited.finished().fighters == before


def test_a_broken_table_is_told_and_adds_nothing(editor: SetEditor, tmp_path: Path, told: list[str]) -> None:
    broken = tmp_path / "broken.csv"
    broken.write_text(write_csv(generate_set(1, 3).fighters).replace(",", ";x,", 1))
    editor.import_from(broken)
    assert "line 1" in told[0]
    assert len(names(editor)) == 3


@pytest.mark.parametrize("name", ["heavyweights", "invented", "title_bout"])
def test_shipped_sets_open_as_copies(editor: SetEditor, name: str, told: list[str]) -> None:
    shipped = shipped_sets() / f"{name}.yaml"
    before = shipped.read_bytes()
    for way in (name, shipped):
        assert editor.open_set(way)
        assert editor.path is None
    assert not editor.save_to(shipped)
    assert "comes with the program" in told[0]
    assert shipped.read_bytes() == before


def test_printed_cards_are_kept(editor: SetEditor, tmp_path: Path, qtbot: QtBot) -> None:
    text = write_set(generate_set(1, 5)).replace(
        "    nationality", "    cards: {chess: {rating: 9}}\n    nationality"
    )
    path = tmp_path / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    editor.open_set(path)
    type_into(qtbot, editor, "nickname", "Deep")
    assert editor.save()
    [fighter] = read_set(path.read_bytes(), "x").fighters
    assert (fighter.nickname, dict(fighter.cards)) == ("Deep", {"chess": {"rating": 9}})


def test_a_broken_file_does_not_replace_what_is_open(
    editor: SetEditor, tmp_path: Path, told: list[str]
) -> None:
    before = editor.edited
    broken = tmp_path / "broken.yaml"
    broken.write_text("fighters: [", encoding="utf-8")
    assert not editor.open_set(broken)
    assert editor.edited == before
    assert "broken.yaml" in told[0]


@pytest.mark.parametrize(
    ("reply", "closes"), [(Answer.Cancel, False), (Answer.Discard, True), (Answer.Save, True)]
)
def test_unsaved_changes_are_asked_about(
    editor: SetEditor, answer: list[QMessageBox.StandardButton], reply: Answer, closes: bool
) -> None:
    path = editor.path
    assert path is not None
    editor.board.duplicate()
    answer.append(reply)
    assert editor.may_leave() is closes
    assert len(load_set(path).fighters) == (4 if reply is Answer.Save else 3)


def test_a_set_with_mistakes_does_not_go_when_it_should_be_saved(
    editor: SetEditor, answer: list[QMessageBox.StandardButton], qtbot: QtBot
) -> None:
    editor.board.add()
    type_into(qtbot, editor, "name", "")
    answer.append(Answer.Save)
    assert not editor.close()


def test_the_disk_says_no(editor: SetEditor, tmp_path: Path, told: list[str]) -> None:
    editor.board.duplicate()
    assert not editor.save_to(tmp_path / "none" / "x.yaml")
    assert "no folder" in told[0]
    assert not editor.is_saved


def test_next_mistake_goes_round(editor: SetEditor, qtbot: QtBot) -> None:
    for number in (1, 3):
        editor.board.table.select(number)
        type_into(qtbot, editor, "endurance", "")
    visited = []
    for _ in range(3):
        editor.board.next_mistake()
        chosen = editor.board.table.selected()
        visited.append(chosen.draft.number)
    assert visited == [1, 3, 1]


def test_a_new_set_knows_what_it_needs(editor: SetEditor) -> None:
    editor.new_set()
    assert editor.path is None
    assert [mistake.field for mistake in editor.board.mistakes] == ["fighters"]
    editor.board.roll(2, 1)
    assert editor.board.mistakes == ()


def test_an_editor_opens_with_an_empty_set_that_may_be_left(qtbot: QtBot) -> None:
    editor = SetEditor()
    qtbot.addWidget(editor)
    assert editor.is_saved
    assert editor.edited.about[0] == "my-set"
    assert editor.close()


def test_it_begins_with_the_sets_there_are_and_nothing_wrong(qtbot: QtBot) -> None:
    editor = SetEditor()
    qtbot.addWidget(editor)
    editor.show()
    assert editor.welcome.isVisible()
    tools = editor.menus
    waiting = (tools.save, tools.add, tools.copy, tools.remove, tools.up, tools.down, tools.roll)
    assert not any(action.isEnabled() for action in waiting)
    qtbot.mouseClick(editor.welcome.new, Qt.MouseButton.LeftButton)
    assert editor.board.isVisible()
    assert "A new set" in editor.board.strip.told.text()
    assert all(action.isEnabled() for action in waiting)
    assert not editor.board.strip._next.isVisible()
    editor.board.add()
    assert editor.board.mistakes == ()
    editor._kept = editor.edited


def test_a_card_of_the_beginning_opens_its_set(qtbot: QtBot) -> None:
    editor = SetEditor()
    qtbot.addWidget(editor)
    editor.show()
    qtbot.mouseClick(editor.welcome.shipped[0], Qt.MouseButton.LeftButton)
    assert editor.board.isVisible()
    assert editor.path is None
    assert len(editor.edited.drafts) > 1


def test_what_is_done_from_the_beginning_shows_the_board(qtbot: QtBot) -> None:
    editor = SetEditor()
    qtbot.addWidget(editor)
    editor.show()
    editor.board.roll(3, 1)
    assert editor.board.isVisible()
    editor._kept = editor.edited


def test_its_tools_have_words_keys_of_their_own_and_names(editor: SetEditor) -> None:
    (bar,) = editor.findChildren(QToolBar)
    assert bar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextUnderIcon
    assert all(action.iconText() for action in bar.actions() if not action.isSeparator())
    assert editor.menus.add.iconText() == "Add"
    keys = [a.shortcut().toString() for a in editor.findChildren(QAction) if a.shortcut().toString()]
    assert len(keys) == len(set(keys))
    assert "Ctrl+F" not in keys
    assert unnamed(editor) == []
    [part] = editor.findChildren(CardPart)
    assert "only shown here" in part.shown_only.text()


def test_dialogs(qtbot: QtBot) -> None:
    roll = RollDialog(5)
    qtbot.addWidget(roll)
    spins = roll.findChildren(QSpinBox)
    assert [spin.accessibleName() for spin in spins] == ["How many", "Seed"]
    assert spins[0].maximum() == 5
    spins[1].setValue(77)
    assert roll.chosen() == (5, 77)
    named = NamesDialog("Ann\nBen")
    qtbot.addWidget(named)
    assert named.names() == "Ann\nBen"


def test_files_are_asked_for(editor: SetEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other.yaml"
    other.write_text(write_set(generate_set(2, 77, "other")), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(other), ""))
    editor.ask_import()
    assert len(names(editor)) == 5
    editor._kept = editor.edited
    editor.ask_open()
    assert (editor.path, len(names(editor))) == (other, 2)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "copy"), ""))
    assert editor.ask_save()
    assert editor.path == tmp_path / "copy.yaml"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    editor.ask_open()
    assert editor.path == tmp_path / "copy.yaml"


def test_rolling_and_naming_are_asked_for(editor: SetEditor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RollDialog, "exec", lambda _: 1)
    monkeypatch.setattr(RollDialog, "chosen", lambda _: (2, 8))
    editor.menus.roll.trigger()
    assert len(names(editor)) == 5
    QGuiApplication.clipboard().setText("Ann\nBen")
    monkeypatch.setattr(NamesDialog, "exec", lambda _: 1)
    editor.board.ask_names()
    assert names(editor)[5:] == ["Ann", "Ben"]


def test_all_mistakes_can_be_listed(editor: SetEditor, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        editor.board.add()
        for field in FIELDS[:1] + ABILITY_NAMES:
            editor.board._typed(editor.edited.given, field, "")
    listed: list[str] = []

    def look_and_choose(menu: QMenu, *_: object) -> None:
        listed.extend(action.text() for action in menu.actions())
        menu.actions()[3].trigger()

    monkeypatch.setattr(QMenu, "popup", look_and_choose)
    editor.board.strip._open()
    assert len(listed) == 41
    assert listed[0].startswith("a fighter without a name, Name: ")
    chosen = editor.board.table.selected()
    assert chosen.mistakes > 0


def test_looking_for_a_fighter_hidden_by_a_filter_clears_it(editor: SetEditor) -> None:
    editor.board.table.filter(name="zzzz")
    editor.board.add()
    chosen = editor.board.table.selected()
    assert chosen.text("name") == "New fighter"


def test_a_copied_table_says_what_the_screen_says(editor: SetEditor, qtbot: QtBot) -> None:
    check = next(column for column in columns() if column.key == "mistakes")
    good = editor.board.table.rows[0]
    assert check.cell(good) == check.shown(good) == "✓"
    type_into(qtbot, editor, "name", "")
    assert check.cell(next(row for row in editor.board.table.rows if row.mistakes)) == 1


def test_a_table_with_bad_cells_is_taken_and_they_are_marked(
    editor: SetEditor, tmp_path: Path, told: list[str]
) -> None:
    table = tmp_path / "list.csv"
    table.write_text(
        "Name;AG;UC;RJ;RH;CO;LJ;LH;CP;EN\n"
        "Good Man;50;3;3;3;3;3;3;25;15\nBad Man;999;3;3;3;3;3;3;25;15\nAdam Apt;50;3;3;3;3;x;3;25;15\n"
    )
    editor.import_from(table)
    assert told == []
    assert names(editor)[-3:] == ["Good Man", "Bad Man", "Adam Apt"]
    wrong = {(editor.edited.draft(m.fighter).line.text("name"), m.field) for m in editor.board.mistakes}
    assert wrong == {("Bad Man", "agility"), ("Adam Apt", "left_jab")}
    assert editor.board.table.selected().line == 4
    assert editor.statusBar().currentMessage() == (
        "3 fighters added. 2 of them have something to mend, marked red."
    )


def test_a_column_nobody_knows_is_left_out_of_a_table_and_said(
    editor: SetEditor, tmp_path: Path, told: list[str]
) -> None:
    table = tmp_path / "list.csv"
    table.write_text(
        "Name,Gloves,AG,UC,RJ,RH,CO,LJ,LH,CP,EN,Cards\n"
        "Good Man,10,50,3,3,3,3,3,3,25,15,\nOdd Man,10,50,3,3,3,3,3,3,25,15,no cards\n"
    )
    editor.import_from(table)
    assert told == []
    assert names(editor)[-2:] == ["Good Man", "Odd Man"]
    assert not editor.board.mistakes
    message = editor.statusBar().currentMessage()
    assert message.startswith("2 fighters added. Left out: the column 'Gloves'; line 3: the cards")

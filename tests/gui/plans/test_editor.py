"""Plans written by clicks and keys, judged while they are written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QMessageBox, QSpinBox
from pytestqt.qtbot import QtBot

from ringside_manager.bout.corner import BLUE, RED, Instruction, Preference
from ringside_manager.bout.engine import EngineInfo, Setup
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.plans import start_dialog
from ringside_manager.gui.plans.editor import PlanEditor
from ringside_manager.gui.plans.rule_form import Mode
from ringside_manager.gui.plans.start_dialog import StartDialog
from ringside_manager.gui.plans.trial import Matchup
from ringside_manager.plans import Plan
from ringside_manager.plans.files import parse_plan, plan_text, shipped_plans
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.slow import each

Edited = Callable[..., PlanEditor]
KEY = Qt.Key
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton

WRITTEN = """\
name: Mine
system: ringside
note: "Wait, then go."
otherwise: "ai:expert"
orders:
  - request: rush
    when: {round: ">=4", own_hurt: false}
    choose: rush
    note: Late
  - request: tactic
    choose: [clinch, cover_up]
  - request: thrown
    choose: {uppercut: 1, left_jab: 3}
"""


def pick(box: QComboBox, text: str) -> None:
    """Choose an entry as a person does: open the list, click the entry."""
    place = box.findText(text)
    assert place >= 0, [box.itemText(number) for number in range(box.count())]
    box.showPopup()
    view = box.view()
    view.setCurrentIndex(view.model().index(place, 0))
    QTest.keyClick(view, KEY.Key_Return)


def write(field: QLineEdit | QSpinBox, text: str) -> None:
    """Type over whatever a field says."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def add(editor: PlanEditor, decision: str) -> None:
    """Add a rule about a decision from the menu of the button."""
    QTest.mouseClick(editor.adding, LEFT)
    menu = editor.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.text() == decision).trigger()
    menu.close()


def click_on(editor: PlanEditor, start: str) -> None:
    """Click the line of the rules that begins so."""
    place = next(number for number, line in enumerate(editor.rules.lines) if line.startswith(start))
    room = editor.rules.visualItemRect(editor.rules.item(place))
    QTest.mouseClick(editor.rules.viewport(), LEFT, pos=room.topLeft() + QPoint(30, 8))


def test_a_plan_is_written_by_clicks_and_keys(edited: Edited) -> None:
    editor = edited()
    whole, rule = editor.form.whole, editor.form.rule
    write(whole.name, "Mine")
    whole.note.setFocus()
    QTest.keyClicks(whole.note, "Wait, then go.")
    pick(whole.rest, "the program (expert)")

    add(editor, "Rush")
    QTest.mouseClick(rule.when.add, LEFT)
    pick(rule.when.rows[0].comparison, "at least")
    write(rule.when.rows[0].number, "4")
    QTest.mouseClick(rule.when.add, LEFT)
    pick(rule.when.rows[1].fact, "Weary himself")
    pick(rule.when.rows[1].answer, "is not so")
    pick(rule.choice.one, "Rush")
    write(rule.note, "Late")

    add(editor, "Tactic in defence")
    pick(rule.choice.mode, "In order of preference")
    pick(rule.choice.adder, "Cover up")
    pick(rule.choice.adder, "Clinch")
    QTest.mouseClick(rule.choice.buttons["up", "clinch"], LEFT)

    add(editor, "Punches he throws")
    pick(rule.choice.mode, "A mix, drawn by weight")
    write(rule.choice.weights["left_jab"], "3")
    write(rule.choice.weights["uppercut"], "1")

    assert plan_text(editor.plan) == WRITTEN
    assert editor.rules.lines == [
        "Mine Wait, then go.",
        "Tactic in defence",
        "Rule 1. Always: clinch, else cover up.",
        "Rush",
        "Rule 2. From round 4 on, when he is not weary: rush. Late",
        "Punches he throws",
        "Rule 3. Always: throw uppercut 25 %, left jab 75 %.",
        "The rest",
        "Everything else is decided by the program (expert).",
    ]
    assert editor.verdict.text() == "Complete, and not tried out yet."


def test_words_with_spaces_can_be_typed(edited: Edited) -> None:
    editor = edited()
    write(editor.form.whole.name, "Stay away ")
    assert editor.plan.name == "Stay away"
    QTest.keyClicks(editor.form.whole.name, "late")
    assert editor.plan.name == "Stay away late"


def test_a_weight_shows_its_share(edited: Edited, plan: Plan) -> None:
    editor = edited(plan)
    editor.draft.choose(2)
    form = editor.form.rule.choice
    assert form.way is Mode.MIX
    write(form.weights["uppercut"], "3")
    shown = {bar.share for bar, _ in form._bars.values()}
    assert shown == {0.5, 0.0}
    write(form.weights["uppercut"], "0")
    assert editor.plan.orders[2].choose.weights == (("left_jab", 3),)


def test_squares_are_added_one_by_one(edited: Edited) -> None:
    editor = edited()
    add(editor, "Following the opponent")
    form = editor.form.rule.choice
    pick(form.mode, "A mix, drawn by weight")
    assert form.weights == {}
    pick(form.adder, "c3")
    pick(form.adder, "d4")
    assert editor.rules.lines[2] == "Rule 1. Always: stand on c3 50 %, d4 50 %."


def test_another_way_to_choose_keeps_what_it_can(edited: Edited, plan: Plan) -> None:
    editor = edited(plan)
    editor.draft.choose(2)
    form = editor.form.rule.choice
    pick(form.mode, "In order of preference")
    assert editor.plan.orders[2].choose == Preference(("left_jab", "uppercut"))
    QTest.mouseClick(form.buttons["down", "left_jab"], LEFT)
    QTest.mouseClick(form.buttons["close", "left_jab"], LEFT)
    assert editor.plan.orders[2].choose == Preference(("uppercut",))
    assert form.way is Mode.LIST
    pick(editor.form.rule.kind, "Rush")
    assert editor.plan.orders[2] == Instruction("rush", (), Preference(()))


def test_a_fault_is_told_beside_its_rule_and_forbids_sealing(edited: Edited, qtbot: QtBot) -> None:
    editor = edited()
    assert not editor.sealing.isEnabled()
    assert editor.verdict.text() == "The plan has no rule yet: add one, or begin with a plan that is there."
    add(editor, "Rush")
    told = "Nothing is chosen yet: say what he is to do."
    assert editor.verdict.text() == "✕ Rule 1 is not complete: see what stands under it."
    assert editor.rules.lines[2].endswith(told)
    assert [text for text in [*texts(editor.form), editor.verdict.text()] if told in text] == []
    settle()
    field = editor.form.rule.choice.one
    height = field.mapTo(editor, field.rect().topLeft()).y()
    assert not editor.sealing.isEnabled()
    with qtbot.assertNotEmitted(editor.finished_with):
        editor.seal()
    pick(editor.form.rule.choice.one, "Rush")
    settle()
    assert field.mapTo(editor, field.rect().topLeft()).y() == height, (
        "a fault that goes leaves the form where it is"
    )
    assert editor.sealing.isEnabled()
    with qtbot.waitSignal(editor.finished_with) as sealed:
        QTest.mouseClick(editor.sealing, LEFT)
    assert sealed.args == [editor.plan]
    assert not editor.isVisible()


def test_a_rule_never_reached_is_remarked_but_can_be_sealed(edited: Edited, info: EngineInfo) -> None:
    orders = '{request: tactic, choose: none}, {request: rush, when: {round: ">=5"}, choose: rush}, {request: rush, when: {round: ">=9"}, choose: hold}'
    editor = edited(parse_plan(f"orders: [{orders}]", "a test", info))
    editor.draft.choose(2)
    never = "Never reached: rule 2 decides whenever this one could."
    assert any(line.endswith(never) for line in editor.rules.lines)
    assert editor.sealing.isEnabled()
    assert editor.verdict.text().startswith("⚠ The plan can be used.")
    QTest.mouseClick(editor.up, LEFT)
    assert not any(line.endswith(never) for line in editor.rules.lines)


def test_contradictory_conditions_are_remarked(edited: Edited, info: EngineInfo) -> None:
    text = 'orders: [{request: rush, when: {round: ">=5 and <4"}, choose: rush}]'
    editor = edited(parse_plan(text, "a test", info))
    assert any(
        line.endswith("The conditions on “Round” can never hold together.") for line in editor.rules.lines
    )


def test_a_word_of_another_time_is_told(edited: Edited, plan: Plan) -> None:
    strange = replace(plan, orders=(Instruction("rush", (), Preference(("tackle",))), *plan.orders[1:]))
    editor = edited(strange)
    assert any("“Tackle” cannot be chosen here." in line for line in editor.rules.lines)
    assert not editor.sealing.isEnabled()


def test_every_step_can_be_undone_and_done_again(edited: Edited, plan: Plan) -> None:
    editor = edited(plan)
    write(editor.form.rule.note, "Now or never")
    pick(editor.form.rule.choice.one, "No rush")
    QTest.mouseClick(editor.removing, LEFT)
    assert len(editor.plan.orders) == 2
    for expected in ("hold", "rush"):
        QTest.keyClick(editor, KEY.Key_Z, CTRL)
        assert editor.plan.orders[0].choose == Preference((expected,))
        assert editor.form.rule.choice.one.currentData() == expected
    assert editor.plan.orders[0].note == "Now or never"
    QTest.keyClick(editor.form.rule.note, KEY.Key_Z, CTRL)
    assert editor.plan == plan
    assert not editor.undoing.isEnabled()
    for _ in range(3):
        QTest.keyClick(editor, KEY.Key_Y, CTRL)
    assert len(editor.plan.orders) == 2
    assert not editor.redoing.isEnabled()


def test_rules_are_moved_copied_and_removed_by_keys(edited: Edited, info: EngineInfo) -> None:
    rules = ", ".join(f"{{request: rush, when: {{round: {n}}}, choose: rush}}" for n in (1, 2, 3))
    orders = f"{{request: tactic, choose: none}}, {rules}"
    editor = edited(parse_plan(f"orders: [{orders}]", "a test", info))

    def rounds() -> list[int]:
        return [order.when[0].bound for order in editor.plan.orders if order.when]

    click_on(editor, "Rule 1.")
    QTest.keyClick(editor.rules, KEY.Key_Down)
    assert editor.draft.place == 1, "the heading between them is passed over"
    click_on(editor, "Rule 4.")
    QTest.keyClick(editor.rules, KEY.Key_Up, ALT)
    assert rounds() == [1, 3, 2]
    for _ in range(5):
        QTest.keyClick(editor.rules, KEY.Key_Up, ALT)
    assert rounds() == [3, 1, 2]
    assert editor.draft.order.when[0].bound == 3
    QTest.keyClick(editor.rules, KEY.Key_Down)
    QTest.keyClick(editor.rules, KEY.Key_D, CTRL)
    assert rounds() == [3, 1, 1, 2]
    QTest.keyClick(editor.rules, KEY.Key_Delete)
    QTest.keyClick(editor.rules, KEY.Key_Delete)
    assert rounds() == [3, 1]
    QTest.keyClick(editor.rules, KEY.Key_Return)
    assert editor.form.rule.kind.hasFocus()


def test_a_plan_goes_to_a_file_and_comes_back(
    edited: Edited, plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "plan.yaml"
    assert edited(plan).save_to(path)
    other = edited()
    assert other.open_file(path)
    assert other.plan == plan
    said: list[str] = []
    monkeypatch.setattr(start_dialog, "tell", lambda _parent, error: said.append(str(error)))
    path.write_text("orders:\n  - request: rush\n    choose: tackle\n", encoding="utf-8")
    assert not other.open_file(path)
    assert other.plan == plan
    assert "line 3" in said[0]


def test_one_begins_with_a_shipped_plan_the_suggestion_or_another_fighters(
    setup: Setup, plan: Plan, qtbot: QtBot
) -> None:
    dialog = StartDialog(Matchup.of(setup, RED), [("George Foreman", plan)])
    qtbot.addWidget(dialog)
    dialog.show()
    titles = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    shipped = [plan.name for plan in shipped_plans("ringside")]
    assert titles == [
        "An empty plan",
        "The program's suggestion against Jerry Quarry",
        *shipped,
        "The plan of George Foreman",
    ]
    dialog.list.setCurrentRow(1)
    assert any(line.startswith("Rule 1. ") for line in dialog.sentences.lines)
    dialog.take()
    assert dialog.chosen.orders == setup.engine.suggested_instructions(setup.red, setup.blue, setup.terms)
    dialog.list.setCurrentRow(len(titles) - 1)
    assert "Late rusher He comes late." in dialog.sentences.lines
    dialog.take()
    assert dialog.chosen == plan


def test_it_can_be_waited_for_without_a_league(setup: Setup, plan: Plan) -> None:
    def finish() -> None:
        editor = QApplication.activeModalWidget()
        assert editor.windowTitle() == "Fight plan of Jerry Quarry against Joe Frazier"
        QTest.mouseClick(editor.removing, LEFT)
        editor.seal()

    QTimer.singleShot(0, finish)
    assert PlanEditor.edit(None, setup, BLUE, plan) == replace(plan, orders=plan.orders[1:])
    QTimer.singleShot(0, QApplication.closeAllWindows)
    assert PlanEditor.edit(None, setup, BLUE, plan) is None


def test_changes_are_not_lost_without_a_word(
    edited: Edited, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard]
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: answers.pop(0))
    editor = edited(plan)
    QTest.mouseClick(editor.removing, LEFT)
    QTest.keyClick(editor, KEY.Key_Escape)
    assert editor.isVisible()
    QTest.mouseClick(editor.leaving, LEFT)
    assert not editor.isVisible()
    assert answers == []


@each("size, zoom", [((1280, 800), 1.0), ((900, 560), 1.0), ((1280, 800), 1.5)])
def test_everything_can_be_read_and_has_a_name(
    edited: Edited, plan: Plan, size: tuple[int, int], zoom: float
) -> None:
    LOOK.set_zoom(zoom)
    editor = edited(plan, size)
    found: dict[str, tuple[list[str], list[str]]] = {}
    for tab in range(editor.tabs.count()):
        editor.tabs.setCurrentIndex(tab)
        found[f"tab {tab}"] = (uncut(editor), unnamed(editor))
    editor.tabs.setCurrentIndex(0)
    for place in (-1, 0, 1, 2):
        editor.draft.choose(place)
        found[f"rule {place}"] = (uncut(editor), unnamed(editor))
    assert {key: pair for key, pair in found.items() if any(pair)} == {}
    assert (editor.width(), editor.height()) == size


def test_the_verdict_is_that_of_the_trial_until_the_plan_changes(
    edited: Edited, plan: Plan, qtbot: QtBot
) -> None:
    editor = edited(plan)
    editor.tabs.setCurrentIndex(1)
    editor.trial.count.setCurrentIndex(0)
    with qtbot.waitSignal(editor.trial.done):
        QTest.mouseClick(editor.trial.go, LEFT)
    assert editor.verdict.text() == editor.trial.said.text()
    assert editor.verdict.text().startswith("The plan wins ")
    QTest.mouseClick(editor.removing, LEFT)
    assert editor.verdict.text() == "Complete, and not tried out yet."

"""Mending through dialogs: what follows is shown, a reason is asked for, then it is done."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import BoutState
from ringside_manager.gui.justice import (
    DoubtsDialog,
    MendingDialog,
    restore_dialog,
    strike_dialog,
    undo_to_dialog,
)
from ringside_manager.gui.justice.branching import BranchDialog
from ringside_manager.gui.justice.correcting import WINNERS, CorrectDialog
from ringside_manager.gui.session import Session
from ringside_manager.office.copies import check_save
from ringside_manager.office.office import Office
from tests.gui.looking import labels
from tests.gui.widgets_read import settle

pytestmark = pytest.mark.usefixtures("undressed")


def fought(session: Session, *, first: bool = False) -> int:
    """A bout that was won, the latest or the first."""
    won = [n for n, page in session.books.bouts.items() if page.winner is not None and page.slot is None]
    return won[0] if first else won[-1]


def shown(session: Session, qtbot: QtBot, dialog: MendingDialog) -> str:
    """Wait until the consequences are shown; their texts."""
    qtbot.waitUntil(lambda: dialog.wish is None or dialog._shown_for == dialog.wish)
    session.wait()
    return labels(dialog.changes)


def done(session: Session, qtbot: QtBot, dialog: MendingDialog, why: str = "misread") -> None:
    dialog.reason.setText(why)
    assert dialog.do.isEnabled()
    with qtbot.waitSignal(dialog.mended):
        dialog.do.click()
    session.wait()


@pytest.fixture
def correcting(session: Session, qtbot: QtBot) -> CorrectDialog:
    dialog = CorrectDialog(session, fought(session, first=True))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose_winner(dialog: CorrectDialog, corner: Corner | None) -> None:
    dialog.result_form.winner.setCurrentIndex(WINNERS.index(corner))


def choose_method(dialog: CorrectDialog, method: Method) -> None:
    box = dialog.result_form.method
    box.setCurrentIndex(box.findData(method))


def test_a_corrected_result_changes_the_standings(
    session: Session, qtbot: QtBot, correcting: CorrectDialog
) -> None:
    bout = fought(session, first=True)
    page = session.books.bouts[bout]
    other = BLUE if page.outcome.winner is RED else RED
    before = {m.number: m.balance_cents for m in session.books.managers.values()}
    choose_winner(correcting, other)
    told = shown(session, qtbot, correcting)
    for number in page.fighters:
        assert session.books.fighters[number].name in told
    assert "→" in told
    assert not correcting.do.isEnabled(), "a reason is missing"
    done(session, qtbot, correcting)
    assert session.books.bouts[bout].winner == page.fighters[other.index]
    after = {m.number: m.balance_cents for m in session.books.managers.values()}
    assert before != after
    path = session.path
    session.close()
    assert check_save(path) == ()
    with Office.open(path, read_only=True) as office:
        assert office.entries[-1].by == "Ann"
        assert {m.number: m.balance_cents for m in office.books.managers.values()} == after


def test_nothing_can_be_done_while_nothing_differs(correcting: CorrectDialog) -> None:
    correcting.reason.setText("why not")
    assert not correcting.do.isEnabled()
    assert correcting.do.toolTip()


def test_the_office_says_what_cannot_be(correcting: CorrectDialog) -> None:
    form = correcting.result_form
    form.left[0].setValue(9_999)
    assert "C57" in correcting.objection.text()
    assert not correcting.objection.isHidden()
    correcting.reason.setText("why not")
    assert not correcting.do.isEnabled()


def test_a_decision_takes_the_last_round(session: Session, correcting: CorrectDialog) -> None:
    choose_winner(correcting, RED)
    choose_method(correcting, Method.DEC)
    rounds = session.books.bouts[fought(session, first=True)].rounds
    assert correcting.result_form.round.value() == rounds
    assert not correcting.result_form.round.isEnabled()
    choose_method(correcting, Method.KO)
    assert correcting.result_form.round.isEnabled()


def test_nobody_wins_by_a_knockout(correcting: CorrectDialog) -> None:
    choose_winner(correcting, None)
    box = correcting.result_form.method
    assert {box.itemData(index) for index in range(box.count())} == {Method.DRAW, Method.NC}
    choose_winner(correcting, RED)
    methods = {box.itemData(index) for index in range(box.count())}
    assert Method.KO in methods
    assert Method.DRAW not in methods


def test_what_comes_into_doubt_is_told(session: Session, qtbot: QtBot) -> None:
    """A man who was never beaten three times running was retired, or an arena was not open: somebody is in doubt."""
    parent = QWidget()
    qtbot.addWidget(parent)
    title = next(page for page in session.books.bouts.values() if page.title and page.winner is not None)
    dialog = CorrectDialog(session, title.number, parent)
    dialog.finished.connect(dialog.deleteLater)  # as every page does that opens one
    dialog.show()
    choose_winner(dialog, BLUE if title.outcome.winner is RED else RED)
    told = shown(session, qtbot, dialog)
    assert "Titles" in told
    done(session, qtbot, dialog)
    found = parent.findChildren(DoubtsDialog)
    assert bool(found) == bool(session.books.doubts)
    assert not dialog.isVisible()
    for doubts in found:
        settle()
        [desk] = [one for one in doubts.findChildren(QPushButton) if one.property("kind") == "primary"]
        with qtbot.waitSignal(dialog.go):
            desk.click()
        assert not doubts.isVisible()
    settle()
    assert not isValid(dialog)


def test_an_act_is_struck_and_brought_back(session: Session, qtbot: QtBot) -> None:
    last = session.entries[-1].act
    night = session.books.closed
    dialog = strike_dialog(session, last, f"fight night {night}")
    qtbot.addWidget(dialog)
    assert f"from night {night} to night {night - 1}" in shown(session, qtbot, dialog)
    done(session, qtbot, dialog)
    assert session.books.closed == night - 1
    back = restore_dialog(session, last, f"fight night {night}")
    qtbot.addWidget(back)
    shown(session, qtbot, back)
    done(session, qtbot, back)
    assert session.books.closed == night


def test_undo_to_a_point(session: Session, qtbot: QtBot) -> None:
    point = next(e.number for e in session.entries if e.deed.kind == "night_closed" and e.deed.night == 10)
    dialog = undo_to_dialog(session, point, "night 10")
    qtbot.addWidget(dialog)
    shown(session, qtbot, dialog)
    done(session, qtbot, dialog)
    assert session.books.closed == 10
    assert not any(page.night > 10 for page in session.books.bouts.values() if page.state is BoutState.FOUGHT)


def test_what_cannot_be_struck_says_why(session: Session, qtbot: QtBot) -> None:
    dialog = strike_dialog(session, 1, "founding")
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: "founding" in dialog.objection.text())
    dialog.reason.setText("x")
    assert not dialog.do.isEnabled()


def test_who_may_not_is_told_and_nothing_is_done(promoter_session: Session, qtbot: QtBot) -> None:
    promoter_session.sit(promoter_session.persons[0])
    entries = len(promoter_session.entries)
    dialog = strike_dialog(promoter_session, promoter_session.entries[-1].act, "night")
    qtbot.addWidget(dialog)
    shown(promoter_session, qtbot, dialog)
    dialog.reason.setText("mine")
    dialog.do.click()
    promoter_session.wait()
    assert "Pat" in dialog.objection.text()
    assert len(promoter_session.entries) == entries


def test_nobody_mends_from_an_empty_seat(session: Session, qtbot: QtBot) -> None:
    session.sit(None)
    dialog = strike_dialog(session, session.entries[-1].act, "night")
    qtbot.addWidget(dialog)
    shown(session, qtbot, dialog)
    dialog.reason.setText("x")
    assert not dialog.do.isEnabled()
    assert "seat" in dialog.do.toolTip()
    assert "seat" in dialog.shut.text()
    assert dialog.shut.isVisibleTo(dialog)


def test_figures_go_with_the_winner(session: Session, correcting: CorrectDialog) -> None:
    form = correcting.result_form
    outcome = session.books.bouts[fought(session, first=True)].outcome
    for box, count in zip(form.knockdowns, (3, 1), strict=True):
        box.setValue(count)
    left = [box.value() for box in form.left]
    choose_winner(correcting, outcome.winner.opponent)
    assert [box.value() for box in form.knockdowns] == [1, 3]
    kept = [min(most, value) for most, value in zip(outcome.start, left[::-1], strict=True)]
    assert [box.value() for box in form.left] == kept
    assert "changed corners" in correcting.warning.text()
    choose_winner(correcting, None)
    choose_winner(correcting, outcome.winner)
    assert [box.value() for box in form.knockdowns] == [3, 1]
    assert "changed corners" not in correcting.warning.text()


def test_the_dialog_does_not_question_its_own_figures(session: Session, qtbot: QtBot) -> None:
    """Whatever was fought: with another winner and nothing else changed, only the exchange is told."""
    asked = []
    for bout in [bout for bout in session.books.bouts.values() if bout.outcome and bout.outcome.winner][:12]:
        dialog = CorrectDialog(session, bout.number)
        qtbot.addWidget(dialog)
        choose_winner(dialog, bout.outcome.winner.opponent)
        assert dialog.warning.text() == "Knockdowns and Endurance have changed corners with the winner."
        dialog.result_form.knockdowns[bout.outcome.winner.index].setValue(9)
        asked.append("scored more knockdowns" in dialog.warning.text())
    assert any(asked), "a figure somebody typed is asked about"


def test_a_league_is_branched_off(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    point = next(e.number for e in session.entries if e.deed.kind == "night_closed" and e.deed.night == 10)
    dialog = BranchDialog(session, point)
    qtbot.addWidget(dialog)
    dialog.file.setText(str(session.path))
    assert not dialog.do.isEnabled()
    assert "nothing is ever overwritten" in dialog.problem.text()
    there = tmp_path / "other.ringside"
    dialog.file.setText(str(there))
    dialog.name.setText("")
    assert not dialog.do.isEnabled()
    dialog.name.setText("What if")
    with qtbot.waitSignal(dialog.branched):
        dialog.do.click()
    assert str(there) in dialog.problem.text()
    assert dialog.cancel.text() == "Close"
    with Office.open(there, read_only=True) as office:
        assert (office.books.name, office.books.origin, office.books.closed) == ("What if", "Friday Club", 10)
    assert session.books.closed == 24
    with qtbot.waitSignal(dialog.open_wanted) as opened:
        dialog.open_it.click()
    assert opened.args == [there]


def test_a_branch_begins_before_or_after_a_whole_act(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    """An entry in the middle of a night: just before that night, or just after it."""
    last = next(e for e in session.entries if e.deed.kind == "night_closed" and e.deed.night == 10)
    middle = next(e.number for e in session.entries if e.act == last.act and e.deed.kind == "bout_fought")
    dialog = BranchDialog(session, middle)
    qtbot.addWidget(dialog)
    assert dialog.after.text() == "Just after: fight night 10"
    assert dialog.point.entry == last.number
    assert "up to night 10" in dialog.holds.text()
    dialog.before.setChecked(True)
    assert dialog.point.entry == last.act - 1
    assert "up to night 9" in dialog.holds.text()
    assert dialog.name.text().endswith("9")
    there = tmp_path / "other.ringside"
    dialog.file.setText(str(there))
    with qtbot.waitSignal(dialog.branched):
        dialog.do.click()
    with Office.open(there, read_only=True) as office:
        assert office.books.closed == 9


def test_nothing_is_before_the_founding(session: Session, qtbot: QtBot) -> None:
    dialog = BranchDialog(session, 1)
    qtbot.addWidget(dialog)
    assert not dialog.before.isEnabled()
    assert dialog.point.latest is None
    assert "founding" in dialog.holds.text()

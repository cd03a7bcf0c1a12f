"""Taking something back: who may, and the dialog that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from ringside_manager.campaign.orders import Order
from ringside_manager.errors import RingsideError
from ringside_manager.gui.justice.comparing import ConsequencesView, doubt_rows
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Dialog,
    Facts,
    Heading,
    Scroll,
    button,
    column,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.fields import line_edit
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.journal import NOBODY
from ringside_manager.office.mending import Mending, RestoreAct, StrikeAct, UndoTo
from ringside_manager.office.previewing import Consequences, preview
from ringside_manager.office.undoing import Undone

# In whose name whoever sits at the keyboard mends the journal or does the promoter's work (C3)


def mender(session: Session) -> Party:
    """Who mends: whoever sits here, so that the journal names him."""
    return session.viewer or NOBODY


def shut_text(session: Session) -> str:
    """Why nobody can mend anything now; empty if somebody can."""
    if session.read_only:
        return tr("This league is open for reading only.")
    return tr("Somebody has to take a seat first.") if session.viewer is None else ""


def promoter(session: Session) -> Party:
    """Who gives the promoter's orders; where the program is promoter he speaks for all, under his own name."""
    return Party(mender(session).name, promoter=True) if session.is_promoter else mender(session)


def promote(session: Session, order: Order, then: Callable[[Any], None] | None = None) -> Operation:
    """Hand in an order of the promoter's."""
    if session.outbox is not None:
        return session.hand_in(order, then)
    by = promoter(session)
    return session.do(tr("Handing in an order"), lambda office, _job: office.hand_in(order, by), then)


# A change to the journal: what it would bring is shown, a reason is asked for, then it is done


_PAUSE = 250
"""Milliseconds after the last change of the form until its consequences are worked out."""


class MendingDialog(Dialog):
    """Ask before the journal is mended.  ``mended`` follows when it is done, ``go`` asks for a place."""

    mended = Signal(object)
    go = Signal(object)

    def __init__(self, session: Session, title: str, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.wish: Mending | None = None
        self._shown_for: Mending | None = None
        self._thinking = False
        self.setWindowTitle(title)
        self.setModal(True)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._work_out)
        self._make(title, explanation)
        size_window(self, 620, 640)

    # what derived dialogs use -------------------------------------------------------------------------

    def set_wish(self, wish: Mending | None, objection: str = "") -> None:
        """What is to be done now; without one ``objection`` says what is missing or wrong."""
        self.wish = wish
        show_text(self.objection, objection)
        if wish is None:
            self._shown_for = None
            self.changes.say(objection or tr("Nothing is different yet."))
        elif wish != self._shown_for:
            self.changes.say(tr("Working out what follows from it…"))
            self._pause.start()
        self._judge()

    def done(self, result: int) -> None:
        """Nothing is worked out any more for a dialog that is over."""
        self._pause.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._pause.stop()
        super().closeEvent(event)

    # inside -------------------------------------------------------------------------------------------

    def _make(self, title: str, explanation: str) -> None:
        self.form = QVBoxLayout()
        self.changes = ConsequencesView()
        self.shut = plain_label(tone="bad", wrap=True)
        self.objection = plain_label(tone="bad", wrap=True)
        self.objection.hide()
        self.reason = line_edit(
            tr("Reason"), hint=tr("Why? Everybody can read it in the journal."), most=2000
        )
        self.reason.textChanged.connect(self._judge)
        self.do = button(title, self._do, kind="primary")
        self.do.setDefault(True)
        self.cancel = button(tr("Cancel"), self.reject)
        self.missing = note()
        self.buttons = row((self.missing, 1), self.cancel, self.do, space=3)
        column(
            Heading(title, 2),
            note(explanation),
            self.shut,
            self.form,
            self.objection,
            (self.changes, 1),
            column(plain_label(tr("Reason")), self.reason, space=1),
            self.buttons,
            space=3,
            margins=5,
            parent=self,
        )
        self._judge()

    def _judge(self) -> None:
        """Whether it can be done now, and if not, why."""
        shut, missing = shut_text(self.session), ""
        show_text(self.shut, shut)
        if self.wish is None:
            missing = tr("Say first what is different.")
        elif not self.reason.text().strip():
            missing = tr("Give a reason first.")
        self.missing.setText("" if shut else missing)
        missing = shut or missing
        self.do.setEnabled(not missing)
        set_tip(self.do, missing)

    def _work_out(self) -> None:
        if self._thinking or self.wish is None:
            return
        wish, entries = self.wish, tuple(self.session.entries)
        self._thinking = True
        self.session.compute(
            tr("Working out what follows"),
            lambda _job: preview(entries, wish),
            lambda found: self._text(wish, found),
            lambda error: self._refused(wish, error),
        )

    def _text(self, wish: Mending, found: Consequences) -> None:
        if not isValid(self):
            return
        self._thinking = False
        if wish == self.wish:
            self._shown_for = wish
            self.changes.show_changes(found)
        else:
            self._work_out()

    def _refused(self, wish: Mending, error: RingsideError) -> None:
        if not isValid(self):
            return
        self._thinking = False
        if wish == self.wish:
            self.set_wish(None, error_text(error).whole)
        else:
            self._work_out()

    def _do(self) -> None:
        wish, why, by = self.wish, self.reason.text().strip(), mender(self.session)
        if wish is None or not why:
            return
        self.do.setEnabled(False)
        self.session.do(
            self.windowTitle(), lambda office, _job: office.mend(wish, by, why), self._done, self._failed
        )

    def _failed(self, error: RingsideError) -> None:
        self.objection.setText(error_text(error).whole)
        self.objection.show()
        self._judge()

    def _done(self, undone: Undone) -> None:
        self.mended.emit(undone)
        if undone.doubts:
            self._tell_doubts(undone)
        else:
            self.accept()

    def _tell_doubts(self, undone: Undone) -> None:
        """It is done, and something written later does not stand any more: the promoter looks at it.

        This dialog ends when that has been read: whoever opened it deletes it then, and ``go`` with it.
        """
        words = tr(
            "%n thing written later would not have been allowed.",
            "%n things written later would not have been allowed.",
            len(undone.doubts),
        )
        inside = QWidget()
        column(
            note(words + " " + tr("They stand as they are until the promoter settles them.")),
            Facts(list(doubt_rows(undone.doubts))),
            None,
            space=3,
            parent=inside,
        )
        told = DoubtsDialog(self.windowTitle(), inside, self.parentWidget())
        told.to_desk.connect(lambda: self.go.emit(Place("promoter")))
        told.finished.connect(self.accept)
        self.hide()
        told.open()


class DoubtsDialog(Dialog):
    """What has come into doubt by a change that is done; ``to_desk`` asks for the promoter's desk."""

    to_desk = Signal()

    def __init__(self, title: str, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        desk = button(tr("To the promoter's desk"), self._to_desk, kind="primary")
        buttons = row(None, button(tr("Close"), self.accept), desk)
        column(Heading(tr("Done"), 2), (Scroll(inside), 1), buttons, space=3, margins=5, parent=self)
        size_window(self, 560, 360)

    def _to_desk(self) -> None:
        self.accept()
        self.to_desk.emit()


# Dialogs that strike an act, bring one back, or go back to a point of the journal


def strike_dialog(session: Session, act: int, what: str, parent: QWidget | None = None) -> MendingDialog:
    """Ask whether an act is to count no longer; ``what`` names it."""
    explanation = tr("It stays in the journal, struck through, and can be brought back: {act}.").format(
        act=what
    )
    made = MendingDialog(session, tr("Strike this act"), explanation, parent)
    made.set_wish(StrikeAct(act))
    return made


def restore_dialog(session: Session, act: int, what: str, parent: QWidget | None = None) -> MendingDialog:
    """Ask whether an act that was struck is to count again."""
    explanation = tr("It was struck and counts again: {act}.").format(act=what)
    made = MendingDialog(session, tr("Bring this act back"), explanation, parent)
    made.set_wish(RestoreAct(act))
    return made


def undo_to_dialog(session: Session, entry: int, what: str, parent: QWidget | None = None) -> MendingDialog:
    """Ask whether everything written after an act is to count no longer."""
    explanation = tr(
        "Everything written after it is struck, so that the league is as it was then: {act}. Redo brings it back."
    ).format(act=what)
    made = MendingDialog(session, tr("Undo to here"), explanation, parent)
    made.set_wish(UndoTo(entry))
    return made

"""Dialogs that strike an act, bring one back, or go back to a point of the journal."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.gui.justice.mending_dialog import MendingDialog
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.mending import RestoreAct, StrikeAct, UndoTo


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

"""Notes on a fighter that only the person at the keyboard sees."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit

from ringside_manager.gui.look import set_margins
from ringside_manager.gui.pages.people import memory
from ringside_manager.gui.pages.people.fighter_view import FighterView
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import column, note
from ringside_manager.language import tr


class NotesPart(Part[FighterView]):
    """A field to write in; what is written is kept at once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._number = 0
        self._filling = False
        super().__init__()

    def build(self) -> None:
        """Make the field."""
        self.field = QPlainTextEdit()
        self.field.setAccessibleName(tr("My notes"))
        self.field.setPlaceholderText(tr("What to remember of him"))
        self.field.setTabChangesFocus(True)
        self.field.textChanged.connect(self._keep)
        told = note(
            tr("Only you see these notes. They stay on this computer and are not part of the league.")
        )
        box = column(told, self.field, space=2, parent=self)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: FighterView) -> None:
        """Show the note on another fighter."""
        self._number = facts.facts.row.number
        kept = memory.note_on(self._session, self._number)
        if kept != self.field.toPlainText():
            self._filling = True
            self.field.setPlainText(kept)
            self._filling = False

    def _keep(self) -> None:
        if not self._filling:
            memory.write_note(self._session, self._number, self.field.toPlainText())

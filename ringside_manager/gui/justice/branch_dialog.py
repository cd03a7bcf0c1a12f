"""The dialog that begins a league of its own from an earlier point, to see what might have been."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QFormLayout, QLineEdit, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.gui.justice.acting import mender
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.messages import told
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Heading, button, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.office.branching import branch_name

SUFFIX = ".ringside"


class BranchDialog(QDialog):
    """Ask for the name and place of the new league; ``branched`` carries where it lies."""

    branched = Signal(object)

    def __init__(self, session: Session, entry: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._entry = entry
        self._night: int = session.entries[entry - 1].night
        self.setWindowTitle(tr("Branch off: what if?"))
        self.setModal(True)
        self._make()
        self.resize(look().px(560), self.sizeHint().height())

    @property
    def path(self) -> Path:
        """Where the new league is to lie."""
        return Path(self.file.text().strip())

    def _make(self) -> None:
        name = branch_name(self.session.books.name, self._night)
        self.name = _line(tr("Name of the new league"), name)
        self.name.setMaxLength(200)
        self.file = _line(tr("File of the new league"), str(self._free_path()))
        self.problem = plain_label(tone="bad", wrap=True)
        self.problem.hide()
        self.do = button(tr("Branch off"), self._do, kind="primary")
        self.do.setDefault(True)
        self.cancel = button(tr("Cancel"), self.reject)
        self.choose = button(tr("Choose…"), self._choose, name=tr("Choose where the new league is to lie"))
        form = QFormLayout()
        form.setVerticalSpacing(look().space(2))
        form.addRow(tr("Name"), self.name)
        form.addRow(tr("File"), row(self.file, self.choose))
        explanation = tr(
            "A new league begins where this one stood after entry {entry}, on night {night}. "
            "This one stays as it is; the new one remembers where it comes from."
        ).format(entry=self._entry, night=self._night)
        outer = column(
            Heading(self.windowTitle(), 2),
            note(explanation),
            form,
            self.problem,
            None,
            row(None, self.cancel, self.do),
            space=3,
            parent=self,
        )
        margin = look().space(5)
        outer.setContentsMargins(margin, margin, margin, margin)
        for line in (self.name, self.file):
            line.textChanged.connect(self._judge)
        self._judge()

    def _free_path(self) -> Path:
        """A name beside the league that is not taken."""
        here = self.session.path
        for number in range(1, 1000):
            more = "" if number == 1 else f" {number}"
            found = here.with_name(f"{here.stem} - what if{more}{SUFFIX}")
            if not found.exists():
                return found
        return here.with_name(f"{here.stem} - what if{SUFFIX}")

    def _judge(self) -> None:
        problem = ""
        if not self.name.text().strip():
            problem = tr("Give the new league a name.")
        elif not self.file.text().strip():
            problem = tr("Say where the new league is to lie.")
        elif self.path.exists():
            problem = tr(
                "There is a file of that name, and nothing is ever overwritten. Choose another name."
            )
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.do.setEnabled(not problem)

    def _choose(self) -> None:
        wanted, _ = QFileDialog.getSaveFileName(
            self, tr("Where is the new league to lie?"), self.file.text(), tr("Leagues (*.ringside)")
        )
        if wanted:
            self.file.setText(wanted if wanted.endswith(SUFFIX) else wanted + SUFFIX)

    def _do(self) -> None:
        to, name, entry, by = self.path, self.name.text().strip(), self._entry, mender(self.session)
        self.do.setEnabled(False)
        self.session.do(
            self.windowTitle(),
            lambda office, _job: office.branch(to, entry, by, name),
            self._done,
            self._failed,
        )

    def _done(self, path: Path) -> None:
        """Say where it lies; this league stays open."""
        for widget in (self.name, self.file, self.choose, self.do):
            widget.setEnabled(False)
        self.do.hide()
        self.cancel.setText(tr("Close"))
        self.cancel.setAccessibleName(tr("Close"))
        set_tone(self.problem, "good")
        told = tr("{name} lies at {path}. Open it like any other league; this one is still open here.")
        self.problem.setText(told.format(name=self.name.text().strip(), path=path))
        self.problem.show()
        self.branched.emit(path)

    def _failed(self, error: RingsideError) -> None:
        self.problem.setText(told(error).whole)
        self.problem.show()
        self.do.setEnabled(True)


def _line(name: str, text: str) -> QLineEdit:
    made = QLineEdit(text)
    made.setAccessibleName(name)
    return made

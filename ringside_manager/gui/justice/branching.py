"""Branches of a league: making one, the tabs of the siblings, and checking a save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QRadioButton,
    QSizePolicy,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.justice import mender
from ringside_manager.gui.justice.deed_words import act_text
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window, spacing
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Dialog, Heading, Scroll, button, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone, show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.copies import Findings
from ringside_manager.office.facts.journal import NOBODY
from ringside_manager.office.undoing import FIGHT_NIGHT, BranchPoint, Undoable, branch_name, branch_points

# The dialog that begins a league of its own from an earlier point, to see what might have been


SUFFIX = ".ringside"


class BranchDialog(Dialog):
    """Ask from where, for the name and place of the new league.

    ``branched`` carries where it lies, ``open_wanted`` too: whoever asks wants to go there.
    """

    branched = Signal(object)
    open_wanted = Signal(object)

    def __init__(self, session: Session, entry: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._act, self._before, self._after = branch_points(
            session.entries, session.books, entry, session.viewer or NOBODY
        )
        self._path = Path()
        self.setWindowTitle(tr("Branch off: what if?"))
        self.setModal(True)
        self._make()
        self.resize_on_screen(px(560), self.sizeHint().height())

    @property
    def path(self) -> Path:
        return Path(self.file.text().strip())

    @property
    def point(self) -> BranchPoint:
        before = self._before
        return before if before is not None and self.before.isChecked() else self._after

    def _make(self) -> None:
        self._make_points()
        self.name = _line(tr("Name of the new league"), self._usual_name())
        self.name.setMaxLength(200)
        self.file = _line(tr("File of the new league"), str(self._free_path()))
        self.problem = plain_label(tone="bad", wrap=True)
        self.problem.hide()
        self.do = button(tr("Branch off"), self._do, kind="primary")
        self.do.setDefault(True)
        self.open_it = button(tr("Open it now"), self._open, kind="primary")
        self.open_it.hide()
        self.cancel = button(tr("Cancel"), self.reject)
        self.choose = button(tr("Choose…"), self._choose, name=tr("Choose where to save the new league"))
        form = QFormLayout()
        form.setVerticalSpacing(spacing(2))
        form.addRow(tr("Name"), self.name)
        form.addRow(tr("File"), row(self.file, self.choose))
        explanation = tr(
            "The new league starts as this one was at the point you choose. "
            "This one stays as it is; the new one remembers where it comes from."
        )
        outer = column(
            Heading(self.windowTitle(), 2),
            note(explanation),
            self.before,
            self.after,
            self.holds,
            form,
            self.problem,
            None,
            row(None, self.cancel, self.do, self.open_it),
            space=3,
            parent=self,
        )
        margin = spacing(5)
        outer.setContentsMargins(margin, margin, margin, margin)
        for line in (self.name, self.file):
            line.textChanged.connect(self._judge)
        self.after.setFocus()
        self.before.toggled.connect(self._point_chosen)
        self._judge()

    def _make_points(self) -> None:
        """Just before the act, or just after it: an act is never cut in two."""
        act = named_with_night(self._act)
        self.before = _point(tr("Just before: {act}").format(act=act))
        self.after = _point(tr("Just after: {act}").format(act=act))
        self.before.setEnabled(self._before is not None)
        self.after.setChecked(True)
        self.holds = plain_label(wrap=True)
        self.holds.setText(holds_text(self.point))

    def _point_chosen(self) -> None:
        """Another point has another night in its name, unless somebody has named the league himself."""
        other = self._after if self.before.isChecked() else self._before
        if other is not None and self.name.text() == branch_name(self.session.books.name, other.night)[:200]:
            self.name.setText(self._usual_name())
        self.holds.setText(holds_text(self.point))

    def _usual_name(self) -> str:
        return branch_name(self.session.books.name, self.point.night)

    def _free_path(self) -> Path:
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
            problem = tr("Say where to save the new league.")
        elif self.path.exists():
            problem = tr(
                "There is a file of that name, and nothing is ever overwritten. Choose another name."
            )
        show_text(self.problem, problem)
        self.do.setEnabled(not problem)

    def _choose(self) -> None:
        wanted, _ = QFileDialog.getSaveFileName(
            self, tr("Where to save the new league"), self.file.text(), tr("Leagues (*.ringside)")
        )
        if wanted:
            self.file.setText(wanted if wanted.endswith(SUFFIX) else wanted + SUFFIX)

    def _do(self) -> None:
        to, name, entry, by = self.path, self.name.text().strip(), self.point.entry, mender(self.session)
        self.do.setEnabled(False)
        self.session.do(
            self.windowTitle(),
            lambda office, _job: office.branch(to, entry, by, name),
            self._done,
            self._failed,
        )

    def _done(self, path: Path) -> None:
        """Say where it lies, and offer to open it; this league stays open until then."""
        self._path = path
        for widget in (self.name, self.file, self.choose, self.do, self.before, self.after):
            widget.setEnabled(False)
        self.do.hide()
        self.open_it.show()
        self.open_it.setDefault(True)
        self.open_it.setFocus()
        self.cancel.setText(tr("Close"))
        self.cancel.setAccessibleName(tr("Close"))
        set_tone(self.problem, "good")
        said = tr("{name} is saved as {path}. This league is still open here.")
        self.problem.setText(said.format(name=self.name.text().strip(), path=path))
        self.problem.show()
        self.branched.emit(path)

    def _open(self) -> None:
        self.accept()
        self.open_wanted.emit(self._path)

    def _failed(self, error: RingsideError) -> None:
        self.problem.setText(error_text(error).whole)
        self.problem.show()
        self.do.setEnabled(True)


def holds_text(point: BranchPoint) -> str:
    """What a league that begins at a point holds."""
    if point.latest is None:
        return tr("The new league holds the founding, and nothing after it.")
    if point.latest.kind == FIGHT_NIGHT:
        return tr(
            "The new league holds the fight nights up to night {night}, and nothing after them."
        ).format(night=point.closed)
    act = act_text(point.latest)
    if not point.closed:
        return tr("The new league holds no fight night yet. What was done last in it: {act}.").format(act=act)
    return tr(
        "The new league holds the fight nights up to night {night}. What was done last in it: {act}."
    ).format(night=point.closed, act=act)


def named_with_night(act: Undoable) -> str:
    """An act in words, with the night it was done on."""
    if act.kind == FIGHT_NIGHT:
        return act_text(act)
    return tr("{act}, on night {night}").format(act=act_text(act), night=act.night)


def _point(text: str) -> QRadioButton:
    made = QRadioButton(text)
    made.setAccessibleName(text)
    made.setProperty("rule", "C3")
    return made


def _line(name: str, text: str) -> QLineEdit:
    made = QLineEdit(text)
    made.setAccessibleName(name)
    return made


# The audit of the open league: how far it is, and what it found, in words


MOST = 100
"""Findings shown; how many more there are is said."""


class VerifyDialog(Dialog):
    """Checks file, books, chain of digests and every recorded bout; closing it stops the work."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Verify the books"))
        self._session = session
        self.operation: Operation | None = None
        self.said = plain_label(
            tr("Working the books out again from the journal and comparing them…"), wrap=True
        )
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(tr("Progress of the audit"))
        self.findings = QVBoxLayout()
        inside = QWidget()
        column(self.findings, None, parent=inside)
        explanation = tr(
            "All books are worked out again from the journal and compared, the journal is searched for changes "
            "from outside, and every recorded bout is fought again."
        )
        self.close_button = button(tr("Stop"), self.reject)
        outer = column(
            Heading(self.windowTitle(), 2), note(explanation), self.bar, self.said, space=3, parent=self
        )
        outer.addWidget(Scroll(inside), 1)
        outer.addLayout(row(None, self.close_button))
        margin = spacing(5)
        outer.setContentsMargins(margin, margin, margin, margin)
        size_window(self, 520, 360)
        self.finished.connect(self._stop)

    def start(self) -> Operation:
        self.operation = self._session.do(
            self.windowTitle(),
            lambda office, job: office.check(progress=job.progress),
            self._text,
            self._failed,
        )
        self.operation.progressed.connect(self._on_progress)
        return self.operation

    def _on_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done if total else 1)
        self.said.setText(tr("Bout {done} of {total} is fought again.").format(done=done, total=total))

    def _text(self, findings: Findings) -> None:
        self._end()
        if not findings:
            self.said.setText(tr("Everything agrees: file, journal, books and every recorded bout."))
        else:
            self.said.setText(
                tr(
                    "%n thing does not agree. Restore a backup as a new league.",
                    "%n things do not agree. Restore a backup as a new league.",
                    len(findings),
                )
            )
        for finding in findings[:MOST]:
            self.findings.addWidget(plain_label(translated(str(finding)), wrap=True, tone="bad"))
        if len(findings) > MOST:
            self.findings.addWidget(note(tr("and %n more", "and %n more", len(findings) - MOST)))
        for remark in findings.notes:
            self.findings.addWidget(note(translated(str(remark))))

    def _failed(self, error: RingsideError) -> None:
        self._end()
        stopped = isinstance(error, CancelledError)
        self.said.setText(tr("Stopped.") if stopped else error_text(error).whole)

    def _end(self) -> None:
        self.bar.setRange(0, 1)
        self.bar.setValue(1)
        self.close_button.setText(tr("Close"))
        self.close_button.setAccessibleName(tr("Close"))

    def _stop(self) -> None:
        if self.operation is not None:
            self.operation.cancel()


# The head of the two pages about what was written: money and journal, beside each other


PAGES = ("ledger", "journal")


class SiblingTabs(QTabBar):
    """Ledger and journal as tabs; ``go`` asks for the other one."""

    go = Signal(object)

    def __init__(self, here: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Ledger and journal"))
        for text in (tr("Ledger"), tr("Journal")):
            self.addTab(text)
        self._here = PAGES.index(here)
        self.setCurrentIndex(self._here)
        self.currentChanged.connect(self._leave)

    def _leave(self, index: int) -> None:
        """Go to the other page; this one keeps its own tab for the way back."""
        if index != self._here:
            self.setCurrentIndex(self._here)
            self.go.emit(Place(PAGES[index]))


def head_row(tabs: SiblingTabs, *more: QWidget) -> QHBoxLayout:
    """The tabs, and at the other end what can be done."""
    return row(tabs, None, *more, space=3)

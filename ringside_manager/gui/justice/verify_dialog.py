"""The audit of the open league: how far it is, and what it found, in words."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QProgressBar, QVBoxLayout, QWidget

from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.look import size_window, spacing
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Heading, Scroll, button, column, note, plain_label, row
from ringside_manager.language import tr, translated
from ringside_manager.office.archive import Findings

MOST = 100
"""Findings shown; how many more there are is said."""


class VerifyDialog(QDialog):
    """Checks file, books, chain of digests and every recorded bout; closing it stops the work."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Verify the books"))
        self._session = session
        self.operation: Operation | None = None
        self.said = plain_label(tr("Posting the journal afresh and holding it against the books…"), wrap=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(tr("Progress of the audit"))
        self.findings = QVBoxLayout()
        inside = QWidget()
        column(self.findings, None, parent=inside)
        explanation = tr(
            "The whole journal is posted afresh and compared with every table, the chain of digests is followed, "
            "and every recorded bout is fought again."
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
        """Begin the audit."""
        self.operation = self._session.do(
            self.windowTitle(),
            lambda office, job: office.check(progress=job.progress),
            self._told,
            self._failed,
        )
        self.operation.progressed.connect(self._on_progress)
        return self.operation

    def _on_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done if total else 1)
        self.said.setText(tr("Bout {done} of {total} is fought again.").format(done=done, total=total))

    def _told(self, findings: Findings) -> None:
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

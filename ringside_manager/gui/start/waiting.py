"""A dialog that waits for work in the background and can stop it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from ringside_manager.gui.operation import Operation
from ringside_manager.gui.widgets import plain_label
from ringside_manager.language import tr


class Waiting(QProgressDialog):
    """Shows how far an operation is; goes away with its end."""

    def __init__(self, operation: Operation, text: str, parent: QWidget) -> None:
        super().__init__("", tr("Stop"), 0, 0, parent)
        self.setLabel(plain_label(text))
        self.setWindowTitle(operation.title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumDuration(0)
        self.setAutoReset(False)
        self.setAutoClose(False)
        self.canceled.connect(operation.cancel)
        operation.progressed.connect(self._on_progress)
        operation.finished.connect(self._on_end)
        self.show()

    def _on_progress(self, done: int, total: int) -> None:
        self.setMaximum(total)
        self.setValue(done)

    def _on_end(self) -> None:
        self.canceled.disconnect()
        self.hide()
        self.deleteLater()

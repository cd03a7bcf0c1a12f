"""What happens when the program itself is at fault: one dialog, a report that stays on this computer."""

from __future__ import annotations

import platform
import re
import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget

from ringside_manager import __version__
from ringside_manager.files import write_text
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.gui.widgets import Heading, button, column, note, row

KEPT = 20
"""Reports that are kept in the folder, the newest."""


class CrashDesk(QObject):
    """Takes every exception nobody expected, from whatever thread, and shows each kind once."""

    _happened = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.reports: list[str] = []
        self.dialog: CrashDialog | None = None
        self._seen: set[str] = set()
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on take what would end in ``sys.excepthook``."""
        sys.excepthook = self.take

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Note an exception; the same fault at the same place is told once."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.exit(130)
            return
        fault = "".join(traceback.format_exception(kind, error, trace))
        mark = "".join(traceback.format_tb(trace)) + kind.__name__
        if mark not in self._seen:
            self._seen.add(mark)
            self._happened.emit(report(fault))

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.reports.append(text)
        self._write(text)
        if self.dialog is None or not self.dialog.isVisible():
            self.dialog = CrashDialog(text, QApplication.activeWindow())
            self.dialog.open()

    def _write(self, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        old = sorted(self.folder.glob("report-*.txt"))
        number = int(old[-1].stem.split("-")[1]) + 1 if old else 1
        write_text(self.folder / f"report-{number:04}.txt", [text])
        for file in old[: max(0, len(old) + 1 - KEPT)]:
            file.unlink()


def report(fault: str) -> str:
    """A report in text, without the names of folders on this computer."""
    head = [
        f"Ringside Manager {__version__}",
        f"Python {platform.python_version()}, PySide6 {pyside_version}, {platform.system()} {platform.release()}",
        "",
    ]
    return "\n".join(head) + redacted(fault)


def redacted(text: str) -> str:
    """A traceback whose file names begin in the program or its libraries."""
    home = re.escape(str(Path.home()))
    text = re.sub(r'File "[^"]*?((?:ringside_manager|site-packages|lib)[/\\][^"]*)"', r'File "\1"', text)
    return re.sub(home, "~", text)


class CrashDialog(QDialog):
    """Says that the program is at fault, that the league is safe, and shows the report."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Something went wrong"))
        said = note(
            tr(
                "The program made a mistake. Your league is safe: whatever was finished is in its file, "
                "and what was not finished has not begun. You can go on. The report below stays on this "
                "computer; send it to the makers if you like."
            )
        )
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("Report"))
        go_on = button(tr("Go on"), self.accept, kind="primary")
        buttons = row(
            button(tr("Copy the report"), self._copy), None, button(tr("Quit"), QApplication.quit), go_on
        )
        box = column(Heading(tr("Something went wrong")), said, self.text, buttons, space=3, parent=self)
        box.setContentsMargins(*[look().space(5)] * 4)
        self.resize(look().px(640), look().px(460))
        go_on.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

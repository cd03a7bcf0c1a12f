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
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from ringside_manager import __version__
from ringside_manager.errors import RingsideError
from ringside_manager.files import write_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row
from ringside_manager.language import tr

KEPT = 20
"""Reports that are kept in the folder, the newest."""
_REPORT = re.compile(r"report-(\d{1,9})\.txt")


class CrashDesk(QObject):
    """Takes every exception nobody expected, from whatever thread, and shows each kind once."""

    _happened = Signal(str)

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        """Where reports are kept; ``None`` for nowhere."""
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
        if self.dialog is None or not self.dialog.isVisible():
            self.dialog = CrashDialog(text, QApplication.activeWindow())
            self.dialog.open()
        if trouble := self._write(text):
            self.dialog.tell_unwritten(trouble)

    def at_start(self, error: BaseException, *, watched: bool) -> None:
        """Tell of a fault that keeps the window from opening: in the terminal, in a report, on the screen.

        The dialog is shown, until it is closed, only where somebody is ``watched`` to be there.
        """
        text = report("".join(traceback.format_exception(error)))
        print(text, file=sys.stderr)  # noqa: T201
        trouble = self._write(text)
        if trouble:
            print(trouble, file=sys.stderr)  # noqa: T201
        if watched:
            self.dialog = CrashDialog(text, at_start=True)
            if trouble:
                self.dialog.tell_unwritten(trouble)
            self.dialog.exec()

    def _write(self, text: str) -> str:
        """Keep a report and let the oldest go; why it could not be kept, empty if it was."""
        if self.folder is None:
            return tr("There is no folder for reports.")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            old = sorted(
                (int(found[1]), file)
                for file in self.folder.iterdir()
                if (found := _REPORT.fullmatch(file.name)) and file.is_file()
            )
            number = old[-1][0] + 1 if old else 1
            write_text(self.folder / f"report-{number:04}.txt", [text])
            for _, file in old[: max(0, len(old) + 1 - KEPT)]:
                file.unlink()
        except OSError as error:
            return f"{error.strerror}."
        except RingsideError as error:
            return str(error)
        return ""


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


class CrashDialog(Dialog):
    """Says that the program is at fault, that the league is safe, and shows the report.

    ``at_start``: the window did not even open, there is nothing to go on with; ``earlier``: it was the
    last time the program ran.
    """

    def __init__(
        self, text: str, parent: QWidget | None = None, *, at_start: bool = False, earlier: bool = False
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Something went wrong"))
        said = note(_unopened() if at_start else _ended() if earlier else _at_fault())
        self.unwritten = plain_label(tone="warn", wrap=True)
        self.unwritten.hide()
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("Report"))
        go_on = button(tr("Quit") if at_start else tr("Go on"), self.accept, kind="primary")
        leave = [] if at_start or earlier else [button(tr("Quit"), QApplication.quit)]
        buttons = row(button(tr("Copy the report"), self._copy), None, *leave, go_on)
        column(
            Heading(tr("Something went wrong")),
            said,
            self.text,
            self.unwritten,
            buttons,
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 640, 460)
        go_on.setFocus()

    def tell_unwritten(self, why: str) -> None:
        text = tr("The report could not be kept: {why} Copy it if you want to send it.")
        self.unwritten.setText(text.format(why=why))
        self.unwritten.show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())


def _at_fault() -> str:
    return tr(
        "The program made a mistake. Your league is safe: whatever was finished is in its file, "
        "and what was not finished has not begun. You can go on. The report below stays on this "
        "computer; send it to the makers if you like."
    )


def _unopened() -> str:
    return tr(
        "The program made a mistake and cannot open its window. Your leagues are safe. Try it with "
        "--safe-mode: settings are left alone then. The report below stays on this computer; send it "
        "to the makers if you like."
    )


def _ended() -> str:
    return tr(
        "The program ended suddenly the last time. Your league is safe: whatever was finished is in its "
        "file. The report below stays on this computer; send it to the makers if you like."
    )

"""How anything leaves the window: the file it is written to, the paper it is printed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.widgets.dialogs import warn
from ringside_manager.language import later

KINDS: dict[str, Callable[[], str]] = {
    "csv": later("Table (*.csv)"),
    "html": later("Web page (*.html)"),
    "pdf": later("Document (*.pdf)"),
    "png": later("Picture (*.png)"),
    "svg": later("Drawing (*.svg)"),
}
"""What can be written, by the suffix of the file, and how a dialog for files names it."""


def ask_for_file(parent: QWidget, title: str, name: str, kind: str) -> Path | None:
    """Ask where to save ``name`` as one of ``KINDS``; ``None`` for nowhere, the suffix is added if it lacks one."""
    chosen, _ = QFileDialog.getSaveFileName(parent, title, f"{name}.{kind}", KINDS[kind]())
    path = Path(chosen)
    return None if not chosen else path if path.suffix else path.with_suffix(f".{kind}")


def write_or_warn(parent: QWidget, write: Callable[[], object], failed: str) -> None:
    """Write under a waiting cursor; what goes wrong on the disk is said under the title ``failed``."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    trouble = ""
    try:
        write()
    except (OSError, RingsideError) as error:
        trouble = error_text(error).text
    finally:
        QApplication.restoreOverrideCursor()
    if trouble:
        warn(parent, failed, trouble)


def lay_out(device: QPagedPaintDevice, margin_mm: float = 15, *, wide: bool = False) -> None:
    """Set paper and margins: A4, on its side if ``wide``."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageOrientation(QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait)
    device.setPageMargins(QMarginsF(*[margin_mm] * 4), QPageLayout.Unit.Millimeter)


def preview_and_print(
    parent: QWidget,
    title: str,
    name: str,
    lay_out: Callable[[QPagedPaintDevice], object],
    paint: Callable[[QPagedPaintDevice], object],
) -> None:
    """Ask for a printer, show the pages ``paint`` draws on it, print; ``name`` is what the printer calls them."""
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    lay_out(printer)
    preview = QPrintPreviewDialog(printer, parent)
    preview.setWindowTitle(title)
    preview.paintRequested.connect(paint)
    preview.exec()

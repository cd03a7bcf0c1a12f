"""The ways a table leaves the program: clipboard, files, printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QPdfWriter
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.files import new_file, write_text
from ringside_manager.gui.messages import told
from ringside_manager.gui.tables.printing import lay_out, paint
from ringside_manager.gui.tables.sheet import Sheet, csv_text, fragment, page, tab_text
from ringside_manager.gui.widgets import warn
from ringside_manager.language import tr
from ringside_manager.text_safety import file_slug

BYTE_ORDER_MARK = "\ufeff"
PDF_RESOLUTION = 300


def copy(sheet: Sheet, *, headings: bool) -> None:
    """Put the sheet on the clipboard as text with tabs and as a table of HTML."""
    data = QMimeData()
    data.setText(tab_text(sheet, headings=headings))
    data.setHtml(fragment(sheet, headings=headings))
    QGuiApplication.clipboard().setMimeData(data)


def save_csv(sheet: Sheet, path: Path) -> None:
    """Write the sheet as CSV in UTF-8 with a byte order mark, as table programs expect."""
    write_text(path, [BYTE_ORDER_MARK, csv_text(sheet)], overwrite=True)


def save_html(sheet: Sheet, path: Path) -> None:
    """Write the sheet as a page that stands alone."""
    write_text(path, [page(sheet)], overwrite=True)


def save_pdf(sheet: Sheet, path: Path) -> None:
    """Write the sheet as a PDF document."""
    with new_file(path, overwrite=True) as part:
        writer = QPdfWriter(str(part))
        writer.setResolution(PDF_RESOLUTION)
        writer.setTitle(sheet.title)
        lay_out(writer, sheet)
        paint(writer, sheet, QApplication.font().family())
        del writer


def ask_and_save(parent: QWidget, sheet: Sheet, suffix: str, save: Callable[[Sheet, Path], None]) -> None:
    """Ask for a file and save there; what goes wrong on the disk is told in a sentence."""
    kinds = {"csv": tr("Table (*.csv)"), "html": tr("Web page (*.html)"), "pdf": tr("Document (*.pdf)")}
    name = f"{file_slug(sheet.title, 'table')}.{suffix}"
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Export the table"), name, kinds[suffix])
    if not chosen:
        return
    path = Path(chosen)
    path = path if path.suffix else path.with_suffix(f".{suffix}")
    _telling_faults(parent, lambda: save(sheet, path))


def ask_and_print(parent: QWidget, sheet: Sheet) -> None:
    """Ask for a printer, show the pages, print."""
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(sheet.title)
    lay_out(printer, sheet)
    preview = QPrintPreviewDialog(printer, parent)
    preview.setWindowTitle(tr("Print the table"))
    family = QApplication.font().family()
    preview.paintRequested.connect(lambda device: paint(device, sheet, family))
    preview.exec()


def _telling_faults(parent: QWidget, work: Callable[[], None]) -> None:
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        work()
    except (OSError, RingsideError) as error:
        QApplication.restoreOverrideCursor()
        warn(parent, tr("The table was not written"), told(error).text)
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    finally:
        QApplication.restoreOverrideCursor()

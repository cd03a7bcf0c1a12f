"""The rulebook on paper: black on white, pages numbered."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.files import new_file
from ringside_manager.gui.look import LIGHT
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.pages.rulebook.pages_of import style_of
from ringside_manager.gui.widgets import warn
from ringside_manager.language import tr

POINTS = 10.0
RESOLUTION = 300


def save_pdf(html: str, path: Path) -> None:
    """Write pages as a PDF document, all of it or nothing."""
    with new_file(path, overwrite=True) as part:
        writer = QPdfWriter(str(part))
        writer.setResolution(RESOLUTION)
        writer.setTitle(tr("Rulebook"))
        _paper(writer)
        document(html).print_(writer)
        del writer


def document(html: str) -> QTextDocument:
    """The pages in the colours of paper."""
    made = QTextDocument()
    font = QFont(QApplication.font().family())
    font.setPointSizeF(POINTS)
    made.setDefaultFont(font)
    made.setDefaultStyleSheet(style_of(LIGHT, POINTS))
    made.setHtml(html)
    return made


def ask_and_save(parent: QWidget, html: str) -> None:
    """Ask for a file and save there; what goes wrong on the disk is told in a sentence."""
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save the rulebook"), "rulebook.pdf", tr("Document (*.pdf)")
    )
    if not chosen:
        return
    path = Path(chosen)
    try:
        save_pdf(html, path if path.suffix else path.with_suffix(".pdf"))
    except (OSError, RingsideError) as error:
        warn(parent, tr("The rulebook was not written"), error_text(error).text)


def ask_and_print(parent: QWidget, html: str) -> None:
    """Show the pages, ask for a printer, print."""
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(tr("Rulebook"))
    _paper(printer)
    preview = QPrintPreviewDialog(printer, parent)
    preview.setWindowTitle(tr("Print the rules"))
    pages = document(html)

    def paint(device: QPrinter) -> None:
        """Print; unlike a bound method of the pages this function keeps them alive."""
        pages.print_(device)

    preview.paintRequested.connect(paint)
    preview.exec()


def _paper(device: QPagedPaintDevice) -> None:
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(20, 20, 20, 20), QPageLayout.Unit.Millimeter)

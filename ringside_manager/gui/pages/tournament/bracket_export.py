"""A bracket leaves the window: as a picture, a drawing, a document, on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.files import new_file
from ringside_manager.gui.look import LIGHT, theme
from ringside_manager.gui.look.colours import Colours
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.pages.tournament.bracket_drawing import (
    MARGIN,
    BracketLayout,
    BracketPainter,
    Marked,
)
from ringside_manager.gui.widgets import warn
from ringside_manager.language import tr
from ringside_manager.office.facts.tournaments import BracketRow
from ringside_manager.text_safety import file_slug

SUFFIXES = ("pdf", "svg", "png")
TITLE_HIGH, TITLE_SIZE = 44.0, 20
PICTURE_SCALE = 2.0
"""A picture is twice as large as the drawing at normal size, to be sharp."""


def save_bracket(row: BracketRow, path: Path) -> None:
    """Write a bracket as what the name of the file ends with, one of ``SUFFIXES``; an existing file is replaced.

    A PNG looks as the window does, the others are for paper.  Raises ``OSError`` of the disk and
    ``NoSaveError`` without a folder.
    """
    with new_file(path, overwrite=True) as part:
        _WRITERS.get(path.suffix.lower(), _write_pdf)(row, part)


def _write_png(row: BracketRow, path: Path) -> None:
    size = _size(row) * PICTURE_SCALE
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32)
    image.fill(theme().window)
    painter = QPainter(image)
    painter.scale(PICTURE_SCALE, PICTURE_SCALE)
    _paint(painter, row, theme())
    painter.end()
    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    path.write_bytes(memory.data())


def _write_svg(row: BracketRow, path: Path) -> None:
    from PySide6.QtSvg import QSvgGenerator

    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    size = _size(row).toSize()
    drawing.setSize(size)
    drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
    drawing.setTitle(row.name)
    painter = QPainter(drawing)
    _paint(painter, row, LIGHT)
    painter.end()
    path.write_bytes(memory.data())


def _write_pdf(row: BracketRow, path: Path) -> None:
    writer = QPdfWriter(str(path))
    writer.setTitle(row.name)
    lay_out(writer)
    painter = QPainter(writer)
    paint_page(painter, row, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()
    del writer


_WRITERS: dict[str, Callable[[BracketRow, Path], None]] = {
    ".png": _write_png,
    ".svg": _write_svg,
    ".pdf": _write_pdf,
}


def lay_out(device: QPagedPaintDevice) -> None:
    """A4 on its side."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageOrientation(QPageLayout.Orientation.Landscape)
    device.setPageMargins(QMarginsF(12, 12, 12, 12), QPageLayout.Unit.Millimeter)


def paint_page(painter: QPainter, row: BracketRow, page: QRectF) -> None:
    """Paint a bracket as large as the page allows."""
    size = _size(row)
    scale = min(page.width() / size.width(), page.height() / size.height())
    painter.scale(scale, scale)
    _paint(painter, row, LIGHT)


def _size(row: BracketRow) -> QSizeF:
    """The drawing with its title over it."""
    return BracketLayout(row).size + QSizeF(0, TITLE_HIGH)


def _paint(painter: QPainter, row: BracketRow, colours: Colours) -> None:
    layout = BracketLayout(row)
    family = QApplication.font().family()
    font = QFont(family)
    font.setPixelSize(TITLE_SIZE)
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(colours.text))
    title = QRectF(MARGIN, MARGIN, layout.size.width() - 2 * MARGIN, TITLE_HIGH - MARGIN)
    painter.drawText(title, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine), row.name)
    painter.translate(0, TITLE_HIGH)
    BracketPainter(layout, colours, family).paint(painter, Marked())


def ask_and_save(parent: QWidget, row: BracketRow, suffix: str) -> None:
    """Ask for a file and save there; what goes wrong on the disk is told in a sentence."""
    kinds = {
        "pdf": tr("Document (*.pdf)"),
        "svg": tr("Drawing (*.svg)"),
        "png": tr("Picture (*.png)"),
    }
    name = f"{file_slug(row.name, 'bracket')}.{suffix}"
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Save the bracket"), name, kinds[suffix])
    if not chosen:
        return
    path = Path(chosen)
    path = path if path.suffix else path.with_suffix(f".{suffix}")
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    trouble = ""
    try:
        save_bracket(row, path)
    except (OSError, RingsideError) as error:
        trouble = error_text(error).text
    finally:
        QApplication.restoreOverrideCursor()
    if trouble:
        warn(parent, tr("The bracket was not written"), trouble)


def ask_and_print(parent: QWidget, row: BracketRow) -> None:
    """Show the page, ask for a printer, print."""
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(row.name)
    lay_out(printer)
    preview = QPrintPreviewDialog(printer, parent)
    preview.setWindowTitle(tr("Print the bracket"))
    preview.paintRequested.connect(lambda device: _print(device, row))
    preview.exec()


def _print(device: QPagedPaintDevice, row: BracketRow) -> None:
    painter = QPainter(device)
    paint_page(painter, row, QRectF(0, 0, device.width(), device.height()))
    painter.end()

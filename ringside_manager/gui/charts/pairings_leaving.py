"""Pairings leave the window: as a picture, a drawing, a document, on paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPagedPaintDevice, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from ringside_manager.files import new_file
from ringside_manager.gui.charts.pairings import (
    HEAD_PIXELS,
    MARGIN,
    Pairings,
    PairingsLayout,
    PairingsPainter,
)
from ringside_manager.gui.charts.pairings_view import PairingsView
from ringside_manager.gui.look import theme
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.widgets import button, row
from ringside_manager.gui.widgets.dialogs import ask_for_file, lay_out, preview_and_print, write_or_warn
from ringside_manager.language import tr
from ringside_manager.palette import LIGHT, Colours
from ringside_manager.text_safety import file_slug

Sitters = Mapping[int, Sitter]
NOBODY: Sitters = {}
SUFFIXES = ("pdf", "svg", "png")
_MARGIN_MM = 12
TITLE_HIGH, TITLE_SIZE = 44.0, 20
PICTURE_SCALE = 2.0
"""A picture is twice as large as the drawing at normal size, to be sharp."""
MOST_PIXELS = 12_000
"""A picture is no wider and no higher; one that would be is drawn smaller."""


def save_pairings(drawn: Pairings, path: Path, sitters: Sitters = NOBODY) -> None:
    """Write a picture as what the name of the file ends with, one of ``SUFFIXES``; an existing file is replaced.

    ``sitters`` are the men as their portraits show them, by their numbers.

    A PNG looks as the window does, the others are for paper.  Raises ``OSError`` of the disk and
    ``NoSaveError`` without a folder.
    """
    with new_file(path, overwrite=True) as part:
        _WRITERS.get(path.suffix.lower(), _write_pdf)(drawn, part, sitters)


def _write_png(drawn: Pairings, path: Path, sitters: Sitters) -> None:
    size = _size(drawn)
    scale = min(PICTURE_SCALE, MOST_PIXELS / max(size.width(), size.height()))
    image = QImage((size * scale).toSize(), QImage.Format.Format_ARGB32)
    image.fill(theme().window)
    painter = QPainter(image)
    painter.scale(scale, scale)
    _paint(painter, drawn, theme(), sitters)
    painter.end()
    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    path.write_bytes(memory.data())


def _write_svg(drawn: Pairings, path: Path, sitters: Sitters) -> None:
    path.write_bytes(svg_of(drawn, sitters))


def svg_of(drawn: Pairings, sitters: Sitters = NOBODY, *, title: bool = True) -> bytes:
    """The picture as a drawing for paper, with its name over it unless ``title`` is false."""
    from PySide6.QtSvg import QSvgGenerator

    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setResolution(96)  # as large in a browser as in the window
    size = (_size(drawn) if title else PairingsLayout(drawn).size).toSize()
    drawing.setSize(size)
    drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
    drawing.setTitle(drawn.name)
    painter = QPainter(drawing)
    _paint(painter, drawn, LIGHT, sitters, title=title)
    painter.end()
    family = QApplication.font().family().encode()
    named = b'font-family="%s"' % family  # elsewhere the program's face is not there
    return bytes(memory.data()).replace(named, b'font-family="%s, sans-serif"' % family)


def _write_pdf(drawn: Pairings, path: Path, sitters: Sitters) -> None:
    writer = QPdfWriter(str(path))
    writer.setTitle(drawn.name)
    lay_out(writer, _MARGIN_MM, wide=True)
    _print(writer, drawn, sitters)
    del writer


_WRITERS: dict[str, Callable[[Pairings, Path, Sitters], None]] = {
    ".png": _write_png,
    ".svg": _write_svg,
    ".pdf": _write_pdf,
}


def _size(drawn: Pairings) -> QSizeF:
    return PairingsLayout(drawn).size + QSizeF(0, TITLE_HIGH)


def _paint(
    painter: QPainter, drawn: Pairings, colours: Colours, sitters: Sitters, *, title: bool = True
) -> None:
    layout = PairingsLayout(drawn)
    family = QApplication.font().family()
    if title:
        font = QFont(family)
        font.setPixelSize(TITLE_SIZE)
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        box = QRectF(MARGIN, MARGIN, layout.size.width() - 2 * MARGIN, TITLE_HIGH - MARGIN)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine), drawn.name)
        painter.translate(0, TITLE_HIGH)
    PairingsPainter(layout, colours, family, sitters=sitters, head_pixels=2 * HEAD_PIXELS).paint(painter)


def _print(device: QPagedPaintDevice, drawn: Pairings, sitters: Sitters) -> None:
    """Paint it as large as the page allows."""
    painter = QPainter(device)
    size = _size(drawn)
    scale = min(device.width() / size.width(), device.height() / size.height())
    painter.scale(scale, scale)
    _paint(painter, drawn, LIGHT, sitters)
    painter.end()


# The tools over a picture: larger, smaller, out of the window


Shown = Callable[[], tuple[Pairings, Sitters] | None]
"""What is to leave the window now."""


class PairingsTools(QWidget):
    """Zooms a view, and exports or prints what is ``shown`` in it."""

    def __init__(self, view: PairingsView, shown: Shown, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self.leave = QPushButton(tr("Export"))
        self.leave.setAccessibleName(tr("Export or print the bracket"))
        self.menu = QMenu(self.leave)
        for text, suffix in (
            (tr("As document (PDF)…"), "pdf"),
            (tr("As drawing (SVG)…"), "svg"),
            (tr("As picture (PNG)…"), "png"),
        ):
            line = self.menu.addAction(text)
            line.triggered.connect(lambda _checked=False, suffix=suffix: self.save(suffix))
        self.menu.addAction(tr("Print…")).triggered.connect(lambda _checked=False: self.print_it())
        self.leave.setMenu(self.menu)
        row(
            button("−", lambda: view.zoom_by(-1), kind="flat", name=tr("Draw it smaller")),
            button("+", lambda: view.zoom_by(1), kind="flat", name=tr("Draw it larger")),
            button(tr("Fit"), view.fit, kind="flat", name=tr("Show all of it")),
            self.leave,
            space=1,
            parent=self,
        )

    def save(self, suffix: str) -> None:
        """Ask for a file and save there; what goes wrong on the disk is told in a sentence."""
        if (found := self._shown()) is None:
            return
        drawn, sitters = found
        path = ask_for_file(self, tr("Save the bracket"), file_slug(drawn.name, "bracket"), suffix)
        if path is not None:
            write_or_warn(
                self, lambda: save_pairings(drawn, path, sitters), tr("The bracket was not written")
            )

    def print_it(self) -> None:
        """Show the page, ask for a printer, print."""
        if (found := self._shown()) is None:
            return
        drawn, sitters = found
        preview_and_print(
            self,
            tr("Print the bracket"),
            drawn.name,
            lambda device: lay_out(device, _MARGIN_MM, wide=True),
            lambda device: _print(device, drawn, sitters),
        )

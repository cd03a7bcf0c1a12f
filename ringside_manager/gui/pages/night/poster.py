"""The poster of a night as a file: what is put into it, and where it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSizeF, Signal
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPdfWriter, QPixmap, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QMenu, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.files import new_file, write_text
from ringside_manager.gui import words
from ringside_manager.gui.look import icon
from ringside_manager.gui.pages.night import bill
from ringside_manager.gui.place import Command
from ringside_manager.gui.portraits.portrait import portrait, sitter_in
from ringside_manager.gui.shown import quoted
from ringside_manager.gui.widgets.dialogs import ask_for_file, lay_out, write_or_warn
from ringside_manager.language import tr
from ringside_manager.office.facts.nights import Poster
from ringside_manager.palette import LIGHT

# A poster on paper and in files: as PDF, HTML and PNG


_WIDTH = 900


Pictures = Mapping[int, str]
"""Portraits by fighter, as the data a page holds."""


def portraits(books: Books, poster: Poster) -> Pictures:
    """The portraits of all who box on a night, in the colours of their stables."""
    found = {}
    for bout in poster.bouts:
        red, blue = (sitter_in(books, boxer.fighter) for boxer in (bout.red, bout.blue))
        side = 300 if bout is poster.main_event else 96
        found[bout.red.fighter] = _data(portrait(red, side))
        found[bout.blue.fighter] = _data(portrait(blue.beside(red), side))
    return found


def _data(picture: QPixmap) -> str:
    memory = QByteArray()
    buffer = QBuffer(memory)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return f"data:image/png;base64,{bytes(memory.toBase64().data()).decode('ascii')}"


def poster_html(poster: Poster, pictures: Pictures | None = None) -> str:
    """The poster as a page of its own; names are shown as they are, nothing is loaded from elsewhere."""
    from ringside_manager.almanac.files import environment  # Jinja is slow to import

    return (
        environment()
        .get_template("poster.html")
        .render(
            poster=poster,
            pictures=pictures or {},
            bill=bill,
            quoted=quoted,
            colours=LIGHT,
            title=tr("Fight night {night}").format(night=poster.night),
            season=words.season(poster.night),
            versus=tr("vs."),
            under=tr("On the same bill"),
        )
    )


def _document(poster: Poster, pictures: Pictures) -> QTextDocument:
    document = QTextDocument()
    document.setHtml(poster_html(poster, pictures))
    return document


def save_html(poster: Poster, pictures: Pictures, to: Path) -> None:
    """Write the poster as a web page; errors as ``new_file``."""
    write_text(to, [poster_html(poster, pictures)], overwrite=True)


def save_pdf(poster: Poster, pictures: Pictures, to: Path) -> None:
    """Write the poster as a PDF, one A4 page or more; errors as ``new_file``."""
    with new_file(to, overwrite=True) as part:
        writer = QPdfWriter(str(part))
        lay_out(writer)
        writer.setTitle(tr("Fight night {night}").format(night=poster.night))
        _document(poster, pictures).print_(writer)
        del writer


def save_png(poster: Poster, pictures: Pictures, to: Path) -> None:
    """Write the poster as a picture, as high as it needs; errors as ``new_file``."""
    document = _document(poster, pictures)
    document.setDocumentMargin(32)
    document.setPageSize(QSizeF(_WIDTH, -1))
    height = max(400, round(document.size().height()))
    picture = QImage(2 * _WIDTH, 2 * height, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFFFF)
    painter = QPainter(picture)
    painter.scale(2, 2)
    document.drawContents(painter)
    painter.end()
    with new_file(to, overwrite=True) as part:
        QImageWriter(str(part), QByteArray(b"PNG")).write(picture)


SAVERS = {".pdf": save_pdf, ".html": save_html, ".png": save_png}
"""How the poster is written, by the suffix of the file."""


# Keeping a poster: as a file of three kinds, or on paper


class PosterKeeper(QObject):
    """Exports and prints the poster a page shows; the page prints what else lies on a table."""

    sheets_asked = Signal()

    def __init__(self, page: QWidget, books: Callable[[], Books], poster: Callable[[], Poster]) -> None:
        super().__init__(page)
        self._page = page
        self._books = books
        self._poster = poster

    def menu(self, parent: QWidget) -> QMenu:
        menu = QMenu(parent)
        for command in self.commands():
            menu.addAction(icon(command.icon), command.text, command.run)
        return menu

    def commands(self) -> tuple[Command, ...]:
        return (
            Command("poster_pdf", tr("Poster as a document (PDF)…"), partial(self._export, "pdf"), icon="export"),
            Command("poster_html", tr("Poster as a web page…"), partial(self._export, "html"), icon="export"),
            Command("poster_png", tr("Poster as a picture…"), partial(self._export, "png"), icon="export"),
            Command("poster_print", tr("Print the poster…"), self._print, icon="print"),
            Command("sheets_print", tr("Print bill, sheets or cards…"), self.sheets_asked.emit, icon="print"),
        )  # fmt: skip

    def save(self, to: Path) -> None:
        """Write it in the form of the file's suffix; what goes wrong on the disk is told in a sentence."""
        poster = self._poster()
        pictures = portraits(self._books(), poster)
        write_or_warn(
            self._page, lambda: SAVERS[to.suffix](poster, pictures, to), tr("The poster was not exported")
        )

    def _export(self, kind: str) -> None:
        poster = self._poster()
        path = ask_for_file(self._page, tr("Export the poster"), f"fight-night-{poster.night}", kind)
        if path is not None:
            self.save(path.with_suffix(f".{kind}"))

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self._page).exec():
            poster = self._poster()
            _document(poster, portraits(self._books(), poster)).print_(printer)

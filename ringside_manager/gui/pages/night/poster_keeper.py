"""Keeping a poster: as a file of three kinds, or on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.gui.commands import Command
from ringside_manager.gui.look import icon
from ringside_manager.gui.messages import told
from ringside_manager.gui.pages.night.export import SAVERS, print_poster
from ringside_manager.gui.widgets import warn
from ringside_manager.language import tr
from ringside_manager.office.facts.night_bill import Poster


class PosterKeeper(QObject):
    """Exports and prints the poster a page shows."""

    def __init__(self, page: QWidget, poster: Callable[[], Poster]) -> None:
        super().__init__(page)
        self._page = page
        self._poster = poster

    def menu(self, parent: QWidget) -> QMenu:
        """The ways to keep it, as a menu."""
        menu = QMenu(parent)
        for command in self.commands():
            menu.addAction(icon(command.icon), command.text, command.run)
        return menu

    def commands(self) -> tuple[Command, ...]:
        """The ways to keep it."""
        return (
            Command("poster_pdf", tr("Poster as a document (PDF)…"), partial(self._export, ".pdf"), icon="export"),
            Command("poster_html", tr("Poster as a web page…"), partial(self._export, ".html"), icon="export"),
            Command("poster_png", tr("Poster as a picture…"), partial(self._export, ".png"), icon="export"),
            Command("poster_print", tr("Print the poster…"), self._print, icon="print"),
        )  # fmt: skip

    def save(self, to: Path) -> None:
        """Write it in the form of the file's suffix; what goes wrong on the disk is told in a sentence."""
        try:
            SAVERS[to.suffix](self._poster(), to)
        except (RingsideError, OSError) as error:
            warn(self._page, tr("The poster was not exported"), told(error).text)

    def _export(self, suffix: str) -> None:
        kinds = {
            ".pdf": tr("Document (*.pdf)"),
            ".html": tr("Web page (*.html)"),
            ".png": tr("Picture (*.png)"),
        }
        name = f"fight-night-{self._poster().night}{suffix}"
        chosen, _ = QFileDialog.getSaveFileName(self._page, tr("Export the poster"), name, kinds[suffix])
        if chosen:
            self.save(Path(chosen).with_suffix(suffix))

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self._page).exec():
            print_poster(self._poster(), printer)

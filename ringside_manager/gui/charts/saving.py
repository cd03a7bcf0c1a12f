"""A chart leaves the window: as a picture, as a document, as its figures, over the clipboard."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from ringside_manager.charts.chart import Chart, csv_of
from ringside_manager.charts.library import picture_of
from ringside_manager.charts.sheet import Skin
from ringside_manager.files import new_file, write_text
from ringside_manager.gui.charts.canvas import skin_of, skin_on_paper
from ringside_manager.gui.look import theme
from ringside_manager.language import tr
from ringside_manager.text_safety import file_slug

BYTE_ORDER_MARK = "\ufeff"
SUFFIXES = ("png", "svg", "pdf", "csv")


def skin_for(kind: str) -> Skin:
    """A PNG looks as the window does; drawings and documents are for paper."""
    return skin_of(theme()) if kind == "png" else skin_on_paper()


def save_chart(chart: Chart, path: Path, kind: str, skin: Skin) -> None:
    """Write a chart as one of ``SUFFIXES``, all of it or nothing; an existing file is replaced.

    Raises ``OSError`` of the disk and ``NoSaveError`` without a folder.
    """
    if kind == "csv":
        write_text(path, [BYTE_ORDER_MARK, csv_of(chart.data())], overwrite=True)
        return
    picture = picture_of(chart, kind, skin)
    with new_file(path, overwrite=True) as part:
        part.write_bytes(picture)


class Saver(QObject):
    """Saves charts one after another beside the window's thread, as a document takes a third of a second.

    ``ended`` carries the path and what went wrong, ``None`` if nothing did.
    """

    ended = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="saving")

    def begin(self, chart: Chart, path: Path, kind: str) -> None:
        """Save a chart as the look is now."""
        work = self._threads.submit(save_chart, chart, path, kind, skin_for(kind))
        work.add_done_callback(lambda done: self.ended.emit(path, done.exception()))


def ask_for_file(parent: QWidget, chart: Chart, kind: str) -> Path | None:
    """Ask where to save; ``None`` if nowhere."""
    kinds = {
        "png": tr("Picture (*.png)"),
        "svg": tr("Drawing (*.svg)"),
        "pdf": tr("Document (*.pdf)"),
        "csv": tr("Table (*.csv)"),
    }
    name = f"{file_slug(chart.title, 'chart')}.{kind}"
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Save the chart"), name, kinds[kind])
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(f".{kind}")


def copy_image(image: QImage) -> None:
    """Put a picture on the clipboard."""
    QGuiApplication.clipboard().setImage(image)


_SAVER: list[Saver] = []


def saver() -> Saver:
    """Who saves charts in this program."""
    if not _SAVER:
        _SAVER.append(Saver())
    return _SAVER[0]

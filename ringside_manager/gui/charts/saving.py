"""A chart leaves the window: as a picture, as a document, as its figures, over the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from ringside_manager.charts.chart import Chart
from ringside_manager.charts.data import csv_of
from ringside_manager.charts.files import picture_of
from ringside_manager.files import new_file, write_text
from ringside_manager.gui.charts.skinning import skin_of, skin_on_paper
from ringside_manager.gui.language import tr
from ringside_manager.gui.look import look
from ringside_manager.text_safety import file_slug

BYTE_ORDER_MARK = "\ufeff"
SUFFIXES = ("png", "svg", "pdf", "csv")


def save_chart(chart: Chart, path: Path, kind: str) -> None:
    """Write a chart as one of ``SUFFIXES``, all of it or nothing; an existing file is replaced.

    A PNG looks as the window does; SVG and PDF are for paper.  Raises ``OSError`` of the disk and
    ``NoSaveError`` without a folder.
    """
    if kind == "csv":
        write_text(path, [BYTE_ORDER_MARK, csv_of(chart.data())], overwrite=True)
        return
    skin = skin_of(look().colours) if kind == "png" else skin_on_paper()
    picture = picture_of(chart, kind, skin)
    with new_file(path, overwrite=True) as part:
        part.write_bytes(picture)


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

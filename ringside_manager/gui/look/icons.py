"""The program's own icons: single-colour SVG drawings, painted in the colours of the theme."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ringside_manager.gui.look.look import theme
from ringside_manager.paths import resources

_SIZES = (16, 20, 24, 32, 48)


def icon(name: str, colour: str = "") -> QIcon:
    """Return the icon of that name in a colour of the theme, its text colour by default; sharp at any size.

    An unknown name gives an empty icon.
    """
    colours = theme()
    return _painted(name, colour or colours.text, colours.muted)


def pixmap(name: str, size: int, colour: str = "") -> QPixmap:
    """Return the icon as a picture ``size`` pixels high and wide."""
    return _pixmap(name, size, colour or theme().text)


@cache
def _painted(name: str, colour: str, faded: str) -> QIcon:
    made = QIcon()
    if _drawing(name):
        for size in _SIZES:
            made.addPixmap(_pixmap(name, size, colour))
            made.addPixmap(_pixmap(name, size, faded), QIcon.Mode.Disabled)
    return made


def _pixmap(name: str, size: int, colour: str) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing = _drawing(name).replace("currentColor", colour)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


@cache
def _drawing(name: str) -> str:
    file = resources() / "icons" / f"{name}.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else ""

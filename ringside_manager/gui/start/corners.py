"""The colour of every manager's corner: a mark beside his name, kept in the settings of a league."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.gui.look import px, theme
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import later


@dataclass(frozen=True, slots=True)
class CornerColour:
    """A colour of the palette, in its light and its dark shade; neither is ever all that tells."""

    key: str
    title: Callable[[], str]
    on_light: str
    on_dark: str

    @property
    def shade(self) -> str:
        return self.on_dark if theme().is_dark else self.on_light


PALETTE: tuple[CornerColour, ...] = (
    CornerColour("red", later("Red"), "#b3261e", "#ff7a70"),
    CornerColour("blue", later("Blue"), "#1d5fb0", "#78b2ff"),
    CornerColour("green", later("Green"), "#1b7340", "#62c991"),
    CornerColour("gold", later("Gold"), "#a87500", "#e9c46a"),
    CornerColour("purple", later("Purple"), "#73389c", "#c79bea"),
    CornerColour("teal", later("Teal"), "#0c7480", "#5cc7d2"),
    CornerColour("orange", later("Orange"), "#b4530a", "#f79a55"),
    CornerColour("rose", later("Rose"), "#b0317a", "#f58fc4"),
    CornerColour("slate", later("Slate"), "#4c5a68", "#a9b8c7"),
    CornerColour("brown", later("Brown"), "#74472c", "#cf9d7d"),
)
"""The colours in the order in which seats get them."""

_BY_KEY = {colour.key: colour for colour in PALETTE}


def colour_of(key: str, seat: int = 1) -> CornerColour:
    """The colour of that key, or that of a seat counted from 1 if there is none."""
    return _BY_KEY.get(key, PALETTE[(seat - 1) % len(PALETTE)])


def league_key(name: str, seed: int) -> str:
    """What a league is known by wherever its file lies, for what is remembered beside it."""
    return f"{name}/{seed}"


def keep_colours(league: str, colours: Mapping[str, str]) -> None:
    """Remember the colour keys of a league's managers by name; ``league`` is a ``league_key``."""
    settings().set_value(_key(league), dict(colours))


def colours_of(league: str) -> dict[str, str]:
    """The colour keys of a league's managers by name, as far as they were chosen."""
    kept = settings().value(_key(league), {})
    return {str(name): str(key) for name, key in kept.items()}


def manager_colour(league: str, name: str, seat: int) -> CornerColour:
    """The colour of a manager of a league, seats counted from 1."""
    return colour_of(colours_of(league).get(name, ""), seat)


def _key(league: str) -> str:
    return f"colours/{hashlib.sha256(league.encode()).hexdigest()[:16]}"


def colour_icon(colour: CornerColour, size: int = 16) -> QIcon:
    """A colour as a disc, for a list to choose from."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _disc(painter, colour.shade, size)
    painter.end()
    return QIcon(picture)


class CornerMark(QWidget):
    """A disc in the colour of a corner, beside the manager's name."""

    def __init__(self, colour: CornerColour, size: int = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour, self._size = colour, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set(colour)

    def set(self, colour: CornerColour) -> None:
        self._colour = colour
        side = px(self._size)
        self.setFixedSize(side, side)
        set_tip(self, colour.title())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        _disc(painter, self._colour.shade, self.width())
        painter.end()


def _disc(painter: QPainter, shade: str, size: int) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(shade))
    painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))

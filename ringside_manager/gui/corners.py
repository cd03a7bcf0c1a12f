"""The colour of every manager's corner, the same wherever he is shown: a mark, a line of a chart, the trunks of his men."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.campaign.books import Books, Colour
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import set_tip
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import later
from ringside_manager.office.facts.managers import colour_keys
from ringside_manager.palette import CORNER_SHADES


@dataclass(frozen=True, slots=True)
class CornerColour:
    """A colour of the palette, in its light and its dark shade; neither is ever all that tells."""

    key: Colour
    title: Callable[[], str]
    on_light: str
    on_dark: str

    @property
    def shades(self) -> tuple[str, str]:
        """Both, as charts take them."""
        return self.on_light, self.on_dark

    @property
    def shade(self) -> str:
        return self.on_dark if theme().is_dark else self.on_light


_TITLES: dict[str, Callable[[], str]] = {
    "red": later("Red"),
    "blue": later("Blue"),
    "green": later("Green"),
    "gold": later("Gold"),
    "purple": later("Purple"),
    "teal": later("Teal"),
    "orange": later("Orange"),
    "rose": later("Rose"),
    "slate": later("Slate"),
    "brown": later("Brown"),
}
_KEYS: tuple[Colour, ...] = tuple(key for key in get_args(Colour) if key)
PALETTE: tuple[CornerColour, ...] = tuple(
    CornerColour(key, _TITLES[key], shades.on_light, shades.on_dark)
    for key, shades in zip(_KEYS, CORNER_SHADES, strict=True)
)
"""The colours in the order in which seats get them."""

_BY_KEY: dict[str, CornerColour] = {colour.key: colour for colour in PALETTE}


def colour_of(key: str, seat: int = 1) -> CornerColour:
    """The colour of that key, or that of a seat counted from 1 if there is none."""
    return _BY_KEY.get(key, PALETTE[(seat - 1) % len(PALETTE)])


def league_key(name: str, seed: int) -> str:
    """What a league is known by wherever its file lies, for what is remembered beside it."""
    return f"{name}/{seed}"


def colours_in(books: Books) -> dict[int, CornerColour]:
    """The colour of every manager of a league by his number, no two alike as long as there are enough.

    Where nobody chose one in the league it is what was chosen on this computer, as older leagues have it, or the seat's.
    """
    undecided = any(not manager.colour for manager in books.managers.values())
    before = colours_of(league_key(books.name, books.seed)) if undecided else {}
    return {number: _BY_KEY[key] for number, key in colour_keys(books, before).items()}


def manager_shade(books: Books, manager: int | None) -> str:
    """The shade of a manager's colour in the theme in force; empty for a free agent's."""
    colour = colours_in(books).get(manager) if manager is not None else None
    return colour.shade if colour is not None else ""


def colours_of(league: str) -> dict[str, str]:
    """The colour keys by name that were kept in the settings before leagues kept them; ``league`` is a ``league_key``."""
    kept = settings().value(_key(league), {})
    return {str(name): str(key) for name, key in kept.items()}


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


class CornerMark(Spoken, QWidget):
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
        self.setAccessibleName(colour.title())
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

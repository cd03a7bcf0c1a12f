"""The colour of every manager's corner, the same wherever he is shown: a mark, a line of a chart, the trunks of his men."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.campaign.books import Books, Colour
from ringside_manager.gui.look import px, theme
from ringside_manager.gui.settings import settings
from ringside_manager.gui.spoken import Spoken
from ringside_manager.gui.widgets import set_tip
from ringside_manager.language import later


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
    seated = sorted(books.managers.values(), key=lambda manager: manager.seat)
    undecided = any(not manager.colour for manager in seated)
    before = colours_of(league_key(books.name, books.seed)) if undecided else {}
    made = {
        manager.number: colour_of(key)
        for manager in seated
        if (key := manager.colour or before.get(manager.name, "")) in _BY_KEY
    }
    for manager in seated:
        if manager.number not in made:
            usual, taken = colour_of("", manager.seat), set(made.values())
            free = [usual, *PALETTE] if len(taken) < len(PALETTE) else [usual]
            made[manager.number] = next((colour for colour in free if colour not in taken), usual)
    return made


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

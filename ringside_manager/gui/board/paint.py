"""Colours, pencils and small signs with which boards are painted."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.gui.look import theme, typeface, zoom_factor
from ringside_manager.gui.portraits import Sitter
from ringside_manager.language import tr
from ringside_manager.palette import HIGH_CONTRAST, LIGHT, Colours

# The colours of the board, mixed from those of a theme


@dataclass(frozen=True, slots=True)
class Tones:
    """What each colour of the board is for.

    ``corners`` are the fills of red and blue, ``on_corners`` what is legible on them.
    """

    ink: QColor
    mat: QColor
    edge: QColor
    apron: QColor
    skirt: QColor
    grid: QColor
    post: QColor
    rope: QColor
    skin: QColor
    hair: QColor
    boots: QColor
    white: QColor
    shade: QColor
    corners: tuple[QColor, QColor]
    on_corners: tuple[QColor, QColor]

    def corner(self, corner: Corner) -> QColor:
        return self.corners[corner.index]

    def on_corner(self, corner: Corner) -> QColor:
        """What is legible on the fill of a corner."""
        return self.on_corners[corner.index]


def mix(one: QColor | str, other: QColor | str, share: float) -> QColor:
    """``share`` of the other colour (0 to 1) in the one."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(min(max(round(x + (y - x) * share), 0), 255) for x, y in pairs))


def faded(colour: QColor | str, share: float) -> QColor:
    """The colour with that much cover, 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


@lru_cache(maxsize=8)
def tones(colours: Colours) -> Tones:
    """The board's colours in a theme."""
    light, loud = colours is LIGHT, colours is HIGH_CONTRAST
    ink = QColor(colours.text) if light else QColor("#000000")
    fills = tuple(
        mix(colour, colours.window, 0.0 if light or loud else 0.14) for colour in (colours.red, colours.blue)
    )
    canvas = mix(colours.raised, colours.gold, 0.0 if loud else 0.13)
    skin = mix(
        mix(colours.accent, colours.red, 0.36),
        "#ffffff" if light else colours.text,
        0.34 if not loud else 0.7,
    )
    return Tones(
        ink=ink,
        mat=canvas,
        edge=mix(canvas, colours.gold, 0.0 if loud else 0.10),
        apron=mix(canvas, colours.text, 0.10),
        skirt=mix(canvas, colours.text, 0.78 if light else 0.0 if loud else 0.16),
        grid=mix(canvas, colours.text, 0.9 if loud else 0.26),
        post=mix(colours.panel, colours.text, 0.24 if light else 0.5),
        rope=mix(colours.panel, colours.text, 0.30 if light else 0.55),
        skin=skin,
        hair=mix(ink, colours.gold, 0.16),
        boots=mix(ink, "#ffffff", 0.16 if light else 0.22),
        white=QColor("#fffdf8"),
        shade=faded("#000000", 0.16 if light else 0.45),
        corners=(fills[0], fills[1]),
        on_corners=(legible(fills[0]), legible(fills[1])),
    )


def legible(ground: QColor) -> QColor:
    """White or black, whichever is read on a ground."""
    bright = 0.3 * ground.redF() + 0.59 * ground.greenF() + 0.11 * ground.blueF()
    return QColor("#ffffff" if bright < 0.55 else "#101010")


# What every painter of the board is given: colours, size of the letters, and how to write so that it fits


LEFT, RIGHT, CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
LEAST = 7.5
"""The smallest letters, in pixels at normal size; what does not fit with them is cut with dots or left out."""
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class Written:
    """A text on the board: where it had to fit, and where its letters lie."""

    text: str
    whole: str
    room: QRectF
    letters: QRectF


@dataclass(frozen=True, slots=True)
class Pencil:
    """How letters look: ``size`` in pixels at normal zoom."""

    size: float = 12.0
    bold: bool = False
    display: bool = False
    align: Qt.AlignmentFlag = LEFT


@dataclass(frozen=True, slots=True)
class Paint:
    """Colours, zoom and typefaces; ``written``, where given, collects every text that is painted.

    ``sitters`` are the two who box, as far as they are known.
    """

    colours: Colours
    zoom: float
    faces: tuple[str, str]
    written: list[Written] | None = field(default=None, compare=False)
    sitters: tuple[Sitter, Sitter] | None = None

    @classmethod
    def in_force(cls, written: list[Written] | None = None) -> Paint:
        faces = (typeface().family(), typeface(display=True).family())
        return cls(theme(), zoom_factor(), faces, written)

    @property
    def tones(self) -> Tones:
        return tones(self.colours)

    def px(self, length: float) -> float:
        """A length given for normal size, at this zoom."""
        return length * self.zoom

    def width(self, text: str, pencil: Pencil) -> float:
        return _metrics(self._face(pencil), self._pixels(pencil.size), pencil.bold).horizontalAdvance(text)

    def write(self, painter: QPainter, room: QRectF, text: str, pencil: Pencil, colour: QColor | str) -> bool:
        """Write one line into a rectangle, smaller or cut with dots if it must be; whether anything could be written."""
        face, pixels = self._face(pencil), min(self._pixels(pencil.size), int(room.height() / 1.16))
        least = self._pixels(LEAST)
        while pixels > least and _metrics(face, pixels, pencil.bold).horizontalAdvance(text) > room.width():
            pixels -= 1
        if pixels < min(least, self._pixels(pencil.size)) or not text:
            return False
        metrics = _metrics(face, pixels, pencil.bold)
        shown = (
            text
            if metrics.horizontalAdvance(text) <= room.width()
            else metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        )
        if shown in ("", _ELLIPSIS):
            return False
        painter.setFont(_font(face, pixels, pencil.bold))
        painter.setPen(QColor(colour))
        painter.drawText(
            room,
            int(
                pencil.align
                | Qt.AlignmentFlag.AlignVCenter
                | Qt.TextFlag.TextSingleLine
                | Qt.TextFlag.TextDontClip
            ),
            shown,
        )
        self._note(text, shown, room, metrics, pencil)
        return True

    def fits(self, room: QRectF, text: str, pencil: Pencil) -> bool:
        """Whether a text can be written whole, if small."""
        face, least = self._face(pencil), self._pixels(LEAST)
        return (
            room.height() >= least * 1.16
            and _metrics(face, least, pencil.bold).horizontalAdvance(text) <= room.width()
        )

    def _note(self, whole: str, shown: str, room: QRectF, metrics: QFontMetricsF, pencil: Pencil) -> None:
        if self.written is None:
            return
        wide, high = metrics.horizontalAdvance(shown), metrics.ascent() + metrics.descent()
        left = room.left() if pencil.align == LEFT else room.right() - wide
        if pencil.align == CENTRE:
            left = room.center().x() - wide / 2
        self.written.append(
            Written(shown, whole, QRectF(room), QRectF(left, room.center().y() - high / 2, wide, high))
        )

    def _face(self, pencil: Pencil) -> str:
        return self.faces[1] if pencil.display else self.faces[0]

    def _pixels(self, size: float) -> int:
        return max(1, round(size * self.zoom))


@lru_cache(maxsize=256)
def _font(face: str, pixels: int, bold: bool) -> QFont:
    font = QFont(face)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


@lru_cache(maxsize=256)
def _metrics(face: str, pixels: int, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(face, pixels, bold))


def use(painter: QPainter, pen: QPen | QColor | Qt.PenStyle, brush: QColor | Qt.BrushStyle) -> None:
    """Draw lines with a pen and fill areas with a brush from now on."""
    painter.setPen(pen)
    painter.setBrush(brush)


def rounded(
    painter: QPainter, box: QRectF, radius: float, fill: QColor | str | None, line: QPen | None = None
) -> None:
    """A rectangle with round corners, filled, framed or both."""
    painter.setPen(Qt.PenStyle.NoPen if line is None else line)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    painter.drawRoundedRect(box, radius, radius)


def corner_letter(corner: Corner) -> str:
    """The letter of a corner."""
    return tr("R") if corner is RED else tr("B")


def token_path(corner: Corner, box: QRectF) -> QPainterPath:
    """The outline of a corner's counter: a disc for red, a square on its tip for blue."""
    path = QPainterPath()
    if corner is RED:
        path.addEllipse(box)
        return path
    middle = box.center()
    path.moveTo(middle.x(), box.top())
    for point in (
        QPointF(box.right(), middle.y()),
        QPointF(middle.x(), box.bottom()),
        QPointF(box.left(), middle.y()),
    ):
        path.lineTo(point)
    path.closeSubpath()
    return path


def paint_token(
    painter: QPainter, paint: Paint, box: QRectF, corner: Corner, text: str | None = None
) -> None:
    """A corner's counter, with its letter or another short text."""
    grown = box if corner is RED else box.adjusted(*(box.width() * share for share in (-0.1, -0.1, 0.1, 0.1)))
    use(painter, QPen(QColor(paint.colours.panel), max(1.0, box.width() * 0.06)), paint.tones.corner(corner))
    painter.drawPath(token_path(corner, grown))
    shown = corner_letter(corner) if text is None else text
    pencil = Pencil(box.height() * 0.58 / paint.zoom, bold=True, align=CENTRE)
    paint.write(painter, box, shown, pencil, paint.tones.on_corner(corner))

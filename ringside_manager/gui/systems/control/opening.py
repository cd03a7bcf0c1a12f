"""The opening of a round: who controls it, at what pace, and what that is worth in punches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.gui.board.paint import CENTRE, LEFT, Paint, Pencil, paint_token, rounded
from ringside_manager.gui.board.small import sheet_of_paper
from ringside_manager.gui.board.tones import faded
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.control.dice import paint_die
from ringside_manager.gui.systems.control.printed import ADJUSTMENTS, FACES, PACES
from ringside_manager.gui.systems.control.told import Told
from ringside_manager.gui.systems.control.words import controls_told, pace_word, plain, signed

_SUM = Pencil(15, bold=True, display=True)
_HAND = 112.0
"""The width counter, die, what is added and the sum would like, in pixels at normal size."""


@dataclass(frozen=True, slots=True)
class Control:
    """The dice for control of red and blue (``None`` before they are thrown), what is added, and who has it."""

    dice: tuple[int, int] | None
    added: tuple[int, int]
    winner: Corner | None = None

    @classmethod
    def of(cls, known: Told, added: tuple[int, int]) -> Control:
        """As far as it is rolled; ``added`` is control of the moment."""
        event = known.control
        return cls(None, added) if event is None else cls(event.drawn, event.control, event.winner)


def paint_control(painter: QPainter, paint: Paint, rect: QRectF, control: Control) -> None:
    """Red's die and sum from the left, blue's from the right, in the middle who controls the round."""
    inner = sheet_of_paper(painter, paint, rect)
    word = controls_told(control.winner) if control.dice else tr("Who controls?")
    tall = inner.height() >= paint.px(44)
    line = inner.adjusted(0, 0, 0, -paint.px(16)) if tall else inner
    foot = QRectF(inner.left(), line.bottom(), inner.width(), inner.bottom() - line.bottom())
    between = paint.width(word, Pencil(11, bold=True)) / 2 + paint.px(4)
    told = not tall and inner.width() / 2 - between >= paint.px(_HAND)
    room = inner.width() / 2 - (between if told else paint.px(2))
    for corner in CORNERS:
        left = line.left() if corner is RED else line.right() - room
        _hand(painter, paint, QRectF(left, line.top(), room, line.height()), corner, control)
    spot = foot if tall else QRectF(line.left() + room, line.top(), line.width() - 2 * room, line.height())
    tone = paint.colours.text if control.dice else paint.colours.muted
    if tall or told:
        paint.write(painter, spot, word, Pencil(11, bold=True, align=CENTRE), tone)


def _hand(painter: QPainter, paint: Paint, room: QRectF, corner: Corner, control: Control) -> None:
    """Counter, die, what is added, sum; blue's hand is red's in a mirror."""
    at, large = corner.index, room.width() >= paint.px(_HAND)
    size, gap = min(room.height(), paint.px(26 if large else 20)), paint.px(5 if large else 2)
    tone = paint.tones.corner(corner)
    die = control.dice[at] if control.dice else None
    sum_ = plain(die + control.added[at]) if die else "?"
    parts: tuple[tuple[float, Callable[[QRectF], object]], ...] = (
        (size * 0.8, lambda box: paint_token(painter, paint, _square(box, size * 0.8), corner)),
        (size, lambda box: paint_die(painter, paint, _square(box, size), die, tone)),
        (
            paint.width(signed(control.added[at]), Pencil(13)) + paint.px(2),
            lambda box: paint.write(
                painter, box, signed(control.added[at]), Pencil(13, align=CENTRE), paint.colours.text
            ),
        ),
        (
            paint.width(sum_, _SUM) + paint.px(16 if large else 8),
            lambda box: _sum(painter, paint, box, sum_, won=control.winner is corner),
        ),
    )
    x = room.left() if corner is RED else room.right()
    for wide, draw in parts:
        left = x if corner is RED else x - wide
        if left < room.left() - 0.5 or left + wide > room.right() + 0.5:
            return
        draw(QRectF(left, room.top(), wide, room.height()))
        x = left + wide + gap if corner is RED else left - gap


def _square(box: QRectF, size: float) -> QRectF:
    return QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)


def _sum(painter: QPainter, paint: Paint, box: QRectF, told: str, *, won: bool) -> None:
    """The sum; that of the man in control is framed."""
    high = min(box.height(), paint.px(24))
    spot = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
    if won:
        line = QPen(QColor(paint.colours.accent_strong), paint.px(2))
        rounded(painter, spot, paint.px(5), faded(paint.colours.accent, 0.25), line)
    pencil = Pencil(_SUM.size, bold=True, display=True, align=CENTRE)
    paint.write(painter, spot, told, pencil, paint.colours.text)


@dataclass(frozen=True, slots=True)
class Pace:
    """Pace and adjustment of the round: both dice, the pace, the change and whose punches it changes.

    ``needless`` says that nobody is in control, so that neither is thrown.
    """

    die: int | None = None
    pace: str = ""
    adjusted: int | None = None
    by: int = 0
    whose: Corner | None = None
    needless: bool = False

    @classmethod
    def of(cls, known: Told) -> Pace:
        """As far as it is rolled."""
        if known.pace is None:
            return cls(needless=known.control is not None and known.control.winner is None)
        if known.adjusted is None:
            return cls(known.pace.drawn, known.pace.pace)
        adjusted = known.adjusted
        return cls(known.pace.drawn, known.pace.pace, adjusted.drawn, adjusted.by, adjusted.corner)


def paint_pace(painter: QPainter, paint: Paint, rect: QRectF, pace: Pace) -> None:
    """The adjustment chart with the cell that holds framed, and both dice; only dice and words where it is low."""
    inner = sheet_of_paper(painter, paint, rect)
    dice = min(inner.width() * 0.34, paint.px(116))
    if inner.height() < paint.px(56):
        _thrown(painter, paint, inner, pace)
        return
    chart = inner.adjusted(0, 0, -dice - paint.px(8), 0)
    _adjustments(painter, paint, chart, pace)
    _thrown(painter, paint, QRectF(inner.right() - dice, inner.top(), dice, inner.height()), pace)


def _adjustments(painter: QPainter, paint: Paint, room: QRectF, pace: Pace) -> None:
    first, high = paint.px(26), room.height() / (len(FACES) + 1)
    wide = (room.width() - first) / len(PACES)
    for at, name in enumerate(PACES):
        head = QRectF(room.left() + first + at * wide, room.top(), wide, high)
        chosen = name == pace.pace
        tone = paint.colours.text if chosen else paint.colours.muted
        pencil = Pencil(10.5, bold=chosen, align=CENTRE)
        paint.write(painter, head.adjusted(1, 0, -1, 0), pace_word(name), pencil, tone)
        for row, (low, top) in enumerate(FACES):
            cell = QRectF(head.left(), room.top() + (row + 1) * high, wide, high)
            hit = chosen and pace.adjusted is not None and low <= pace.adjusted <= top
            _cell(painter, paint, cell, signed(ADJUSTMENTS[name][row]), lit=chosen, hit=hit)
    for row, (low, top) in enumerate(FACES):
        spot = QRectF(room.left(), room.top() + (row + 1) * high, first, high)
        faces = str(low) if low == top else f"{low}\N{EN DASH}{top}"
        paint.write(painter, spot, faces, Pencil(10.5, align=LEFT), paint.colours.muted)


def _cell(painter: QPainter, paint: Paint, cell: QRectF, text: str, *, lit: bool, hit: bool) -> None:
    edge = paint.px(1)
    box = cell.adjusted(edge, edge, -edge, -edge)
    line = QPen(QColor(paint.colours.accent_strong if hit else paint.colours.line), paint.px(2 if hit else 1))
    rounded(
        painter, box, paint.px(3), faded(paint.colours.accent, 0.3 if hit else 0.12 if lit else 0.0), line
    )
    paint.write(painter, box, text, Pencil(11.5, bold=hit, align=CENTRE), paint.colours.text)


def _thrown(painter: QPainter, paint: Paint, room: QRectF, pace: Pace) -> None:
    """Both dice with what they say, under each other; beside each other where it is low."""
    if pace.needless:
        paint.write(painter, room, tr("No pace"), Pencil(11, align=CENTRE), paint.colours.muted)
        return
    told = pace_word(pace.pace) if pace.pace else tr("Pace")
    change = tr("Change")
    if pace.adjusted is not None:
        shape = tr("Red {by}") if pace.whose is RED else tr("Blue {by}")
        change = shape.format(by=signed(pace.by))
    stacked = room.height() >= paint.px(40)
    for at, (die, word) in enumerate(((pace.die, told), (pace.adjusted, change))):
        spot = (
            QRectF(room.left(), room.top() + at * room.height() / 2, room.width(), room.height() / 2)
            if stacked
            else QRectF(room.left() + at * room.width() / 2, room.top(), room.width() / 2, room.height())
        )
        size = min(spot.height() - paint.px(3), paint.px(26))
        box = QRectF(spot.left(), spot.center().y() - size / 2, size, size)
        paint_die(painter, paint, box, die, paint.colours.text)
        left = spot.adjusted(size + paint.px(6), 0, -paint.px(2), 0)
        tone = paint.colours.text if die else paint.colours.muted
        paint.write(painter, left, word, Pencil(12, bold=bool(die)), tone)

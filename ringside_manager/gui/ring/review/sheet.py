"""What a review says, as rows and sentences for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager.bout.corner import RED
from ringside_manager.commentary.narrator import Line
from ringside_manager.gui.board.names import Names
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr
from ringside_manager.odds.review import CurvePoint, Decision, Review, Swing

POINTS = 100
TOLD = 0.05
"""Less than this, in points, is nothing: it is shown as 0.0."""


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """A decision of a boxer: what was to be chosen, what was, and what was better (empty if nothing was)."""

    number: int
    found: Decision
    name: str
    asked: str
    chosen: str
    better: str


@dataclass(frozen=True, slots=True)
class SwingRow:
    """A turn of the bout, and what was said of it."""

    number: int
    found: Swing
    told: str


def decision_rows(names: tuple[str, str], found: Sequence[Decision], words: Names) -> tuple[DecisionRow, ...]:
    """The decisions, the dearest first, as a table shows them."""
    return tuple(
        DecisionRow(
            number,
            one,
            names[one.corner.index],
            words.asked_for(one.kind),
            words.option(one.kind, one.options[one.chosen]),
            words.option(one.kind, one.options[one.best]) if POINTS * one.cost >= TOLD else "",
        )
        for number, one in enumerate(sorted(found, key=lambda one: (not one.is_clear, -one.cost)), 1)
    )


def swing_rows(found: Sequence[Swing], lines: Sequence[Line]) -> tuple[SwingRow, ...]:
    """The swings named, with the commentary of what happened in them."""
    return tuple(SwingRow(number, swing, _told(swing, lines)) for number, swing in enumerate(found, 1))


def _told(swing: Swing, lines: Sequence[Line]) -> str:
    """The commentary of a swing; a line belongs where the last event it tells belongs.

    Where no line ends in the swing, it is the next that tells of it among other things.
    """
    inside = [line.text for line in lines if swing.event_from <= line.event < swing.event_to]
    return " ".join(inside or [line.text for line in lines if line.event >= swing.event_to][:1])


@dataclass(frozen=True, slots=True)
class Balance:
    """A review in whole tenths of a point, as shown; every figure is what happened to red's chance.

    ``start`` + ``decisions`` of red and blue + ``given_up`` of both + ``luck`` = ``end``, to the last tenth.
    ``errors`` belong to the decisions, ``error`` to what both together leave to luck.
    """

    start: int
    decisions: tuple[int, int]
    errors: tuple[int, int]
    given_up: tuple[int, int]
    luck: int
    end: int

    @property
    def error(self) -> int:
        """How far off the decisions of both together may be, and with them the luck."""
        return sum(self.errors)


def balanced(found: Review) -> Balance:
    """The figures of a review; what rounding leaves over goes to luck, which is what nothing else explains."""
    cost, given_up = found.cost, found.given_up
    parts = (found.start, found.end, -cost[0], cost[1], -given_up[0], given_up[1])
    start, end, red, blue, resigned, won = (round(10 * POINTS * part) for part in parts)
    errors = (
        round(10 * shown_error(POINTS * found.error[0])),
        round(10 * shown_error(POINTS * found.error[1])),
    )
    luck = end - start - red - blue - resigned - won
    return Balance(start, (red, blue), errors, (resigned, won), luck, end)


def balance(names: tuple[str, str], found: Review) -> tuple[tuple[str, str, str], ...]:
    """Rows of what, red, blue, each column adding up from the first bell to the end."""
    one = balanced(found)
    rows = [(tr("Chance at the first bell"), _percent(one.start), _percent(10 * POINTS - one.start))]
    for name, change, error in zip(names, one.decisions, one.errors, strict=True):
        rows.append((tr("Decisions of {name}").format(name=name), *_both(change, error)))
    if any(one.given_up):
        rows.append((tr("Giving up"), *_both(sum(one.given_up), 0)))
    rows.append((tr("Luck of dice and guesses"), *_both(one.luck, one.error)))
    rows.append((tr("At the end"), _percent(one.end), _percent(10 * POINTS - one.end)))
    return tuple(rows)


def verdict(names: tuple[str, str], found: Review) -> str:
    """The bout in two sentences: who decided better, whom the dice liked, as far as it is beyond the error."""
    one = balanced(found)
    gap = sum(one.decisions) + sum(one.given_up)
    better, worse = names if gap > 0 else names[::-1]
    if abs(gap) <= one.error:
        first = tr("Both corners decided about equally well.")
    else:
        first = tr("The corner of {better} gave away {points} points less than that of {worse}.").format(
            better=better, worse=worse, points=tenths(abs(gap) / 10)
        )
    if abs(one.luck) <= one.error:
        second = tr("Dice and guesses were about equally kind to both.")
    else:
        second = tr("Dice and guesses were kinder to {name}, by {points} points.").format(
            name=names[0] if one.luck > 0 else names[1], points=tenths(abs(one.luck) / 10)
        )
    return tr("{decisions} {luck}").format(decisions=first, luck=second)


def shown_error(standard: float) -> float:
    """The error shown beside a figure: twice the standard error."""
    return 2 * standard


def tenths(points: float) -> str:
    """Points with one decimal."""
    return QLocale().toString(points, "f", 1)


def luck_word(row: SwingRow, names: tuple[str, str]) -> str:
    """Whom the dice of a turn helped, and by how much."""
    luck = POINTS * row.found.luck
    name = names[RED.index] if luck > 0 else names[1]
    return tr("{name} +{points}").format(name=name, points=tenths(abs(luck)))


def _percent(tenth: int) -> str:
    return tr("{number} %").format(number=tenths(tenth / 10))


def _both(change: int, error: int) -> tuple[str, str]:
    """What one thing did to red's chance, and so to blue's."""
    red, blue = (_signed(part / 10) for part in (change, -change))
    if not error:
        return red, blue
    margin = tenths(error / 10)
    told = tr("{points} ± {error}")
    return told.format(points=red, error=margin), told.format(points=blue, error=margin)


def _signed(points: float) -> str:
    shown = tenths(abs(points))
    if not points:
        return shown
    return tr("+{points}").format(points=shown) if points > 0 else tr("−{points}").format(points=shown)


# The chance to win over the time of a bout, as a curve between the two corners


_MARK = 9
"""Half the width of a turn's mark."""


class CurveView(Spoken, QWidget):
    """Red's chance from the bottom, blue's from the top; a click carries the event of the moment to ``jumped``."""

    told_as = QAccessible.Role.Chart

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: tuple[CurvePoint, ...] = ()
        self._swings: tuple[Swing, ...] = ()
        self._names = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Chance to win over the bout"))

    def sizeHint(self) -> QSize:
        return QSize(px(640), px(220))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(320), px(150))

    def show_curve(
        self, names: tuple[str, str], points: Sequence[CurvePoint], swings: Sequence[Swing] = ()
    ) -> None:
        """Show another bout; ``swings`` are marked."""
        self._names, self._points, self._swings = names, tuple(points), tuple(swings)
        if points:
            told = tr("{red}: {start} % at the first bell, {end} % at the end.")
            self.setAccessibleDescription(
                told.format(
                    red=names[0], start=round(100 * points[0].chance), end=round(100 * points[-1].chance)
                )
            )
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._points and event.button() is Qt.MouseButton.LeftButton:
            field = self._field()
            share = (event.position().x() - field.left()) / max(1.0, field.width())
            place = min(max(round(share * (len(self._points) - 1)), 0), len(self._points) - 1)
            self.jumped.emit(self._points[place].event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field, colours = self._field(), theme()
        painter.fillRect(field, QColor(colours.panel))
        if len(self._points) > 1:
            self._paint_halves(painter, field)
        self._paint_rounds(painter, field)
        self._paint_scale(painter, field)
        if len(self._points) > 1:
            self._paint_curve(painter, field)
            self._paint_swings(painter, field)
        self._paint_names(painter, field)
        painter.end()

    def _field(self) -> QRectF:
        return QRectF(self.rect()).adjusted(px(44), px(_MARK + 1), -px(_MARK + 1), -px(22))

    def _at(self, field: QRectF, place: int) -> QPointF:
        x = field.left() + field.width() * place / max(1, len(self._points) - 1)
        return QPointF(x, field.bottom() - field.height() * self._points[place].chance)

    def _paint_halves(self, painter: QPainter, field: QRectF) -> None:
        """Red's share of the chances below the curve, blue's above it."""
        line = [self._at(field, place) for place in range(len(self._points))]
        for colour, corners in (
            (theme().red, (field.bottomRight(), field.bottomLeft())),
            (theme().blue, (field.topRight(), field.topLeft())),
        ):
            fill = QColor(colour)
            fill.setAlphaF(0.16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawPolygon(QPolygonF([*line, *corners]))

    def _paint_rounds(self, painter: QPainter, field: QRectF) -> None:
        painter.setFont(typeface(0.85))
        shown = 0
        for place, point in enumerate(self._points):
            if point.round <= shown:
                continue
            shown = point.round
            x = self._at(field, place).x()
            painter.setPen(QPen(QColor(theme().line), 1))
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            painter.setPen(QColor(theme().muted))
            painter.drawText(QPointF(x + px(3), field.bottom() + px(16)), str(point.round))

    def _paint_scale(self, painter: QPainter, field: QRectF) -> None:
        painter.setFont(typeface(0.85))
        for percent in (0, 25, 50, 75, 100):
            y = field.bottom() - field.height() * percent / 100
            painter.setPen(QPen(QColor(theme().line), 1 if percent != 50 else 2))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(theme().muted))
            box = QRectF(0, y - px(9), field.left() - px(6), px(18))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, tr("{number} %").format(number=percent))

    def _paint_curve(self, painter: QPainter, field: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme().text), px(2)))
        painter.drawPolyline(QPolygonF([self._at(field, place) for place in range(len(self._points))]))

    def _paint_swings(self, painter: QPainter, field: QRectF) -> None:
        places = {point.event: place for place, point in enumerate(self._points)}
        painter.setFont(typeface(0.8, 700))
        for number, swing in enumerate(self._swings, 1):
            place = places.get(swing.event_to)
            if place is None:
                continue
            centre, size = self._at(field, place), px(_MARK)
            up = swing.after > swing.before
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme().red if up else theme().blue))
            painter.drawEllipse(centre, size, size)
            painter.setPen(QColor(theme().panel))
            box = QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_names(self, painter: QPainter, field: QRectF) -> None:
        painter.setFont(typeface(0.95, 600))
        inside = field.adjusted(px(8), px(4), -px(8), -px(4))
        for name, colour, edge in (
            (self._names[0], theme().red, Qt.AlignmentFlag.AlignBottom),
            (self._names[1], theme().blue, Qt.AlignmentFlag.AlignTop),
        ):
            box = painter.boundingRect(inside, edge | Qt.AlignmentFlag.AlignRight, name)
            ground = QColor(theme().panel)
            ground.setAlphaF(0.75)
            painter.fillRect(box, ground)
            painter.setPen(QColor(colour))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)

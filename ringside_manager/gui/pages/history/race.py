"""The race for money, drawn night by night, and the table that follows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor, log10

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.look import follow_look, px, theme, typeface
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import CornerColour, CornerMark
from ringside_manager.gui.widgets import (
    Link,
    Panel,
    clear_layout,
    grid,
    plain_label,
)
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.language import tr
from ringside_manager.office.facts.history import EveningFacts, EveningLine
from ringside_manager.palette import HIGH_CONTRAST

# The race for money, drawn night by night


_MS_A_NIGHT, _SHORTEST_MS, _LONGEST_MS = 150, 3000, 9000
_LINES = 4
"""Steps of money in the picture, at most."""
_FIRST = 40
"""The race begins with room for this part of the most money there will be."""
_MOST_POINTS = 200
"""Nights drawn on a line of a long race, about; its head is where it is."""


_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DashDotLine, Qt.PenStyle.DotLine)


class MoneyRace(Spoken, QWidget):
    """The money of every manager over the nights; ``ran`` tells the night the race has come to, an index from 0.

    A click, Space or Enter shows the end at once.  Where the desktop wants no animation the end is shown at once anyway.
    """

    ran = Signal(int)
    told_as = QAccessible.Role.Chart

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("The race for money"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lines: tuple[EveningLine, ...] = ()
        self._colours: Mapping[int, CornerColour] = {}
        self._first, self._at = 0, 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._clock.valueChanged.connect(self._run)
        self._fit()
        follow_look(self._fit)

    def show_race(self, facts: EveningFacts, colours: Mapping[int, CornerColour], *, animated: bool) -> None:
        """Show these lines: whole, or night by night from the first."""
        self._clock.stop()
        self.setAccessibleDescription("")
        self._lines, self._colours, self._first = facts.lines, colours, facts.nights[0] - 1
        if animated and self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate, None, self):
            self.run()
        else:
            self._run(float(self._last))

    def run(self) -> None:
        """Begin with the first night."""
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(self._last))
        self._clock.setDuration(min(max(self._last * _MS_A_NIGHT, _SHORTEST_MS), _LONGEST_MS))
        self._clock.start()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """Show the end at once."""
        self._clock.stop()
        self._run(float(self._last))

    @property
    def is_running(self) -> bool:
        return self._clock.state() is QVariantAnimation.State.Running

    @property
    def _last(self) -> int:
        return len(self._lines[0].cents) - 1 if self._lines else 0

    def _run(self, at: float) -> None:
        self._at = at
        over = at >= self._last
        if over != bool(self.accessibleDescription()):
            self.setAccessibleDescription(" · ".join(self._ranking()) if over else "")
        self.update()
        self.ran.emit(int(at))

    def _ranking(self) -> Iterator[str]:
        """Yield who came where, for those who do not see the picture."""
        for line in self._lines:
            money = words.money(line.cents[-1])
            yield tr("{place}. {name}, {money}").format(place=line.place, name=line.manager.name, money=money)

    def _fit(self) -> None:
        self.setMinimumSize(px(320), px(260))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.is_running and event.key() in keys:
            self.finish()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._lines:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme().accent_strong), 1))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.setFont(typeface(0.85))
        metrics = painter.fontMetrics()
        names = max(metrics.horizontalAdvance(f"{line.manager.name}  ") for line in self._lines)
        ground = QRectF(self.rect()).adjusted(px(64), px(12), -min(names + px(10), self.width() / 3), -px(28))
        low, high = self._bounds()
        steps = _round_amounts(low, high)

        left, bottom = ground.left(), ground.bottom()
        across, up = ground.width() / max(1, self._last), ground.height() / (high - low)

        def place(night: float, cents: float) -> QPointF:
            return QPointF(left + across * night, bottom - up * (cents - low))

        self._draw_ground(painter, ground, [place(0, cents).y() for cents in steps], steps)
        heads = [(place(self._at, self._money(line)), line) for line in self._lines]
        told = range(0, int(self._at) + 1, 1 + self._last // _MOST_POINTS)
        for head, line in reversed(heads):
            shown = [place(night, line.cents[night]) for night in told]
            pen = QPen(self._shade(line), px(2.5))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if theme() is HIGH_CONTRAST:  # colours alone tell nobody apart there
                pen.setStyle(_DASHES[(line.place - 1) % len(_DASHES)])
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF([*shown, head]))
            painter.setBrush(self._shade(line))
            painter.drawEllipse(head, px(4), px(4))
        self._draw_names(painter, heads, ground.bottom())
        painter.end()

    def _bounds(self) -> tuple[float, float]:
        """The least and the most money to be shown, in cents: the picture grows with the race."""
        until = int(self._at) + 1
        shown = [cents for line in self._lines for cents in line.cents[:until]]
        shown += [round(self._money(line)) for line in self._lines]
        most = max(max(line.cents) for line in self._lines)
        return float(min(0, *shown)), max(1.06 * max(shown), most / _FIRST, 100.0)

    def _money(self, line: EveningLine) -> float:
        night = min(int(self._at), self._last)
        after = min(night + 1, self._last)
        return line.cents[night] + (line.cents[after] - line.cents[night]) * (self._at - night)

    def _shade(self, line: EveningLine) -> QColor:
        return QColor(self._colours[line.manager.number].shade)

    def _draw_ground(
        self, painter: QPainter, ground: QRectF, ys: Sequence[float], steps: Sequence[float]
    ) -> None:
        height = painter.fontMetrics().height()
        for y, cents in zip(ys, steps, strict=True):
            painter.setPen(QPen(QColor(theme().line), 1))
            painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))
            painter.setPen(QColor(theme().muted))
            box = QRectF(0, y - height / 2, ground.left() - px(6), height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, words.dollars(round(cents / 100)))
        for share in (0.0, 0.5, 1.0):
            night = self._first + round(share * self._last)
            box = QRectF(
                ground.left() + share * ground.width() - px(60), ground.bottom() + px(6), px(120), height
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, words.night(night))

    def _draw_names(
        self, painter: QPainter, heads: Sequence[tuple[QPointF, EveningLine]], bottom: float
    ) -> None:
        """Beside the heads, pushed apart where they would cover each other, the richest highest."""
        height, y = painter.fontMetrics().height(), float("-inf")
        ordered = sorted(heads, key=lambda one: (one[0].y(), one[1].place))
        low = [bottom - height * (len(ordered) - at - 1) for at in range(len(ordered))]
        painter.setFont(typeface(0.85, QFont.Weight.DemiBold))
        for (head, line), most in zip(ordered, low, strict=True):
            y = min(max(head.y(), y + height), most)
            painter.setPen(self._shade(line))
            painter.drawText(QPointF(head.x() + px(9), y + height / 3), line.manager.name)


def _round_amounts(low: float, high: float) -> tuple[float, ...]:
    """Round amounts of cents between two others, ``_LINES`` steps at most."""
    least = (high - low) / _LINES
    ten = 10 ** floor(log10(least))
    step = next(step for step in (ten, 2 * ten, 5 * ten, 10 * ten) if step >= least)
    return tuple(float(step * count) for count in range(ceil(low / step), floor(high / step) + 1))


# The table beside it, which follows the race


class EveningTable(Panel):
    """Place, manager, money, what he made, bouts; in the order of the night the race has come to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._grid = grid(3, 2, stretch={2: 1})
        self._rows: list[tuple[QLabel, CornerMark, Link, QLabel, QLabel, QLabel]] = []
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self.setProperty("rule", "C70")

    def show_lines(self, facts: EveningFacts, colours: Mapping[int, CornerColour]) -> None:
        """Make a line for every manager; ``show_night`` fills them."""
        clear_layout(self._grid)
        self._facts, self._colours, self._rows = facts, colours, []
        made = tr("In the season") if facts.season else ""
        for place, head in enumerate(("", "", tr("Manager"), tr("Money"), made, tr("Bouts"))):
            self._put(plain_label(head, tone="muted"), 0, place)
        for number, line in enumerate(facts.lines, 1):
            mark = CornerMark(colours[line.manager.number])
            name = Link(line.manager.name, Place("manager", line.manager.number), go=self.go)
            parts = plain_label(), mark, name, plain_label(), plain_label(tone="muted"), plain_label()
            self._rows.append(parts)
            for place, part in enumerate(parts):
                self._put(part, number, place)

    def show_night(self, at: int) -> None:
        """Show the managers as they stood at this index of ``cents``; their bouts when all is over."""
        lines = sorted(self._facts.lines, key=lambda one: (-one.cents[at], one.place))
        for (place, mark, name, money, made, bouts), line in zip(self._rows, lines, strict=True):
            ahead = sum(other.cents[at] > line.cents[at] for other in lines)
            place.setText(tr("{place}.").format(place=ahead + 1))
            mark.set(self._colours[line.manager.number])
            name.set(line.manager.name, Place("manager", line.manager.number))
            money.setText(words.money(line.cents[at]))
            change = words.signed(words.money(line.cents[at] - line.cents[0]))
            made.setText(change if self._facts.season else "")
            record = f"{line.record.wins}-{line.record.losses}-{line.record.draws}"
            bouts.setText(record if at == len(line.cents) - 1 else "")

    def _put(self, part: QWidget, line: int, place: int) -> None:
        side = Qt.AlignmentFlag.AlignRight if place > 2 else Qt.AlignmentFlag.AlignLeft
        self._grid.addWidget(part, line, place, Qt.AlignmentFlag.AlignVCenter | side)

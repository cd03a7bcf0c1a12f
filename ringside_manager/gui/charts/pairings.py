"""Pairings as a picture, whatever joins them: a bracket or two, groups, or the rounds of a table with its standing."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.gui.portraits import Sitter, portrait
from ringside_manager.language import tr
from ringside_manager.palette import Colours

# What is drawn


Key = Hashable
"""What a pairing is known by."""


class State(Enum):
    """How far a pairing is."""

    WAITING = "waiting"
    NEXT = "next"
    OVER = "over"
    BYE = "bye"
    """One man and no opponent."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two in a pairing; ``note`` stands at the end of the line while nobody has won it: his chance to."""

    man: int
    name: str
    seed: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two who meet, or a place where two will.

    ``column`` counts from the left, ``middle`` is the height of its middle in boxes from the top.  ``leads_to`` is the pairing the
    winner goes on to, as its upper man or its lower.  A side that is not known yet shows what is ``awaited`` there.
    """

    key: Key
    column: int
    middle: float
    red: Side | None
    blue: Side | None
    words: str
    """All of it, as a screen reader says it."""
    foot: str = ""
    state: State = State.WAITING
    winner: int = 0
    mark: str = ""
    """How the winner won, in a few letters."""
    leads_to: tuple[Key, bool] | None = None
    opens: str = ""
    """What opening it does, in words; empty where there is nothing to open."""
    awaited: tuple[str, str] = ("", "")

    @property
    def sides(self) -> tuple[Side, ...]:
        """Who is known."""
        return tuple(side for side in (self.red, self.blue) if side is not None)


@dataclass(frozen=True, slots=True)
class Head:
    """A round by its name and when it is boxed, over the boxes that begin ``above`` so many boxes from the top."""

    column: int
    title: str
    under: str = ""
    above: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A man in a standing that is part of the picture."""

    man: int
    place: int
    name: str
    record: str
    points: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A table of a column's width."""

    column: int
    lines: tuple[Line, ...]
    above: float = 0.0


@dataclass(frozen=True, slots=True)
class Crown:
    """Who has won it all, beside the pairing ``key`` that decides it; without a name it is still to be won."""

    key: Key
    name: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Pairings:
    """A picture of pairings; another ``number`` is another tournament."""

    number: Hashable
    name: str
    pairings: tuple[Pairing, ...]
    heads: tuple[Head, ...] = ()
    standings: tuple[Standing, ...] = ()
    crown: Crown | None = None
    names_lead: bool = False
    """Whether a name can be opened."""

    def of(self, key: Key) -> Pairing | None:
        """The pairing known by a key."""
        return next((one for one in self.pairings if one.key == key), None)


# Where everything stands, in units that are pixels at normal size


HEAD_PIXELS = 42
"""Pixels a side of the portraits, which are shown about half as large."""
WIDE, LINE, FOOT, GAP = 220.0, 23.0, 19.0, 15.0
"""A box, a name in it, the small line under the names, and what is free between two boxes."""
BETWEEN = 34.0
"""Between two columns."""
HEAD, MARGIN = 46.0, 16.0
CROWN_WIDE, CROWN_HIGH = 190.0, 104.0
HIGH = 2 * LINE + FOOT
SLOT = HIGH + GAP


class PairingsLayout:
    """The boxes of a picture by their keys, and the lines between them."""

    def __init__(self, drawn: Pairings) -> None:
        self.drawn = drawn
        self.slots = max((one.middle + 0.5 for one in drawn.pairings), default=1.0)
        need = CROWN_HIGH + 2 * GAP if drawn.crown else 0.0
        self._shift = max(0.0, (need - self.slots * SLOT) / 2)
        self.boxes = {one.key: self._box(one) for one in drawn.pairings}

    @property
    def size(self) -> QSizeF:
        """How large it is as a whole."""
        drawn = self.drawn
        taken = [one.column for one in drawn.pairings] + [table.column for table in drawn.standings]
        columns = 1 + max([*taken, *(head.column for head in drawn.heads)], default=0)
        wide = 2 * MARGIN + columns * (WIDE + BETWEEN) + (CROWN_WIDE if drawn.crown else -BETWEEN)
        high = HEAD + MARGIN + self.slots * SLOT + 2 * self._shift
        lowest = max((self.standing(one).bottom() for one in drawn.standings), default=0.0)
        return QSizeF(wide, max(high, lowest) + MARGIN)

    def head(self, head: Head) -> QRectF:
        """Where the name of a round is written."""
        return QRectF(self._left(head.column), MARGIN + head.above * SLOT, WIDE, HEAD - 8)

    def standing(self, table: Standing) -> QRectF:
        """Where a standing is written, line by line."""
        top = HEAD + MARGIN + table.above * SLOT
        return QRectF(self._left(table.column), top, WIDE, LINE * len(table.lines) + 8)

    def crown(self) -> QRectF:
        """Where the winner of it all is crowned: one column on from what decides it."""
        crown = self.drawn.crown
        last = self.drawn.of(crown.key) if crown is not None else None
        middle = self.boxes[last.key].center().y() if last is not None else HEAD + MARGIN + CROWN_HIGH
        column = 1 + max((one.column for one in self.drawn.pairings), default=0)
        return QRectF(self._left(column), middle - CROWN_HIGH / 2, CROWN_WIDE, CROWN_HIGH)

    def line(self, one: Pairing) -> list[QPointF]:
        """From the middle of a box to where its winner goes on; empty where no line is drawn."""
        box, crown = self.boxes[one.key], self.drawn.crown
        start = QPointF(box.right(), box.center().y())
        if crown is not None and crown.key == one.key:
            return [start, QPointF(self.crown().left(), start.y())]
        if one.leads_to is None or one.leads_to[0] not in self.boxes:
            return []
        end, upper = self.boxes[one.leads_to[0]], one.leads_to[1]
        across = end.left() - BETWEEN / 2
        y = end.top() + LINE * (0.5 if upper else 1.5)
        return [start, QPointF(across, start.y()), QPointF(across, y), QPointF(end.left(), y)]

    def side(self, one: Pairing, upper: bool) -> QRectF:
        """The line of one of the two in a box."""
        box = self.boxes[one.key]
        return QRectF(box.left(), box.top() + (0 if upper else LINE), box.width(), LINE)

    def foot(self, one: Pairing) -> QRectF:
        """The small line under the names."""
        box = self.boxes[one.key]
        return QRectF(box.left(), box.bottom() - FOOT, box.width(), FOOT)

    def at(self, spot: QPointF) -> Pairing | None:
        """The pairing at a place, if there is one."""
        return next((one for one in self.drawn.pairings if self.boxes[one.key].contains(spot)), None)

    def _box(self, one: Pairing) -> QRectF:
        high = LINE + FOOT if one.state is State.BYE else HIGH
        middle = HEAD + MARGIN + self._shift + one.middle * SLOT
        return QRectF(self._left(one.column), middle - high / 2, WIDE, high)

    @staticmethod
    def _left(column: int) -> float:
        return MARGIN + column * (WIDE + BETWEEN)


# Drawing it with vectors, on the screen as on paper


NAME, SMALL, HEADING = 13, 11, 15
"""Sizes of the letters, in units of the layout."""


@dataclass(frozen=True, slots=True)
class PairingsPainter:
    """Paints one layout in the colours of a theme with the letters of a family."""

    layout: PairingsLayout
    colours: Colours
    family: str
    marked: Key | None = None
    """The pairing the keyboard is at."""
    followed: int = 0
    """The man whose way is pointed out, 0 for nobody."""
    sitters: Mapping[int, Sitter] = field(default_factory=dict)
    """How the men sit for their portraits, where they are known."""
    head_pixels: int = HEAD_PIXELS
    """Pixels a side of the portraits; more of them for paper."""

    def paint(self, painter: QPainter) -> None:
        """Paint all of it; one unit of the layout is one of the painter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawn = self.layout.drawn
        for head in drawn.heads:
            self._head(painter, head)
        for table in drawn.standings:
            self._standing(painter, table)
        for one in drawn.pairings:
            self._line(painter, one)
        for one in drawn.pairings:
            self._pairing(painter, one)
        if drawn.crown is not None:
            self._crown(painter, drawn.crown)

    def _head(self, painter: QPainter, head: Head) -> None:
        box = self.layout.head(head)
        self._write(painter, box, head.title, HEADING, self.colours.text, bold=True, top=True)
        below = box.adjusted(0, 21, 0, 0)
        self._write(painter, below, head.under, SMALL, self.colours.muted, top=True)

    def _standing(self, painter: QPainter, table: Standing) -> None:
        box = self.layout.standing(table)
        path = QPainterPath()
        path.addRoundedRect(box, 6, 6)
        painter.fillPath(path, QColor(self.colours.panel))
        right = Qt.AlignmentFlag.AlignRight
        for at, line in enumerate(table.lines):
            place = QRectF(box.left(), box.top() + 4 + LINE * at, box.width(), LINE)
            if self.followed == line.man:
                painter.fillRect(place, QColor(self.colours.chosen))
            tone = self.colours.text
            number = QRectF(place.left() + 4, place.top(), 22, LINE)
            self._write(painter, number, str(line.place), SMALL, self.colours.muted, align=right)
            points = QRectF(place.right() - 32, place.top(), 24, LINE)
            self._write(painter, points, line.points, NAME, tone, bold=True, align=right)
            record = QRectF(place.right() - 84, place.top(), 50, LINE)
            self._write(painter, record, line.record, SMALL, self.colours.muted, align=right)
            self._write(painter, place.adjusted(34, 0, -86, 0), line.name, NAME, tone, bold=line.strong)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.colours.line), 1.2))
        painter.drawPath(path)

    def _line(self, painter: QPainter, one: Pairing) -> None:
        points = self.layout.line(one)
        if not points:
            return
        followed = bool(self.followed) and one.winner == self.followed
        colour = (
            self.colours.accent_strong
            if followed
            else self.colours.muted
            if one.winner
            else self.colours.line
        )
        painter.setPen(QPen(QColor(colour), 2.4 if followed else 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))

    def _pairing(self, painter: QPainter, one: Pairing) -> None:
        box, bye = self.layout.boxes[one.key], one.state is State.BYE
        path = QPainterPath()
        path.addRoundedRect(box, 6, 6)
        painter.fillPath(path, QColor(self.colours.window if bye else self.colours.panel))
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if not bye or one.red is not None:
            self._side(painter, one, one.red, True)
        if not bye:
            self._side(painter, one, one.blue, False)
        painter.restore()
        foot = self.layout.foot(one).adjusted(10, 0, -10, 0)
        coming = one.state is State.NEXT
        tone = self.colours.warn if coming else self.colours.muted
        self._write(painter, foot, one.foot, SMALL, tone, bold=coming)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._frame(one))
        painter.drawPath(path)

    def _frame(self, one: Pairing) -> QPen:
        if self.marked is not None and self.marked == one.key:
            return QPen(QColor(self.colours.text), 2.4)
        if one.state is State.NEXT:
            return QPen(QColor(self.colours.accent_strong), 2.0)
        style = Qt.PenStyle.DashLine if one.state is State.BYE else Qt.PenStyle.SolidLine
        return QPen(QColor(self.colours.line), 1.2, style)

    def _side(self, painter: QPainter, one: Pairing, side: Side | None, upper: bool) -> None:
        box = self.layout.side(one, upper)
        won = side is not None and one.winner == side.man
        if side is not None and side.man == self.followed:
            painter.fillRect(box, QColor(self.colours.chosen))
        elif won and one.state is not State.BYE:
            painter.fillRect(box, QColor(self.colours.hover))
        corner = self.colours.red if upper else self.colours.blue
        if one.state is not State.BYE:
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), QColor(corner))
        if side is None:
            awaited = one.awaited[0 if upper else 1] or tr("to be decided")
            self._write(painter, box.adjusted(38, 0, -8, 0), awaited, NAME, self.colours.muted)
        else:
            self._name(painter, box, one, side, won)

    def _name(self, painter: QPainter, box: QRectF, one: Pairing, side: Side, won: bool) -> None:
        seed = QRectF(box.left() + 8, box.top(), 22, box.height())
        right = Qt.AlignmentFlag.AlignRight
        self._write(painter, seed, str(side.seed), SMALL, self.colours.muted, align=right)
        note = one.mark if won or (one.state is State.OVER and not one.winner) else ""
        note = note or ("" if one.winner else side.note)
        lost = bool(one.winner) and not won
        colour = self.colours.muted if lost else self.colours.text
        left = 38.0
        if sitter := self.sitters.get(side.man):
            head = QRectF(box.left() + left - 4, box.top() + 1.5, LINE - 3, LINE - 3)
            picture = portrait(sitter, self.head_pixels)
            painter.drawPixmap(head, picture, QRectF(picture.rect()))
            if sitter.colour:
                painter.fillRect(QRectF(head.right(), head.top(), 3, head.height()), QColor(sitter.colour))
            left += LINE
        words = box.adjusted(left, 0, -(56.0 if note else 8.0), 0)
        self._write(painter, words, side.name, NAME, colour, bold=won and one.state is not State.BYE)
        if note:
            place = QRectF(box.right() - 58, box.top(), 50, box.height())
            tone = self.colours.good if won else self.colours.muted
            self._write(painter, place, note, SMALL, tone, bold=won, align=right)

    def _crown(self, painter: QPainter, crown: Crown) -> None:
        box, won = self.layout.crown(), bool(crown.name)
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, QColor(self.colours.raised))
        style = Qt.PenStyle.SolidLine if won else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(self.colours.gold if won else self.colours.line), 2.0, style))
        painter.drawPath(path)
        sign = crown_path(QRectF(box.center().x() - 19, box.top() + 12, 38, 28))
        painter.setPen(QPen(QColor(self.colours.gold if won else self.colours.line), 1.4))
        painter.setBrush(QBrush(QColor(self.colours.gold)) if won else Qt.BrushStyle.NoBrush)
        painter.drawPath(sign)
        middle = Qt.AlignmentFlag.AlignHCenter
        tone = self.colours.text if won else self.colours.muted
        line = QRectF(box.left() + 8, box.top() + 47, box.width() - 16, 24)
        name = crown.name or tr("to be decided")
        self._write(painter, line, name, HEADING, tone, bold=won, align=middle)
        self._write(painter, line.translated(0, 25), crown.what, SMALL, self.colours.muted, align=middle)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        size: int,
        colour: str,
        *,
        bold: bool = False,
        top: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = QFont(self.family)
        font.setPixelSize(size)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        vertical = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter
        short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(align | vertical | Qt.TextFlag.TextSingleLine), short)


def crown_path(box: QRectF) -> QPainterPath:
    """A crown of three points."""
    points = ((0, 0.25), (0.25, 0.6), (0.5, 0), (0.75, 0.6), (1, 0.25), (0.88, 0.85), (0.12, 0.85))
    path = QPainterPath()
    corners = [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in points]
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    path.addRect(
        QRectF(
            box.left() + 0.12 * box.width(),
            box.bottom() - 0.09 * box.height(),
            0.76 * box.width(),
            0.1 * box.height(),
        )
    )
    return path

"""A bracket as a picture: where each pairing stands, what it says, and how it is painted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ringside_manager.gui import words
from ringside_manager.gui.look.colours import Colours
from ringside_manager.gui.portraits.portrait import Sitter, portrait
from ringside_manager.language import later, tr
from ringside_manager.office.facts.seeding import Outlook
from ringside_manager.office.facts.tournaments import BracketRow, Cell, Decision, Entrant

# Where everything of a bracket stands, in units that are pixels at normal size


HEAD_PIXELS = 42
"""Pixels a side of the portraits, which are shown about half as large."""
WIDE, LINE, FOOT, GAP = 220.0, 23.0, 19.0, 15.0
"""A box, a name in it, the small line under the names, and what is free between two boxes."""
BETWEEN = 34.0
"""Between two rounds."""
HEAD, MARGIN = 46.0, 16.0
CROWN_WIDE, CROWN_HIGH = 190.0, 104.0
HIGH = 2 * LINE + FOOT


class BracketLayout:
    """The boxes of a bracket by round and place, and the lines between them."""

    def __init__(self, row: BracketRow) -> None:
        self.row = row
        self.boxes = {(cell.round, cell.place): self._box(cell) for cells in row.rounds for cell in cells}

    @property
    def size(self) -> QSizeF:
        rounds = len(self.row.rounds)
        wide = 2 * MARGIN + rounds * (WIDE + BETWEEN) + CROWN_WIDE
        first = len(self.row.rounds[0])
        high = HEAD + MARGIN + max(first * (HIGH + GAP), CROWN_HIGH + 2 * GAP)
        return QSizeF(wide, high + MARGIN)

    def head(self, number: int) -> QRectF:
        return QRectF(self._left(number), MARGIN, WIDE, HEAD - 8)

    def crown(self) -> QRectF:
        middle = self._middle(len(self.row.rounds), 1)
        return QRectF(self._left(len(self.row.rounds) + 1), middle - CROWN_HIGH / 2, CROWN_WIDE, CROWN_HIGH)

    def line(self, cell: Cell) -> list[QPointF]:
        """From the middle of a box to where its winner goes on."""
        box = self.boxes[cell.round, cell.place]
        start = QPointF(box.right(), box.center().y())
        if cell.round == len(self.row.rounds):
            return [start, QPointF(self.crown().left(), start.y())]
        end = self.boxes[cell.round + 1, (cell.place + 1) // 2]
        across = box.right() + BETWEEN / 2
        y = end.top() + LINE * (0.5 if cell.place % 2 else 1.5)
        return [start, QPointF(across, start.y()), QPointF(across, y), QPointF(end.left(), y)]

    def side(self, cell: Cell, upper: bool) -> QRectF:
        """The line of one of the two in a box."""
        box = self.boxes[cell.round, cell.place]
        return QRectF(box.left(), box.top() + (0 if upper else LINE), box.width(), LINE)

    def foot(self, cell: Cell) -> QRectF:
        box = self.boxes[cell.round, cell.place]
        return QRectF(box.left(), box.bottom() - FOOT, box.width(), FOOT)

    def cell_at(self, spot: QPointF) -> Cell | None:
        for cells in self.row.rounds:
            for cell in cells:
                if self.boxes[cell.round, cell.place].contains(spot):
                    return cell
        return None

    def _box(self, cell: Cell) -> QRectF:
        high = LINE + FOOT if cell.decision is Decision.BYE else HIGH
        return QRectF(self._left(cell.round), self._middle(cell.round, cell.place) - high / 2, WIDE, high)

    @staticmethod
    def _left(number: int) -> float:
        return MARGIN + (number - 1) * (WIDE + BETWEEN)

    def _middle(self, number: int, place: int) -> float:
        """The height of a box's middle; the first round stands evenly, later ones between the two before."""
        slot = (HIGH + GAP) * (1 << (number - 1))
        alone = len(self.row.rounds[0]) == 1
        top = HEAD + MARGIN + (max(0.0, (CROWN_HIGH + 2 * GAP - slot) / 2) if alone else 0.0)
        return top + slot * (place - 0.5)


# A bracket in words: its rounds, what stands in a place, and how it was decided


def round_name(row: BracketRow, number: int) -> str:
    """A round by what it is called: the last three have names of their own."""
    left = len(row.rounds) - number
    if left == 0:
        return tr("Final")
    if left == 1:
        return tr("Semi-finals")
    return tr("Quarter-finals") if left == 2 else tr("Round {number}").format(number=number)


def night_text(row: BracketRow, number: int) -> str:
    """When a round is or was boxed: a night, or the first and the last of several."""
    cells = [cell for cell in row.rounds[number - 1] if cell.decision is not Decision.BYE]
    nights = sorted({cell.night for cell in cells if cell.night})
    if not nights:
        return words.expected(None) if cells else ""
    if len(nights) == 1:
        return tr("Night {night}").format(night=nights[0])
    return tr("Nights {first} to {last}").format(first=nights[0], last=nights[-1])


def mark(cell: Cell) -> str:
    """How the winner won, in a few letters: ``KO 5``, ``Dec``, ``Draw``."""
    if cell.method is None:
        return ""
    letters = words.method_short(cell.method)
    return f"{letters} {cell.ended}" if cell.method.is_stoppage else letters


def caption(cell: Cell) -> str:
    """The small line under a pairing."""
    if cell.decision is Decision.BYE:
        return tr("Bye")
    if cell.decision is Decision.OPEN:
        if cell.bout:
            return tr("Night {night}, on the card").format(night=cell.night)
        if not cell.night:
            return words.expected(None)
        return tr("Night {night}").format(night=cell.night)
    when = tr("Night {night}").format(night=cell.night)
    how = _CAPTIONS.get(cell.decision)
    return when if how is None else how().format(night=cell.night)


_CAPTIONS: dict[Decision, Callable[[], str]] = {
    Decision.WALKOVER: later("Walkover"),
    Decision.DAMAGE: later("Night {night}, went on by damage"),
    Decision.LANDED: later("Night {night}, went on by punches landed"),
    Decision.DICE: later("Night {night}, went on by dice"),
}


def how_decided(cell: Cell) -> str:
    """How somebody came on from a place, in a sentence; empty while nobody has."""
    names = _names(cell)
    winner = names.get(cell.winner or 0, "")
    sentence = _DECIDED.get(cell.decision)
    if sentence is None:
        return ""
    how = "" if cell.method is None else words.ended(cell.method, cell.ended, cell.cause)
    return sentence().format(winner=winner, how=how)


_DECIDED: dict[Decision, Callable[[], str]] = {
    Decision.BYE: later("{winner} has a bye."),
    Decision.WALKOVER: later("{winner} goes on without a bout: the other has retired."),
    Decision.RESULT: later("{winner} won: {how}."),
    Decision.DAMAGE: later("A draw; {winner} goes on for more damage."),
    Decision.LANDED: later("A draw with even damage; {winner} goes on for more punches landed."),
    Decision.DICE: later("A draw with everything even; the dice let {winner} go on."),
}


def told(row: BracketRow, cell: Cell) -> str:
    """A place of the bracket as a screen reader says it."""
    where = tr("{round}, pairing {place} of {count}").format(
        round=round_name(row, cell.round), place=cell.place, count=len(row.rounds[cell.round - 1])
    )
    if cell.decision is Decision.BYE:
        return f"{where}. {how_decided(cell)}"
    when = tr("night {night}").format(night=cell.night) if cell.night else words.expected(None)
    who = tr("{red} against {blue}, {when}.").format(
        red=side_name(cell.red), blue=side_name(cell.blue), when=when
    )
    return f"{where}: {who} {how_decided(cell)}".strip()


def side_name(side: Entrant | None) -> str:
    """A side of a pairing with his seed; a word for who is not known yet."""
    if side is None:
        return tr("to be decided")
    return tr("{name} (seed {seed})").format(name=side.name, seed=side.seed)


def _names(cell: Cell) -> dict[int, str]:
    return {side.fighter: side.name for side in (cell.red, cell.blue) if side is not None}


def state(row: BracketRow) -> str:
    """Where a tournament stands, in a line."""
    if row.winner is not None:
        return tr("Won by {name}").format(name=row.winner.name)
    if row.next_night:
        return tr(
            "%n still in it, next on night {night}", "%n still in it, next on night {night}", row.left
        ).format(night=row.next_night)
    return tr("%n still in it", "%n still in it", row.left)


# Drawing a bracket with vectors, on the screen as on paper


NAME, SMALL, HEADING = 13, 11, 15
"""Sizes of the letters, in units of the layout."""


@dataclass(frozen=True, slots=True)
class BracketPainter:
    """Paints one layout in the colours of a theme with the letters of a family."""

    layout: BracketLayout
    colours: Colours
    family: str
    marked: tuple[int, int] | None = None
    """The pairing the keyboard is at."""
    followed: int = 0
    """The fighter whose way is pointed out, 0 for nobody."""
    chances: Outlook | None = None
    """Chances to come through the bouts to come, where they are known."""
    sitters: Mapping[int, Sitter] = field(default_factory=dict)
    """How the fighters sit for their portraits, where they are known."""
    head_pixels: int = HEAD_PIXELS
    """Pixels a side of the portraits; more of them for paper."""

    def paint(self, painter: QPainter) -> None:
        """Paint all of it; one unit of the layout is one of the painter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = self.layout.row
        for number in range(1, len(row.rounds) + 1):
            self._head(painter, number)
        for cells in row.rounds:
            for cell in cells:
                self._line(painter, cell)
        for cells in row.rounds:
            for cell in cells:
                self._cell(painter, cell)
        self._crown(painter)

    def _head(self, painter: QPainter, number: int) -> None:
        box = self.layout.head(number)
        row = self.layout.row
        self._write(painter, box, round_name(row, number), HEADING, self.colours.text, bold=True, top=True)
        below = box.adjusted(0, 21, 0, 0)
        self._write(painter, below, night_text(row, number), SMALL, self.colours.muted, top=True)

    def _line(self, painter: QPainter, cell: Cell) -> None:
        followed = self.followed and cell.winner == self.followed
        won = cell.winner is not None
        colour = self.colours.accent_strong if followed else self.colours.muted if won else self.colours.line
        painter.setPen(QPen(QColor(colour), 2.4 if followed else 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(self.layout.line(cell)))

    def _cell(self, painter: QPainter, cell: Cell) -> None:
        box = self.layout.boxes[cell.round, cell.place]
        path = QPainterPath()
        path.addRoundedRect(box, 6, 6)
        painter.fillPath(
            path, QColor(self.colours.panel if cell.decision is not Decision.BYE else self.colours.window)
        )
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if cell.decision is not Decision.BYE or cell.red is not None:
            self._side(painter, cell, cell.red, True)
        if cell.decision is not Decision.BYE:
            self._side(painter, cell, cell.blue, False)
        painter.restore()
        foot = self.layout.foot(cell).adjusted(10, 0, -10, 0)
        tone = self.colours.warn if cell.is_next else self.colours.muted
        self._write(painter, foot, caption(cell), SMALL, tone, bold=cell.is_next)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._frame(cell))
        painter.drawPath(path)

    def _frame(self, cell: Cell) -> QPen:
        if self.marked == (cell.round, cell.place):
            return QPen(QColor(self.colours.text), 2.4)
        if cell.is_next:
            return QPen(QColor(self.colours.accent_strong), 2.0)
        style = Qt.PenStyle.DashLine if cell.decision is Decision.BYE else Qt.PenStyle.SolidLine
        return QPen(QColor(self.colours.line), 1.2, style)

    def _side(self, painter: QPainter, cell: Cell, side: Entrant | None, upper: bool) -> None:
        box = self.layout.side(cell, upper)
        won = side is not None and cell.winner == side.fighter
        if side is not None and side.fighter == self.followed:
            painter.fillRect(box, QColor(self.colours.chosen))
        elif won and cell.decision is not Decision.BYE:
            painter.fillRect(box, QColor(self.colours.hover))
        corner = self.colours.red if upper else self.colours.blue
        if cell.decision is not Decision.BYE:
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), QColor(corner))
        self._names(painter, box, cell, side, won)

    def _names(self, painter: QPainter, box: QRectF, cell: Cell, side: Entrant | None, won: bool) -> None:
        if side is None:
            self._write(painter, box.adjusted(38, 0, -8, 0), tr("to be decided"), NAME, self.colours.muted)
            return
        seed = QRectF(box.left() + 8, box.top(), 22, box.height())
        right = Qt.AlignmentFlag.AlignRight
        self._write(painter, seed, str(side.seed), SMALL, self.colours.muted, align=right)
        result = mark(cell) if won else self._chance(cell, side)
        end = 56.0 if result else 8.0
        lost = cell.winner is not None and not won
        colour = self.colours.muted if lost else self.colours.text
        bold = won and cell.decision is not Decision.BYE
        left = 38.0
        if sitter := self.sitters.get(side.fighter):
            head = QRectF(box.left() + left - 4, box.top() + 1.5, LINE - 3, LINE - 3)
            picture = portrait(sitter, self.head_pixels)
            painter.drawPixmap(head, picture, QRectF(picture.rect()))
            if sitter.colour:
                painter.fillRect(QRectF(head.right(), head.top(), 3, head.height()), QColor(sitter.colour))
            left += LINE
        self._write(painter, box.adjusted(left, 0, -end, 0), side.name, NAME, colour, bold=bold)
        if result:
            place = QRectF(box.right() - 58, box.top(), 50, box.height())
            tone = self.colours.good if won else self.colours.muted
            self._write(painter, place, result, SMALL, tone, bold=won, align=right)

    def _chance(self, cell: Cell, side: Entrant) -> str:
        """How likely he is to come through a place still open; empty while that is not known."""
        if self.chances is None or cell.winner is not None:
            return ""
        share = self.chances.of(side.fighter).rounds[cell.round - 1].share
        return tr("{share} %").format(share=round(100 * share))

    def _crown(self, painter: QPainter) -> None:
        row, box = self.layout.row, self.layout.crown()
        won = row.winner is not None
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, QColor(self.colours.raised))
        style = Qt.PenStyle.SolidLine if won else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(self.colours.gold if won else self.colours.line), 2.0, style))
        painter.drawPath(path)
        crown = crown_path(QRectF(box.center().x() - 19, box.top() + 12, 38, 28))
        painter.setPen(QPen(QColor(self.colours.gold if won else self.colours.line), 1.4))
        painter.setBrush(QBrush(QColor(self.colours.gold)) if won else Qt.BrushStyle.NoBrush)
        painter.drawPath(crown)
        middle = Qt.AlignmentFlag.AlignHCenter
        name = row.winner.name if row.winner is not None else tr("to be decided")
        tone = self.colours.text if won else self.colours.muted
        line = QRectF(box.left() + 8, box.top() + 47, box.width() - 16, 24)
        self._write(painter, line, name, HEADING, tone, bold=won, align=middle)
        what = tr("Champion") if row.for_title else tr("Winner")
        self._write(painter, line.translated(0, 25), what, SMALL, self.colours.muted, align=middle)

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

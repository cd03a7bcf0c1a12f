"""The middle of the table: the round deck as clock, the ring, the card read last, the points of the round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.bout.view import Scene
from ringside_manager.commentary.results import clock_time
from ringside_manager.engines.title_bout.tables import ROUND_CARDS, SECONDS_A_CARD
from ringside_manager.gui.board.paint import (
    CENTRE,
    RIGHT,
    Paint,
    Pencil,
    corner_letter,
    faded,
    paint_token,
    rounded,
    use,
)
from ringside_manager.gui.board.parts import SMALL, paint_bar, paint_notch, sheet_of_paper
from ringside_manager.gui.systems.title_bout.names import NAMES
from ringside_manager.gui.systems.title_bout.seen import CardRead
from ringside_manager.language import tr


def cards_gone(second: int) -> int:
    """How many cards of the round deck are gone at a time of the round (T151)."""
    return min(ROUND_CARDS, second * 10 // SECONDS_A_CARD)


def run_of(scene: Scene) -> tuple[Corner | None, int]:
    """Whose finishing run is under way, and how many cards it still lasts."""
    corner = next((corner for corner in CORNERS if "finishing" in scene.side(corner).marks), None)
    return corner, scene.side(corner).numbers.get("run_left", 0) if corner else 0


def paint_deck(
    painter: QPainter, paint: Paint, rect: QRectF, second: int, corner: Corner | None, run: int
) -> None:
    """Time in minutes and seconds, and a card for each of fifty: those drawn are outlines, those of a run marked."""
    inner = sheet_of_paper(painter, paint, rect)
    time, gone = clock_time(second, "second"), cards_gone(second)
    wide = min(paint.px(62), inner.width() * 0.24)
    big = QRectF(inner.left(), inner.top(), wide, inner.height())
    paint.write(painter, big, time, Pencil(24, bold=True, display=True), paint.colours.text)
    room = inner.adjusted(wide + paint.px(4), 0, 0, 0)
    words = QRectF(room.left(), room.top(), room.width(), min(paint.px(15), room.height() * 0.4))
    left = tr("%n card left", "%n cards left", ROUND_CARDS - gone)
    lasts = tr("Finishing run: {count}").format(count=run)
    pencil = Pencil(11, bold=True, align=RIGHT)
    if corner is None or paint.width(left, SMALL) + paint.width(lasts, pencil) < words.width():
        paint.write(painter, words, left, SMALL, paint.colours.muted)
    if corner is not None:
        paint.write(painter, words, lasts, pencil, paint.colours.text)
    top = words.bottom() + paint.px(3)
    below = QRectF(room.left(), top, room.width(), room.bottom() - words.bottom() - paint.px(3))
    _cards(painter, paint, below, gone, corner, run)


def _cards(painter: QPainter, paint: Paint, room: QRectF, gone: int, corner: Corner | None, run: int) -> None:
    lines = 2 if room.width() < paint.px(210) and room.height() >= paint.px(20) else 1
    each = ROUND_CARDS // lines
    wide, high = room.width() / each, room.height() / lines
    gap = min(paint.px(1.6), wide * 0.24)
    still, outline = QColor(paint.colours.accent), QColor(paint.colours.line)
    for at in range(ROUND_CARDS):
        card = QRectF(room.left() + at % each * wide, room.top() + at // each * high, wide - gap, high - gap)
        if at < gone:
            rounded(painter, card, gap, None, QPen(outline, max(0.8, paint.px(0.8))))
            continue
        runs = corner is not None and at < gone + run
        tone = paint.tones.corner(corner) if runs and corner else still
        rounded(painter, card, gap, tone)
        if runs:
            painter.fillRect(card, QBrush(faded(paint.colours.panel, 0.7), Qt.BrushStyle.DiagCrossPattern))


_SPOTS: Mapping[str, tuple[float, float]] = {
    "center": (0.5, 0.5), "near_ropes": (0.5, 0.88), "far_ropes": (0.5, 0.12), "left_neutral": (0.2, 0.2),
    "right_neutral": (0.8, 0.8), "red_corner": (0.2, 0.8), "blue_corner": (0.8, 0.2),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Floor:
    """Where the action is, who is trapped there, who has control and who is the aggressor."""

    place: str
    trapped: Corner | None
    control: Corner | None
    aggressor: Corner | None
    down: Corner | None = None

    @classmethod
    def of(cls, scene: Scene, down: Corner | None, *, fighting: bool) -> Floor:
        """The ring of a table; between two rounds nobody has control."""

        def who(mark: str) -> Corner | None:
            return next((corner for corner in CORNERS if mark in scene.side(corner).marks), None)

        place = scene.side(RED).place or "center"
        if not fighting:
            return cls("center", None, None, None, down)
        return cls(place, who("trapped"), who("in_control"), who("aggressor"), down)


def paint_ring(painter: QPainter, paint: Paint, rect: QRectF, floor: Floor) -> None:
    """The ring from above with both fighters; below it in words where they are."""
    words = min(paint.px(16), rect.height() * 0.2)
    size = min(rect.width(), rect.height() - words - paint.px(2))
    top = rect.top() + max(0.0, rect.height() - words - paint.px(2) - size) / 2
    ring = QRectF(rect.center().x() - size / 2, top, size, size)
    _canvas(painter, paint, ring)
    inner = ring.adjusted(size * 0.08, size * 0.08, -size * 0.08, -size * 0.08)
    _fighters(painter, paint, inner, floor)
    told = QRectF(rect.left(), ring.bottom() + paint.px(1), rect.width(), words)
    word = NAMES.place(floor.place)
    if floor.trapped is not None:
        word = tr("{place}: {letter} trapped").format(place=word, letter=corner_letter(floor.trapped))
    paint.write(
        painter, told, word, Pencil(11, bold=floor.trapped is not None, align=CENTRE), paint.colours.text
    )


def _canvas(painter: QPainter, paint: Paint, ring: QRectF) -> None:
    size = ring.width()
    rounded(painter, ring, size * 0.04, paint.tones.apron, QPen(paint.tones.edge, paint.px(1)))
    mat = ring.adjusted(size * 0.05, size * 0.05, -size * 0.05, -size * 0.05)
    painter.fillRect(mat, paint.tones.mat)
    for inset, strong in ((0.05, 1.8), (0.085, 1.2), (0.12, 0.9)):
        edge = size * inset
        use(painter, QPen(paint.tones.rope, paint.px(strong)), Qt.BrushStyle.NoBrush)
        painter.drawRect(ring.adjusted(edge, edge, -edge, -edge))
    post = size * 0.1
    for corner_at, tone in (
        (ring.topLeft(), paint.colours.muted), (ring.bottomRight(), paint.colours.muted),
        (ring.bottomLeft(), paint.tones.corner(CORNERS[0])), (ring.topRight(), paint.tones.corner(CORNERS[1])),
    ):  # fmt: skip
        toward = ring.center() - corner_at
        spot = corner_at + toward * 0.1
        use(painter, QPen(paint.tones.ink, paint.px(1)), QColor(tone))
        painter.drawEllipse(spot, post * 0.55, post * 0.55)


def _fighters(painter: QPainter, paint: Paint, inner: QRectF, floor: Floor) -> None:
    """Both where the action is, the trapped one outside; control is a ring around a fighter, aggression an arrow."""
    x, y = _SPOTS.get(floor.place, (0.5, 0.5))
    spot = QPointF(inner.left() + x * inner.width(), inner.top() + y * inner.height())
    size = max(paint.px(15), inner.width() * 0.2)
    out = QPointF(x - 0.5, y - 0.5)
    reach = (out.x() ** 2 + out.y() ** 2) ** 0.5
    way = QPointF(-1.0, 0.0) if reach < 0.01 else out / reach
    outer = floor.trapped or RED
    if reach >= 0.01:
        spot -= way * size * 0.35
    half = way * size * 0.62
    places = {outer: spot + half, outer.opponent: spot - half}
    for corner, middle in places.items():
        _fighter(
            painter, paint, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), corner, floor
        )
    if floor.aggressor is not None:
        _arrow(painter, paint, places[floor.aggressor], places[floor.aggressor.opponent], size)


def _fighter(painter: QPainter, paint: Paint, box: QRectF, corner: Corner, floor: Floor) -> None:
    if floor.control is corner:
        use(painter, QPen(QColor(paint.colours.accent_strong), paint.px(3)), Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.center(), box.width() * 0.72, box.height() * 0.72)
    if floor.down is corner:
        painter.save()
        painter.setOpacity(0.55)
        paint_token(painter, paint, box, corner, "")
        painter.restore()
        paint.write(
            painter,
            box.adjusted(-box.width() * 0.3, 0, box.width() * 0.3, 0),
            tr("DOWN"),
            Pencil(10, bold=True, align=CENTRE),
            paint.colours.text,
        )
        return
    paint_token(painter, paint, box, corner)


def _arrow(painter: QPainter, paint: Paint, start: QPointF, end: QPointF, size: float) -> None:
    way = end - start
    reach = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    way, aside = way / reach, QPointF(-way.y(), way.x()) / reach
    tip = start + aside * size * 0.8 + way * size * 0.55
    tail = start + aside * size * 0.8 - way * size * 0.35
    painter.setPen(QPen(QColor(paint.colours.text), paint.px(1.6)))
    painter.drawLine(tail, tip)
    painter.setBrush(QColor(paint.colours.text))
    head = size * 0.2
    painter.drawPolygon(
        QPolygonF([tip, tip - way * head + aside * head * 0.7, tip - way * head - aside * head * 0.7])
    )


def paint_card_read(painter: QPainter, paint: Paint, rect: QRectF, read: CardRead | None) -> None:
    """The card turned over last: the reading on top, the number large, below what came of it."""
    tone = (
        QColor(paint.colours.muted)
        if read is None or read.corner is None
        else paint.tones.corner(read.corner)
    )
    rounded(painter, rect, paint.px(7), paint.colours.panel, QPen(tone, paint.px(1.6)))
    inner = rect.adjusted(paint.px(7), paint.px(4), -paint.px(7), -paint.px(4))
    if read is None:
        paint.write(painter, inner, tr("No card read yet"), Pencil(11, align=CENTRE), paint.colours.muted)
        return
    flat = inner.height() < paint.px(64)
    head = QRectF(inner.left(), inner.top(), inner.width(), min(paint.px(17), inner.height() * 0.45))
    size = head.height()
    beside = paint.width(read.reading, Pencil(12, bold=True)) + paint.width(read.against, SMALL)
    above = beside + size + paint.px(9) <= head.width()
    _card_head(painter, paint, head, read, against=read.against if above else "")
    below = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
    if read.against and not above and below.height() >= paint.px(60):
        line = QRectF(below.left(), below.top(), below.width(), paint.px(15))
        paint.write(painter, line, read.against, Pencil(10.5, align=CENTRE), paint.colours.muted)
        below.setTop(line.bottom())
    middle, foot = below, QRectF()
    if read.says and read.number:
        share = 0.5 if flat else 0.52
        cut = below.width() * 0.4 if flat else 0.0
        middle = QRectF(
            below.left(),
            below.top(),
            cut or below.width(),
            below.height() if flat else below.height() * share,
        )
        foot = (
            below.adjusted(cut, 0, 0, 0) if flat
            else QRectF(below.left(), middle.bottom(), below.width(), below.bottom() - middle.bottom())
        )  # fmt: skip
    elif read.says:
        middle, foot = QRectF(), below
    if read.number:
        paint.write(
            painter,
            middle,
            read.number,
            Pencil(30, bold=True, display=True, align=CENTRE),
            paint.colours.text,
        )
    if read.says:
        _says(painter, paint, foot, read)


def _card_head(painter: QPainter, paint: Paint, head: QRectF, read: CardRead, *, against: str) -> None:
    size = head.height() * 0.86
    left = head.left()
    if read.corner is not None:
        paint_token(painter, paint, QRectF(left, head.center().y() - size / 2, size, size), read.corner)
        left += size + paint.px(6)
    held = paint.width(against, SMALL)
    word = QRectF(left, head.top(), head.right() - left - held - paint.px(3), head.height())
    paint.write(painter, word, read.reading, Pencil(12, bold=True), paint.colours.text)
    paint.write(painter, head, against, Pencil(10.5, align=RIGHT), paint.colours.muted)


def _says(painter: QPainter, paint: Paint, foot: QRectF, read: CardRead) -> None:
    """On one line or two, with a tick or a cross where it was a question."""
    sign = "" if read.good is None else "✓ " if read.good else "✗ "
    tone = paint.colours.text if read.good is None else paint.colours.good if read.good else paint.colours.bad
    text = sign + read.says
    pencil = Pencil(12.5, bold=True, align=CENTRE)
    words = text.split()
    if paint.width(text, pencil) <= foot.width() or len(words) < 3 or foot.height() < paint.px(24):
        paint.write(painter, foot, text, pencil, tone)
        return
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    lines = min(cuts, key=lambda pair: max(paint.width(line, pencil) for line in pair))
    high = min(foot.height() / 2, paint.px(17))
    top = foot.center().y() - high
    for at, line in enumerate(lines):
        paint.write(painter, QRectF(foot.left(), top + at * high, foot.width(), high), line, pencil, tone)


Points = tuple[int, int]
"""Points of a fighter in this round, and those that stop the other."""


def points_of(scene: Scene, *, scores: bool) -> tuple[Points, Points] | None:
    """The points of red and blue; ``None`` while they are kept."""
    if not scores or any("points" not in side.numbers for side in scene.sides):
        return None
    red, blue = ((side.numbers.get("points", 0), side.numbers.get("stops_at", 0)) for side in scene.sides)
    return red, blue


def paint_points(painter: QPainter, paint: Paint, rect: QRectF, points: tuple[Points, Points] | None) -> None:
    """A bar for each fighter towards the points that stop the other."""
    inner = sheet_of_paper(painter, paint, rect)
    if points is None:
        sentence = tr("Points stay closed until the end")
        paint.write(painter, inner, sentence, Pencil(11, align=CENTRE), paint.colours.muted)
        return
    tall = inner.height() >= paint.px(50)
    top = paint.px(15) if tall else 0.0
    if tall:
        head = QRectF(inner.left(), inner.top(), inner.width(), top)
        paint.write(
            painter,
            head,
            tr("Points in this round, and those that stop the other"),
            SMALL,
            paint.colours.muted,
        )
    high = (inner.height() - top) / 2
    for corner, mine in zip(CORNERS, points, strict=True):
        line = QRectF(inner.left(), inner.top() + top + corner.index * high, inner.width(), high)
        _points(painter, paint, line, corner, mine)


def _points(painter: QPainter, paint: Paint, line: QRectF, corner: Corner, points: Points) -> None:
    size = min(line.height() * 0.8, paint.px(16))
    token = QRectF(line.left(), line.center().y() - size / 2, size, size)
    paint_token(painter, paint, token, corner)
    now, stops = points
    sentence = tr("{now} of {stops}").format(now=now, stops=stops)
    wide = paint.px(56)
    paint.write(painter, line, sentence, Pencil(12, bold=True, align=RIGHT), paint.colours.text)
    bar_high = min(paint.px(10), line.height() * 0.55)
    bar = QRectF(token.right() + paint.px(7), line.center().y() - bar_high / 2, 0, bar_high)
    bar.setRight(line.right() - wide)
    most = max(1, stops)
    close = now * 3 >= most * 2
    paint_bar(painter, paint, bar, now / most, paint.tones.corner(corner), hatched=close)
    paint_notch(painter, paint, bar.right(), bar, paint.colours.bad)

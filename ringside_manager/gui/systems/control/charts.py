"""The charts a round is read from: punches by column, the score by difference, trouble."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.view import Scene
from ringside_manager.engines.control import tables
from ringside_manager.engines.control.state import threats
from ringside_manager.engines.control.tables import COLUMNS, INCIDENT
from ringside_manager.gui.board import word_in
from ringside_manager.gui.board.paint import (
    CENTRE,
    LEAST,
    RIGHT,
    Paint,
    Pencil,
    faded,
    mix,
    paint_token,
    rounded,
)
from ringside_manager.gui.board.parts import SMALL, paint_bar, sheet_of_paper
from ringside_manager.gui.systems.control.names import TROUBLE_WORDS, Seen, plain, signed
from ringside_manager.language import tr

# The charts of Control as the table shows them, laid out from the rules' own tables


TOTALS = range(tables.LOWEST_TOTAL, tables.HIGHEST_TOTAL + 1)
"""What three dice show (K13)."""
PUNCHES = tuple(zip(*tables.EPL_CHART, strict=True))
"""K13: effective punches landed, a row for each column of the chart, in the order of ``TOTALS``."""
PACES = tuple(pace.value for pace in tables.Pace)
_ALIKE = [
    list(faces)
    for _, faces in groupby(
        range(1, 7), key=lambda face: [tables.ADJUSTMENT[pace][face - 1] for pace in tables.Pace]
    )
]
FACES = tuple((faces[0], faces[-1]) for faces in _ALIKE)
"""K12: the faces of a die that belong together."""
ADJUSTMENTS = {
    pace.value: tuple(tables.ADJUSTMENT[pace][first - 1] for first, _ in FACES) for pace in tables.Pace
}
"""K12: below 0 it comes off the other's punches, else it is added to one's own."""
MARGINS = tables.ROUND_SCORES
"""K15: up to which difference, the other's points, the leader's trouble modifier."""
_FROM = (tables.HURT_FROM, tables.DOWN_FROM, tables.TWICE_FROM, tables.OUT_FROM)
TROUBLES = tuple(
    zip((*(total - 1 for total in _FROM), 99), (trouble.value for trouble in tables.Trouble), strict=True)
)
"""K20: up to which total, and what comes of it."""
MARK_STOPS = {mark.value: tables.MARK_STOPS[mark] for mark in tables.Mark}
"""K41: the total that stops the bout, in the order a corner cares for marks."""


def threat_of(number: int, threat: int, groove_round: int, stamina_round: int) -> int:
    """Return a fighter's threat in the round of that number (K5)."""
    return threats(threat, groove_round, stamina_round)[number]


def margin_row(lead: int) -> int:
    """Return the place of a difference in ``MARGINS``."""
    return next(place for place, row in enumerate(MARGINS) if lead <= row.up_to)


# Dice on the table: one with its pips, or the place where one is still to be thrown


_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.28, 0.22), (0.72, 0.22), (0.28, 0.5), (0.72, 0.5), (0.28, 0.78), (0.72, 0.78)),
}


def paint_die(painter: QPainter, paint: Paint, box: QRectF, face: int | None, tone: QColor | str) -> None:
    """A die of six showing a face; a broken outline where it has not been thrown (``None``)."""
    line = QPen(QColor(tone if face else paint.colours.muted), paint.px(1.4 if face else 1.0))
    if not face:
        line.setStyle(Qt.PenStyle.DashLine)
    rounded(painter, box, box.width() * 0.2, "#fffdf8" if face else None, line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#1b1a18"))
    for x, y in _PIPS.get(face or 0, ()):
        spot = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        painter.drawEllipse(spot, box.width() * 0.095, box.width() * 0.095)


_SMALLEST = Pencil(10, align=CENTRE)


@dataclass(frozen=True, slots=True)
class Thrown:
    """A fighter's punches of the round: his total, the column it is read in, what the chart says, and what landed."""

    column: int
    total: int = 0
    chart: int = 0
    landed: int = 0
    worn_out: bool = False


Both = tuple[Thrown, Thrown]


def thrown_of(known: Seen, scene: Scene, *, scores: bool) -> Both | None:
    """The punches of red and blue as far as they are thrown; ``None`` while scores are kept."""
    if not scores:
        return None
    red, blue = (_thrown(known, corner, scene.side(corner).numbers.get("column", 1)) for corner in CORNERS)
    return red, blue


def _thrown(known: Seen, corner: Corner, column: int) -> Thrown:
    """What has been thrown keeps the column it was read in: a hand hurt in this round works from the next on (K40)."""
    event = known.thrown.get(corner)
    if event is None:
        return Thrown(column - 1)
    read = TOTALS.index(event.total)
    then = next(at for at in range(len(COLUMNS)) if PUNCHES[at][read] == event.chart)
    return Thrown(then, event.total, event.chart, event.landed, event.worn_out)


def paint_chart(painter: QPainter, paint: Paint, rect: QRectF, both: Both | None) -> None:
    """The punch chart: a line for each column, both fighters' lines lit, the cells they rolled with their counters.

    Where the whole chart would not be legible only the fighters' own columns stand there, in two halves.
    """
    inner = sheet_of_paper(painter, paint, rect)
    if both is None:
        text = tr("Punches landed stay closed until the end")
        paint.write(painter, inner, text, Pencil(11, align=CENTRE), paint.colours.muted)
        return
    first, lines = paint.px(16), len(COLUMNS) + 1
    wide = (inner.width() - first) / len(TOTALS)
    if wide - paint.px(3) >= paint.width("28", Pencil(LEAST)):
        _block(painter, paint, inner, both, range(len(COLUMNS)), TOTALS)
        return
    own, half = sorted({mine.column for mine in both}), inner.height() / 2
    high = min(half / (len(own) + 1), inner.height() / lines * 1.25)
    for at, totals in enumerate((TOTALS[: len(TOTALS) // 2], TOTALS[len(TOTALS) // 2 :])):
        block = QRectF(inner.left(), inner.top() + at * half, inner.width(), high * (len(own) + 1))
        _block(painter, paint, block, both, own, totals)


def _block(
    painter: QPainter, paint: Paint, room: QRectF, both: Both, columns: Sequence[int], totals: range
) -> None:
    """Some columns of the chart for some totals, with the totals above."""
    first, high = paint.px(16), room.height() / (len(columns) + 1)
    wide = (room.width() - first) / len(totals)
    for at, total in enumerate(totals):
        head = QRectF(room.left() + first + at * wide, room.top(), wide, high)
        tone = paint.colours.warn if total == INCIDENT else paint.colours.muted
        paint.write(painter, head, str(total), Pencil(9.5, bold=total == INCIDENT, align=CENTRE), tone)
    for row, column in enumerate(columns):
        line = QRectF(room.left(), room.top() + (row + 1) * high, room.width(), high)
        mine = [corner for corner in CORNERS if both[corner.index].column == column]
        _row(painter, paint, line, COLUMNS[column], mine)
        for at, total in enumerate(totals):
            cell = QRectF(line.left() + first + at * wide, line.top(), wide, high)
            hit = [corner for corner in mine if both[corner.index].total == total]
            _punches(painter, paint, cell, str(PUNCHES[column][TOTALS.index(total)]), hit)


def _row(painter: QPainter, paint: Paint, line: QRectF, letter: str, mine: list[Corner]) -> None:
    """The letter of a column; that of a fighter is lit in his colour, with a bar on his side."""
    half = paint.px(0.5)
    for corner in mine:
        rounded(
            painter, line.adjusted(0, half, 0, -half), paint.px(3), faded(paint.tones.corner(corner), 0.12)
        )
        x = line.left() if corner is CORNERS[0] else line.right() - paint.px(3)
        bar = QRectF(x, line.top() + half, paint.px(3), line.height() - 2 * half)
        rounded(painter, bar, paint.px(1), paint.tones.corner(corner))
    room = QRectF(line.left() + paint.px(4), line.top(), paint.px(12), line.height())
    tone = paint.colours.text if mine else paint.colours.muted
    paint.write(painter, room, letter, Pencil(11, bold=bool(mine)), tone)


def _punches(painter: QPainter, paint: Paint, cell: QRectF, text: str, hit: list[Corner]) -> None:
    if not hit:
        inside = cell.adjusted(paint.px(1), 0, -paint.px(1), 0)
        paint.write(painter, inside, text, _SMALLEST, paint.colours.text)
        return
    size = min(cell.height(), max(cell.width(), paint.px(15)))
    for at, corner in enumerate(hit):
        aside = (at - (len(hit) - 1) / 2) * size * 0.55
        box = QRectF(cell.center().x() - size / 2 + aside, cell.center().y() - size / 2, size, size)
        paint_token(painter, paint, box, corner, text if at == len(hit) - 1 else "")


def paint_landed(painter: QPainter, paint: Paint, rect: QRectF, both: Both | None) -> None:
    """A line for each fighter: his dice, the column, the change, and what landed as a bar and a number."""
    inner = sheet_of_paper(painter, paint, rect)
    if both is None:
        text = tr("What landed stays closed until the end")
        paint.write(painter, inner, text, Pencil(11, align=CENTRE), paint.colours.muted)
        return
    high = inner.height() / 2
    for corner, mine in zip(CORNERS, both, strict=True):
        line = QRectF(inner.left(), inner.top() + corner.index * high, inner.width(), high)
        _landed(painter, paint, line, corner, mine)


def sum_text(mine: Thrown) -> str:
    """How his punches were worked out: ``3d6 12, C: 16 +1``."""
    if not mine.total:
        return tr("Column {column}").format(column=COLUMNS[mine.column])
    shape = tr("3d6 {total}, {column}: {chart}")
    if mine.worn_out:
        shape = tr("3d6 {total} (worn out), {column}: {chart}")
    text = shape.format(total=mine.total, column=COLUMNS[mine.column], chart=mine.chart)
    change = mine.landed - mine.chart
    return f"{text} {signed(change)}" if change else text


def _landed(painter: QPainter, paint: Paint, line: QRectF, corner: Corner, mine: Thrown) -> None:
    size = min(line.height() * 0.82, paint.px(16))
    paint_token(painter, paint, QRectF(line.left(), line.center().y() - size / 2, size, size), corner)
    room = line.adjusted(size + paint.px(7), 0, 0, 0)
    number = QRectF(room.right() - paint.px(26), room.top(), paint.px(26), room.height())
    text = str(mine.landed) if mine.total else "\N{EN DASH}"
    paint.write(painter, number, text, Pencil(15, bold=True, display=True, align=RIGHT), paint.colours.text)
    words = QRectF(room.left(), room.top(), min(paint.px(124), room.width() * 0.5), room.height())
    paint.write(painter, words, sum_text(mine), Pencil(11), paint.colours.text)
    high = min(paint.px(9), room.height() * 0.5)
    bar = QRectF(words.right() + paint.px(5), room.center().y() - high / 2, 0, high)
    bar.setRight(number.left() - paint.px(5))
    if bar.width() > paint.px(18):
        paint_bar(painter, paint, bar, mine.landed / 37, paint.tones.corner(corner))


Margin = tuple[int | None, Corner | None]
"""The difference of the round, None before both have thrown; and who leads."""


def lead_of(both: Both) -> Margin:
    """By how much one has landed more, and who."""
    red, blue = both
    if not red.total or not blue.total:
        return None, None
    ahead = red.landed - blue.landed
    return abs(ahead), None if not ahead else CORNERS[0] if ahead > 0 else CORNERS[1]


def paint_margin(painter: QPainter, paint: Paint, rect: QRectF, margin: Margin | None) -> None:
    """The steps of the difference, with the score and the trouble each brings; the one that holds is framed."""
    inner = sheet_of_paper(painter, paint, rect)
    if margin is None:
        text = tr("The difference stays closed until the end")
        paint.write(painter, inner, text, Pencil(11, align=CENTRE), paint.colours.muted)
        return
    lead, leader = margin
    steps = inner
    if inner.height() >= paint.px(46):
        head = QRectF(inner.left(), inner.top(), inner.width(), paint.px(14))
        paint.write(painter, head, _margin_text(lead), SMALL, paint.colours.muted)
        steps = inner.adjusted(0, paint.px(16), 0, 0)
    now = None if lead is None else margin_row(lead)
    wide, low = steps.width() / len(MARGINS), 0
    for at, (top, points, modifier) in enumerate(MARGINS):
        cell = QRectF(steps.left() + at * wide, steps.top(), wide, steps.height())
        label = tr("{low}+").format(low=low) if at == len(MARGINS) - 1 else f"{low}\N{EN DASH}{top}"
        score = f"10\N{EN DASH}{points}"
        brings = score if modifier is None else f"{score}, {signed(modifier)}"
        _step(painter, paint, cell, (label, brings, score), [leader] if now == at else None)
        low = top + 1


def _margin_text(lead: int | None) -> str:
    if lead is None:
        return tr("Difference: score, trouble")
    return tr("Difference {lead}: score, trouble").format(lead=lead)


def _step(
    painter: QPainter, paint: Paint, cell: QRectF, words: tuple[str, ...], here: list[Corner | None] | None
) -> None:
    """A step of a scale: what leads to it, what it brings in as many words as fit; framed with a counter if it holds."""
    edge = paint.px(1)
    box = cell.adjusted(edge, edge, -edge, -edge)
    lit = here is not None
    line = QPen(QColor(paint.colours.accent_strong if lit else paint.colours.line), paint.px(2 if lit else 1))
    ground = mix(paint.colours.panel, paint.colours.accent, 0.3 if lit else 0.0)
    rounded(painter, box, paint.px(4), ground, line)
    half = box.height() / 2
    top = QRectF(box.left(), box.top(), box.width(), half)
    tokens = [corner for corner in here or () if corner is not None]
    size = min(half * 0.9, paint.px(13))
    needed = paint.width(words[0], Pencil(11, bold=True)) + len(tokens) * (size + paint.px(3)) + paint.px(5)
    if needed > box.width():
        box = _sides(painter, paint, box, tokens)
        top, tokens = QRectF(box.left(), box.top(), box.width(), half), []
    for at, corner in enumerate(tokens):
        left = top.left() + paint.px(3) + at * (size + paint.px(3))
        paint_token(painter, paint, QRectF(left, top.center().y() - size / 2, size, size), corner)
    room = top.adjusted(len(tokens) * (size + paint.px(3)) + paint.px(1), 0, -paint.px(1), 0)
    paint.write(painter, room, words[0], Pencil(11, bold=lit, align=CENTRE), paint.colours.text)
    below = QRectF(box.left() + paint.px(1), top.bottom(), box.width() - paint.px(2), half - paint.px(1))
    tone = paint.colours.text if lit else paint.colours.muted
    brings = next((word for word in words[1:] if paint.fits(below, word, Pencil(10.5))), "")
    paint.write(painter, below, brings, Pencil(10.5, align=CENTRE), tone)


def _sides(painter: QPainter, paint: Paint, box: QRectF, corners: list[Corner]) -> QRectF:
    """Where there is no room for a counter: a bar on the left for red, on the right for blue; what is left beside."""
    for corner in corners:
        x = box.left() if corner is CORNERS[0] else box.right() - paint.px(3)
        bar = QRectF(x, box.top(), paint.px(3), box.height())
        rounded(painter, bar, paint.px(1.5), paint.tones.corner(corner))
    left, right = (paint.px(2.5) if corner in corners else 0.0 for corner in CORNERS)
    return box.adjusted(left, 0, -right, 0)


def trouble_told(known: Seen, *, scores: bool) -> tuple[Corner, str] | None:
    """Who has rolled last, and the sum in words; what was added would give the difference away without the scores."""
    if known.latest is None:
        return None
    return known.latest, _sum_of(known.trouble[known.latest], scores=scores)


def _sum_of(event: object, *, scores: bool) -> str:
    drawn, total, modifier = (getattr(event, name) for name in ("drawn", "total", "modifier"))
    if not scores:
        return tr("2d6 {drawn}").format(drawn=drawn)
    rest = total - drawn - modifier
    return tr("2d6 {drawn}, punches {modifier}, threat and chin {rest}: {total}").format(
        drawn=drawn, modifier=signed(modifier), rest=signed(rest), total=plain(total)
    )


def paint_trouble(
    painter: QPainter,
    paint: Paint,
    rect: QRectF,
    results: Sequence[tuple[Corner, str]],
    latest: tuple[Corner, str] | None,
) -> None:
    """The trouble chart as a scale from nothing to out; the steps rolled in this round are framed."""
    inner = sheet_of_paper(painter, paint, rect)
    steps = inner
    if inner.height() >= paint.px(46):
        head = QRectF(inner.left(), inner.top(), inner.width(), paint.px(14))
        _heading(painter, paint, head, latest)
        steps = inner.adjusted(0, paint.px(16), 0, 0)
    wide, low = steps.width() / len(TROUBLES), 0
    for at, (top, result) in enumerate(TROUBLES):
        cell = QRectF(steps.left() + at * wide, steps.top(), wide, steps.height())
        label = f"{low}\N{EN DASH}{top}"
        if at in (0, len(TROUBLES) - 1):
            label = tr("{low}+").format(low=low) if at else tr("to {top}").format(top=top)
        here: list[Corner | None] = [corner for corner, came in results if came == result]
        _step(painter, paint, cell, (label, word_in(TROUBLE_WORDS, result)), here or None)
        low = top + 1


def _heading(painter: QPainter, paint: Paint, head: QRectF, latest: tuple[Corner, str] | None) -> None:
    if latest is None:
        paint.write(painter, head, tr("Trouble: nobody has rolled"), SMALL, paint.colours.muted)
        return
    corner, told = latest
    size = paint.px(12)
    token = QRectF(head.left(), head.center().y() - size / 2, size, size)
    paint_token(painter, paint, token, corner)
    words = head.adjusted(size + paint.px(5), 0, 0, 0)
    paint.write(painter, words, told, SMALL, paint.colours.text)

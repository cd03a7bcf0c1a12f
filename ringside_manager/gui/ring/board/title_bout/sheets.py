"""The three judges' cards by round, and what happens in the minute between two rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.events import Event, RoundScored
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.board.paint import CENTRE, RIGHT, Paint, Pencil, paint_token, rounded
from ringside_manager.gui.ring.board.small import NORMAL, SMALL, lines_in, sheet_of_paper
from ringside_manager.gui.ring.board.title_bout.told import Told
from ringside_manager.gui.ring.board.title_bout.words import (
    doctor_word,
    place_word,
    referee_word,
    said,
    skill_word,
    text_word,
    wound_told,
)
from ringside_manager.gui.ring.board.tones import faded

JUDGES = 3


@dataclass(frozen=True, slots=True)
class Sums:
    """The judges' cards: ``rounds[i][judge]`` is (red, blue), ``totals`` their sums; ``None`` while they are closed."""

    rounds: tuple[tuple[tuple[int, int], ...], ...]
    totals: tuple[tuple[int, int], ...]


def sums_of(scored: Sequence[RoundScored], *, scores: bool) -> Sums | None:
    """The cards as far as they are known."""
    if not scores:
        return None
    rounds = tuple(event.cards for event in scored if event.cards)
    totals = tuple(
        (sum(cards[judge][0] for cards in rounds), sum(cards[judge][1] for cards in rounds))
        for judge in range(JUDGES)
    )
    return Sums(rounds, totals)


def paint_cards(painter: QPainter, paint: Paint, rect: QRectF, sums: Sums | None) -> None:
    """A line for each judge: the latest rounds there is room for, and the sum."""
    inner = sheet_of_paper(painter, paint, rect)
    if sums is None:
        told = tr("The three scorecards stay closed until the end")
        paint.write(painter, inner, told, Pencil(11, align=CENTRE), paint.colours.muted)
        return
    headed = inner.height() >= paint.px(58)
    high = inner.height() / (JUDGES + headed)
    first, last = min(paint.px(48), inner.width() * 0.28), paint.px(56)
    room = inner.width() - first - last - paint.px(4)
    wide = max(paint.px(27), min(paint.px(44), room / max(1, len(sums.rounds))))
    count = min(len(sums.rounds), max(0, int(room / wide)))
    shown = sums.rounds[len(sums.rounds) - count :]
    if headed:
        _heads(
            painter,
            paint,
            QRectF(inner.left(), inner.top(), inner.width(), high),
            (first, wide, last),
            (len(sums.rounds) - count, count),
        )
    for judge in range(JUDGES):
        line = QRectF(inner.left(), inner.top() + (judge + headed) * high, inner.width(), high)
        name = tr("Judge {judge}").format(judge=judge + 1)
        paint.write(painter, QRectF(line.left(), line.top(), first, high), name, SMALL, paint.colours.muted)
        for at, cards in enumerate(shown):
            cell = QRectF(line.left() + first + at * wide, line.top(), wide, high)
            _score(painter, paint, cell, cards[judge], Pencil(11, align=CENTRE))
        total = QRectF(line.right() - last, line.top(), last, high)
        _score(painter, paint, total, sums.totals[judge], Pencil(12.5, bold=True, align=RIGHT))


def _heads(
    painter: QPainter, paint: Paint, line: QRectF, widths: tuple[float, float, float], rounds: tuple[int, int]
) -> None:
    first, wide, last = widths
    before, count = rounds
    paint.write(
        painter,
        QRectF(line.left(), line.top(), first, line.height()),
        tr("Round"),
        SMALL,
        paint.colours.muted,
    )
    for at in range(count):
        cell = QRectF(line.left() + first + at * wide, line.top(), wide, line.height())
        paint.write(painter, cell, str(before + at + 1), Pencil(10.5, align=CENTRE), paint.colours.muted)
    total = QRectF(line.right() - last, line.top(), last, line.height())
    paint.write(painter, total, tr("In all"), Pencil(10.5, align=RIGHT), paint.colours.muted)


def _score(painter: QPainter, paint: Paint, cell: QRectF, points: tuple[int, int], pencil: Pencil) -> None:
    """Red's points first; the ground is that of whoever is ahead, underlined on his side."""
    red, blue = points
    if red != blue:
        ahead = CORNERS[0] if red > blue else CORNERS[1]
        gap = paint.px(1)
        box = cell.adjusted(gap, gap, -gap, -gap)
        rounded(painter, box, paint.px(3), faded(paint.tones.corner(ahead), 0.14))
        half = box.width() / 2
        left = box.left() + (0 if ahead is CORNERS[0] else half)
        painter.setPen(QPen(paint.tones.corner(ahead), paint.px(2)))
        y = box.bottom() - paint.px(1)
        painter.drawLine(QRectF(left, y, half, 0).topLeft(), QRectF(left, y, half, 0).topRight())
    told = tr("{red}\N{EN DASH}{blue}").format(red=red, blue=blue)
    room = cell.adjusted(paint.px(1), 0, -paint.px(4) if pencil.align == RIGHT else -paint.px(1), 0)
    paint.write(painter, room, told, pencil, paint.colours.text)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the strip: whose corner, what, and whether it went well."""

    corner: Corner | None
    text: str
    good: bool | None = None


def strip_of(known: Told) -> tuple[str, tuple[Line, ...]]:
    """Heading and lines of the strip: the corners' work between two rounds, else the officials."""
    if known.resting:
        lines = tuple(line for event in known.work if (line := _work(event)) is not None)
        return tr("In the corners"), lines or _officials(known.officials)
    return tr("Officials"), _officials(known.officials)


def _officials(event: Any) -> tuple[Line, ...]:
    if event is None:
        return ()
    lines = [Line(None, tr("Referee: {referee}").format(referee=referee_word(event.referee)))]
    if event.doctor:
        lines[0] = Line(
            None,
            tr("Referee: {referee}; doctor: {doctor}").format(
                referee=referee_word(event.referee), doctor=doctor_word(event.doctor)
            ),
        )
        shape = tr("Corner: {corner}")
        lines += [
            Line(corner, shape.format(corner=skill_word(event.corners[corner.index]))) for corner in CORNERS
        ]
        return tuple(lines)
    shape = tr("Cut man: {cut}; swelling: {swelling}")
    lines += [
        Line(
            corner,
            shape.format(
                cut=skill_word(event.cut_men[corner.index]),
                swelling=skill_word(event.swelling_men[corner.index]),
            ),
        )
        for corner in CORNERS
    ]
    return tuple(lines)


def _work(event: Event) -> Line | None:
    told = _WORKED.get(event.name)
    return told(event) if told is not None else None


def _cut(event: Any) -> Line:
    told = tr("Cut {place}: {result} ({skill})").format(
        place=place_word(event.place), result=_RESULTS[event.result](), skill=skill_word(event.skill)
    )
    return Line(event.corner, told, event.result in ("stops", "controls"))


def _eye(event: Any) -> Line:
    told = tr("Swelling {place}: {result} ({skill})").format(
        place=place_word(event.eye), result=_STAGES[min(event.stage, 3)](), skill=skill_word(event.skill)
    )
    return Line(event.corner, told, event.stage == 0)


def _wound(event: Any) -> Line:
    told = tr("{wound}: held") if event.held else tr("{wound}: not held")
    return Line(
        event.corner, told.format(wound=wound_told(event.wound, event.place, event.severity, "")), event.held
    )


def _doctor(event: Any) -> Line:
    verdict = said(_VERDICTS, event.verdict)
    return Line(event.corner, tr("Doctor: {verdict}").format(verdict=verdict), event.verdict == "go_on")


def _condition(event: Any) -> Line | None:
    if event.kind != "condition" or event.code.endswith("NONE"):
        return None
    return Line(event.corner, tr("Condition: {text}").format(text=text_word(event.code)), False)


_WORKED: Mapping[str, Callable[[Any], Line | None]] = {
    "cut_treated": _cut,
    "eye_treated": _eye,
    "wound_treated": _wound,
    "doctor_looked": _doctor,
    "text_read": _condition,
    "carried_over": lambda event: Line(event.corner, tr("Still shaken in the next round"), False),
    "tired": lambda event: Line(event.corner, tr("Fatigued from now on"), False),
    "rib_held": lambda event: Line(event.corner, tr("The rib holds for another round"), True),
}
_RESULTS: Mapping[str, Callable[[], str]] = {
    "stops": lambda: tr("stopped"),
    "controls": lambda: tr("under control"),
    "seeping": lambda: tr("still seeping"),
    "bleeding": lambda: tr("still bleeding"),
}
_STAGES: tuple[Callable[[], str], ...] = (
    lambda: tr("kept down"),
    lambda: tr("puffy"),
    lambda: tr("half shut"),
    lambda: tr("shut"),
)
_VERDICTS: Mapping[str, Callable[[], str]] = {
    "go_on": lambda: tr("he may go on"),
    "one_more_round": lambda: tr("one more round"),
    "stop": lambda: tr("he stops it"),
}


def paint_strip(painter: QPainter, paint: Paint, rect: QRectF, heading: str, lines: tuple[Line, ...]) -> None:
    """A heading, and a line for each thing that was done, with a tick or a cross."""
    inner = sheet_of_paper(painter, paint, rect)
    high = paint.px(16)
    if inner.height() >= high * 2:
        paint.write(
            painter,
            QRectF(inner.left(), inner.top(), inner.width(), high),
            heading,
            SMALL,
            paint.colours.muted,
        )
        inner = inner.adjusted(0, high, 0, 0)
    spots = lines_in(inner, min(high * 1.1, inner.height()), len(lines))
    for at, (spot, line) in enumerate(zip(spots, lines, strict=False)):
        more = len(lines) - len(spots) if at == len(spots) - 1 else 0
        _line(painter, paint, spot, line, more)


def _line(painter: QPainter, paint: Paint, spot: QRectF, line: Line, more: int) -> None:
    left, size = spot.left(), spot.height() * 0.78
    if line.corner is not None:
        paint_token(painter, paint, QRectF(left, spot.center().y() - size / 2, size, size), line.corner)
        left += size + paint.px(6)
    sign = "" if line.good is None else "✓ " if line.good else "✗ "
    tone = paint.colours.text if line.good is None else paint.colours.good if line.good else paint.colours.bad
    text = tr("{line} (+{count})").format(line=sign + line.text, count=more) if more else sign + line.text
    paint.write(painter, QRectF(left, spot.top(), spot.right() - left, spot.height()), text, NORMAL, tone)

"""A fighter's tracker: name, what is in force, Endurance, ratings as they stand, warnings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.view import Side
from ringside_manager.gui.board.heads import (
    blood_of,
    head_in,
    ink_of,
    paint_eye,
    paint_looks,
    paint_skull,
    spot_on,
)
from ringside_manager.gui.board.names import Text, Words, word_in
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, faded, mix, rounded, use
from ringside_manager.gui.board.parts import Pill, Tile, paint_offences
from ringside_manager.gui.systems.title_bout.names import NAMES, OFFENCE_WORDS, PLACE_WORDS, wound_told
from ringside_manager.gui.systems.title_bout.seen import Seen
from ringside_manager.language import later, tr

# His head as everybody sees it: cuts by place, eyes, and beside it what they mean in words


PLACES = ("nose_bleed", "under_left", "under_right", "over_left", "over_right", "bridge", "lip")
_LETTERS = dict(zip(PLACES, "ABCDEFG", strict=True))
_GASHES = {"over_left": "H", "over_right": "I"}
_AT = {
    "nose_bleed": (0.50, 0.66), "under_left": (0.68, 0.545), "under_right": (0.32, 0.545), "over_left": (0.68, 0.315),
    "over_right": (0.32, 0.315), "bridge": (0.50, 0.47), "lip": (0.57, 0.795),
}  # fmt: skip
"""Where a cut lies on the face, seen from the front: his left is on the right."""


@dataclass(frozen=True, slots=True)
class CutSeen:
    """A cut as it is drawn: its letter (T84), whether it is open, a gash, how often it has reopened, control lost by it."""

    place: str
    letter: str
    open: bool
    gash: bool
    reopened: int
    markers: int


@dataclass(frozen=True, slots=True)
class Looks:
    """All that can be seen of a fighter's face and hands."""

    cuts: tuple[CutSeen, ...]
    eyes: tuple[tuple[str, int], ...]
    wounds: tuple[tuple[str, str, str, str], ...]
    injuries: tuple[str, ...]
    clashes: int


def looks(side: Side, known: Seen, corner: Corner) -> Looks:
    """What he looks like."""
    cuts = tuple(_seen(side, known, corner, place) for place in PLACES if f"cut_{place}" in side.marks)
    eyes = tuple((eye, side.numbers.get(f"{eye}_eye", 0)) for eye in ("left", "right"))
    wounds = tuple(
        (what, place, severity, state)
        for (whose, (what, place)), (severity, state) in known.wounds.items()
        if whose is corner
    )
    hurt = tuple(mark for mark in ("hand_broken", "hand_hurt", "rib") if mark in side.marks)
    return Looks(cuts, eyes, wounds, hurt, side.numbers.get("clashes", 0))


def _seen(side: Side, known: Seen, corner: Corner, place: str) -> CutSeen:
    gash = f"gash_{place}" in side.marks
    return CutSeen(
        place,
        _GASHES[place] if gash else _LETTERS[place],
        f"open_{place}" in side.marks,
        gash,
        known.reopened.get((corner, place), 0),
        side.numbers.get(f"marker_{place}", 0),
    )


def told_in_words(seen: Looks) -> tuple[str, ...]:
    """What can be seen, the worst first; nothing if he is unmarked."""
    cuts = sorted(seen.cuts, key=lambda cut: (not cut.gash, not cut.open, cut.letter))
    lines = [cut_told(cut.letter, cut.place, (cut.open, cut.gash), cut.reopened, cut.markers) for cut in cuts]
    lines += [eye_told(eye, stage) for eye, stage in sorted(seen.eyes, key=lambda one: -one[1]) if stage]
    lines += [wound_told(*wound) for wound in seen.wounds]
    return (*lines, *injuries_told(seen.injuries, seen.clashes))


def cut_told(letter: str, place: str, state: tuple[bool, bool], reopened: int, markers: int) -> str:
    """A cut in words: ``H: left brow, gash, open, control −1``; ``state`` is whether it is open, and a gash."""
    is_open, gash = state
    parts = [_SIMPLE[place]() if place in _SIMPLE else word_in(PLACE_WORDS, place)]
    if gash:
        parts.append(tr("gash"))
    parts.append(tr("open") if is_open else tr("closed"))
    if reopened:
        parts.append(tr("reopened %n time", "reopened %n times", reopened))
    if markers:
        parts.append(tr("control \N{MINUS SIGN}{count}").format(count=markers))
    return tr("{letter}: {cut}").format(letter=letter, cut=tr(", ").join(parts))


def eye_told(eye: str, stage: int) -> str:
    """An eye in words: ``Left eye puffy``."""
    return _EYES[eye, min(stage, 3)]() if stage else ""


def injuries_told(injuries: tuple[str, ...], clashes: int) -> tuple[str, ...]:
    """Hand, rib and gashes from clashes of heads."""
    told = [word_in(INJURY_WORDS, injury) for injury in injuries]
    if clashes:
        told.append(
            tr(
                "%n gash from clashes: control −{count}", "%n gashes from clashes: control −{count}", clashes
            ).format(count=clashes)
        )
    return tuple(told)


def offences_told(numbers: Mapping[str, int]) -> str:
    """The warnings by kind: ``low blow 2, holding 1``; nothing where none is for a kind."""
    counted = [(offence, numbers.get(f"warned_{offence}", 0)) for offence in OFFENCE_WORDS]
    shape = tr("{offence} {times}")
    return tr(", ").join(
        shape.format(offence=word_in(OFFENCE_WORDS, what), times=times) for what, times in counted if times
    )


_EYES: Mapping[tuple[str, int], Text] = {
    ("left", 1): later("Left eye puffy"),
    ("left", 2): later("Left eye half shut"),
    ("left", 3): later("Left eye shut"),
    ("right", 1): later("Right eye puffy"),
    ("right", 2): later("Right eye half shut"),
    ("right", 3): later("Right eye shut"),
}
_SIMPLE: Words = {"nose_bleed": later("bloody nose"), "lip": later("torn lip")}
INJURY_WORDS: Words = {
    "hand_broken": later("Hand broken: every punch counts one less"),
    "hand_hurt": later("Hand hurt: 2-point punches count 1"),
    "rib": later("Cracked rib"),
}
CHIP_WORDS: Words = {
    "control": later("Control"),
    "limit": later("Lands"),
    "power": later("Power"),
    "counter": later("Counter"),
    "chin": later("Chin"),
    "count_out": later("Count"),
    "finish": later("Run"),
    "knockdowns": later("Downs"),
}
CHIP_HINTS: Words = {
    "control": later("Control: he takes control with a control number up to this, of 20 (T41)."),
    "limit": later("Lands: action numbers up to this, of 80, land (T42)."),
    "power": later("Power: numbers up to this land with power and may put the other down (T43)."),
    "counter": later("Counter: his counterpunch lands with a number up to this, of 80 (T67)."),
    "chin": later("Chin: how easily he goes down, 0 is best, 10 worst (T44)."),
    "count_out": later("Count: how easily he is counted out, 0 is best, 10 worst (T60)."),
    "finish": later("Run: how many cards his finishing run lasts when the other is hurt (T71)."),
    "knockdowns": later("Downs: knockdowns he has scored in the bout (T61)."),
}


def paint_body(painter: QPainter, paint: Paint, rect: QRectF, seen: Looks) -> None:
    """The head with every cut and swelling, and the same in words."""
    told = told_in_words(seen)
    paint_looks(
        painter, paint, rect, told, tr("No marks yet"), lambda box: paint_head_of(painter, paint, box, seen)
    )


def paint_head_of(painter: QPainter, paint: Paint, box: QRectF, seen: Looks) -> None:
    """The face itself, from the front."""
    ink, head = ink_of(paint), head_in(box)
    paint_skull(painter, paint, head, ink)
    for eye, stage in seen.eyes:
        paint_eye(painter, paint, head, eye, stage, ink)
    for what, place, severity, state in seen.wounds:
        if place in _AT and what == "swelling":
            _bump(painter, paint, head, place, severity, state)
    for cut in seen.cuts:
        _cut(painter, paint, head, cut)
    for what, place, severity, state in seen.wounds:
        if place in _AT and what == "cut":
            _cut(painter, paint, head, CutSeen(place, "", state != "held", severity != "minor", 0, 0))
    if seen.clashes:
        _gash(painter, paint, spot_on(head, (0.5, 0.17)), head.width() * 0.12, seen.clashes)


def _bump(painter: QPainter, paint: Paint, head: QRectF, place: str, severity: str, state: str) -> None:
    """A swelling of the advanced tables: the larger the worse, only an outline while the corner holds it."""
    size = head.width() * (0.08 if severity == "minor" else 0.12)
    tone = mix(paint.tones.skin, "#6a2a5c", 0.6)
    painter.setPen(QPen(tone, max(1.2, head.width() * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush if state == "held" else faded(tone, 0.75))
    painter.drawEllipse(spot_on(head, _AT[place]), size, size * 0.7)


def _cut(painter: QPainter, paint: Paint, head: QRectF, cut: CutSeen) -> None:
    """A red line; open with drops, closed with stitches, a gash jagged; its letter beside it."""
    spot, size = spot_on(head, _AT[cut.place]), head.width() * (0.13 if cut.gash else 0.085)
    blood = blood_of(paint)
    dark = QColor("#4a0b0b")
    pen = QPen(blood if cut.open else dark, max(1.6, head.width() * (0.045 if cut.gash else 0.032)))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    use(painter, pen, Qt.BrushStyle.NoBrush)
    if cut.gash:
        painter.drawPolyline(
            [
                spot + QPointF(size * x, size * y)
                for x, y in ((-1, 0.1), (-0.35, -0.3), (0.3, 0.25), (1, -0.15))
            ]
        )
    else:
        painter.drawLine(spot - QPointF(size, 0), spot + QPointF(size, 0))
    if cut.open:
        use(painter, Qt.PenStyle.NoPen, blood)
        for x, y in ((-0.3, 0.75), (0.45, 1.15)):
            painter.drawEllipse(spot + QPointF(size * x, size * y), size * 0.2, size * 0.34)
    else:
        painter.setPen(QPen(dark, max(1.0, head.width() * 0.014)))
        for x in (-0.6, 0.0, 0.6):
            painter.drawLine(spot + QPointF(size * x, -size * 0.4), spot + QPointF(size * x, size * 0.4))
    if cut.letter:
        _letter(painter, paint, head, spot, cut)


def _letter(painter: QPainter, paint: Paint, head: QRectF, spot: QPointF, cut: CutSeen) -> None:
    """The letter of the printed table in a small tag at the side of the face."""
    size = max(paint.px(11), head.width() * 0.16)
    right = _AT[cut.place][0] >= 0.5
    x = head.right() - size * 0.35 if right else head.left() - size * 0.65
    tag = QRectF(x, spot.y() - size / 2, size, size)
    if cut.place in ("bridge", "nose_bleed", "lip"):
        painter.setPen(QPen(QColor(paint.colours.muted), max(1.0, paint.px(0.8))))
        painter.drawLine(QPointF(tag.left(), tag.center().y()), spot + QPointF(head.width() * 0.1, 0))
    rounded(painter, tag, size * 0.25, paint.colours.panel, QPen(QColor(paint.colours.bad), paint.px(1.2)))
    paint.write(painter, tag, cut.letter, Pencil(10, bold=True, align=CENTRE), paint.colours.bad)


def _gash(painter: QPainter, paint: Paint, spot: QPointF, size: float, count: int) -> None:
    """The gash of a clash of heads, on the forehead."""
    pen = QPen(QColor("#b01818"), max(1.6, size * 0.3))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for at in range(min(count, 3)):
        down = QPointF(0, size * 0.55 * at)
        painter.drawPolyline(
            [
                spot + down + QPointF(size * x, size * y)
                for x, y in ((-1, 0), (-0.3, -0.25), (0.3, 0.2), (1, -0.1))
            ]
        )


CHIPS = ("control", "limit", "power", "counter", "chin", "count_out", "finish", "knockdowns")
"""Ratings and what he has scored, in the order of the tracker."""
_LESS_IS_GOOD = frozenset({"chin", "count_out"})
_STYLES = ("boxing", "slugging")
_STATES = ("finishing", "trapped", "shaken", "last_chance", "fatigued", "hand_broken", "hand_hurt", "rib")
_WARNS = frozenset(_STATES[1:])
_ELSEWHERE = ("on_ropes", "forced", "in_control")


def pills_of(
    paint: Paint, info: EngineInfo, corner: Corner, side: Side, *, fighting: bool
) -> tuple[Pill, ...]:
    """His style, what troubles him, and the strategy in force, what matters most first.

    Who is the aggressor and who is trapped only counts while a round is ``fighting``.
    """
    mine, warn = paint.tones.corner(corner), QColor(paint.colours.warn)
    style = next((mark for mark in _STYLES if mark in side.marks), "")
    made = (
        [Pill(tr("Slugs (forced)") if "forced" in side.marks else NAMES.mark(style), mine, strong=True)]
        if style
        else []
    )
    made += [
        Pill(_mark_text(mark, side), warn if mark in _WARNS else mine, strong=True)
        for mark in _STATES
        if mark in side.marks and (fighting or mark != "trapped")
    ]
    if "fatigued" not in side.marks:
        made.append(Pill(tr("Fresh"), QColor(paint.colours.muted)))
    shown = {*_STYLES, *_STATES, *_ELSEWHERE}
    specs = [spec for spec in info.marks if spec.name in side.marks and spec.name not in shown]
    plans = [spec for spec in specs if spec.tactic]
    made += [Pill(NAMES.mark(spec.name, spec), QColor(paint.colours.gold), strong=True) for spec in plans]
    if fighting and "aggressor" in side.marks:
        made.append(Pill(NAMES.mark("aggressor"), mine))
    return tuple(made)


def _mark_text(mark: str, side: Side) -> str:
    if mark == "finishing":
        return tr("Finishing run: {count}").format(count=side.numbers.get("run_left", 0))
    return NAMES.mark(mark)


def chips_of(
    card: Mapping[str, Any], other: Mapping[str, Any], side: Side, opposite: Side
) -> tuple[Tile, ...]:
    """His ratings beside those printed on the side of his card that is in use."""
    mine = card["fatigued" if "fatigued" in side.marks else "fresh"]
    his = other["fatigued" if "fatigued" in opposite.marks else "fresh"]
    printed = {
        "control": mine["CF"][0 if "boxing" in opposite.marks else 1],
        "limit": mine["PL"] + his["DEF"],
        "power": mine["power"],
        "counter": mine["PL"] + mine["CP"],
        "chin": mine["KD"][0],
        "count_out": mine["KO"],
        "finish": mine["KI"],
    }
    return tuple(_chip(name, side.numbers[name], printed.get(name)) for name in CHIPS if name in side.numbers)


def _chip(name: str, now: int, printed: int | None) -> Tile:
    better = None if printed in (None, now) else (now < printed) == (name in _LESS_IS_GOOD)
    return Tile(word_in(CHIP_WORDS, name), str(now), str(printed), better)


def paint_warnings(painter: QPainter, paint: Paint, rect: QRectF, side: Side, taken: int) -> None:
    """A box for every warning up to the one that sends a fighter out; below them what they were for."""
    had, out, next_point = (side.numbers.get(name, 0) for name in ("warnings", "sent_out", "next_point"))
    said = [offences_told(side.numbers)] if had else []
    if taken:
        said.append(tr("%n point taken", "%n points taken", taken))
    paint_offences(painter, paint, rect, tr("Warnings"), (had, out, next_point), said)

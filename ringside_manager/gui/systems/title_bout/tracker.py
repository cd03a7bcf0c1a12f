"""A fighter's tracker: name, what is in force, Endurance, ratings as they stand, warnings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.view import Side
from ringside_manager.gui.board import Text, Words, word_in
from ringside_manager.gui.board.heads import paint_looks
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.parts import Pill, Tile, paint_offences
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.title_bout.names import NAMES, OFFENCE_WORDS, PLACE_WORDS, wound_text
from ringside_manager.gui.systems.title_bout.seen import Seen
from ringside_manager.language import later, tr

# His head as everybody sees it: cuts by place, eyes, and beside it what they mean in words


PLACES = ("nose_bleed", "under_left", "under_right", "over_left", "over_right", "bridge", "lip")
_LETTERS = dict(zip(PLACES, "ABCDEFG", strict=True))
_GASHES = {"over_left": "H", "over_right": "I"}


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
    lines = [cut_text(cut.letter, cut.place, (cut.open, cut.gash), cut.reopened, cut.markers) for cut in cuts]
    lines += [eye_text(eye, stage) for eye, stage in sorted(seen.eyes, key=lambda one: -one[1]) if stage]
    lines += [wound_text(*wound) for wound in seen.wounds]
    return (*lines, *injuries_text(seen.injuries, seen.clashes))


def cut_text(letter: str, place: str, state: tuple[bool, bool], reopened: int, markers: int) -> str:
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


def eye_text(eye: str, stage: int) -> str:
    """An eye in words: ``Left eye puffy``."""
    return _EYES[eye, min(stage, 3)]() if stage else ""


def injuries_text(injuries: tuple[str, ...], clashes: int) -> tuple[str, ...]:
    """Hand, rib and gashes from clashes of heads."""
    texts = [word_in(INJURY_WORDS, injury) for injury in injuries]
    if clashes:
        texts.append(
            tr(
                "%n gash from clashes: control −{count}", "%n gashes from clashes: control −{count}", clashes
            ).format(count=clashes)
        )
    return tuple(texts)


def offences_text(numbers: Mapping[str, int]) -> str:
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


def paint_body(painter: QPainter, paint: Paint, rect: QRectF, seen: Looks, sitter: Sitter) -> None:
    """His head with every cut and swelling, and the same in words."""
    paint_looks(painter, paint, rect, told_in_words(seen), marks_of(seen), sitter)


def marks_of(seen: Looks) -> tuple[Mark, ...]:
    """What the bout has left on his face, with the letters of the printed table."""
    marks = [Mark("eye", f"eye_{eye}", stage) for eye, stage in seen.eyes if stage]
    marks += [_mark(cut) for cut in seen.cuts]
    for what, place, severity, state in seen.wounds:
        if place not in PLACES:
            continue
        if what == "swelling":
            marks.append(Mark("swelling", place, 1 if severity == "minor" else 2, held=state == "held"))
        else:
            marks.append(_mark(CutSeen(place, "", state != "held", severity != "minor", 0, 0)))
    if seen.clashes:
        marks.append(Mark("gash", "forehead", times=seen.clashes))
    return tuple(marks)


def _mark(cut: CutSeen) -> Mark:
    if cut.place == "nose_bleed":
        return Mark("blood", "nose", tag=cut.letter)
    return Mark("gash" if cut.gash else "cut", cut.place, held=not cut.open, tag=cut.letter)


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
    said = [offences_text(side.numbers)] if had else []
    if taken:
        said.append(tr("%n point taken", "%n points taken", taken))
    paint_offences(painter, paint, rect, tr("Warnings"), (had, out, next_point), said)

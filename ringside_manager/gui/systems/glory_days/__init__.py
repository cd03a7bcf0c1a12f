"""What the window knows of Glory Days Boxing: its table at one size, names, what is asked and explained at the desk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import EngineInfo, Setup
from ringside_manager.bout.view import Rolled, Scene, Side
from ringside_manager.gui.board import Moment, Words, word_in
from ringside_manager.gui.board.face import Parts, Piece, TableFace, Want, part
from ringside_manager.gui.board.heads import cards_of, paint_cards, paint_looks
from ringside_manager.gui.board.paint import CENTRE, Paint, Pencil, mix, rounded
from ringside_manager.gui.board.parts import (
    Pill,
    Tile,
    paint_offences,
    paint_pills,
    paint_plate,
    paint_strength,
    paint_strip,
    paint_tiles,
)
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.portraits.marks import SHUT, Mark
from ringside_manager.gui.systems.glory_days import middle
from ringside_manager.gui.systems.glory_days.names import (
    CLAUSES,
    DESK,
    DISTANCE_LETTERS,
    INCIDENTS,
    NAMES,
    OPTIONS,
    TILE_HINTS,
    TILE_WORDS,
    fouls_text,
    injury_text,
    stars_text,
)
from ringside_manager.gui.systems.glory_days.seen import (
    Seen,
    dice_of,
    headline,
    notes_of,
    paint_tray,
    rolled_face,
)
from ringside_manager.language import later, tr

# A boxer's side of the table: what is in force, stamina, ratings, ring generalship, fouls


# His head as everybody sees it: gashes, cuts, nose and swellings by place, and how often each has come up


_PLACES: Mapping[str, tuple[Literal["cut", "gash", "blood"], str]] = {
    "gash_left_eye": ("gash", "brow_left"), "gash_right_eye": ("gash", "brow_right"), "cut_left_eye": ("cut", "over_left"),
    "cut_right_eye": ("cut", "over_right"), "cut_left_cheek": ("cut", "cheek_left"),
    "cut_right_cheek": ("cut", "cheek_right"), "bloody_nose": ("blood", "nose"),
}  # fmt: skip
"""How an injury is drawn, and where on the face it lies."""
INJURIES = (*_PLACES, "swelling_left_eye", "swelling_right_eye")
Looks = tuple[tuple[str, int], ...]


def looks(side: Side) -> Looks:
    """Each injury he has, with how often it has come up."""
    return tuple((name, times) for name in INJURIES if (times := side.numbers.get(name, 0)))


def told_in_words(seen: Looks) -> tuple[str, ...]:
    """What can be seen, in the order of the stoppage chart."""
    return tuple(injury_text(name, times) for name, times in seen)


def paint_body(painter: QPainter, paint: Paint, rect: QRectF, seen: Looks, sitter: Sitter) -> None:
    """His head with every mark, and the same in words."""
    paint_looks(painter, paint, rect, told_in_words(seen), marks_of(seen), sitter)


def marks_of(seen: Looks) -> tuple[Mark, ...]:
    """What the bout has left on his face; the count stands beside what came up again."""
    marks = []
    for name, times in seen:
        if name in _PLACES:
            kind, place = _PLACES[name]
            marks.append(Mark(kind, place, times=times, tag=str(times) if times > 1 else ""))
        else:
            marks.append(Mark("eye", f"eye_{name.split('_')[1]}", min(SHUT, times)))
    return tuple(marks)


TILES = ("power", "chin", "count_out", "will", "cut", "foul", "penalty", "knockdowns")
"""Ratings and what he has scored, in the order of the table."""
_PAIRS = {"power": ("power", "finishing"), "chin": ("down_at", "stunned_at")}
_MORE_IS_GOOD = frozenset({"power"})
_WARNS = ("hurt", "tired", "hand_broken", "hand_hurt", "ankle")
POINT, OUT = 5, 6
"""Fouls of all kinds that cost a point, and the bout (G70)."""


def pills_of(paint: Paint, info: EngineInfo, corner: Corner, side: Side) -> tuple[Pill, ...]:
    """What troubles him, then what helps him, then his order for the round."""
    warn, mine = QColor(paint.colours.warn), paint.tones.corner(corner)
    made = [Pill(NAMES.mark(mark), warn, strong=True) for mark in _WARNS if mark in side.marks]
    if "tired" not in side.marks:
        made.append(Pill(tr("Fresh"), QColor(paint.colours.muted)))
    if "rally" in side.marks:
        made.append(Pill(NAMES.mark("rally"), mine, strong=True))
    made += [
        Pill(NAMES.mark(spec.name, spec), QColor(paint.colours.gold), strong=True)
        for spec in info.marks
        if spec.tactic and spec.name in side.marks
    ]
    return tuple(made)


def tiles_of(card: Mapping[str, Any], side: Side) -> tuple[Tile, ...]:
    """His ratings beside those his card prints for a fresh boxer."""
    return tuple(_tile(name, _printed(card).get(name), side.numbers) for name in TILES)


def _printed(card: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    return {
        "power": tuple(card["power"][0]),
        "chin": tuple(card["chin_kd"][0]),
        "count_out": (card["chin_ko"][0],),
        "will": (card["will"][0],),
        "cut": (card["cut"],),
        "foul": (card["foul"],),
        "penalty": (0,),
    }


def _tile(name: str, printed: tuple[int, ...] | None, numbers: Mapping[str, int]) -> Tile:
    now = tuple(numbers.get(one, 0) for one in _PAIRS.get(name, (name,)))
    if printed is None or printed == now:
        return Tile(word_in(TILE_WORDS, name), _figure(now))
    better = (now > printed) == (name in _MORE_IS_GOOD)
    return Tile(word_in(TILE_WORDS, name), _figure(now), _figure(printed), better)


def _figure(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class GeneralLine:
    """A line of ring generalship: where it is fought, its stars now and in print, and whether it is the one rolled."""

    face: int
    distance: str
    stars: int
    printed: int
    rolled: bool


def lines_of(card: Mapping[str, Any], side: Side, rolled: int) -> tuple[GeneralLine, ...]:
    """The six lines; ``rolled`` is the face of the d6 in this segment, 0 for none."""
    found = []
    for face, word in enumerate(card["ring_general"], start=1):
        printed = int(word[1:])
        where = "inside" if word[0] == "I" else "outside"
        stars = side.numbers.get(f"line_{face}", printed)
        found.append(GeneralLine(face, where, stars, printed, face == rolled))
    return tuple(found)


def paint_lines(painter: QPainter, paint: Paint, rect: QRectF, lines: Sequence[GeneralLine]) -> None:
    """A field for each face of the d6: face, distance, stars; the one rolled is framed and filled."""
    gap = paint.px(2)
    wide = (rect.width() - gap * (len(lines) - 1)) / max(1, len(lines))
    for at, line in enumerate(lines):
        cell = QRectF(rect.left() + at * (wide + gap), rect.top(), wide, rect.height())
        _general(painter, paint, cell, line)


def _general(painter: QPainter, paint: Paint, cell: QRectF, line: GeneralLine) -> None:
    accent = paint.colours.accent_strong if line.rolled else paint.colours.line
    ground = mix(paint.colours.panel, paint.colours.accent, 0.34 if line.rolled else 0.0)
    half = paint.px(1)
    rounded(
        painter,
        cell.adjusted(half, half, -half, -half),
        paint.px(4),
        ground,
        QPen(QColor(accent), paint.px(2.2 if line.rolled else 1)),
    )
    rows = 3 if cell.height() >= paint.px(42) else 2
    high = cell.height() / rows
    spots = [cell.adjusted(half * 2, row * high, -half * 2, (row + 1 - rows) * high) for row in range(rows)]
    if rows == 3:
        paint.write(
            painter,
            spots[0],
            str(line.face),
            Pencil(10.5, bold=line.rolled, align=CENTRE),
            paint.colours.muted,
        )
    paint.write(
        painter,
        spots[-2],
        word_in(DISTANCE_LETTERS, line.distance),
        Pencil(10.5, bold=line.rolled, align=CENTRE),
        paint.colours.text,
    )
    changed = line.stars - line.printed
    tone = paint.colours.good if changed > 0 else paint.colours.bad if changed < 0 else paint.colours.text
    sign = "▲" if changed > 0 else "▼" if changed < 0 else ""
    pencil, text = Pencil(11, bold=True, align=CENTRE), stars_text(line.stars) + sign
    if not paint.fits(spots[-1], text, pencil):
        text = tr("{count}★").format(count=line.stars) + sign
    if not paint.fits(spots[-1], text, pencil):
        text = f"{line.stars}{sign}"
    paint.write(painter, spots[-1], text, pencil, tone)


def paint_fouls(painter: QPainter, paint: Paint, rect: QRectF, side: Side, off: int) -> None:
    """A box for every foul up to the one that sends a boxer out; below them the kinds and the points they cost."""
    had = side.numbers.get("fouls", 0)
    said = [fouls_text(side.numbers)] if had else []
    if off:
        said.append(tr("%n point off", "%n points off", off))
    paint_offences(painter, paint, rect, tr("Fouls"), (had, OUT, POINT), said)


# What the parts mean, shown where the mouse rests


_PARTS: Words = {
    "plate": later(
        "Whoever has momentum goes first toe to toe and chooses the distance (G18); he gets it by landing more in a "
        "segment (G76)."
    ),
    "states": later(
        "What is in force: hurt for the next segment (G49), tired for the rest of the bout (G92), an injured hand or "
        "ankle (G81), the crowd behind him (G81), his order for the round (G101)."
    ),
    "stamina": later(
        "Stamina falls by every punch the other lands (G91). Without any he is tired: the other column counts, and a "
        "punch less lands (G92). The notch is where he began (G12)."
    ),
    "lines": later(
        "Ring generalship: the line of the d6 says where he wants to fight and with how many stars; more stars lead "
        "the segment (G16, G17). The framed line was rolled; an arrow marks stars gained or lost (G101, G81)."
    ),
    "body": later(
        "Gashes, cuts, nose and swellings, each counted by itself (G62); the more often one comes up, the likelier it "
        "stops the bout (G63)."
    ),
    "fouls": later(
        "Fouls of all kinds: the box with a bold frame costs a point, the last one the bout; so do several of one "
        "kind (G70)."
    ),
    "rounds": later("The rounds, each with the counter of whoever won it; two bars mean an even round."),
    "track": later(
        "Nine segments of 20 seconds (G4): who led, inside or outside (G17, G19), what landed, what else happened. "
        "Hatched ones the clock has lost (G81)."
    ),
    "floor": later(
        "Inside they stand close, outside apart (G19). The arrow is whoever acts: one by more stars (G17), or both toe "
        "to toe (G18); who is hurt does nothing (G50)."
    ),
    "tray": later(
        "The dice of the segment in their order (G102): square d6, six-cornered d20, kite d00. A tick means the die "
        "came in at or under the number below it (G3)."
    ),
    "pawn": later(
        "The score pawn stands as many fields from the middle as one has landed more in the round; the judges look "
        "that up (G86). More than 25 punches in a round stop the other (G55)."
    ),
    "cards": later("The three judges' cards, red's points first (G87)."),
    "notes": later(
        "Of the rare events one at most happens in a bout (G80). Referee and judges have ways of their own if that is "
        "agreed (G97)."
    ),
}


# The whole table


_BOXER = (
    Want("plate", 26, 44, 0),
    Want("states", 20, 40, 2),
    Want("stamina", 22, 48, 1),
    Want("tiles", 58, 92, 1),
    Want("lines", 30, 52, 3),
    Want("body", 62, 170, 4, grow=True),
    Want("fouls", 20, 44, 5),
)
_MIDDLE = (
    Want("rounds", 20, 32, 4),
    Want("track", 34, 72, 0),
    Want("floor", 84, 168, 2, grow=True),
    Want("tray", 56, 96, 1),
    Want("pawn", 32, 60, 3),
    Want("cards", 46, 86, 5, grow=True),
    Want("notes", 24, 92, 6),
)
_BADGE = 150.0
"""From this width on a plate has room for a word beside the name."""


class GloryDaysFace(TableFace):
    """Red's card on the left, blue's on the right, between them the round."""

    SIDE, MIDDLE, HINTS = _BOXER, _MIDDLE, _PARTS
    TILES: ClassVar = {"tiles": (TILES, TILE_HINTS)}
    CHANGED = staticmethod(later("Where it is not as printed, the printed number stands before it."))

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        known = Seen.of(moment.past)
        fresh = known.fighting and not known.segments
        dice = dice_of(moment.rolls, fresh=fresh, scores=moment.scores)
        made = [piece for corner in CORNERS for piece in self._boxer(moment.scene, corner, known, dice)]
        return (*made, *self._middle(moment, known, dice))

    def _boxer(self, scene: Scene, corner: Corner, known: Seen, dice: Sequence[Rolled]) -> list[Piece]:
        at, paint, info = corner.index, self.paint, self.sheet.setup.engine.info
        side, card = scene.side(corner), self.sheet.cards[at]
        name, badge = self.sheet.names[at], self._badge(at) if "momentum" in side.marks else ""
        pills = pills_of(paint, info, corner, side)
        most = max(one.numbers.get("stamina_start", 1) for one in scene.sides)
        tiles = tiles_of(card, side)
        lines = lines_of(card, side, rolled_face(dice, corner))
        seen = looks(side)
        strength = side.numbers.get("stamina", 0), side.numbers.get("stamina_start", 0), most
        parts: Parts = {
            "plate": part(paint_plate, corner, name, badge),
            "states": part(paint_pills, pills),
            "stamina": part(paint_strength, corner, tr("Stamina"), strength),
            "tiles": part(paint_tiles, tiles),
            "lines": part(paint_lines, lines),
            "body": part(paint_body, seen, self.sheet.sitters[at]),
            "fouls": part(paint_fouls, side, known.off[at]),
        }
        return self.of_side(corner, parts)

    def _badge(self, at: int) -> str:
        """The word of whoever has momentum; its letter where his name needs the room."""
        return tr("Momentum") if self.sides[at]["plate"].width() >= self.paint.px(_BADGE) else tr("M")

    def _middle(self, moment: Moment, known: Seen, dice: tuple[Rolled, ...]) -> list[Piece]:
        scene, scores = moment.scene, moment.scores
        cells = middle.cells_of(scene, known, scores=scores)
        ring = middle.Floor.of(scene, known, moment.event)
        head, pawn = headline(known.head, scores=scores), middle.pawn_of(scene, scores=scores)
        sums, notes = cards_of(known.scored, scores=scores), notes_of(known)
        parts: Parts = {
            "rounds": self.rounds(moment),
            "track": part(middle.paint_track, scene.time, cells),
            "floor": part(middle.paint_floor, ring),
            "tray": part(paint_tray, head, dice),
            "pawn": part(middle.paint_pawn, pawn),
            "cards": part(paint_cards, sums),
            "notes": part(paint_strip, tr("Events and officials"), notes),
        }
        return self.of_middle(parts)


def marks_left(_setup: Setup, moment: Moment, corner: Corner) -> tuple[Mark, ...]:
    """What a bout so far has left on a head."""
    return marks_of(looks(moment.scene.side(corner)))


WINDOW = SystemWindow(
    face=GloryDaysFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    incidents=INCIDENTS,
    deciding=("corner_orders",),
    marks=marks_left,
)

"""What the window knows of Control: its table at one size, what is explained at the desk, injuries and fouls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.view import Scene, Side
from ringside_manager.engines.control.events import FoulSeen, Injured, Marked
from ringside_manager.engines.control.tables import EARLIER_MARK
from ringside_manager.gui.board import Moment, Words, word_in
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart, Parts, Piece, Sheet, TableFace, Want, part
from ringside_manager.gui.board.heads import JUDGES, cards_of, filled, paint_cards, paint_head
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.parts import (
    SMALL,
    lines_in,
    paint_pills,
    paint_plate,
    paint_strip,
    paint_tiles,
    sheet_of_paper,
)
from ringside_manager.gui.board.window import DeskWords, Incidents, Lines, SystemWindow, Values, sentences
from ringside_manager.gui.portraits import Sitter
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.control import charts, opening
from ringside_manager.gui.systems.control.charts import MARK_STOPS
from ringside_manager.gui.systems.control.names import (
    CARD,
    CLAUSES,
    MARK_WORDS,
    NAMES,
    OPTIONS,
    ROUND_MARKS,
    TILE_HINTS,
    Seen,
    margin_of,
)
from ringside_manager.gui.words import number
from ringside_manager.language import later, tr

# His face: marks by kind with how often he has them, and what the next of each kind takes to stop the bout


_LEAST, _MOST = 2, 12
"""What two dice show."""


@dataclass(frozen=True, slots=True)
class MarkSeen:
    """A kind of mark: how often he has it, what the corner's work adds to the next, and the two dice that stop the bout."""

    name: str
    times: int
    pending: int
    stops: int


def marks_of(card: Mapping[str, Any], side: Side, known: Seen, corner: Corner) -> tuple[MarkSeen, ...]:
    """His marks, the worst kind first."""
    found = []
    for name, total in MARK_STOPS.items():
        times, pending = side.numbers.get(name, 0), known.pending.get((corner, name), 0)
        if times or pending:
            stops = total - card["cut"] - EARLIER_MARK * times - pending
            found.append(MarkSeen(name, times, pending, max(_LEAST, stops)))
    return tuple(found)


def mark_text(mark: MarkSeen) -> str:
    """A mark in words: ``Cut over the eye, 2: stopped with 8+``."""
    if mark.stops > _MOST:
        return tr("{mark}, {times}: the next is safe").format(
            mark=word_in(MARK_WORDS, mark.name), times=mark.times
        )
    shape = tr("{mark}, {times}: stopped with {stops}+")
    return shape.format(mark=word_in(MARK_WORDS, mark.name), times=mark.times, stops=mark.stops)


def paint_marks(
    painter: QPainter, paint: Paint, rect: QRectF, marks: tuple[MarkSeen, ...], hurt: bool, sitter: Sitter
) -> None:
    """The head, and beside or below it the same in words; ``hurt`` is a hand or a rib."""
    inner = sheet_of_paper(painter, paint, rect)
    lines = [mark_text(mark) for mark in marks]
    if hurt:
        lines.append(tr("Hand or rib hurt: less control"))
    shown = lines or [tr("No marks yet")]
    head, words = _split(paint, inner, len(shown))
    if head.width() >= paint.px(34):
        paint_head(painter, paint, head, sitter, drawn_as(marks))
    wrapped = [part for line in shown for part in filled(paint, line.split(), " ", words.width())]
    tone = paint.colours.text if lines else paint.colours.muted
    spots = lines_in(words, paint.px(14), len(wrapped))
    spare = max(0.0, words.height() - len(spots) * paint.px(14)) / 2
    for spot, line in zip(spots, wrapped, strict=False):
        paint.write(painter, spot.translated(0, spare), line, SMALL, tone)


def _split(paint: Paint, inner: QRectF, lines: int) -> tuple[QRectF, QRectF]:
    """Where the head lies, and where the words."""
    gap = paint.px(8)
    if inner.height() >= inner.width() * 0.8:
        words = paint.px(14) * min(8, 2 * lines)
        size = min(inner.width() * 0.72, inner.height() - words - gap, paint.px(190))
        top = inner.top() + max(0.0, inner.height() - size - words - gap) / 2
        head = QRectF(inner.center().x() - size / 2, top, size, size)
        return head, QRectF(inner.left(), head.bottom() + gap, inner.width(), words)
    size = min(inner.height(), inner.width() * 0.36)
    head = QRectF(inner.left(), inner.center().y() - size / 2, size, size)
    return head, inner.adjusted(size + gap, 0, 0, 0)


def drawn_as(marks: tuple[MarkSeen, ...]) -> tuple[Mark, ...]:
    """The marks on his face; how often he has one stands beside it."""
    return tuple(
        Mark(*_DRAWN[mark.name], times=mark.times, tag=str(mark.times) if mark.times > 1 else "")
        for mark in marks
        if mark.times
    )


_DRAWN: Mapping[str, tuple[Literal["cut", "gash", "swelling", "blood"], str]] = {
    "deep_cut_over_eye": ("gash", "brow_left"),
    "cut_over_eye": ("cut", "over_right"),
    "cut_under_eye": ("cut", "under_right"),
    "swelling_under_eye": ("swelling", "under_left"),
    "bloody_nose": ("blood", "nose"),
}


# What the parts mean, shown where the mouse rests


_PARTS: Words = {
    "plate": later("Whoever controls the round makes its pace and gains by it (K10, K11)."),
    "states": later(
        "In his groove from the groove round to the stamina round (K5). Past it trouble comes easier; worn out, his "
        "punches count one row less (K6, K13). Shaken: less control after a hurt or a knockdown (K65). Plans are opened "
        "at the bell (K91)."
    ),
    "curve": later(
        "His threat in every round: it rises by 1 a round to the groove round, holds to the stamina round and falls by 1 "
        "a round after it (K5). Filled bars are his best rounds, the framed one is being fought."
    ),
    "marks": later(
        "Marks by kind. Each mark is rolled for: two dice, his cut rating and 2 for each earlier one of its kind; the "
        "number told is what two dice must show for the next to stop the bout (K41)."
    ),
    "record": later(
        "Warnings: the third and every later one costs a point, the fifth disqualifies (K42). Beatings are rounds lost "
        "by 12 or more: from the third on the referee looks (K30). Knockdowns make the count harder (K21)."
    ),
    "rounds": later(
        "The rounds, each with the counter of whoever won it; two bars mean an even round (K50)."
    ),
    "control": later("Each throws a die and adds his control: the higher sum controls the round (K10)."),
    "pace": later(
        "The fighter in control throws for the pace, then for what control is worth: a plodding pace takes it from the "
        "other's punches, any other pace adds it to his own (K11, K12)."
    ),
    "landed": later(
        "Three dice, read in his column of the punch chart, with the change by control: effective punches landed (K13)."
    ),
    "chart": later(
        "The punch chart: totals of three dice across, columns A to E down; the counters show what was rolled. A total "
        "of 6 leads to fouls, cuts and injuries (K13, K14)."
    ),
    "margin": later(
        "What the difference in punches is worth: the score, and what the leader adds to a trouble roll; without a "
        "number he rolls none (K15). Totals of 15 and more always roll (K16)."
    ),
    "trouble": later(
        "Two dice, his threat and the difference, less the other's chin, plus the other's wear: hurt from 9, down from "
        "11, twice from 14, out from 17 (K20)."
    ),
    "cards": later(
        "The score by difference, by knockdowns and less points taken, red's points first (K50, K53)."
    ),
    "strip": later(
        "Fouls, marks, counts and looks of the referee in this round, each with its dice (K21, K25, K40 to K42); between "
        "two rounds the work of the corners (K61)."
    ),
}


# The whole table


_SIDE = (
    Want("plate", 26, 42, 0),
    Want("states", 19, 40, 3),
    Want("curve", 48, 104, 1),
    Want("tiles", 58, 92, 2),
    Want("marks", 50, 150, 4, grow=True),
    Want("record", 34, 60, 5),
)


def _middle_wants(judges: int) -> tuple[Want, ...]:
    """The chart of the round; three judges need more room than one."""
    return (
        Want("rounds", 18, 30, 6),
        Want("control", 30, 56, 0),
        Want("pace", 26, 78, 3),
        Want("chart", 76, 104, 8),
        Want("landed", 36, 46, 1),
        Want("margin", 34, 58, 5),
        Want("trouble", 34, 58, 4),
        Want("cards", 44 if judges > 1 else 24, 76 if judges > 1 else 50, 7),
        Want("strip", 24, 60, 2, grow=True),
    )


class ControlFace(TableFace):
    """Red's sheet on the left, blue's on the right, between them the chart of the round."""

    SIDE, WIDTHS, SHARE, HINTS = _SIDE, (92.0, 250.0), 0.28, _PARTS
    TILES: ClassVar = {"tiles": (opening.TILES, TILE_HINTS)}
    CHANGED = staticmethod(later("Where it is not as printed, the printed one stands before it."))

    def __init__(
        self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[BoardPart] = ALL_PARTS
    ) -> None:
        self._judges = JUDGES if sheet.setup.terms.options.get("three_judges") else 1
        super().__init__(sheet, paint, rect, parts)

    def middle_wants(self, _width: float) -> Sequence[Want]:
        return _middle_wants(self._judges)

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        known = Seen.of(moment.past)
        made = [piece for corner in CORNERS for piece in self._side(moment.scene, corner, known)]
        return (*made, *self._middle(moment, known))

    def _side(self, scene: Scene, corner: Corner, known: Seen) -> list[Piece]:
        at, paint, side = corner.index, self.paint, scene.side(corner)
        card, name = self.sheet.cards[at], self.sheet.names[at]
        badge = tr("Control") if known.fighting and "in_control" in side.marks else ""
        pills = opening.pills_of(paint, corner, side)
        curve = opening.Curve.of(card, side, self.sheet.setup.terms.rounds, scene.round)
        tiles = opening.tiles_of(card, side)
        seen, hurt = marks_of(card, side, known, corner), "hand" in side.marks
        record = opening.Record.of(side)
        parts: Parts = {
            "plate": part(paint_plate, corner, name, badge),
            "states": part(paint_pills, pills),
            "curve": part(opening.paint_curve, corner, curve),
            "tiles": part(paint_tiles, tiles),
            "marks": part(paint_marks, seen, hurt, self.sheet.sitters[corner.index]),
            "record": part(opening.paint_record, record),
        }
        return self.of_side(corner, parts)

    def _middle(self, moment: Moment, known: Seen) -> list[Piece]:
        scene, scores = moment.scene, moment.scores
        red, blue = (side.numbers.get("control", 0) for side in scene.sides)
        control, pace, adjusted = known.control, known.pace, known.adjusted
        added = control.control if control else (red, blue)
        needless = pace is None and control is not None and control.winner is None
        both = charts.thrown_of(known, scene, scores=scores)
        margin = None if both is None else charts.lead_of(both)
        results = tuple((corner, event.result) for corner, event in known.trouble.items())
        latest = charts.trouble_told(known, scores=scores)
        sums = cards_of(known.scored, scores=scores, judges=self._judges)
        heading, lines = margin_of(known, scores=scores)
        parts: Parts = {
            "rounds": self.rounds(moment),
            "control": part(opening.paint_control, control, added),
            "pace": part(opening.paint_pace, pace, adjusted, needless=needless),
            "chart": part(charts.paint_chart, both),
            "landed": part(charts.paint_landed, both),
            "margin": part(charts.paint_margin, margin),
            "trouble": part(charts.paint_trouble, results, latest),
            "cards": part(paint_cards, sums, self._judges),
            "strip": part(paint_strip, heading, lines),
        }
        return self.of_middle(parts)


def round_plan_lines(word: str, values: Values) -> Lines | None:
    """What the plan of a round is for, and what the round may bring against each plan of the other."""
    said = _ROUND_PLANS.get(word)
    if said is None or "ahead" not in values:
        return None
    leads = [_ahead(shape(), values[name]) for name, shape in _LEADS.items() if name in values]
    return (said(), *leads, *sentences(_STOPPAGES, values))


def treat_lines(_word: str, values: Values) -> Lines | None:
    """What work on a mark can do."""
    return sentences(_MARK, values) if {"marks", "helps", "worse"} <= values.keys() else None


def towel_lines(word: str, values: Values) -> Lines | None:
    """What another round threatens, or what the bout has cost so far."""
    if "damage" in values:
        return (
            tr("The bout is lost"),
            tr("The bout has taken {damage} % of his strength so far").format(**values),
        )
    if "ahead" not in values:
        return None
    return (_ahead(tr("Another round: {lead}"), values["ahead"]), *sentences(_STOPPAGES, values))


def _ahead(shape: str, tenths: int) -> str:
    """How far ahead in punches; ``tenths`` below 0 is behind."""
    if not tenths:
        return shape.format(lead=tr("as many punches as he"))
    text = tr("{punches} punches more") if tenths > 0 else tr("{punches} punches fewer")
    return shape.format(lead=text.format(punches=number(abs(tenths) / 10)))


_MARK: Words = {
    "marks": later("Marks of this kind so far: {marks}"),
    "threat": later("The next one stops the bout: {threat} %"),
    "helps": later("One taken off: {helps} %"),
    "worse": later("Made worse: {worse} %"),
}


_ROUND_PLANS: Words = {
    "even": later("Fight as it comes"),
    "attack": later("A faster pace in control; both get into trouble more easily"),
    "box": later("A slower pace in control; both get into trouble less easily"),
}


_LEADS: Words = {
    "ahead": later("If he stays even: {lead}"),
    "ahead_if_attack": later("If he attacks: {lead}"),
    "ahead_if_box": later("If he boxes: {lead}"),
}


_STOPPAGES: Words = {
    "stops_other": later("You stop him: {stops_other} %"),
    "stopped": later("He stops you: {stopped} %"),
}


DESK = DeskWords(
    as_needed=frozenset({"treat"}),
    effects={"plan": round_plan_lines, "treat": treat_lines, "towel": towel_lines},
    columns={"plan": later("Wins of 100 against:")},
    explained=frozenset({"plan"}),
)


# Injuries and fouls in a few words, as they stand below the ring


def _injured(event: Injured) -> str | None:
    """A hand or a rib; with a hand also the column of the punch chart it leaves him (K40)."""
    known = _HURT.get(event.injury)
    return known().format(column=event.column) if known is not None else None


def _marked(event: Marked) -> str | None:
    """A mark, and how often he has it now (K41)."""
    known = ROUND_MARKS.get(f"has_{event.mark}")
    if known is None:
        return None
    again = tr("{mark}, number {times}")
    return known() if event.times == 1 else again.format(mark=known(), times=event.times)


def _foul(event: FoulSeen) -> str:
    """The referee's word on a foul (K42); a caution is none."""
    known = _VERDICTS.get(event.verdict)
    if known is None:
        return ""
    return known().format(offence=word_in(_OFFENCES, event.offence), total=event.warnings)


_HURT: Words = {
    "hand": later("hand hurt: one control less, column {column}"),
    "rib": later("rib hurt: one control less"),
}
_VERDICTS: Words = {
    "warning": later("warned for {offence}, warning {total}"),
    "point": later("a point off for {offence}, warning {total}"),
    "disqualified": later("sent out for {offence}"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "holding": later("holding"),
    "rabbit_punch": later("a rabbit punch"),
}
INCIDENTS: Incidents = {FoulSeen: _foul, Injured: _injured, Marked: _marked}


def marks_left(setup: Setup, moment: Moment, corner: Corner) -> tuple[Mark, ...]:
    """What a bout so far has left on a head."""
    card = setup.engine.card_data((setup.red, setup.blue)[corner.index])
    return drawn_as(marks_of(card, moment.scene.side(corner), Seen.of(moment.past), corner))


WINDOW = SystemWindow(
    face=ControlFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    card=CARD,
    incidents=INCIDENTS,
    deciding=("plans",),
    marks=marks_left,
)

"""The table of Control at one size: its parts, where each of them is, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.view import Scene
from ringside_manager.gui.board.face import ALL_PARTS, Part, Parts, Piece, Sheet, TableFace, Want
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.parts import (
    JUDGES,
    paint_cards,
    paint_pills,
    paint_plate,
    paint_strip,
    paint_tiles,
    sums_of,
    tile_cells,
)
from ringside_manager.gui.systems.control import charts, marks, opening
from ringside_manager.gui.systems.control.opening import TILES
from ringside_manager.gui.systems.control.seen import Seen, margin_of, seen_of
from ringside_manager.gui.systems.control.words import tile_told
from ringside_manager.language import later, tr

# What the parts mean, shown where the mouse rests


_PARTS: Mapping[str, Callable[[], str]] = {
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

    def __init__(self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[Part] = ALL_PARTS) -> None:
        self._judges = JUDGES if sheet.setup.terms.options.get("three_judges") else 1
        super().__init__(sheet, paint, rect, parts)

    def middle_wants(self, _width: float) -> Sequence[Want]:
        return _middle_wants(self._judges)

    def meaning(self, part: str, rect: QRectF, point: QPointF) -> str:
        if part == "tiles":
            cells = zip(TILES, tile_cells(self.paint, rect, len(TILES)), strict=True)
            name = next((tile for tile, cell in cells if cell.contains(point)), "")
            if not name:
                return ""
            changed = tr("Where it is not as printed, the printed one stands before it.")
            return tr("{rating} {changed}").format(rating=tile_told(name), changed=changed)
        return super().meaning(part, rect, point)

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        known = seen_of(moment.past)
        made = [piece for corner in CORNERS for piece in self._side(moment.scene, corner, known)]
        return (*made, *self._middle(moment, known))

    def _side(self, scene: Scene, corner: Corner, known: Seen) -> list[Piece]:
        at, paint, side = corner.index, self.paint, scene.side(corner)
        card, name = self.cards[at], self.sheet.names[at]
        badge = tr("Control") if known.fighting and "in_control" in side.marks else ""
        pills = opening.pills_of(paint, corner, side)
        curve = opening.Curve.of(card, side, self.sheet.setup.terms.rounds, scene.round)
        tiles = opening.tiles_of(card, side)
        seen, hurt = marks.marks_of(card, side, known, corner), "hand" in side.marks
        record = opening.Record.of(side)
        parts: Parts = {
            "plate": ((name, badge), lambda p, r: paint_plate(p, paint, r, corner, name, badge)),
            "states": (tuple(pill.text for pill in pills), lambda p, r: paint_pills(p, paint, r, pills)),
            "curve": (curve, lambda p, r: opening.paint_curve(p, paint, r, corner, curve)),
            "tiles": (tiles, lambda p, r: paint_tiles(p, paint, r, tiles)),
            "marks": ((seen, hurt), lambda p, r: marks.paint_marks(p, paint, r, seen, hurt)),
            "record": (record, lambda p, r: opening.paint_record(p, paint, r, record)),
        }
        return self.of_side(corner, parts)

    def _middle(self, moment: Moment, known: Seen) -> list[Piece]:
        paint, scene, scores = self.paint, moment.scene, moment.scores
        red, blue = (side.numbers.get("control", 0) for side in scene.sides)
        control, pace = opening.Control.of(known, (red, blue)), opening.Pace.of(known)
        both = charts.thrown_of(known, scene, scores=scores)
        margin = None if both is None else charts.Margin.of(both)
        trouble = charts.Trouble.of(known, scores=scores)
        sums = sums_of(known.scored, scores=scores, judges=self._judges)
        heading, lines = margin_of(known, scores=scores)
        parts: Parts = {
            "rounds": self.rounds(moment),
            "control": (control, lambda p, r: opening.paint_control(p, paint, r, control)),
            "pace": (pace, lambda p, r: opening.paint_pace(p, paint, r, pace)),
            "chart": (both, lambda p, r: charts.paint_chart(p, paint, r, both)),
            "landed": (both, lambda p, r: charts.paint_landed(p, paint, r, both)),
            "margin": (margin, lambda p, r: charts.paint_margin(p, paint, r, margin)),
            "trouble": (trouble, lambda p, r: charts.paint_trouble(p, paint, r, trouble)),
            "cards": (sums, lambda p, r: paint_cards(p, paint, r, sums, self._judges)),
            "strip": ((heading, lines), lambda p, r: paint_strip(p, paint, r, heading, lines)),
        }
        return self.of_middle(parts)

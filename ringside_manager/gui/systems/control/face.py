"""The whole table of Control at one size: where its parts lie, and what each of them depends on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.scene import Scene
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.plate import paint_plate
from ringside_manager.gui.board.scorecards import JUDGES, paint_cards, sums_of
from ringside_manager.gui.board.sheet import Piece, Sheet
from ringside_manager.gui.board.small import paint_pills
from ringside_manager.gui.board.stack import Want, stack
from ringside_manager.gui.board.strip import paint_strip
from ringside_manager.gui.board.tiles import paint_tiles
from ringside_manager.gui.board.tracks import paint_rounds, paint_rounds_row
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.control import charts, hints, marks, opening, sheet
from ringside_manager.gui.systems.control.margin import margin_of
from ringside_manager.gui.systems.control.told import Told, told

Draw = Callable[[QPainter, QRectF], None]
_SIDE = (
    Want("plate", 26, 42, 0),
    Want("states", 19, 40, 3),
    Want("curve", 48, 104, 1),
    Want("tiles", 58, 92, 2),
    Want("marks", 50, 150, 4, grow=True),
    Want("record", 34, 60, 5),
)
_WIDTHS = (92.0, 250.0)
_ROUND = 32.0
"""From this width on a round has room for its number beside its winner."""


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


class ControlFace:
    """Red's sheet on the left, blue's on the right, between them the chart of the round."""

    def __init__(self, sheet_: Sheet, paint: Paint, rect: QRectF) -> None:
        self._sheet, self._paint = sheet_, paint
        setup = sheet_.setup
        self._cards: tuple[Mapping[str, Any], Mapping[str, Any]] = (
            setup.engine.card_data(setup.red),
            setup.engine.card_data(setup.blue),
        )
        self._judges = JUDGES if setup.terms.options.get("three_judges") else 1
        gap = paint.px(6)
        inner = rect.adjusted(gap, gap, -gap, -gap)
        wide = min(max(inner.width() * 0.28, paint.px(_WIDTHS[0])), paint.px(_WIDTHS[1]))
        columns = (
            QRectF(inner.left(), inner.top(), wide, inner.height()),
            QRectF(inner.right() - wide, inner.top(), wide, inner.height()),
        )
        red, blue = (stack(column, _SIDE, gap * 0.75, paint.zoom) for column in columns)
        self.sides = red, blue
        centre = inner.adjusted(wide + gap, 0, -wide - gap, 0)
        self.middle = stack(centre, _middle_wants(self._judges), gap * 0.75, paint.zoom)

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        """Every part with what it depends on."""
        known = told(moment.past)
        made = [piece for corner in CORNERS for piece in self._side(moment.scene, corner, known)]
        return (*made, *self._middle(moment, known))

    def hint(self, point: QPointF) -> str:
        """What the part under a point means, with its rules."""
        for parts in (*self.sides, self.middle):
            for name, rect in parts.items():
                if rect.contains(point):
                    return hints.told(name, rect, point, self._paint)
        return ""

    def _side(self, scene: Scene, corner: Corner, known: Told) -> list[Piece]:
        at, paint, side = corner.index, self._paint, scene.side(corner)
        card, name = self._cards[at], self._sheet.names[at]
        badge = tr("Control") if known.fighting and "in_control" in side.marks else ""
        pills = sheet.pills_of(paint, corner, side)
        curve = sheet.Curve.of(card, side, self._sheet.setup.terms.rounds, scene.round)
        tiles = sheet.tiles_of(card, side)
        seen, hurt = marks.marks_of(card, side, known, corner), "hand" in side.marks
        record = sheet.Record.of(side)
        parts: dict[str, tuple[object, Draw]] = {
            "plate": ((name, badge), lambda p, r: paint_plate(p, paint, r, corner, name, badge)),
            "states": (tuple(pill.text for pill in pills), lambda p, r: paint_pills(p, paint, r, pills)),
            "curve": (curve, lambda p, r: sheet.paint_curve(p, paint, r, corner, curve)),
            "tiles": (tiles, lambda p, r: paint_tiles(p, paint, r, tiles)),
            "marks": ((seen, hurt), lambda p, r: marks.paint_marks(p, paint, r, seen, hurt)),
            "record": (record, lambda p, r: sheet.paint_record(p, paint, r, record)),
        }
        return _laid(parts, self.sides[at], f" {at}")

    def _middle(self, moment: Moment, known: Told) -> list[Piece]:
        paint, scene, scores = self._paint, moment.scene, moment.scores
        red, blue = (side.numbers.get("control", 0) for side in scene.sides)
        control, pace = opening.Control.of(known, (red, blue)), opening.Pace.of(known)
        both = charts.thrown_of(known, scene, scores=scores)
        margin = None if both is None else charts.Margin.of(both)
        trouble = charts.Trouble.of(known, scores=scores)
        sums = sums_of(known.scored, scores=scores, judges=self._judges)
        heading, lines = margin_of(known, scores=scores)
        parts: dict[str, tuple[object, Draw]] = {
            "rounds": ((moment.rounds, scene.round), lambda p, r: self._rounds(p, r, moment)),
            "control": (control, lambda p, r: opening.paint_control(p, paint, r, control)),
            "pace": (pace, lambda p, r: opening.paint_pace(p, paint, r, pace)),
            "chart": (both, lambda p, r: charts.paint_chart(p, paint, r, both)),
            "landed": (both, lambda p, r: charts.paint_landed(p, paint, r, both)),
            "margin": (margin, lambda p, r: charts.paint_margin(p, paint, r, margin)),
            "trouble": (trouble, lambda p, r: charts.paint_trouble(p, paint, r, trouble)),
            "cards": (sums, lambda p, r: paint_cards(p, paint, r, sums, self._judges)),
            "strip": ((heading, lines), lambda p, r: paint_strip(p, paint, r, heading, lines)),
        }
        return _laid(parts, self.middle, "")

    def _rounds(self, painter: QPainter, rect: QRectF, moment: Moment) -> None:
        paint, scheduled = self._paint, self._sheet.setup.terms.rounds
        if rect.width() / scheduled >= paint.px(_ROUND):
            paint_rounds(painter, paint, rect, scheduled, moment)
        else:
            paint_rounds_row(painter, paint, rect, scheduled, moment)


def _laid(parts: Mapping[str, tuple[object, Draw]], places: Mapping[str, QRectF], mark: str) -> list[Piece]:
    return [
        Piece(name + mark, places[name], key, partial(_drawn, draw, places[name]))
        for name, (key, draw) in parts.items()
        if name in places
    ]


def _drawn(draw: Draw, rect: QRectF, painter: QPainter) -> None:
    draw(painter, rect)

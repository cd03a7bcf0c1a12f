"""The table of Title Bout II at one size: its parts, where each of them is, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from PySide6.QtCore import QRectF

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.view import Scene
from ringside_manager.engines.title_bout.events import CountedOut, KnockedDown
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart, Piece, Sheet, TableFace, Want, part
from ringside_manager.gui.board.heads import cards_of, paint_cards
from ringside_manager.gui.board.names import Moment
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.parts import (
    paint_pills,
    paint_plate,
    paint_strength,
    paint_strip,
    paint_tiles,
)
from ringside_manager.gui.systems.title_bout import middle, tracker
from ringside_manager.gui.systems.title_bout.seen import Seen, card_read, strip_of
from ringside_manager.language import later, tr

# What the parts mean, shown where the mouse rests


_PARTS: Mapping[str, Callable[[], str]] = {
    "plate": later("Whoever has control makes the next control check, or acts (T37)."),
    "states": later(
        "How he fights and what troubles him: style (T27), fatigue (T82), strategy (T167), a finishing run with the cards "
        "left of it (T71), being trapped (T51) or shaken (T63), injuries (T122). The aggressor checks first in a "
        "round (T31)."
    ),
    "endurance": later(
        "Endurance falls between two rounds by the points taken (T81). Without any he is fatigued: the other side of his "
        "card counts (T82). The notch is where he began."
    ),
    "body": later(
        "Cuts with their letters A to I, least to most serious: open ones drip, closed ones have stitches, gashes are "
        "jagged (T84). Eyes swell in three stages; a shut one may end the bout (T103, T108)."
    ),
    "warnings": later(
        "Warnings of the referee. The box with a bold frame costs a point, the last one the bout; a point also goes "
        "for several of one kind (T111)."
    ),
    "rounds": later("The rounds, each with the counter of whoever won it; two bars mean an even round."),
    "deck": later(
        "The round deck is the clock: fifty cards of 3.6 seconds (T18, T151). Crossed cards belong to a finishing run (T71)."
    ),
    "ring": later(
        "Where the action is (T51). The ring around a fighter is control, the arrow stands beside the aggressor (T31). "
        "Whoever is trapped stands at the ropes: the other finds control easier (T41)."
    ),
    "card": later("The card turned over last: what was read, the number, what it was held against."),
    "points": later(
        "Points of this round. At the mark the other is stopped: 30 in a round, or 50 in two, 60 in three rounds (T78)."
    ),
    "cards": later("The three judges' cards, red's points first (T130)."),
    "strip": later(
        "Referee and corners (T24, T25); between two rounds what the corners work on, and with what success (T98, T105)."
    ),
}


# The whole table


_TRACKER = (
    Want("plate", 26, 44, 0),
    Want("states", 37, 40, 2),
    Want("endurance", 22, 48, 1),
    Want("chips", 58, 92, 1),
    Want("body", 62, 190, 4, grow=True),
    Want("warnings", 20, 44, 3),
)
_MIDDLE = (
    Want("rounds", 20, 32, 3),
    Want("deck", 38, 62, 0),
    Want("ring", 96, 190, 1),
    Want("points", 34, 70, 2),
    Want("cards", 46, 100, 4, grow=True),
    Want("strip", 24, 78, 5, grow=True),
)
_BESIDE = 262.0
"""From this width of the middle on, the card lies beside the ring."""


class TitleBoutFace(TableFace):
    """Red's tracker on the left, blue's on the right, between them the round."""

    SIDE, MIDDLE, HINTS = _TRACKER, _MIDDLE, _PARTS
    TILES: ClassVar = {"chips": (tracker.CHIPS, tracker.CHIP_HINTS)}
    CHANGED = staticmethod(later("Where it is not as printed, the printed number stands before it."))

    def __init__(
        self, sheet: Sheet, paint: Paint, rect: QRectF, parts: frozenset[BoardPart] = ALL_PARTS
    ) -> None:
        super().__init__(sheet, paint, rect, parts)
        if "ring" in self.middle:
            self.middle["ring"], self.middle["card"] = self._split(self.middle["ring"])

    def _split(self, room: QRectF) -> tuple[QRectF, QRectF]:
        """The ring, and the card beside or below it."""
        paint, gap = self.paint, self.paint.px(8)
        if room.width() >= paint.px(_BESIDE) or room.height() < paint.px(130):
            wide = min(room.height() - paint.px(16), room.width() * 0.56)
            ring = QRectF(room.left(), room.top(), wide, room.height())
            high = min(room.height(), paint.px(150))
            left = ring.right() + gap
            return ring, QRectF(left, room.center().y() - high / 2, room.right() - left, high)
        high = min(paint.px(74), room.height() * 0.36)
        card = QRectF(room.left(), room.bottom() - high, room.width(), high)
        return room.adjusted(0, 0, 0, -high - gap / 2), card

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        known = Seen.of(moment.past)
        made = [piece for corner in CORNERS for piece in self._tracker(moment.scene, corner, known)]
        return (*made, *self._middle(moment, known))

    def _tracker(self, scene: Scene, corner: Corner, known: Seen) -> list[Piece]:
        at, paint, info = corner.index, self.paint, self.sheet.setup.engine.info
        side, other = scene.side(corner), scene.side(corner.opponent)
        name, controls = self.sheet.names[at], "in_control" in side.marks and known.fighting
        pills = tracker.pills_of(paint, info, corner, side, fighting=known.fighting)
        most = max(one.numbers.get("start", 1) for one in scene.sides)
        chips = tracker.chips_of(self.sheet.cards[at], self.sheet.cards[1 - at], side, other)
        seen = tracker.looks(side, known, corner)
        strength = side.numbers.get("endurance", 0), side.numbers.get("start", 0), most
        parts = {
            "plate": part(paint_plate, corner, name, tr("Control") if controls else ""),
            "states": part(paint_pills, pills),
            "endurance": part(paint_strength, corner, tr("Endurance"), strength),
            "chips": part(paint_tiles, chips),
            "body": part(tracker.paint_body, seen, self.sheet.sitters[at]),
            "warnings": part(tracker.paint_warnings, side, known.taken[at]),
        }
        return self.of_side(corner, parts)

    def _middle(self, moment: Moment, known: Seen) -> list[Piece]:
        scene, scores = moment.scene, moment.scores
        clock = middle.Clock.of(scene)
        event = moment.event
        down = event.corner if isinstance(event, KnockedDown | CountedOut) else None
        floor = middle.Floor.of(scene, down, fighting=known.fighting)
        read = card_read(known.read, scores=scores)
        points = middle.points_of(scene, scores=scores)
        sums = cards_of(known.scored, scores=scores)
        heading, lines = strip_of(known)
        parts = {
            "rounds": self.rounds(moment),
            "deck": part(middle.paint_deck, clock),
            "ring": part(middle.paint_ring, floor),
            "card": part(middle.paint_card_read, read),
            "points": part(middle.paint_points, points),
            "cards": part(paint_cards, sums),
            "strip": part(paint_strip, heading, lines),
        }
        return self.of_middle(parts)

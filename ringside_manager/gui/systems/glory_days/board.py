"""The table of Glory Days Boxing at one size: its parts, where each of them is, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.view import Scene
from ringside_manager.gui.board.face import Parts, Piece, TableFace, Want
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.parts import (
    paint_cards,
    paint_pills,
    paint_plate,
    paint_strip,
    paint_tiles,
    sums_of,
    tile_cells,
)
from ringside_manager.gui.systems.glory_days import boxer, floor, middle
from ringside_manager.gui.systems.glory_days.boxer import TILES
from ringside_manager.gui.systems.glory_days.seen import Seen, headline, notes_of, seen_of
from ringside_manager.gui.systems.glory_days.words import tile_told
from ringside_manager.language import later, tr

# What the parts mean, shown where the mouse rests


_PARTS: Mapping[str, Callable[[], str]] = {
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

    def meaning(self, part: str, rect: QRectF, point: QPointF) -> str:
        if part == "tiles":
            cells = zip(TILES, tile_cells(self.paint, rect, len(TILES)), strict=True)
            name = next((tile for tile, cell in cells if cell.contains(point)), "")
            if not name:
                return ""
            changed = tr("Where it is not as printed, the printed number stands before it.")
            return tr("{rating} {changed}").format(rating=tile_told(name), changed=changed)
        return super().meaning(part, rect, point)

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        known = seen_of(moment.past)
        fresh = known.fighting and not known.segments
        dice = middle.dice_of(moment.rolls, fresh=fresh, scores=moment.scores)
        made = [piece for corner in CORNERS for piece in self._boxer(moment.scene, corner, known, dice)]
        return (*made, *self._middle(moment, known, dice))

    def _boxer(self, scene: Scene, corner: Corner, known: Seen, dice: Sequence[middle.Die]) -> list[Piece]:
        at, paint, info = corner.index, self.paint, self.sheet.setup.engine.info
        side, card = scene.side(corner), self.cards[at]
        name, badge = self.sheet.names[at], self._badge(at) if "momentum" in side.marks else ""
        pills = boxer.pills_of(paint, info, corner, side)
        most = max(one.numbers.get("stamina_start", 1) for one in scene.sides)
        tiles = boxer.tiles_of(card, side)
        lines = boxer.lines_of(card, side, middle.rolled_face(dice, corner))
        seen = boxer.looks(side)
        strength = side.numbers.get("stamina", 0), side.numbers.get("stamina_start", 0), most
        faults = tuple((key, n) for key, n in side.numbers.items() if key.startswith("fouls")), known.off[at]
        parts: Parts = {
            "plate": ((name, badge), lambda p, r: paint_plate(p, paint, r, corner, name, badge)),
            "states": (
                tuple((pill.text, pill.strong) for pill in pills),
                lambda p, r: paint_pills(p, paint, r, pills),
            ),
            "stamina": (strength, lambda p, r: boxer.paint_stamina(p, paint, r, corner, side, most)),
            "tiles": (tiles, lambda p, r: paint_tiles(p, paint, r, tiles)),
            "lines": (lines, lambda p, r: boxer.paint_lines(p, paint, r, lines)),
            "body": (seen, lambda p, r: boxer.paint_body(p, paint, r, seen)),
            "fouls": (faults, lambda p, r: boxer.paint_fouls(p, paint, r, side, known.off[at])),
        }
        return self.of_side(corner, parts)

    def _badge(self, at: int) -> str:
        """The word of whoever has momentum; its letter where his name needs the room."""
        return tr("Momentum") if self.sides[at]["plate"].width() >= self.paint.px(_BADGE) else tr("M")

    def _middle(self, moment: Moment, known: Seen, dice: tuple[middle.Die, ...]) -> list[Piece]:
        paint, scene, scores = self.paint, moment.scene, moment.scores
        cells = middle.cells_of(scene, known, scores=scores)
        ring = floor.Floor.of(scene, known, moment.event)
        head, pawn = headline(known.head, scores=scores), middle.pawn_of(scene, scores=scores)
        sums, notes = sums_of(known.scored, scores=scores), notes_of(known)
        parts: Parts = {
            "rounds": self.rounds(moment),
            "track": ((scene.time, cells), lambda p, r: middle.paint_track(p, paint, r, scene.time, cells)),
            "floor": (ring, lambda p, r: floor.paint_floor(p, paint, r, ring)),
            "tray": ((head, dice), lambda p, r: middle.paint_tray(p, paint, r, head, dice)),
            "pawn": (pawn, lambda p, r: middle.paint_pawn(p, paint, r, pawn)),
            "cards": (sums, lambda p, r: paint_cards(p, paint, r, sums)),
            "notes": (notes, lambda p, r: paint_strip(p, paint, r, tr("Events and officials"), notes)),
        }
        return self.of_middle(parts)

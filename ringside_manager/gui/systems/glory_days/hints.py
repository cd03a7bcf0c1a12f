"""What the parts of the table mean, for whoever rests the mouse on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF

from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.tiles import tile_cells
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.glory_days.boxer import TILES
from ringside_manager.gui.systems.glory_days.words import tile_told


def told(part: str, rect: QRectF, point: QPointF, paint: Paint) -> str:
    """The meaning of a part; of the ratings that of the one under the point."""
    if part == "tiles":
        cells = zip(TILES, tile_cells(paint, rect, len(TILES)), strict=True)
        name = next((tile for tile, cell in cells if cell.contains(point)), "")
        if not name:
            return ""
        changed = tr("Where it is not as printed, the printed number stands before it.")
        return tr("{rating} {changed}").format(rating=tile_told(name), changed=changed)
    known = _PARTS.get(part)
    return known() if known else ""


_PARTS: Mapping[str, Callable[[], str]] = {
    "plate": lambda: tr(
        "Whoever has momentum goes first toe to toe and chooses the distance (G18); he gets it by landing more in a "
        "segment (G76)."
    ),
    "states": lambda: tr(
        "What is in force: hurt for the next segment (G49), tired for the rest of the bout (G92), an injured hand or "
        "ankle (G81), the crowd behind him (G81), his order for the round (G101)."
    ),
    "stamina": lambda: tr(
        "Stamina falls by every punch the other lands (G91). Without any he is tired: the other column counts, and a "
        "punch less lands (G92). The notch is where he began (G12)."
    ),
    "lines": lambda: tr(
        "Ring generalship: the line of the d6 says where he wants to fight and with how many stars; more stars lead "
        "the segment (G16, G17). The framed line was rolled; an arrow marks stars gained or lost (G101, G81)."
    ),
    "body": lambda: tr(
        "Gashes, cuts, nose and swellings, each counted by itself (G62); the more often one comes up, the likelier it "
        "stops the bout (G63)."
    ),
    "fouls": lambda: tr(
        "Fouls of all kinds: the box with a bold frame costs a point, the last one the bout; so do several of one "
        "kind (G70)."
    ),
    "rounds": lambda: tr("The rounds, each with the counter of whoever won it; two bars mean an even round."),
    "track": lambda: tr(
        "Nine segments of 20 seconds (G4): who led, inside or outside (G17, G19), what landed, what else happened. "
        "Hatched ones the clock has lost (G81)."
    ),
    "floor": lambda: tr(
        "Inside they stand close, outside apart (G19). The arrow is whoever acts: one by more stars (G17), or both toe "
        "to toe (G18); who is hurt does nothing (G50)."
    ),
    "tray": lambda: tr(
        "The dice of the segment in their order (G102): square d6, six-cornered d20, kite d00. A tick means the die "
        "came in at or under the number below it (G3)."
    ),
    "pawn": lambda: tr(
        "The score pawn stands as many fields from the middle as one has landed more in the round; the judges look "
        "that up (G86). More than 25 punches in a round stop the other (G55)."
    ),
    "cards": lambda: tr("The three judges' cards, red's points first (G87)."),
    "notes": lambda: tr(
        "Of the rare events one at most happens in a bout (G80). Referee and judges have ways of their own if that is "
        "agreed (G97)."
    ),
}

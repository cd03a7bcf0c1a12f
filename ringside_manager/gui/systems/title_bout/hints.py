"""What the parts of the table mean, for whoever rests the mouse on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF

from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.tiles import tile_cells
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.title_bout.tracker import CHIPS
from ringside_manager.gui.systems.title_bout.words import chip_told


def told(part: str, rect: QRectF, point: QPointF, paint: Paint) -> str:
    """The meaning of a part; of the ratings that of the one under the point."""
    if part == "chips":
        cells = zip(CHIPS, tile_cells(paint, rect, len(CHIPS)), strict=True)
        name = next((chip for chip, cell in cells if cell.contains(point)), "")
        if not name:
            return ""
        changed = tr("Where it is not as printed, the printed number stands before it.")
        return tr("{rating} {changed}").format(rating=chip_told(name), changed=changed)
    known = _PARTS.get(part)
    return known() if known else ""


_PARTS: Mapping[str, Callable[[], str]] = {
    "plate": lambda: tr("Whoever has control makes the next control check, or acts (T37)."),
    "states": lambda: tr(
        "How he fights and what troubles him: style (T27), fatigue (T82), strategy (T167), a finishing run with the cards "
        "left of it (T71), being trapped (T51) or shaken (T63), injuries (T122). The aggressor checks first in a "
        "round (T31)."
    ),
    "endurance": lambda: tr(
        "Endurance falls between two rounds by the points taken (T81). Without any he is fatigued: the other side of his "
        "card counts (T82). The notch is where he began."
    ),
    "body": lambda: tr(
        "Cuts with their letters A to I, least to most serious: open ones drip, closed ones have stitches, gashes are "
        "jagged (T84). Eyes swell in three stages; a shut one may end the bout (T103, T108)."
    ),
    "warnings": lambda: tr(
        "Warnings of the referee. The box with a bold frame costs a point, the last one the bout; a point also goes "
        "for several of one kind (T111)."
    ),
    "rounds": lambda: tr("The rounds, each with the counter of whoever won it; two bars mean an even round."),
    "deck": lambda: tr(
        "The round deck is the clock: fifty cards of 3.6 seconds (T18, T151). Crossed cards belong to a finishing run (T71)."
    ),
    "ring": lambda: tr(
        "Where the action is (T51). The ring around a fighter is control, the arrow stands beside the aggressor (T31). "
        "Whoever is trapped stands at the ropes: the other finds control easier (T41)."
    ),
    "card": lambda: tr("The card turned over last: what was read, the number, what it was held against."),
    "points": lambda: tr(
        "Points of this round. At the mark the other is stopped: 30 in a round, or 50 in two, 60 in three rounds (T78)."
    ),
    "cards": lambda: tr("The three judges' cards, red's points first (T130)."),
    "strip": lambda: tr(
        "Referee and corners (T24, T25); between two rounds what the corners work on, and with what success (T98, T105)."
    ),
}

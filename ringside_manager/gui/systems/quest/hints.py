"""What the parts of the table mean, for whoever rests the mouse on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF

from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.tiles import tile_cells
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.quest.boxer import COUNTS, POOLS, pool_rows


def told(part: str, rect: QRectF, point: QPointF, paint: Paint) -> str:
    """The meaning of a part; of attributes and counts that of the one under the point."""
    if part == "pools":
        rows = zip(POOLS, pool_rows(rect), strict=True)
        return next((_POOLS[name]() for name, row in rows if row.contains(point)), "")
    if part == "counts":
        cells = zip(COUNTS, tile_cells(paint, rect, len(COUNTS)), strict=True)
        return next((_COUNTS[name]() for name, cell in cells if cell.contains(point)), "")
    known = _PARTS.get(part)
    return known() if known else ""


_POOLS: Mapping[str, Callable[[], str]] = {
    "speed": lambda: tr("Speed: more successes bring the Edge (Q22). Crossed dice are lost (Q37)."),
    "defense": lambda: tr(
        "Defense: successes are the Clash Defense, the first die is one unthrown (Q24). Crossed dice are lost (Q37)."
    ),
    "might": lambda: tr(
        "Might: successes are the Clash Might; without the Edge each die is worth up to 2 less (Q25). Crossed dice are "
        "lost (Q37)."
    ),
    "cunning": lambda: tr(
        "Cunning: more successes than the other let a move come off that is watched for (Q21)."
    ),
}
_COUNTS: Mapping[str, Callable[[], str]] = {
    "landed": lambda: tr("Hits he has landed in the bout (Q31)."),
    "times_down": lambda: tr("How often he was down; each counts on his next roll for getting up (Q41)."),
    "fouls": lambda: tr(
        "Fouls by clinching (Q47) and those the referee saw (Q73); the fourth of a kind ends the bout."
    ),
    "cuts": lambda: tr("Cuts he has suffered; the more, the sooner the doctor stops the bout (Q72)."),
}
_PARTS: Mapping[str, Callable[[], str]] = {
    "plate": lambda: tr("Whoever has more successes in the Speed test has the Edge of the clash (Q22)."),
    "pose": lambda: tr(
        "His stance in this clash with its price in stamina (Q13, Q20), and the moves he watches for (Q15). Both are "
        "turned over in their clash."
    ),
    "stamina": lambda: tr(
        "Stamina pays for stances and moves and is lost to hits and knockdowns (Q7, Q10). The notches are all, half and "
        "a quarter of what he can have (Q41)."
    ),
    "moves": lambda: tr(
        "His special moves: a filled box comes off in this clash, a crossed one is used up for the round or the bout (Q45)."
    ),
    "seconds": lambda: tr(
        "What his seconds can do: a filled box was used before this round, else the round of its last use stands beside "
        "it; two in a corner phase at most (Q50)."
    ),
    "rounds": lambda: tr(
        "The rounds of the circuit, each with the counter of whoever won it; two bars mean an even round (Q8)."
    ),
    "track": lambda: tr(
        "The round: corners, then three clashes (Q11). Bag, shield and arrow are sandbag, defensive and aggressive (Q13); "
        "E is the Edge, a star a hit, an arrow down a knockdown suffered."
    ),
    "tests": lambda: tr(
        "The dice as they fell: filled ones are successes, 4 or more, less for the Might of whoever lacks the Edge (Q3, "
        "Q25). A tick is the Defense die nobody throws (Q24), a dashed frame one rolled once more (Q26)."
    ),
    "result": lambda: tr(
        "What came of the clash: Might above Defense hits, above three times it floors, above five times it knocks out (Q31)."
    ),
    "cards": lambda: tr("The three judges' cards, red's points first (Q60)."),
    "judges": lambda: tr(
        "What each judge looks for; nobody knows it before the end unless it was agreed on (Q9, Q61)."
    ),
}

"""What the parts of the table mean, for whoever rests the mouse on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF

from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.tiles import tile_cells
from ringside_manager.gui.language import tr
from ringside_manager.gui.systems.control.sheet import TILES
from ringside_manager.gui.systems.control.words import tile_told


def told(part: str, rect: QRectF, point: QPointF, paint: Paint) -> str:
    """The meaning of a part; of the ratings that of the one under the point."""
    if part == "tiles":
        cells = zip(TILES, tile_cells(paint, rect, len(TILES)), strict=True)
        name = next((tile for tile, cell in cells if cell.contains(point)), "")
        if not name:
            return ""
        changed = tr("Where it is not as printed, the printed one stands before it.")
        return tr("{rating} {changed}").format(rating=tile_told(name), changed=changed)
    known = _PARTS.get(part)
    return known() if known else ""


_PARTS: Mapping[str, Callable[[], str]] = {
    "plate": lambda: tr("Whoever controls the round makes its pace and gains by it (K10, K11)."),
    "states": lambda: tr(
        "In his groove from the groove round to the stamina round (K5). Past it trouble comes easier; worn out, his "
        "punches count one row less (K6, K13). Shaken: less control after a hurt or a knockdown (K65). Plans are opened "
        "at the bell (K91)."
    ),
    "curve": lambda: tr(
        "His threat in every round: it rises by 1 a round to the groove round, holds to the stamina round and falls by 1 "
        "a round after it (K5). Filled bars are his best rounds, the framed one is being fought."
    ),
    "marks": lambda: tr(
        "Marks by kind. Each mark is rolled for: two dice, his cut rating and 2 for each earlier one of its kind; the "
        "number told is what two dice must show for the next to stop the bout (K41)."
    ),
    "record": lambda: tr(
        "Warnings: the third and every later one costs a point, the fifth disqualifies (K42). Beatings are rounds lost "
        "by 12 or more: from the third on the referee looks (K30). Knockdowns make the count harder (K21)."
    ),
    "rounds": lambda: tr(
        "The rounds, each with the counter of whoever won it; two bars mean an even round (K50)."
    ),
    "control": lambda: tr("Each throws a die and adds his control: the higher sum controls the round (K10)."),
    "pace": lambda: tr(
        "The fighter in control throws for the pace, then for what control is worth: a plodding pace takes it from the "
        "other's punches, any other pace adds it to his own (K11, K12)."
    ),
    "landed": lambda: tr(
        "Three dice, read in his column of the punch chart, with the change by control: effective punches landed (K13)."
    ),
    "chart": lambda: tr(
        "The punch chart: totals of three dice across, columns A to E down; the counters show what was rolled. A total "
        "of 6 leads to fouls, cuts and injuries (K13, K14)."
    ),
    "margin": lambda: tr(
        "What the difference in punches is worth: the score, and what the leader adds to a trouble roll; without a "
        "number he rolls none (K15). Totals of 15 and more always roll (K16)."
    ),
    "trouble": lambda: tr(
        "Two dice, his threat and the difference, less the other's chin, plus the other's wear: hurt from 9, down from "
        "11, twice from 14, out from 17 (K20)."
    ),
    "cards": lambda: tr(
        "The score by difference, by knockdowns and less points taken, red's points first (K50, K53)."
    ),
    "strip": lambda: tr(
        "Fouls, marks, counts and looks of the referee in this round, each with its dice (K21, K25, K40 to K42); between "
        "two rounds the work of the corners (K61)."
    ),
}

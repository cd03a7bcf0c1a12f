"""What the window knows of Glory Days Boxing: its table at one size, names, what is asked and explained at the desk."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.gui.board.names import Moment
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.portraits.marks import Mark
from ringside_manager.gui.systems.glory_days.board import GloryDaysFace, looks, marks_of
from ringside_manager.gui.systems.glory_days.names import CLAUSES, DESK, INCIDENTS, NAMES, OPTIONS


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

"""What the window knows of Glory Days Boxing."""

from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.systems.glory_days.board import GloryDaysFace
from ringside_manager.gui.systems.glory_days.desk import DESK, INCIDENTS
from ringside_manager.gui.systems.glory_days.names import CARD, CLAUSES, NAMES, OPTIONS

WINDOW = SystemWindow(
    face=GloryDaysFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    card=CARD,
    incidents=INCIDENTS,
)

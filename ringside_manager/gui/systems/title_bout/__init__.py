"""What the window knows of Title Bout II."""

from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.systems.title_bout.board import TitleBoutFace
from ringside_manager.gui.systems.title_bout.desk import DESK, INCIDENTS
from ringside_manager.gui.systems.title_bout.names import CARD, CLAUSES, NAMES, OPTIONS

WINDOW = SystemWindow(
    face=TitleBoutFace,
    names=NAMES,
    desk=DESK,
    clauses=CLAUSES,
    options=OPTIONS,
    card=CARD,
    incidents=INCIDENTS,
)

"""What the window knows of Control."""

from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.systems.control.board import ControlFace
from ringside_manager.gui.systems.control.desk import DESK, INCIDENTS
from ringside_manager.gui.systems.control.names import CARD, CLAUSES, NAMES, OPTIONS

WINDOW = SystemWindow(
    face=ControlFace, names=NAMES, desk=DESK, clauses=CLAUSES, options=OPTIONS, card=CARD, incidents=INCIDENTS
)

"""What the window knows of Ringside."""

from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.systems.ringside.board import RingsideFace
from ringside_manager.gui.systems.ringside.desk import DESK
from ringside_manager.gui.systems.ringside.names import CARD, CLAUSES, NAMES, OPTIONS

WINDOW = SystemWindow(face=RingsideFace, names=NAMES, desk=DESK, clauses=CLAUSES, options=OPTIONS, card=CARD)

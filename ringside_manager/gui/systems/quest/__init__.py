"""What the window knows of Quest."""

from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.systems.quest.board import QuestFace
from ringside_manager.gui.systems.quest.desk import DESK, INCIDENTS
from ringside_manager.gui.systems.quest.names import CLAUSES, NAMES, OPTIONS

WINDOW = SystemWindow(
    face=QuestFace, names=NAMES, desk=DESK, clauses=CLAUSES, options=OPTIONS, incidents=INCIDENTS
)

"""Which board belongs to which bout system; whoever has none of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from ringside_manager.gui.ring.board.control import ControlFace
from ringside_manager.gui.ring.board.glory_days import GloryDaysFace
from ringside_manager.gui.ring.board.paint import Paint
from ringside_manager.gui.ring.board.plain import PlainFace
from ringside_manager.gui.ring.board.quest import QuestFace
from ringside_manager.gui.ring.board.sheet import Face, Sheet
from ringside_manager.gui.ring.board.title_bout import TitleBoutFace

FACES: Mapping[str, Callable[[Sheet, Paint, QRectF], Face]] = {
    "control": ControlFace,
    "glory_days": GloryDaysFace,
    "quest": QuestFace,
    "title_bout": TitleBoutFace,
}


def face_for(sheet: Sheet, paint: Paint, rect: QRectF) -> Face:
    """The board of the bout's system within a rectangle."""
    return FACES.get(sheet.setup.engine.info.system, PlainFace)(sheet, paint, rect)

"""Which board belongs to which bout system; whoever has none of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.plain import PlainFace
from ringside_manager.gui.board.sheet import Face, Sheet
from ringside_manager.gui.systems.control import ControlFace
from ringside_manager.gui.systems.glory_days import GloryDaysFace
from ringside_manager.gui.systems.quest import QuestFace
from ringside_manager.gui.systems.title_bout import TitleBoutFace

FACES: Mapping[str, Callable[[Sheet, Paint, QRectF], Face]] = {
    "control": ControlFace,
    "glory_days": GloryDaysFace,
    "quest": QuestFace,
    "title_bout": TitleBoutFace,
}


def face_for(sheet: Sheet, paint: Paint, rect: QRectF) -> Face:
    """The board of the bout's system within a rectangle."""
    return FACES.get(sheet.setup.engine.info.system, PlainFace)(sheet, paint, rect)

"""The table of Control: the round chart in the middle, a sheet for each fighter beside it."""

from ringside_manager.gui.systems.control.board import ControlFace

__all__ = ["ControlFace"]

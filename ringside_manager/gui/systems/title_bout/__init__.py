"""The table of Title Bout II: two trackers, the round deck as clock, the judges' cards, the corners."""

from ringside_manager.gui.systems.title_bout.board import TitleBoutFace

__all__ = ["TitleBoutFace"]

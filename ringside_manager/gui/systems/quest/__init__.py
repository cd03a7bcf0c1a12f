"""The table of Quest: pools of dice, stances and special moves, three clashes, seconds, and judges nobody sees through."""

from ringside_manager.gui.systems.quest.board import QuestFace

__all__ = ["QuestFace"]

"""Quest's corner AI; how it thinks is told in ``corner.py``."""

from ringside_manager.engines.quest.corner_ai.corner import QuestCorner, shares

__all__ = ["Mind", "QuestCorner", "shares"]

Mind = QuestCorner

"""Quest: its rules are Q1 to Q105 of ``docs/rules/quest.md``."""

from __future__ import annotations

from ringside_manager.engines.quest.engine import ENGINE

__all__ = ["ENGINE"]

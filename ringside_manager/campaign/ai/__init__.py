"""Managers by AI: they judge the books as anybody could and give orders like everybody.

How they think is told in ``docs/ai_managers.md``; nothing they know is hidden from a person.
"""

from ringside_manager.campaign.ai.scene import Scene, Style, style_of

__all__ = ["Scene", "Style", "style_of"]

"""Title Bout II's corner AI; how it thinks is told in ``corner.py``."""

from ringside_manager.engines.title_bout.corner_ai.corner import (
    TitleBoutCorner,
    shares,
    suggested_instructions,
)

__all__ = ["Mind", "TitleBoutCorner", "shares", "suggested_instructions"]

Mind = TitleBoutCorner

"""Ringside's corner AI; how it thinks is told in ``corner.py``."""

from ringside_manager.engines.ringside.corner_ai.corner import RingsideCorner, shares

__all__ = ["RingsideCorner", "shares"]

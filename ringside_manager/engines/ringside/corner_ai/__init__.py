"""Ringside's corner AI; how it thinks is told in ``corner.py``."""

from ringside_manager.engines.ringside.corner_ai.corner import RingsideCorner, shares
from ringside_manager.engines.ringside.corner_ai.suggestion import suggested_orders

__all__ = ["Mind", "RingsideCorner", "shares", "suggested_orders"]

Mind = RingsideCorner

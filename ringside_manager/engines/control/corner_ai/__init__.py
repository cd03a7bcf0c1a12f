"""The corner AI of Control."""

from ringside_manager.engines.control.corner_ai.corner import LAPSES, ControlCorner, shares

__all__ = ["LAPSES", "ControlCorner", "Mind", "shares"]

Mind = ControlCorner

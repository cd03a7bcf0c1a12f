"""How a number came about, wherever a number is shown."""

from ringside_manager.gui.explain.explained import Explained
from ringside_manager.gui.explain.popover import Popover, show_explanation

__all__ = ["Explained", "Popover", "show_explanation"]

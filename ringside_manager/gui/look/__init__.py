"""How the window looks: colours, type, spacing, icons, in one visual language."""

from ringside_manager.gui.look.colours import DARK, HIGH_CONTRAST, LIGHT, Colours
from ringside_manager.gui.look.icons import icon
from ringside_manager.gui.look.look import Look, look

__all__ = ["DARK", "HIGH_CONTRAST", "LIGHT", "Colours", "Look", "icon", "look"]

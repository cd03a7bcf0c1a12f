"""How the window looks: colours, type, spacing, icons, in one visual language."""

from ringside_manager.gui.look.look import (
    LOOK,
    Look,
    follow_look,
    icon,
    px,
    set_margins,
    size_window,
    spacing,
    square,
    theme,
    typeface,
    zoom_factor,
)
from ringside_manager.palette import DARK, HIGH_CONTRAST, LIGHT, Colours

__all__ = [
    "DARK",
    "HIGH_CONTRAST",
    "LIGHT",
    "LOOK",
    "Colours",
    "Look",
    "follow_look",
    "icon",
    "px",
    "set_margins",
    "size_window",
    "spacing",
    "square",
    "theme",
    "typeface",
    "zoom_factor",
]

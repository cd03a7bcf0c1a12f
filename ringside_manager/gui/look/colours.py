"""The palette and the style sheet of the window, written from the colours of a theme."""

from __future__ import annotations

from collections.abc import Callable
from string import Template

from PySide6.QtGui import QColor, QPalette

from ringside_manager.palette import HIGH_CONTRAST, Colours
from ringside_manager.paths import resources


def palette(colours: Colours) -> QPalette:
    """A theme as Qt's widgets understand it."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.window,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.panel,
        QPalette.ColorRole.AlternateBase: colours.shade,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.bad,
        QPalette.ColorRole.ToolTipBase: colours.raised,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.muted,
        QPalette.ColorRole.Highlight: colours.chosen,
        QPalette.ColorRole.HighlightedText: colours.text,
        QPalette.ColorRole.Link: colours.link,
        QPalette.ColorRole.LinkVisited: colours.link,
        QPalette.ColorRole.Mid: colours.line,
        QPalette.ColorRole.Light: colours.raised,
        QPalette.ColorRole.Dark: colours.shadow,
        QPalette.ColorRole.Accent: colours.accent_strong,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.disabled))
    return made


def style_sheet(colours: Colours, px: Callable[[float], int]) -> str:
    """Return the sheet ``resources/styles/window.qss`` with its ``$names`` filled in.

    ``$name`` is a colour of the theme, ``$p12`` a length of 12 pixels at normal size, ``$icons`` the folder
    of the drawings, ``$disabled_edge`` how the border of what cannot be used is drawn.
    """
    text = (resources() / "styles" / "window.qss").read_text(encoding="utf-8")
    lengths = {f"p{pixels}": str(px(pixels)) for pixels in range(65)}
    icons = (resources() / "icons").as_posix()
    edge = "dashed" if colours is HIGH_CONTRAST else "solid"
    return Template(text).substitute({**colours.as_dict(), **lengths, "icons": icons, "disabled_edge": edge})

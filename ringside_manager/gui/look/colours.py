"""The three themes: colours by what they are for, and the palette and style sheet written from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from string import Template

from PySide6.QtGui import QColor, QPalette

from ringside_manager.paths import resources


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme; every value is ``#rrggbb``.

    ``text``, ``muted`` and ``disabled`` are read on ``window``, ``panel``, ``raised`` and ``shade``; ``on_accent`` on
    ``accent``.  ``red`` and ``blue`` are the corners, ``good``, ``bad`` and ``warn`` judge, ``gold`` is
    for titles; all of these are legible as text.  ``shade`` is every other row, ``hover`` the row
    under the mouse, ``chosen`` the one selected.
    """

    name: str
    window: str
    panel: str
    raised: str
    text: str
    muted: str
    disabled: str
    line: str
    accent: str
    accent_strong: str
    on_accent: str
    link: str
    red: str
    blue: str
    good: str
    bad: str
    warn: str
    gold: str
    shade: str
    hover: str
    chosen: str
    shadow: str

    @property
    def is_dark(self) -> bool:
        return self.name != "light"

    def as_dict(self) -> dict[str, str]:
        """Return every colour by its name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


LIGHT = Colours(
    name="light",
    window="#f3f1ec",
    panel="#ffffff",
    raised="#faf9f6",
    text="#1b1a17",
    muted="#635e55",
    disabled="#635e55",
    line="#dcd7cc",
    accent="#f2b632",
    accent_strong="#d99a12",
    on_accent="#211803",
    link="#7d5200",
    red="#b3261e",
    blue="#1d5fb0",
    good="#1b7340",
    bad="#a8321f",
    warn="#8a5a00",
    gold="#866300",
    shade="#f8f6f2",
    hover="#f1ede3",
    chosen="#fbe6b4",
    shadow="#c9c2b3",
)
DARK = Colours(
    name="dark",
    window="#131418",
    panel="#1c1e24",
    raised="#24272f",
    text="#eceae4",
    muted="#a8a49a",
    disabled="#a8a49a",
    line="#363a44",
    accent="#e8ad33",
    accent_strong="#f5c35a",
    on_accent="#1c1404",
    link="#f2c368",
    red="#ff7a70",
    blue="#78b2ff",
    good="#62c991",
    bad="#ff8f80",
    warn="#f0b84f",
    gold="#e9c46a",
    shade="#20232a",
    hover="#2a2e37",
    chosen="#4a3c17",
    shadow="#000000",
)
HIGH_CONTRAST = Colours(
    name="high contrast",
    window="#000000",
    panel="#000000",
    raised="#101010",
    text="#ffffff",
    muted="#e6e6e6",
    disabled="#9a9a9a",
    line="#ffffff",
    accent="#ffe100",
    accent_strong="#ffffff",
    on_accent="#000000",
    link="#ffe100",
    red="#ff9a92",
    blue="#9cc8ff",
    good="#7dffb0",
    bad="#ffa79c",
    warn="#ffe100",
    gold="#ffe100",
    shade="#0c0c0c",
    hover="#262626",
    chosen="#003b6f",
    shadow="#ffffff",
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}


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

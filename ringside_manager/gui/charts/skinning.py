"""Charts in the colours of the window."""

from __future__ import annotations

from ringside_manager.charts.sheet import SERIES_ON_DARK, SERIES_ON_LIGHT, Skin, blend
from ringside_manager.gui.look import HIGH_CONTRAST, LIGHT, Colours, theme, zoom_factor


def skin_of(colours: Colours, scale: float = 1.0) -> Skin:
    """A theme of the window as charts take it."""
    return Skin(
        surface=colours.panel,
        text=colours.text,
        muted=colours.muted,
        line=blend(colours.line, colours.panel, 0.65 if colours is HIGH_CONTRAST else 0.3),
        shade=colours.hover,
        accent=colours.blue,
        good=colours.good,
        bad=colours.bad,
        gold=colours.gold,
        title=colours.accent_strong if colours is LIGHT else colours.accent,
        red=colours.red,
        blue=colours.blue,
        series=SERIES_ON_LIGHT if colours is LIGHT else SERIES_ON_DARK,
        scale=scale,
    )


def skin_now() -> Skin:
    """The look in force."""
    return skin_of(theme(), zoom_factor())


def skin_on_paper() -> Skin:
    """For documents and print: the light theme at normal size."""
    return skin_of(LIGHT)

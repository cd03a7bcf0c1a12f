"""The style sheet of the program, written from the colours and sizes in force."""

from __future__ import annotations

from string import Template
from typing import Protocol

from ringside_manager.gui.look.colours import HIGH_CONTRAST, Colours
from ringside_manager.paths import resources


class Sizes(Protocol):
    """What of the look the sheet is written from."""

    colours: Colours

    def px(self, pixels: float) -> int:
        """A length given for normal size, at the size in force."""
        ...  # pragma: no cover


def style_sheet(look: Sizes) -> str:
    """The sheet ``resources/styles/window.qss`` with its ``$names`` filled in.

    ``$name`` is a colour of the theme, ``$p12`` a length of 12 pixels at normal size, ``$icons`` the folder
    of the drawings, ``$disabled_edge`` how the border of what cannot be used is drawn.
    """
    text = (resources() / "styles" / "window.qss").read_text(encoding="utf-8")
    lengths = {f"p{pixels}": str(look.px(pixels)) for pixels in range(65)}
    icons = (resources() / "icons").as_posix()
    edge = "dashed" if look.colours is HIGH_CONTRAST else "solid"
    return Template(text).substitute(
        {**look.colours.as_dict(), **lengths, "icons": icons, "disabled_edge": edge}
    )

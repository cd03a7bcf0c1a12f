"""The colours of the board, mixed from those of a theme."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.gui.look.colours import HIGH_CONTRAST, LIGHT, Colours


@dataclass(frozen=True, slots=True)
class Tones:
    """What each colour of the board is for.

    ``corners`` are the fills of red and blue, ``on_corners`` what is legible on them.
    """

    ink: QColor
    mat: QColor
    edge: QColor
    apron: QColor
    skirt: QColor
    grid: QColor
    post: QColor
    rope: QColor
    skin: QColor
    skin_far: QColor
    hair: QColor
    boots: QColor
    white: QColor
    shade: QColor
    corners: tuple[QColor, QColor]
    on_corners: tuple[QColor, QColor]

    def corner(self, corner: Corner) -> QColor:
        """The fill of a corner."""
        return self.corners[corner.index]

    def on_corner(self, corner: Corner) -> QColor:
        """What is legible on the fill of a corner."""
        return self.on_corners[corner.index]


def mix(one: QColor | str, other: QColor | str, share: float) -> QColor:
    """``share`` of the other colour (0 to 1) in the one."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(min(max(round(x + (y - x) * share), 0), 255) for x, y in pairs))


def faded(colour: QColor | str, share: float) -> QColor:
    """The colour with that much cover, 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


@lru_cache(maxsize=8)
def tones(colours: Colours) -> Tones:
    """The board's colours in a theme."""
    light, loud = colours is LIGHT, colours is HIGH_CONTRAST
    ink = QColor(colours.text) if light else QColor("#000000")
    fills = tuple(
        mix(colour, colours.window, 0.0 if light or loud else 0.14) for colour in (colours.red, colours.blue)
    )
    canvas = mix(colours.raised, colours.gold, 0.0 if loud else 0.13)
    skin = mix(
        mix(colours.accent, colours.red, 0.36),
        "#ffffff" if light else colours.text,
        0.34 if not loud else 0.7,
    )
    return Tones(
        ink=ink,
        mat=canvas,
        edge=mix(canvas, colours.gold, 0.0 if loud else 0.10),
        apron=mix(canvas, colours.text, 0.10),
        skirt=mix(canvas, colours.text, 0.78 if light else 0.0 if loud else 0.16),
        grid=mix(canvas, colours.text, 0.9 if loud else 0.26),
        post=mix(colours.panel, colours.text, 0.24 if light else 0.5),
        rope=mix(colours.panel, colours.text, 0.30 if light else 0.55),
        skin=skin,
        skin_far=mix(skin, ink, 0.22),
        hair=mix(ink, colours.gold, 0.16),
        boots=mix(ink, "#ffffff", 0.16 if light else 0.22),
        white=QColor("#fffdf8"),
        shade=faded("#000000", 0.16 if light else 0.45),
        corners=(fills[0], fills[1]),
        on_corners=(_legible(fills[0]), _legible(fills[1])),
    )


def letter_colour(colours: Colours, corner: Corner) -> str:
    """A corner's colour as text."""
    return colours.red if corner is RED else colours.blue


def _legible(ground: QColor) -> QColor:
    bright = 0.3 * ground.redF() + 0.59 * ground.greenF() + 0.11 * ground.blueF()
    return QColor("#ffffff" if bright < 0.55 else "#101010")

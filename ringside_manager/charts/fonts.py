"""The letters of charts: the program's own typeface, then whatever this computer has for other scripts."""

from __future__ import annotations

from functools import cache, lru_cache

from ringside_manager.paths import resources
from ringside_manager.text_safety import tidy, visible

FAMILY = "Inter"
BEYOND = (
    "DejaVu Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "Microsoft YaHei", "Hiragino Sans",
    "Apple SD Gothic Neo", "Arial Unicode MS", "Noto Sans", "Segoe UI Symbol",
)  # fmt: skip
"""Families looked to for a letter the first lacks, in this order."""

MISSING = "\ufffd"


@cache
def families() -> tuple[str, ...]:
    """The families to set text in, the first for every letter it has."""
    from matplotlib.font_manager import fontManager

    for file in sorted((resources() / "fonts").glob("*.[ot]tf")):
        fontManager.addfont(file)
    known = {entry.name for entry in fontManager.ttflist}
    return tuple(family for family in (FAMILY, *BEYOND) if family in known)


@cache
def _letters() -> frozenset[int]:
    """Every letter some family has."""
    from matplotlib.font_manager import FontProperties, findfont, get_font

    found: set[int] = {ord(MISSING)}
    for family in families():
        found |= get_font(findfont(FontProperties(family=[family]))).get_charmap().keys()
    return frozenset(found)


def shown(text: str) -> str:
    """``text`` on one line, what is hidden or cannot be drawn here replaced by a sign."""
    letters = _letters()
    line = visible(tidy(text))
    return "".join(letter if ord(letter) in letters else MISSING for letter in line)


@lru_cache(4096)
def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """How wide ``text`` is in points, set in ``size`` points."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import text_to_path

    look = FontProperties(family=list(families()), size=size, weight="bold" if bold else "regular")
    width, _height, _descent = text_to_path.get_text_width_height_descent(text, look, ismath=False)
    return float(width)


def fitted(text: str, room: float, size: float, *, bold: bool = False) -> str:
    """``text`` cut to ``room`` points, with an ellipsis if something had to go."""
    line = shown(text)
    if width_of(line, size, bold=bold) <= room:
        return line
    short, long = 0, len(line)
    while short < long - 1:
        half = (short + long) // 2
        fits = width_of(line[:half].rstrip() + "…", size, bold=bold) <= room
        short, long = (half, long) if fits else (short, half)
    return line[:short].rstrip() + "…"

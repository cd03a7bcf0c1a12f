"""How a chart is dressed: the colours of the theme and the size of its letters."""

from __future__ import annotations

from dataclasses import dataclass


def blend(colour: str, other: str, part: float) -> str:
    """A colour between two of ``#rrggbb``: ``part`` 0 is the first, 1 the second."""
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


@dataclass(frozen=True, slots=True)
class Skin:
    """Colours as ``#rrggbb`` and ``scale``, by which letters, lines and marks grow (1.0 is 100 %).

    ``surface`` is the paper, ``shade`` a quiet area on it, ``line`` the grid; ``gold`` is a word
    about a title and ``title`` a bar; ``series`` are told apart in this order, and none of them ever without a word beside it.
    """

    surface: str
    text: str
    muted: str
    line: str
    shade: str
    accent: str
    good: str
    bad: str
    gold: str
    title: str
    red: str
    blue: str
    series: tuple[str, ...]
    scale: float = 1.0


SERIES_ON_LIGHT = (
    "#1f5fa8", "#c2500c", "#2f7d3b", "#7b3fa0", "#0e7c86", "#b3265e", "#8a6a00", "#5d6470",
)  # fmt: skip
SERIES_ON_DARK = (
    "#6cabf2", "#ff9d60", "#79c97f", "#c6a0ea", "#55c6cf", "#f388b4", "#e0bd58", "#aab3c0",
)  # fmt: skip

LIGHT = Skin(
    surface="#ffffff", text="#1b1f24", muted="#5c6570", line="#e1e4e8", shade="#f2f4f6", accent="#1f5fa8",
    good="#2f7d3b", bad="#b3261e", gold="#866300", title="#d99a12", red="#c0392b", blue="#1f5fa8", series=SERIES_ON_LIGHT,
)  # fmt: skip
DARK = Skin(
    surface="#1c2026", text="#eceff3", muted="#a3acb8", line="#343b45", shade="#272d35", accent="#6cabf2",
    good="#79c97f", bad="#f2827a", gold="#e0bd58", title="#e8ad33", red="#f07167", blue="#6cabf2", series=SERIES_ON_DARK,
)  # fmt: skip

"""How results look: a shape for each, filled where the bout was stopped, so that colour only helps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ringside_manager.charts.fonts import width_of
from ringside_manager.charts.sheet import SMALL, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ringside_manager.charts.skin import Skin


class Result(Enum):
    """How a bout ended for one of the two."""

    WON = "won"
    LOST = "lost"
    DREW = "drew"
    NO_CONTEST = "no contest"


SHAPES = {Result.WON: "^", Result.LOST: "v", Result.DREW: "s", Result.NO_CONTEST: "X"}
"""Up, down, level, crossed out."""
MARK_ROOM = 5.0
"""Points from mark to mark below which strokes take their place."""


@dataclass(frozen=True, slots=True)
class ResultWords:
    """Words of the key to the shapes."""

    won: str = "won"
    lost: str = "lost"
    drew: str = "drew"
    no_contest: str = "no contest"
    stopped: str = "filled: stopped"
    title: str = "ringed: for the title"
    strokes: str = "strokes up: won, down: lost, level: neither; long: stopped"

    def of(self, result: Result) -> str:
        """The word for a result."""
        return {
            Result.WON: self.won,
            Result.LOST: self.lost,
            Result.DREW: self.drew,
            Result.NO_CONTEST: self.no_contest,
        }[result]


def colour_of(result: Result, skin: Skin) -> str:
    """The colour that helps to see a result."""
    return {Result.WON: skin.good, Result.LOST: skin.bad}.get(result, skin.muted)


def mark_size(count: int, scale: float) -> float:
    """The width of a mark in points, smaller the more there are."""
    return max(4.2, 9.0 - count / 40) * scale


def draw_marks(
    axes: Axes, places: Iterable[tuple[float, float, Result, bool]], count: int, skin: Skin
) -> None:
    """Marks at (x, y) by result, filled if stopped: one artist for each look, however many bouts."""
    looks: dict[tuple[Result, bool], tuple[list[float], list[float]]] = {}
    for x, y, result, stopped in places:
        xs, ys = looks.setdefault((result, stopped), ([], []))
        xs.append(x)
        ys.append(y)
    size = mark_size(count, skin.scale)
    for (result, stopped), (xs, ys) in looks.items():
        colour = colour_of(result, skin)
        face = colour if stopped else skin.surface
        (line,) = axes.plot(
            xs, ys, linestyle="none", marker=SHAPES[result], markersize=size, markerfacecolor=face,
            markeredgecolor=colour, markeredgewidth=size * 0.16, zorder=4,
        )  # fmt: skip
        line.set_gid(f"{result.value}:{'stopped' if stopped else 'distance'}")


def is_crowded(count: int, room: float) -> bool:
    """Whether so many marks do not fit beside each other in ``room`` points."""
    return count * MARK_ROOM > room


def draw_strokes(axes: Axes, bouts: Iterable[tuple[int, Result, bool]], skin: Skin) -> None:
    """A strip of (night, result, stopped): strokes up or down from the middle, long if stopped; level ones are dots."""
    ups = {Result.WON: 1.0, Result.LOST: -1.0}
    ends: dict[Result, tuple[list[int], list[float]]] = {}
    for night, result, stopped in bouts:
        xs, ys = ends.setdefault(result, ([], []))
        xs.append(night)
        ys.append(ups.get(result, 0.12) * (1.0 if stopped or result not in ups else 0.5))
    axes.set_ylim(-1.1, 1.1)
    axes.axhline(0, color=skin.muted, linewidth=0.5 * skin.scale)
    for result, (xs, ys) in ends.items():
        lows = [0.0 if result in ups else -y for y in ys]
        strokes = axes.vlines(xs, lows, ys, color=colour_of(result, skin), linewidth=1.1 * skin.scale)
        strokes.set_gid(f"strokes:{result.value}")


def draw_key(sheet: Sheet, seen: Sequence[Result], words: ResultWords, *, titles: bool) -> None:
    """A line below the heading that explains the shapes in use, and how a stoppage is told."""
    from matplotlib.lines import Line2D

    skin, size = sheet.skin, sheet.size(SMALL)
    entries = [
        (SHAPES[result], colour_of(result, skin), "none", words.of(result))
        for result in Result
        if result in seen
    ]
    entries.append(
        ("o", skin.muted, skin.muted, words.stopped) if seen else ("|", skin.muted, skin.muted, words.strokes)
    )
    if titles:
        entries.append(("o", skin.title, "none", words.title))
    sheet.top += size
    x, y = sheet.edge + size * 0.4, sheet.height - sheet.top
    for shape, colour, face, word in entries:
        room = size * 2.6 + width_of(word, size)
        if x + room > sheet.width - sheet.edge + size * 2:
            break
        mark = Line2D(
            [x / sheet.width], [(y + size * 0.33) / sheet.height], marker=shape, markersize=size * 0.85,
            markerfacecolor=face, markeredgecolor=colour, linestyle="none", markeredgewidth=size * 0.13,
        )  # fmt: skip
        sheet.figure.add_artist(mark)
        sheet.write(x + size * 0.9, y, word, SMALL, skin.muted)
        x += room
    sheet.top += size * 0.9

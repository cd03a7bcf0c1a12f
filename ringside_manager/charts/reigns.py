"""Who held the title, and how long: one bar for every reign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.chart import Chart, Key, Target
from ringside_manager.charts.data import DataTable
from ringside_manager.charts.fonts import fitted
from ringside_manager.charts.nights import lay_nights
from ringside_manager.charts.sheet import TEXT, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST = 24
"""So many champions are drawn, those who reigned last."""


@dataclass(frozen=True, slots=True)
class Defence:
    """A title bout he came through as champion."""

    key: Key
    night: int
    told: str = ""


@dataclass(frozen=True, slots=True)
class ReignBar:
    """A reign; ``until`` is ``None`` while it lasts; ``note`` says in a word or two what came of it."""

    fighter: Key
    name: str
    since: int
    until: int | None
    defences: tuple[Defence, ...]
    note: str = ""
    told: str = ""
    won: Key | None = None


@dataclass(frozen=True, slots=True)
class ReignWords:
    """Words of the picture and headers of its table."""

    night: str = "Fight night"
    dots: str = "dots: defences of the title"
    headers: tuple[str, ...] = ("Champion", "From night", "Until night", "Defences")


@dataclass(frozen=True)
class ReignsChart(Chart):
    """``reigns`` are oldest first; ``now`` is the last night that is over."""

    kind: ClassVar[str] = "titles"
    reigns: tuple[ReignBar, ...] = ()
    now: int = 0
    words: ReignWords = field(default_factory=ReignWords)

    @property
    def is_empty(self) -> bool:
        """Whether there has been no champion yet."""
        return not self.reigns

    def data(self) -> DataTable:
        """One row for each reign."""
        rows = ((reign.name, reign.since, reign.until, len(reign.defences)) for reign in self.reigns)
        return DataTable(self.words.headers, tuple(rows))

    def lanes(self) -> tuple[tuple[str, tuple[ReignBar, ...]], ...]:
        """The reigns of each champion, in the order they were first crowned, the latest ``MOST`` of them."""
        champions: dict[Key, list[ReignBar]] = {}
        for reign in self.reigns:
            champions.setdefault(reign.fighter, []).append(reign)
        return tuple((bars[0].name, tuple(bars)) for bars in list(champions.values())[-MOST:])

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """A lane for each champion, his name before it."""
        lanes, scale = self.lanes(), sheet.skin.scale
        names = sheet.room_for([name for name, _ in lanes], TEXT, most=0.28) + 14
        height = (sheet.height - sheet.top) / scale
        spare = max(height - 40 - 8 - 44 * len(lanes), 0)
        axes = sheet.axes(16 + names, 40 + spare, 30, 8)
        axes.grid(visible=False)
        axes.grid(axis="x", color=sheet.skin.line, linewidth=0.8 * scale)
        axes.set_ylim(len(lanes) - 0.4, -0.6)
        axes.set_yticks([])
        first = min(bar.since for _, bars in lanes for bar in bars)
        last = max(self.now, first + 1, *(bar.until or 0 for _, bars in lanes for bar in bars))
        lay_nights(sheet, axes, max(first - 1, 0), last + 1)
        sheet.name_axes(axes, self.words.night, "")
        targets = [
            target
            for place, (name, bars) in enumerate(lanes)
            for target in self._lane(axes, sheet, place, name, bars, names)
        ]
        return tuple(sorted(targets, key=lambda target: target.left))

    def _lane(
        self, axes: Axes, sheet: Sheet, place: int, name: str, bars: Sequence[ReignBar], names: float
    ) -> list[Target]:
        skin = sheet.skin
        reigning = any(bar.until is None for bar in bars)
        axes.annotate(
            fitted(name, (names - 6) * skin.scale, sheet.size(TEXT), bold=reigning), (0, place),
            (-10 * skin.scale, 0), xycoords=("axes fraction", "data"), textcoords="offset points", ha="right",
            va="center", annotation_clip=False, **sheet.letters(TEXT, bold=reigning),
        )  # fmt: skip
        return [target for bar in bars for target in self._bar(axes, sheet, place, bar)]

    def _bar(self, axes: Axes, sheet: Sheet, place: int, bar: ReignBar) -> list[Target]:
        skin = sheet.skin
        end = self.now + 1 if bar.until is None else max(bar.until, bar.since + 0.5)
        alpha = 1.0 if bar.until is None else 0.55
        axes.barh(place, end - bar.since, 0.5, left=bar.since, color=skin.gold, alpha=alpha, gid="reign")
        nights = [defence.night for defence in bar.defences]
        axes.plot(
            nights, [place] * len(nights), linestyle="none", marker="o", markersize=4.5 * skin.scale, gid="defence",
            markerfacecolor=skin.surface, markeredgecolor=skin.text, markeredgewidth=0.9 * skin.scale,
        )  # fmt: skip
        whole = Target(axes, bar.since, place - 0.25, end, place + 0.25, bar.won or bar.fighter, bar.told)
        return [whole, *(Target.point(axes, d.night, place, d.key, d.told) for d in bar.defences)]

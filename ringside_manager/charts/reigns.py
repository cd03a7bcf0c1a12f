"""Who held the title, and how long: one bar for every reign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.bars import lay_level
from ringside_manager.charts.chart import Chart, Key, Target
from ringside_manager.charts.data import DataTable
from ringside_manager.charts.fonts import fitted, shown
from ringside_manager.charts.nights import rule_nights, set_nights
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet
from ringside_manager.charts.skin import blend

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
    """A reign; ``until`` is ``None`` while it lasts."""

    fighter: Key
    name: str
    since: int
    until: int | None
    defences: tuple[Defence, ...]
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
    """``reigns`` are oldest first; ``now`` is the last night that is over.

    ``notes`` are pairs of a champion and a few words that stand at the end of his lane.
    """

    kind: ClassVar[str] = "titles"
    reigns: tuple[ReignBar, ...] = ()
    now: int = 0
    notes: tuple[tuple[Key, str], ...] = ()
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
        lanes = self.lanes()
        names = sheet.room_for([name for name, _ in lanes], TEXT, most=0.28) + 14
        spare = max(sheet.rest - 40 - 8 - 44 * len(lanes), 0)
        notes = dict(self.notes)
        side = sheet.room_for(list(notes.values()), SMALL, most=0.2) + 26
        axes = sheet.axes(16 + names, 40 + spare, side, 8)
        axes.set_ylim(len(lanes) - 0.4, -0.6)
        first = min(bar.since for _, bars in lanes for bar in bars)
        last = max(self.now, first + 1, *(bar.until or 0 for _, bars in lanes for bar in bars))
        set_nights(axes, max(first - 1, 0), last + 1)
        rule_nights(sheet, axes, max(first - 1, 0), last + 1, lines=True)
        sheet.name_axes(axes, self.words.night, "")
        targets = [
            target
            for place, (name, bars) in enumerate(lanes)
            for target in self._lane(axes, sheet, place, name, bars, names)
        ]
        for place, (_, bars) in enumerate(lanes):
            self._note(axes, sheet, place, notes.get(bars[0].fighter, ""))
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

    def _note(self, axes: Axes, sheet: Sheet, place: int, text: str) -> None:
        axes.annotate(
            shown(text), (1, place), (10 * sheet.skin.scale, 0), xycoords=("axes fraction", "data"), va="center",
            textcoords="offset points", annotation_clip=False, **sheet.letters(SMALL, sheet.skin.muted),
        )  # fmt: skip

    def _bar(self, axes: Axes, sheet: Sheet, place: int, bar: ReignBar) -> list[Target]:
        skin = sheet.skin
        end = self.now + 1 if bar.until is None else max(bar.until, bar.since + 0.5)
        colour = skin.title if bar.until is None else blend(skin.title, skin.surface, 0.45)
        lay_level(axes, place, (bar.since, end), 0.5, colour, "reign")
        nights = [defence.night for defence in bar.defences]
        axes.plot(
            nights, [place] * len(nights), linestyle="none", marker="o", markersize=4.5 * skin.scale, gid="defence",
            markerfacecolor=skin.surface, markeredgecolor=skin.text, markeredgewidth=0.9 * skin.scale,
        )  # fmt: skip
        whole = Target(axes, bar.since, place - 0.25, end, place + 0.25, bar.won or bar.fighter, bar.told)
        return [whole, *(Target.point(axes, d.night, place, d.key, d.told) for d in bar.defences)]

"""Packs of house rules side by side: a figure season by season, with how far the true one may lie from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.axes import EndLabel, label_ends, plain_number, round_ticks, rule_along, rule_up
from ringside_manager.charts.chart import Chart, DataTable, Marks, Target
from ringside_manager.charts.sheet import TEXT, Sheet
from ringside_manager.language import tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True, slots=True)
class SeasonMark:
    """What the leagues of a pack came to in a season, and its error; ``told`` says it."""

    season: int
    value: float
    error: float
    told: str = ""


@dataclass(frozen=True, slots=True)
class PackLine:
    """A pack and its figure season by season, from the first that has it."""

    name: str
    marks: tuple[SeasonMark, ...]


@dataclass(frozen=True)
class PacksChart(Chart):
    """A line for each of ``packs``, a whisker at each of its marks; ``text_of`` words a value on the upright scale."""

    kind: ClassVar[str] = "packs"
    packs: tuple[PackLine, ...] = ()
    seasons: int = 1
    what: str = ""
    text_of: Callable[[float], str] = plain_number

    @property
    def is_empty(self) -> bool:
        return not any(pack.marks for pack in self.packs)

    def data(self) -> DataTable:
        rows = (
            (pack.name, mark.season, mark.value, mark.error) for pack in self.packs for mark in pack.marks
        )
        return DataTable((tr("Pack"), tr("Season"), self.what, tr("Error")), tuple(rows))

    def plot(self, sheet: Sheet) -> Marks:
        """Draw every pack a little beside the others, so that no whisker hides another."""
        shown = [(place, pack) for place, pack in enumerate(self.packs) if pack.marks]
        notes = [self.text_of(pack.marks[-1].value) for _, pack in shown]
        room = sheet.room_for([*(pack.name for _, pack in shown), *notes], TEXT, most=0.28, bold=True)
        axes = sheet.axes(58, 40, room + 34, 24)
        ends = list(self._ends())
        high = 1.08 * (max(ends) or 1.0)
        axes.set_ylim(0.0, high)
        axes.set_xlim(0.5, self.seasons + 0.5)
        ticks = round_ticks(0.0, high)
        rule_up(sheet, axes, ticks, [self.text_of(tick) for tick in ticks])
        every = -(-self.seasons // 13)
        seasons = list(range(1, self.seasons + 1, every))
        rule_along(sheet, axes, seasons, [str(season) for season in seasons])
        labels = [self._draw(axes, sheet, place, pack) for place, pack in shown]
        sheet.name_axes(axes, tr("Season"), self.what)
        label_ends(sheet, axes, labels, room + 8)
        return partial(self._marks, axes)

    def _ends(self) -> Iterator[float]:
        for pack in self.packs:
            for mark in pack.marks:
                yield mark.value + mark.error

    def _aside(self, place: int) -> float:
        """How far a pack stands from the middle of a season."""
        return 0.12 * (place - (len(self.packs) - 1) / 2)

    def _draw(self, axes: Axes, sheet: Sheet, place: int, pack: PackLine) -> EndLabel:
        skin, scale = sheet.skin, sheet.skin.scale
        colour = skin.series[place % len(skin.series)]
        x = [mark.season + self._aside(place) for mark in pack.marks]
        y = [mark.value for mark in pack.marks]
        axes.plot(x, y, color=colour, linestyle=skin.dashes(place), linewidth=1.8 * scale, zorder=3)
        axes.errorbar(
            x, y, yerr=[mark.error for mark in pack.marks], fmt="o", color=colour, markersize=4.5 * scale,
            elinewidth=1.2 * scale, capsize=3.0 * scale, zorder=4, gid=f"pack:{place}",
        )  # fmt: skip
        return EndLabel(x[-1], y[-1], pack.name, colour, self.text_of(y[-1]))

    def _marks(self, axes: Axes) -> tuple[Target, ...]:
        return tuple(
            Target.point(axes, mark.season + self._aside(place), mark.value, None, mark.told)
            for place, pack in enumerate(self.packs)
            for mark in pack.marks
        )

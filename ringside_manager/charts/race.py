"""The managers' race for money over the fight nights."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.chart import Chart, Key, Target
from ringside_manager.charts.data import DataTable
from ringside_manager.charts.labels import EndLabel, label_ends
from ringside_manager.charts.money import Money, plain_money
from ringside_manager.charts.nights import rule_nights, set_nights
from ringside_manager.charts.scales import rule_dollars
from ringside_manager.charts.sheet import TEXT, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LABELLED = 12
"""So many of the richest are named beside their lines."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Money after a night, in dollars; it is marked if ``told`` says something."""

    night: int
    dollars: float
    told: str = ""


@dataclass(frozen=True, slots=True)
class Racer:
    """A manager and his money after every night; ``colour`` is his own (``#rrggbb``), or empty."""

    key: Key
    name: str
    balances: tuple[Balance, ...]
    colour: str = ""


@dataclass(frozen=True, slots=True)
class RaceWords:
    """Words of the picture and headers of its table."""

    money_axis: str = "Money, dollars"
    night: str = "Fight night"
    headers: tuple[str, ...] = ("Manager", "Night", "Money")
    money: Money = plain_money


@dataclass(frozen=True)
class RaceChart(Chart):
    """``racers`` are richest first; if ``about`` names one, the others step back."""

    kind: ClassVar[str] = "money"
    racers: tuple[Racer, ...] = ()
    about: Key | None = None
    words: RaceWords = field(default_factory=RaceWords)

    @property
    def is_empty(self) -> bool:
        """Whether no night is over yet."""
        return not any(len(racer.balances) > 1 for racer in self.racers)

    def data(self) -> DataTable:
        """One row for each manager and night."""
        rows = ((r.name, balance.night, balance.dollars) for r in self.racers for balance in r.balances)
        return DataTable(self.words.headers, tuple(rows))

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """A line for each manager, his name at its end."""
        named = self._named()
        notes = [self.words.money(racer.balances[-1].dollars) for racer in self.racers]
        room = sheet.room_for([*(racer.name for racer in named), *notes], TEXT, most=0.28, bold=True)
        axes = sheet.axes(58, 40, room + 34, 24)
        first = min(racer.balances[0].night for racer in self.racers)
        last = max(racer.balances[-1].night for racer in self.racers)
        ends = [self._draw(axes, sheet, place) for place in range(len(self.racers))]
        self._scale(axes, sheet, first, last)
        sheet.name_axes(axes, self.words.night, self.words.money_axis)
        label_ends(
            sheet, axes, [end for end, r in zip(ends, self.racers, strict=True) if r in named], room + 8
        )
        return tuple(
            Target.point(axes, balance.night, balance.dollars, racer.key, balance.told)
            for racer in self._reading_order()
            for balance in racer.balances
            if balance.told
        )

    def _scale(self, axes: Axes, sheet: Sheet, first: int, last: int) -> None:
        sums = [balance.dollars for racer in self.racers for balance in racer.balances]
        low, high = min(*sums, 0.0), max(*sums, 1.0)
        axes.set_ylim(low - (0.04 * (high - low) if low < 0 else 0), high + 0.05 * (high - low))
        set_nights(axes, first, last)
        rule_dollars(sheet, axes, self.words.money, 6)
        rule_nights(sheet, axes, first, last)
        if low < 0:
            axes.axhline(0, color=sheet.skin.muted, linewidth=0.8 * sheet.skin.scale)

    def _named(self) -> list[Racer]:
        """The richest, and the one the chart is about."""
        return [r for place, r in enumerate(self.racers) if place < LABELLED or r.key == self.about]

    def _reading_order(self) -> list[Racer]:
        return sorted(self.racers, key=lambda racer: racer.key != self.about)

    def _draw(self, axes: Axes, sheet: Sheet, place: int) -> EndLabel:
        racer, skin = self.racers[place], sheet.skin
        back = self.about is not None and racer.key != self.about
        colour = skin.muted if back else racer.colour or skin.series[place % len(skin.series)]
        dashes = "-" if back else ("-", "--", "-.", ":")[place // len(skin.series) % 4]
        xs, ys = zip(*((balance.night, balance.dollars) for balance in racer.balances), strict=True)
        axes.plot(
            xs, ys, drawstyle="steps-post", color=colour, linestyle=dashes, alpha=0.55 if back else 1.0,
            linewidth=(1.1 if back else 2.1) * skin.scale, gid=f"manager:{racer.key.number}", zorder=2 if back else 3,
        )  # fmt: skip
        if not back:
            axes.plot(xs[-1:], ys[-1:], marker="o", markersize=4.5 * skin.scale, color=colour, zorder=4)
        return EndLabel(xs[-1], ys[-1], racer.name, colour, self.words.money(ys[-1]), bold=not back)

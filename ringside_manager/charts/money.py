"""Money over the fight nights: what a fighter earned, and the managers' race."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.axes import (
    EndLabel,
    Money,
    base_line,
    label_ends,
    plain_money,
    rule_dollars,
    rule_nights,
    set_nights,
)
from ringside_manager.charts.chart import Chart, DataTable, Key, Marks, Target
from ringside_manager.charts.sheet import TEXT, Sheet
from ringside_manager.language import tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes


# What a fighter earned.


@dataclass(frozen=True, slots=True)
class Purse:
    """What a bout paid: the purse and his manager's share of it, in dollars."""

    key: Key
    night: int
    opponent: str
    purse: float
    share: float
    told: str = ""


@dataclass(frozen=True)
class EarningsChart(Chart):
    """``purses`` are oldest first; ``until`` is the last night of the axis."""

    kind: ClassVar[str] = "earnings"
    purses: tuple[Purse, ...] = ()
    until: int = 0
    money: Money = plain_money

    @property
    def is_empty(self) -> bool:
        return not self.purses

    def sums(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Purses and shares added up, after each bout."""
        return (
            tuple(accumulate(purse.purse for purse in self.purses)),
            tuple(accumulate(purse.share for purse in self.purses)),
        )

    def data(self) -> DataTable:
        rows = zip(self.purses, *self.sums(), strict=True)
        return DataTable(
            (tr("Night"), tr("Opponent"), tr("Purse"), tr("Share"), tr("Purses so far"), tr("Shares so far")),
            tuple(
                (row.night, row.opponent, row.purse, row.share, total, shares) for row, total, shares in rows
            ),
        )

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """The sums above, the single purses below."""
        totals, shares = self.sums()
        purses, held, money = tr("Purses"), tr("Managers' shares"), self.money
        notes = [money(totals[-1]), money(shares[-1])]
        room = sheet.room_for([purses, held, *notes], TEXT, most=0.25, bold=True)
        below = max(sheet.height * 0.22 / sheet.skin.scale, 56.0)
        upper = sheet.axes(58, 40 + below + 34, room + 34, 24)
        lower = sheet.axes(58, 40, room + 34, sheet.rest - 40 - below, sharex=upper)
        first, last = self.purses[0].night, max(self.until, self.purses[-1].night)
        for axes in (upper, lower):
            set_nights(axes, max(first - 1, 0), last)
        self._draw_sums(upper, sheet, totals, shares, last)
        self._draw_purses(lower, sheet)
        rule_nights(sheet, upper, max(first - 1, 0), last, texts=False)
        rule_nights(sheet, lower, max(first - 1, 0), last)
        base_line(sheet, upper)
        sheet.name_axes(upper, "", tr("Earned so far, dollars"))
        sheet.name_axes(
            lower, tr("Fight night"), tr("Purse of each bout, dollars (gold: his manager's share)")
        )
        ends = [
            EndLabel(last, totals[-1], purses, sheet.skin.accent, notes[0]),
            EndLabel(last, shares[-1], held, sheet.skin.gold, notes[1]),
        ]
        label_ends(sheet, upper, ends, room + 8)
        return self._targets(upper, lower, totals)

    def _draw_sums(
        self, axes: Axes, sheet: Sheet, totals: tuple[float, ...], shares: tuple[float, ...], last: int
    ) -> None:
        skin, nights = sheet.skin, [purse.night for purse in self.purses]
        for sums, colour, name in ((totals, skin.accent, "purses"), (shares, skin.title, "shares")):
            xs, ys = [nights[0], *nights, last], [0.0, *sums, sums[-1]]
            axes.plot(xs, ys, drawstyle="steps-post", color=colour, linewidth=2 * skin.scale, gid=name)
            axes.fill_between(xs, ys, step="post", color=colour, alpha=0.12, linewidth=0)
        axes.set_ylim(min(0.0, *totals), max(*totals, 1.0) * 1.06)
        rule_dollars(sheet, axes, self.money)

    def _draw_purses(self, axes: Axes, sheet: Sheet) -> None:
        skin, nights = sheet.skin, [purse.night for purse in self.purses]
        thin = bar_width(sheet, axes, nights[0], max(self.until, nights[-1]))
        for sums, colour in (
            ([purse.purse for purse in self.purses], skin.accent),
            ([purse.share for purse in self.purses], skin.title),
        ):
            axes.vlines(nights, 0, sums, color=colour, linewidth=thin)
        axes.set_ylim(0, max(*(purse.purse for purse in self.purses), 1.0) * 1.08)
        rule_dollars(sheet, axes, self.money, 3)

    def _targets(self, upper: Axes, lower: Axes, totals: tuple[float, ...]) -> tuple[Target, ...]:
        on_line = (
            Target.point(upper, purse.night, total, purse.key, purse.told)
            for purse, total in zip(self.purses, totals, strict=True)
        )
        on_bars = (
            Target(lower, purse.night, 0, purse.night, purse.purse, purse.key, purse.told)
            for purse in self.purses
        )
        return (*on_line, *on_bars)


def bar_width(sheet: Sheet, axes: Axes, first: int, last: int) -> float:
    """How broad the bar of a single night may be, in points."""
    room = axes.get_position().width * sheet.width / max(last - first + 1, 1)
    return max(1.0, min(room * 0.7, 7.0 * sheet.skin.scale))


# The managers' race.


LABELLED = 12
"""So many of the richest are named beside their lines."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Money after a night, in dollars; it can be pointed at if it ``moved`` on that night."""

    night: int
    dollars: float
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Racer:
    """A manager and his money after every night; ``colour`` is his own (``#rrggbb``), or empty.

    ``text_of`` gives what a mark says of itself.
    """

    key: Key
    name: str
    balances: tuple[Balance, ...]
    colour: str = ""
    text_of: Callable[[Balance], str] = field(default=lambda balance: str(balance.night), compare=False)


@dataclass(frozen=True)
class RaceChart(Chart):
    """``racers`` are richest first; if ``about`` names one, the others step back."""

    kind: ClassVar[str] = "money"
    racers: tuple[Racer, ...] = ()
    about: Key | None = None
    money: Money = plain_money

    @property
    def is_empty(self) -> bool:
        return not any(len(racer.balances) > 1 for racer in self.racers)

    def data(self) -> DataTable:
        rows = ((r.name, balance.night, balance.dollars) for r in self.racers for balance in r.balances)
        return DataTable((tr("Manager"), tr("Night"), tr("Money")), tuple(rows))

    def plot(self, sheet: Sheet) -> Marks:
        """A line for each manager, his name at its end."""
        named = [r for place, r in enumerate(self.racers) if place < LABELLED or r.key == self.about]
        notes = [self.money(racer.balances[-1].dollars) for racer in self.racers]
        room = sheet.room_for([*(racer.name for racer in named), *notes], TEXT, most=0.28, bold=True)
        axes = sheet.axes(58, 40, room + 34, 24)
        first = min(racer.balances[0].night for racer in self.racers)
        last = max(racer.balances[-1].night for racer in self.racers)
        ends = [self._draw(axes, sheet, place) for place in range(len(self.racers))]
        self._scale(axes, sheet, first, last)
        sheet.name_axes(axes, tr("Fight night"), tr("Money, dollars"))
        label_ends(
            sheet, axes, [end for end, r in zip(ends, self.racers, strict=True) if r in named], room + 8
        )
        return partial(self._marks, axes)

    def _marks(self, axes: Axes) -> tuple[Target, ...]:
        return tuple(
            Target.point(axes, balance.night, balance.dollars, racer.key, racer.text_of(balance))
            for racer in sorted(self.racers, key=lambda racer: racer.key != self.about)
            for balance in racer.balances
            if balance.moved
        )

    def _scale(self, axes: Axes, sheet: Sheet, first: int, last: int) -> None:
        sums = [balance.dollars for racer in self.racers for balance in racer.balances]
        low, high = min(*sums, 0.0), max(*sums, 1.0)
        axes.set_ylim(low - (0.04 * (high - low) if low < 0 else 0), high + 0.05 * (high - low))
        set_nights(axes, first, last)
        rule_dollars(sheet, axes, self.money, 6)
        rule_nights(sheet, axes, first, last)
        if low < 0:
            axes.axhline(0, color=sheet.skin.muted, linewidth=0.8 * sheet.skin.scale)

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
        return EndLabel(xs[-1], ys[-1], racer.name, colour, self.money(ys[-1]), bold=not back)

"""What a fighter earned over the fight nights, and how much of it went to his managers."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.chart import Chart, Key, Target
from ringside_manager.charts.data import DataTable
from ringside_manager.charts.labels import EndLabel, label_ends
from ringside_manager.charts.money import Money, plain_money
from ringside_manager.charts.nights import rule_nights, set_nights
from ringside_manager.charts.scales import base_line, rule_dollars
from ringside_manager.charts.sheet import TEXT, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True, slots=True)
class Purse:
    """What a bout paid: the purse and his manager's share of it, in dollars."""

    key: Key
    night: int
    opponent: str
    purse: float
    share: float
    told: str = ""


@dataclass(frozen=True, slots=True)
class EarningsWords:
    """Words of the picture and headers of its table."""

    total: str = "Earned so far, dollars"
    single: str = "Purse of each bout, dollars"
    night: str = "Fight night"
    purses: str = "Purses"
    shares: str = "of it shares"
    headers: tuple[str, ...] = ("Night", "Opponent", "Purse", "Share", "Purses so far", "Shares so far")
    money: Money = plain_money


@dataclass(frozen=True)
class EarningsChart(Chart):
    """``purses`` are oldest first; ``until`` is the last night of the axis."""

    kind: ClassVar[str] = "earnings"
    purses: tuple[Purse, ...] = ()
    until: int = 0
    words: EarningsWords = field(default_factory=EarningsWords)

    @property
    def is_empty(self) -> bool:
        """Whether he has not been paid yet."""
        return not self.purses

    def sums(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Purses and shares added up, after each bout."""
        return (
            tuple(accumulate(purse.purse for purse in self.purses)),
            tuple(accumulate(purse.share for purse in self.purses)),
        )

    def data(self) -> DataTable:
        """One row for each bout."""
        rows = zip(self.purses, *self.sums(), strict=True)
        return DataTable(
            self.words.headers,
            tuple(
                (row.night, row.opponent, row.purse, row.share, total, shares) for row, total, shares in rows
            ),
        )

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """The sums above, the single purses below."""
        totals, shares = self.sums()
        words, money = self.words, self.words.money
        notes = [money(totals[-1]), money(shares[-1])]
        room = sheet.room_for([words.purses, words.shares, *notes], TEXT, most=0.25, bold=True)
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
        sheet.name_axes(upper, "", words.total)
        sheet.name_axes(lower, words.night, words.single)
        ends = [
            EndLabel(last, totals[-1], words.purses, sheet.skin.accent, notes[0]),
            EndLabel(last, shares[-1], words.shares, sheet.skin.gold, notes[1]),
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
        rule_dollars(sheet, axes, self.words.money)

    def _draw_purses(self, axes: Axes, sheet: Sheet) -> None:
        skin, nights = sheet.skin, [purse.night for purse in self.purses]
        thin = bar_width(sheet, axes, nights[0], max(self.until, nights[-1]))
        for sums, colour in (
            ([purse.purse for purse in self.purses], skin.accent),
            ([purse.share for purse in self.purses], skin.title),
        ):
            axes.vlines(nights, 0, sums, color=colour, linewidth=thin)
        axes.set_ylim(0, max(*(purse.purse for purse in self.purses), 1.0) * 1.08)
        rule_dollars(sheet, axes, self.words.money, 3)

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

"""Money over the fight nights: what a fighter earned, and the managers' race."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts import Chart, DataTable, Key, Marks, Target
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
from ringside_manager.charts.career import CareerBout
from ringside_manager.charts.sheet import TEXT, Shades, Sheet
from ringside_manager.language import tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes


# What a fighter earned.


@dataclass(frozen=True)
class EarningsChart(Chart):
    """``bouts`` are oldest first; ``until`` is the last night of the axis."""

    kind: ClassVar[str] = "earnings"
    bouts: tuple[CareerBout, ...] = ()
    until: int = 0
    money: Money = plain_money

    @property
    def is_empty(self) -> bool:
        return not self.bouts

    def sums(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Purses and shares added up, after each bout."""
        return (
            tuple(accumulate(bout.purse for bout in self.bouts)),
            tuple(accumulate(bout.share for bout in self.bouts)),
        )

    def data(self) -> DataTable:
        rows = zip(self.bouts, *self.sums(), strict=True)
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
        first, last = self.bouts[0].night, max(self.until, self.bouts[-1].night)
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
        skin, nights = sheet.skin, [bout.night for bout in self.bouts]
        for sums, colour, name in ((totals, skin.accent, "purses"), (shares, skin.title, "shares")):
            xs, ys = [nights[0], *nights, last], [0.0, *sums, sums[-1]]
            axes.plot(xs, ys, drawstyle="steps-post", color=colour, linewidth=2 * skin.scale, gid=name)
            axes.fill_between(xs, ys, step="post", color=colour, alpha=0.12, linewidth=0)
        axes.set_ylim(min(0.0, *totals), max(*totals, 1.0) * 1.06)
        rule_dollars(sheet, axes, self.money)

    def _draw_purses(self, axes: Axes, sheet: Sheet) -> None:
        skin, nights = sheet.skin, [bout.night for bout in self.bouts]
        thin = bar_width(sheet, axes, nights[0], max(self.until, nights[-1]))
        for sums, colour in (
            ([bout.purse for bout in self.bouts], skin.accent),
            ([bout.share for bout in self.bouts], skin.title),
        ):
            axes.vlines(nights, 0, sums, color=colour, linewidth=thin)
        axes.set_ylim(0, max(*(bout.purse for bout in self.bouts), 1.0) * 1.08)
        rule_dollars(sheet, axes, self.money, 3)

    def _targets(self, upper: Axes, lower: Axes, totals: tuple[float, ...]) -> tuple[Target, ...]:
        on_line = (
            Target.point(upper, bout.night, total, bout.key, bout.told)
            for bout, total in zip(self.bouts, totals, strict=True)
        )
        on_bars = (
            Target(lower, bout.night, 0, bout.night, bout.purse, bout.key, bout.told) for bout in self.bouts
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
    """A manager and his money after every night; without a ``colour`` of his own he gets one by his place.

    ``text_of`` gives what a mark says of itself.
    """

    key: Key
    name: str
    balances: tuple[Balance, ...]
    colour: Shades | None = None
    text_of: Callable[[Balance], str] = field(default=lambda balance: str(balance.night), compare=False)


_MARKED = 8
"""So many marks stand on a line whose shape tells it from the others."""


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
        own = skin.own(racer.colour) if racer.colour else skin.series[place % len(skin.series)]
        colour = skin.muted if back else own
        dashes = "-" if back else skin.dashes(place)
        xs, ys = zip(*((balance.night, balance.dollars) for balance in racer.balances), strict=True)
        axes.plot(
            xs, ys, drawstyle="steps-post", color=colour, linestyle=dashes, alpha=0.55 if back else 1.0,
            linewidth=(1.1 if back else 2.1) * skin.scale, gid=f"manager:{racer.key.number}", zorder=2 if back else 3,
        )  # fmt: skip
        if not back:
            few = range(0, len(xs), max(1, len(xs) // _MARKED)) if skin.shaped else ()
            spots = [*few, len(xs) - 1]
            axes.plot(
                [xs[at] for at in spots], [ys[at] for at in spots], linestyle="none", marker=skin.mark(place),
                markersize=(6 if skin.shaped else 4.5) * skin.scale, color=colour, zorder=4, gid=f"marks:{racer.key.number}",
            )  # fmt: skip
        return EndLabel(xs[-1], ys[-1], racer.name, colour, self.money(ys[-1]), bold=not back)


# What the race may come to.


MIDDLE = 2
"""Which of the five sums of a fan is the middle one."""


@dataclass(frozen=True, slots=True)
class FanNight:
    """What a manager may have after a night, in dollars: five sums, of which the outer ones are seldom passed; ``told`` says it."""

    night: int
    dollars: tuple[float, float, float, float, float]
    told: str = ""


@dataclass(frozen=True, slots=True)
class Runner:
    """A manager, his money night by night so far, and the fan of what may follow, from the last of these nights on."""

    key: Key
    name: str
    so_far: tuple[Balance, ...]
    fan: tuple[FanNight, ...]
    colour: Shades | None = None


@dataclass(frozen=True)
class FanChart(Chart):
    """``runners`` are in an order that stays, and so do their colours; if ``about`` names one, the fans of the others are left out."""

    kind: ClassVar[str] = "forecast"
    runners: tuple[Runner, ...] = ()
    about: Key | None = None
    money: Money = plain_money

    @property
    def is_empty(self) -> bool:
        return not any(len(runner.fan) > 1 for runner in self.runners)

    def data(self) -> DataTable:
        rows = ((r.name, night.night, *night.dollars) for r in self.runners for night in r.fan)
        heads = (
            tr("1 in 20 below"),
            tr("1 in 4 below"),
            tr("Middle"),
            tr("1 in 4 above"),
            tr("1 in 20 above"),
        )
        return DataTable((tr("Manager"), tr("Night"), *heads), tuple(rows))

    def plot(self, sheet: Sheet) -> Marks:
        """A line for what was, then one for the middle of what may be, in bands for one half and nine tenths of it."""
        notes = [self.money(runner.fan[-1].dollars[MIDDLE]) for runner in self.runners]
        room = sheet.room_for([*(r.name for r in self.runners), *notes], TEXT, most=0.28, bold=True)
        axes = sheet.axes(58, 40, room + 34, 24)
        first, last = self.runners[0].so_far[0].night, self.runners[0].fan[-1].night
        ends = [self._draw(axes, sheet, place) for place in range(len(self.runners))]
        sums = list(self._sums())
        low, high = min(0.0, *sums), max(1.0, *sums)
        axes.set_ylim(low, high + 0.05 * (high - low))
        set_nights(axes, first, last)
        rule_dollars(sheet, axes, self.money, 6)
        rule_nights(sheet, axes, first, last)
        now = self.runners[0].fan[0].night
        axes.axvline(now, color=sheet.skin.muted, linewidth=0.8 * sheet.skin.scale, linestyle=":")
        sheet.name_axes(axes, tr("Fight night"), tr("Money, dollars"))
        label_ends(sheet, axes, ends, room + 8)
        return partial(self._marks, axes)

    def _sums(self) -> Iterator[float]:
        """Every sum that is drawn."""
        for runner in self.runners:
            yield from (balance.dollars for balance in runner.so_far)
            for night in runner.fan:
                yield from night.dollars if self._is_wide(runner) else night.dollars[MIDDLE : MIDDLE + 1]

    def _is_wide(self, runner: Runner) -> bool:
        """Whether the whole fan is drawn."""
        return self.about in (None, runner.key)

    def _draw(self, axes: Axes, sheet: Sheet, place: int) -> EndLabel:
        runner, skin, wide = self.runners[place], sheet.skin, self._is_wide(self.runners[place])
        own = skin.own(runner.colour) if runner.colour else skin.series[place % len(skin.series)]
        colour = own if wide else skin.muted
        dashes = skin.dashes(place)
        nights = [night.night for night in runner.fan]
        low, quarter, middle, three_quarters, high = zip(
            *(night.dollars for night in runner.fan), strict=True
        )
        if wide:
            axes.fill_between(nights, low, high, color=colour, alpha=0.10, linewidth=0, zorder=1)
            axes.fill_between(
                nights, quarter, three_quarters, color=colour, alpha=0.20, linewidth=0, zorder=2
            )
        thick = (2.1 if wide else 1.1) * skin.scale
        past, sums = zip(*((balance.night, balance.dollars) for balance in runner.so_far), strict=True)
        axes.plot(
            past, sums, drawstyle="steps-post", color=colour, linestyle=dashes, linewidth=thick, zorder=3
        )
        axes.plot(
            nights,
            middle,
            color=colour,
            linestyle=dashes,
            linewidth=thick,
            zorder=4,
            gid=f"manager:{runner.key.number}",
        )
        return EndLabel(nights[-1], middle[-1], runner.name, colour, self.money(middle[-1]), bold=wide)

    def _marks(self, axes: Axes) -> tuple[Target, ...]:
        return tuple(
            Target.point(axes, night.night, night.dollars[MIDDLE], runner.key, night.told)
            for runner in self.runners
            for night in runner.fan[1:]
        )

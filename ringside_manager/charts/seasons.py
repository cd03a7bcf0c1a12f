"""Figures season by season: how often each arena was used and what it paid, and packs of house rules side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts import Chart, DataTable, Key, Marks, Target
from ringside_manager.charts.axes import (
    EndLabel,
    Money,
    beside,
    label_ends,
    lay_bar,
    lay_level,
    over,
    plain_money,
    plain_number,
    round_ticks,
    rule_along,
    rule_dollars,
    rule_up,
)
from ringside_manager.charts.sheet import TEXT, Sheet, fitted
from ringside_manager.language import tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes


# The arenas.


@dataclass(frozen=True, slots=True)
class ArenaUse:
    """Bouts fought in an arena; what one paid both men together, in dollars: least, on average, most."""

    arena: str
    bouts: int
    title_bouts: int
    least: float
    average: float
    most: float
    total: float
    told: str = ""
    key: Key | None = None


@dataclass(frozen=True)
class ArenasChart(Chart):
    """``arenas`` from the best to the worst, unused ones included."""

    kind: ClassVar[str] = "arenas"
    arenas: tuple[ArenaUse, ...] = ()
    money: Money = plain_money

    @property
    def is_empty(self) -> bool:
        return not any(arena.bouts for arena in self.arenas)

    def data(self) -> DataTable:
        rows = ((a.arena, a.bouts, a.title_bouts, a.least, a.average, a.most, a.total) for a in self.arenas)
        return DataTable(
            (
                tr("Arena"),
                tr("Bouts"),
                tr("Title bouts"),
                tr("Lowest"),
                tr("Average"),
                tr("Highest"),
                tr("Total"),
            ),
            tuple(rows),
        )

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """Bars of bouts on the left, the span of the purses on the right."""
        names = sheet.room_for([arena.arena for arena in self.arenas], TEXT, most=0.24) + 14
        inner = sheet.width / sheet.skin.scale - names - 16
        left = sheet.axes(names + 16, 40, inner * 0.66, 26)
        right = sheet.axes(names + 16 + inner * 0.44, 40, 44, 26, sharey=left)
        left.set_ylim(len(self.arenas) - 0.5, -0.5)
        self._draw_bouts(left, sheet, names)
        self._draw_purses(right, sheet)
        return (
            *(Target(left, 0, p - 0.3, a.bouts, p + 0.3, a.key, a.told) for p, a in enumerate(self.arenas)),
            *(
                Target(right, a.least, place - 0.2, a.most, place + 0.2, a.key, a.told)
                for place, a in enumerate(self.arenas)
                if a.bouts
            ),
        )

    def _draw_bouts(self, axes: Axes, sheet: Sheet, names: float) -> None:
        skin = sheet.skin
        axes.set_xlim(0, max(arena.bouts for arena in self.arenas) * 1.18)
        for place, arena in enumerate(self.arenas):
            name = fitted(arena.arena, names * skin.scale, sheet.size(TEXT))
            axes.annotate(
                name, (0, place), (-10 * skin.scale, 0), textcoords="offset points", ha="right", va="center",
                annotation_clip=False, **sheet.letters(TEXT),
            )  # fmt: skip
            lay_level(axes, place, (0, arena.bouts), 0.56, skin.accent, f"bouts:{place}")
            beside(axes, sheet, arena.bouts, place, str(arena.bouts))
        over(axes, sheet, tr("Bouts fought"))

    def _draw_purses(self, axes: Axes, sheet: Sheet) -> None:
        skin, money = sheet.skin, self.money
        used = [(place, arena) for place, arena in enumerate(self.arenas) if arena.bouts]
        axes.set_xscale("log")
        lowest = min(max(arena.least, 1) for _, arena in used)
        axes.set_xlim(lowest / 1.6, max(max(arena.most, 2) for _, arena in used) * 2.2)
        low, high = axes.get_xlim()
        ticks = [10**power for power in range(9) if low <= 10**power <= high]
        rule_along(sheet, axes, ticks, [money(tick) for tick in ticks], lines=True)
        for place, arena in used:
            axes.hlines(
                place, max(arena.least, 1), max(arena.most, 1), color=skin.accent, linewidth=5 * skin.scale, alpha=0.3,
                capstyle="round",
            )  # fmt: skip
            axes.plot(
                [max(arena.average, 1)],
                [place],
                "o",
                color=skin.accent,
                markersize=8 * skin.scale,
                gid="average",
            )
            beside(axes, sheet, max(arena.most, 1), place, money(round(arena.average)))
        over(axes, sheet, tr("Both purses of a bout, dollars: lowest, average (number), highest"))


# Arenas and purses, season by season.


@dataclass(frozen=True, slots=True)
class HallSeason:
    """An arena in a season: its bouts and what they paid both men together, in dollars; ``told`` says it."""

    arena: str
    bouts: int
    title_bouts: int
    paid: float
    told: str = ""


@dataclass(frozen=True)
class SeasonsChart(Chart):
    """``seasons`` from the first, each with all its arenas, the best first."""

    kind: ClassVar[str] = "seasons"
    seasons: tuple[tuple[HallSeason, ...], ...] = ()
    money: Money = plain_money

    @property
    def is_empty(self) -> bool:
        return not any(hall.bouts for halls in self.seasons for hall in halls)

    def data(self) -> DataTable:
        rows = (
            (season, hall.arena, hall.bouts, hall.title_bouts, hall.paid)
            for season, halls in enumerate(self.seasons, 1)
            for hall in halls
        )
        heads = tr("Season"), tr("Arena"), tr("Bouts"), tr("Title bouts"), tr("Purses")
        return DataTable(heads, tuple(rows))

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """Shares of the bouts on the left, what they paid on the right; an arena has one colour in both."""
        names = [hall.arena for hall in self.seasons[0]]
        room = sheet.room_for(names, TEXT, most=0.22, bold=True)
        wide = (sheet.width / sheet.skin.scale - room - 150) / 2
        left = sheet.axes(48, 44, room + 34 + wide + 62, 28)
        right = sheet.axes(48 + wide + 62, 44, room + 34, 28)
        shares = [[_part(hall.bouts, halls) for hall in halls] for halls in self.seasons]
        paid = [[hall.paid for hall in halls] for halls in self.seasons]
        left.set_ylim(0, 1)
        rule_up(sheet, left, [0, 0.25, 0.5, 0.75, 1], [f"{part} %" for part in range(0, 101, 25)])
        high = max(map(sum, paid), default=0) * 1.06 or 1.0
        right.set_ylim(0, high)
        rule_dollars(sheet, right, self.money)
        targets = (*self._stack(left, sheet, shares), *self._stack(right, sheet, paid))
        over(left, sheet, tr("Share of the season's bouts"), 40)
        over(right, sheet, tr("Purses of both men, dollars"), 40)
        self._name(right, sheet, paid[-1], room)
        return targets

    def _stack(self, axes: Axes, sheet: Sheet, columns: list[list[float]]) -> list[Target]:
        """Bars of arenas one on the other, The Pits at the bottom."""
        axes.set_xlim(0.4, len(columns) + 0.6)
        every = -(-len(columns) // 12)
        shown_seasons = list(range(1, len(columns) + 1, every))
        rule_along(sheet, axes, shown_seasons, [str(season) for season in shown_seasons])
        sheet.name_axes(axes, tr("Season"), "")
        targets = []
        for season, column in enumerate(columns, 1):
            low = 0.0
            for place in reversed(range(len(column))):
                hall, high = self.seasons[season - 1][place], low + column[place]
                if column[place]:
                    box = (season - 0.36, low, 0.72, column[place])
                    lay_bar(
                        axes, box, self._colour(sheet, place), f"hall:{place}", edge=(sheet.skin.surface, 0.8)
                    )
                    targets.append(Target(axes, season - 0.36, low, season + 0.36, high, None, hall.told))
                low = high
        return targets

    def _name(self, axes: Axes, sheet: Sheet, last: list[float], room: float) -> None:
        """The names of the arenas beside the last season, those it used."""
        ends, low = [], 0.0
        for place in reversed(range(len(last))):
            if last[place]:
                colour, name = self._colour(sheet, place), self.seasons[-1][place].arena
                ends.append(EndLabel(len(self.seasons) + 0.36, low + last[place] / 2, name, colour))
            low += last[place]
        label_ends(sheet, axes, ends, room + 8)

    def _colour(self, sheet: Sheet, place: int) -> str:
        return sheet.skin.series[place % len(sheet.skin.series)]


def _part(bouts: int, halls: tuple[HallSeason, ...]) -> float:
    whole = sum(hall.bouts for hall in halls)
    return bouts / whole if whole else 0.0


# Packs of house rules.


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

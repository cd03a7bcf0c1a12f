"""The bouts of a league: how often each arena was used and what it paid, and how bouts end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from ringside_manager.charts.axes import (
    EndLabel,
    Money,
    base_line,
    label_ends,
    lay_bar,
    lay_level,
    plain_money,
    plain_number,
    round_ticks,
    rule_along,
    rule_dollars,
    rule_up,
)
from ringside_manager.charts.chart import Chart, DataTable, Key, Target
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet, blend, fitted, shown, width_of
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


def beside(axes: Axes, sheet: Sheet, x: float, y: float, text: str, colour: str = "") -> None:
    """A number to the right of the end of its bar."""
    axes.annotate(
        text, (x, y), (6 * sheet.skin.scale, 0), textcoords="offset points", ha="left", va="center",
        annotation_clip=False, **sheet.letters(TEXT, colour, bold=True),
    )  # fmt: skip


def over(axes: Axes, sheet: Sheet, text: str, outward: float = 0.0) -> None:
    """What a panel shows, over its upper left corner or ``outward`` points at 100 % to the left of it."""
    box, beyond = axes.get_position(), max(outward, 60.0) * sheet.skin.scale
    room = min(box.width * sheet.width + beyond, sheet.width * (1 - box.x0) + outward * sheet.skin.scale - 6)
    axes.annotate(
        fitted(text, room, sheet.size(SMALL)), (0, 1), (-outward * sheet.skin.scale, 8 * sheet.skin.scale), xycoords="axes fraction",
        textcoords="offset points", ha="left", va="bottom", annotation_clip=False,
        **sheet.letters(SMALL, sheet.skin.muted),
    )  # fmt: skip


# The ends of bouts.


ROOM_FOR_SHARES = 420.0
"""Points of width from which on shares in per cent are printed."""


@dataclass(frozen=True, slots=True)
class MethodCount:
    """A way for bouts to end: how many did, and of those that were stopped in which rounds.

    ``rounds`` are pairs of round and number; they are empty for what ends with the last bell.
    """

    name: str
    bouts: int
    rounds: tuple[tuple[int, int], ...] = ()
    key: Key | None = None


@dataclass(frozen=True)
class MethodsChart(Chart):
    """``methods`` in the order they are stacked and listed; ``longest`` is the last round of the axis."""

    kind: ClassVar[str] = "methods"
    methods: tuple[MethodCount, ...] = ()
    longest: int = 15
    whole: str = ""

    @property
    def first(self) -> int:
        """The first round of the axis: 1, or 0 where a bout was over before the first bell."""
        return min([1, *(number for method in self.methods for number, _ in method.rounds)])

    @property
    def is_empty(self) -> bool:
        return not any(method.bouts for method in self.methods)

    def data(self) -> DataTable:
        """One row for each method and round, one without a round for each method as a whole."""
        whole = ((method.name, None, method.bouts) for method in self.methods)
        single = ((method.name, number, count) for method in self.methods for number, count in method.rounds)
        return DataTable((tr("Method"), tr("Round"), tr("Bouts")), (*whole, *single))

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """Stoppages by round on the left, all methods on the right."""
        inner = sheet.width / sheet.skin.scale - 32
        names = sheet.room_for([method.name for method in self.methods], TEXT, most=0.2) + 12
        left = sheet.axes(38, 40, inner * 0.46 + 16, 28)
        wide = sheet.width / sheet.skin.scale > ROOM_FOR_SHARES
        right = sheet.axes(16 + inner * 0.6 + names, 40, 74 if wide else 34, 28)
        colours = self.colours(sheet)
        return (*self._draw_rounds(left, sheet, colours), *self._draw_all(right, sheet, colours, names))

    def colours(self, sheet: Sheet) -> dict[str, str]:
        """A colour for each method with rounds; the others end with the bell and are grey."""
        skin = sheet.skin
        pale = blend(skin.muted, skin.surface, 0.35)
        shades = iter((skin.accent, blend(skin.accent, skin.surface, 0.5), skin.gold, skin.series[3]))
        return {m.name: next(shades, pale) if m.rounds else pale for m in self.methods}

    def _draw_rounds(self, axes: Axes, sheet: Sheet, colours: dict[str, str]) -> list[Target]:
        heights = dict.fromkeys(range(self.first, self.longest + 1), 0)
        targets = []
        for method in self.methods:
            for number, count in method.rounds:
                low = heights[number]
                heights[number] += count
                lay_bar(
                    axes, (number - 0.36, low, 0.72, count), colours[method.name], f"{method.name}:{number}",
                    edge=(sheet.skin.surface, 1.2 * sheet.skin.scale),
                )  # fmt: skip
                sentence = tr("{name} in round {round}: {count}").format(
                    name=method.name, round=number, count=count
                )
                targets.append(
                    Target(axes, number - 0.36, low, number + 0.36, low + count, method.key, sentence)
                )
        self._lay_rounds(axes, sheet, heights)
        self._name_stack(axes, sheet, colours)
        return sorted(targets, key=lambda target: target.left)

    def _lay_rounds(self, axes: Axes, sheet: Sheet, heights: dict[int, int]) -> None:
        most = max(*heights.values(), 1)
        axes.set_ylim(0, most * 1.12 + 0.2)
        axes.set_xlim(self.first - 0.7, self.longest + 0.7)
        every = range(self.first, self.longest + 1)
        rounds = [self.first, *range(5, self.longest + 1, 5)] if self.longest > 12 else every
        rule_along(sheet, axes, rounds, [str(number) for number in rounds])
        counts = round_ticks(0, most * 1.12, whole=True)
        rule_up(sheet, axes, counts, [plain_number(count) for count in counts])
        base_line(sheet, axes)
        sheet.name_axes(axes, tr("Round"), "")
        over(axes, sheet, tr("Bouts that ended early, by round"), outward=38 - 16)

    def _name_stack(self, axes: Axes, sheet: Sheet, colours: dict[str, str]) -> None:
        """Names of what is stacked, in its colours and order, at the upper right, where columns are low."""
        size, scale = sheet.size(SMALL), sheet.skin.scale
        for place, method in enumerate(reversed([method for method in self.methods if method.rounds])):
            down = -(place * 1.5 + 0.6) * size
            wide = width_of(shown(method.name), size, bold=True)
            paint: dict[str, Any] = {
                "xycoords": "axes fraction",
                "textcoords": "offset points",
                "va": "center",
            }
            paint["bbox"] = {"facecolor": sheet.skin.surface, "edgecolor": "none", "pad": 1.5}
            axes.annotate(
                shown(method.name), (1, 1), (0, down), ha="right", **paint,
                **sheet.letters(SMALL, "", bold=True),
            )  # fmt: skip
            axes.annotate(
                "■", (1, 1), (-wide - 6 * scale, down), ha="right", **paint,
                **sheet.letters(SMALL, colours[method.name]),
            )  # fmt: skip

    def _draw_all(self, axes: Axes, sheet: Sheet, colours: dict[str, str], names: float) -> list[Target]:
        skin, targets = sheet.skin, []
        wide = sheet.width / skin.scale > ROOM_FOR_SHARES
        everything = sum(method.bouts for method in self.methods)
        axes.set_ylim(max(len(self.methods), 4) - 0.4, -0.6)
        axes.set_xlim(0, max(method.bouts for method in self.methods))
        for place, method in enumerate(self.methods):
            share = round(100 * method.bouts / everything)
            lay_level(axes, place, (0, method.bouts), 0.56, colours[method.name], f"all:{method.name}")
            axes.annotate(
                fitted(method.name, names * skin.scale, sheet.size(TEXT)), (0, place), (-8 * skin.scale, 0),
                textcoords="offset points", ha="right", va="center", annotation_clip=False, **sheet.letters(TEXT),
            )  # fmt: skip
            beside(
                axes,
                sheet,
                method.bouts,
                place,
                f"{method.bouts}  ·  {share} %" if wide else str(method.bouts),
            )
            sentence = tr("{name}: {count} ({share} %)").format(
                name=method.name, count=method.bouts, share=share
            )
            targets.append(Target(axes, 0, place - 0.28, method.bouts, place + 0.28, method.key, sentence))
        over(axes, sheet, self.whole)
        return targets

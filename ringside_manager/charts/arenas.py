"""The arenas: how often each was used, and what a bout there paid."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.bars import lay_level
from ringside_manager.charts.chart import Chart, Key, Target
from ringside_manager.charts.data import DataTable
from ringside_manager.charts.fonts import fitted
from ringside_manager.charts.money import Money, plain_money
from ringside_manager.charts.scales import rule_along
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes


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


@dataclass(frozen=True, slots=True)
class ArenaWords:
    """Words of the picture and headers of its table."""

    bouts: str = "Bouts fought"
    purses: str = "Purses of a bout, both men, dollars: least, average, most"
    headers: tuple[str, ...] = ("Arena", "Bouts", "Title bouts", "Least", "Average", "Most", "Total")
    money: Money = plain_money


@dataclass(frozen=True)
class ArenasChart(Chart):
    """``arenas`` from the best to the worst, unused ones included."""

    kind: ClassVar[str] = "arenas"
    arenas: tuple[ArenaUse, ...] = ()
    words: ArenaWords = field(default_factory=ArenaWords)

    @property
    def is_empty(self) -> bool:
        """Whether no bout was fought yet."""
        return not any(arena.bouts for arena in self.arenas)

    def data(self) -> DataTable:
        """One row for each arena."""
        rows = ((a.arena, a.bouts, a.title_bouts, a.least, a.average, a.most, a.total) for a in self.arenas)
        return DataTable(self.words.headers, tuple(rows))

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
        over(axes, sheet, self.words.bouts)

    def _draw_purses(self, axes: Axes, sheet: Sheet) -> None:
        skin, money = sheet.skin, self.words.money
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
        over(axes, sheet, self.words.purses)


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

"""How bouts end, and in which round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from ringside_manager.charts.arenas import beside, over
from ringside_manager.charts.bars import lay_bar, lay_level
from ringside_manager.charts.chart import Chart, Key, Target
from ringside_manager.charts.data import DataTable
from ringside_manager.charts.fonts import fitted, shown, width_of
from ringside_manager.charts.scales import base_line, plain_number, round_ticks, rule_along, rule_up
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet
from ringside_manager.charts.skin import blend

if TYPE_CHECKING:
    from matplotlib.axes import Axes


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


@dataclass(frozen=True, slots=True)
class MethodWords:
    """Words of the picture and headers of its table; the told ones take ``name``, ``count`` and ``round``."""

    by_round: str = "Bouts stopped, by round"
    by_method: str = "All bouts, by method"
    round: str = "Round"
    headers: tuple[str, ...] = ("Method", "Round", "Bouts")
    told_round: str = "{name} in round {round}: {count}"
    told_all: str = "{name}: {count} ({share} %)"


@dataclass(frozen=True)
class MethodsChart(Chart):
    """``methods`` in the order they are stacked and listed; ``longest`` is the last round of the axis."""

    kind: ClassVar[str] = "methods"
    methods: tuple[MethodCount, ...] = ()
    longest: int = 15
    words: MethodWords = field(default_factory=MethodWords)

    @property
    def first(self) -> int:
        """The first round of the axis: 1, or 0 where a bout was over before the first bell."""
        return min([1, *(number for method in self.methods for number, _ in method.rounds)])

    @property
    def is_empty(self) -> bool:
        """Whether no bout was fought yet."""
        return not any(method.bouts for method in self.methods)

    def data(self) -> DataTable:
        """One row for each method and round, one without a round for each method as a whole."""
        whole = ((method.name, None, method.bouts) for method in self.methods)
        single = ((method.name, number, count) for method in self.methods for number, count in method.rounds)
        return DataTable(self.words.headers, (*whole, *single))

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
                told = self.words.told_round.format(name=method.name, round=number, count=count)
                targets.append(Target(axes, number - 0.36, low, number + 0.36, low + count, method.key, told))
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
        sheet.name_axes(axes, self.words.round, "")
        over(axes, sheet, self.words.by_round, outward=38 - 16)

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
            told = self.words.told_all.format(name=method.name, count=method.bouts, share=share)
            targets.append(Target(axes, 0, place - 0.28, method.bouts, place + 0.28, method.key, told))
        over(axes, sheet, self.words.by_method)
        return targets

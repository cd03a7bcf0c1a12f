"""Bouts as pictures: how they end, and those of a festival round by round, with a table of who stands where beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from ringside_manager.charts import Chart, DataTable, Key, Marks, Target
from ringside_manager.charts.axes import (
    base_line,
    beside,
    lay_bar,
    lay_level,
    over,
    plain_number,
    round_ticks,
    rule_along,
    rule_up,
)
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet, blend, fitted, shown, width_of
from ringside_manager.language import tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes


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


# A festival.


COLUMN, ROW, BOX = 176.0, 44.0, 36.0
"""How wide a round is, how high a place in it and the box of a bout, in points at 100 %."""
GAP, TITLE_ROOM, INDENT = 22.0, 20.0, 6.0
HEADING_ROOM = 76.0
LINE = 15.0
NAME_ROOM = 200.0


@dataclass(frozen=True, slots=True)
class Box:
    """A bout: its column from 0, its middle in rows from the top, both names (empty while unknown), which of them won (0, 1), and how."""

    column: int
    row: float
    names: tuple[str, str]
    won: int | None = None
    how: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A line from the right of one box to the left of another, by their places among the boxes."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Head:
    """The words over a round, at its column and row."""

    column: int
    row: float
    text: str


@dataclass(frozen=True)
class FestivalPicture(Chart):
    """The bouts of a festival in columns; ``standing`` are place, name and figures, none where the bracket says it."""

    kind: ClassVar[str] = "festival"

    boxes: tuple[Box, ...]
    links: tuple[Link, ...] = ()
    heads: tuple[Head, ...] = ()
    standing: tuple[tuple[str, str, str], ...] = ()
    standing_title: str = ""
    headers: tuple[str, str, str, str] = ("Red", "Blue", "Winner", "How")

    @property
    def is_empty(self) -> bool:
        return not self.boxes

    @property
    def inches(self) -> tuple[float, float]:
        """The paper on which nothing has to shrink."""
        columns = 1 + max((box.column for box in self.boxes), default=0)
        rows = max((box.row for box in self.boxes), default=0.0) + 0.5
        wide = 32 + columns * COLUMN + (NAME_ROOM + GAP if self.standing else 0)
        high = HEADING_ROOM + TITLE_ROOM + max(rows * ROW, (len(self.standing) + 2) * LINE)
        return wide / 72, high / 72

    def data(self) -> DataTable:
        rows = tuple(
            (*box.names, None if box.won is None else box.names[box.won], box.how) for box in self.boxes
        )
        return DataTable(self.headers, rows)

    def plot(self, sheet: Sheet) -> Marks:
        """Boxes from the left, and the standing at the right."""
        from matplotlib.collections import LineCollection, PatchCollection
        from matplotlib.patches import Rectangle

        scale, skin = sheet.skin.scale, sheet.skin
        axes = sheet.axes(0, 0, 0, 0)
        axes.set_xlim(0, sheet.width)
        axes.set_ylim(sheet.height - sheet.top, 0)
        corners = [self._corner(sheet, box) for box in self.boxes]
        wide, high = (COLUMN - GAP) * scale, BOX * scale
        paper = [Rectangle(corner, wide, high) for corner in corners]
        axes.add_collection(
            PatchCollection(paper, facecolor=skin.shade, edgecolor=skin.line, linewidth=scale)
        )
        lines = [self._line(corners[one.before], corners[one.after], wide, high) for one in self.links]
        axes.add_collection(LineCollection(lines, colors=skin.muted, linewidths=scale))
        for head in self.heads:
            x, y = self._place(sheet, head.column, head.row)
            self._write(axes, sheet, (x, y - 8 * scale), head.text, wide, skin.muted)
        for box, (x, y) in zip(self.boxes, corners, strict=True):
            self._fill(axes, sheet, box, x, y)
        self._write_standing(axes, sheet)
        told = (
            Target(axes, x, y, x + wide, y + high, None, " – ".join(filter(None, box.names)))
            for box, (x, y) in zip(self.boxes, corners, strict=True)
        )
        return tuple(told)

    def _place(self, sheet: Sheet, column: int, row: float) -> tuple[float, float]:
        scale = sheet.skin.scale
        return sheet.edge + column * COLUMN * scale, (TITLE_ROOM + row * ROW) * scale

    def _corner(self, sheet: Sheet, box: Box) -> tuple[float, float]:
        x, y = self._place(sheet, box.column, box.row)
        return x, y - BOX / 2 * sheet.skin.scale

    def _line(
        self, before: tuple[float, float], after: tuple[float, float], wide: float, high: float
    ) -> list[tuple[float, float]]:
        right, left = before[0] + wide, after[0]
        one, other, middle = before[1] + high / 2, after[1] + high / 2, (right + left) / 2
        return [(right, one), (middle, one), (middle, other), (left, other)]

    def _fill(self, axes: Axes, sheet: Sheet, box: Box, x: float, y: float) -> None:
        scale, skin = sheet.skin.scale, sheet.skin
        room = COLUMN - GAP - 2 * INDENT
        for side, name in enumerate(box.names):
            won = box.won == side
            how = box.how if won or (box.won is None and side == 0) else ""
            line = y + (13 + 16 * side) * scale
            lost = box.won is not None and not won
            left = room - (46 if how else 0)
            colour = skin.muted if lost or not name else skin.text
            self._write(axes, sheet, (x + INDENT * scale, line), name or "–", left * scale, colour, bold=won)
            if how:
                right = x + (COLUMN - GAP - INDENT) * scale
                self._write(axes, sheet, (right, line), how, 44 * scale, skin.muted, right=True)

    def _write_standing(self, axes: Axes, sheet: Sheet) -> None:
        if not self.standing:
            return
        scale, skin = sheet.skin.scale, sheet.skin
        columns = 1 + max(box.column for box in self.boxes)
        x, y = self._place(sheet, columns, 0.0)
        self._write(axes, sheet, (x, y - 8 * scale), self.standing_title, NAME_ROOM * scale, skin.muted)
        for number, (place, name, figures) in enumerate(self.standing, 1):
            line = y + (number * LINE - 2) * scale
            self._write(axes, sheet, (x + 16 * scale, line), place, 20 * scale, skin.muted, right=True)
            room = (NAME_ROOM - 100) * scale
            self._write(axes, sheet, (x + 24 * scale, line), name, room, skin.text, bold=number == 1)
            end = x + NAME_ROOM * scale
            self._write(axes, sheet, (end, line), figures, 74 * scale, skin.muted, right=True)

    def _write(
        self, axes: Axes, sheet: Sheet, at: tuple[float, float], text: str, room: float, colour: str, *,
        bold: bool = False, right: bool = False,
    ) -> None:  # fmt: skip
        line = fitted(text, room, sheet.size(TEXT), bold=bold)
        axes.text(*at, line, ha="right" if right else "left", **sheet.letters(TEXT, colour, bold=bold))

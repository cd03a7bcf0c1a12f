"""A festival as a picture: a box for each bout, round by round, and beside a table who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.chart import Chart, DataTable, Marks, Target

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ringside_manager.charts.sheet import Sheet

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
        from ringside_manager.charts.sheet import TEXT, fitted

        line = fitted(text, room, sheet.size(TEXT), bold=bold)
        axes.text(*at, line, ha="right" if right else "left", **sheet.letters(TEXT, colour, bold=bold))

"""What every chart is: a value that can be drawn, and read as a table."""

from __future__ import annotations

import csv
import io
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.text_safety import csv_cell, visible

if TYPE_CHECKING:
    import numpy
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    from ringside_manager.charts.sheet import Sheet, Skin


# The figures of a chart, for eyes, ears and other programs.


Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class DataTable:
    """Rows under their headers; ``None`` is an empty cell."""

    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def csv_of(table: DataTable) -> str:
    """The table as CSV (RFC 4180, with a header line); no text of it is a formula to a table program."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow([csv_cell(header) for header in table.headers])
    writer.writerows([_cell(cell) for cell in row] for row in table.rows)
    return file.getvalue()


def _cell(cell: Cell) -> str | int | float:
    if cell is None:
        return ""
    return csv_cell(visible(cell).replace("\n", " ")) if isinstance(cell, str) else cell


# The chart.


@dataclass(frozen=True, slots=True)
class Key:
    """What a mark stands for: ``kind`` is ``bout``, ``fighter``, ``manager`` or ``night``, with its number."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Heading:
    """The words over a chart; ``empty`` stands in it when there is nothing to draw.

    ``summary`` tells in a sentence or two what the picture shows, for whoever cannot see it.
    """

    title: str
    subtitle: str = ""
    empty: str = ""
    summary: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """A place in a drawn chart that can be pointed at: a box in the coordinates of ``axes``' data.

    A mark is a box without extent.  ``told`` is what it says of itself, on one or more lines.
    """

    axes: Axes
    left: float
    bottom: float
    right: float
    top: float
    key: Key | None
    told: str

    @classmethod
    def point(cls, axes: Axes, x: float, y: float, key: Key | None, text: str) -> Target:
        """A mark at a single point."""
        return cls(axes, x, y, x, y, key, text)

    def box(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top in pixels from the lower left of the figure as it stands."""
        left, bottom, right, top = boxes_of([self])[0]
        return float(left), float(bottom), float(right), float(top)


def boxes_of(targets: Sequence[Target]) -> NDArray[numpy.float64]:
    """The same for many at once, a row for each."""
    import numpy as np

    boxes = np.empty((len(targets), 4))
    places: dict[Axes, list[int]] = {}
    for place, target in enumerate(targets):
        places.setdefault(target.axes, []).append(place)
    for axes, rows in places.items():
        sides = [
            (targets[row].left, targets[row].bottom, targets[row].right, targets[row].top) for row in rows
        ]
        corners = axes.transData.transform(np.array(sides).reshape(-1, 2)).reshape(-1, 4)
        boxes[rows, 0] = np.minimum(corners[:, 0], corners[:, 2])
        boxes[rows, 1] = np.minimum(corners[:, 1], corners[:, 3])
        boxes[rows, 2] = np.maximum(corners[:, 0], corners[:, 2])
        boxes[rows, 3] = np.maximum(corners[:, 1], corners[:, 3])
    return boxes


Marks = tuple[Target, ...] | Callable[[], tuple[Target, ...]]
"""The targets of a chart, or what gives them: thousands are made only when one of them is pointed at."""


@dataclass(slots=True)
class Drawn:
    """A drawn chart: its targets in reading order; valid until the figure is drawn again or resized."""

    _marks: Marks = ()
    _boxes: NDArray[numpy.float64] | None = field(default=None, repr=False)

    @property
    def targets(self) -> tuple[Target, ...]:
        """The places that can be pointed at."""
        if callable(self._marks):
            self._marks = self._marks()
        return self._marks

    def nearest(self, x: float, y: float, reach: float = 24.0) -> int | None:
        """Which target is nearest to a point, both in pixels from the lower left; none beyond ``reach``."""
        import numpy as np

        if not self.targets:
            return None
        if self._boxes is None:
            self._boxes = boxes_of(self.targets)
        left, bottom, right, top = self._boxes.T
        aside = np.maximum(np.maximum(left - x, x - right), 0)
        above = np.maximum(np.maximum(bottom - y, y - top), 0)
        distance = np.hypot(aside, above)
        best = int(distance.argmin())
        return best if distance[best] <= reach else None


@dataclass(frozen=True)
class Chart(ABC):
    """A picture of some rows; ``kind`` names it in settings and file names."""

    kind: ClassVar[str]
    heading: Heading

    @property
    def title(self) -> str:
        return self.heading.title

    @property
    def summary(self) -> str:
        """What it shows, in words."""
        return self.heading.empty if self.is_empty else self.heading.summary or self.heading.subtitle

    @property
    @abstractmethod
    def is_empty(self) -> bool:
        """Whether there is nothing to draw yet."""

    @abstractmethod
    def data(self) -> DataTable:
        """The figures behind the picture."""

    @abstractmethod
    def plot(self, sheet: Sheet) -> Marks:
        """Draw the rows, at least one, on a sheet that bears its heading already."""

    def draw(self, figure: Figure, skin: Skin, *, spare: float = 0.0) -> Drawn:
        """Draw the chart on ``figure``, whatever stood there; its size and resolution stay as they are.

        The heading leaves ``spare`` points free on the right.
        """
        from ringside_manager.charts.sheet import Sheet

        sheet = Sheet(figure, skin, spare)
        sheet.head(self.heading.title, self.heading.subtitle)
        if self.is_empty:
            sheet.say_empty(self.heading.empty)
            return Drawn()
        return Drawn(self.plot(sheet))

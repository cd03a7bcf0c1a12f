"""A fighter's ratings, or two men's against each other: the tale of the tape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts.axes import lay_level
from ringside_manager.charts.chart import Cell, Chart, DataTable, Key, Target
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet, blend, fitted, shown
from ringside_manager.language import tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A rating: its best in the league, and for each man what it is now and was when he entered."""

    name: str
    best: int
    now: tuple[int, ...]
    entry: tuple[int, ...]


@dataclass(frozen=True)
class RatingsChart(Chart):
    """``men`` are one or two fighters, red then blue; every row holds a number for each."""

    kind: ClassVar[str] = "ratings"
    men: tuple[tuple[Key, str], ...] = ()
    ratings: tuple[RatingRow, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not self.men or not self.ratings

    def data(self) -> DataTable:
        rows: list[tuple[Cell, ...]] = [
            (name, row.name, row.now[side], row.entry[side], row.best)
            for side, (_, name) in enumerate(self.men)
            for row in self.ratings
        ]
        return DataTable(
            (tr("Fighter"), tr("Rating"), tr("Now"), tr("At entry"), tr("Best in the league")), tuple(rows)
        )

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """Bars from the left for one man, from the middle outwards for two."""
        names = sheet.room_for([row.name for row in self.ratings], TEXT, most=0.3) + 12
        sheet.top += 4 * sheet.skin.scale
        wide = sheet.width / sheet.skin.scale
        if len(self.men) == 1:
            sides = [(sheet.axes(16 + names, 34, 60, 4), False)]
        else:
            middle = (wide + names) / 2
            sides = [
                (sheet.axes(60, 34, middle, 26), True),
                (sheet.axes(middle, 34, 60, 26), False),
            ]
        targets = [self._side(sheet, side, *place) for side, place in enumerate(sides)]
        self._name_rows(sheet, sides[0][0], names)
        self._foot(sheet)
        return tuple(target for row in zip(*targets, strict=True) for target in row)

    def _side(self, sheet: Sheet, side: int, axes: Axes, mirrored: bool) -> list[Target]:
        axes.set_ylim(len(self.ratings) - 0.4, -0.6)
        axes.set_xlim(*((1.0, 0.0) if mirrored else (0.0, 1.0)))
        colour = (sheet.skin.red, sheet.skin.blue)[side] if len(self.men) > 1 else sheet.skin.accent
        targets = []
        for place, row in enumerate(self.ratings):
            self._bar(axes, sheet, place, row, side, colour)
            sentence = tr("{name}\n{rating}: {now} (at entry {entry})").format(
                name=self.men[side][1], rating=row.name, now=row.now[side], entry=row.entry[side]
            )
            reach = max(part(row.now[side], row.best), part(row.entry[side], row.best))
            targets.append(Target(axes, 0, place - 0.3, reach, place + 0.3, self.men[side][0], sentence))
        if len(self.men) > 1:
            room = axes.get_position().width * sheet.width + 40 * sheet.skin.scale
            axes.annotate(
                fitted(self.men[side][1], room, sheet.size(TEXT + 1), bold=True), (0, 1), (0, 8 * sheet.skin.scale),
                xycoords=("data", "axes fraction"), textcoords="offset points", ha="right" if mirrored else "left",
                va="bottom", annotation_clip=False, **sheet.letters(TEXT + 1, colour, bold=True),
            )  # fmt: skip
        return targets

    def _bar(self, axes: Axes, sheet: Sheet, place: int, row: RatingRow, side: int, colour: str) -> None:
        skin, now, entry = sheet.skin, row.now[side], row.entry[side]
        better = len(self.men) < 2 or now >= row.now[1 - side]
        paint = colour if better else blend(colour, skin.surface, 0.5)
        kept, reached = sorted((part(now, row.best), part(entry, row.best)))
        lay_level(axes, place, (0, 1), 0.5, skin.shade, level=0)
        lay_level(axes, place, (0, kept), 0.5, paint, f"kept:{side}:{place}")
        if entry != now:
            ghost = skin.good if now > entry else blend(skin.bad, skin.surface, 0.5)
            lay_level(axes, place, (kept, reached), 0.5, ghost, f"changed:{side}:{place}")
            axes.vlines(
                part(entry, row.best), place - 0.34, place + 0.34, color=skin.text, linewidth=1.4 * skin.scale,
                gid=f"entry:{side}:{place}",
            )  # fmt: skip
        mirrored = len(self.men) > 1 and side == 0
        aside = (-7 if mirrored else 7) * skin.scale
        gained = f"{now - entry:+d}".replace("-", "\u2212") if now != entry else ""
        text = f"{gained}  {now}".strip() if mirrored else f"{now}  {gained}".strip()
        axes.annotate(
            text, (1, place), (aside, 0), textcoords="offset points", ha="right" if mirrored else "left",
            va="center", annotation_clip=False, **sheet.letters(TEXT, bold=better),
        )  # fmt: skip

    def _name_rows(self, sheet: Sheet, axes: Axes, names: float) -> None:
        """Ratings left of a single man's bars, centred between two men's."""
        scale = sheet.skin.scale
        alone = len(self.men) == 1
        for place, row in enumerate(self.ratings):
            axes.annotate(
                fitted(row.name, (names - 8) * scale, sheet.size(TEXT)), (0, place),
                ((-10 if alone else names / 2) * scale, 0), textcoords="offset points", va="center",
                ha="right" if alone else "center", annotation_clip=False, **sheet.letters(TEXT, sheet.skin.muted),
            )  # fmt: skip

    def _foot(self, sheet: Sheet) -> None:
        changed = any(row.now != row.entry for row in self.ratings)
        scale = tr("A full bar is the best in the league")
        entry = tr("the stroke is the rating at entry, green what experience added")
        text = f"{scale}; {entry}" if changed else scale
        line = fitted(text, sheet.inner, sheet.size(SMALL))
        sheet.write(sheet.edge, sheet.edge * 0.75, shown(line), SMALL, sheet.skin.muted)


def part(rating: int, best: int) -> float:
    """A rating as a part of the best one, 0 to 1."""
    return min(max(rating / best, 0.0), 1.0) if best > 0 else 0.0

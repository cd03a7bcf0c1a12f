"""A fighter's career over the fight nights, each bout a mark by its result, and ratings: the tale of the tape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from ringside_manager.charts import Cell, Chart, DataTable, Key, Target
from ringside_manager.charts.axes import (
    EndLabel,
    label_ends,
    lay_level,
    plain_number,
    round_ticks,
    rule_nights,
    rule_up,
    set_nights,
)
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet, blend, fitted, shown, width_of
from ringside_manager.language import later, tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ringside_manager.charts.sheet import Skin


# Results: a shape for each, filled where the bout was stopped, so that colour only helps.


class Result(Enum):
    """How a bout ended for one of the two."""

    WON = "won"
    LOST = "lost"
    DREW = "drew"
    NO_CONTEST = "no contest"


SHAPES = {Result.WON: "^", Result.LOST: "v", Result.DREW: "s", Result.NO_CONTEST: "X"}
"""Up, down, level, crossed out."""
MARK_ROOM = 5.0
"""Points from mark to mark below which strokes take their place."""


RESULT_WORDS = {
    Result.WON: later("won"),
    Result.LOST: later("lost"),
    Result.DREW: later("drew"),
    Result.NO_CONTEST: later("no contest"),
}


def colour_of(result: Result, skin: Skin) -> str:
    """The colour that helps to see a result."""
    return {Result.WON: skin.good, Result.LOST: skin.bad}.get(result, skin.muted)


def mark_size(count: int, scale: float) -> float:
    """The width of a mark in points, smaller the more there are."""
    return max(4.2, 9.0 - count / 40) * scale


def draw_marks(
    axes: Axes, places: Iterable[tuple[float, float, Result, bool]], count: int, skin: Skin
) -> None:
    """Marks at (x, y) by result, filled if stopped: one artist for each look, however many bouts."""
    looks: dict[tuple[Result, bool], tuple[list[float], list[float]]] = {}
    for x, y, result, stopped in places:
        xs, ys = looks.setdefault((result, stopped), ([], []))
        xs.append(x)
        ys.append(y)
    size = mark_size(count, skin.scale)
    for (result, stopped), (xs, ys) in looks.items():
        colour = colour_of(result, skin)
        face = colour if stopped else skin.surface
        (line,) = axes.plot(
            xs, ys, linestyle="none", marker=SHAPES[result], markersize=size, markerfacecolor=face,
            markeredgecolor=colour, markeredgewidth=size * 0.16, zorder=4,
        )  # fmt: skip
        line.set_gid(f"{result.value}:{'stopped' if stopped else 'distance'}")


def is_crowded(count: int, room: float) -> bool:
    """Whether so many marks do not fit beside each other in ``room`` points."""
    return count * MARK_ROOM > room


def draw_strokes(axes: Axes, bouts: Iterable[tuple[int, Result, bool]], skin: Skin) -> None:
    """A strip of (night, result, stopped): strokes up or down from the middle, long if stopped; level ones are dots."""
    ups = {Result.WON: 1.0, Result.LOST: -1.0}
    ends: dict[Result, tuple[list[int], list[float]]] = {}
    for night, result, stopped in bouts:
        xs, ys = ends.setdefault(result, ([], []))
        xs.append(night)
        ys.append(ups.get(result, 0.12) * (1.0 if stopped or result not in ups else 0.5))
    axes.set_ylim(-1.1, 1.1)
    axes.axhline(0, color=skin.muted, linewidth=0.5 * skin.scale)
    for result, (xs, ys) in ends.items():
        lows = [0.0 if result in ups else -y for y in ys]
        strokes = axes.vlines(xs, lows, ys, color=colour_of(result, skin), linewidth=1.1 * skin.scale)
        strokes.set_gid(f"strokes:{result.value}")


def draw_key(sheet: Sheet, seen: Sequence[Result], *, titles: bool) -> None:
    """A line below the heading that explains the shapes in use, and how a stoppage is told."""
    from matplotlib.lines import Line2D

    skin, size = sheet.skin, sheet.size(SMALL)
    entries = [
        (SHAPES[result], colour_of(result, skin), "none", RESULT_WORDS[result]())
        for result in Result
        if result in seen
    ]
    entries.append(
        ("o", skin.muted, skin.muted, tr("filled: stopped inside the distance"))
        if seen
        else (
            "|",
            skin.muted,
            skin.muted,
            tr("strokes up: won, down: lost, level: neither; long: stopped inside the distance"),
        )
    )
    if titles:
        entries.append(("o", skin.title, "none", tr("ringed: for the title")))
    sheet.top += size
    x, y = sheet.edge + size * 0.4, sheet.height - sheet.top
    for shape, colour, face, word in entries:
        room = size * 2.6 + width_of(word, size)
        if x + room > sheet.width - sheet.edge + size * 2:
            break
        mark = Line2D(
            [x / sheet.width], [(y + size * 0.33) / sheet.height], marker=shape, markersize=size * 0.85,
            markerfacecolor=face, markeredgecolor=colour, linestyle="none", markeredgewidth=size * 0.13,
        )  # fmt: skip
        sheet.figure.add_artist(mark)
        sheet.write(x + size * 0.9, y, word, SMALL, skin.muted)
        x += room
    sheet.top += size * 0.9


# The career.


ROOM_FOR_RANK, ROOM_FOR_KEY = 235.0, 120.0
"""Points below the heading from which on ranks are drawn, and the shapes explained."""
STRIP = 40.0
"""Points for the strip of a career too long for marks."""


@dataclass(frozen=True, slots=True)
class CareerBout:
    """A bout; ``pop`` and ``rank`` (0 the champion) are those after its night, ``told`` what the mark says.

    ``purse`` and the manager's ``share`` of it are in dollars.
    """

    key: Key
    night: int
    opponent: str
    result: Result
    method: str
    stopped: bool
    round: int
    title: bool
    pop: float
    rank: int | None
    told: str = ""
    purse: float = 0
    share: float = 0


@dataclass(frozen=True, slots=True)
class CareerNight:
    """How he stood after a night: POP total, and his rank (0 the champion) if he had one."""

    night: int
    pop: float
    rank: int | None


@dataclass(frozen=True)
class CareerChart(Chart):
    """``nights`` and ``bouts`` are oldest first; every bout's night is among the nights.

    ``pop_now`` and ``rank_now`` stand at the ends of their lines.
    """

    kind: ClassVar[str] = "career"
    nights: tuple[CareerNight, ...] = ()
    bouts: tuple[CareerBout, ...] = ()
    pop_now: str = ""
    rank_now: str = ""

    @property
    def is_empty(self) -> bool:
        return not self.bouts

    def data(self) -> DataTable:
        return DataTable(
            (tr("Night"), tr("Opponent"), tr("Result"), tr("Method"), tr("Round"), tr("Title bout"), tr("POP after"), tr("Rank after (0: champion)")),
            tuple(
                (
                    bout.night, bout.opponent, RESULT_WORDS[bout.result](), bout.method, bout.round,
                    tr("yes") if bout.title else None, bout.pop, bout.rank,
                )
                for bout in self.bouts
            ),
        )  # fmt: skip

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """POP with the bouts on it above, the rank below, where he stands now at the right end."""
        ranked = any(night.rank is not None for night in self.nights) and sheet.rest > ROOM_FOR_RANK
        side = sheet.room_for([self.pop_now, self.rank_now], TEXT, most=0.2, bold=True) + 26
        crowded = is_crowded(len(self.bouts), sheet.width / sheet.skin.scale - 46 - side)
        if sheet.rest > ROOM_FOR_KEY:
            seen = [] if crowded else [bout.result for bout in self.bouts]
            draw_key(sheet, seen, titles=any(bout.title for bout in self.bouts))
        below = 40 + (max(sheet.height * 0.24 / sheet.skin.scale, 62.0) + 26 if ranked else 0.0)
        pop = sheet.axes(46, below + (STRIP if crowded else 0), side, 24)
        self._draw_pop(sheet, pop, ranked or crowded)
        if crowded:
            axes = sheet.axes(46, below, side, sheet.rest - below - STRIP + 6)
            self._set_nights(sheet, axes, texts=not ranked)
            draw_strokes(axes, [(bout.night, bout.result, bout.stopped) for bout in self.bouts], sheet.skin)
            if not ranked:
                sheet.name_axes(axes, tr("Fight night"), "")
        if ranked:
            self._draw_rank(sheet, sheet.axes(46, 40, side, sheet.rest - below + 26), side)
        sheet.name_axes(pop, "" if ranked or crowded else tr("Fight night"), tr("Popularity, POP"))
        self._say_now(sheet, pop, self.nights[-1].pop, self.pop_now, sheet.skin.accent, side - 14)
        return tuple(Target.point(pop, bout.night, bout.pop, bout.key, bout.told) for bout in self.bouts)

    def _say_now(
        self, sheet: Sheet, axes: Axes, y: float | None, text: str, colour: str, room: float
    ) -> None:
        """Where he stands after the last night, beside the end of its line."""
        if text and y is not None:
            label_ends(sheet, axes, [EndLabel(self.nights[-1].night, y, text, colour)], room)

    def _draw_pop(self, sheet: Sheet, axes: Axes, continued: bool) -> None:
        skin = sheet.skin
        xs, ys = [night.night for night in self.nights], [night.pop for night in self.nights]
        low, high = min(*ys, 0), max(*ys, 2)
        room = (high - low) * 0.08 + 0.5
        axes.set_ylim(low - room, high + room)
        self._set_nights(sheet, axes, texts=not continued)
        scale = round_ticks(low - room, high + room)
        rule_up(sheet, axes, scale, [plain_number(tick) for tick in scale])
        axes.fill_between(xs, ys, 0, step="post", color=skin.accent, alpha=0.08, linewidth=0)
        axes.plot(xs, ys, drawstyle="steps-post", color=skin.accent, linewidth=1.6 * skin.scale, gid="pop")
        axes.axhline(0, color=skin.muted, linewidth=0.8 * skin.scale, zorder=1.5)
        if not is_crowded(len(self.bouts), axes.get_position().width * sheet.width / skin.scale):
            places = [(bout.night, bout.pop, bout.result, bout.stopped) for bout in self.bouts]
            draw_marks(axes, places, len(places), skin)
        rings = [(bout.night, bout.pop) for bout in self.bouts if bout.title]
        if rings:
            size = mark_size(len(self.bouts), sheet.skin.scale)
            axes.plot(
                *zip(*rings, strict=True), linestyle="none", marker="o", markersize=size * 1.75, gid="title",
                markerfacecolor="none", markeredgecolor=sheet.skin.title, markeredgewidth=size * 0.18, zorder=3,
            )  # fmt: skip

    def _set_nights(self, sheet: Sheet, axes: Axes, *, texts: bool) -> None:
        first, last = self.nights[0].night, self.nights[-1].night
        set_nights(axes, first, last)
        rule_nights(sheet, axes, first, last, texts=texts)

    def _draw_rank(self, sheet: Sheet, axes: Axes, side: float) -> None:
        skin = sheet.skin
        ranks = [float("nan") if night.rank is None else float(night.rank) for night in self.nights]
        worst = max(night.rank for night in self.nights if night.rank is not None)
        axes.set_ylim(max(worst, 3) + 0.6, -0.6)
        xs = [night.night for night in self.nights]
        axes.plot(xs, ranks, drawstyle="steps-post", color=skin.text, linewidth=1.5 * skin.scale, gid="rank")
        ticks = rank_ticks(max(worst, 3))
        names = [tr("C") if tick == 0 else str(tick) for tick in ticks]
        self._set_nights(sheet, axes, texts=True)
        rule_up(sheet, axes, ticks, names)
        for first, last in spells(self.nights):
            axes.hlines(0, first, last, color=skin.title, linewidth=5 * skin.scale, zorder=2)
            self._name_spell(sheet, axes, first, last)
        sheet.name_axes(axes, tr("Fight night"), tr("Rank"))
        self._say_now(sheet, axes, self.nights[-1].rank, self.rank_now, skin.text, side - 14)

    def _name_spell(self, sheet: Sheet, axes: Axes, first: int, last: int) -> None:
        """The word over a spell as champion, where it is long enough to bear it."""
        span = max(self.nights[-1].night - self.nights[0].night, 1)
        width = axes.get_position().width * sheet.width * (last - first) / span
        if width < width_of(tr("champion"), sheet.size(SMALL)) * 0.8:
            return
        axes.annotate(
            shown(tr("champion")), ((first + last) / 2, 0), (0, 5 * sheet.skin.scale),
            textcoords="offset points", ha="center", va="bottom", annotation_clip=False,
            **sheet.letters(SMALL, sheet.skin.gold, bold=True),
        )  # fmt: skip


def rank_ticks(worst: int) -> list[int]:
    """Ranks to print: the champion, the first contender, and a few round ones down to the worst."""
    step = next(step for step in (2, 5, 10, 20, 50, 100, 500, 1000, 10**9) if worst / step <= 4)
    return [0, *(rank for rank in range(step, worst + 1, step))] if worst >= step else [0, 1]


def spells(nights: Sequence[CareerNight]) -> list[tuple[int, int]]:
    """First night and night after the last of every spell as champion."""
    found: list[tuple[int, int]] = []
    for night in nights:
        if night.rank != 0:
            continue
        if found and found[-1][1] == night.night:
            found[-1] = (found[-1][0], night.night + 1)
        else:
            found.append((night.night, night.night + 1))
    return found


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

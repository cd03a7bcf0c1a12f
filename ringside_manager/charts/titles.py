"""Rankings and reigns over the fight nights: who passed whom, and who held the title how long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from ringside_manager.campaign.books import Standing
from ringside_manager.charts import Chart, DataTable, Key, Target
from ringside_manager.charts.axes import lay_level, rule_nights, rule_up, set_nights
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet, blend, fitted, shown
from ringside_manager.language import tr

if TYPE_CHECKING:
    from matplotlib.axes import Axes


# Who passed whom.


COLUMNS = 27
"""So many nights are drawn at most; of a longer time every second, third …, and always the last."""
COLOURED = 6
"""So many of today's first have a colour of their own."""
NAN = float("nan")


@dataclass(frozen=True)
class BumpChart(Chart):
    """``names`` are pairs of fighter and name; ``places`` is how many contenders are drawn."""

    kind: ClassVar[str] = "ranking"
    nights: tuple[Standing, ...] = ()
    names: tuple[tuple[Key, str], ...] = ()
    places: int = 10

    @property
    def is_empty(self) -> bool:
        return not any(night.champions or night.ranking for night in self.nights)

    def data(self) -> DataTable:
        """One row for each fighter in the picture and night drawn."""
        names = dict(self.names)
        rows = ((n.night, names[key], rank) for n in self.sampled() for key, rank in self._ranks(n))
        return DataTable((tr("Night"), tr("Fighter"), tr("Rank")), tuple(rows))

    def sampled(self) -> tuple[Standing, ...]:
        """The nights that are drawn, with somebody ranked, the last always among them."""
        ranked = [night for night in self.nights if night.champions or night.ranking]
        step = -(-len(ranked) // COLUMNS)
        return tuple(reversed(ranked[::-1][:: max(step, 1)]))

    def _ranks(self, night: Standing) -> list[tuple[Key, int]]:
        """Rank and key of the champion (0), if there is one, or of several, and of the first contenders."""
        first = night.champions
        ranked = enumerate([*first, *night.ranking[: self.places]], 1 - len(first))
        return [(Key("fighter", number), max(0, rank)) for rank, number in ranked]

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """A line for each fighter who was among the first; those who are now have their names beside them."""
        nights = self.sampled()
        ranks = [dict(self._ranks(night)) for night in nights]
        now, names = self._ranks(nights[-1]), dict(self.names)
        room = sheet.room_for([names[key] for key, _ in now], TEXT, most=0.3) + 24
        axes = sheet.axes(34, 40, room + 22, 24)
        worst = max(rank for column in ranks for rank in column.values())
        self._lay(axes, sheet, nights, worst)
        series = sheet.skin.series[:COLOURED]
        colours = {key: colour for (key, _), colour in zip(now, series, strict=False)}
        # Quiet lines first, then today's from below, so that the champion's lies on top.
        today = [key for key, _ in reversed(now)]
        others = dict.fromkeys(key for column in ranks for key in column)
        for key in [*(key for key in others if key not in today), *today]:
            line = (colours.get(key), list(colours).index(key) if key in colours else 0)
            self._draw(axes, sheet, nights, [column.get(key) for column in ranks], line, key)
        self._name(axes, sheet, now, colours, room)
        return tuple(
            Target.point(axes, night.night, rank, key, self._text(names[key], rank, night.night))
            for night in nights
            for key, rank in self._ranks(night)
        )

    def _lay(self, axes: Axes, sheet: Sheet, nights: Sequence[Standing], worst: int) -> None:
        axes.set_ylim(worst + 0.6, -0.6)
        ticks = range(worst + 1) if worst <= 12 else [0, 1, *range(5, worst + 1, 5)]
        rule_up(sheet, axes, ticks, [str(t) if t else tr("C") for t in ticks], lines=False)
        axes.axhspan(-0.5, 0.5, color=sheet.skin.title, alpha=0.16, linewidth=0)
        first, last = nights[0].night, max(nights[-1].night, nights[0].night + 1)
        set_nights(axes, first, last)
        rule_nights(sheet, axes, first, last)
        sheet.name_axes(axes, tr("Fight night"), tr("Rank"))

    def _draw(
        self, axes: Axes, sheet: Sheet, nights: Sequence[Standing], ranks: Sequence[int | None],
        line: tuple[str | None, int], key: Key,
    ) -> None:  # fmt: skip
        skin, (colour, place) = sheet.skin, line
        xs, ys = bumps([night.night for night in nights], ranks)
        quiet = colour is None
        paint = colour or skin.muted
        axes.plot(
            xs, ys, color=paint, linewidth=(1.0 if quiet else 2.3) * skin.scale, alpha=0.5 if quiet else 1.0,
            solid_capstyle="round", linestyle="-" if quiet else skin.dashes(place), zorder=2 if quiet else 3, gid=f"fighter:{key.number}",
        )  # fmt: skip
        if len(nights) <= COLUMNS:
            dots = [(n.night, rank) for n, rank in zip(nights, ranks, strict=True) if rank is not None]
            axes.plot(
                *zip(*dots, strict=True), linestyle="none", marker="o" if quiet else skin.mark(place),
                color=paint, alpha=0.4 if quiet else 1.0, markersize=(2.6 if quiet else 6 if skin.shaped else 4.2) * skin.scale, zorder=2 if quiet else 4,
            )  # fmt: skip

    def _name(
        self, axes: Axes, sheet: Sheet, now: Sequence[tuple[Key, int]], colours: dict[Key, str], room: float
    ) -> None:
        names, size, skin = dict(self.names), sheet.size(TEXT), sheet.skin
        told: dict[int, list[str]] = {}
        for key, rank in now:
            told.setdefault(rank, []).append(names[key])
        for key, rank in {rank: (key, rank) for key, rank in reversed(now)}.values():
            place = shown(str(rank) if rank else tr("C"))
            beside: dict[str, Any] = {
                "xycoords": ("axes fraction", "data"),
                "textcoords": "offset points",
                "va": "center",
            }
            axes.annotate(
                place, (1, rank), (18 * skin.scale, 0), ha="right", **beside,
                **sheet.letters(SMALL, skin.muted),
            )  # fmt: skip
            axes.annotate(
                fitted(_shared(told[rank]), (room - 20) * skin.scale, size), (1, rank), (23 * skin.scale, 0), ha="left",
                **beside, **sheet.letters(TEXT, colours.get(key, skin.text), bold=rank == 0),
            )  # fmt: skip

    def _text(self, name: str, rank: int, night: int) -> str:
        return (
            tr("{name}\nRank {rank} after night {night}")
            if rank
            else tr("{name}\nChampion after night {night}")
        ).format(name=name, rank=rank, night=night)


def _shared(names: Sequence[str]) -> str:
    """What stands beside a rank: a name, or how many champions of several belts there are (Y16)."""
    return names[0] if len(names) == 1 else tr("%n champion", "%n champions", len(names))


def bumps(nights: Sequence[int], ranks: Sequence[int | None]) -> tuple[list[float], list[float]]:
    """A line that stays on each rank for a while and glides to the next; it breaks where there is no rank."""
    xs: list[float] = []
    ys: list[float] = []
    for place, (night, rank) in enumerate(zip(nights, ranks, strict=True)):
        before = ranks[place - 1] if place else None
        if rank is None:
            xs, ys = [*xs, night], [*ys, NAN]
            continue
        if before is not None and before != rank:
            gap = night - nights[place - 1]
            for part in (0.3, 0.4, 0.5, 0.6, 0.7):
                ease = _eased((part - 0.2) / 0.6)
                xs.append(nights[place - 1] + gap * part)
                ys.append(before + (rank - before) * ease)
        xs.append(night)
        ys.append(rank)
    return xs, ys


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)


# Reigns, a bar for each.


MOST = 24
"""So many champions are drawn, those who reigned last."""


@dataclass(frozen=True, slots=True)
class Defence:
    """A title bout he came through as champion."""

    key: Key
    night: int
    told: str = ""


@dataclass(frozen=True, slots=True)
class ReignBar:
    """A reign; ``until`` is ``None`` while it lasts."""

    fighter: Key
    name: str
    since: int
    until: int | None
    defences: tuple[Defence, ...]
    told: str = ""
    won: Key | None = None


@dataclass(frozen=True)
class ReignsChart(Chart):
    """``reigns`` are oldest first; ``now`` is the last night that is over.

    ``notes`` are pairs of a champion and a few words that stand at the end of his lane.
    """

    kind: ClassVar[str] = "titles"
    reigns: tuple[ReignBar, ...] = ()
    now: int = 0
    notes: tuple[tuple[Key, str], ...] = ()

    @property
    def is_empty(self) -> bool:
        return not self.reigns

    def data(self) -> DataTable:
        rows = ((reign.name, reign.since, reign.until, len(reign.defences)) for reign in self.reigns)
        return DataTable((tr("Champion"), tr("From night"), tr("Until night"), tr("Defences")), tuple(rows))

    def lanes(self) -> tuple[tuple[str, tuple[ReignBar, ...]], ...]:
        """The reigns of each champion, in the order they were first crowned, the latest ``MOST`` of them."""
        champions: dict[Key, list[ReignBar]] = {}
        for reign in self.reigns:
            champions.setdefault(reign.fighter, []).append(reign)
        return tuple((bars[0].name, tuple(bars)) for bars in list(champions.values())[-MOST:])

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """A lane for each champion, his name before it."""
        lanes = self.lanes()
        names = sheet.room_for([name for name, _ in lanes], TEXT, most=0.28) + 14
        spare = max(sheet.rest - 40 - 8 - 44 * len(lanes), 0)
        notes = dict(self.notes)
        side = sheet.room_for(list(notes.values()), SMALL, most=0.2) + 26
        axes = sheet.axes(16 + names, 40 + spare, side, 8)
        axes.set_ylim(len(lanes) - 0.4, -0.6)
        first = min(bar.since for _, bars in lanes for bar in bars)
        last = max(self.now, first + 1, *(bar.until or 0 for _, bars in lanes for bar in bars))
        set_nights(axes, max(first - 1, 0), last + 1)
        rule_nights(sheet, axes, max(first - 1, 0), last + 1, lines=True)
        sheet.name_axes(axes, tr("Fight night"), "")
        targets = [
            target
            for place, (name, bars) in enumerate(lanes)
            for target in self._lane(axes, sheet, place, name, bars, names)
        ]
        for place, (_, bars) in enumerate(lanes):
            axes.annotate(
                shown(notes.get(bars[0].fighter, "")), (1, place), (10 * sheet.skin.scale, 0), xycoords=("axes fraction", "data"), va="center",
                textcoords="offset points", annotation_clip=False, **sheet.letters(SMALL, sheet.skin.muted),
            )  # fmt: skip
        return tuple(sorted(targets, key=lambda target: target.left))

    def _lane(
        self, axes: Axes, sheet: Sheet, place: int, name: str, bars: Sequence[ReignBar], names: float
    ) -> list[Target]:
        skin = sheet.skin
        reigning = any(bar.until is None for bar in bars)
        axes.annotate(
            fitted(name, (names - 6) * skin.scale, sheet.size(TEXT), bold=reigning), (0, place),
            (-10 * skin.scale, 0), xycoords=("axes fraction", "data"), textcoords="offset points", ha="right",
            va="center", annotation_clip=False, **sheet.letters(TEXT, bold=reigning),
        )  # fmt: skip
        return [target for bar in bars for target in self._bar(axes, sheet, place, bar)]

    def _bar(self, axes: Axes, sheet: Sheet, place: int, bar: ReignBar) -> list[Target]:
        skin = sheet.skin
        end = self.now + 1 if bar.until is None else max(bar.until, bar.since + 0.5)
        colour = skin.title if bar.until is None else blend(skin.title, skin.surface, 0.45)
        lay_level(axes, place, (bar.since, end), 0.5, colour, "reign")
        nights = [defence.night for defence in bar.defences]
        axes.plot(
            nights, [place] * len(nights), linestyle="none", marker="o", markersize=4.5 * skin.scale, gid="defence",
            markerfacecolor=skin.surface, markeredgecolor=skin.text, markeredgewidth=0.9 * skin.scale,
        )  # fmt: skip
        whole = Target(axes, bar.since, place - 0.25, end, place + 0.25, bar.won or bar.fighter, bar.told)
        return [whole, *(Target.point(axes, d.night, place, d.key, d.told) for d in bar.defences)]

"""How the ranking changed over the fight nights: who passed whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from ringside_manager.charts.chart import Chart, Key, Target
from ringside_manager.charts.data import DataTable
from ringside_manager.charts.fonts import fitted, shown
from ringside_manager.charts.nights import rule_nights, set_nights
from ringside_manager.charts.scales import rule_up
from ringside_manager.charts.sheet import SMALL, TEXT, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLUMNS = 27
"""So many nights are drawn at most; of a longer time every second, third …, and always the last."""
COLOURED = 6
"""So many of today's first have a colour of their own."""
NAN = float("nan")


@dataclass(frozen=True, slots=True)
class RankedNight:
    """The ranking after a night: ``champion`` (``None``: vacant), then the contenders from rank 1."""

    night: int
    champion: Key | None
    contenders: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class BumpWords:
    """Words of the picture and headers of its table; ``told`` takes ``name``, ``rank`` and ``night``."""

    rank: str = "Rank"
    night: str = "Fight night"
    champion_short: str = "C"
    headers: tuple[str, ...] = ("Night", "Fighter", "Rank")
    told: str = "{name}\nRank {rank} after night {night}"
    told_champion: str = "{name}\nChampion after night {night}"


@dataclass(frozen=True)
class BumpChart(Chart):
    """``names`` are pairs of fighter and name; ``places`` is how many contenders are drawn."""

    kind: ClassVar[str] = "ranking"
    nights: tuple[RankedNight, ...] = ()
    names: tuple[tuple[Key, str], ...] = ()
    places: int = 10
    words: BumpWords = field(default_factory=BumpWords)

    @property
    def is_empty(self) -> bool:
        """Whether nobody was ever ranked."""
        return not any(night.champion or night.contenders for night in self.nights)

    def data(self) -> DataTable:
        """One row for each fighter in the picture and night drawn."""
        names = dict(self.names)
        rows = ((n.night, names[key], rank) for n in self.sampled() for key, rank in self._ranks(n))
        return DataTable(self.words.headers, tuple(rows))

    def sampled(self) -> tuple[RankedNight, ...]:
        """The nights that are drawn, with somebody ranked, the last always among them."""
        ranked = [night for night in self.nights if night.champion or night.contenders]
        step = -(-len(ranked) // COLUMNS)
        return tuple(reversed(ranked[::-1][:: max(step, 1)]))

    def _ranks(self, night: RankedNight) -> list[tuple[Key, int]]:
        head = [] if night.champion is None else [(night.champion, 0)]
        return [*head, *((key, rank) for rank, key in enumerate(night.contenders[: self.places], 1))]

    def plot(self, sheet: Sheet) -> tuple[Target, ...]:
        """A line for each fighter who was among the first; those who are now have their names beside them."""
        nights = self.sampled()
        ranks = [dict(self._ranks(night)) for night in nights]
        now, names = self._ranks(nights[-1]), dict(self.names)
        room = sheet.room_for([names[key] for key, _ in now], TEXT, most=0.3) + 24
        axes = sheet.axes(34, 40, room + 22, 24)
        worst = max(rank for column in ranks for rank in column.values())
        self._lay(axes, sheet, nights, worst)
        colours = self._colours(now, sheet)
        for key in self._drawn_order(ranks, now):
            self._draw(axes, sheet, nights, [column.get(key) for column in ranks], colours.get(key), key)
        self._name(axes, sheet, now, colours, room)
        return tuple(
            Target.point(axes, night.night, rank, key, self._told(names[key], rank, night.night))
            for night in nights
            for key, rank in self._ranks(night)
        )

    def _lay(self, axes: Axes, sheet: Sheet, nights: Sequence[RankedNight], worst: int) -> None:
        axes.set_ylim(worst + 0.6, -0.6)
        ticks = range(worst + 1) if worst <= 12 else [0, 1, *range(5, worst + 1, 5)]
        rule_up(sheet, axes, ticks, [str(t) if t else self.words.champion_short for t in ticks], lines=False)
        axes.axhspan(-0.5, 0.5, color=sheet.skin.title, alpha=0.16, linewidth=0)
        first, last = nights[0].night, max(nights[-1].night, nights[0].night + 1)
        set_nights(axes, first, last)
        rule_nights(sheet, axes, first, last)
        sheet.name_axes(axes, self.words.night, self.words.rank)

    def _colours(self, now: Sequence[tuple[Key, int]], sheet: Sheet) -> dict[Key, str]:
        """A colour for each of the first few of today; whoever has none is drawn quietly."""
        series = sheet.skin.series[:COLOURED]
        return {key: colour for (key, _), colour in zip(now, series, strict=False)}

    def _drawn_order(self, ranks: Sequence[dict[Key, int]], now: Sequence[tuple[Key, int]]) -> list[Key]:
        """Quiet lines first, then today's from below, so that the champion's lies on top."""
        today = [key for key, _ in reversed(now)]
        others = dict.fromkeys(key for column in ranks for key in column)
        return [*(key for key in others if key not in today), *today]

    def _draw(
        self, axes: Axes, sheet: Sheet, nights: Sequence[RankedNight], ranks: Sequence[int | None],
        colour: str | None, key: Key,
    ) -> None:  # fmt: skip
        skin = sheet.skin
        xs, ys = bumps([night.night for night in nights], ranks)
        quiet = colour is None
        paint = colour or skin.muted
        axes.plot(
            xs, ys, color=paint, linewidth=(1.0 if quiet else 2.3) * skin.scale, alpha=0.5 if quiet else 1.0,
            solid_capstyle="round", zorder=2 if quiet else 3, gid=f"fighter:{key.number}",
        )  # fmt: skip
        if len(nights) <= COLUMNS:
            dots = [(n.night, rank) for n, rank in zip(nights, ranks, strict=True) if rank is not None]
            axes.plot(
                *zip(*dots, strict=True), linestyle="none", marker="o", color=paint, alpha=0.4 if quiet else 1.0,
                markersize=(2.6 if quiet else 4.2) * skin.scale, zorder=2 if quiet else 4,
            )  # fmt: skip

    def _name(
        self, axes: Axes, sheet: Sheet, now: Sequence[tuple[Key, int]], colours: dict[Key, str], room: float
    ) -> None:
        names, size, skin = dict(self.names), sheet.size(TEXT), sheet.skin
        for key, rank in now:
            place = shown(str(rank) if rank else self.words.champion_short)
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
                fitted(names[key], (room - 20) * skin.scale, size), (1, rank), (23 * skin.scale, 0), ha="left",
                **beside, **sheet.letters(TEXT, colours.get(key, skin.text), bold=rank == 0),
            )  # fmt: skip

    def _told(self, name: str, rank: int, night: int) -> str:
        return (self.words.told if rank else self.words.told_champion).format(
            name=name, rank=rank, night=night
        )


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

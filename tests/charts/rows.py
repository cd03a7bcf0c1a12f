"""Charts made up for tests, of any size and with any names."""

from __future__ import annotations

import random
from collections.abc import Sequence

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from ringside_manager.campaign.books import Standing
from ringside_manager.charts import Chart, Drawn, Heading, Key, load
from ringside_manager.charts.bouts import MethodCount, MethodsChart
from ringside_manager.charts.career import (
    CareerBout,
    CareerChart,
    CareerNight,
    RatingRow,
    RatingsChart,
    Result,
)
from ringside_manager.charts.money import Balance, EarningsChart, RaceChart, Racer
from ringside_manager.charts.seasons import ArenasChart, ArenaUse, HallSeason, SeasonsChart
from ringside_manager.charts.sheet import LIGHT, Skin
from ringside_manager.charts.titles import BumpChart, Defence, ReignBar, ReignsChart

NAMES = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jo", "Kim", "Lou")


def head(title: str = "A title", empty: str = "Nothing yet") -> Heading:
    return Heading(title, "A subtitle", empty, "A summary")


def drawn(chart: Chart, skin: Skin = LIGHT, size: tuple[float, float] = (9.0, 5.2)) -> tuple[Figure, Drawn]:
    """The chart on a figure of its own."""
    load()
    figure = Figure(figsize=size, dpi=100)
    canvas = FigureCanvasAgg(figure)
    result = chart.draw(figure, skin)
    canvas.draw()
    return figure, result


def texts(figure: Figure) -> list[str]:
    """Every text on a figure."""
    found = [text.get_text() for text in figure.texts]
    return found + [text.get_text() for axes in figure.axes for text in axes.texts]


def lines(figure: Figure, name: str) -> list[object]:
    """The lines that were given a name."""
    return [line for axes in figure.axes for line in axes.lines if (line.get_gid() or "") == name]


def bars(figure: Figure, name: str) -> list[object]:
    """The bars whose names begin so."""
    return [bar for axes in figure.axes for bar in axes.patches if (bar.get_gid() or "").startswith(name)]


def career(count: int = 8, name: str = "Ann", *, ranked: bool = True) -> CareerChart:
    """A bout every second night, results going round; champion in the second half."""
    chance = random.Random(count)
    results = (Result.WON, Result.LOST, Result.WON, Result.DREW, Result.NO_CONTEST)
    nights, bouts, pop = [CareerNight(0, 0.0, None)], [], 0.0
    for night in range(1, 2 * count + 1):
        rank = None if not ranked or night < 3 else 0 if night > count else chance.randint(1, 9)
        if night % 2:
            result = results[len(bouts) % 5]
            pop += {Result.WON: 2.0, Result.LOST: -1.5}.get(result, 0.0)
            number = len(bouts)
            bouts.append(
                CareerBout(Key("bout", number), night, name, result, "KO", number % 2 == 0, 3, number % 4 == 0, pop, rank, name)
            )  # fmt: skip
        nights.append(CareerNight(night, pop, rank))
    return CareerChart(head(f"The career of {name}"), tuple(nights), tuple(bouts))


def earnings(count: int = 6, name: str = "Ann") -> EarningsChart:
    bouts = tuple(
        CareerBout(
            Key("bout", n),
            2 * n + 1,
            name,
            Result.WON,
            "KO",
            True,
            3,
            False,
            0.0,
            None,
            name,
            70.0 * (n + 1),
            7.5 * (n + 1),
        )
        for n in range(count)
    )
    return EarningsChart(head(name), bouts, 2 * count + 4)


def race(names: Sequence[str] = NAMES[:4], nights: int = 20, about: int | None = None) -> RaceChart:
    racers = tuple(
        Racer(
            Key("manager", place),
            name,
            tuple(
                Balance(night, night * 10.0 * (len(names) - place), moved=True) for night in range(nights + 1)
            ),
        )
        for place, name in enumerate(names)
    )
    return RaceChart(head("The race"), racers, None if about is None else Key("manager", about))


def bump(names: Sequence[str] = NAMES, nights: int = 30) -> BumpChart:
    """Every night the first contender falls to the last place; the first man is champion throughout."""
    keys = [Key("fighter", number) for number in range(len(names))]
    order, rows = keys[1:], []
    for night in range(1, nights + 1):
        rows.append(Standing(night, "", keys[0].number, tuple(key.number for key in order)))
        order = order[1:] + order[:1]
    return BumpChart(head("Ranks"), tuple(rows), tuple(zip(keys, names, strict=True)))


def arenas(names: Sequence[str] = ("The Best", "High", "Middle", "Low", "The Pits")) -> ArenasChart:
    rows = tuple(
        ArenaUse(name, 3 * place, place, 100.0, 100.0 + 50 * place, 100.0 + 200 * place, 900.0, name, Key("bout", place))
        for place, name in enumerate(names)
    )  # fmt: skip
    return ArenasChart(head("Arenas"), rows)


def seasons(
    names: Sequence[str] = ("The Best", "High", "Middle", "Low", "The Pits"), many: int = 4
) -> SeasonsChart:
    """Every arena gets fewer bouts from season to season, but for the best."""
    rows = tuple(
        tuple(
            HallSeason(name, 9 + turn if not place else max(0, 20 - place - 3 * turn), 2, 900.0 / (place + 1))
            for place, name in enumerate(names)
        )
        for turn in range(many)
    )
    return SeasonsChart(head("Seasons"), rows)


def methods(names: Sequence[str] = ("Knockout", "Technical knockout", "Decision", "Draw")) -> MethodsChart:
    rounds = (((1, 4), (3, 2)), ((3, 5), (12, 1)), (), ())
    counts = (6, 6, 9, 1)
    rows = tuple(MethodCount(n, c, r) for n, c, r in zip(names, counts, rounds, strict=True))
    return MethodsChart(head("Methods"), rows, 15)


def ratings(men: Sequence[str] = ("Ann",)) -> RatingsChart:
    rows = tuple(
        RatingRow(f"Rating {n}", 10 * n, tuple(5 * n + m for m in range(len(men))), tuple(5 * n for _ in men))
        for n in range(1, 10)
    )
    return RatingsChart(head("Ratings"), tuple((Key("fighter", m), name) for m, name in enumerate(men)), rows)


def reigns(names: Sequence[str] = NAMES[:5]) -> ReignsChart:
    """Each reigns ten nights with two defences; the first comes back and reigns still."""
    bars = [
        ReignBar(
            Key("fighter", place), name, 10 * place + 1, 10 * place + 11,
            (Defence(Key("bout", 100 + place), 10 * place + 4, name), Defence(Key("bout", 200 + place), 10 * place + 7, name)),
            name, Key("bout", place),
        )
        for place, name in enumerate(names)
    ]  # fmt: skip
    last = 10 * len(names) + 1
    bars.append(ReignBar(Key("fighter", 0), names[0], last, None, (), "still", Key("bout", 999)))
    return ReignsChart(head("Reigns"), tuple(bars), last + 3)


def every(name: str = "Ann") -> list[Chart]:
    """One chart of every kind, everybody in it called ``name``."""
    names = [name] * 12
    return [
        career(8, name), earnings(6, name), race(names[:4]), race(names[:4], about=1), bump(names), arenas(names[:5]), seasons(names[:5]),
        methods(names[:4]), ratings(names[:1]), ratings(names[:2]), reigns(names[:5]),
    ]  # fmt: skip


def none_at_all() -> list[Chart]:
    """One chart of every kind without a row."""
    kinds = (
        CareerChart, EarningsChart, RaceChart, BumpChart, ArenasChart, SeasonsChart, MethodsChart, RatingsChart,
        ReignsChart,
    )  # fmt: skip
    return [kind(head()) for kind in kinds]

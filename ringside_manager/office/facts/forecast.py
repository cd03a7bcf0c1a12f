"""What many plays of the rest of a campaign say: places in the money table, money by night, champions, each with its error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.rankings import places
from ringside_manager.language import say
from ringside_manager.odds.odds import DEVIATIONS, error_of

NEWCOMER = 0
"""Stands for a fighter who has not entered the league yet; no entry has this number."""

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
"""What the fan of a manager's money shows, lowest first."""


class Run(NamedTuple):
    """One play of the rest of a campaign.

    ``money_cents`` holds every manager's money after each night, in the order of the seats; ``champions`` the fighter who
    is champion of each division in the end, ``None`` where the title is vacant.
    """

    money_cents: tuple[tuple[int, ...], ...]
    champions: tuple[int | None, ...]


class Chance(NamedTuple):
    """A chance, 0 to 1, and how far the true one may lie from it at 95 % confidence, on the worse side."""

    share: float
    error: float

    @classmethod
    def of(cls, count: int, runs: int) -> Chance:
        return cls(count / runs, error_of(count, runs))


class Fan(NamedTuple):
    """A manager's money after ``night`` in cents: the ``QUANTILES`` of all runs, and their errors at 95 % confidence.

    On the night the forecast begins with it is what he has.
    """

    night: int
    cents: tuple[int, ...]
    errors_cents: tuple[int, ...]


class ManagerForecast(NamedTuple):
    """What may become of a manager: his chance of each place from the first, and his money night by night."""

    number: int
    name: str
    places: tuple[Chance, ...]
    fans: tuple[Fan, ...]

    @property
    def money(self) -> Fan:
        """His money after the last night."""
        return self.fans[-1]


class TitleForecast(NamedTuple):
    """Who may be champion of a weight class in the end, the likeliest first.

    A fighter stands with his number; ``NEWCOMER`` for everybody who enters later, ``None`` for a vacant title.
    """

    weight_class: str
    chances: tuple[tuple[int | None, Chance], ...]


def title_holder(books: Books, holder: int | None) -> str:
    """Who a champion of a ``TitleForecast`` is, in words."""
    if holder is None:
        return say("nobody: the title is vacant")
    return say("a newcomer") if holder == NEWCOMER else books.fighters[holder].name


class Forecast(NamedTuple):
    """What ``runs`` plays of the nights after ``night`` up to ``until`` say; managers in the order of expected place."""

    night: int
    until: int
    runs: int
    managers: tuple[ManagerForecast, ...]
    titles: tuple[TitleForecast, ...]


class Seats(NamedTuple):
    """Who takes part, as the books stand when the forecast begins: numbers, names and money in cents, in order of the seats."""

    night: int
    managers: tuple[tuple[int, str, int], ...]
    weight_classes: tuple[str, ...]

    @classmethod
    def of(cls, books: Books) -> Seats:
        managers = tuple((page.number, page.name, page.balance_cents) for page in books.managers.values())
        return cls(books.closed, managers, tuple(books.divisions))


def forecast_of(seats: Seats, runs: Sequence[Run]) -> Forecast:
    """What these runs say; there must be one."""
    placed = [places(run.money_cents[-1]) for run in runs]
    managers = [
        ManagerForecast(
            number,
            name,
            _places([seated[seat] for seated in placed], len(seats.managers)),
            _fans(seats.night, cents, [[night[seat] for night in run.money_cents] for run in runs]),
        )
        for seat, (number, name, cents) in enumerate(seats.managers)
    ]
    managers.sort(key=_expected_place)
    titles = tuple(
        TitleForecast(weight_class, _champions([run.champions[place] for run in runs]))
        for place, weight_class in enumerate(seats.weight_classes)
    )
    until = seats.night + len(runs[0].money_cents)
    return Forecast(seats.night, until, len(runs), tuple(managers), titles)


def _expected_place(manager: ManagerForecast) -> float:
    return sum(place * chance.share for place, chance in enumerate(manager.places, 1))


def _places(found: Sequence[int], managers: int) -> tuple[Chance, ...]:
    counts = Counter(found)
    return tuple(Chance.of(counts[place], len(found)) for place in range(1, managers + 1))


def _champions(found: Sequence[int | None]) -> tuple[tuple[int | None, Chance], ...]:
    """By how often, equals by number; those without a number after all others."""
    counts = Counter(found)
    order = sorted(counts, key=lambda one: (not one, -counts[one], one or 0))
    return tuple((one, Chance.of(counts[one], len(found))) for one in order)


def _fans(night: int, cents: int, runs: Sequence[Sequence[int]]) -> tuple[Fan, ...]:
    """Night by night, from what he has now on."""
    now = Fan(night, (cents,) * len(QUANTILES), (0,) * len(QUANTILES))
    nights = (sorted(column) for column in zip(*runs, strict=True))
    return (now, *(_fan(night + passed, column) for passed, column in enumerate(nights, 1)))


def _fan(night: int, ordered: Sequence[int]) -> Fan:
    """The quantiles of sorted money, each with the farther end of the interval its neighbours in order give."""
    most = len(ordered) - 1
    cents, errors = [], []
    for share in QUANTILES:
        spread = DEVIATIONS * sqrt(share * (1 - share) * len(ordered))
        low, high = (min(most, max(0, round(share * most + side * spread))) for side in (-1, 1))
        value = ordered[round(share * most)]
        cents.append(value)
        errors.append(max(value - ordered[low], ordered[high] - value))
    return Fan(night, tuple(cents), tuple(errors))

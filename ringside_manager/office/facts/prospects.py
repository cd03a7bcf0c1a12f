"""What may come: of a bout by sampling, with what each result would mean, and of a campaign played on many times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import NamedTuple

from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.engine import AnyEngine, Setup
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.registry import get
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.belts import belts_at_stake, belts_of_class
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division, FighterBook
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.campaign.rankings import Contender, Popularity, places, result_half, total_half
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.campaign.titles import champion_after
from ringside_manager.errors import against
from ringside_manager.language import say
from ringside_manager.odds import DEVIATIONS, Odds, Sampling, error_of
from ringside_manager.office.facts.rankings import contender, given_ranks, ranks, roster
from ringside_manager.office.orders.bout_rules import check_strength

# What many plays of the rest of a campaign say: places in the money table and the rankings


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


# What each result would change (C29-C34, C65).


RESULTS: tuple[tuple[Corner | None, Method], ...] = (
    (RED, Method.KO),
    (RED, Method.TKO),
    (RED, Method.DEC),
    (None, Method.DRAW),
    (BLUE, Method.DEC),
    (BLUE, Method.TKO),
    (BLUE, Method.KO),
)
"""The results the campaign tells apart, from best to worst for red (C29)."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """What one result would change, knockdowns apart; every pair is (red, blue).

    ``ranks`` are those if rankings were drawn up with this result alone, ``pops_half`` totals
    with them; ``title_changes`` tells that there is a new champion.
    """

    winner: Corner | None
    method: Method
    changes_half: tuple[int, int]
    ranks: tuple[int | None, int | None]
    pops_half: tuple[int, int]
    title_changes: bool


def consequences(books: Books, red: int, blue: int, *, title: bool = False) -> tuple[Consequence, ...]:
    """What each result would change, best for red first (C29-C34, C65)."""
    pages = books.fighters[red], books.fighters[blue]
    now = roster(books, books.divisions[pages[0].weight_class])
    return tuple(_consequence(books, pages, now, winner, method, title) for winner, method in RESULTS)


def _consequence(
    books: Books,
    pages: tuple[FighterBook, FighterBook],
    now: Sequence[Contender],
    winner: Corner | None,
    method: Method,
    title: bool,
) -> Consequence:
    division = books.divisions[pages[0].weight_class]
    pair = pages[0].number, pages[1].number
    changes = result_half(books.house.popularity, method, winner)
    champions = _champions_after(books, division, pair, winner) if title else set(division.champions)
    after = dict(_after(pages, changes, winner, method))
    standing = [
        after.get(man.entry_order, man)._replace(champion=man.entry_order in champions) for man in now
    ]
    given = given_ranks(books, division)
    places = ranks(standing, champions, given, crowned=division.crowned or bool(champions))
    red, blue = places.get(pair[0]), places.get(pair[1])
    worth = books.house.rank_pop
    earned = pages[0].earned_half + changes[0], pages[1].earned_half + changes[1]
    return Consequence(
        winner=winner,
        method=method,
        changes_half=changes,
        ranks=(red, blue),
        pops_half=(total_half(worth, earned[0], red), total_half(worth, earned[1], blue)),
        title_changes=champions != set(division.champions),
    )


def _champions_after(
    books: Books, division: Division, pair: tuple[int, int], winner: Corner | None
) -> set[int]:
    """Who holds a belt of the class after a title bout (C65, Y16)."""
    belts = belts_at_stake(books, division, pair)
    won = (champion_after(division.holder(belt), pair, winner) for belt in belts)
    kept = (division.holder(belt) for belt in belts_of_class(books, division) if belt not in belts)
    return {number for number in (*won, *kept) if number is not None}


def _after(
    pages: tuple[FighterBook, FighterBook], changes: tuple[int, int], winner: Corner | None, method: Method
) -> Iterator[tuple[int, Contender]]:
    """Both as the ranking would read them after the bout."""
    for page, change, corner in zip(pages, changes, (RED, BLUE), strict=True):
        now = contender(page, champion=False)
        won, lost = winner is corner, winner is corner.opponent
        yield (
            page.number,
            now._replace(
                earned_half=now.earned_half + change,
                wins=now.wins + won,
                losses=now.losses + lost,
                kos=now.kos + (won and method is Method.KO),
                bouts=now.bouts + 1,
            ),
        )


# Chances to win, by sampling.


@dataclass(frozen=True, slots=True)
class Ending:
    """How often a corner won by one method, as a share of all bouts."""

    winner: Corner
    method: Method
    share: Chance


@dataclass(frozen=True, slots=True)
class Chances:
    """What a sample of ``bouts`` came to.

    ``endings`` are the methods that happened, most frequent first.  Half the bouts were over by the end
    of ``typical_round``; ``distance`` went all the way.  Knockdowns are for each bout, (red, blue).
    """

    bouts: int
    red: Chance
    draw: Chance
    blue: Chance
    endings: tuple[Ending, ...]
    typical_round: int
    distance: Chance
    knockdowns: tuple[float, float]


def pair_sampling(books: Books, red: int, blue: int, night: int, rounds: int) -> Sampling:
    """A sample, not yet begun, of the bout as the league would have it fought.

    With the abilities of the day, the losses both would carry (C57), the league's options and its corners.
    Nobody asks for one of its bouts, so none has a name and compiled ones are fought as fast as they can be.
    Values only: it may leave the window's thread.
    """
    terms = BoutBook(0, night, red, blue, Arena.PITS, rounds, False, False, books.system)
    setup: Setup = setup_of(books, terms)
    seed = derive_seed(books.seed, "chance", red, blue, night, rounds)
    return Sampling(setup, seed, books.options.corners, named=False)


def chances(odds: Odds) -> Chances:
    """A sample as shares with their errors."""
    decided = sum(
        sum(wins[place] for wins in odds.wins)
        for place, method in _decisions(odds)
        if method is not Method.TD
    )
    distance = decided + odds.draws
    return Chances(
        bouts=odds.bouts,
        red=_share(odds, odds.won(RED)),
        draw=_share(odds, odds.draws + odds.no_contests),
        blue=_share(odds, odds.won(BLUE)),
        endings=_endings(odds),
        typical_round=_typical_round(odds),
        distance=_share(odds, distance),
        knockdowns=(odds.knockdowns_per_bout(RED), odds.knockdowns_per_bout(BLUE)),
    )


def expected_dollars(told: Chances, won: int, drew: int, lost: int) -> float:
    """What red is paid on average, in dollars, of the purses for a win, a draw and a loss (C23)."""
    return told.red.share * won + told.draw.share * drew + told.blue.share * lost


def expected_half(popularity: Popularity, told: Chances) -> float:
    """What red's popularity gains on average by results and knockdowns, in half points (C29, C30, CV61)."""
    decided = sum(
        ending.share.share * result_half(popularity, ending.method, ending.winner)[RED.index]
        for ending in told.endings
    )
    drawn = told.draw.share * result_half(popularity, Method.DRAW, None)[RED.index]
    return decided + drawn + popularity.knockdown_half * told.knockdowns[RED.index]


def _share(odds: Odds, count: int) -> Chance:
    return Chance(odds.share(count), odds.error(count))


def _decisions(odds: Odds) -> list[tuple[int, Method]]:
    return [(place, method) for place, method in enumerate(odds.methods) if method.is_decision]


def _endings(odds: Odds) -> tuple[Ending, ...]:
    counted = [
        (count, corner, method)
        for corner in (RED, BLUE)
        for method, count in odds.by_method(corner).items()
        if count
    ]
    counted.sort(key=lambda ending: -ending[0])
    return tuple(Ending(corner, method, _share(odds, count)) for count, corner, method in counted)


def _typical_round(odds: Odds) -> int:
    """The round by whose end half of all bouts were over."""
    over = 0
    for number, ended in enumerate(odds.ended, 1):
        over += ended
        if 2 * over >= odds.bouts:
            return number
    return len(odds.ended)


# The same bouts under other bout systems.


def night_to_compare(books: Books) -> int:
    """The next night that has a card; without one the latest on which bouts were fought, else the coming one."""
    made = (bout.night for bout in books.bouts.values() if bout.state is BoutState.MADE)
    over = (bout.night for bout in books.bouts.values() if bout.is_over)
    return min(made, default=max(over, default=books.closed + 1))


def bouts_to_compare(books: Books, night: int) -> tuple[BoutBook, ...]:
    """The bouts of a night in the order they are fought (C5); ``RuleError`` C2 if it has none."""
    bouts = [bout for bout in books.bouts_of_night(night) if bout.state is not BoutState.CANCELLED]
    if not bouts:
        other = night_to_compare(books)
        raise against(
            "C2",
            "Night {night} has no bouts.",
            night=night,
            next_step="" if other == night else say("Night {other} may have some.", other=other),
        )
    return order_of_work(bouts)


def setups_of_bout(books: Books, bout: BoutBook, engines: Sequence[AnyEngine]) -> tuple[Setup, ...]:
    """A bout under each of these systems: its fighters as they are today, with the losses they carry (C57, CV62).

    Under the league's own system its options are in force, under another that system's defaults.  ``RuleError``
    C58 for one who would begin with nothing, R10 for a length a system does not have.
    """
    return tuple(_setup(books, replace(bout, system=engine.info.system)) for engine in engines)


def setups_of_pair(
    books: Books, red: int, blue: int, rounds: int, engines: Sequence[AnyEngine]
) -> tuple[Setup, ...]:
    """Two fighters of the league under each of these systems as they are today, rested; errors as ``setups_of_bout``."""
    return tuple(_rested(books, (red, blue), rounds, engine) for engine in engines)


def _setup(books: Books, bout: BoutBook) -> Setup:
    """The bout under the system it names; one that is over with what was carried into it."""
    if bout.state is BoutState.MADE:
        for number in bout.fighters:
            check_strength(books, books.fighters[number], bout.night, bout.rounds, bout.system)
        return setup_of(books, bout)
    setup = _rested(books, bout.fighters, bout.rounds, get(bout.system))
    return replace(setup, terms=replace(setup.terms, carried=bout.carried))


def _rested(books: Books, pair: tuple[int, int], rounds: int, engine: AnyEngine) -> Setup:
    red, blue = (books.fighters[number].card(engine) for number in pair)
    options = dict(books.options.bout_options) if engine.info.system == books.system else {}
    return Setup(engine, red, blue, engine.info.terms(rounds, options))

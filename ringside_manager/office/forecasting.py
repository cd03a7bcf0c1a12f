"""The rest of a campaign played many times, by the night the office itself holds, and past bouts weighed by fighting each again.

Every run begins with the books as they stand: bouts that are made stand, bouts that are over in the ring come out as they
did there.  Then ``night.hold_night`` holds night after night in memory: the same orders, the same judges, the same postings
as in the league, but no journal and no save; the program decides for every seat.  What is sealed stays sealed: fight plans
and bids of persons count for nothing, and each run has dice of its own.

A run is decided by its number and the seed of the forecast alone, so results never depend on where it is played.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

from ringside_manager.bout import registry
from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.drive import setup_of as setup_in
from ringside_manager.bout.drive import simulate
from ringside_manager.bout.engine import AnyEngine, CornerAt
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.ai import ASKED_AGAIN
from ringside_manager.campaign.books import Books, BoutBook, Division
from ringside_manager.campaign.bouts import carried_on, dice_seed, setup_of
from ringside_manager.campaign.rankings import Popularity
from ringside_manager.campaign.titles import is_vacant, title_vacant_since
from ringside_manager.errors import RingsideError, UsageError, against
from ringside_manager.language import say
from ringside_manager.league.business import post_entry
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.odds import Odds, Sampling, compiled
from ringside_manager.odds.workers import carried_out
from ringside_manager.office.docket import PROGRAM, Docket, NightOrder
from ringside_manager.office.facts.charting import fought_bouts
from ringside_manager.office.facts.luck import Worth
from ringside_manager.office.facts.prospects import NEWCOMER, Forecast, Run, Seats, forecast_of
from ringside_manager.office.night import hold_night
from ringside_manager.office.ring import PLAIN, AtTheBell, Burden, RingBout, corner_seed, corners_of, maker_at

MOST_RUNS = 100_000
DEFAULT_RUNS = 1_000
CHUNK_NIGHTS = 200
"""Nights a process plays before it reports: about a fifth of a second."""
MOST_FORMS = 1_000
"""Pairs of men in a form that a process remembers, with 40 kB each."""


# What every run begins with


class Start(NamedTuple):
    """A league ready to be played on: its books without what nobody looks at again, pickled; it travels to any process.

    ``past`` are the pages of the bouts that are over, which no posting writes on, so that one copy serves all runs, and the
    outcomes of those over in the ring; ``until`` is the last night to play, ``entries`` the length of the journal.
    """

    books: bytes
    past: bytes
    until: int
    entries: int


def start_of(books: Books, ring: Mapping[int, RingBout], entries: int, nights: int | None = None) -> Start:
    """What a forecast of the next ``nights`` begins with, all that are left if ``None``; ``entries`` is the journal's length.

    Raises as ``last_night`` does.
    """
    until, coming = last_night(books, nights), _to_come(books)
    over = {number: bout for number, bout in books.bouts.items() if number not in coming}
    return Start(pickle.dumps(_light(books)), pickle.dumps((over, _known(ring))), until, entries)


def last_night(books: Books, nights: int | None = None) -> int:
    """The last night of a forecast of the next ``nights``, of all that are left if ``None``.

    Raises ``RuleError`` C70 for a campaign that is over, ``UsageError`` for a league without fighters under managers or for
    ``nights`` below 1.
    """
    left = books.options.nights - books.closed
    if books.ended or left < 1:
        raise against(
            "C70",
            "The campaign was agreed over {nights} nights and is over: there is nothing left to forecast.",
            nights=books.options.nights,
            next_step=say("Look at its results, or found a new league."),
        )
    if not any(manager.stable for manager in books.managers.values()):
        raise UsageError(say("No manager has a fighter in this league, so there is nothing to forecast."))
    if nights is not None and nights < 1:
        raise UsageError(say("A forecast is of 1 night or more, not of {nights}.", nights=nights))
    return books.closed + (left if nights is None else min(nights, left))


def _to_come(books: Books) -> set[int]:
    return {number for fighter in books.fighters.values() for number in fighter.booked}


def _light(books: Books) -> Books:
    """The books with what the nights to come read or write, and nothing sealed in them."""
    since, coming = _looked_back(books), sorted(_to_come(books))
    agreed = {books.bouts[number].offer for number in coming}
    return replace(
        books,
        bouts={number: replace(books.bouts[number], bids_cents={}) for number in coming},
        offers={
            number: offer
            for number, offer in books.offers.items()
            if number in books.open_offers or offer.made_night >= since or number in agreed
        },
        deals={number: books.deals[number] for number in books.open_deals},
        bets={},
        open_bets=set(),
        tournaments={
            number: drawn for number, drawn in books.tournaments.items() if drawn.bracket.winner is None
        },
        divisions={name: replace(division, nights={}) for name, division in books.divisions.items()},
        cards={night: card for night, card in books.cards.items() if night > books.closed},
        closings=[],
        ledger=[],
        news=[],
        doubts=[],
        settlements=[],
    )


def _looked_back(books: Books) -> int:
    """The earliest night whose offers still matter: what persons lately declined, who passed on a vacant title."""
    vacant = (
        title_vacant_since(books, division)
        for division in books.divisions.values()
        if is_vacant(books, division)
    )
    return min(books.closed - ASKED_AGAIN, *vacant, books.closed)


def _known(ring: Mapping[int, RingBout]) -> dict[int, Outcome]:
    """What came of the bouts that are over in the ring; a record nobody can read is fought instead."""
    found: dict[int, Outcome] = {}
    for number, kept in ring.items():
        with suppress(RingsideError):
            if kept.done:
                found[number] = BoutRecord.from_json(kept.text).outcome
    return found


# One run: the office's nights in memory


class Posting:
    """An act whose deeds are posted and then forgotten."""

    __slots__ = ("_books", "_last")

    def __init__(self, books: Books, last: int) -> None:
        self._books = books
        self._last = last

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number its entry would have."""
        self._last += 1
        post_entry(self._books, Entry(self._last, 1, 0, PROGRAM, deed, record))
        return self._last


class Boxing:
    """How the bouts of leagues in memory come out: as in a league in its save, bout for bout.

    Those over in the ring are known.  The others are boxed compiled where the bout system can, else by its script; both say
    the same.  Two men who meet again in the same form find their bout ready; of whoever enters after entry ``last`` nothing
    is remembered, for he may be another in another run.
    """

    def __init__(self, system: str, last: int, ring: Mapping[int, Outcome] | None = None) -> None:
        self._last, self._ring = last, ring or {}
        self._fights: dict[tuple[object, ...], Any] = {}
        with suppress(LookupError):  # a system that is not installed is refused when it is to be boxed
            compiled.warm(registry.get(system))

    def fought(self, books: Books, bout: BoutBook, seed: int) -> tuple[Outcome, Burden]:
        """What comes of a bout of ``books`` with this seed, and what both carried into it."""
        red, blue = (books.fighters[number] for number in bout.fighters)
        burden = carried_on(books, red, bout), carried_on(books, blue, bout)
        outcome = self._ring.get(bout.number)
        if outcome is None and max(bout.fighters) <= self._last and registry.get(bout.system).twin:
            form = (*bout.fighters, bout.rounds, bout.system, red.abilities, blue.abilities, *burden)
            outcome = self._compiled(books, bout, form, seed)
        return outcome or _boxed(books, bout, seed), burden

    def _compiled(self, books: Books, bout: BoutBook, form: tuple[object, ...], seed: int) -> Outcome | None:
        """What ``_boxed`` would say, many times as fast; ``None`` while that is not ready."""
        fights = self._fights.pop(form, None)
        if fights is None:
            setup = setup_of(books, bout)
            corner = maker_at(setup.engine, books.options.corners)
            fights = compiled.fights(setup, (corner, corner))
            if fights is None:
                return None
            if len(self._fights) >= MOST_FORMS:
                del self._fights[next(iter(self._fights))]
        self._fights[form] = fights  # the latest stands last
        red, blue = (corner_seed(seed, corner) for corner in CORNERS)
        outcome: Outcome = fights.outcome(dice_seed(seed), red, blue)
        return outcome


def _boxed(books: Books, bout: BoutBook, seed: int) -> Outcome:
    """The bout boxed by the corners the league agreed on; ``seed`` decides everything, as in the league."""
    setup = setup_of(books, bout)
    corners = corners_of(books, bout, setup.engine, seed, {})
    return simulate(setup, dice_seed(seed), *corners.controllers)


@lru_cache(maxsize=1)
def _shared(start: Start) -> tuple[Books, dict[int, BoutBook], Boxing]:
    """What the runs from one start share in a process: books, bouts that are over, and how the others are boxed."""
    books: Books = pickle.loads(start.books)  # noqa: S301 - pickled by ``start_of``
    past, ring = pickle.loads(start.past)  # noqa: S301 - pickled by ``start_of``
    return books, past, Boxing(books.system, start.entries, ring)


def play(start: Start, seed: int, runs: range) -> list[Run]:
    """Play these runs of the forecast of ``seed``; works in any process."""
    return [_play(start, derive_seed(seed, "forecast", number)) for number in runs]


def _play(start: Start, seed: int) -> Run:
    shared, past, boxing = _shared(start)
    books = shared.twin()
    books.bouts = {**past, **books.bouts}
    if books.doors:
        books.doors_seed = seed  # not the league's own, which would tell how the night will really end
    docket, evening = Docket(books, Posting(books, start.entries)), NightOrder(seed)
    lies_ready = AtTheBell(fought=boxing.fought)
    money = []
    while books.closed < start.until:
        hold_night(docket, evening, lies_ready)
        money.append(tuple(manager.balance_cents for manager in books.managers.values()))
    champions = tuple(_champion(division, start.entries) for division in books.divisions.values())
    return Run(tuple(money), champions)


def _champion(division: Division, entries: int) -> int | None:
    champion = division.champion
    return champion if champion is None or champion <= entries else NEWCOMER


# Many runs, on as many processors as there are


class Forecasting:
    """A forecast under way: it grows run by run, and what it says so far can be asked for at any time."""

    def __init__(self, start: Start, books: Books, seed: int) -> None:
        self._start, self._seed = start, seed
        self._seats = Seats.of(books)
        self._done: dict[int, list[Run]] = {}

    @property
    def runs(self) -> int:
        """How many runs have been played."""
        return sum(map(len, self._done.values()))

    def play(self, runs: int, executor: Executor | None = None, *, afar: bool = False) -> Iterator[int]:
        """Play runs 1 to ``runs``, here and on ``executor`` at once; yields how many are done whenever some more are.

        With ``afar`` the executor stands for other machines, and this one only gathers what they play.
        The executor (any of ``concurrent.futures``) changes nothing but the time.  A caller who stops asking stops it.
        Raises ``UsageError`` unless ``runs`` is 1 to ``MOST_RUNS``.
        """
        if not 1 <= runs <= MOST_RUNS:
            most, many = f"{MOST_RUNS:,}", f"{runs:,}"
            raise UsageError(say("The number of runs must be 1 to {most}, not {runs}.", most=most, runs=many))
        chunks = list(self._chunks(runs))
        for numbers, found in carried_out(
            chunks, partial(play, self._start, self._seed), executor, afar=afar
        ):
            self._done[numbers[0]] = found
            yield self.runs

    def _chunks(self, runs: int) -> Iterator[range]:
        """The runs in parts that take longer and longer, so that something can be said at once."""
        most = max(1, CHUNK_NIGHTS // (self._start.until - self._seats.night))
        first, size = 1, 1
        while first <= runs:
            yield range(first, min(first + size, runs + 1))
            first, size = first + size, min(2 * size, most)

    def forecast(self) -> Forecast:
        """What the runs so far say; there must be one."""
        played = [run for _, runs in sorted(self._done.items()) for run in runs]
        return forecast_of(self._seats, played)


# What the bouts of a league were worth before the bell: each fought again many times, from its record.
# The record holds both cards as they were that night, the terms with the losses carried, and the options; the corners are
# those the league agreed on, whoever led them.  A sample is decided by these alone, so equal bouts share one, and a league
# gives the same figures wherever and in whatever steps they are worked out.


STEPS = (32, 96, 384)
"""Bouts added to every sample at each step: the chance of a bout is then known within 17, 9 and 4 points in 100, and the sum of
a season's much better."""
KEPT = 20_000
"""Samples kept in memory: some kilobytes each."""

Told = Callable[[int], None]


class Task(NamedTuple):
    """A bout to be weighed: number, record, the level of the league's corners, what results were worth; values only."""

    bout: int
    record: str
    corners: str
    popularity: Popularity


def tasks_of(books: Books, entries: Sequence[Entry]) -> tuple[Task, ...]:
    """The bouts that were fought and have a record, as they were fought; those entered by hand have none."""
    found = ((bout, entries[(bout.fought_entry or 1) - 1].record) for bout in fought_bouts(books))
    return tuple(
        Task(bout.number, text, books.options.corners, books.house_on(bout.night).popularity)
        for bout, text in found
        if text
    )


class Weighing:
    """Bouts being weighed: every step makes all samples larger, and what is known can be asked for after each bout.

    ``worths`` holds what is known by the numbers of the bouts.
    """

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks = tasks
        self.worths: dict[int, Worth] = {}

    def weigh(self, executor: Executor | None = None, progress: Told | None = None) -> Iterator[int]:
        """Weigh all bouts step by step; yields how many of ``total`` steps are done, after each bout.

        ``executor`` (any of ``concurrent.futures``) changes nothing but the time.  Whatever ``progress`` raises, told how many
        bouts more were boxed, stops it; so does a caller who stops asking.
        """
        done = 0
        for least in _sums(STEPS):
            for task in self._tasks:
                with suppress(RingsideError):  # rules that are not here any more: the bout is left out
                    self.worths[task.bout] = _weighed(task, least, executor, progress)
                done += 1
                yield done

    @property
    def total(self) -> int:
        """How many steps there are."""
        return len(STEPS) * len(self._tasks)


def _sums(steps: Sequence[int]) -> Iterator[int]:
    reached = 0
    for step in steps:
        reached += step
        yield reached


class _Sample:
    """A sample, and what it says so far."""

    __slots__ = ("odds", "sampling")

    def __init__(self, sampling: Sampling) -> None:
        self.sampling = sampling
        self.odds: Odds | None = None


_samples: dict[tuple[str, str], _Sample] = {}


def _weighed(task: Task, least: int, executor: Executor | None, progress: Told | None) -> Worth:
    """What the bout is worth by a sample of ``least`` bouts, or of more if that is known already."""
    known = _sample_of(task)
    missing = least - known.sampling.bouts
    if known.odds is None or missing > 0:
        known.odds = known.sampling.fight(missing, executor, progress=progress)
    return Worth.of(task.popularity, known.odds)


def _sample_of(task: Task) -> _Sample:
    """The sample of a bout, shared by all with the same system, cards, terms and corners; begun if there is none."""
    told = json.loads(task.record)
    decides = json.dumps([told[part] for part in ("engine", "red", "blue", "terms")], sort_keys=True)
    key = decides, task.corners
    if key not in _samples:
        if len(_samples) >= KEPT:
            _samples.clear()
        setup = setup_in(BoutRecord.from_json(task.record))
        corner = corner_under(setup.engine, task.corners)
        _samples[key] = _Sample(Sampling(setup, derive_seed(0, "worth", *key), (corner, corner)))
    return _samples[key]


def corner_under(engine: AnyEngine, level: str) -> CornerAt:
    """The league's corner; under guest rules without that level, their best."""
    known = {PLAIN, *(one.name for one in engine.info.corners)}
    return CornerAt(level if level in known else engine.info.best_level)

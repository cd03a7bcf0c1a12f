"""How a festival may end: every pair boxed many times, then the rest of the festival drawn from those bouts again and again.

Each meeting that is still to come is one of the bouts of its pair, drawn by lot; who meets whom follows from the format, so
every format is forecast alike, without a league and in one.  The bouts of a pair and the festivals drawn from them go in
``PARTS`` parts, each by itself: their spread holds both what few bouts of a pair and what few festivals leave open.  On one
night, where a man carries on what he lost, no bout can stand for another: there the festivals are boxed whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from itertools import combinations
from math import sqrt
from operator import methodcaller
from typing import NamedTuple

from ringside_manager.bout import Setup, derive_seed
from ringside_manager.campaign.festivals import Man, Meeting
from ringside_manager.campaign.orders import Seeding
from ringside_manager.errors import against
from ringside_manager.odds import Play, Sampling, error_of
from ringside_manager.odds.workers import carried_out, processors
from ringside_manager.office.facts.prospects import Chance
from ringside_manager.office.festival_runs import (
    PARTS,
    Count,
    Ends,
    Night,
    Pair,
    PairKey,
    Runs,
    Underway,
    boxed,
    seeded,
    underway,
)
from ringside_manager.office.festivals import Festival

DEVIATION = 2.093
"""A mean of so many parts lies within this many standard errors of the truth in 95 cases of 100 (Student's t)."""
RUNS = 1_000
NIGHTS = 400
"""So many festivals are drawn, or boxed whole where they are of one night, unless said otherwise."""
BUDGET, SLOW_BUDGET = 400_000, 4_000
"""Bouts of all pairs together unless said otherwise: under a system that can be compiled, and under others."""
MOST_A_PAIR = 1_000


Watch = Callable[[], object]
_Carried = Callable[[Sequence[Runs]], Iterator[Count]]


class ManChances(NamedTuple):
    """A man's chance to win the festival, with his stable where stables meet, and to end it first or second."""

    man: Man
    name: str
    win: Chance
    first_two: Chance


class FestivalOutlook(NamedTuple):
    """A festival under one seeding, the likeliest winner first; ``seeding`` is ``None`` for it as it stands.

    ``best_final`` is the chance that the two best of those who box, against the whole field, end first and second, which in a
    bracket is to meet in the final.
    """

    seeding: Seeding | None
    entrants: tuple[ManChances, ...]
    best_final: Chance

    def of(self, man: Man) -> ManChances:
        return next(one for one in self.entrants if one.man == man)

    @property
    def error(self) -> float:
        """How far a true chance to win may lie from the one told, at most."""
        return max(one.win.error for one in self.entrants)


class FestivalForecast(NamedTuple):
    """What is told of a festival: the chances after so many bouts, and from the first bell under each seeding if that is asked for."""

    moments: list[tuple[int, FestivalOutlook]]
    seedings: list[FestivalOutlook]
    best: tuple[str, ...]
    bouts: int


class FestivalForecasting:
    """The forecast of a festival under way: the pairs box, then every state of it can be asked for; more bouts make it finer.

    ``RuleError`` F2 where nothing is left to be boxed.
    """

    def __init__(self, festival: Festival | Underway, seed: int | None = None) -> None:
        self._begun = underway(festival)
        if not self._begun.due:
            raise against("F2", "The festival is over: there is nothing left to forecast.")
        self._seed = derive_seed(self._begun.seed if seed is None else seed, "festival forecast")
        self.pairs = () if self.is_whole else tuple(self._pairs())
        self._known: dict[PairKey, tuple[Ends, ...]] = {}
        self._best: dict[tuple[Man, ...], tuple[Man, ...]] = {}

    @property
    def is_whole(self) -> bool:
        """Whether festivals are boxed whole and no pair by itself."""
        return self._begun.lost is not None

    @property
    def work(self) -> tuple[Setup, Play]:
        """A bout like all others, and who decides in its corners."""
        due = self._begun.due[0]
        length = self._begun.course.length(due.key)
        return self._begun.bout(min(due[1:]), max(due[1:]), length), self._begun.play

    @property
    def is_quick(self) -> bool:
        """Whether thousands of bouts take no time worth waiting for."""
        setup, play = self.work
        return Sampling(setup, 0, play).is_quick

    @property
    def bouts(self) -> int:
        """So often each pair boxes if nobody says otherwise, in each of the parts."""
        budget = BUDGET if self.work[0].engine.twin else SLOW_BUDGET
        return max(1, min(MOST_A_PAIR, budget // max(1, len(self.pairs))) // PARTS)

    @property
    def runs(self) -> int:
        """So many festivals make a forecast if nobody says otherwise."""
        return NIGHTS if self.is_whole else RUNS

    def _pairs(self) -> Iterator[Pair]:
        """Everybody who still boxes with everybody."""
        begun = self._begun
        lengths = begun.lengths
        for red, blue in combinations(begun.able, 2):
            for length in lengths:
                setup = begun.bout(red, blue, length)
                own = derive_seed(self._seed, red, blue, setup.terms.rounds)
                yield Pair((red, blue, length), setup, own)

    def fight(
        self, bouts: int | None = None, executor: Executor | None = None, *, afar: bool = False
    ) -> Iterator[int]:
        """Let each pair box until it has ``bouts`` in each part; yields how many pairs have whenever one more is done.

        The executor (any of ``concurrent.futures``) changes nothing but the time; compiled bouts need none.  ``afar`` leaves all
        of it to the executor.  A caller who stops asking stops it, and the pairs that have boxed stay ahead of the others.
        """
        wanted, done = bouts or self.bouts, 0
        rest: dict[int, list[Pair]] = {}
        for pair in self.pairs:
            rest.setdefault(self._boxed(pair), []).append(pair)
        for before, pairs in sorted(rest.items(), reverse=True):
            if before >= wanted:
                done += len(pairs)
                continue
            for _ in self._grown(pairs, before, wanted - before, executor, afar):
                done += 1
                yield done

    @property
    def boxed(self) -> int:
        """How often each pair has boxed in each part, at least."""
        return min(map(self._boxed, self.pairs), default=0)

    def _boxed(self, pair: Pair) -> int:
        """How often a pair has boxed in each part."""
        known = self._known.get(pair.key)
        return sum(known[0]) if known else 0

    def _grown(
        self, pairs: Sequence[Pair], before: int, bouts: int, executor: Executor | None, afar: bool
    ) -> Iterator[None]:
        if executor is None and self.is_quick:
            with ThreadPoolExecutor(processors()) as threads:
                yield from self._grown(pairs, before, bouts, threads, True)
            return
        work = partial(boxed, play=self._begun.play, before=before, bouts=bouts)
        for pair, ends in carried_out(pairs, work, executor, afar=afar):
            known = self._known.get(pair.key)
            self._known[pair.key] = ends if known is None else tuple(map(Ends.with_more, known, ends))
            yield

    @property
    def best(self) -> tuple[Man, ...]:
        """Everybody by his mean chance against all others, the best first; on one night, where no pair boxes, by how often he wins it.

        Who had withdrawn comes last.
        """
        return self._best_of(self._begun, _carried_by(None, False, bool))

    def _best_of(self, now: Underway, carried: _Carried) -> tuple[Man, ...]:
        able = now.able
        if self.is_whole:
            if able not in self._best:
                self._best[able] = self._by_wins(now, carried)
            order = self._best[able]
        else:
            order = self._by_pairs()
        return (*(man for man in order if man in able), *now.told.withdrawn)

    def _by_pairs(self) -> tuple[Man, ...]:
        score = dict.fromkeys(self._begun.able, 0.0)
        for (red, blue, _), parts in self._known.items():
            for ends in parts:
                share = (ends.stopped + ends.won + ends.drawn / 2) / sum(ends)
                score[red] += share
                score[blue] += 1 - share
        return tuple(sorted(score, key=lambda man: -score[man]))

    def _by_wins(self, now: Underway, carried: _Carried) -> tuple[Man, ...]:
        start = now.from_the_bell()
        each, seed = max(1, NIGHTS // PARTS // 4), derive_seed(self._seed, "best")
        order = tuple(range(1, start.course.entrants + 1))
        work = Runs(
            start.course, start.told, start.play, order, (), each, seed, 0, Seeding.DICE, Night.of(start)
        )
        counts = carried([work.of_part(part) for part in range(PARTS)])
        won = [sum(wins) for wins in zip(*(count.won for count in counts), strict=True)]
        return tuple(sorted(order, key=lambda man: -won[man - 1]))

    def to_win(self, one: Meeting) -> tuple[float, float] | None:
        """How likely each of two is to win their bout, short of draws; ``None`` while that pair has not boxed."""
        red, blue = one.red, one.blue
        parts = self._known.get((min(red, blue), max(red, blue), self._begun.course.length(one.key)))
        if parts is None:
            return None
        total = sum(map(sum, parts))
        first = sum(ends.stopped + ends.won for ends in parts) / total
        second = sum(ends.was_stopped + ends.lost for ends in parts) / total
        return (first, second) if red < blue else (second, first)

    def stands(
        self, now: Festival | Underway, runs: int | None = None, executor: Executor | None = None, *, afar: bool = False,
        watch: Watch = bool,
    ) -> FestivalOutlook:  # fmt: skip
        """The chances of a festival as it stands: ``now`` is the one that was begun with, or a later state of it.

        ``watch`` is called as the work goes on; whatever it raises stops it.
        """
        state = underway(now)
        order = tuple(range(1, state.course.entrants + 1))
        return self._outlook(None, state, order, runs, _carried_by(executor, afar, watch))

    def study(
        self, now: Festival | Underway, seeding: Seeding, runs: int | None = None, executor: Executor | None = None,
        *, afar: bool = False, watch: Watch = bool, order: Sequence[Man] = (),
    ) -> FestivalOutlook:  # fmt: skip
        """The chances from the first bell as entered, by strength, or over orders drawn by dice; who has withdrawn does not box.

        ``order`` is another than that by strength, the best first.
        """
        start, carried = underway(now).from_the_bell(), _carried_by(executor, afar, watch)
        men: Sequence[Man] = range(1, start.course.entrants + 1)
        if seeding is Seeding.RANKING:
            men = order or self._best_of(start, carried)
        return self._outlook(
            seeding, start, seeded(start.course, men), runs, _carried_by(executor, afar, watch)
        )

    def _outlook(
        self, seeding: Seeding | None, now: Underway, order: tuple[Man, ...], runs: int | None, carried: _Carried
    ) -> FestivalOutlook:  # fmt: skip
        each = max(1, -(-(runs or self.runs) // PARTS))
        seed = derive_seed(self._seed, "runs", "" if seeding is None else seeding.value)
        night = Night.of(now) if self.is_whole else None
        work = Runs(
            now.course,
            now.told,
            now.play,
            order,
            self._best_of(now, carried)[:2],
            each,
            seed,
            0,
            seeding,
            night,
        )
        known = self._known.items()
        parts = [work.of_part(part, {key: ends[part] for key, ends in known}) for part in range(PARTS)]
        counts = list(carried(parts))
        return FestivalOutlook(
            seeding, _men(now.names, counts, each), _chance([one.best for one in counts], each)
        )


def _carried_by(executor: Executor | None, afar: bool, watch: Watch) -> _Carried:
    """Whoever counts the parts of a forecast: this process, others beside it, or others alone."""

    def carried(parts: Sequence[Runs]) -> Iterator[Count]:
        for _, count in carried_out(parts, methodcaller("count"), executor, afar=afar):
            watch()
            yield count

    return carried


def _men(names: Sequence[str], counts: Sequence[Count], runs: int) -> tuple[ManChances, ...]:
    men = [
        ManChances(man, name, _chance([one.won[man - 1] for one in counts], runs),
                   _chance([one.first_two[man - 1] for one in counts], runs))
        for man, name in enumerate(names, 1)
    ]  # fmt: skip
    return tuple(sorted(men, key=lambda one: (-one.win.share, -one.first_two.share, one.man)))


def _chance(counts: Sequence[int], runs: int) -> Chance:
    """The share of all parts, and how far the true one may lie from it: by their spread, or as many runs leave open at least."""
    mean = sum(counts) / len(counts)
    spread = sum((count - mean) ** 2 for count in counts) / (len(counts) - 1) / len(counts)
    least = error_of(sum(counts), runs * len(counts))
    return Chance(mean / runs, max(DEVIATION * sqrt(spread) / runs, least))

"""How a festival may end: every pair boxed many times once, then the rest of the festival drawn from those bouts again and again.

Each meeting that is still to come is one of the bouts of its pair, drawn by lot; who meets whom follows from the format, so
every format is forecast alike.  The bouts of a pair and the festivals drawn from them go in ``PARTS`` parts, each by itself:
their spread holds both what few bouts of a pair and what few festivals leave open.  On one night, where a man carries on what he
lost, no bout can stand for another: there the festivals are boxed whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from ringside_manager.bout import SeededChance, Setup, derive_seed, registry
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.engine import PLAIN
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.terms import Carried, OptionValue
from ringside_manager.campaign.festivals import Course, Format, Man, Meeting, Result, Told
from ringside_manager.campaign.festivals.stables import Teams
from ringside_manager.campaign.orders import Seeding
from ringside_manager.campaign.tournament import goes_on, needs_dice, roll_tie_break
from ringside_manager.errors import against
from ringside_manager.odds.odds import Odds, Play, Policy, Sampling, error_of, fight_number
from ringside_manager.odds.workers import carried_out, processors
from ringside_manager.office.facts.forecast import Chance
from ringside_manager.office.festivals import Festival

PARTS = 20
DEVIATION = 2.093
"""A mean of so many parts lies within this many standard errors of the truth in 95 cases of 100 (Student's t)."""
RUNS = 1_000
NIGHTS = 400
"""So many festivals are drawn, or boxed whole where they are of one night, unless said otherwise."""
BUDGET, SLOW_BUDGET = 400_000, 4_000
"""Bouts of all pairs together unless said otherwise: under a system that can be compiled, and under others."""
MOST_A_PAIR = 1_000

# The bouts of a pair


class Ends(NamedTuple):
    """How so many bouts of two men ended: the first stopped the other, won on points, nobody won, and so for the second."""

    stopped: int
    won: int
    drawn: int
    lost: int
    was_stopped: int


PairKey = tuple[Man, Man, int]
"""Two men, the better seed first, and the rounds of their bout."""
Table = Mapping[PairKey, Ends]


@dataclass(frozen=True, eq=False)
class Pair:
    """A bout that may come, boxed in parts with seeds of its own; equal to itself alone."""

    key: PairKey
    setup: Setup
    seed: int


def boxed(pair: Pair, play: Play, bouts: int) -> tuple[Ends, ...]:
    """What ``bouts`` of a pair came to in each part; works in any process."""
    return tuple(
        _ends(Sampling(pair.setup, derive_seed(pair.seed, part), play).fight(bouts)) for part in range(PARTS)
    )


def _ends(odds: Odds) -> Ends:
    red, blue = (
        (odds.won(corner) - odds.on_the_cards(corner), odds.on_the_cards(corner)) for corner in CORNERS
    )
    return Ends(*red, odds.draws + odds.no_contests, *reversed(blue))


# What comes of a meeting


class Draw(NamedTuple):
    """The bouts a part is drawn from, and who stands on each seed."""

    table: Table
    order: Sequence[Man]
    rounds: int

    def result(self, course: Course, one: Meeting, chance: SeededChance) -> Result:
        """One of the bouts of the two; where somebody has to go on, a draw is half a bout for either (C63)."""
        men = self.order[one.red - 1], self.order[one.blue - 1]
        first, second = (one.red, one.blue) if men[0] < men[1] else (one.blue, one.red)
        rounds = course.length(one.key) or self.rounds
        ends = self.table[min(men), max(men), rounds]
        drawn = chance.roll(sum(ends))
        for winner, stopped, count in (
            (first, True, ends.stopped),
            (first, False, ends.won),
            (second, False, ends.lost),
            (second, True, ends.was_stopped),
        ):
            drawn -= count
            if drawn <= 0:
                return Result(winner, stopped)
        return Result(chance.pick((first, second)) if course.needs_winner(one.key) else None)


def drawn_to_the_end(course: Course, told: Told, draw: Draw, chance: SeededChance) -> Told:
    """The festival with everything that is left of it drawn."""
    while due := course.due(told):
        results = {one.key: draw.result(course, one, chance) for one in due}
        told = Told({**told.results, **results}, told.withdrawn)
    return told


@dataclass(frozen=True)
class Night:
    """What a bout of one night needs: cards, terms, and what each seed has lost before (F50)."""

    system: str
    version: int
    cards: tuple[Mapping[str, object], ...]
    rounds: int
    options: Mapping[str, OptionValue]
    lost: Mapping[Man, Carried | None]

    @classmethod
    def of(cls, festival: Festival) -> Night:
        """The night a festival stands at, light enough to travel to another process."""
        seats = range(1, len(festival.cards) + 1)
        cards = tuple(dict(card) for card in festival.cards)
        lost = {seat: festival.brought(seat) for seat in seats}
        return cls(festival.system, festival.version, cards, festival.rounds, dict(festival.options), lost)

    def boxed(self, course: Course, told: Told, order: Sequence[Man], play: Play, seed: int) -> Told:
        """Everything that is left of the night boxed, as the men are after their bouts (F50-F51)."""
        engine = registry.get(self.system).under(self.version)
        assert engine is not None, "the festival was founded or read under it"
        lost, number = dict(self.lost), 0
        while due := course.due(told):
            one = due[0]
            spent = next((man for man in one[1:] if (his := lost[man]) and his.loss >= his.start), None)
            if spent is not None:
                told = told.with_withdrawal(spent)
                continue
            number += 1
            red, blue = (self.cards[order[man - 1] - 1] for man in one[1:])
            terms = engine.info.terms(self.rounds, self.options, (lost[one.red], lost[one.blue]))
            outcome = fight_number(Setup.from_data(engine, red, blue, terms), seed, number, play)
            for side, man in enumerate(one[1:]):
                lost[man] = Carried(self.system, outcome.loss[side], outcome.start[side])
            told = course.record(told, one.red, one.blue, _night_result(outcome, one, seed + number))
        return told


def _night_result(outcome: Outcome, one: Meeting, seed: int) -> Result:
    rolls = roll_tie_break(SeededChance(derive_seed(seed, "tie"))) if needs_dice(outcome) else ()
    return Result(one[1:][goes_on(outcome, rolls).index], outcome.method.is_stoppage)


# The parts


class Count(NamedTuple):
    """Over some runs: how often each man won, was first or second, and how often both of the best were."""

    runs: int
    won: tuple[int, ...]
    first_two: tuple[int, ...]
    best: int


@dataclass(frozen=True)
class Runs:
    """A part of the work, the same wherever it is done; ``night`` where festivals are boxed whole."""

    course: Course
    told: Told
    rounds: int
    night: Night | None
    play: Play
    seeding: Seeding | None
    order: tuple[Man, ...]
    best: tuple[Man, Man]
    tables: tuple[Table, ...]
    runs: int
    seed: int

    def count(self, part: int) -> Count:
        """Draw or box the runs of a part."""
        size = len(self.order)
        won, two, best = [0] * size, [0] * size, 0
        for number in range(self.runs):
            chance = SeededChance(derive_seed(self.seed, "run", part, number))
            order = self._order(chance)
            told = self._ended(part, order, chance)
            for seat in self.course.winners(told):
                won[order[seat - 1] - 1] += 1
            ahead = {order[row.man - 1] for row in self.course.standing(told)[:2]}
            for man in ahead:
                two[man - 1] += 1
            best += ahead == set(self.best)
        return Count(self.runs, tuple(won), tuple(two), best)

    def _order(self, chance: SeededChance) -> tuple[Man, ...]:
        return seeded(self.course, chance.shuffled(self.order)) if self.seeding is Seeding.DICE else self.order  # fmt: skip

    def _ended(self, part: int, order: tuple[Man, ...], chance: SeededChance) -> Told:
        if self.night is not None:
            return self.night.boxed(self.course, self.told, order, self.play, chance.seed)
        return drawn_to_the_end(self.course, self.told, Draw(self.tables[part], order, self.rounds), chance)


def seeded(course: Course, order: Sequence[Man]) -> tuple[Man, ...]:
    """Who stands on each seed in this order; in teams everybody stays in his stable, and the order is that of the boards."""
    if not isinstance(course, Teams):
        return tuple(order)
    return tuple(man for stable in range(1, course.count + 1) for man in order if man in course.men(stable))


# The forecast


class ManChances(NamedTuple):
    """A man's chance to win the festival, with his stable where stables meet, and to end it first or second."""

    man: Man
    name: str
    win: Chance
    first_two: Chance


class FestivalOutlook(NamedTuple):
    """A festival under one seeding, the likeliest winner first; ``seeding`` is ``None`` for it as it stands.

    ``best_final`` is the chance that the two best against the whole field end first and second, which in a bracket is to meet
    in the final.
    """

    seeding: Seeding | None
    entrants: tuple[ManChances, ...]
    best_final: Chance

    def of(self, man: Man) -> ManChances:
        return next(one for one in self.entrants if one.man == man)


class Moment(NamedTuple):
    """The chances after so many bouts."""

    held: int
    outlook: FestivalOutlook


class FestivalForecast(NamedTuple):
    """What is told of a festival: the chances after each bout, and from the first bell under each seeding if that is asked for."""

    moments: list[Moment]
    seedings: list[FestivalOutlook]
    best: tuple[str, ...]
    bouts: int


class FestivalForecasting:
    """The forecast of a festival under way: the pairs box once, then every state of it can be asked for.

    ``RuleError`` F2 where nothing is left to be boxed.
    """

    def __init__(self, festival: Festival, seed: int | None = None) -> None:
        if not festival.due:
            raise against("F2", "The festival is over: there is nothing left to forecast.")
        self._festival = festival
        self._seed = derive_seed(festival.seed if seed is None else seed, "festival forecast")
        self._play: Play = Policy.PLAIN if festival.corner == PLAIN else festival.corner
        if festival.corner == Policy.AI.value:
            self._play = Policy.AI
        self.pairs = () if self.is_whole else tuple(self._pairs())
        self._known: dict[PairKey, tuple[Ends, ...]] = {}
        self._best: tuple[Man, ...] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether festivals are boxed whole and no pair by itself."""
        return self._festival.form is Format.ONE_NIGHT

    @property
    def work(self) -> tuple[Setup, Play]:
        """A bout like all others, and who decides in its corners."""
        due = self._festival.due[0]
        return self._festival.setup(due.red, due.blue), self._play

    @property
    def is_quick(self) -> bool:
        """Whether thousands of bouts take no time worth waiting for."""
        setup, play = self.work
        return Sampling(setup, 0, play).is_quick

    @property
    def bouts(self) -> int:
        """So often each pair boxes if nobody says otherwise, in each of the parts."""
        budget = BUDGET if self._festival.engine.twin else SLOW_BUDGET
        return max(1, min(MOST_A_PAIR, budget // max(1, len(self.pairs))) // PARTS)

    @property
    def runs(self) -> int:
        """So many festivals make a forecast if nobody says otherwise."""
        return NIGHTS if self.is_whole else RUNS

    def _pairs(self) -> Iterator[Pair]:
        festival = self._festival
        lengths = sorted(set(festival.lengths)) or [festival.rounds]
        for red, blue in combinations(range(1, len(festival.cards) + 1), 2):
            for rounds in lengths:
                own = derive_seed(self._seed, red, blue, rounds)
                yield Pair((red, blue, rounds), festival.bout(red, blue, rounds), own)

    def fight(self, bouts: int | None = None, executor: Executor | None = None) -> Iterator[int]:
        """Let each pair box ``bouts`` times in each part; yields how many pairs have whenever one more is done.

        The executor (any of ``concurrent.futures``) changes nothing but the time; compiled bouts need none.
        """
        work = partial(boxed, play=self._play, bouts=bouts or self.bouts)
        if executor is None and self.is_quick:
            with ThreadPoolExecutor(processors()) as threads:
                yield from self._gathered(work, threads)
        else:
            yield from self._gathered(work, executor)

    def _gathered(self, work: partial[tuple[Ends, ...]], executor: Executor | None) -> Iterator[int]:
        for done, (pair, ends) in enumerate(carried_out(self.pairs, work, executor), 1):
            self._known[pair.key] = ends
            yield done

    @property
    def best(self) -> tuple[Man, ...]:
        """Everybody by his mean chance against all others, the best first; on one night, where no pair boxes, by how often he wins it."""
        if self._best is None:
            self._best = self._by_wins() if self.is_whole else self._by_pairs()
        return self._best

    def _by_pairs(self) -> tuple[Man, ...]:
        score = dict.fromkeys(range(1, len(self._festival.cards) + 1), 0.0)
        for (red, blue, _), parts in self._known.items():
            for ends in parts:
                share = (ends.stopped + ends.won + ends.drawn / 2) / sum(ends)
                score[red] += share
                score[blue] += 1 - share
        return tuple(sorted(score, key=lambda man: -score[man]))

    def _by_wins(self) -> tuple[Man, ...]:
        start = self._from_the_bell()
        order = tuple(range(1, len(start.cards) + 1))
        each = max(1, NIGHTS // PARTS // 4)
        seed = derive_seed(self._seed, "best")
        work = Runs(
            start.course,
            start.told,
            start.rounds,
            Night.of(start),
            self._play,
            Seeding.DICE,
            order,
            (1, 2),
            (),
            each,
            seed,
        )
        won = [sum(wins) for wins in zip(*(work.count(part).won for part in range(PARTS)), strict=True)]
        return tuple(sorted(order, key=lambda man: -won[man - 1]))

    def _from_the_bell(self) -> Festival:
        """The same men before anything happened."""
        return replace(self._festival, happened=())

    def to_win(self, red: Man, blue: Man, rounds: int) -> tuple[float, float] | None:
        """How likely each of two is to win their bout over so many rounds, short of draws; ``None`` while that pair has not boxed."""
        parts = self._known.get((min(red, blue), max(red, blue), rounds))
        if parts is None:
            return None
        total = sum(map(sum, parts))
        first = sum(ends.stopped + ends.won for ends in parts) / total
        second = sum(ends.was_stopped + ends.lost for ends in parts) / total
        return (first, second) if red < blue else (second, first)

    def stands(
        self, now: Festival, runs: int | None = None, executor: Executor | None = None
    ) -> FestivalOutlook:
        """The chances of a festival as it stands: ``now`` is the one that was begun with, or a later state of it."""
        order = tuple(range(1, len(now.cards) + 1))
        return self._outlook(None, now, order, runs, executor)

    def study(
        self, seeding: Seeding, runs: int | None = None, executor: Executor | None = None
    ) -> FestivalOutlook:
        """The chances from the first bell as entered, by strength, or over orders drawn by dice; who has withdrawn boxes, too."""
        start = self._from_the_bell()
        order = self.best if seeding is Seeding.RANKING else range(1, len(start.cards) + 1)
        return self._outlook(seeding, start, seeded(start.course, order), runs, executor)

    def _outlook(
        self,
        seeding: Seeding | None,
        festival: Festival,
        order: tuple[Man, ...],
        runs: int | None,
        executor: Executor | None,
    ) -> FestivalOutlook:
        each = max(1, -(-(runs or self.runs) // PARTS))
        tables = tuple({key: parts[part] for key, parts in self._known.items()} for part in range(PARTS))
        first, second = self.best[:2]
        seed = derive_seed(self._seed, "runs", "" if seeding is None else seeding.value)
        night = Night.of(festival) if self.is_whole else None
        work = Runs(
            festival.course,
            festival.told,
            festival.rounds,
            night,
            self._play,
            seeding,
            order,
            (first, second),
            tables,
            each,
            seed,
        )
        counts = [count for _, count in sorted(carried_out(range(PARTS), work.count, executor))]
        men = [
            ManChances(man, festival.name(man), _chance([one.won[man - 1] for one in counts], each),
                       _chance([one.first_two[man - 1] for one in counts], each))
            for man in range(1, len(order) + 1)
        ]  # fmt: skip
        men.sort(key=lambda one: (-one.win.share, -one.first_two.share, one.man))
        return FestivalOutlook(seeding, tuple(men), _chance([one.best for one in counts], each))


def _chance(counts: Sequence[int], runs: int) -> Chance:
    """The share of all parts, and how far the true one may lie from it: by their spread, or as many runs leave open at least."""
    mean = sum(counts) / len(counts)
    spread = sum((count - mean) ** 2 for count in counts) / (len(counts) - 1) / len(counts)
    least = error_of(sum(counts), runs * len(counts))
    return Chance(mean / runs, max(DEVIATION * sqrt(spread) / runs, least))

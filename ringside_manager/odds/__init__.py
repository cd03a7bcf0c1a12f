"""Many bouts of the same two boxers: what is likely, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from enum import Enum
from functools import partial
from math import sqrt
from typing import Any

from ringside_manager.bout.chance import SeededChance, derive_seed, seed_text
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Controller, Corner
from ringside_manager.bout.drive import fight, simulate
from ringside_manager.bout.engine import PLAIN, CornerAt, CornerMaker, EngineInfo, Setup
from ringside_manager.bout.outcome import CUT, Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import UsageError
from ringside_manager.language import say
from ringside_manager.odds import compiled
from ringside_manager.odds.moment import Moment
from ringside_manager.odds.workers import processors

# What a number of bouts came to


DEVIATIONS = 1.959963984540054
"""A normal deviate lies within this of its mean in 95 cases of 100."""


def error_of(count: float, trials: int) -> float:
    """How far a true chance may lie from ``count / trials``, on the worse side, at 95 % confidence.

    The farther end of Wilson's interval: close to the familiar 1.96 standard errors, and still right where
    something never happened.
    """
    share, spread = count / trials, DEVIATIONS * DEVIATIONS / trials
    middle = (share + spread / 2) / (1 + spread)
    half = DEVIATIONS / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return abs(middle - share) + half


WITHOUT_WINNER = (Method.DRAW, Method.NC)


class Policy(Enum):
    """Who decides in both corners: the plain policy of the rules, or the corner AI at its best level."""

    PLAIN = "plain"
    AI = "ai"


@dataclass(frozen=True, slots=True)
class Odds:
    """Counts over ``bouts`` bouts; every pair is (red, blue).

    ``methods`` are the ways the system lets somebody win; ``wins[corner.index][i]`` counts
    ``methods[i]``.  ``ended[i]`` counts bouts that ended in round i + 1, decisions in the last and
    those over before the first bell in the first;
    ``stopped[corner.index][i]`` those the corner won in round i + 1 without the cards.
    ``rounds_fought`` counts a round that was stopped as one; ``cuts`` are the bouts each corner won because
    the other was cut, of those in ``wins``.  All counts are exact; shares and
    errors are worked out from them.
    """

    bouts: int
    methods: tuple[Method, ...]
    wins: tuple[tuple[int, ...], tuple[int, ...]]
    draws: int
    no_contests: int
    ended: tuple[int, ...]
    stopped: tuple[tuple[int, ...], tuple[int, ...]]
    knockdowns: tuple[int, int]
    landed: tuple[int, int]
    rounds_fought: int
    cuts: tuple[int, int] = (0, 0)

    def won(self, corner: Corner) -> int:
        return sum(self.wins[corner.index])

    def by_method(self, corner: Corner) -> dict[Method, int]:
        """How many bouts the corner won by each method, those that never happened included."""
        return dict(zip(self.methods, self.wins[corner.index], strict=True))

    def on_the_cards(self, corner: Corner) -> int:
        return sum(count for method, count in self.by_method(corner).items() if method.is_decision)

    def share(self, count: int) -> float:
        """``count`` as a share of all bouts, 0 to 1."""
        return count / self.bouts

    def error(self, count: int) -> float:
        """How far the true chance may lie from ``share(count)``: ``error_of``."""
        return error_of(count, self.bouts)

    def chance(self, corner: Corner) -> float:
        """The chance of a corner to win, bouts without a winner as half, 0 to 1."""
        return (1 + (self.won(corner) - self.won(corner.opponent)) / self.bouts) / 2

    @property
    def chance_error(self) -> float:
        """The standard error of either corner's chance; never 0, for the next bout may be the first to go the other way."""
        shares = [(self.won(corner) + 0.5) / (self.bouts + 1) for corner in (RED, BLUE)]
        return sqrt(max(0.0, (shares[0] + shares[1] - (shares[0] - shares[1]) ** 2) / 4) / self.bouts)

    def knockdowns_per_bout(self, corner: Corner) -> float:
        """Knockdowns the corner scored in a bout, the knockout punch apart."""
        return self.knockdowns[corner.index] / self.bouts

    def landed_per_round(self, corner: Corner) -> float:
        """Punches the corner landed in a round."""
        return self.landed[corner.index] / max(1, self.rounds_fought)

    @property
    def mean_rounds(self) -> float:
        """Rounds in a bout, one that was stopped counted whole."""
        return self.rounds_fought / self.bouts


# Adding outcomes up; the order in which they are added makes no difference


class Tally:
    """Counts of outcomes of one system and one number of scheduled rounds.

    ``counts`` is a flat list: red's wins by method, blue's, draws, no contests, bouts by the round
    they ended in, bouts red stopped by the round, blue's, then knockdowns, punches landed, rounds
    fought and bouts won by the other's cut.  Whole numbers only, so sums are exact and a tally travels
    between processes as a plain list.
    """

    def __init__(self, info: EngineInfo, rounds: int, counts: Sequence[int] = ()) -> None:
        self._methods = tuple(method for method in info.methods if method not in WITHOUT_WINNER)
        self._rounds = rounds
        self._draws = 2 * len(self._methods)
        self._ended = self._draws + 2
        self._stopped = self._ended + rounds
        self._sums = self._stopped + 2 * rounds
        self.counts = list(counts) or [0] * (self._sums + 7)

    def add(self, outcome: Outcome) -> None:
        self.add_ending(outcome.method, outcome.winner, outcome.round)
        self.add_sums(outcome.knockdowns, outcome.landed)
        if outcome.cause == CUT and outcome.winner is not None:
            self.counts[self._sums + 5 + outcome.winner.index] += 1

    def add_ending(self, method: Method, winner: Corner | None, number: int, bouts: int = 1) -> None:
        """Count so many bouts that ended alike, in round ``number``."""
        counts, ended = self.counts, max(1, number) - 1  # what ends before the first bell counts as round 1
        if winner is None:
            counts[self._draws + (method is Method.NC)] += bouts
        else:
            counts[winner.index * len(self._methods) + self._methods.index(method)] += bouts
            if not method.is_decision:
                counts[self._stopped + winner.index * self._rounds + ended] += bouts
        counts[self._ended + ended] += bouts
        counts[self._sums + 4] += number * bouts

    def add_sums(self, knockdowns: tuple[int, int], landed: tuple[int, int]) -> None:
        for place, number in enumerate((*knockdowns, *landed), self._sums):
            self.counts[place] += number

    def add_counts(self, counts: Iterable[int]) -> None:
        """Count what another tally of the same kind counted."""
        self.counts = [mine + his for mine, his in zip(self.counts, counts, strict=True)]

    def odds(self) -> Odds:
        counts, each = self.counts, len(self._methods)
        ended = tuple(counts[self._ended : self._stopped])
        stopped = counts[self._stopped : self._sums]
        knockdowns, landed = counts[self._sums : self._sums + 2], counts[self._sums + 2 : self._sums + 4]
        rounds, red_by_cut, blue_by_cut = counts[self._sums + 4 :]
        return Odds(
            bouts=sum(ended),
            methods=self._methods,
            wins=(tuple(counts[:each]), tuple(counts[each : 2 * each])),
            draws=counts[self._draws],
            no_contests=counts[self._draws + 1],
            ended=ended,
            stopped=(tuple(stopped[: self._rounds]), tuple(stopped[self._rounds :])),
            knockdowns=(knockdowns[0], knockdowns[1]),
            landed=(landed[0], landed[1]),
            rounds_fought=rounds,
            cuts=(red_by_cut, blue_by_cut),
        )


# Fighting a bout many times over, on one process or many, with the same result


MOST_BOUTS = 10_000_000
CHUNK = 250
"""Bouts a process fights before it reports: a tenth of a second or two."""
COMPILED_CHUNK = 1000
"""Compiled bouts a thread fights before it reports: a hundredth of a second or two."""
PARTS_AFAR = 400
"""Into how many chunks a sample for other machines is cut at most: enough for a hundred of them."""

Progress = Callable[[int], None]
Corners = tuple[CornerMaker, CornerMaker]
"""Who sits in the red and in the blue corner; both have to travel to where the bouts are fought (picklable)."""
Play = Policy | str | Corners
"""Who decides: in both corners a policy, or the corner AI at the level of that name (``plain``: the plain
policy); or somebody of his own for each corner."""


def sample(
    setup: Setup,
    bouts: int,
    seed: int,
    policy: Play = Policy.PLAIN,
    executor: Executor | None = None,
    *,
    chunk: int = CHUNK,
    progress: Progress | None = None,
    afar: bool = False,
) -> Odds:
    """The odds of ``setup`` from bouts 1 to ``bouts`` of ``seed``.

    Neither ``executor`` (any of ``concurrent.futures``) nor ``chunk`` changes the result.  ``afar`` says that the
    executor stands for other machines, which compile what they can themselves.
    ``progress`` is told how many more bouts are done.  Raises ``UsageError`` unless ``bouts`` is 1 to
    ``MOST_BOUTS``.
    """
    return Sampling(setup, seed, policy).fight(bouts, executor, chunk=chunk, progress=progress, afar=afar)


class Sampling:
    """A sample that can be made larger step by step; where it stands is always what ``sample`` would give.

    With a ``moment`` of a bout of ``setup``, every bout begins there, and the options of a decision meet the same dice; ``before`` so
    many bouts of it were fought elsewhere.  Unless bouts are ``named``, so that one may be asked for
    by its number, compiled ones are fought with other dice twice as fast; the odds then depend on who was ready.
    """

    def __init__(
        self,
        setup: Setup,
        seed: int,
        policy: Play = Policy.PLAIN,
        moment: Moment | None = None,
        *,
        named: bool = True,
        before: int = 0,
    ) -> None:
        self._setup, self._seed, self._policy, self._moment = setup, seed, policy, moment
        self._named = named
        self._tally = Tally(setup.engine.info, setup.terms.rounds)
        self.bouts = before

    @property
    def is_quick(self) -> bool:
        """Whether thousands of bouts take no time worth waiting for, nor worth another process."""
        return compiled.fights(self._setup, corners_of(self._policy), self._moment) is not None

    def fight(
        self,
        bouts: int,
        executor: Executor | None = None,
        *,
        chunk: int = CHUNK,
        progress: Progress | None = None,
        afar: bool = False,
    ) -> Odds:
        """Fight so many more bouts; the odds of all so far.

        Arguments and errors as ``sample``.  Whatever ``progress`` raises stops it, and so does an executor
        that breaks; the sample then stands where it stood.
        """
        last = self.bouts + bouts
        if bouts < 1 or last > MOST_BOUTS:
            most, many = f"{MOST_BOUTS:,}", f"{bouts:,}"
            raise UsageError(
                say("The number of bouts must be 1 to {most}, not {bouts}.", most=most, bouts=many)
            )
        twin = None if afar else compiled.fights(self._setup, corners_of(self._policy), self._moment)
        if twin is not None:
            chunk = max(chunk, COMPILED_CHUNK)
        elif afar:
            chunk = max(chunk, -(-bouts // PARTS_AFAR))
        starts = range(self.bouts + 1, last + 1, chunk)
        chunks = [range(first, min(first + chunk, last + 1)) for first in starts]
        tally = Tally(self._setup.engine.info, self._setup.terms.rounds, self._tally.counts)
        fought = self._fought(chunks, executor, afar) if twin is None else self._compiled(chunks, twin)
        for numbers, counts in fought:
            tally.add_counts(counts)
            if progress:
                progress(len(numbers))
        self._tally, self.bouts = tally, last
        return tally.odds()

    @property
    def odds(self) -> Odds:
        """The odds of all bouts so far; there must be one."""
        return self._tally.odds()

    def _fought(self, chunks: list[range], executor: Executor | None, afar: bool) -> Done:
        fight_them = fight_afar if afar else fight_chunk
        fought = partial(fight_them, self._setup, self._seed, self._policy, moment=self._moment)
        return _here(fought, chunks) if executor is None else _there(fought, chunks, executor)

    def _compiled(self, chunks: list[range], twin: Any) -> Done:
        """Compiled bouts hold no lock: a thread a processor."""
        fought = partial(fight_compiled, self._setup, self._seed, twin, named=self._named)
        if len(chunks) == 1:
            yield from _here(fought, chunks)
            return
        with ThreadPoolExecutor(min(len(chunks), processors())) as threads:
            yield from _there(fought, chunks, threads)


_BOUT = ("bout",)
_CORNERS = tuple(f"{corner.value} corner" for corner in CORNERS)
"""What the seeds of a bout, and of the corners in it, are derived by."""


def bout_seed(seed: int, number: int) -> int:
    """The seed of bout ``number`` (from 1) of a sample, worked out without fighting those before it."""
    return derive_seed(seed, *_BOUT, number)


def fight_number(
    setup: Setup, seed: int, number: int, policy: Play = Policy.PLAIN, moment: Moment | None = None
) -> Outcome:
    """Bout ``number`` of the sample of ``seed``, by itself; from ``moment`` on if there is one."""
    own_seed = bout_seed(seed, number)
    red, blue = (_controller(setup, policy, own_seed, corner) for corner in (RED, BLUE))
    if moment is not None:
        return moment.play_on(SeededChance(own_seed), red, blue)
    return simulate(setup, own_seed, red, blue)


def record_number(setup: Setup, seed: int, number: int, policy: Play = Policy.PLAIN) -> BoutRecord:
    """The same bout with all that was decided, so that it can be watched."""
    own_seed = bout_seed(seed, number)
    red, blue = (_controller(setup, policy, own_seed, corner) for corner in (RED, BLUE))
    return fight(setup, own_seed, red, blue)


def _controller(setup: Setup, policy: Play, seed: int, corner: Corner) -> Controller:
    chance = SeededChance(derive_seed(seed, _CORNERS[corner.index]))
    return corners_of(policy)[corner.index](setup.engine, chance)


def corners_of(policy: Play) -> Corners:
    """Who sits in the red and in the blue corner."""
    if isinstance(policy, tuple):
        return policy
    if isinstance(policy, Policy):
        both = CornerAt(PLAIN) if policy is Policy.PLAIN else CornerAt()
    else:
        both = CornerAt(policy)
    return both, both


def fight_chunk(
    setup: Setup, seed: int, policy: Play, numbers: range, moment: Moment | None = None
) -> list[int]:
    """The counts of a tally of the bouts with these numbers; runs in any process."""
    tally = Tally(setup.engine.info, setup.terms.rounds)
    for number in numbers:
        tally.add(fight_number(setup, seed, number, policy, moment))
    return tally.counts


def fight_compiled(setup: Setup, seed: int, twin: Any, numbers: range, *, named: bool = True) -> list[int]:
    """The same by the compiled bouts of ``compiled.fights``; runs in any thread.  Not ``named``, bouts have other dice."""
    tally = Tally(setup.engine.info, setup.terms.rounds)
    endings = tuple(seed_text("", corner) for corner in _CORNERS)
    if named:
        fought = twin.numbered(seed_text(seed, *_BOUT, ""), endings, numbers)
    else:
        fought = twin.free(derive_seed(seed, "free", numbers.start), len(numbers))
    counted, sums = twin.counted(fought)
    for (method, winner, number), bouts in counted:
        tally.add_ending(method, winner, number, bouts)
    tally.add_sums(*sums)
    return tally.counts


def fight_afar(
    setup: Setup, seed: int, policy: Play, numbers: range, moment: Moment | None = None
) -> list[int]:
    """The same on another machine, by compiled bouts where it can make them ready."""
    compiled.wait(setup.engine)
    twin = compiled.fights(setup, corners_of(policy), moment)
    if twin is None:
        return fight_chunk(setup, seed, policy, numbers, moment)
    return fight_compiled(setup, seed, twin, numbers)


Done = Iterator[tuple[range, list[int]]]


def _here(fought: Callable[[range], list[int]], chunks: list[range]) -> Done:
    for numbers in chunks:
        yield numbers, fought(numbers)


def _there(fought: Callable[[range], list[int]], chunks: list[range], executor: Executor) -> Done:
    """Chunks as they come back; if one fails or the caller stops, those not begun are called off."""
    given: dict[Future[list[int]], range] = {executor.submit(fought, numbers): numbers for numbers in chunks}
    try:
        for future in as_completed(given):
            yield given[future], future.result()
    finally:
        for future in given:
            future.cancel()

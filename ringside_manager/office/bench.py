"""The bench: many leagues played under packs of house rules, to see what the packs do before a league boxes under one.

A league is founded on paper and its nights are held in memory, by the office's own founding and its own nights: the same
orders, the same judges, the same postings as in a save, but no journal.  The program decides for every seat.

League number N is the same under every pack but for the pack: the same men, seats and dice.  It is decided by its number and
the seed of the bench alone, so results never depend on where it is played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import cache, partial
from typing import NamedTuple

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.books import ManagerKind, StableMethod, Temperament
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import BOOK
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.errors import excerpt, misused
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.generation import roll_fighter
from ringside_manager.fighters.sets import load_set
from ringside_manager.language import say
from ringside_manager.odds.workers import carried_out
from ringside_manager.office.docket import Docket, NightOrder
from ringside_manager.office.facts.bench import Diary, LeagueFigures, PackFigures
from ringside_manager.office.forecasting import Boxing, Posting
from ringside_manager.office.founding import founded, league_options
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.night import hold_night
from ringside_manager.office.ring import AtTheBell

MOST_PACKS, MOST_LEAGUES, MOST_SEASONS, MOST_MANAGERS, MOST_FIGHTERS = 8, 10_000, 50, 128, 1_024
FIGHTER_SET = "heavyweights"
"""Whose men are drafted; where it has too few, others are rolled beside them (C7)."""
CHUNK_NIGHTS = 100
"""Nights a process plays before it reports: about a fifth of a second."""


class Bench(NamedTuple):
    """What is to be played under each of ``packs``: ``leagues`` of ``seasons``, ``managers`` of the program with ``fighters`` in all.

    Stables are of one size; who is left over stands without a manager.
    """

    packs: tuple[HousePack, ...]
    leagues: int = 200
    seasons: int = 3
    fighters: int = 24
    managers: int = 6
    system: str = "ringside"
    seed: int = 1

    def check(self) -> None:
        """Whether it can be played; ``UsageError`` says what is allowed otherwise, ``UnknownNameError`` a system there is not."""
        for many, most, what in (
            (len(self.packs), MOST_PACKS, say("packs of house rules")),
            (self.leagues, MOST_LEAGUES, say("leagues")),
            (self.seasons, MOST_SEASONS, say("seasons")),
            (self.fighters, MOST_FIGHTERS, say("fighters")),
        ):
            if not 1 <= many <= most:
                raise misused(
                    "The bench takes 1 to {most} {what}, not {many}.", most=most, what=what, many=many
                )
        if not 2 <= self.managers <= MOST_MANAGERS:
            raise misused(
                "The bench takes 2 to {most} managers, not {many}.", most=MOST_MANAGERS, many=self.managers
            )
        if self.fighters < self.managers:
            raise misused(
                "{managers} managers need at least as many fighters, not {fighters}.",
                managers=self.managers,
                fighters=self.fighters,
            )
        names = [pack.name for pack in self.packs]
        if double := next((name for place, name in enumerate(names) if name in names[:place]), None):
            raise misused("The pack {name} is there twice.", name=excerpt(double))
        self.founding(0, 1)

    def founding(self, pack: int, league: int) -> Founding:
        """What league number ``league``, from 1, is founded on under a pack; errors as ``league_options``."""
        size = self.fighters // self.managers
        nights = {"nights": str(SEASON * self.seasons)}
        return Founding(
            name="Bench",
            system=self.system,
            set_name=FIGHTER_SET,
            fighters=_men(self.fighters, self.seed),
            seats=tuple(_seat(turn) for turn in range(self.managers)),
            promoter="",
            options=league_options(self.system, StableMethod.DRAFT, size, nights, self.packs[pack]),
            seed=derive_seed(self.seed, "bench", league),
        )

    @property
    def first_look(self) -> Bench:
        """The same with one league of one season under each pack: what can be said within a second."""
        return self._replace(leagues=1, seasons=1)


def _seat(turn: int) -> Seat:
    """Temperaments go round, so that none has more seats than another by more than one."""
    temperaments = tuple(Temperament)
    return Seat(f"Manager {turn + 1}", ManagerKind.AI, temperaments[turn % len(temperaments)])


@cache
def _men(many: int, seed: int) -> tuple[Fighter, ...]:
    """The fighter set, and as many rolled men as it lacks; the same for a seed."""
    men, chance = list(load_set(FIGHTER_SET).fighters), SeededChance(derive_seed(seed, "bench men"))
    while len(men) < many:
        men.append(roll_fighter(chance, [man.name for man in men]))
    return tuple(men)


def make_ready(executor: Executor | None, others: int) -> None:
    """Let this process and ``others`` load what playing takes, so that the first answer does not wait for it."""
    if executor is not None:
        for _ in range(others):
            executor.submit(_tried)
    _tried()


def _tried() -> None:
    """Play the first two nights of a small league."""
    founding = Bench((shipped(BOOK),), 1, 1, 4, 2).founding(0, 1)
    paper = founded(founding)
    docket = Docket(paper.books, Posting(paper.books, len(paper.drafts)))
    for _ in range(2):
        hold_night(
            docket, NightOrder(founding.seed), AtTheBell(fought=Boxing("ringside", sys.maxsize).fought)
        )


def play(bench: Bench, turns: range) -> list[LeagueFigures]:
    """Play these leagues, counted from 0 with the packs in turn; works in any process."""
    return [_played(bench, *divmod(turn, len(bench.packs))) for turn in turns]


def _played(bench: Bench, league: int, pack: int) -> LeagueFigures:
    founding = bench.founding(pack, league + 1)
    paper = founded(founding)
    books = paper.books
    docket, evening = Docket(books, Posting(books, len(paper.drafts))), NightOrder(founding.seed)
    lies_ready = AtTheBell(fought=Boxing(bench.system, sys.maxsize).fought)
    diary = Diary(books)
    while not books.ended:
        hold_night(docket, evening, lies_ready)
        diary.night_over()
    return diary.figures()


class Benching:
    """A bench under way: it grows league by league, and what it says so far can be asked for at any time."""

    def __init__(self, bench: Bench) -> None:
        """Errors as ``Bench.check``."""
        bench.check()
        self.bench = bench
        self._done: dict[int, LeagueFigures] = {}

    @property
    def whole(self) -> int:
        """How many leagues are to be played, under all packs together."""
        return self.bench.leagues * len(self.bench.packs)

    @property
    def done(self) -> int:
        """How many leagues have been played, under all packs together."""
        return len(self._done)

    def play(self, executor: Executor | None = None, *, afar: bool = False) -> Iterator[int]:
        """Play what is left, as ``carried_out``; yields how many leagues are done whenever some more are."""
        size = max(1, CHUNK_NIGHTS // (SEASON * self.bench.seasons))
        parts = [range(first, min(first + size, self.whole)) for first in range(0, self.whole, size)]
        left = [part for part in parts if part[0] not in self._done]
        for part, found in carried_out(left, partial(play, self.bench), executor, afar=afar):
            self._done.update(zip(part, found, strict=True))
            yield self.done

    def figures(self) -> tuple[PackFigures | None, ...]:
        """What each pack came to so far, in their order; ``None`` for one without a league yet."""
        return tuple(self._of(pack) for pack in range(len(self.bench.packs)))

    def _of(self, pack: int) -> PackFigures | None:
        found = [self._done[turn] for turn in sorted(self._done) if turn % len(self.bench.packs) == pack]
        return PackFigures.of(found) if found else None

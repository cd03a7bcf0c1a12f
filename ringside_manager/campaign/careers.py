"""One fighter's bouts counted: his record before a night, runs and streaks, a career over some nights, his age and wear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import takewhile

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, Tally
from ringside_manager.campaign.years import wear


def tally_before(books: Books, fighter: FighterBook, night: int) -> Tally:
    """The fighter's record before a night."""
    if fighter.last_night is None or fighter.last_night < night:
        return fighter.tally
    back = (books.bouts[number] for number in reversed(fighter.bouts))
    later = takewhile(lambda bout: bout.night >= night, back)
    return _counted(later, fighter.number, replace(fighter.tally), -1)


def tally_of(bouts: Iterable[BoutBook], fighter: int) -> Tally:
    """Bouts counted by what they were for one fighter; stoppages short of a KO as a TKO (CV61)."""
    return _counted(bouts, fighter, Tally())


def _counted(bouts: Iterable[BoutBook], fighter: int, tally: Tally, each: int = 1) -> Tally:
    """Return the tally with bouts added, or taken away where ``each`` is -1."""
    counted = Counter(
        _column(bout.outcome.method, bout.outcome.winner, bout.corner_of(fighter))
        if bout.outcome
        else "draws"
        for bout in bouts
    )
    for column, count in counted.items():
        setattr(tally, column, getattr(tally, column) + each * count)
    return tally


@cache
def _column(method: Method, winner: Corner | None, corner: Corner) -> str:
    """Return what the tally of the boxer in a corner counts a result as."""
    if winner is None:
        return "no_contests" if method is Method.NC else "draws"
    how = {Method.DQ: "dq", Method.KO: "ko"}.get(method, "tko" if method.is_stoppage else "decision")
    return f"{'wins' if winner is corner else 'losses'}_{how}"


def streak(hits: Iterable[bool]) -> int:
    """How many hits there are before the first miss."""
    count = 0
    for hit in hits:
        if not hit:
            break
        count += 1
    return count


def longest(hits: Iterable[bool]) -> int:
    """The longest run of hits."""
    best = run = 0
    for hit in hits:
        run = run + 1 if hit else 0
        best = max(best, run)
    return best


# How old a fighter is, and how worn


def have_ages(books: Books) -> bool:
    """Whether the fighters of a league age, or have aged (Y1)."""
    return bool(books.house.years.a_season or books.turns)


def age_of(books: Books, page: FighterBook) -> int:
    """A fighter's age; of a retired man, when he retired (Y1)."""
    return page.entered_age + sum(
        turn.years
        for turn in books.turns
        if turn.night > page.entered_night
        and (page.retired_night is None or turn.night <= page.retired_night)
    )


def wear_of(books: Books, page: FighterBook) -> int:
    """The whole years by which a fighter's career has aged him (Y3)."""
    outcomes = (books.bouts[bout].outcome for bout in page.bouts)
    rounds = sum(outcome.round for outcome in outcomes if outcome is not None)
    stopped = page.tally.losses_ko + page.tally.losses_tko
    return wear(books.house.years, page.knockdowns_suffered, stopped, rounds)


@dataclass(slots=True)
class Run:
    """The longest run of something, and the one going on; ``lasts`` if they are the same."""

    longest: int = 0
    from_night: int = 0
    until_night: int = 0
    last_bout: int = 0
    now: int = 0
    begun: int = 0

    @property
    def lasts(self) -> bool:
        """Whether the longest run is the one going on."""
        return self.longest > 0 and self.now == self.longest

    def add(self, bout: BoutBook, goes_on: bool) -> None:
        """One bout more, or the end of a run."""
        if not goes_on:
            self.now = 0
            return
        self.begun = self.begun if self.now else bout.night
        self.now += 1
        if self.now > self.longest:
            self.longest, self.from_night = self.now, self.begun
            self.until_night, self.last_bout = bout.night, bout.number


@dataclass(slots=True)
class Career:
    """One man's bouts over some nights, counted."""

    fighter: int
    wins: int = 0
    knockouts: int = 0
    stoppages: int = 0
    bouts: int = 0
    knockdowns: int = 0
    dollars: int = 0
    best_half: int = 0
    best_bout: int = 0
    best_night: int = 0
    winning: Run = field(default_factory=Run)
    unbeaten: Run = field(default_factory=Run)
    stopping: Run = field(default_factory=Run)

    def add(self, bout: BoutBook, corner: Corner) -> None:
        """Count a bout he fought in this corner."""
        outcome = bout.outcome
        if outcome is None:
            return
        won = outcome.winner is corner
        stopped = won and outcome.method.is_stoppage
        self.bouts += 1
        self.wins += won
        self.knockouts += won and outcome.method is Method.KO
        self.stoppages += stopped
        self.knockdowns += outcome.knockdowns[corner.index]
        self.dollars += bout.purses_dollars[corner.index]
        self.winning.add(bout, won)
        self.unbeaten.add(bout, outcome.winner is not corner.opponent)
        self.stopping.add(bout, stopped)
        after_half = bout.pops_half[corner.index] + bout.pop_changes_half[corner.index]
        if after_half > self.best_half:
            self.best_half, self.best_bout, self.best_night = after_half, bout.number, bout.night


def careers_of(bouts: Iterable[BoutBook]) -> dict[int, Career]:
    """Everybody in these bouts, which are in the order they were fought, by his number."""
    people: dict[int, Career] = {}
    for bout in bouts:
        for corner in CORNERS:
            number = bout.fighters[corner.index]
            people.setdefault(number, Career(number)).add(bout, corner)
    return people

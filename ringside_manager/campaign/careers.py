"""A fighter's career asked of the books: bouts counted, runs, streaks, age and wear, and the weight class he may go to (Y1, Y3, Y13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import takewhile

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, Tally
from ringside_manager.campaign.bouts import kept_nights
from ringside_manager.campaign.years import (
    dry_percent,
    entry_weight,
    grown,
    limit_of,
    neighbours,
    short_percent,
    toll,
    wear,
)
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say


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


# Who may go to another weight class, what he weighs and what it costs him (Y13)


def are_moves_allowed(books: Books) -> bool:
    """Whether men may change their weight class: there are two with a known limit, and the house rules say so (Y13)."""
    known = sum(limit_of(name) is not None for name in books.options.weight_classes)
    return bool(books.house.weights.move_nights) and known > 1


def weight_of(books: Books, page: FighterBook) -> int | None:
    """Return what a fighter weighs between bouts, in pounds, or None where no limit of his first class is known (Y13)."""
    pounds = entry_weight(page.first_class, books.seed, page.number)
    if pounds is None:
        return None
    years = min(age_of(books, page), books.house.years.body_until) - page.entered_age
    return grown(books.house.weights, pounds, years)


def ratings_in(books: Books, page: FighterBook, weight_class: str) -> tuple[Abilities, tuple[int, ...]]:
    """Return a fighter's ratings in another class, and what that class takes of them, in the order of R4 (Y13).

    What the present class took is given back first.
    """
    natural, pounds = page.abilities.changed_by([-lost for lost in page.toll]), weight_of(books, page)
    if pounds is None:
        return natural, ()
    taken = toll(books.house.weights, natural, weight_class, pounds)
    return natural.changed_by(taken), taken


def changes_in(books: Books, page: FighterBook, weight_class: str) -> dict[str, int]:
    """Return by how much his ratings would change in another class, those alone that do (Y13)."""
    now, then = page.abilities.as_dict(), ratings_in(books, page, weight_class)[0].as_dict()
    return {name: then[name] - value for name, value in now.items() if then[name] != value}


def classes_beside(books: Books, page: FighterBook) -> tuple[str, ...]:
    """Return the classes of the league next above and next below a fighter's, above first."""
    return tuple(neighbours(page.weight_class, books.options.weight_classes))


def is_above(weight_class: str, other: str) -> bool:
    """Whether the men of a class are heavier than those of another; both limits must be known."""
    upper, lower = limit_of(weight_class), limit_of(other)
    return upper is not None and lower is not None and upper.above > lower.above


def check_move(books: Books, page: FighterBook, weight_class: str) -> None:
    """Raise ``RuleError`` C17 or Y13 unless a fighter may go to this class now."""
    rules = books.house.weights
    if not are_moves_allowed(books):
        raise against(
            "Y13",
            "In this league nobody changes his weight class.",
            next_step=say(
                "House rules with weights.move_nights above 0, and classes boxing knows, allow it."
            ),
        )
    if page.is_retired:
        raise against("C17", "{name} is retired and fights no more.", name=page.name)
    beside = classes_beside(books, page)
    if weight_class not in beside:
        raise against(
            "Y13",
            "{name} cannot go from {own} to {weight_class}.",
            name=page.name, own=page.weight_class, weight_class=weight_class or say("no class"),
            next_step=say("The classes next to his are {classes}.", classes=", ".join(beside) or say("none")),
        )  # fmt: skip
    since = books.closed - page.classes_left[-1].night if page.classes_left else rules.move_nights
    if since < rules.move_nights:
        raise against(
            "Y13",
            "{name} changed his weight class after night {since} and stays for {nights} nights.",
            name=page.name, since=books.closed - since, nights=rules.move_nights,
            next_step=say("He may go after night {night}.", night=books.closed + rules.move_nights - since),
        )  # fmt: skip
    _check_not_awaited(books, page)
    _check_weight(books, page, weight_class)


def _check_not_awaited(books: Books, page: FighterBook) -> None:
    if page.booked:
        raise against(
            "Y13",
            "{name} has a bout to come in his weight class, on night {night}.",
            name=page.name,
            night=books.bouts[page.booked[0]].night,
            next_step=say("Let him box it first."),
        )
    if is_in_tournament(books, page):
        raise against(
            "Y13",
            "{name} is still in a tournament of his weight class.",
            name=page.name,
            next_step=say("Wait until it is over for him."),
        )


def is_in_tournament(books: Books, page: FighterBook) -> bool:
    """Whether a tournament is not over for a fighter."""
    return any(kept_nights(books, drawn, page.number) for drawn in books.tournaments.values())


def _check_weight(books: Books, page: FighterBook, weight_class: str) -> None:
    rules, limits, pounds = books.house.weights, limit_of(weight_class), weight_of(books, page)
    if limits is None or pounds is None:
        raise against("Y13", "What {name} weighs is not known.", name=page.name)
    if dry_percent(limits, pounds) > rules.most_dry_percent:
        raise against(
            "Y13",
            "{name} weighs {pounds} pounds and cannot make {limit}: nobody leaves off more than {percent} percent.",
            name=page.name, pounds=pounds, limit=limits.limit, percent=rules.most_dry_percent,
        )  # fmt: skip
    if short_percent(limits, pounds) > rules.most_small_percent:
        raise against(
            "Y13",
            "{name} weighs {pounds} pounds; he is more than {percent} percent lighter than the men of {weight_class}, who weigh {above} and more.",
            name=page.name, pounds=pounds, percent=rules.most_small_percent, weight_class=weight_class, above=limits.above,
        )  # fmt: skip


def may_move(books: Books, page: FighterBook, weight_class: str) -> bool:
    """Whether ``check_move`` lets him go."""
    try:
        check_move(books, page, weight_class)
    except RuleError:
        return False
    return True


def has_outgrown(books: Books, page: FighterBook) -> bool:
    """Whether a fighter can no longer make the limit of his class at all (Y13)."""
    limits, pounds = limit_of(page.weight_class), weight_of(books, page)
    if limits is None or pounds is None:
        return False
    return dry_percent(limits, pounds) > books.house.weights.most_dry_percent


def outgrown(books: Books) -> Iterator[tuple[int, str]]:
    """Who must move up when a year has turned, and where to; who has a bout or a tournament to come stays for now (Y13)."""
    if not are_moves_allowed(books):
        return
    for page in books.fighters.values():
        if page.is_retired or page.booked or not has_outgrown(books, page) or is_in_tournament(books, page):
            continue
        upper = next(
            (name for name in classes_beside(books, page) if is_above(name, page.weight_class)), None
        )
        if upper is not None:
            yield page.number, upper

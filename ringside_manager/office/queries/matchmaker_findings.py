"""The facts behind a rule by which the office refuses a bout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.campaign.arenas import Arena, arena_rule
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.bouts import carried_into
from ringside_manager.campaign.commitments import is_late, kept_nights
from ringside_manager.campaign.frequency import starting_total
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.campaign.promoter import TITLE_CONTENDERS, TITLE_NIGHTS, approves, title_is_due
from ringside_manager.campaign.vacancy import due_pair, is_title_booked, is_vacant
from ringside_manager.office.desk import Party
from ringside_manager.office.lapsing import open_offers
from ringside_manager.office.queries.matchmaker_bars import Bar


@dataclass(frozen=True, slots=True)
class Fact:
    """A bar, whom it is about, and its numbers; see ``Bar``."""

    bar: Bar
    fighter: int | None = None
    numbers: tuple[int, ...] = ()


OTHER = Fact(Bar.OTHER)


@dataclass(frozen=True, slots=True)
class Case:
    """A refused order: the bout it would make or propose; ``promoters``: by the promoter's own word."""

    books: Books
    red: FighterBook
    blue: FighterBook
    night: int
    arena: Arena
    rounds: int | None
    title: bool
    by: Party
    promoters: bool

    @property
    def pair(self) -> tuple[FighterBook, FighterBook]:
        """Red and blue."""
        return self.red, self.blue


def facts_of(rule: str, case: Case) -> Fact:
    """The facts behind a refusal by ``rule``."""
    return _BARS.get(rule, _other)(case)


def _other(case: Case) -> Fact:
    return OTHER


def _same_house(case: Case) -> Fact:
    """C1."""
    own = case.promoters or case.red.manager == case.by.manager
    if not own:
        return Fact(Bar.NOT_OWN, case.red.number)
    return Fact(Bar.OTHER_CLASS)


def _busy(case: Case) -> Fact:
    """C2."""
    if case.red is case.blue:
        return Fact(Bar.HIMSELF, case.red.number)
    if case.night <= case.books.closed:
        return Fact(Bar.NIGHT_OVER, None, (case.night, case.books.closed + 1))
    for fighter in case.pair:
        for bout in fighter.booked:
            if case.books.bouts[bout].night == case.night:
                return Fact(Bar.HAS_BOUT, fighter.number, (case.night, bout))
    return OTHER


def _promoters_word(case: Case) -> Fact:
    """C3: what the program as promoter wants of a title bout, or an offer that is open already."""
    if case.title:
        title = _title_word(case)
        if title is not None:
            return title
    for offer in open_offers(case.books):
        if offer.night == case.night and {offer.red, offer.blue} == {case.red.number, case.blue.number}:
            return Fact(Bar.OFFER_OPEN, None, (offer.number,))
    return OTHER


def _title_word(case: Case) -> Fact | None:
    champion, challenger = case.pair if case.red.rank == CHAMPION else case.pair[::-1]
    if case.books.promoter or champion.rank != CHAMPION:
        return None
    if challenger.rank is not None and challenger.rank > TITLE_CONTENDERS:
        return Fact(Bar.LOW_CHALLENGER, challenger.number, (challenger.rank, TITLE_CONTENDERS))
    if not approves(case.books, challenger):
        return Fact(Bar.CHALLENGED_LAST, challenger.number)
    if not title_is_due(case.books, champion, case.night):
        return Fact(Bar.TITLE_TOO_SOON, None, (TITLE_NIGHTS,))
    return None


def _retired(case: Case) -> Fact:
    """C17."""
    return next((Fact(Bar.RETIRED, page.number) for page in case.pair if page.is_retired), OTHER)


def _unmanaged(case: Case) -> Fact:
    """C20."""
    free = (Fact(Bar.NO_MANAGER, page.number) for page in case.pair if page.manager is None)
    return next(free, OTHER)


def _title(case: Case) -> Fact:
    """C40."""
    if case.arena is not Arena.BEST:
        return Fact(Bar.TITLE_ELSEWHERE)
    if CHAMPION not in (case.red.rank, case.blue.rank):
        return Fact(Bar.NO_CHAMPION_HERE)
    return next((Fact(Bar.NOT_RANKED, page.number) for page in case.pair if page.rank is None), OTHER)


def _vacant(case: Case) -> Fact:
    """C66."""
    division = case.books.divisions[case.red.weight_class]
    unranked = next((page for page in case.pair if not page.rank), None)
    if unranked is not None:
        return Fact(Bar.NOT_RANKED, unranked.number)
    if not is_vacant(division) or is_title_booked(case.books, division):
        return Fact(Bar.TITLE_BOOKED)
    return Fact(Bar.NOT_DUE, None, due_pair(case.books, division, case.night) or ())


def _door(case: Case) -> Fact:
    """C41-C44."""
    door = arena_rule(case.arena).door
    if door is None:
        return OTHER
    low, high = sorted((case.red.pop_half, case.blue.pop_half))
    needed = 2 * door.combined, 2 * door.high, 2 * (door.low or 0)
    pair = case.red.number, case.blue.number
    return Fact(Bar.POPULARITY, None, (needed[0], low + high, needed[1], high, needed[2], low, *pair))


def _length(case: Case) -> Fact:
    """C51."""
    allowed = arena_rule(case.arena, case.title).rounds
    return Fact(Bar.LENGTH, None, (allowed[0], allowed[-1]))


def _strength(case: Case) -> Fact:
    """C58."""
    rounds = case.rounds or arena_rule(case.arena, case.title).default_rounds
    for page in case.pair:
        total = starting_total(page.abilities.endurance, rounds, carried_into(page, case.night))
        if total <= 0:
            return Fact(Bar.STRENGTH, page.number, (rounds, total))
    return OTHER


def _tournament(case: Case) -> Fact:
    """C62."""
    for page in case.pair:
        for drawn in case.books.tournaments.values():
            kept = kept_nights(case.books, drawn, page.number)
            if case.night in kept:
                last = 0 if is_late(case.books, drawn) else kept[-1]
                return Fact(Bar.IN_TOURNAMENT, page.number, (drawn.number, kept[0], last))
    return OTHER


def _no_champion(case: Case) -> Fact:
    """C60."""
    return Fact(Bar.NO_CHAMPION_YET)


def _ended(case: Case) -> Fact:
    """C70."""
    return Fact(Bar.BEYOND_END, None, (case.books.options.nights,))


_BARS: dict[str, Callable[[Case], Fact]] = {
    "C1": _same_house,
    "C2": _busy,
    "C3": _promoters_word,
    "C17": _retired,
    "C20": _unmanaged,
    "C40": _title,
    "C41": _door,
    "C42": _door,
    "C43": _door,
    "C44": _door,
    "C51": _length,
    "C58": _strength,
    "C60": _no_champion,
    "C62": _tournament,
    "C66": _vacant,
    "C70": _ended,
}

"""Would the office take an order, and what stands in its way?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.arenas import Arena, arena_rule
from ringside_manager.campaign.books import Books, BoutState, FighterBook
from ringside_manager.campaign.bouts import (
    carried_into,
    is_hurt,
    is_late,
    kept_nights,
    out_until,
    starting_total,
)
from ringside_manager.campaign.orders import (
    AcceptOffer,
    CancelBout,
    CounterOffer,
    MakeBout,
    OfferBout,
    Order,
    RefuseOffer,
    WithdrawOffer,
)
from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.campaign.titles import approves, due_pair, is_title_booked, is_vacant, title_is_due
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import Deed
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.orders import carry_out
from ringside_manager.office.orders.offers import countered, open_offers


class Bar(Enum):
    """What stands in the way of a bout; the numbers of each are named in order."""

    NOT_OWN = "not_own"
    """The red fighter is not the proposer's (C1); none."""
    OTHER_CLASS = "other_class"
    """Two weight classes (C1), told of the blue fighter; the two fighters."""
    HIMSELF = "himself"
    """Nobody meets himself (C2); none."""
    NIGHT_OVER = "night_over"
    """The night has passed (C2); the night, the next one."""
    HAS_BOUT = "has_bout"
    """He boxes that night (C2); the night, the bout."""
    BEYOND_END = "beyond_end"
    """After the last night (C70); the last night."""
    RETIRED = "retired"
    """He fights no more (C17); none."""
    NO_MANAGER = "no_manager"
    """A free agent (C20); none."""
    IN_TOURNAMENT = "in_tournament"
    """A tournament keeps him (C62); its number, from night, to night."""
    HURT = "hurt"
    """An injury keeps him out (Y4); the first night he may box again."""
    LENGTH = "length"
    """No length of that arena (C51); fewest rounds, most rounds."""
    NO_CHAMPION_YET = "no_champion_yet"
    """The first title comes from a tournament (C60); none."""
    TITLE_ELSEWHERE = "title_elsewhere"
    """The title is at stake at The Best alone (C40); none."""
    NO_CHAMPION_HERE = "no_champion_here"
    """Neither is champion (C40); none."""
    NOT_RANKED = "not_ranked"
    """He has no rank (C40, C66); none."""
    TITLE_BOOKED = "title_booked"
    """A bout for the vacant title is made (C66); none."""
    NOT_DUE = "not_due"
    """Others come first for the vacant title (C66); the two fighters, if there are two."""
    LOW_CHALLENGER = "low_challenger"
    """The promoter wants a better-ranked challenger (C3); his rank, the lowest that is let in."""
    CHALLENGED_LAST = "challenged_last"
    """He had the latest title bout (C3); none."""
    TITLE_TOO_SOON = "title_too_soon"
    """The title rests (C3); nights it rests."""
    OFFER_OPEN = "offer_open"
    """The same bout is offered already (C3); the offer."""
    OFFER_CLOSED = "offer_closed"
    """The offer has been answered (C3); the offer."""
    NOT_ASKED = "not_asked"
    """The offer waits for somebody else, or is not one's own (C3); the offer."""
    NOT_PROMOTER = "not_promoter"
    """Only the promoter may do it (C3); none."""
    BOUT_CLOSED = "bout_closed"
    """The bout is fought or cancelled (C3); the bout."""
    BOUT_OF_TOURNAMENT = "bout_of_tournament"
    """A tournament's bout stays (C62); the bout."""
    POPULARITY = "popularity"
    """Not popular enough (C41-C44); combined needed and had, high needed and had, low needed (0 if no
    matter) and had, all in half points; the numbers of red and blue."""
    STRENGTH = "strength"
    """He would start with nothing left (C58); rounds, starting total."""
    OTHER = "other"
    """Something else; ``said`` tells it."""


@dataclass(frozen=True, slots=True)
class Objection:
    """Why the office would refuse an order: a bar, whom it is about, its numbers (see ``Bar``).

    ``rule`` is that of the refusal, ``said`` the office's own sentence.
    """

    bar: Bar
    fighter: int | None = None
    numbers: tuple[int, ...] = ()
    rule: str = ""
    said: str = ""


# The facts behind the rule of a refusal.


OTHER = Objection(Bar.OTHER)


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
        return self.red, self.blue


def facts_of(rule: str, case: Case) -> Objection:
    """The facts behind a refusal by ``rule``."""
    return _BARS.get(rule, _other)(case)


def _other(case: Case) -> Objection:
    return OTHER


def _same_house(case: Case) -> Objection:
    """C1."""
    own = case.promoters or case.red.manager == case.by.manager
    if not own:
        return Objection(Bar.NOT_OWN, case.red.number)
    return Objection(Bar.OTHER_CLASS, case.blue.number, (case.red.number, case.blue.number))


def _busy(case: Case) -> Objection:
    """C2."""
    if case.red is case.blue:
        return Objection(Bar.HIMSELF, case.red.number)
    if case.night <= case.books.closed:
        return Objection(Bar.NIGHT_OVER, None, (case.night, case.books.closed + 1))
    for fighter in case.pair:
        for bout in fighter.booked:
            if case.books.bouts[bout].night == case.night:
                return Objection(Bar.HAS_BOUT, fighter.number, (case.night, bout))
    return OTHER


def _promoters_word(case: Case) -> Objection:
    """C3: what the program as promoter wants of a title bout, or an offer that is open already."""
    if case.title:
        title = _title_word(case)
        if title is not None:
            return title
    for offer in open_offers(case.books):
        if offer.night == case.night and {offer.red, offer.blue} == {case.red.number, case.blue.number}:
            return Objection(Bar.OFFER_OPEN, None, (offer.number,))
    return OTHER


def _title_word(case: Case) -> Objection | None:
    champion, challenger = case.pair if case.red.rank == CHAMPION else case.pair[::-1]
    if case.books.promoter or champion.rank != CHAMPION:
        return None
    best = case.books.house.titles.contenders
    if challenger.rank is not None and challenger.rank > best:
        return Objection(Bar.LOW_CHALLENGER, challenger.number, (challenger.rank, best))
    if challenger.rank != CHAMPION and not approves(case.books, challenger):
        return Objection(Bar.CHALLENGED_LAST, challenger.number)
    if not title_is_due(case.books, champion, case.night):
        return Objection(Bar.TITLE_TOO_SOON, None, (case.books.house.titles.nights,))
    return None


def _retired(case: Case) -> Objection:
    """C17."""
    return next((Objection(Bar.RETIRED, page.number) for page in case.pair if page.is_retired), OTHER)


def _unmanaged(case: Case) -> Objection:
    """C20."""
    free = (Objection(Bar.NO_MANAGER, page.number) for page in case.pair if page.manager is None)
    return next(free, OTHER)


def _title(case: Case) -> Objection:
    """C40."""
    if case.arena is not Arena.BEST:
        return Objection(Bar.TITLE_ELSEWHERE)
    if CHAMPION not in (case.red.rank, case.blue.rank):
        return Objection(Bar.NO_CHAMPION_HERE)
    return next((Objection(Bar.NOT_RANKED, page.number) for page in case.pair if page.rank is None), OTHER)


def _vacant(case: Case) -> Objection:
    """C66."""
    division = case.books.divisions[case.red.weight_class]
    unranked = next((page for page in case.pair if not page.rank), None)
    if unranked is not None:
        return Objection(Bar.NOT_RANKED, unranked.number)
    if not is_vacant(case.books, division) or is_title_booked(case.books, division):
        return Objection(Bar.TITLE_BOOKED)
    return Objection(Bar.NOT_DUE, None, due_pair(case.books, division, case.night) or ())


def _door(case: Case) -> Objection:
    """C41-C44."""
    door = arena_rule(case.books.house.arenas, case.arena).door
    if door is None:
        return OTHER
    low, high = sorted((case.red.pop_half, case.blue.pop_half))
    needed = 2 * door.combined, 2 * door.high, 2 * (door.low or 0)
    pair = case.red.number, case.blue.number
    return Objection(Bar.POPULARITY, None, (needed[0], low + high, needed[1], high, needed[2], low, *pair))


def _length(case: Case) -> Objection:
    """C51."""
    allowed = arena_rule(case.books.house.arenas, case.arena, case.title).rounds
    return Objection(Bar.LENGTH, None, (allowed[0], allowed[-1]))


def _strength(case: Case) -> Objection:
    """C58."""
    rounds = case.rounds or arena_rule(case.books.house.arenas, case.arena, case.title).default_rounds
    for page in case.pair:
        total = starting_total(page.abilities.endurance, rounds, carried_into(case.books, page, case.night))
        if total <= 0:
            return Objection(Bar.STRENGTH, page.number, (rounds, total))
    return OTHER


def _tournament(case: Case) -> Objection:
    """C62."""
    for page in case.pair:
        for drawn in case.books.tournaments.values():
            kept = kept_nights(case.books, drawn, page.number)
            if case.night in kept:
                last = 0 if is_late(case.books, drawn) else kept[-1]
                return Objection(Bar.IN_TOURNAMENT, page.number, (drawn.number, kept[0], last))
    return OTHER


def _hurt(case: Case) -> Objection:
    """Y4."""
    hurt = (page for page in case.pair if is_hurt(case.books, page, case.night))
    return next((Objection(Bar.HURT, page.number, (out_until(case.books, page),)) for page in hurt), OTHER)


def _no_champion(case: Case) -> Objection:
    """C60."""
    return Objection(Bar.NO_CHAMPION_YET)


def _ended(case: Case) -> Objection:
    """C70."""
    return Objection(Bar.BEYOND_END, None, (case.books.options.nights,))


_BARS: dict[str, Callable[[Case], Objection]] = {
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
    "Y4": _hurt,
}


# Asking the office, without anything being written.


BoutOrder = OfferBout | MakeBout | AcceptOffer | CounterOffer | RefuseOffer | WithdrawOffer | CancelBout


class _Blotter:
    """An act nobody keeps: what is written is told and forgotten."""

    def add(self, deed: Deed, record: str | None = None) -> int:
        return 0


def refusal(books: Books, order: Order, by: Party) -> RuleError | None:
    """What the office would say to an order; ``None`` if it would stand.  Nothing is written."""
    try:
        carry_out(Docket(books, _Blotter()), order, by, SeededChance(0))
    except RuleError as refused:
        return refused
    return None


def objection(books: Books, order: BoutOrder, by: Party) -> Objection | None:
    """The office's refusal as facts; ``None`` if the order would stand."""
    refused = refusal(books, order, by)
    if refused is None:
        return None
    return replace(_found(books, order, by, refused.rule), rule=refused.rule, said=refused.reason)


def _found(books: Books, order: BoutOrder, by: Party, rule: str) -> Objection:
    """The facts behind a refusal by ``rule``."""
    if isinstance(order, MakeBout | CancelBout) and not by.promoter:
        return Objection(Bar.NOT_PROMOTER)
    if isinstance(order, CancelBout):
        bout = books.bouts.get(order.bout)
        if bout is None:
            return OTHER
        over = bout.state is not BoutState.MADE
        return Objection(Bar.BOUT_CLOSED if over else Bar.BOUT_OF_TOURNAMENT, None, (order.bout,))
    if not isinstance(order, OfferBout | MakeBout):
        answer = _answering(books, order, by)
        if answer is not None or isinstance(order, RefuseOffer | WithdrawOffer):
            return answer or OTHER
    case = _case(books, order, by)
    return OTHER if case is None else facts_of(rule, case)


def _case(books: Books, order: BoutOrder, by: Party) -> Case | None:
    if isinstance(order, CounterOffer):
        order = countered(books.offers[order.offer], order)
    if isinstance(order, AcceptOffer):
        offer = books.offers[order.offer]
        order = OfferBout(offer.night, offer.red, offer.blue, offer.arena, offer.rounds, offer.title)
    if not isinstance(order, OfferBout | MakeBout):
        return None
    if order.red not in books.fighters or order.blue not in books.fighters:
        return None
    red, blue = books.fighters[order.red], books.fighters[order.blue]
    promoters = isinstance(order, MakeBout)
    return Case(books, red, blue, order.night, order.arena, order.rounds, order.title, by, promoters)


def _answering(
    books: Books, order: AcceptOffer | CounterOffer | RefuseOffer | WithdrawOffer, by: Party
) -> Objection | None:
    """What keeps somebody from answering an offer or taking it back; ``None`` if nothing does."""
    offer = books.offers.get(order.offer)
    if offer is None or offer.answer is not None:
        return Objection(Bar.OFFER_CLOSED, None, (order.offer,))
    own = isinstance(order, WithdrawOffer)
    asked = offer.proposer if own else books.fighters[offer.blue].manager
    if by.manager is None or asked != by.manager:
        return Objection(Bar.NOT_ASKED, None, (order.offer,))
    return None

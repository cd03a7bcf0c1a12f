"""Making bouts: whom to meet, on what terms, and what each arena pays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.terms import Carried, full_total
from ringside_manager.campaign.arenas import Arena, ArenaTable, arena_rule, default_rounds, eligible, purses
from ringside_manager.campaign.books import Books, FighterBook, ManagerKind, OfferBook, Tally
from ringside_manager.campaign.bouts import carried_into, fit_from, is_hurt, starting_total
from ringside_manager.campaign.orders import AcceptOffer, CounterOffer, MakeBout, OfferBout
from ringside_manager.campaign.progress import share_cents
from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.campaign.titles import is_vacant
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.objections import Bar, Objection, objection
from ringside_manager.office.orders.offers import addressee


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two; ``since`` counts nights from his latest bout, ``None`` if he has not fought.

    ``carried`` is what he would bring along (C57), ``rested_on`` the first night without it and unhurt (C55, Y4), ``hurt`` whether an injury keeps him out.
    """

    fighter: int
    manager: int | None
    kind: ManagerKind | None
    percentage: int | None
    tally: Tally
    rank: int | None
    pop_half: int
    endurance: int
    last_night: int | None
    since: int | None
    rested_on: int | None
    carried: Carried | None
    rest_nights: int
    hurt: bool

    @property
    def is_rested(self) -> bool:
        """Whether he carries nothing over and is unhurt."""
        return not self.hurt and (self.since is None or self.since >= self.rest_nights)


@dataclass(frozen=True, slots=True)
class Pay:
    """Purses in dollars and managers' shares in cents, (red, blue), of one result."""

    winner: Corner | None
    purses_dollars: tuple[int, int]
    shares_cents: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ArenaLine:
    """One arena for the pair: its rule and lengths, what it pays if red wins, at a draw, if blue wins.

    ``objection`` is the office's to the usual length, ``None`` if an offer would stand;
    ``open_rounds`` are the lengths it would take.
    """

    arena: Arena
    title: bool
    rule: str
    rounds: range
    default_rounds: int
    open_rounds: tuple[int, ...]
    objection: Objection | None
    pays: tuple[Pay, Pay, Pay]


@dataclass(frozen=True, slots=True)
class PairSheet:
    """Everything to weigh before a bout is offered; ``title`` is the same at The Best for the title."""

    night: int
    sides: tuple[Side, Side]
    arenas: tuple[ArenaLine, ...]
    title: ArenaLine
    own_bout: bool
    """Whether both belong to whoever asks, so that no answer is needed (C52)."""

    def line(self, arena: Arena, title: bool = False) -> ArenaLine:
        """The line of an arena."""
        return self.title if title else self.arenas[arena.place]

    @property
    def best(self) -> ArenaLine | None:
        """The best arena the office would take the pair in, without the title."""
        return next((line for line in self.arenas if line.open_rounds), None)


def order_for(
    by: Party,
    night: int,
    pair: tuple[int, int],
    arena: Arena,
    rounds: int | None = None,
    *,
    title: bool = False,
    note: str = "",
    side_cents: int = 0,
) -> OfferBout | MakeBout:
    """The order by which ``by`` gets the bout: a manager offers, the promoter makes it (C3)."""
    red, blue = pair
    if by.promoter:
        return MakeBout(night, red, blue, arena, rounds, title)
    return OfferBout(night, red, blue, arena, rounds, title, note, side_cents)


Judging = Callable[[Arena, int, bool], Objection | None]
"""What the office says to a bout of a pair in an arena, of a length, with the title at stake or not."""


def pair_sheet(books: Books, by: Party, red: int, blue: int, night: int) -> PairSheet:
    """The sheet of two fighters on a night, as the office would judge ``by``'s order."""

    def judging(arena: Arena, rounds: int, title: bool) -> Objection | None:
        return objection(books, order_for(by, night, (red, blue), arena, rounds, title=title), by)

    return judged_sheet(books, by, (red, blue), night, judging)


def judged_sheet(books: Books, by: Party, pair: tuple[int, int], night: int, judging: Judging) -> PairSheet:
    """The sheet of two fighters on a night, whoever judges it."""
    pages = books.fighters[pair[0]], books.fighters[pair[1]]
    table = books.house.arenas
    return PairSheet(
        night=night,
        sides=(side(books, pages[0], night), side(books, pages[1], night)),
        arenas=tuple(_arena_line(table, pages, judging, arena) for arena in Arena),
        title=_arena_line(table, pages, judging, Arena.BEST, title=True),
        own_bout=by.manager is not None and pages[1].manager == pages[0].manager == by.manager,
    )


def side(books: Books, page: FighterBook, night: int) -> Side:
    """One fighter as he would come into a bout on a night."""
    owner = None if page.manager is None else books.managers[page.manager]
    return Side(
        fighter=page.number,
        manager=page.manager,
        kind=None if owner is None else owner.kind,
        percentage=page.percentage,
        tally=replace(page.tally),
        rank=page.rank,
        pop_half=page.pop_half,
        endurance=page.abilities.endurance,
        last_night=page.last_night,
        since=None if page.last_night is None else night - page.last_night,
        rested_on=None if page.last_night is None else fit_from(books, page),
        carried=_carried(books, page, night),
        rest_nights=books.house.rest.nights,
        hurt=is_hurt(books, page, night),
    )


def _carried(books: Books, page: FighterBook, night: int) -> Carried | None:
    """Nothing is carried into a night that is over."""
    if page.last_night is not None and night <= page.last_night:
        return None
    return carried_into(books, page, night)


def start(side: Side, rounds: int) -> tuple[int, int]:
    """The totals a fighter would begin a bout of ``rounds`` with: rested, and as he is (C57, R9); 0 or less is no bout (C58)."""
    return full_total(side.endurance, rounds), starting_total(side.endurance, rounds, side.carried)


def _arena_line(
    table: ArenaTable,
    pages: tuple[FighterBook, FighterBook],
    judging: Judging,
    arena: Arena,
    *,
    title: bool = False,
) -> ArenaLine:
    """One arena for a pair; every length is judged."""
    row = arena_rule(table, arena, title)
    return ArenaLine(
        arena=arena,
        title=title,
        rule=row.rule,
        rounds=row.rounds,
        default_rounds=row.default_rounds,
        open_rounds=tuple(rounds for rounds in row.rounds if judging(arena, rounds, title) is None),
        objection=judging(arena, row.default_rounds, title),
        pays=pays(table, pages, arena, title=title),
    )


def pays(
    table: ArenaTable, pages: tuple[FighterBook, FighterBook], arena: Arena, *, title: bool = False
) -> tuple[Pay, Pay, Pay]:
    """What a bout would pay at today's popularity: red wins, a draw, blue wins (C23, C40-C49)."""
    red, draw, blue = (_pay(table, pages, arena, winner, title) for winner in (RED, None, BLUE))
    return red, draw, blue


def _pay(
    table: ArenaTable,
    pages: tuple[FighterBook, FighterBook],
    arena: Arena,
    winner: Corner | None,
    title: bool,
) -> Pay:
    paid = purses(table, arena, (pages[0].pop_half, pages[1].pop_half), winner, title=title)
    shares = (
        0 if page.percentage is None else share_cents(purse, page.percentage)
        for page, purse in zip(pages, paid, strict=True)
    )
    red, blue = shares
    return Pay(winner, paid, (red, blue))


# The sheet of an offer.


class Terms(NamedTuple):
    """Terms of a bout; ``side_cents`` is what the manager who names them is to be paid, negative if he pays (C75)."""

    night: int
    arena: Arena
    rounds: int
    title: bool = False
    side_cents: int = 0


def terms_of(offer: OfferBook) -> Terms:
    """The terms of an offer as its addressee would name them."""
    return Terms(offer.night, offer.arena, offer.rounds, offer.title, -offer.side_cents)


def answer_order(offer: OfferBook, terms: Terms, note: str = "") -> AcceptOffer | CounterOffer:
    """Accepting an offer if the terms are its own, else a counter-offer of these."""
    if terms == terms_of(offer):
        return AcceptOffer(offer.number)
    return CounterOffer(
        offer.number, terms.arena, terms.rounds, terms.night, terms.title, terms.side_cents, note
    )


def offer_sheet(books: Books, by: Party, number: int, night: int | None = None) -> PairSheet:
    """The sheet of an open offer, on another ``night`` if one is given.

    For the manager who is asked it is judged as his answer, for anybody else as if it were offered again.
    """
    offer = books.offers[number]
    pair, asked = (offer.red, offer.blue), addressee(books, offer)
    proposer, held = Party("", offer.proposer), night or offer.night
    free = without_offer(books, number)

    def judging(arena: Arena, rounds: int, title: bool) -> Objection | None:
        if by.manager is not None and by.manager == asked:
            terms = Terms(held, arena, rounds, title, -offer.side_cents)
            return objection(books, answer_order(offer, terms), by)
        return objection(free, order_for(proposer, held, pair, arena, rounds, title=title), proposer)

    return judged_sheet(books, by, pair, held, judging)


def without_offer(books: Books, number: int) -> Books:
    """The books as if an offer had been withdrawn."""
    return replace(books, open_offers=books.open_offers - {number})


def offer_pay(books: Books, number: int, fighter: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """What an offer pays one of its two if he wins, and if he loses: purse in dollars, his manager's share in cents."""
    offer = books.offers[number]
    won, _, lost = pays(
        books.house.arenas,
        (books.fighters[offer.red], books.fighters[offer.blue]),
        offer.arena,
        title=offer.title,
    )
    side = 0 if fighter == offer.red else 1
    wins, loses = (won, lost) if side == 0 else (lost, won)
    return (wins.purses_dollars[side], wins.shares_cents[side]), (
        loses.purses_dollars[side],
        loses.shares_cents[side],
    )


# Opponents for a night.


_OF_THE_ARENA = (Bar.POPULARITY, Bar.STRENGTH, Bar.LENGTH)
"""Bars another arena may not have."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody my fighter could meet.

    ``arenas`` are open by popularity, ``best`` is the best of them in which the office would take the bout
    at its usual length, ``rounds``, with my purses in dollars there; ``objection`` tells why there is none.
    ``title``: the office would take it for the title, with ``title_win_dollars`` for me.
    """

    side: Side
    arenas: tuple[Arena, ...]
    best: Arena | None
    objection: Objection | None
    rounds: int
    win_dollars: int
    draw_dollars: int
    lose_dollars: int
    title: bool
    title_win_dollars: int
    own: bool

    @property
    def fighter(self) -> int:
        return self.side.fighter


def opponents(
    books: Books, by: Party, fighter: int, night: int, weight_class: str | None = None
) -> tuple[Opponent, ...]:
    """Every unretired fighter of a weight class, his own if none is named, who has a manager, in order of entry."""
    mine = books.fighters[fighter]
    named = mine.weight_class if weight_class is None else weight_class
    others = map(books.fighters.__getitem__, books.divisions[named].roster)
    return tuple(
        _opponent(books, by, mine, other, night)
        for other in others
        if other is not mine and other.manager is not None
    )


def _opponent(books: Books, by: Party, mine: FighterBook, his: FighterBook, night: int) -> Opponent:
    arenas = eligible(books.house.arenas, mine.pop_half, his.pop_half)
    best, refused = _best(books, by, (mine, his), night, arenas)
    where = best or arenas[0]
    paid = pays(books.house.arenas, (mine, his), where)
    title = _for_title(books, by, mine, his, night)
    return Opponent(
        side=side(books, his, night),
        arenas=arenas,
        best=best,
        objection=refused,
        rounds=default_rounds(books.house.arenas, where),
        win_dollars=paid[0].purses_dollars[0],
        draw_dollars=paid[1].purses_dollars[0],
        lose_dollars=paid[2].purses_dollars[0],
        title=title,
        title_win_dollars=pays(books.house.arenas, (mine, his), Arena.BEST, title=True)[0].purses_dollars[0]
        if title
        else 0,
        own=by.manager is not None and his.manager == by.manager,
    )


def _best(
    books: Books, by: Party, pages: tuple[FighterBook, FighterBook], night: int, arenas: tuple[Arena, ...]
) -> tuple[Arena | None, Objection | None]:
    """The best arena the office would take the pair in; else what stands against the best they qualify for."""
    pair, first = (pages[0].number, pages[1].number), None
    for arena in arenas:
        refused = objection(books, order_for(by, night, pair, arena), by)
        if refused is None:
            return arena, None
        first = first or refused
        if refused.bar not in _OF_THE_ARENA:
            break
    return None, first


def _for_title(books: Books, by: Party, mine: FighterBook, his: FighterBook, night: int) -> bool:
    """Whether the office would take the pair for the title."""
    division = books.divisions[mine.weight_class]
    if not is_vacant(books, division) and CHAMPION not in (mine.rank, his.rank):
        return False
    order = order_for(by, night, (mine.number, his.number), Arena.BEST, title=True)
    return objection(books, order, by) is None

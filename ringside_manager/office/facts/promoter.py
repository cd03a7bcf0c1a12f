"""The promoter's desk: cards to approve and order, disputes, doubts, ranks, and tournaments still to be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ringside_manager.bout.chance import SeededChance
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    BoutState,
    CupTerms,
    Dispute,
    Doubt,
    FighterBook,
    GivenRank,
    Slot,
    TournamentBook,
)
from ringside_manager.campaign.bouts import fit_from
from ringside_manager.campaign.festivals.fixtures import Draw, Fixtures, draw
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.campaign.schedule import cards
from ringside_manager.campaign.titles import due_pair, is_title_booked, is_vacant
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import Deed
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.facts import manager_name
from ringside_manager.office.orders import carry_out
from ringside_manager.office.orders.bout_rules import dispute_about
from ringside_manager.office.orders.pairings import (
    DuePairing,
    able,
    arranged,
    by_ranking,
    check_entrant_free,
    due_in,
    due_pairings,
    expected_nights,
    nights_taken,
    waiting_for_a_place,
)


@dataclass(frozen=True, slots=True)
class CardBout:
    """A bout on a card to come; ``sealed`` are the managers who have handed in a bid, ``open`` those who have not.

    What was bid stays sealed until the bids are opened (C54).
    """

    bout: int
    red: str
    blue: str
    managers: tuple[str, str]
    rounds: int
    title: bool
    tournament: bool
    combined_half: int
    approved: bool
    awarded: bool
    asks: bool
    sealed: tuple[str, ...]
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ArenaCardRow:
    """An arena's card in its running order; ``places`` is how many of those that ask can have one, ``None`` if all."""

    arena: Arena
    bouts: tuple[CardBout, ...]
    places: int | None
    auction: bool

    @property
    def asking(self) -> tuple[CardBout, ...]:
        return tuple(bout for bout in self.bouts if bout.asks)

    @property
    def is_decided(self) -> bool:
        """Whether the promoter has said who comes first."""
        return any(bout.awarded for bout in self.asking)


@dataclass(frozen=True, slots=True)
class PromoterCard:
    """Everything on the desk for one night.

    ``vacant`` are the titles nobody holds and no bout is made for, by the two next in line, empty if nobody is (C66).
    """

    night: int
    cards: tuple[ArenaCardRow, ...]
    doubts: tuple[Doubt, ...]
    vacant: tuple[tuple[str, ...], ...]
    due: tuple[DuePairing, ...] = ()
    waiting: tuple[DuePairing, ...] = ()

    @property
    def unapproved(self) -> int:
        """How many bouts of the night are not approved."""
        return sum(not bout.approved for card in self.cards for bout in card.bouts)

    @property
    def disputes(self) -> tuple[ArenaCardRow, ...]:
        """The cards that are too short."""
        return tuple(card for card in self.cards if card.places is not None)


def desk_of(books: Books, night: int) -> PromoterCard:
    """What lies on the promoter's desk, with the cards of ``night``."""
    made = [bout for bout in books.bouts_of_night(night) if bout.state is BoutState.MADE]
    return PromoterCard(
        night,
        tuple(_card(books, night, arena, bouts) for arena, bouts in cards(made)),
        tuple(dict.fromkeys(books.open_doubts())),
        tuple(_vacant(books, night)),
        tuple(pairing for pairing in due_pairings(books) if pairing.night == night),
        waiting_for_a_place(books, night),
    )


def nights_with_bouts(books: Books) -> tuple[int, ...]:
    """The next night, and the later ones for which bouts are made or tournament pairings known."""
    later = (night for night in books.cards if night > books.closed and any(books.bouts_of_night(night)))
    due = (pairing.night for pairing in due_pairings(books) if pairing.night is not None)
    return tuple(sorted({books.closed + 1, *later, *due}))


def contenders(books: Books) -> tuple[FighterBook, ...]:
    """Return all contenders in the order of their ranks, by weight class."""
    return tuple(
        books.fighters[number] for division in books.divisions.values() for number in division.ranking
    )


def given_from(books: Books, given: GivenRank) -> int:
    """Return the night at whose end a given rank counts, 0 if it does already (C32)."""
    return books.closed + 1 if given.night >= books.closed else 0


def _card(books: Books, night: int, arena: Arena, bouts: tuple[BoutBook, ...]) -> ArenaCardRow:
    dispute = dispute_about(books, night, arena, due_in(books, arena, night))
    asked = set() if dispute is None else {bout.number for bout in dispute[1]}
    auction = books.options.disputes is Dispute.AUCTION and books.options.card_cap is not None
    return ArenaCardRow(
        arena,
        tuple(_bout(books, bout, bout.number in asked, auction) for bout in bouts),
        None if dispute is None else dispute[0],
        auction,
    )


def _bout(books: Books, bout: BoutBook, asks: bool, auction: bool) -> CardBout:
    red, blue = (books.fighters[number] for number in bout.fighters)
    owners = [number for number in dict.fromkeys((red.manager, blue.manager)) if number is not None]
    names = {number: books.managers[number].name for number in owners}
    sealed = [number for number in owners if number in bout.bids_cents]
    return CardBout(
        bout=bout.number,
        red=red.name,
        blue=blue.name,
        managers=(names.get(red.manager or 0, ""), names.get(blue.manager or 0, "")),
        rounds=bout.rounds,
        title=bout.title,
        tournament=bout.slot is not None,
        combined_half=red.pop_half + blue.pop_half,
        approved=bout.approved is not None,
        awarded=bout.awarded,
        asks=asks,
        sealed=tuple(names[number] for number in sealed) if auction else (),
        open=tuple(names[number] for number in owners if number not in sealed) if auction else (),
    )


def _vacant(books: Books, night: int) -> Iterator[tuple[str, ...]]:
    for division in books.divisions.values():
        if is_vacant(books, division) and not is_title_booked(books, division) and not books.ended:
            pair = due_pair(books, division, night) or ()
            yield tuple(books.fighters[number].name for number in pair)


# A tournament that is still to be drawn: who could enter, what it would take


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """Somebody who could enter; ``objection`` says why not, with its ``rule``, both empty if he can.

    ``rank`` is 0 for the champion, ``None`` without one; ``place`` is his place by ranking, from 1.
    """

    fighter: int
    name: str
    manager: str
    place: int
    rank: int | None
    pop_half: int
    wins: int
    losses: int
    draws: int
    objection: str
    rule: str


@dataclass(frozen=True, slots=True)
class BracketPlan:
    """What a tournament of these would be; ``pairs`` are fighters of the first round, 0 for a bye, ``bouts`` how many there are.

    ``pairs`` is empty where the draw decides.  ``beyond``: its final would come after the last night.
    ``nights`` are the first of each round, ``until`` the last, as far as the cards have places (C53).
    ``tired`` are those not rested on the first night: their bouts wait (C57, C62).  ``terms`` are those it would be drawn with, ``entrants`` in their places.
    """

    size: int
    byes: int
    nights: tuple[int, ...]
    until: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    beyond: bool
    tired: tuple[int, ...]
    bouts: int
    terms: CupTerms
    entrants: tuple[int, ...]


def candidates(
    books: Books, weight_class: str, first_night: int, entrants: int, terms: CupTerms | None = None
) -> tuple[CandidateRow, ...]:
    """Every unretired fighter of the class with a manager, best first, for a tournament of so many from that night."""
    try:
        nights = nights_taken(books.house, max(first_night, 1), entrants, terms or CupTerms())
    except RuleError:  # too few or too many for the format
        nights = nights_taken(books.house, max(first_night, 1), 2, CupTerms())
    ranked = sorted(able(books, weight_class), key=by_ranking)
    return tuple(_candidate(books, page, place, nights) for place, page in enumerate(ranked, 1))


def _candidate(books: Books, page: FighterBook, place: int, nights: range) -> CandidateRow:
    objection, rule = "", ""
    try:
        check_entrant_free(books, page.number, nights)
    except RuleError as refusal:
        objection, rule = refusal.message, refusal.rule
    return CandidateRow(
        page.number,
        page.name,
        manager_name(books, page.manager),
        place,
        page.rank,
        page.pop_half,
        page.tally.wins,
        page.tally.losses,
        page.tally.draws,
        objection,
        rule,
    )


def plan(books: Books, order: DrawTournament) -> BracketPlan | None:
    """The bracket and nights of a tournament as ordered; ``None`` with fewer entrants than its format needs, or too many."""
    if len(order.entrants) < 2:
        return None
    entrants = order.entrants
    if order.seeding is Seeding.RANKING:
        entrants = tuple(sorted(entrants, key=lambda number: by_ranking(books.fighters[number])))
    try:
        entrants, terms = arranged(books, order, entrants)
        drawn = draw(order.form, entrants, terms.shape)
    except RuleError:
        return None
    expected = _expected(books, order, drawn, terms)
    nights = tuple(min(found) for found in expected)
    pairs: tuple[tuple[int, int], ...] = ()
    if order.seeding is not Seeding.DICE:
        pairs = tuple((pair.red or 0, pair.blue or 0) for pair in drawn.pairs(1))
    size = len(entrants) if isinstance(drawn, Fixtures) else drawn.size
    byes = size - len(entrants)
    tired = tuple(
        number for number in entrants if order.first_night < fit_from(books, books.fighters[number])
    )
    until = tuple(max(found) for found in expected)
    bouts = sum(map(len, expected))
    return BracketPlan(
        size, byes, nights, until, pairs, until[-1] > books.options.nights, tired, bouts, terms, entrants
    )


def _expected(books: Books, order: DrawTournament, drawn: Draw, terms: CupTerms) -> list[list[int]]:
    """The nights of each round were it drawn now; beyond the campaign for a bout that finds none (C53, C70)."""
    number, over = max(books.tournaments, default=0) + 1, books.options.nights + 1
    book = TournamentBook(
        number, order.name, order.weight_class, order.first_night, order.for_title, drawn, terms
    )
    found = expected_nights(replace(books, tournaments={**books.tournaments, number: book}))
    rounds = [
        [
            found.get(Slot(number, place.round, place.place), max(over, book.night_of(books.house, each)))
            for place in drawn.pairs(each)
            if place.winner is None
        ]
        for each in range(1, drawn.rounds + 1)
    ]
    return [nights for nights in rounds if nights]


def objection(books: Books, order: DrawTournament, by: Party) -> RuleError | None:
    """Why the office would not draw this tournament for him; ``None`` if it would.  Nothing is written."""
    try:
        carry_out(Docket(books, _Paper()), order, by, SeededChance(0))
    except _WouldStandError:
        return None
    except RuleError as refusal:
        return refusal
    raise AssertionError("an order was judged and nothing was written")  # pragma: no cover


class _WouldStandError(Exception):
    """An order came as far as being written."""


class _Paper:
    """An act that keeps nothing: it stops at the first deed."""

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Say that the order would stand."""
        raise _WouldStandError

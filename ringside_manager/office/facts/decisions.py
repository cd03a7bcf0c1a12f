"""What waits for a manager or the promoter to decide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Answer,
    BetBook,
    Books,
    BoutBook,
    BoutState,
    DealBook,
    Dispute,
    Division,
    FighterBook,
    ManagerBook,
    NewsItem,
    OfferBook,
)
from ringside_manager.campaign.bouts import fit_from, kept_nights
from ringside_manager.campaign.eliminators import is_open_to_decline
from ringside_manager.campaign.progress import may_retire
from ringside_manager.campaign.talks import is_full, undrafted
from ringside_manager.campaign.titles import (
    approves,
    due_pair,
    has_claim,
    is_title_booked,
    is_vacant,
    mandatory_challenger,
    title_is_due,
)
from ringside_manager.office.bets import waiting_for as bets_for
from ringside_manager.office.facts.careers import may_talk
from ringside_manager.office.facts.roster import next_bouts
from ringside_manager.office.orders.bout_rules import CardDispute, dispute_about
from ringside_manager.office.orders.careers import waiting_for
from ringside_manager.office.orders.offers import addressee, open_offers
from ringside_manager.office.orders.pairings import due_in


class InboxKind(Enum):
    """The kinds of rows in the order they are shown; ``InboxRow`` says what each carries."""

    OFFER = "offer"
    """An offer waits for his answer (C40, C51)."""
    DEAL = "deal"
    """A sale or trade waits for his answer (C24)."""
    ELIMINATOR = "eliminator"
    """His man is ordered into an eliminator, which he may decline until the doors of its night open (Y14)."""
    BID = "bid"
    """The card of his bout is too short, and he has sealed no bid (C54)."""
    SIDE_BET = "side_bet"
    """Somebody wants to bet with him in play money (C82)."""
    TONIGHT = "tonight"
    """His man boxes on the coming night: a plan can be sealed for him until the doors open (C5)."""
    TITLE_PAIR = "title_pair"
    """His man is next in line for the vacant title; for the promoter: who is (C66)."""
    CARD = "card"
    """For the promoter: the card of the coming night is drawn up and not approved (C3, C73)."""
    CARD_SHORT = "card_short"
    """For the promoter: more bouts are asked for than a card holds (C53)."""
    MAY_CHALLENGE = "may_challenge"
    """His man would be let in against the champion (C40)."""
    CHALLENGER = "challenger"
    """Somebody who could challenge his champion (C40)."""
    DRAFT = "draft"
    """Rookies wait for the draft, and he has a place for one (Y8)."""
    IDLE = "idle"
    """A rested fighter without a bout, while somebody is free to meet him (C55)."""
    CONTRACT = "contract"
    """The contract of a man of his ends soon, and can be extended (Y9)."""
    MAY_RETIRE = "may_retire"
    """A fighter on a long losing streak who may retire (C16)."""
    DOUBT = "doubt"
    """For whoever speaks as promoter: something posted that the rules would not have allowed (C3)."""
    ANSWERED = "answered"
    """What became of an offer of his own."""
    AWAITED = "awaited"
    """An offer of his own that waits for an answer."""
    TERMS_ANSWERED = "terms_answered"
    """What a fighter said to terms of his (Y9)."""
    TERMS_AWAITED = "terms_awaited"
    """Terms of his on which a free agent has yet to speak (Y9)."""
    TOURNAMENT = "tournament"
    """His man's next bout in a tournament (C62)."""
    DEFEND = "defend"
    """His champion must defend the title soon, or may meet one man alone (Y12)."""
    DUE = "due"
    """The next bout is the last at this percentage (C21)."""
    RENEWED = "renewed"
    """A new percentage was rolled (C21)."""
    NEWS = "news"
    """Something happened that concerns his stable."""

    @property
    def is_decision(self) -> bool:
        """Whether somebody has to make up his mind."""
        return self in _DECISIONS

    @property
    def stops(self) -> bool:
        """Whether going on over several nights stops for it unless told otherwise."""
        return self in STOP_FOR


STOP_FOR = frozenset(
    {
        InboxKind.OFFER,
        InboxKind.DEAL,
        InboxKind.BID,
        InboxKind.TITLE_PAIR,
        InboxKind.CONTRACT,
        InboxKind.ELIMINATOR,
        InboxKind.DRAFT,
    }
)
"""For what going on over several nights stops."""
BLOCKING = frozenset({InboxKind.OFFER, InboxKind.DEAL, InboxKind.BID})
"""What Continue asks to be answered first if it cannot wait for another night."""
_DECISIONS = STOP_FOR | {
    InboxKind.SIDE_BET,
    InboxKind.CARD,
    InboxKind.TONIGHT,
    InboxKind.CARD_SHORT,
    InboxKind.MAY_CHALLENGE,
    InboxKind.CHALLENGER,
    InboxKind.IDLE,
    InboxKind.MAY_RETIRE,
    InboxKind.DOUBT,
}


@dataclass(frozen=True, slots=True)
class InboxRow:
    """One row; numbers are those of the books, ``None`` and 0 where a kind has nothing to say.

    ``number``: the offer, deal, bout, tournament or entry.  ``fighter`` is the reader's own where he has one
    in it, ``other`` the opponent or the man in exchange, ``manager`` the other party.  ``night`` is the night
    of the bout, which is the deadline of an offer or bid.  ``amount``: cents that the reader pays (negative:
    receives) for ``DEAL``; how many rookies for ``DRAFT``; nights without a bout for ``IDLE``; losses in a row for ``MAY_RETIRE``; the rank for
    ``CHALLENGER`` and ``MAY_CHALLENGE``; the new percentage for ``RENEWED``, the present one for ``DUE``; the share that was
    offered for ``TERMS_AWAITED``, at which he would sign for ``TERMS_ANSWERED``; places
    of the card for ``BID`` and ``CARD_SHORT``; the round for ``TOURNAMENT``.  ``word`` is a note, a reason or a name
    somebody wrote.
    """

    kind: InboxKind
    number: int = 0
    fighter: int | None = None
    other: int | None = None
    manager: int | None = None
    night: int | None = None
    amount: int = 0
    before: int = 0
    """The percentage a new one follows; of a side bet the cents he could win."""
    arena: Arena | None = None
    rounds: int = 0
    title: bool = False
    answer: Answer | None = None
    news: NewsItem | None = None
    word: str = ""

    @property
    def key(self) -> tuple[InboxKind, int, int | None, int | None]:
        """What makes it the same row the next time it is read."""
        return self.kind, self.number, self.fighter, self.other


# The decisions.


IDLE_NIGHTS = 6
"""Nights after which a rested man without a bout is brought to mind again."""
CHALLENGERS = 3
"""How many challengers of a champion are named."""


def decisions(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    """Everything one manager may decide now; where the program is the promoter, all speak as he does (C3)."""
    if books.ended:
        return
    yield from (_offer(offer) for offer in offers_for(books, manager.number))
    yield from (_deal(books, deal) for deal in waiting_for(books, manager.number))
    yield from _eliminators(books, manager)
    yield from (_bet(books, bet) for bet in bets_for(books, manager.number))
    yield from _bids(books, manager)
    for division in books.divisions.values():
        yield from _title_rows(books, division, manager)
    yield from _tonight(books, manager)
    if (rookies := undrafted(books)) and not is_full(books, manager):
        yield InboxRow(InboxKind.DRAFT, books.closed, night=books.closed + 1, amount=len(rookies))
    for number in manager.stable:
        fighter = books.fighters[number]
        if is_free(books, fighter) and _has_company(books, fighter):
            yield InboxRow(InboxKind.IDLE, fighter.number, fighter.number, amount=idle_nights(books, fighter))
        if may_talk(books, fighter):
            yield InboxRow(InboxKind.CONTRACT, number, number, night=fighter.contract_until or 0)
        retirement = books.house.retirement
        losing = fighter.losing_streak >= retirement.losses_in_a_row
        if losing and may_retire(retirement, fighter.tally.bouts, fighter.losing_streak):
            yield InboxRow(InboxKind.MAY_RETIRE, fighter.number, fighter.number, amount=fighter.losing_streak)
    if not books.promoter:
        yield from doubts(books)


def offers_for(books: Books, manager: int) -> Iterator[OfferBook]:
    """The open offers a manager has to answer, oldest first; those for a card that is final nobody can accept."""
    final = books.doors or None
    return (
        offer for offer in open_offers(books) if addressee(books, offer) == manager and offer.night != final
    )


def promoter_decisions(books: Books) -> Iterator[InboxRow]:
    """Everything the promoter may decide now (C3)."""
    if books.ended:
        return
    for division in books.divisions.values():
        if is_vacant(books, division) and not is_title_booked(books, division):
            pair = due_pair(books, division, books.closed + 1) or (None, None)
            yield InboxRow(
                InboxKind.TITLE_PAIR,
                fighter=pair[0],
                other=pair[1],
                night=books.closed + 1,
                word=division.weight_class,
            )
    coming = books.closed + 1
    fresh = sum(bout.approved is None for bout in books.bouts_of_night(coming))
    if books.drawn_up == coming and not books.doors and fresh:
        yield InboxRow(InboxKind.CARD, coming, night=coming, amount=fresh)
    for night in sorted(night for night in books.cards if night > books.closed):
        for arena in Arena:
            short = dispute(books, night, arena)
            if short is not None and not any(bout.awarded for bout in short[1]):
                yield InboxRow(InboxKind.CARD_SHORT, night=night, arena=arena, amount=short[0])
    yield from doubts(books)


def doubts(books: Books) -> Iterator[InboxRow]:
    """What was posted that the rules would not have allowed, until somebody has looked at it (C3)."""
    for doubt in dict.fromkeys(books.open_doubts()):
        yield InboxRow(InboxKind.DOUBT, doubt.entry, word=doubt.why)


def _offer(offer: OfferBook) -> InboxRow:
    return InboxRow(
        InboxKind.OFFER, offer.number, offer.blue, offer.red, offer.proposer, offer.night,
        arena=offer.arena, rounds=offer.rounds, title=offer.title, word=offer.note,
    )  # fmt: skip


def _deal(books: Books, deal: DealBook) -> InboxRow:
    """What a deal means to the partner: what he pays and whom he gets or gives."""
    mine = books.fighters[deal.fighter].manager == deal.partner
    fighter, other = (deal.fighter, deal.in_exchange) if mine else (deal.in_exchange, deal.fighter)
    return InboxRow(
        InboxKind.DEAL, deal.number, fighter, other, deal.proposer, amount=deal.price_cents, word=deal.reason
    )


def _bet(books: Books, bet: BetBook) -> InboxRow:
    """A bet as the partner reads it: ``fighter`` is the man he would back, ``amount`` what he could lose, in cents."""
    bout = books.bouts[bet.bout]
    his = bout.opponent_of(bet.fighter)
    return InboxRow(
        InboxKind.SIDE_BET, bet.number, his, bet.fighter, bet.proposer, bout.night,
        100 * bet.win_dollars, before=100 * bet.stake_dollars,
    )  # fmt: skip


def dispute(books: Books, night: int, arena: Arena) -> CardDispute | None:
    """What is in dispute about a card to come as far as bouts are made for it (C53)."""
    due = due_in(books, arena, night) if night == books.closed + 1 else 0
    return dispute_about(books, night, arena, due)


def _bids(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    if books.options.disputes is not Dispute.AUCTION:
        return
    for bout in _booked(books, manager):
        short = dispute(books, bout.night, bout.arena)
        if manager.number in bout.bids_cents or short is None or bout not in short[1]:
            continue
        mine, his = sides(books, bout, manager.number)
        yield InboxRow(
            InboxKind.BID, bout.number, mine, his, books.fighters[his].manager, bout.night,
            short[0], arena=bout.arena, rounds=bout.rounds, title=bout.title,
        )  # fmt: skip


def _eliminators(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    for bout in _booked(books, manager):
        if is_open_to_decline(books, bout):
            mine, his = sides(books, bout, manager.number)
            yield InboxRow(
                InboxKind.ELIMINATOR, bout.number, mine, his, books.fighters[his].manager, bout.night,
                arena=bout.arena, rounds=bout.rounds,
            )  # fmt: skip


def _booked(books: Books, manager: ManagerBook) -> tuple[BoutBook, ...]:
    """The bouts his fighters are booked for, each once, soonest first."""
    numbers = {bout for number in manager.stable for bout in books.fighters[number].booked}
    made = (books.bouts[number] for number in numbers if books.bouts[number].state is BoutState.MADE)
    return tuple(sorted(made, key=lambda bout: (bout.night, bout.number)))


def _tonight(books: Books, manager: ManagerBook) -> Iterator[InboxRow]:
    """His bouts of the coming night, each once, unless its doors are open; those a tournament makes then, too (C62)."""
    if books.doors > books.closed:
        return
    for fighter, bout in next_bouts(books, manager.number):
        if bout.night == books.closed + 1:
            other = bout.opponent_of(fighter)
            yield InboxRow(
                InboxKind.TONIGHT, 0, fighter, other, books.fighters[other].manager, bout.night,
                arena=bout.arena, rounds=bout.rounds, title=bout.title,
            )  # fmt: skip


def _has_company(books: Books, fighter: FighterBook) -> bool:
    """Whether another manager has a man of his weight who is free on the coming night, too."""
    return any(
        other.manager not in (None, fighter.manager)
        and other.weight_class == fighter.weight_class
        and is_free(books, other)
        for other in books.fighters.values()
    )


def sides(books: Books, bout: BoutBook, manager: int) -> tuple[int, int]:
    """His fighter in a bout and the other man; the red one if both are his."""
    red_is_his = books.fighters[bout.red].manager == manager
    return (bout.red, bout.blue) if red_is_his else (bout.blue, bout.red)


def _title_rows(books: Books, division: Division, manager: ManagerBook) -> Iterator[InboxRow]:
    night = books.closed + 1
    if not division.crowned:
        return
    if is_vacant(books, division) and not is_title_booked(books, division):
        yield from _vacant(books, division, manager)
    for number in division.champions:
        champion = books.fighters[number]
        booked = any(books.bouts[bout].title for bout in champion.booked)
        offered = any(offer.title and number in (offer.red, offer.blue) for offer in open_offers(books))
        if not booked and not offered and title_is_due(books, champion, night):
            yield from _challenges(books, division, champion, manager)


def _challenges(
    books: Books, division: Division, champion: FighterBook, manager: ManagerBook
) -> Iterator[InboxRow]:
    """Who could challenge his champion, or which of his men could challenge a champion of another."""
    if champion.manager == manager.number:
        yield from _challengers(books, division, champion)
        return
    for number in division.ranking:
        fighter = books.fighters[number]
        if fighter.manager == manager.number and _may_challenge(books, champion, fighter):
            yield InboxRow(
                InboxKind.MAY_CHALLENGE, 0, number, champion.number, champion.manager, amount=fighter.rank or 0
            )  # fmt: skip


def _vacant(books: Books, division: Division, manager: ManagerBook) -> Iterator[InboxRow]:
    """His man beside the other who is next in line; the higher-ranked one if both are his."""
    night = books.closed + 1
    pair = due_pair(books, division, night)
    his_own = [number for number in pair or () if books.fighters[number].manager == manager.number]
    if pair is None or not his_own:
        return
    mine, other = pair if his_own[0] == pair[0] else pair[::-1]
    party = books.fighters[other].manager
    yield InboxRow(InboxKind.TITLE_PAIR, 0, mine, other, party, night, word=division.weight_class)


def _challengers(books: Books, division: Division, champion: FighterBook) -> Iterator[InboxRow]:
    """The best who would be let in against his champion."""
    willing = (books.fighters[number] for number in division.ranking)
    found = [fighter for fighter in willing if _may_challenge(books, champion, fighter)][:CHALLENGERS]
    for fighter in found:
        yield InboxRow(
            InboxKind.CHALLENGER,
            0,
            champion.number,
            fighter.number,
            fighter.manager,
            amount=fighter.rank or 0,
        )


def _may_challenge(books: Books, champion: FighterBook, fighter: FighterBook) -> bool:
    """Whether the promoter would let a contender in against the champion, and no mandatory one goes before him (C3, Y12, Y14)."""
    due = mandatory_challenger(books, champion, books.closed + 1)
    free = due is None or (bool(books.promoter) and not has_claim(books, due))
    return approves(books, fighter) and (free or due is fighter)


def idle_nights(books: Books, fighter: FighterBook) -> int:
    """Nights since his last bout, or since he entered, counted to the last fight night."""
    last = fighter.entered_night if fighter.last_night is None else fighter.last_night
    return books.closed - last


def is_free(books: Books, fighter: FighterBook) -> bool:
    """Whether he could box on the next night: rested, unhurt, not booked, not kept for a tournament (C55, C62, Y4)."""
    night = books.closed + 1
    kept = any(night in kept_nights(books, drawn, fighter.number) for drawn in books.tournaments.values())
    return night >= fit_from(books, fighter) and not kept and not fighter.booked and not fighter.is_retired

"""Bouts offered, made and cancelled (C2, C40-C53), and the money beside their purses: side payments (C75), stakes (C81), bets (C82)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from annotated_types import Ge, Le

from ringside_manager.campaign.arenas import MOST_SIDE_CENTS, Arena, check_rounds, side_payment_cents
from ringside_manager.campaign.books import (
    Answer,
    BetBook,
    BoutBook,
    BoutState,
    FighterBook,
    LedgerKind,
    NewsKind,
    OfferBook,
)
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.wagers import MOST_STAKE_CENTS, SURE_PERMILLE, bet_paid_dollars, paid_out_cents
from ringside_manager.errors import RuleError
from ringside_manager.language import say, word
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.business.tournaments import give_up_claim
from ringside_manager.league.deeds import Deed, Night, Number, Place, Rounds, Text, Word

# Money that passes between managers because of a bout


def beside_the_purses(opened: OpenBooks, bout: BoutBook) -> None:
    """After the shares: what the managers agreed on for the bout, the stakes held back for it, then side bets on it."""
    _side_payment(opened, bout)
    winner = None if bout.outcome is None else bout.outcome.winner
    _pay_out(opened, bout, None if winner is None else winner.index)
    _settle(opened, bout, bout.winner)


def _side_payment(opened: OpenBooks, bout: BoutBook) -> None:
    """What one manager pays the other, as far as the payer's money goes (C75)."""
    offer = None if bout.offer is None else opened.offer(bout.offer)
    side = None if offer is None else offer.side
    if side is None:
        return
    payer, payee = opened.manager(side.payer), opened.manager(side.payee)
    paid = side_payment_cents(side.cents, payer.balance_cents)
    opened.pay(payer, LedgerKind.SIDE_PAYMENT, -paid, bout=bout.number, rule="C75")
    opened.pay(payee, LedgerKind.SIDE_PAYMENT, paid, bout=bout.number, rule="C75")


# The stakes of a call-out


def hold_back(opened: OpenBooks, bout: BoutBook, offer: OfferBook) -> None:
    """Take the stake from both managers of an offer that led to a bout: first from who called out, whose man is red (C81)."""
    if not offer.stake_cents or bout.exhibition or offer.answered_by in (None, offer.proposer):
        return
    for number in (offer.proposer, offer.answered_by or 0):
        opened.pay(opened.manager(number), LedgerKind.STAKE, -offer.stake_cents, bout=bout.number, rule="C81")
        bout.stakes_cents[number] = offer.stake_cents


def fall_out(opened: OpenBooks, bout: BoutBook) -> None:
    """Nobody wins a bout that counts for nothing or is not boxed: stakes are paid back (C81), side bets void (C82)."""
    _pay_out(opened, bout, None)
    _settle(opened, bout, None)


def _pay_out(opened: OpenBooks, bout: BoutBook, winner: int | None) -> None:
    """Pay out what is held back for a bout, once; ``winner`` is 0 for red, 1 for blue, ``None`` if nobody won."""
    if not bout.stakes_cents:
        return
    sides, held = tuple(bout.stakes_cents), tuple(bout.stakes_cents.values())
    bout.stakes_cents = {}
    paid = paid_out_cents((held[0], held[1]), winner)
    for number, cents in zip(sides, paid, strict=True):
        opened.pay(opened.manager(number), LedgerKind.STAKE, cents, bout=bout.number)
    if winner is not None:
        order = 1 if winner == 0 else -1
        opened.news(
            NewsKind.STAKE_WON,
            bout.fighters[::order],
            sides[::order],
            bout=bout.number,
            amount=held[1 - winner],
        )


# Side bets


Dollars = Annotated[int, Ge(1), Le(10**9)]
"""Play money; what a long shot would win may be more than anybody has."""


@dataclass(frozen=True, slots=True)
class BetProposed(Deed):
    """Manager ``proposer`` bets ``partner`` that ``fighter`` wins a bout to come: play money at odds fixed by his chance now (C82).

    He loses ``stake_dollars`` to the partner or wins ``win_dollars`` of him.
    """

    kind: ClassVar[str] = "bet_proposed"
    bout: Number
    fighter: Number
    proposer: Number
    partner: Number
    stake_dollars: Dollars
    win_dollars: Dollars
    chance_permille: Annotated[int, Ge(SURE_PERMILLE[0]), Le(SURE_PERMILLE[1])]


@post.register
def bet_proposed(deed: BetProposed, opened: OpenBooks) -> None:
    """Open a bet's page."""
    bout = opened.bout(deed.bout)
    for manager in (deed.proposer, deed.partner):
        opened.manager(manager)
    opened.fighter(deed.fighter)
    if bout.state is not BoutState.MADE or deed.fighter not in bout.fighters or deed.proposer == deed.partner:
        opened.doubt("C82", say("The bet on bout {number} is no bet on a bout to come.", number=bout.number))
        return
    opened.books.bets[opened.entry] = BetBook(
        opened.entry, opened.night, bout.number, deed.fighter, deed.proposer, deed.partner,
        deed.stake_dollars, deed.win_dollars, deed.chance_permille,
    )  # fmt: skip
    opened.books.open_bets.add(opened.entry)
    opened.books.touched.bets.add(opened.entry)


@dataclass(frozen=True, slots=True)
class BetAnswered(Deed):
    """What became of a bet that was proposed; ``manager`` is who said so, ``None`` if the program closed it (C82)."""

    kind: ClassVar[str] = "bet_answered"
    bet: Number
    accepted: bool
    manager: Number | None = None


@post.register
def bet_answered(deed: BetAnswered, opened: OpenBooks) -> None:
    """Put down what became of a bet."""
    bet = opened.bet(deed.bet)
    if bet.accepted is not None:
        opened.doubt("C82", say("Bet {number} had been answered before.", number=bet.number))
        return
    bet.accepted = deed.accepted
    if not deed.accepted:
        opened.books.open_bets.discard(bet.number)


def _settle(opened: OpenBooks, bout: BoutBook, winner: int | None) -> None:
    """Settle the bets on a bout, once; those nobody took are void, and all of them where nobody won (C82)."""
    books = opened.books
    for number in sorted(number for number in books.open_bets if books.bets[number].bout == bout.number):
        bet = opened.bet(number)
        books.open_bets.discard(number)
        if bet.accepted is None:
            bet.accepted = False
            continue
        won = None if winner is None else winner == bet.fighter
        bet.paid_dollars = bet_paid_dollars(bet.stake_dollars, bet.win_dollars, won)
        if won is not None and winner is not None:
            managers = (bet.proposer, bet.partner)[:: 1 if won else -1]
            opened.news(
                NewsKind.BET_WON, (winner, bout.opponent_of(winner)), managers, bout=bout.number,
                amount=100 * abs(bet.paid_dollars),
            )  # fmt: skip


@dataclass(frozen=True, slots=True)
class OfferMade(Deed):
    """Manager ``proposer`` proposes a bout for a night to come (C40, C51).

    ``side_cents`` is what the manager asked pays him if it is fought, the other way if negative (C75); ``answers`` the
    offer it counters.  With ``stake_cents`` above 0 it is a call-out, for which each of the two puts up so much (C81).
    """

    kind: ClassVar[str] = "offer_made"
    night: Night
    red: Number
    blue: Number
    arena: Arena
    rounds: Rounds
    title: bool
    proposer: Number
    note: Text = ""
    side_cents: Annotated[int, Ge(-MOST_SIDE_CENTS), Le(MOST_SIDE_CENTS)] = field(default=0, metadata=LATER)
    answers: Number | None = field(default=None, metadata=LATER)
    stake_cents: Annotated[int, Ge(0), Le(MOST_STAKE_CENTS)] = field(default=0, metadata=LATER)


@post.register
def offer_made(deed: OfferMade, opened: OpenBooks) -> None:
    """Open an offer's page; a call-out is news (C81)."""
    for fighter in (deed.red, deed.blue):
        opened.fighter(fighter)
    opened.manager(deed.proposer)
    if deed.answers is not None:
        opened.offer(deed.answers)
    page = OfferBook(
        number=opened.entry,
        made_night=opened.night,
        night=deed.night,
        red=deed.red,
        blue=deed.blue,
        arena=deed.arena,
        rounds=deed.rounds,
        title=deed.title,
        proposer=deed.proposer,
        note=deed.note,
        side_cents=deed.side_cents,
        answers=deed.answers,
        stake_cents=deed.stake_cents,
    )
    opened.books.offers[opened.entry] = page
    opened.books.open_offers.add(opened.entry)
    opened.books.touched.offers.add(opened.entry)
    if deed.stake_cents:
        opened.news(NewsKind.CALLED_OUT, (deed.red, deed.blue), (deed.proposer,), amount=deed.stake_cents)


@dataclass(frozen=True, slots=True)
class OfferAnswered(Deed):
    """What became of an offer; ``manager`` is ``None`` if the program or the promoter closed it."""

    kind: ClassVar[str] = "offer_answered"
    offer: Number
    answer: Answer
    manager: Number | None = None
    reason: Text = ""


@post.register
def offer_answered(deed: OfferAnswered, opened: OpenBooks) -> None:
    """Put down what became of an offer."""
    offer = opened.offer(deed.offer)
    if offer.answer is not None:
        opened.doubt(
            "C3",
            say(
                "Offer {number} had been {value} before.", number=offer.number, value=word(offer.answer.value)
            ),
        )
    offer.answer, offer.answered_by, offer.reason = deed.answer, deed.manager, deed.reason
    opened.books.open_offers.discard(offer.number)
    if offer.stake_cents and deed.answer is Answer.REFUSED:
        opened.books.declined.append(offer.number)
        asked = () if deed.manager is None else (deed.manager,)
        opened.news(NewsKind.CALL_DECLINED, (offer.blue, offer.red), asked, amount=offer.stake_cents)
    give_up_claim(opened, offer)


@dataclass(frozen=True, slots=True)
class BoutMade(Deed):
    """A bout is scheduled (C2, C40-C51).

    ``slot`` is its place in a tournament (C62), ``offer`` the offer it came from, ``system`` the bout
    system if it is not the league's (CV62).  An ``exhibition`` counts for nothing but rest; the winner of an
    ``eliminator`` is mandatory challenger (Y14).
    """

    kind: ClassVar[str] = "bout_made"
    night: Night
    red: Number
    blue: Number
    arena: Arena
    rounds: Rounds
    title: bool = False
    slot: Place | None = None
    offer: Number | None = None
    system: Word = ""
    exhibition: bool = field(default=False, metadata=LATER)
    eliminator: bool = field(default=False, metadata=LATER)

    def __post_init__(self) -> None:
        if self.red == self.blue:
            raise ValueError("a fighter does not meet himself")
        if self.exhibition and self.title:
            raise ValueError("no title is at stake in an exhibition")
        if self.eliminator and (self.title or self.exhibition or self.slot is not None):
            raise ValueError("an eliminator is no title bout, no exhibition and no bout of a tournament")
        if self.title and self.arena is not Arena.BEST:
            raise ValueError(f"a title bout is held at {Arena.BEST.title}")


@post.register
def bout_made(deed: BoutMade, opened: OpenBooks) -> None:
    """Open a bout's page and book both fighters for its night (C2, C52)."""
    books = opened.books
    sides = opened.fighter(deed.red), opened.fighter(deed.blue)
    offer = None if deed.offer is None else opened.offer(deed.offer)
    _check_booking(opened, deed, sides)
    if offer is not None and offer.answer not in (None, Answer.ACCEPTED):
        opened.doubt(
            "C3", say("Offer {number} led to a bout although it was not accepted.", number=offer.number)
        )
    page = _new_page(opened, deed, sides[0].weight_class)
    books.bouts[opened.entry] = page
    books.touched.bouts.add(opened.entry)
    books.cards.setdefault(deed.night, []).append(opened.entry)
    for fighter in sides:
        fighter.booked.append(opened.entry)
    if offer is not None:
        offer.bout, offer.answer = opened.entry, Answer.ACCEPTED
        books.open_offers.discard(offer.number)
        hold_back(opened, page, offer)
    opened.news(NewsKind.BOUT_MADE, (deed.red, deed.blue), bout=opened.entry, amount=deed.night)


def _new_page(opened: OpenBooks, deed: BoutMade, weight_class: str) -> BoutBook:
    return BoutBook(
        number=opened.entry,
        night=deed.night,
        red=deed.red,
        blue=deed.blue,
        arena=deed.arena,
        rounds=deed.rounds,
        title=deed.title,
        first_title=deed.title and not opened.division(weight_class).crowned,
        system=deed.system or opened.books.system,
        slot=deed.slot,
        offer=deed.offer,
        exhibition=deed.exhibition,
        eliminator=deed.eliminator,
    )


def _check_booking(opened: OpenBooks, deed: BoutMade, sides: tuple[FighterBook, FighterBook]) -> None:
    books = opened.books
    if deed.night <= books.closed:
        opened.doubt("C2", say("Night {night} was over when a bout was made for it.", night=deed.night))
    for fighter in sides:
        if fighter.is_retired:
            opened.doubt("C17", say("{name} is booked although he is retired.", name=fighter.name))
        if any(books.bouts[bout].night == deed.night for bout in fighter.booked):
            opened.doubt(
                "C2",
                say(
                    "{name} is booked more than once for night {night}.", name=fighter.name, night=deed.night
                ),
            )
        if deed.eliminator and not fighter.rank:
            opened.doubt("Y14", say("{name} is in an eliminator but no contender.", name=fighter.name))
    try:
        check_rounds(opened.books.house.arenas, deed.arena, deed.rounds, deed.title)
    except RuleError as refusal:
        opened.refused(refusal)


@dataclass(frozen=True, slots=True)
class BoutCancelled(Deed):
    """A bout will not be fought after all (C53); ``declined_by`` is the manager who declines an eliminator (Y14)."""

    kind: ClassVar[str] = "bout_cancelled"
    bout: Number
    reason: Text = ""
    declined_by: Number | None = field(default=None, metadata=LATER)


@post.register
def bout_cancelled(deed: BoutCancelled, opened: OpenBooks) -> None:
    """Take a bout off its card (C53)."""
    bout = opened.bout(deed.bout)
    sides = opened.fighter(bout.red), opened.fighter(bout.blue)
    if bout.state is not BoutState.MADE:
        opened.doubt(
            "C2",
            say(
                "Bout {number} was to be cancelled but had been {value} before.",
                number=bout.number,
                value=word(bout.state.value),
            ),
        )
        return
    bout.state, bout.reason, bout.declined_by = BoutState.CANCELLED, deed.reason, deed.declined_by
    for fighter in sides:
        fighter.booked.remove(bout.number)
    fall_out(opened, bout)
    opened.news(NewsKind.BOUT_CANCELLED, bout.fighters, bout=bout.number, word=deed.reason)

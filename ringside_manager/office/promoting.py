"""What the promoter does on a fight night: tournament bouts, the vacant title, cards that are too short (C3)."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.ai.style import style_of
from ringside_manager.campaign.ai.valuation import purse_at_stake_cents
from ringside_manager.campaign.arenas import Arena, check_eligible, default_rounds, eligible
from ringside_manager.campaign.books import Books, BoutBook, Dispute, FighterBook, Slot, TournamentBook
from ringside_manager.campaign.schedule import Booking, DateBid, auction_dates, fill_card
from ringside_manager.campaign.titles import Candidate, vacant_title_pair
from ringside_manager.campaign.tournament import Pairing, default_setting, night_of_round
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import (
    BidPart,
    BoutBid,
    BoutCancelled,
    BoutMade,
    DatesAuctioned,
    WalkoverGiven,
)
from ringside_manager.office.bout_orders import make
from ringside_manager.office.bout_rules import Match, check_match, check_strength
from ringside_manager.office.desk import Desk

VACANT_FROM = 4
"""A vacant title waits for two of the four best to be free at once rather than go to whoever is rested."""


def make_tournament_bouts(desk: Desk, night: int) -> None:
    """The bouts of every tournament round that is due tonight (C62); who has no opponent left goes on."""
    for drawn in tuple(desk.books.tournaments.values()):
        current = drawn.bracket.current_round
        if current is None or night_of_round(drawn.first_night, current) > night:
            continue
        for pairing in drawn.bracket.pairs(current):
            if pairing.is_ready:
                _make_tournament_bout(desk, drawn, pairing, night)


def _make_tournament_bout(desk: Desk, drawn: TournamentBook, pairing: Pairing[int], night: int) -> None:
    red, blue = pairing.red, pairing.blue
    if red is None or blue is None:
        raise AssertionError("a pairing that is ready has two sides")  # pragma: no cover
    slot = Slot(drawn.number, pairing.round, pairing.place)
    present = [number for number in (red, blue) if not desk.books.fighters[number].is_retired]
    if len(present) < 2:
        desk.write(WalkoverGiven(slot, present[0] if present else red, "the opponent has retired"))
        return
    final = drawn.for_title and drawn.bracket.is_final(pairing.round)
    arena, rounds = default_setting(final)
    desk.write(BoutMade(night, red, blue, arena, rounds, title=final, slot=slot, system=desk.books.system))


def make_vacant_title_bout(desk: Desk, scene: Scene, accepts: Callable[[FighterBook], bool]) -> None:
    """While the title is vacant, the two best-ranked whose managers accept fight for it (C66)."""
    books = desk.books
    for division in books.divisions.values():
        if not division.crowned or division.champion is not None or _title_is_booked(books, division.ranking):
            continue
        ranked = (books.fighters[number] for number in division.ranking)
        pair = vacant_title_pair(
            Candidate(f.number, accepts(f) and scene.is_available(f) and not scene.is_early(f))
            for f in ranked
        )
        if pair is not None and max(books.fighters[number].rank or 99 for number in pair) <= VACANT_FROM:
            rounds = default_rounds(Arena.BEST, title=True)
            match = Match(scene.night, *pair, Arena.BEST, rounds, title=True)
            check_match(books, match, by_promoter=True)
            make(desk, match, None)
            scene.take(*pair)


def _title_is_booked(books: Books, ranking: list[int]) -> bool:
    return any(books.bouts[bout].title for number in ranking for bout in books.fighters[number].booked)


def settle_cards(desk: Desk, night: int, chance: Chance) -> None:
    """Bouts that cannot be held as made are moved or cancelled; then each card is cut to its cap (C53, C54)."""
    for bout in tuple(desk.books.bouts_of_night(night)):
        _recheck(desk, bout)
    cap = desk.books.options.card_cap
    if cap is None:
        return
    for arena in Arena:
        asked = [
            bout for bout in desk.books.bouts_of_night(night) if bout.arena is arena and bout.slot is None
        ]
        fixed = sum(bout.arena is arena for bout in desk.books.bouts_of_night(night)) - len(asked)
        if len(asked) > cap - fixed:
            _cut_card(desk, arena, asked, max(0, cap - fixed), chance)


def _recheck(desk: Desk, bout: BoutBook) -> None:
    """A bout agreed nights ago goes to the best arena still open to the pair (C41-C45), or off the card (C58)."""
    books = desk.books
    red, blue = (books.fighters[number] for number in bout.fighters)
    try:
        for fighter in (red, blue):
            check_strength(books, fighter, bout.night, bout.rounds)
    except RuleError as reason:
        desk.write(BoutCancelled(bout.number, str(reason)[:200]))
        return
    if bout.title or bout.slot is not None:
        return
    try:
        check_eligible(bout.arena, red.pop_half, blue.pop_half)
    except RuleError as reason:
        desk.write(BoutCancelled(bout.number, str(reason)[:200]))
        arena = eligible(red.pop_half, blue.pop_half)[0]
        make(desk, Match(bout.night, bout.red, bout.blue, arena, default_rounds(arena)), bout.offer)


def _cut_card(desk: Desk, arena: Arena, asked: list[BoutBook], places: int, chance: Chance) -> None:
    bookings = {bout.number: _booking(desk.books, bout) for bout in asked}
    if desk.books.options.disputes is Dispute.AUCTION and places:
        kept = _auction(desk, arena, asked, bookings, places, chance)
    else:
        kept = {booking.number for booking in fill_card(bookings.values(), places).granted}
    for bout in asked:
        if bout.number not in kept:
            desk.write(BoutCancelled(bout.number, f"the card of {arena.title} was full"))


def _auction(
    desk: Desk,
    arena: Arena,
    asked: list[BoutBook],
    bookings: dict[int, Booking[int]],
    places: int,
    chance: Chance,
) -> set[int]:
    """Sealed bids opened together; the highest get the places and pay (C54)."""
    bids = [DateBid(bookings[bout.number], _offers_cents(desk.books, bout)) for bout in asked]
    result = auction_dates(bids, places, chance)
    winners = tuple(bid.bout.number for bid in result.granted)
    opened = tuple(_bid(desk.books, bid) for bid in (*result.granted, *result.refused))
    desk.write(DatesAuctioned(asked[0].night, arena, places, opened, winners))
    return set(winners)


def _bid(books: Books, bid: DateBid[int]) -> BoutBid:
    managers = (books.fighters[number].manager for number in (bid.bout.red, bid.bout.blue))
    parts = zip(managers, bid.offers_cents, strict=True)
    own = tuple(BidPart(manager, cents) for manager, cents in parts if manager)
    return BoutBid(bid.bout.number, own, bid.rolls)


def _offers_cents(books: Books, bout: BoutBook) -> tuple[int, int]:
    """What the two managers put in: what they sealed themselves, else a part of the purse at stake by temperament."""
    red, blue = (_offer_cents(books, bout, number) for number in bout.fighters)
    return red, blue


def _offer_cents(books: Books, bout: BoutBook, fighter: int) -> int:
    number = books.fighters[fighter].manager
    if number is None:
        return 0
    if number in bout.bids_cents:
        return bout.bids_cents[number]
    manager = books.managers[number]
    share = purse_at_stake_cents(books, bout, fighter) * style_of(manager.temperament).bid_share
    fights_tonight = sum(1 for _ in books.bouts_of_night(bout.night))
    return max(0, min(round(share), manager.balance_cents // max(1, fights_tonight)))


def _booking(books: Books, bout: BoutBook) -> Booking[int]:
    combined = sum(books.fighters[number].pop_half for number in bout.fighters)
    return Booking(bout.number, bout.arena, bout.red, bout.blue, combined, bout.title)

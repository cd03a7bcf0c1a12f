"""May this bout be made, and has it a place on its card?  The campaign's rules, asked of the books beforehand (C40-C54)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import style_of
from ringside_manager.campaign.ai.matchmaking import is_managed
from ringside_manager.campaign.ai.valuation import purse_at_stake_cents
from ringside_manager.campaign.arenas import Arena, check_eligible, check_rounds
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Dispute, FighterBook
from ringside_manager.campaign.bouts import carried_into, check_fit, check_start, check_tournaments
from ringside_manager.campaign.eliminators import check_eliminator
from ringside_manager.campaign.orders import BidForDate
from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.campaign.schedule import DateBid, auction_dates, check_offers, fill_card
from ringside_manager.campaign.titles import (
    check_challenger,
    check_claim,
    check_due_pair,
    check_home_title,
    check_mandatory,
    check_title,
    check_title_due,
    is_title_booked,
    is_vacant,
)
from ringside_manager.errors import against
from ringside_manager.language import say
from ringside_manager.league.business.nights import BidPart, BidSealed, BoutBid, DatesAuctioned
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.office.docket import Docket, NightOrder, Party, judge


def bout_on_paper(
    night: int, red: int, blue: int, arena: Arena, rounds: int, title: bool = False,
    *, system: str = "", exhibition: bool = False,
) -> BoutBook:  # fmt: skip
    """A bout somebody wants: not made, so without a number; ``system`` if it is not the league's (CV62)."""
    return BoutBook(0, night, red, blue, arena, rounds, title, False, system, exhibition=exhibition)


def check_bout(books: Books, wanted: BoutBook, *, by_promoter: bool = False) -> None:
    """Raise the ``RuleError`` of the first rule that forbids the bout (C1, C2, C17, C40-C51, C58, C62, C70, Y4)."""
    red, blue = books.fighters[wanted.red], books.fighters[wanted.blue]
    check_night(books, wanted.night)
    check_off_card(books, wanted.red, wanted.blue)
    _check_pair(red, blue)
    for fighter in (red, blue):
        check_free(books, fighter, wanted.night)
        check_tournaments(books, fighter, wanted.night)
        check_fit(books, fighter, wanted.night)
    if wanted.eliminator:
        check_eliminator(books, red, blue, wanted.night)
    check_rounds(books.house.arenas, wanted.arena, wanted.rounds, wanted.title)
    check_guest_rules(wanted)
    if wanted.title:
        check_title_bout(books, red, blue, wanted.night, by_promoter=by_promoter)
    check_eligible(books.house.arenas, wanted.arena, red.pop_half, blue.pop_half, title=wanted.title)
    for fighter in (red, blue):
        check_strength(books, fighter, wanted.night, wanted.rounds, wanted.system)


def check_guest_rules(wanted: BoutBook) -> None:
    """Guest rules are those of a system there is, over a length it has; no title is at stake in an exhibition or an eliminator.

    Raises ``UnknownNameError`` for a system that is not installed, ``RuleError`` otherwise.
    """
    if wanted.system:
        registry.get(wanted.system).info.terms(wanted.rounds)
    if wanted.exhibition and wanted.title:
        raise against("C40", "An exhibition counts for nothing, so no title is at stake in it.", next_step=say("Make it a bout that counts, or leave the title out."))  # fmt: skip
    if wanted.eliminator and (wanted.title or wanted.exhibition):
        raise against("Y14", "In an eliminator the right to challenge is at stake, not the title, and it counts.", next_step=say("Make it an eliminator alone."))  # fmt: skip


def check_night(books: Books, night: int) -> None:
    """A bout lies ahead, not on a card that is final, and not beyond the last night (C2, C70)."""
    if books.ended or night > books.options.nights:
        raise against(
            "C70",
            "The campaign ends after night {nights}; night {night} is beyond it.",
            nights=books.options.nights,
            night=night,
        )
    if night <= books.closed:
        raise against(
            "C2",
            "Night {night} is over.",
            night=night,
            next_step=say("The next fight night is {closed}.", closed=books.closed + 1),
        )
    check_doors(books, night)


def _check_pair(red: FighterBook, blue: FighterBook) -> None:
    if red is blue:
        raise against("C2", "{name} cannot meet himself.", name=red.name)
    for fighter in (red, blue):
        if fighter.is_retired:
            raise against("C17", "{name} is retired and fights no more.", name=fighter.name)
        if fighter.manager is None:
            raise against("C20", "{name} has no manager to make a bout for him.", name=fighter.name)
    if red.weight_class != blue.weight_class:
        raise against(
            "C1", "{name} and {name2} are not of the same weight class.", name=red.name, name2=blue.name
        )


def check_free(books: Books, fighter: FighterBook, night: int) -> None:
    """A fighter has at most one bout on a night (C2)."""
    if any(books.bouts[bout].night == night for bout in fighter.booked):
        raise against(
            "C2",
            "{name} already has a bout on night {night}.",
            name=fighter.name,
            night=night,
            next_step=say("Choose another night or another fighter."),
        )


def check_title_bout(
    books: Books, red: FighterBook, blue: FighterBook, night: int, *, by_promoter: bool
) -> None:
    """The champion against a ranked contender (C40), or two contenders while the title is vacant (C66)."""
    division = books.divisions[red.weight_class]
    if not division.crowned:
        raise against("C60", "The first champion comes from the tournament for the title.")
    holders = [page for page in (red, blue) if page.rank == CHAMPION]
    if holders or not is_vacant(books, division):
        check_title((red.rank, blue.rank))
        champion, challenger = (red, blue) if red.rank == CHAMPION else (blue, red)
        if len(holders) == 2:
            check_unification(books, red, blue, night, by_promoter=by_promoter)
        elif not by_promoter:
            check_claim(books, champion, challenger, night)
            _check_approved(books, champion, challenger, night)
        return
    check_contenders(red, blue)
    if is_title_booked(books, division):
        raise against("C66", "A bout for the vacant title is made already.")
    if not by_promoter:
        check_due_pair(books, division, (red, blue), night)


def _check_approved(books: Books, champion: FighterBook, challenger: FighterBook, night: int) -> None:
    """What the program wants of a title bout where it is the promoter (C3, C79, Y12)."""
    if not books.promoter:
        check_challenger(books, challenger)
        check_title_due(books, champion, night)
        check_home_title(books, champion, challenger, night)
        check_mandatory(books, champion, challenger, night)


def check_unification(
    books: Books, red: FighterBook, blue: FighterBook, night: int, *, by_promoter: bool
) -> None:
    """Raise ``RuleError`` unless two champions may meet for all their belts: the titles of both have rested (C3, Y16)."""
    if not by_promoter and not books.promoter:
        for champion in (red, blue):
            check_title_due(books, champion, night)


def check_stake(books: Books, red: FighterBook, blue: FighterBook) -> None:
    """Raise ``RuleError`` if these two no longer meet for the title on the night of their bout (C40, C66)."""
    if CHAMPION not in (red.rank, blue.rank) and is_vacant(books, books.divisions[red.weight_class]):
        check_contenders(red, blue)
    else:
        check_title((red.rank, blue.rank))


def check_contenders(red: FighterBook, blue: FighterBook) -> None:
    """Two who fight for a vacant title both have a rank (C66)."""
    for fighter in (red, blue):
        if not fighter.rank:
            raise against("C66", "{name} is not ranked and cannot box for a vacant title.", name=fighter.name)


def check_strength(books: Books, fighter: FighterBook, night: int, rounds: int, system: str = "") -> None:
    """Nobody starts with nothing left (C58, CV62); ``system`` is the bout's own if it is not the league's."""
    brought = carried_into(books, fighter, night)
    check_start(
        books.house.rest, fighter.name, system or books.system, fighter.abilities.endurance, rounds, brought
    )


# A night whose doors are open: its card is final, and so is all that leads up to the bell


def check_doors(books: Books, night: int) -> None:
    """Raise ``RuleError`` C2 for a night whose doors are open: its card is final."""
    if books.doors and night == books.doors:
        raise against(
            "C2",
            "The doors of night {night} are open and its card is final.",
            night=night,
            next_step=say("Wait until the night is over, or undo the opening of the doors."),
        )


def check_off_card(books: Books, *fighters: int | None) -> None:
    """Raise ``RuleError`` C2 if one of ``fighters`` is to box on the night whose doors are open."""
    for number in fighters:
        if number is not None and is_on_card(books, number):
            raise against(
                "C2",
                "The doors of night {doors} are open and {name} is on its card.",
                doors=books.doors,
                name=books.fighters[number].name,
                next_step=say("Wait until the night is over, or undo the opening of the doors."),
            )


def is_on_card(books: Books, fighter: int) -> bool:
    """Whether he is to box on the night whose doors are open; no longer once his bout was fought."""
    page = books.fighters.get(fighter)
    return (
        bool(books.doors)
        and page is not None
        and any(books.bouts[bout].night == books.doors for bout in page.booked)
    )


def has_right(books: Books, bout: BoutBook) -> bool:
    """Whether a bout has its place whoever asks: one of a tournament, or one whose place was bought (C54, C62)."""
    return bout.slot is not None or (bout.awarded and books.options.disputes is Dispute.AUCTION)


# Cards that are too short: who gets a place, by the promoter or by sealed bids (C53, C54)


@judge.register
def bid(order: BidForDate, docket: Docket, by: Party, _chance: Chance) -> None:
    """Seal a bid; it is opened with all the others when the card is settled."""
    options = docket.books.options
    if options.card_cap is None or options.disputes is not Dispute.AUCTION:
        raise against("C54", "Dates are not auctioned in this league.")
    bout = docket.bout(order.bout)
    check_doors(docket.books, bout.night)
    owners = [docket.fighter(number).manager for number in bout.fighters]
    if by.manager is None or by.manager not in owners or bout.state is not BoutState.MADE:
        raise against(
            "C54",
            "{name} has no fighter in bout {bout} that is still to come.",
            name=by.name,
            bout=order.bout,
        )
    tonight = (other for other in docket.books.bouts_of_night(bout.night) if other is not bout)
    offers = [other.bids_cents.get(by.manager, 0) for other in tonight] + [order.cents]
    check_offers(by.name, offers, docket.manager(by.manager).balance_cents)
    docket.write(BidSealed(order.bout, by.manager, order.cents))


def cut_cards(docket: Docket, night: int, evening: NightOrder, chance: Chance) -> None:
    """Cut each card of the night to its cap; a tournament's bouts keep their places (C53, C54)."""
    cap = docket.books.options.card_cap
    if cap is None:
        return
    pledges = _pledges(docket.books, night, evening)
    for arena in Arena:
        dispute = dispute_about(docket.books, night, arena)
        if dispute is not None:
            _cut(docket, *dispute, pledges, chance)


CardDispute = tuple[int, tuple[BoutBook, ...]]
"""The places of a card that is too short, and the bouts that ask for them, those of tournaments and paid ones apart."""


def dispute_about(books: Books, night: int, arena: Arena, due: int = 0) -> CardDispute | None:
    """What is in dispute about an arena's card as it is made so far; ``None`` if all fit (C53).

    ``due`` are tournament bouts that will still be made for it.
    """
    cap = books.options.card_cap
    card = [bout for bout in books.bouts_of_night(night) if bout.arena is arena]
    asked = tuple(bout for bout in card if not has_right(books, bout))
    if cap is None:
        return None
    places = max(0, cap - (len(card) - len(asked)) - due)
    return (places, asked) if len(asked) > places else None


def hold_auction(docket: Docket, dispute: CardDispute, chance: Chance) -> None:
    """Open the bids of one card before its night; AI managers bid now what they would bid then (C54)."""
    evening = NightOrder(docket.books.seed, autopilot=False)
    pledges = _pledges(docket.books, dispute[1][0].night, evening)
    _cut(docket, *dispute, pledges, chance)


def _cut(docket: Docket, places: int, asked: tuple[BoutBook, ...], pledges: Pledges, chance: Chance) -> None:
    if docket.books.options.disputes is Dispute.AUCTION and places:
        kept = _auction(docket, asked, places, pledges, chance)
    else:
        fighters = docket.books.fighters
        requests = [(bout, sum(fighters[number].pop_half for number in bout.fighters)) for bout in asked]
        granted, _ = fill_card(requests, places)
        kept = {bout.number for bout in granted}
    for bout in asked:
        if bout.number not in kept:
            docket.write(
                BoutCancelled(bout.number, say("the card of {title} was full", title=bout.arena.title))
            )


def _auction(
    docket: Docket, asked: tuple[BoutBook, ...], places: int, pledges: Pledges, chance: Chance
) -> set[int]:
    """Sealed bids opened together; the highest get the places and pay (C54)."""
    bids = [DateBid(bout, _offers_cents(docket.books, bout, pledges)) for bout in asked]
    granted, refused = auction_dates(bids, places, chance)
    opened = tuple(
        BoutBid(bid.bout.number, tuple(pledges.get(bid.bout.number, ())), bid.rolls)
        for bid in (*granted, *refused)
    )
    winners = tuple(bid.bout.number for bid in granted)
    docket.write(DatesAuctioned(asked[0].night, asked[0].arena, places, opened, winners))
    return set(winners)


def _offers_cents(books: Books, bout: BoutBook, pledges: Pledges) -> tuple[int, int]:
    """What red's and blue's manager offer; one who has both offers once."""
    cents = {part.manager: part.cents for part in pledges.get(bout.number, ())}
    red, blue = (books.fighters[number].manager for number in bout.fighters)
    return cents.get(red or 0, 0), 0 if blue == red else cents.get(blue or 0, 0)


Pledges = Mapping[int, Sequence[BidPart]]
"""What managers put into the bids of a night, by bout."""


def _pledges(books: Books, night: int, evening: NightOrder) -> Pledges:
    """Every manager's part in tonight's bids, out of the money he has: first what he sealed, then what he would."""
    pledges: dict[int, list[BidPart]] = {}
    bouts = [bout for bout in books.bouts_of_night(night) if not has_right(books, bout)]
    for manager in books.managers.values():
        mine = [bout for bout in bouts if _has_part(books, bout, manager.number)]
        mine.sort(key=lambda bout: manager.number not in bout.bids_cents)
        left = max(0, manager.balance_cents)
        for place, bout in enumerate(mine):
            wish = bout.bids_cents.get(manager.number)
            if wish is None:
                wish = _wish(books, bout, manager.number, left // (len(mine) - place), evening)
            pledge = min(wish, left)
            left -= pledge
            pledges.setdefault(bout.number, []).append(BidPart(manager.number, pledge))
    return pledges


def _wish(books: Books, bout: BoutBook, manager: int, most: int, evening: NightOrder) -> int:
    """What a manager who sealed nothing puts in: by temperament if the program decides for him, else nothing."""
    if not (evening.decides(books, manager) or _is_managed(books, bout, manager)):
        return 0
    at_stake = sum(
        purse_at_stake_cents(books, bout, number)
        for number in bout.fighters
        if books.fighters[number].manager == manager
    )
    return min(most, round(at_stake * style_of(books.managers[manager].temperament).bid_share))


def _is_managed(books: Books, bout: BoutBook, manager: int) -> bool:
    """Whether a standing order has the office bid for a man of his (C72)."""
    men = (books.fighters[number] for number in bout.fighters)
    return any(man.manager == manager and is_managed(books, man, bout.night) for man in men)


def _has_part(books: Books, bout: BoutBook, manager: int) -> bool:
    return any(books.fighters[number].manager == manager for number in bout.fighters)

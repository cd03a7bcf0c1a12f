"""A fight night from the first offer to the new rankings (C5), written as one act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.ai import careers, matchmaking
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.books import Answer, FighterBook, ManagerBook, OfferBook
from ringside_manager.campaign.bouts import bout_seed
from ringside_manager.campaign.frequency import rested_from
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.campaign.schedule import Booking, order_of_work
from ringside_manager.errors import CancelledError, RuleError
from ringside_manager.league.business.deals import DealAnswered
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.nights import DoorsOpened, NightClosed
from ringside_manager.league.business.offers import OfferAnswered
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.evening import Evening
from ringside_manager.office.fighting import AtTheBell, fight_bout
from ringside_manager.office.orders import carry_out, try_order
from ringside_manager.office.orders.cards import booking, cut_cards
from ringside_manager.office.orders.deals import answer_for_program, open_deals, propose, waiting_for
from ringside_manager.office.orders.offers import addressee, lapse_until, open_offers
from ringside_manager.office.orders.tournaments import make_tournament_bouts
from ringside_manager.office.promoting import fill_vacant_titles, review_bouts


def open_doors(docket: Docket, evening: Evening) -> int:
    """Do all that comes before the bell, and open the doors of the next night; its number.

    ``RuleError`` C70 after the last night, C2 if the doors are open already.
    """
    night = _next_night(docket)
    if docket.books.doors:
        raise RuleError("C2", f"The doors of night {night} are open already.", next_step="Hold the night.")
    _before_the_bell(docket, night, evening)
    docket.write(DoorsOpened(night, evening.seed))
    return night


def hold_night(docket: Docket, evening: Evening, ready: AtTheBell | None = None) -> int:
    """Hold the next fight night; its number.  ``RuleError`` C70 after the last, ``CancelledError`` if stopped.

    Once its doors are open it goes on from there with the seed they were opened with.
    """
    night = _next_night(docket)
    if docket.books.doors == night:
        evening = replace(evening, seed=docket.books.doors_seed)
    else:
        _before_the_bell(docket, night, evening)
    seed = derive_seed(evening.seed, "night", night)
    _fight_all(docket, night, evening, ready or AtTheBell())
    _retire_all(docket, night, evening, seed)
    _close(docket, night)
    _deal_all(docket, night, evening, seed)
    _end_if_last(docket, night)
    return night


def _next_night(docket: Docket) -> int:
    books = docket.books
    if books.ended or books.closed >= books.options.nights:
        raise RuleError(
            "C70",
            f"The campaign was agreed over {books.options.nights} nights and is over.",
            next_step="Found a new league, with more nights if you like (--option nights=104).",
        )
    return docket.next_night


def _before_the_bell(docket: Docket, night: int, evening: Evening) -> None:
    """Everything up to the final card (C5)."""
    seed = derive_seed(evening.seed, "night", night)
    make_tournament_bouts(docket, night)
    review_bouts(docket, night)
    _negotiate(docket, night, evening, seed)
    cut_cards(docket, night, evening, SeededChance(derive_seed(seed, "dates")))


def _negotiate(docket: Docket, night: int, evening: Evening, seed: int) -> None:
    """The promoter sees to a vacant title; the managers the program decides for answer, offer and agree."""
    scene = Scene(docket.books, night)
    chance = SeededChance(derive_seed(seed, "orders"))
    fill_vacant_titles(docket, scene, evening, chance)
    for offer in open_offers(docket.books):
        if offer.answer is None and evening.decides(docket.books, addressee(docket.books, offer)):
            _answer(docket, scene, offer, chance)
    for fighter in scene.market():
        if scene.is_available(fighter) and evening.decides(docket.books, fighter.manager):
            _seek_bout(docket, scene, fighter, evening, chance)


def _seek_bout(
    docket: Docket, scene: Scene, fighter: FighterBook, evening: Evening, chance: SeededChance
) -> None:
    """Offer one bout after the other until somebody accepts; a person is asked for the next night and waited for."""
    for proposal in matchmaking.proposals(scene, fighter):
        asked = docket.books.fighters[proposal.blue].manager
        if evening.decides(docket.books, asked):
            found = _agree(docket, scene, proposal, chance)
        else:
            found = _invite(docket, proposal, chance)
        if found:
            scene.take(fighter.number)
            return


def _agree(docket: Docket, scene: Scene, proposal: OfferBout, chance: SeededChance) -> bool:
    """Whether an offer between two seats the program decides for leads to a bout tonight."""
    before = len(docket.books.offers)
    if not try_order(docket, proposal, docket.party_of(proposal.red), chance):
        return False
    if len(docket.books.offers) > before:
        offer = next(reversed(docket.books.offers.values()))
        _answer(docket, scene, offer, chance)
        if offer.answer is not Answer.ACCEPTED:
            return False
    scene.take(proposal.red, proposal.blue)
    return True


def _invite(docket: Docket, proposal: OfferBout, chance: SeededChance) -> bool:
    """Offer a person's fighter a bout on the night after this one; whether the rules allow it."""
    later = replace(proposal, night=proposal.night + 1)
    return later.night <= docket.books.options.nights and try_order(
        docket, later, docket.party_of(later.red), chance
    )


def _answer(docket: Docket, scene: Scene, offer: OfferBook, chance: SeededChance) -> None:
    """The program's answer for the manager asked; an acceptance the rules forbid becomes a refusal."""
    asked = addressee(docket.books, offer)
    party = Party(docket.manager(asked or 0).name, asked)
    then = scene if offer.night == scene.night else Scene(docket.books, offer.night)
    try:
        carry_out(docket, matchmaking.answer(then, offer), party, chance)
    except RuleError as refusal:
        docket.write(OfferAnswered(offer.number, Answer.REFUSED, asked, str(refusal)))
    if offer.answer is Answer.ACCEPTED and offer.night < rested_from(scene.night):
        scene.take(offer.red, offer.blue)


def _fight_all(docket: Docket, night: int, evening: Evening, ready: AtTheBell) -> None:
    """The bouts in the order of C5; POP totals stay those from before the night."""
    bouts = [docket.books.bouts[booking.number] for booking in order_of_work(_bookings(docket, night))]
    for fought, bout in enumerate(bouts):
        if evening.progress is not None and not evening.progress(fought, len(bouts)):
            raise CancelledError(
                f"Stopped before bout {fought + 1} of night {night}; the night has not begun."
            )
        fight_bout(docket, bout, bout_seed(bout, evening.seed), ready)


def _bookings(docket: Docket, night: int) -> Iterable[Booking[int]]:
    return (booking(docket.books, bout) for bout in docket.books.bouts_of_night(night))


def _retire_all(docket: Docket, night: int, evening: Evening, seed: int) -> None:
    """The retirements the managers wish (C5 step 7)."""
    scene = Scene(docket.books, night)
    chance = SeededChance(derive_seed(seed, "stables"))
    for manager in tuple(docket.books.managers.values()):
        if evening.decides(docket.books, manager.number):
            for order in careers.retirements(scene, manager):
                carry_out(docket, order, Party(manager.name, manager.number), chance)


def _deal_all(docket: Docket, night: int, evening: Evening, seed: int) -> None:
    """Sales and trades, now that the night is over (C24)."""
    scene = Scene(docket.books, night)
    chance = SeededChance(derive_seed(seed, "deals"))
    for manager in tuple(docket.books.managers.values()):
        if evening.decides(docket.books, manager.number):
            _deal(docket, scene, manager, evening, chance)


def _deal(docket: Docket, scene: Scene, manager: ManagerBook, evening: Evening, chance: SeededChance) -> None:
    """Propose sales and let the program's own seats answer at once."""
    for order in tuple(careers.sales(scene, manager)):
        fighter = docket.books.fighters[order.fighter]
        if fighter.manager != manager.number:
            continue
        deal = propose(order, docket, Party(manager.name, manager.number))
        if evening.decides(docket.books, order.partner):
            answer_for_program(docket, scene, deal, chance)
    for deal in waiting_for(docket.books, manager.number):
        answer_for_program(docket, scene, deal, chance)


def _close(docket: Docket, night: int) -> None:
    """Offers for tonight lapse and the rankings are drawn up (C32-C34)."""
    lapse_until(docket, night)
    docket.write(NightClosed(night))


def _end_if_last(docket: Docket, night: int) -> None:
    """After the last night the campaign is over (C70)."""
    if night >= docket.books.options.nights:
        for deal in open_deals(docket.books):
            docket.write(DealAnswered(deal.number, accepted=False))
        docket.write(LeagueEnded())

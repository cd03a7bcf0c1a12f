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
from ringside_manager.office import deal_orders
from ringside_manager.office.bout_orders import addressee
from ringside_manager.office.dates import booking, cut_cards
from ringside_manager.office.desk import Desk, Party
from ringside_manager.office.evening import Evening
from ringside_manager.office.fighting import AtTheBell, fight_bout
from ringside_manager.office.judging import is_accepted, judge
from ringside_manager.office.lapsing import lapse_until, open_deals, open_offers
from ringside_manager.office.promoting import fill_vacant_titles, review_bouts
from ringside_manager.office.tournaments import make_tournament_bouts


def open_doors(desk: Desk, evening: Evening) -> int:
    """Do all that comes before the bell, and open the doors of the next night; its number.

    ``RuleError`` C70 after the last night, C2 if the doors are open already.
    """
    night = _next_night(desk)
    if desk.books.doors:
        raise RuleError("C2", f"The doors of night {night} are open already.", next_step="Hold the night.")
    _before_the_bell(desk, night, evening)
    desk.write(DoorsOpened(night, evening.seed))
    return night


def hold_night(desk: Desk, evening: Evening, ready: AtTheBell | None = None) -> int:
    """Hold the next fight night; its number.  ``RuleError`` C70 after the last, ``CancelledError`` if stopped.

    Once its doors are open it goes on from there with the seed they were opened with.
    """
    night = _next_night(desk)
    if desk.books.doors == night:
        evening = replace(evening, seed=desk.books.doors_seed)
    else:
        _before_the_bell(desk, night, evening)
    seed = derive_seed(evening.seed, "night", night)
    _fight_all(desk, night, evening, ready or AtTheBell())
    _retire_all(desk, night, evening, seed)
    _close(desk, night)
    _deal_all(desk, night, evening, seed)
    _end_if_last(desk, night)
    return night


def _next_night(desk: Desk) -> int:
    books = desk.books
    if books.ended or books.closed >= books.options.nights:
        raise RuleError(
            "C70",
            f"The campaign was agreed over {books.options.nights} nights and is over.",
            next_step="Found a new league, with more nights if you like (--option nights=104).",
        )
    return desk.next_night


def _before_the_bell(desk: Desk, night: int, evening: Evening) -> None:
    """Everything up to the final card (C5)."""
    seed = derive_seed(evening.seed, "night", night)
    make_tournament_bouts(desk, night)
    review_bouts(desk, night)
    _negotiate(desk, night, evening, seed)
    cut_cards(desk, night, evening, SeededChance(derive_seed(seed, "dates")))


def _negotiate(desk: Desk, night: int, evening: Evening, seed: int) -> None:
    """The promoter sees to a vacant title; the managers the program decides for answer, offer and agree."""
    scene = Scene(desk.books, night)
    chance = SeededChance(derive_seed(seed, "orders"))
    fill_vacant_titles(desk, scene, evening, chance)
    for offer in open_offers(desk.books):
        if offer.answer is None and evening.decides(desk.books, addressee(desk.books, offer)):
            _answer(desk, scene, offer, chance)
    for fighter in scene.market():
        if scene.is_available(fighter) and evening.decides(desk.books, fighter.manager):
            _seek_bout(desk, scene, fighter, evening, chance)


def _seek_bout(
    desk: Desk, scene: Scene, fighter: FighterBook, evening: Evening, chance: SeededChance
) -> None:
    """Offer one bout after the other until somebody accepts; a person is asked for the next night and waited for."""
    for proposal in matchmaking.proposals(scene, fighter):
        asked = desk.books.fighters[proposal.blue].manager
        if evening.decides(desk.books, asked):
            found = _agree(desk, scene, proposal, chance)
        else:
            found = _invite(desk, proposal, chance)
        if found:
            scene.take(fighter.number)
            return


def _agree(desk: Desk, scene: Scene, proposal: OfferBout, chance: SeededChance) -> bool:
    """Whether an offer between two seats the program decides for leads to a bout tonight."""
    before = len(desk.books.offers)
    if not is_accepted(desk, proposal, desk.party_of(proposal.red), chance):
        return False
    if len(desk.books.offers) > before:
        offer = next(reversed(desk.books.offers.values()))
        _answer(desk, scene, offer, chance)
        if offer.answer is not Answer.ACCEPTED:
            return False
    scene.take(proposal.red, proposal.blue)
    return True


def _invite(desk: Desk, proposal: OfferBout, chance: SeededChance) -> bool:
    """Offer a person's fighter a bout on the night after this one; whether the rules allow it."""
    later = replace(proposal, night=proposal.night + 1)
    return later.night <= desk.books.options.nights and is_accepted(
        desk, later, desk.party_of(later.red), chance
    )


def _answer(desk: Desk, scene: Scene, offer: OfferBook, chance: SeededChance) -> None:
    """The program's answer for the manager asked; an acceptance the rules forbid becomes a refusal."""
    asked = addressee(desk.books, offer)
    party = Party(desk.manager(asked or 0).name, asked)
    then = scene if offer.night == scene.night else Scene(desk.books, offer.night)
    try:
        judge(desk, matchmaking.answer(then, offer), party, chance)
    except RuleError as refusal:
        desk.write(OfferAnswered(offer.number, Answer.REFUSED, asked, str(refusal)))
    if offer.answer is Answer.ACCEPTED and offer.night < rested_from(scene.night):
        scene.take(offer.red, offer.blue)


def _fight_all(desk: Desk, night: int, evening: Evening, ready: AtTheBell) -> None:
    """The bouts in the order of C5; POP totals stay those from before the night."""
    bouts = [desk.books.bouts[booking.number] for booking in order_of_work(_bookings(desk, night))]
    for fought, bout in enumerate(bouts):
        if evening.progress is not None and not evening.progress(fought, len(bouts)):
            raise CancelledError(
                f"Stopped before bout {fought + 1} of night {night}; the night has not begun."
            )
        fight_bout(desk, bout, bout_seed(bout, evening.seed), ready)


def _bookings(desk: Desk, night: int) -> Iterable[Booking[int]]:
    return (booking(desk.books, bout) for bout in desk.books.bouts_of_night(night))


def _retire_all(desk: Desk, night: int, evening: Evening, seed: int) -> None:
    """The retirements the managers wish (C5 step 7)."""
    scene = Scene(desk.books, night)
    chance = SeededChance(derive_seed(seed, "stables"))
    for manager in tuple(desk.books.managers.values()):
        if evening.decides(desk.books, manager.number):
            for order in careers.retirements(scene, manager):
                judge(desk, order, Party(manager.name, manager.number), chance)


def _deal_all(desk: Desk, night: int, evening: Evening, seed: int) -> None:
    """Sales and trades, now that the night is over (C24)."""
    scene = Scene(desk.books, night)
    chance = SeededChance(derive_seed(seed, "deals"))
    for manager in tuple(desk.books.managers.values()):
        if evening.decides(desk.books, manager.number):
            _deal(desk, scene, manager, evening, chance)


def _deal(desk: Desk, scene: Scene, manager: ManagerBook, evening: Evening, chance: SeededChance) -> None:
    """Propose sales and let the program's own seats answer at once."""
    for order in tuple(careers.sales(scene, manager)):
        fighter = desk.books.fighters[order.fighter]
        if fighter.manager != manager.number:
            continue
        deal = deal_orders.propose(desk, order, Party(manager.name, manager.number))
        if evening.decides(desk.books, order.partner):
            deal_orders.answer_for_program(desk, scene, deal, chance)
    for deal in deal_orders.waiting_for(desk.books, manager.number):
        deal_orders.answer_for_program(desk, scene, deal, chance)


def _close(desk: Desk, night: int) -> None:
    """Offers for tonight lapse and the rankings are drawn up (C32-C34)."""
    lapse_until(desk, night)
    desk.write(NightClosed(night))


def _end_if_last(desk: Desk, night: int) -> None:
    """After the last night the campaign is over (C70)."""
    if night >= desk.books.options.nights:
        for deal in open_deals(desk.books):
            desk.write(DealAnswered(deal.number, accepted=False))
        desk.write(LeagueEnded())

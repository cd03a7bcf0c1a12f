"""A fight night from the first offer to the new rankings (C5), written as one act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.campaign.ai import careers, matchmaking
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.arenas import Arena, check_eligible, default_rounds, eligible
from ringside_manager.campaign.books import (
    Answer,
    Books,
    BoutBook,
    Division,
    FighterBook,
    ManagerBook,
    OfferBook,
)
from ringside_manager.campaign.bouts import bout_seed
from ringside_manager.campaign.frequency import rested_from
from ringside_manager.campaign.orders import MakeBout, OfferBout
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.campaign.titles import due_pair, is_patience_over, is_title_booked, is_vacant
from ringside_manager.errors import CancelledError, RuleError, against
from ringside_manager.language import say
from ringside_manager.league.business.deals import DealAnswered
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.nights import DoorsOpened, NightClosed
from ringside_manager.league.business.offers import BoutCancelled, OfferAnswered
from ringside_manager.office.docket import PROGRAM, Docket, NightOrder, Party
from ringside_manager.office.orders import carry_out, try_order
from ringside_manager.office.orders.bout_rules import bout_on_paper, check_bout, check_stake, check_strength
from ringside_manager.office.orders.cards import cut_cards
from ringside_manager.office.orders.deals import answer_for_program, open_deals, propose, waiting_for
from ringside_manager.office.orders.offers import addressee, lapse_until, make, open_offers
from ringside_manager.office.orders.tournaments import make_tournament_bouts
from ringside_manager.office.ring import AtTheBell, fight_bout

# What the promoter does on a fight night: bouts that do not stand as made, the vacant title (C3, C66)


Checked = TypeVar("Checked")
Pair = tuple[int, int]


def fill_vacant_titles(docket: Docket, scene: Scene, evening: NightOrder, chance: Chance) -> None:
    """While a title is vacant, the two best-ranked whose managers accept fight for it (C66).

    A promoter who is a person sees to it himself.
    """
    if docket.books.promoter and not evening.autopilot:
        return
    for division in docket.books.divisions.values():
        if is_vacant(division) and not is_title_booked(docket.books, division):
            _fill(docket, scene, division, evening, chance)


def _fill(docket: Docket, scene: Scene, division: Division, evening: NightOrder, chance: Chance) -> None:
    """Make the bout if the program decides for both; a person is asked, and passed over if he is silent for long."""
    tonight = _next_in_line(docket.books, division, evening, scene.night)
    if tonight and all(_is_decided(docket.books, number, evening) for number in tonight):
        red, blue = tonight
        title = MakeBout(scene.night, red, blue, Arena.BEST, title=True)
        available = all(scene.is_available(docket.books.fighters[number]) for number in tonight)
        if available and try_order(docket, title, Party(PROGRAM, promoter=True), chance):
            scene.take(*tonight)
    elif scene.night < docket.books.options.nights:
        later = _next_in_line(docket.books, division, evening, scene.night + 1)
        _ask(
            docket,
            later,
            [number for number in later if _is_decided(docket.books, number, evening)],
            scene.night + 1,
            chance,
        )


def _next_in_line(books: Books, division: Division, evening: NightOrder, night: int) -> Pair | tuple[()]:
    """The pair that is due on ``night``, persons who have been silent for too long passed over; or nobody."""
    silent = frozenset(
        number
        for number in division.ranking
        if is_patience_over(division, night) and not _is_decided(books, number, evening)
    )
    return due_pair(books, division, night, silent=silent) or ()


def _is_decided(books: Books, fighter: int, evening: NightOrder) -> bool:
    return evening.decides(books, books.fighters[fighter].manager)


def _ask(docket: Docket, pair: tuple[int, ...], deciding: list[int], night: int, chance: Chance) -> None:
    """An AI manager whose man is next in line asks the person whose man is, too."""
    asked_before = any(
        offer.title and {offer.red, offer.blue} == set(pair) for offer in open_offers(docket.books)
    )
    if asked_before or len(deciding) != 1:
        return
    opponent = next(number for number in pair if number not in deciding)
    terms = OfferBout(night, deciding[0], opponent, Arena.BEST, title=True, note="for the vacant title")
    try_order(docket, terms, docket.party_of(deciding[0]), chance)


def review_bouts(docket: Docket, night: int) -> None:
    """Bouts agreed earlier that cannot be held as they were made are moved or cancelled (C40-C45, C58)."""
    for bout in tuple(docket.books.bouts_of_night(night)):
        if bout.slot is None:
            _review(docket, bout)


def _review(docket: Docket, bout: BoutBook) -> None:
    """A bout that would start a man from nothing is off; one that lost its stage moves to the best still open."""
    weakness = _refusal(_check_strengths, docket.books, bout)
    objection = weakness or _refusal(_check_stage, docket.books, bout)
    if not objection:
        return
    docket.write(BoutCancelled(bout.number, objection))
    red, blue = (docket.books.fighters[number] for number in bout.fighters)
    arena = eligible(red.pop_half, blue.pop_half)[0]
    moved = bout_on_paper(bout.night, bout.red, bout.blue, arena, default_rounds(arena))
    if not weakness and not _refusal(check_bout, docket.books, moved):
        make(docket, moved, bout.offer)


def _check_strengths(books: Books, bout: BoutBook) -> None:
    for number in bout.fighters:
        check_strength(books, books.fighters[number], bout.night, bout.rounds, bout.system)


def _check_stage(books: Books, bout: BoutBook) -> None:
    red, blue = (books.fighters[number] for number in bout.fighters)
    if bout.title:
        check_stake(books, red, blue)
    check_eligible(bout.arena, red.pop_half, blue.pop_half, title=bout.title)


def _refusal(check: Callable[[Books, Checked], None], books: Books, checked: Checked) -> str:
    """What a check has to say against it, as a sentence; empty if nothing."""
    try:
        check(books, checked)
    except RuleError as refusal:
        return refusal.message
    return ""


def open_doors(docket: Docket, evening: NightOrder) -> int:
    """Do all that comes before the bell, and open the doors of the next night; its number.

    ``RuleError`` C70 after the last night, C2 if the doors are open already.
    """
    night = _next_night(docket)
    if docket.books.doors:
        raise against(
            "C2",
            "The doors of night {night} are open already.",
            night=night,
            next_step=say("Hold the night."),
        )
    _before_the_bell(docket, night, evening)
    docket.write(DoorsOpened(night, evening.seed))
    return night


def hold_night(docket: Docket, evening: NightOrder, ready: AtTheBell | None = None) -> int:
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
    scene = Scene(docket.books, night)
    chance = SeededChance(derive_seed(seed, "deals"))
    for manager in tuple(docket.books.managers.values()):
        if evening.decides(docket.books, manager.number):
            _deal(docket, scene, manager, evening, chance)
    _end_if_last(docket, night)
    return night


def _next_night(docket: Docket) -> int:
    books = docket.books
    if books.ended or books.closed >= books.options.nights:
        raise against(
            "C70",
            "The campaign was agreed over {nights} nights and is over.",
            nights=books.options.nights,
            next_step=say("Found a new league, with more nights if you like (--option nights=104)."),
        )
    return docket.next_night


def _before_the_bell(docket: Docket, night: int, evening: NightOrder) -> None:
    """Everything up to the final card (C5)."""
    seed = derive_seed(evening.seed, "night", night)
    make_tournament_bouts(docket, night)
    review_bouts(docket, night)
    _negotiate(docket, night, evening, seed)
    cut_cards(docket, night, evening, SeededChance(derive_seed(seed, "dates")))


def _negotiate(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
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
    docket: Docket, scene: Scene, fighter: FighterBook, evening: NightOrder, chance: SeededChance
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


def _fight_all(docket: Docket, night: int, evening: NightOrder, ready: AtTheBell) -> None:
    """The bouts in the order of C5; POP totals stay those from before the night."""
    bouts = order_of_work(docket.books.bouts_of_night(night))
    for fought, bout in enumerate(bouts):
        if evening.progress is not None and not evening.progress(fought, len(bouts)):
            raise CancelledError(
                say(
                    "Stopped before bout {fought} of night {night}; the night has not begun.",
                    fought=fought + 1,
                    night=night,
                )
            )
        fight_bout(docket, bout, bout_seed(bout, evening.seed), ready)


def _retire_all(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """The retirements the managers wish (C5 step 7)."""
    scene = Scene(docket.books, night)
    chance = SeededChance(derive_seed(seed, "stables"))
    for manager in tuple(docket.books.managers.values()):
        if evening.decides(docket.books, manager.number):
            for order in careers.retirements(scene, manager):
                carry_out(docket, order, Party(manager.name, manager.number), chance)


def _deal(
    docket: Docket, scene: Scene, manager: ManagerBook, evening: NightOrder, chance: SeededChance
) -> None:
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

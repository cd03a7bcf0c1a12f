"""How bouts are agreed before a night: the vacant title, offers made and answered, for the program's seats and by standing order."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import TypeVar

from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.campaign.ai import Learnt, Scene, matchmaking
from ringside_manager.campaign.ai.gathering import market_of
from ringside_manager.campaign.arenas import Arena, best_open, check_eligible, default_rounds
from ringside_manager.campaign.books import (
    Answer,
    Asking,
    Books,
    BoutBook,
    Conduct,
    Countering,
    Division,
    FighterBook,
    Judgement,
    MandateBook,
    OfferBook,
    Otherwise,
    Task,
)
from ringside_manager.campaign.bouts import check_fit, fit_from, rested_from
from ringside_manager.campaign.orders import AcceptOffer, DrawUpCard, MakeBout, OfferBout, RefuseOffer
from ringside_manager.campaign.rivalries import feuds
from ringside_manager.campaign.titles import due_pair, is_patience_over, is_title_booked, is_vacant
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say
from ringside_manager.league.business.nights import CardDrawnUp
from ringside_manager.league.business.offers import BoutCancelled, OfferAnswered
from ringside_manager.office.docket import PROGRAM, Docket, NightOrder, Party, judge
from ringside_manager.office.gathering import Gathering, answer_ahead
from ringside_manager.office.orders import carry_out, promoter, try_order
from ringside_manager.office.orders.bout_rules import bout_on_paper, check_bout, check_stake, check_strength
from ringside_manager.office.orders.offers import addressee, make, open_offers
from ringside_manager.office.orders.tournaments import make_tournament_bouts
from ringside_manager.paths import resources

# What the program's managers know of a night (C3; docs/studies/manager_chances.md)


def scene_of(books: Books, night: int) -> Scene:
    """Return the night as the program's managers see it, who judge as the league agreed on."""
    agreed = books.options
    weights = learnt(books.system, agreed.corners) if agreed.judgement is Judgement.LEARNT else None
    return Scene(books, night, weights)


@cache
def learnt(system: str, corners: str) -> Learnt | None:
    """What was learnt from bouts of a system with these corners, else with experts (C3); ``None`` for one never studied."""
    found = json.loads((resources() / "tables" / "chances.json").read_text(encoding="utf-8"))
    studied = found.get(system, {})
    weights = studied.get(corners) or studied.get("expert")
    return None if weights is None else Learnt(**weights)


# Bouts that do not stand as made (C40-C45, C58)


Checked = TypeVar("Checked")


def review_bouts(docket: Docket, night: int) -> None:
    """Bouts agreed earlier that cannot be held as they were made are moved or cancelled (C40-C45, C58)."""
    for bout in tuple(docket.books.bouts_of_night(night)):
        if bout.slot is None:
            _review(docket, bout)


def _review(docket: Docket, bout: BoutBook) -> None:
    """A bout of a hurt man, or that would start one from nothing, is off; one that lost its stage moves to the best still open."""
    weakness = _refusal(_check_strengths, docket.books, bout)
    objection = weakness or _refusal(_check_stage, docket.books, bout)
    if not objection:
        return
    docket.write(BoutCancelled(bout.number, objection))
    red, blue = (docket.books.fighters[number] for number in bout.fighters)
    table = docket.books.house.arenas
    arena = best_open(table, red.pop_half, blue.pop_half)
    moved = bout_on_paper(bout.night, bout.red, bout.blue, arena, default_rounds(table, arena))
    if not weakness and not _refusal(check_bout, docket.books, moved):
        moved.eliminator = bout.eliminator  # as it was ordered (Y14)
        make(docket, moved, bout.offer)


def _check_strengths(books: Books, bout: BoutBook) -> None:
    for number in bout.fighters:
        check_fit(books, books.fighters[number], bout.night)
        check_strength(books, books.fighters[number], bout.night, bout.rounds, bout.system)


def _check_stage(books: Books, bout: BoutBook) -> None:
    red, blue = (books.fighters[number] for number in bout.fighters)
    if bout.title:
        check_stake(books, red, blue)
    check_eligible(books.house.arenas, bout.arena, red.pop_half, blue.pop_half, title=bout.title)


def _refusal(check: Callable[[Books, Checked], None], books: Books, checked: Checked) -> str:
    """What a check has to say against it, as a sentence; empty if nothing."""
    try:
        check(books, checked)
    except RuleError as refusal:
        return refusal.message
    return ""


# The vacant title (C3, C66)


Pair = tuple[int, int]


def fill_vacant_titles(docket: Docket, scene: Scene, evening: NightOrder, chance: Chance) -> None:
    """While a title is vacant, the two best-ranked whose managers accept fight for it (C66).

    A promoter who is a person sees to it himself.
    """
    if docket.books.promoter and not evening.autopilot:
        return
    for division in docket.books.divisions.values():
        if is_vacant(docket.books, division) and not is_title_booked(docket.books, division):
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
        if is_patience_over(books, division, night) and not _is_decided(books, number, evening)
    )
    return due_pair(books, division, night, silent=silent) or ()


def _is_decided(books: Books, fighter: int, evening: NightOrder) -> bool:
    page = books.fighters[fighter]
    return evening.decides(books, page.manager) or matchmaking.is_managed(books, page, books.closed + 1)


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


# Offers made and answered


def agree(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """Make the bouts of a night: the tournament's, those that stand as agreed, those agreed on now (C5).

    Once its card is drawn up nobody the program decides for looks for bouts again; what was offered since is answered (C73).
    """
    make_tournament_bouts(docket, night)
    review_bouts(docket, night)
    promoter.answer_by_standing_order(docket, night, scene_of)
    if docket.books.drawn_up < night or evening.autopilot:
        negotiate(docket, night, evening, seed)
    else:
        chance = SeededChance(derive_seed(seed, "late orders"))
        scene = scene_of(docket.books, night)
        answer_offers(docket, scene, evening, chance)
        if docket.books.options.conduct is Conduct.BY_WORTH:
            _gather(docket, scene, evening, chance, seeking=False)


@judge.register
def draw_up(order: DrawUpCard, docket: Docket, by: Party, _chance: Chance) -> None:
    """Have the program's managers and the standing orders agree on the next night's bouts now, for the promoter to see (C73)."""
    books = docket.books
    if order.night != docket.next_night or books.doors or order.night > books.options.nights:
        raise against(
            "C73",
            "The card of the next fight night alone is drawn up, before its doors open, not that of night {night}.",
            night=order.night,
        )
    if books.drawn_up == order.night:
        raise against("C73", "The card of night {night} is drawn up already.", night=order.night)
    seed = derive_seed(books.seed, "night", order.night)
    agree(docket, order.night, NightOrder(books.seed, autopilot=False), seed)
    docket.write(CardDrawnUp(order.night))


def negotiate(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """The promoter sees to a vacant title; whoever the program decides for answers, offers and agrees.

    A standing order goes before the program's own judgement for the men it covers (C72).
    """
    scene = scene_of(docket.books, night)
    chance = SeededChance(derive_seed(seed, "orders"))
    fill_vacant_titles(docket, scene, evening, chance)
    answer_offers(docket, scene, evening, chance)
    if docket.books.options.conduct is Conduct.BY_WORTH:
        _gather(docket, scene, evening, chance)
    else:
        _seek_in_turn(docket, scene, evening, chance)
    if docket.books.house.wagers.program_heat and docket.books.house.wagers.most_stake_dollars:
        _call_out(docket, night, evening, chance)
    persons = any(not evening.decides(docket.books, manager) for manager in docket.books.managers)
    if persons and docket.books.options.asking is Asking.AHEAD:
        _ask_ahead(docket, night, evening, chance)


def _gather(
    docket: Docket, scene: Scene, evening: NightOrder, chance: SeededChance, *, seeking: bool = True
) -> None:
    """Agree on the night's bouts in the order of their worth; who has none is offered to persons for the night after (C79)."""
    night = Gathering(docket, evening, market_of(scene), chance, seeking)
    night.agree()
    night.refuse(lambda offer: _is_countered(docket, scene, offer, evening, chance))
    for man, proposal in night.leftover():
        if scene.is_available(man) and _invite(docket, proposal, chance):
            scene.take(man.number)


def _seek_in_turn(docket: Docket, scene: Scene, evening: NightOrder, chance: SeededChance) -> None:
    """One man after the other looks for a bout."""
    for fighter in scene.market():
        if scene.is_available(fighter) and _seeks(docket.books, fighter, evening):
            _seek_bout(docket, scene, fighter, evening, chance)


def _call_out(docket: Docket, night: int, evening: NightOrder, chance: SeededChance) -> None:
    """The program's managers call out whom a hot feud is with, for the first night on which both are rested (C55, C81)."""
    books = docket.books
    for feud in feuds(books):
        if feud.heat < books.house.wagers.program_heat:
            break
        pair = [books.fighters[number] for number in (feud.one, feud.other)]
        later = max(night + 1, *(fit_from(books, page) for page in pair))
        if later > books.options.nights:
            continue
        scene = scene_of(books, later)
        for page in pair:
            if page.manager is not None and evening.decides(books, page.manager):
                order = matchmaking.call_out(scene, feud, page.manager)
                if order is not None and try_order(docket, order, docket.party_of(page.number), chance):
                    break


MOST_ASKED = 2
"""Offers that wait for one man of a person's before he is asked for no more."""


def _ask_ahead(docket: Docket, night: int, evening: NightOrder, chance: SeededChance) -> None:
    """The program's men without a bout are offered to persons for the nights on which both will be rested (C3, C55)."""
    books = docket.books
    _let_lapse(docket, evening)
    for later in range(night + 1, min(night + books.house.rest.nights, books.options.nights) + 1):
        scene, waiting = scene_of(books, later), open_offers(books)
        asking = {offer.red for offer in waiting}
        own = [fighter for fighter in scene.market() if evening.decides(books, fighter.manager)]
        scene.take(*(fighter.number for fighter in own))  # they agree among themselves when the night comes
        asked = Counter(offer.blue for offer in waiting)
        scene.take(*(offer.blue for offer in waiting if offer.night == later))
        scene.take(*(man for man, offers in asked.items() if offers >= MOST_ASKED))
        for fighter in own:
            if not fighter.booked and fighter.number not in asking:
                _ask_person(docket, scene, fighter, chance)


def _ask_person(docket: Docket, scene: Scene, fighter: FighterBook, chance: SeededChance) -> None:
    for proposal in matchmaking.proposals_within_terms(scene, fighter):
        free = not docket.books.fighters[proposal.blue].booked
        if free and try_order(docket, proposal, docket.party_of(fighter.number), chance):
            scene.take(proposal.blue)
            return


def _let_lapse(docket: Docket, evening: NightOrder) -> None:
    """Offers of the program's for men who have another bout by now, too close to it, lapse."""
    books = docket.books
    for offer in open_offers(books):
        nights = [books.bouts[bout].night for bout in books.fighters[offer.red].booked]
        close = any(abs(made - offer.night) < books.house.rest.nights for made in nights)
        if close and evening.decides(books, offer.proposer):
            docket.write(
                OfferAnswered(offer.number, Answer.LAPSED, None, say("one of the two has another bout"))
            )


def answer_offers(docket: Docket, scene: Scene, evening: NightOrder, chance: SeededChance) -> None:
    """Answer the offers that wait for a seat the program decides for, and those a standing order answers.

    Where all offers are gathered, those for tonight wait for each other (C79).
    """
    gathered = docket.books.options.conduct is Conduct.BY_WORTH
    for offer in open_offers(docket.books):
        if offer.answer is not None:
            continue
        order = _by_standing_order(docket.books, scene, offer)
        if order is not None:
            _answer(docket, scene, offer, order, chance)
        elif gathered and evening.decides(docket.books, addressee(docket.books, offer)):
            if offer.night > scene.night:
                later = scene_of(docket.books, offer.night)
                answer_ahead(docket, scene, later, offer, chance)
        elif evening.decides(docket.books, addressee(docket.books, offer)) and not _is_countered(
            docket, scene, offer, evening, chance
        ):
            _answer(docket, scene, offer, None, chance)


def _is_countered(
    docket: Docket, scene: Scene, offer: OfferBook, evening: NightOrder, chance: SeededChance
) -> bool:
    """Whether the manager asked answers a person's offer with other terms, in a league that agreed on it (C75)."""
    books = docket.books
    if books.options.countering is Countering.NEVER or evening.decides(books, offer.proposer):
        return False
    terms = matchmaking.counter(_scene_for(books, scene, offer), offer, partial(scene_of, books))
    return terms is not None and try_order(docket, terms, docket.party_of(offer.blue), chance)


def _seeks(books: Books, fighter: FighterBook, evening: NightOrder) -> bool:
    """Whether a bout is looked for: where a standing order counts, only if it says so."""
    mandate = matchmaking.mandate_for(books, fighter, books.closed + 1) if books.mandates else None
    return evening.decides(books, fighter.manager) if mandate is None else mandate.task is Task.MANAGE


def _by_standing_order(books: Books, scene: Scene, offer: OfferBook) -> AcceptOffer | RefuseOffer | None:
    if not books.mandates:
        return None
    return matchmaking.standing_answer(_scene_for(books, scene, offer), offer)


def _scene_for(books: Books, scene: Scene, offer: OfferBook) -> Scene:
    return scene if offer.night == scene.night else scene_of(books, offer.night)


def waits_for_manager(books: Books, offer: OfferBook) -> bool:
    """Whether an offer waits for its manager himself, and no standing order will answer it (C72)."""
    if not books.mandates:
        return True
    return matchmaking.standing_answer(scene_of(books, offer.night), offer) is None


def _seek_bout(
    docket: Docket, scene: Scene, fighter: FighterBook, evening: NightOrder, chance: SeededChance
) -> None:
    """Offer one bout after the other until somebody accepts; a person is asked for the next night and waited for."""
    for proposal in matchmaking.proposals_within_terms(scene, fighter):
        asked = docket.books.fighters[proposal.blue]
        mandate = matchmaking.mandate_for(docket.books, asked, scene.night) if docket.books.mandates else None
        if mandate is not None:
            found = _agree_by_order(docket, scene, proposal, mandate, chance)
        elif evening.decides(docket.books, asked.manager):
            found = _agree(docket, scene, proposal, chance)
        else:
            found = _invite(docket, proposal, chance)
        if found:
            scene.take(fighter.number)
            return


def _agree_by_order(
    docket: Docket, scene: Scene, proposal: OfferBout, mandate: MandateBook, chance: SeededChance
) -> bool:
    """Whether a standing order of the other side lets an offer lead to a bout tonight; its manager may be asked himself.

    Who would decline all the same is not asked.
    """
    terms = proposal.night, proposal.red, proposal.blue, proposal.arena, proposal.rounds or 1, proposal.title
    asked = OfferBook(0, scene.night, *terms, docket.books.fighters[proposal.red].manager or 0, "")
    order = matchmaking.standing_answer(scene, asked)
    if isinstance(order, AcceptOffer):
        return _agree(docket, scene, proposal, chance)
    return mandate.otherwise is Otherwise.WAIT and _invite(docket, proposal, chance)


def _agree(docket: Docket, scene: Scene, proposal: OfferBout, chance: SeededChance) -> bool:
    """Whether an offer between two seats the program decides for leads to a bout tonight."""
    before = len(docket.books.offers)
    if not try_order(docket, proposal, docket.party_of(proposal.red), chance):
        return False
    if len(docket.books.offers) > before:
        offer = next(reversed(docket.books.offers.values()))
        _answer(docket, scene, offer, _by_standing_order(docket.books, scene, offer), chance)
        if offer.answer is not Answer.ACCEPTED:
            return False
    scene.take(proposal.red, proposal.blue)
    return True


def _invite(docket: Docket, proposal: OfferBout, chance: SeededChance) -> bool:
    """Offer a person's fighter a bout on the night after this one; whether the rules allow it."""
    later = replace(proposal, night=proposal.night + 1)
    books = docket.books
    ahead = books.options.asking is Asking.AHEAD
    if ahead and sum(offer.blue == later.blue for offer in open_offers(books)) >= MOST_ASKED:
        return False
    return later.night <= books.options.nights and try_order(
        docket, later, docket.party_of(later.red), chance
    )


def _answer(
    docket: Docket,
    scene: Scene,
    offer: OfferBook,
    order: AcceptOffer | RefuseOffer | None,
    chance: SeededChance,
) -> None:
    """A standing order's answer for the manager asked, else the program's; an acceptance the rules forbid becomes a refusal."""
    asked = addressee(docket.books, offer)
    party = Party(docket.manager(asked or 0).name, asked)
    try:
        told = order or matchmaking.answer(_scene_for(docket.books, scene, offer), offer)
        carry_out(docket, told, party, chance)
    except RuleError as refusal:
        docket.write(OfferAnswered(offer.number, Answer.REFUSED, asked, str(refusal)))
    if offer.answer is Answer.ACCEPTED and offer.night < rested_from(docket.books.house.rest, scene.night):
        scene.take(offer.red, offer.blue)

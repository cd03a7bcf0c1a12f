"""What a manager orders for his own stable: contracts (Y9), fight plans sealed before the bell, standing orders (C3, C72)."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.books import Answer, Books, FighterBook, ManagerBook, TermsBook
from ringside_manager.campaign.contracts import Reply, Terms, check_talks, check_terms, worth_cents
from ringside_manager.campaign.orders import (
    EndMandate,
    ExtendContract,
    GiveMandate,
    SetFightPlan,
    SignFighter,
    Talk,
)
from ringside_manager.campaign.talks import asks, is_full, open_terms, says, standing_of
from ringside_manager.errors import FileError, RuleError, SetError, against
from ringside_manager.language import joined, say, word
from ringside_manager.league.business.club import MandateEnded, MandateGiven
from ringside_manager.league.business.contracts import TermsAnswered, TermsOffered
from ringside_manager.league.business.nights import MOST_PLAN, PlanSealed
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.orders.bout_rules import check_off_card, is_on_card
from ringside_manager.plans.files import parse_plan

# Contracts extended, and terms offered to free agents


def is_plain(order: Talk) -> bool:
    """Return whether an order names no terms."""
    return (order.share, order.seasons, order.fee_cents) == (None, None, None)


def terms_of(books: Books, order: Talk, fighter: FighterBook, manager: int) -> Terms:
    """Return the terms an order offers: what it leaves out is as the man asks for.

    ``RuleError`` Y9 for terms no contract may have, or a fee the manager cannot pay.
    """
    house, wanted = books.house, asks(books, fighter, manager)
    terms = Terms(
        wanted.share if order.share is None else order.share,
        (wanted.seasons if order.seasons is None else order.seasons) if house.contracts.seasons else 1,
        wanted.fee_cents if order.fee_cents is None else order.fee_cents,
    )
    check_terms(house.contracts, house.share, terms)
    page = books.managers[manager]
    if terms.fee_cents > max(0, page.balance_cents):
        has, fee = (f"${cents / 100:,.2f}" for cents in (page.balance_cents, terms.fee_cents))
        raise against(
            "Y9", "{name} has {has} and cannot pay a fee of {fee}.", name=page.name, has=has, fee=fee,
            next_step=say("Offer a lower fee and a smaller share."),
        )  # fmt: skip
    return terms


def check_extension(books: Books, fighter: FighterBook, manager: int | None) -> None:
    """Raise ``RuleError`` unless a manager may offer a fighter a longer contract now (Y9)."""
    if fighter.is_retired:
        raise against("C17", "{name} is retired and signs no contract.", name=fighter.name)
    if manager is None or fighter.manager != manager:
        name = say("the promoter") if manager is None else books.managers[manager].name
        raise against("Y9", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=name)
    check_talks(books.house.contracts, fighter.name, fighter.contract_until, books.closed)
    check_off_card(books, fighter.number)


@judge.register
def extend(order: ExtendContract, docket: Docket, by: Party, _chance: Chance) -> None:
    """Offer a longer contract, and write down what the man says at once."""
    fighter = docket.fighter(order.fighter)
    check_extension(docket.books, fighter, by.manager)
    manager = by.manager or 0
    terms = terms_of(docket.books, order, fighter, manager)
    said, met = says(docket.books, fighter, manager, terms)
    _answer(docket, _offered(docket, fighter, manager, terms), said, met)


def offer_terms(order: SignFighter, docket: Docket, manager: int, fighter: FighterBook) -> None:
    """Offer a free agent terms, which wait for the next night; they take the place of what was offered before."""
    terms = terms_of(docket.books, order, fighter, manager)
    for before in open_terms(docket.books):
        if (before.fighter, before.manager) == (fighter.number, manager):
            docket.write(TermsAnswered(before.number, Answer.WITHDRAWN))
    _offered(docket, fighter, manager, terms)


def take_back_terms(docket: Docket, number: int, by: Party) -> None:
    """Take back terms of one's own on which the man has not spoken (Y9)."""
    page = docket.books.terms[number]
    if page.answer is not None:
        raise against(
            "Y9", "Offer {number} is no longer open: it was {value}.", number=number,
            value=word(page.answer.value),
        )  # fmt: skip
    if page.manager != by.manager:
        raise against("Y9", "Offer {number} is not {name}'s own.", number=number, name=by.name)
    docket.write(TermsAnswered(number, Answer.WITHDRAWN))


def _offered(docket: Docket, fighter: FighterBook, manager: int, terms: Terms) -> TermsBook:
    deed = TermsOffered(fighter.number, manager, terms.share, terms.seasons, terms.fee_cents)
    return docket.books.terms[docket.write(deed)]


_ANSWERS = {Reply.YES: Answer.ACCEPTED, Reply.COUNTER: Answer.COUNTERED, Reply.NO: Answer.REFUSED}


def _answer(docket: Docket, page: TermsBook, said: Reply, met: Terms) -> None:
    counter = met.share if said is Reply.COUNTER else None
    docket.write(TermsAnswered(page.number, _ANSWERS[said], counter))


# What free agents say


def answer_terms(docket: Docket) -> None:
    """Let every free agent who was offered terms answer, the most popular first: the best offer wins (Y9)."""
    fighters = docket.books.fighters
    wanted = {fighters[page.fighter].number: fighters[page.fighter] for page in open_terms(docket.books)}
    for fighter in sorted(wanted.values(), key=lambda page: (-page.pop_half, page.number)):
        _choose(docket, fighter)


def _choose(docket: Docket, fighter: FighterBook) -> None:
    """A man signs the best terms that he signs at all, or counters the best on which he still talks."""
    offered = [page for page in open_terms(docket.books) if page.fighter == fighter.number]
    stands = [page for page in offered if _stands(docket.books, page, fighter)]
    said = {page.number: says(docket.books, fighter, page.manager, page.terms) for page in stands}
    best = _best(docket.books, fighter, stands)
    taken = next((page for page in best if said[page.number][0] is Reply.YES), None)
    if taken is None:
        taken = next((page for page in best if said[page.number][0] is Reply.COUNTER), None)
    for page in offered:
        if page.number not in said:
            docket.write(TermsAnswered(page.number, Answer.LAPSED))
        elif page is not taken:
            docket.write(TermsAnswered(page.number, Answer.REFUSED))
    if taken is not None:
        _answer(docket, taken, *said[taken.number])


def _stands(books: Books, page: TermsBook, fighter: FighterBook) -> bool:
    """Whether terms can still be signed: he is free, there is a place for him, and money for the fee."""
    manager = books.managers[page.manager]
    free = fighter.manager is None and not fighter.is_retired
    return free and not is_full(books, manager) and page.fee_cents <= max(0, manager.balance_cents)


def _best(books: Books, fighter: FighterBook, offered: Iterable[TermsBook]) -> list[TermsBook]:
    """Terms by what they are worth to a man, the earliest of equals first."""
    contracts = books.house.contracts

    def worth(page: TermsBook) -> tuple[int, int]:
        man = standing_of(books, fighter, page.manager)
        return -worth_cents(contracts, man, page.terms), page.number

    return sorted(offered, key=worth)


# Fight plans and standing orders: who may give them, for whom, and what they do


MOST_TOLD = 10
"""Faults of a plan that a refusal lists."""


@judge.register
def seal(order: SetFightPlan, docket: Docket, by: Party, _chance: Chance) -> None:
    """Seal a plan for one of his own fighters, or take back the one in force."""
    fighter = docket.fighter(order.fighter)
    if by.manager is None or fighter.manager != by.manager:
        raise against("C3", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=by.name)
    if fighter.is_retired:
        raise against("C17", "{name} is retired and fights no more.", name=fighter.name)
    if is_on_card(docket.books, fighter.number):
        raise against(
            "C3",
            "The doors of night {doors} are open: the fight plan of {name} is sealed.",
            doors=docket.books.doors,
            name=fighter.name,
            next_step=say("Change it when the night is over."),
        )
    text = order.plan if order.plan.strip() else ""
    if text:
        check_plan(docket.books, text)
    elif fighter.plan is None:
        raise against("C3", "There is no fight plan for {name} to take back.", name=fighter.name)
    docket.write(PlanSealed(fighter.number, by.manager, text))


def check_plan(books: Books, text: str) -> None:
    """Raise ``RuleError`` C3, every fault told with its line, if no corner of this league could follow a plan."""
    if len(text) > MOST_PLAN:
        raise against(
            "C3",
            "A fight plan has {most_plan} characters at most; this one has {text}.",
            most_plan=f"{MOST_PLAN:,}",
            text=f"{len(text):,}",
        )
    try:
        parse_plan(text, "The fight plan", registry.get(books.system).info)
    except SetError as refused:
        faults = [str(problem) for problem in refused.problems[:MOST_TOLD]]
        more = len(refused.problems) - len(faults)
        listed = joined("; ", [*faults, *([say("and {number} more", number=more)] if more else [])])
        raise against("C3", "The fight plan cannot be followed: {listed}.", listed=listed) from refused
    except FileError as refused:
        raise RuleError("C3", str(refused)) from refused


@judge.register
def give(order: GiveMandate, docket: Docket, by: Party, chance: Chance) -> None:
    """Give a standing order; it takes the place of those before it for the men it covers."""
    manager = _manager(docket, by)
    _check_named(docket, order, by)
    men = order.fighters or tuple(manager.stable)
    if order.plan is not None:
        check_off_card(docket.books, *men)
        if order.plan.strip():
            check_plan(docket.books, order.plan)
    docket.write(
        MandateGiven(
            manager.number, order.task, order.until, order.fighters, order.least_chance or 0,
            order.least_cents or 0, order.rest or 0, order.never, order.otherwise,
            order.never_champion, order.never_champions_of,
        )
    )  # fmt: skip
    if order.plan is not None:
        for number in men:
            if order.plan.strip() or docket.books.fighters[number].plan is not None:
                seal(SetFightPlan(number, order.plan), docket, by, chance)


def _check_named(docket: Docket, order: GiveMandate, by: Party) -> None:
    """The men are his, whoever is named there is, and the last night is still to come."""
    for number in order.fighters:
        fighter = docket.fighter(number)
        if fighter.manager != by.manager:
            raise against("C72", "{name} is not one of {name2}'s fighters.", name=fighter.name, name2=by.name)
    for number in order.never:
        docket.fighter(number)
    for number in order.never_champions_of:
        docket.manager(number)
    if order.until is not None and order.until < docket.next_night:
        raise against(
            "C72",
            "Night {night} is over; a standing order holds from night {next_night} on.",
            night=order.until,
            next_night=docket.next_night,
        )


@judge.register
def end(order: EndMandate, docket: Docket, by: Party, _chance: Chance) -> None:
    """End one standing order of his, or all that hold."""
    manager = _manager(docket, by)
    mine = [
        mandate.number
        for mandate in docket.books.mandates.values()
        if mandate.manager == manager.number and mandate.holds(docket.next_night)
    ]
    if order.mandate is None and not mine:
        raise against("C72", "{name} has given no standing order that holds.", name=by.name)
    if order.mandate is not None and order.mandate not in mine:
        raise against(
            "C72",
            "There is no standing order {number} of {name}'s that holds.",
            number=order.mandate,
            name=by.name,
            next_step=say("Leave the number out to end all of them."),
        )
    for number in mine if order.mandate is None else [order.mandate]:
        docket.write(MandateEnded(manager.number, number))


def _manager(docket: Docket, by: Party) -> ManagerBook:
    if by.manager is None:
        raise against("C72", "Only a manager gives standing orders, not {name}.", name=by.name)
    return docket.manager(by.manager)

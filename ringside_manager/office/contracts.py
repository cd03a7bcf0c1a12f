"""Contracts between the nights: the program's managers extend and sign, free agents answer, contracts run out (Y9)."""

from __future__ import annotations

from ringside_manager.bout.chance import SeededChance, derive_seed
from ringside_manager.campaign.ai import contracts as plan
from ringside_manager.campaign.ai.mandates import is_away, mandate_for
from ringside_manager.campaign.ai.planning import plan_of
from ringside_manager.campaign.books import Books, Conduct, FighterBook, Task
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.talks import ending, is_full
from ringside_manager.language import say
from ringside_manager.league.business.contracts import ContractsEnded
from ringside_manager.office.agreeing import scene_of
from ringside_manager.office.docket import Docket, NightOrder, Party
from ringside_manager.office.orders import try_order
from ringside_manager.office.orders.contracts import answer_terms
from ringside_manager.office.orders.deals import lapse_deals
from ringside_manager.office.orders.offers import lapse_offers


def hold_market(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """Before a night, let the program's managers offer free agents terms, and all free agents answer.

    Without contracts managers who plan for their stables sign whom they want at once, the poorest first (C18).
    """
    books = docket.books
    chance = SeededChance(derive_seed(seed, "terms"))
    if not books.house.contracts.seasons:
        if books.options.conduct is Conduct.BY_WORTH:
            _fill_places(docket, night, evening, chance)
        return
    scene = scene_of(books, night)
    for manager in tuple(books.managers.values()):
        if evening.decides(books, manager.number):
            for order in plan.signings(scene, manager):
                try_order(docket, order, Party(manager.name, manager.number), chance)
    answer_terms(docket)


def _fill_places(docket: Docket, night: int, evening: NightOrder, chance: SeededChance) -> None:
    """Let the program's managers sign free agents into empty places, one each."""
    books = docket.books
    lacking = [
        page
        for page in books.managers.values()
        if not is_full(books, page)
        and evening.decides(books, page.number)
        and not is_away(books, page.number, night)
    ]
    if not lacking or not books.free_agents():
        return
    scene = scene_of(books, night)
    for manager in sorted(lacking, key=lambda page: (page.balance_cents, -page.seat)):
        order = plan_of(scene).signing(manager)
        if order is not None:
            try_order(docket, order, Party(manager.name, manager.number), chance)


def extend_all(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """After the last night of a season, let the program's managers extend the contracts that end with it."""
    if night % SEASON:
        return
    chance, scene = SeededChance(derive_seed(seed, "contracts")), scene_of(docket.books, night)
    for page in tuple(ending(docket.books, night)):
        if _decides(docket.books, page, evening, night):
            party = docket.party_of(page.number)
            for order in plan.extensions(scene, page):
                if page.contract_until is not None and page.contract_until <= night:
                    try_order(docket, order, party, chance)


def _decides(books: Books, page: FighterBook, evening: NightOrder, night: int) -> bool:
    """Whether the program talks with a man: for its own managers, and for whoever left him to the office (C72)."""
    mandate = mandate_for(books, page, night) if books.mandates else None
    return evening.decides(books, page.manager) or (mandate is not None and mandate.task is Task.MANAGE)


def end_contracts(docket: Docket, night: int) -> None:
    """After the last night of a season, let go whoever has no longer contract; at the end of a campaign nobody."""
    books = docket.books
    if night % SEASON or night >= books.options.nights:
        return
    gone = tuple(page.number for page in ending(books, night))
    if not gone:
        return
    reason = say("his contract has ended")
    lapse_offers(docket, gone, reason)
    lapse_deals(docket, gone)
    docket.write(ContractsEnded(night, gone))

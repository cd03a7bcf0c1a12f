"""What the program's managers plan about contracts: whom they keep, whom they sign, and what they pay (Y9)."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from ringside_manager.campaign.ai.scene import Style, style_of
from ringside_manager.campaign.books import Books, FighterBook, ManagerBook, Skill, Temperament
from ringside_manager.campaign.careers import age_of, wear_of
from ringside_manager.campaign.contracts import Standing, Terms, meets
from ringside_manager.campaign.orders import ExtendContract, SignFighter
from ringside_manager.campaign.talks import asks, is_full, last_word, purse_dollars, standing_of
from ringside_manager.campaign.years import retirement_percent

GROWS, FALLS = 1.08, 0.8
"""By what factor a man's purses change from season to season, before his body fails him and after."""
REPLACED = 0.5
"""What another man would bring in a place, beside one of middling purses on the usual terms."""
SPARE = 3
"""How many more men than he has places for a manager makes offers to."""
PURSE = 2
"""No fee takes more than one part in so many of a manager's money."""
HAGGLERS = (Skill.CONTENDER, Skill.EXPERT, None)
"""The levels of managers who do not pay what is asked at once."""


def extensions(books: Books, page: FighterBook) -> Iterator[ExtendContract]:
    """What a manager offers a man whose contract ends: nothing if the place is worth more without him.

    Who haggles begins a little below what is asked, and takes the man's last word.
    """
    manager = books.managers[page.manager or 0]
    best = _best_terms(books, page, manager)
    if best is None or _yearly_cents(books, page, manager, best) < _replaced_cents(books):
        return
    house = books.house
    if manager.skill in HAGGLERS:
        higher = min(house.share.most, best.share + house.contracts.counter_points)
        yield ExtendContract(page.number, higher, best.seasons, best.fee_cents)
    word = last_word(books, page, manager.number)
    best = best if word is None else max(best, word, key=lambda terms: terms.share)
    yield ExtendContract(page.number, best.share, best.seasons, best.fee_cents)


def signings(books: Books, manager: ManagerBook, night: int) -> Iterator[SignFighter]:
    """What a manager offers free agents: those first who bring most, and a little more than is asked if he is keen."""
    places = books.options.stable_size - len(manager.stable)
    if places < 1 or night > books.options.nights:
        return
    valued = []
    for page in books.free_agents():
        best = _best_terms(books, page, manager)
        if best is not None:
            cents = _yearly_cents(books, page, manager, best)
            valued.append((cents * (1 + _missed(books, page, manager)), -page.number, best))
    rivals = any(not is_full(books, other) for other in books.managers.values() if other is not manager)
    for cents, number, best in sorted(valued, reverse=True)[: places + SPARE]:
        if cents > 0:
            share = max(books.house.share.least, best.share - (_keen(manager) if rivals else 0))
            yield SignFighter(-number, share, best.seasons, best.fee_cents)


def _best_terms(books: Books, page: FighterBook, manager: ManagerBook) -> Terms | None:
    """The terms a man would sign that bring a manager most in a season."""
    house, man = books.house, standing_of(books, page, manager.number)
    wanted = asks(books, page, manager.number)
    found = []
    for seasons in range(1, house.contracts.seasons + 1):
        asked = wanted.fee_cents * seasons // wanted.seasons
        fee = min(asked, max(0, manager.balance_cents) // PURSE) // 100 * 100
        share = meets(house.contracts, house.share, man, seasons, fee)
        if share is not None:
            found.append(Terms(share, seasons, fee))
    return max(found, key=lambda terms: _yearly_cents(books, page, manager, terms, man), default=None)


def _yearly_cents(
    books: Books, page: FighterBook, manager: ManagerBook, terms: Terms, man: Standing | None = None
) -> float:
    """What a contract brings a manager in a season, the fee taken off: men grow, decline and may retire."""
    style = _style(books, manager)
    years, purse = books.house.years, purse_dollars(books, page)
    failing = standing_of(books, page, manager.number).failing if man is None else man.failing
    age = age_of(books, page) + wear_of(books, page) if years.a_season else 0
    factor = min(1.0, FALLS / style.fear) if failing else GROWS
    brought, there = 0.0, 1.0
    for season in range(terms.seasons):
        brought += purse * terms.share * there * factor**season
        there *= 1 - retirement_percent(years, age + season + 1, page.losing_streak) / 100
    return (brought - terms.fee_cents) / terms.seasons


def _replaced_cents(books: Books) -> float:
    """What a place brings in a season with another man in it."""
    managed = (books.fighters[number] for manager in books.managers.values() for number in manager.stable)
    return REPLACED * books.house.contracts.share * median(purse_dollars(books, page) for page in managed)


def _missed(books: Books, page: FighterBook, manager: ManagerBook) -> float:
    """How much more a man is worth to a stable that has no contender, or none who is young."""
    stable = [books.fighters[number] for number in manager.stable]
    contender = 0.5 if page.rank is not None and all(man.rank is None for man in stable) else 0.0
    years = books.house.years
    if not years.a_season:
        return contender
    young = age_of(books, page) < years.body_until and all(
        age_of(books, man) >= years.body_until for man in stable
    )
    return contender + (0.5 if young else 0.0)


def _keen(manager: ManagerBook) -> int:
    """Points of share by which a manager outbids others."""
    return {Temperament.RECKLESS: 2, Temperament.BALANCED: 1}.get(
        manager.temperament or Temperament.BALANCED, 0
    )


def _style(books: Books, manager: ManagerBook) -> Style:
    return style_of(manager.temperament, books.options.conduct)

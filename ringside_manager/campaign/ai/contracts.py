"""What the program's managers plan about contracts: whom they keep, whom they sign, and what they pay (Y9)."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.campaign.ai.planning import WANTED, Lack, Survey, plan_of
from ringside_manager.campaign.ai.scene import Scene
from ringside_manager.campaign.books import FighterBook, ManagerBook, Skill, Temperament
from ringside_manager.campaign.contracts import Terms, meets
from ringside_manager.campaign.orders import ExtendContract, SignFighter
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.talks import asks, is_full, last_word, standing_of

REPLACED = 0.5
"""What another man would bring in a place, beside one of middling purses on the usual terms."""
SPARE = 3
"""How many more men than he has places for a manager makes offers to."""
PURSE = 2
"""No fee takes more than one part in so many of a manager's money."""
HAGGLERS = (Skill.CONTENDER, Skill.EXPERT, None)
"""The levels of managers who do not pay what is asked at once."""


def extensions(scene: Scene, page: FighterBook) -> Iterator[ExtendContract]:
    """What a manager offers a man whose contract ends: nothing if the place is worth more without him.

    Who haggles begins a little below what is asked, and takes the man's last word.
    """
    books = scene.books
    manager = books.managers[page.manager or 0]
    best = _best_terms(scene, page, manager)
    if best is None or _yearly_cents(scene, page, manager, best) < _replaced_cents(scene):
        return
    house = books.house
    if manager.skill in HAGGLERS:
        higher = min(house.share.most, best.share + house.contracts.counter_points)
        yield ExtendContract(page.number, higher, best.seasons, best.fee_cents)
    word = last_word(books, page, manager.number)
    best = best if word is None else max(best, word, key=lambda terms: terms.share)
    yield ExtendContract(page.number, best.share, best.seasons, best.fee_cents)


def signings(scene: Scene, manager: ManagerBook) -> Iterator[SignFighter]:
    """What a manager offers free agents: those first who bring most, and a little more than is asked if he is keen."""
    books = scene.books
    places = books.options.stable_size - len(manager.stable)
    if places < 1 or scene.night > books.options.nights:
        return
    valued = []
    for page in books.free_agents():
        best = _best_terms(scene, page, manager)
        if best is not None:
            cents = _yearly_cents(scene, page, manager, best)
            valued.append(
                (
                    cents * (1 + WANTED * len(_filled(plan_of(scene).survey, page, manager))),
                    -page.number,
                    best,
                )
            )
    rivals = any(not is_full(books, other) for other in books.managers.values() if other is not manager)
    for cents, number, best in sorted(valued, reverse=True)[: places + SPARE]:
        if cents > 0:
            share = max(books.house.share.least, best.share - (_keen(manager) if rivals else 0))
            yield SignFighter(-number, share, best.seasons, best.fee_cents)


def _best_terms(scene: Scene, page: FighterBook, manager: ManagerBook) -> Terms | None:
    """The terms a man would sign that bring a manager most in a season."""
    books = scene.books
    house, man = books.house, standing_of(books, page, manager.number)
    wanted = asks(books, page, manager.number)
    found = []
    for seasons in range(1, house.contracts.seasons + 1):
        asked = wanted.fee_cents * seasons // wanted.seasons
        fee = min(asked, max(0, manager.balance_cents) // PURSE) // 100 * 100
        share = meets(house.contracts, house.share, man, seasons, fee)
        if share is not None:
            found.append(Terms(share, seasons, fee))
    return max(found, key=lambda terms: _yearly_cents(scene, page, manager, terms), default=None)


def _yearly_cents(scene: Scene, page: FighterBook, manager: ManagerBook, terms: Terms) -> float:
    """What a contract brings a manager in a season, the fee taken off: men grow, decline and may retire."""
    paid = plan_of(scene).dollars(manager, page, terms.seasons * SEASON)
    return (paid * terms.share - terms.fee_cents) / terms.seasons


def _replaced_cents(scene: Scene) -> float:
    """What a place brings in a season with another man in it."""
    return REPLACED * scene.books.house.contracts.share * plan_of(scene).usual_dollars


def _filled(survey: Survey, page: FighterBook, manager: ManagerBook) -> list[Lack]:
    """What a stable lacks and a man would be."""
    return [lack for lack in survey.lacks(manager) if survey.fills(page, lack)]


def _keen(manager: ManagerBook) -> int:
    """Points of share by which a manager outbids others."""
    return {Temperament.RECKLESS: 2, Temperament.BALANCED: 1}.get(
        manager.temperament or Temperament.BALANCED, 0
    )

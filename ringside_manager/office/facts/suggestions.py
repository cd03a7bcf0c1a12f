"""Bouts worth making: the first man free, and whom he could meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import partial
from typing import NamedTuple

from ringside_manager.campaign.ai import Scene
from ringside_manager.campaign.ai.valuation import stage
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.orders import MakeBout, OfferBout
from ringside_manager.office.agreeing import scene_of
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import Availability, availability
from ringside_manager.office.facts.matchmaking import order_for, pays
from ringside_manager.office.facts.objections import objection
from ringside_manager.office.orders.offers import open_offers

NIGHTS_AHEAD = 12
"""How many nights ahead bouts are looked for."""


def coming_nights(books: Books) -> range:
    """The nights bouts are made for."""
    first = books.closed + 1
    return range(first, min(first + NIGHTS_AHEAD, books.options.nights + 1))


def first_free(
    books: Books, by: Party, fighters: Iterable[int], nights: Iterable[int], against: int = 0
) -> tuple[int, int] | None:
    """The first of these nights on which one of these fighters could meet somebody, and the first of them who could.

    Who has no bout to come goes before the others.  ``against``: whom they are to meet, 0 for anybody of another stable.
    ``None`` if none of them could.
    """
    pages = sorted((books.fighters[number] for number in fighters), key=lambda page: bool(page.booked))
    for night in nights:
        scene = scene_of(books, night)
        for page in pages:
            if _may_meet(scene, by, page, against) if against else any(_bouts(scene, by, page)):
                return night, page.number
    return None


def _may_meet(scene: Scene, by: Party, fighter: FighterBook, opponent: int) -> bool:
    """Whether two are free and the office would take them at the door that is open to everybody."""
    free = scene.is_available(fighter) and scene.is_available(scene.books.fighters[opponent])
    order = order_for(by, scene.night, (fighter.number, opponent), Arena.PITS)
    return free and objection(scene.books, order, by) is None


def _bouts(scene: Scene, by: Party, fighter: FighterBook) -> Iterator[OfferBout | MakeBout]:
    """The bouts against men of other stables the office would take, on the best stage open to each pair."""
    if not scene.is_available(fighter):
        return
    for opponent in scene.neighbours(fighter):
        if opponent.manager == fighter.manager:
            continue
        where = stage(scene.books, fighter, opponent)
        order = order_for(
            by,
            scene.night,
            (fighter.number, opponent.number),
            where.arena,
            where.rounds(scene.books),
            title=where.title,
        )
        if objection(scene.books, order, by) is None:
            yield order


# Bouts to suggest, with chance and money


class Aim(Enum):
    """What a suggested bout is good for."""

    FAIR = "fair"
    """Both have about the same chance."""
    MONEY = "money"
    """The purses are high, weighed by the chance."""
    CAREER = "career"
    """He should win it and gain popularity."""
    WANTED = "wanted"
    """The crowd knows both."""


class Suggestion(NamedTuple):
    """A bout the office would take: red's chance to win, 0 to 1, by the program's judgement, and purses in dollars.

    ``dollars`` is what red is paid for a win and for a loss, ``purse`` what both are paid if red wins.
    """

    order: OfferBout | MakeBout
    chance: float
    dollars: tuple[int, int]
    purse: int
    pop_half: int
    aims: tuple[Aim, ...] = ()


def free_men(books: Books, manager: int) -> tuple[int, ...]:
    """A manager's fighters without a bout to come, an offer that waits, or a tournament on the coming night."""
    asked = {number for offer in open_offers(books) for number in (offer.red, offer.blue)}
    men = (books.fighters[number] for number in books.managers[manager].stable)
    return tuple(
        man.number
        for man in men
        if not (man.booked or man.is_retired or man.number in asked)
        and availability(books, man, books.closed + 1) is not Availability.KEPT
    )


def suggestions(books: Books, by: Party, fighter: int) -> tuple[Suggestion, ...]:
    """The fairest, the best paid and the safest bout of a fighter on the first night he is free, one for all that agree."""
    found = first_free(books, by, [fighter], coming_nights(books))
    if found is None:
        return ()
    bouts = _weighed(scene_of(books, found[0]), by, books.fighters[fighter])
    best = {aim: max(bouts, key=partial(_worth, aim)) for aim in (Aim.FAIR, Aim.MONEY, Aim.CAREER)}
    return tuple(
        bout._replace(aims=tuple(aim for aim in best if best[aim] is bout))
        for bout in dict.fromkeys(best.values())
    )


def fair_for_all(books: Books, by: Party, fighters: Iterable[int]) -> tuple[Suggestion, ...]:
    """A fair bout for each of these as far as there are enough opponents, on the first night each is free."""
    bouts: list[Suggestion] = []
    for fighter in fighters:
        found = first_free(books, by, [fighter], coming_nights(books))
        if found is not None:
            bouts += _weighed(scene_of(books, found[0]), by, books.fighters[fighter])
    return _apart(books, bouts, Aim.FAIR)


def whole_card(books: Books, by: Party, night: int, aim: Aim) -> tuple[Suggestion, ...]:
    """The bouts a promoter could make for a night of those who are free, best first by ``aim`` (C3, C53)."""
    scene = scene_of(books, night)
    return _apart(books, [bout for man in scene.market() for bout in _weighed(scene, by, man)], aim)


def _weighed(scene: Scene, by: Party, fighter: FighterBook) -> list[Suggestion]:
    found = []
    for order in _bouts(scene, by, fighter):
        opponent = scene.books.fighters[order.blue]
        won, _, lost = pays(scene.books.house.arenas, (fighter, opponent), order.arena, title=order.title)
        dollars = won.purses_dollars[0], lost.purses_dollars[0]
        chance, pop_half = scene.chance(fighter, opponent), fighter.pop_half + opponent.pop_half
        found.append(Suggestion(order, chance, dollars, sum(won.purses_dollars), pop_half))
    return found


def _worth(aim: Aim, bout: Suggestion) -> float:
    """How well a bout serves an aim."""
    if aim is Aim.FAIR:
        return -abs(bout.chance - 0.5)
    if aim is Aim.WANTED:
        return bout.pop_half - abs(bout.chance - 0.5)
    won, lost = bout.dollars
    return bout.chance * won + (1 - bout.chance) * lost if aim is Aim.MONEY else bout.chance


def _apart(books: Books, bouts: Iterable[Suggestion], aim: Aim) -> tuple[Suggestion, ...]:
    """The best of these bouts in which nobody stands twice, no more than the cards hold."""
    cap, taken, chosen = books.options.card_cap, set[int](), list[Suggestion]()
    made: Counter[tuple[int, Arena]] = Counter()
    for bout in sorted(bouts, key=partial(_worth, aim), reverse=True):
        order = bout.order
        card = order.night, order.arena
        held = made[card] + sum(one.arena is order.arena for one in books.bouts_of_night(order.night))
        if {order.red, order.blue} & taken or (cap is not None and held >= cap):
            continue
        made[card] += 1
        taken |= {order.red, order.blue}
        chosen.append(bout._replace(aims=(aim,)))
    return tuple(chosen)

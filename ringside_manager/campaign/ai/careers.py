"""What the program's managers do about their stables: picks and bids at the founding, retirements, sales, prices, contracts (Y9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from ringside_manager.campaign.ai import NEWCOMER, Scene, Style, strength
from ringside_manager.campaign.ai.planning import (
    WANTED,
    Lack,
    Proposal,
    Survey,
    plan_of,
    share_elsewhere,
)
from ringside_manager.campaign.books import Books, Conduct, FighterBook, ManagerBook, Skill, Temperament
from ringside_manager.campaign.careers import changes_in, classes_beside, is_above, may_move, weight_of
from ringside_manager.campaign.contracts import Terms, meets
from ringside_manager.campaign.orders import (
    ExtendContract,
    MoveClass,
    ProposeDeal,
    RetireFighter,
    SignFighter,
)
from ringside_manager.campaign.progress import Retirement, may_retire
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.talks import asks, is_full, last_word, standing_of
from ringside_manager.campaign.years import dry_percent, limit_of
from ringside_manager.fighters import Fighter

# Retiring, buying and selling
MARKET = 13
"""Nights between two looks at the market."""
BOUTS_A_NIGHT = 0.2
"""How often a fighter boxes, for what he will still earn."""
KEEP = 0.35
"""A fighter is kept unless a newcomer would be stronger by this much, in log-odds."""


def is_season_over(books: Books, night: int) -> bool:
    """Whether the managers go through their stables after a night: between two seasons."""
    return night % SEASON == 0 and night < books.options.nights


def is_market(night: int) -> bool:
    """Whether the managers look at the market after a night."""
    return night % MARKET == 0


def retirements(scene: Scene, manager: ManagerBook) -> tuple[RetireFighter, ...]:
    """Whom a manager retires tonight (C16): the worn-out, and only between two seasons."""
    if not is_season_over(scene.books, scene.night):
        return ()
    if scene.books.options.conduct is Conduct.BY_WORTH:
        return tuple(plan_of(scene).retirements(manager))
    style = scene.style(manager.number)
    return tuple(
        RetireFighter(number, replace=True, reason="his best nights are behind him")
        for number in manager.stable
        if _is_done(scene.books.house.retirement, scene.books.fighters[number], KEEP * style.fear)
        and not scene.books.is_champion(number)
        and not scene.books.fighters[number].booked
    )


def _is_done(retirement: Retirement, fighter: FighterBook, margin: float) -> bool:
    allowed = may_retire(retirement, fighter.tally.bouts, fighter.losing_streak)
    weak = fighter.earned_half < 0 and strength(fighter.abilities) < NEWCOMER + margin
    return allowed and weak


def deals(scene: Scene, manager: ManagerBook) -> Iterator[Proposal]:
    """The deals a manager proposes tonight: a sale, and whom his stable lacks (C24)."""
    if scene.books.options.conduct is not Conduct.BY_WORTH:
        for order in sales(scene, manager):
            yield order, ""  # journals of old say nothing of it
    elif is_market(scene.night):
        for wished in (plan_of(scene).sale, plan_of(scene).purchase):
            found = wished(manager)
            if found is not None:
                yield found


def sales(scene: Scene, manager: ManagerBook) -> Iterator[ProposeDeal]:
    """Fighters a manager would part with: his percentage is low, so another earns more with the same man."""
    spare = len(manager.stable) - (scene.books.options.stable_size - 1)
    if not is_market(scene.night) or spare < 1:
        return
    spoken_of = {scene.books.deals[deal].fighter for deal in scene.books.open_deals}
    for number in manager.stable:
        fighter = scene.books.fighters[number]
        low = (fighter.percentage or 0) <= share_elsewhere(scene.books, fighter) - 6
        if fighter.booked or number in spoken_of or not low:
            continue
        buyer = _best_buyer(scene, fighter)
        worth, price = value_cents(scene, fighter), _asking_price(scene, fighter)
        if buyer is not None and price > worth and buyer.balance_cents >= price:
            yield ProposeDeal(number, buyer.number, price)
            return  # one at a time: a stable is not broken up on one night


def moves(scene: Scene, manager: ManagerBook) -> Iterator[MoveClass]:
    """Whom a manager sends to another weight class, one man at a time (Y13).

    A contender whose own stable holds the title goes up or else down, who leaves off more weight than is good for him goes up;
    never the champion, never where it would cost him a point, never into a class with more men than his own.
    """
    books = scene.books
    for number in manager.stable:
        fighter = books.fighters[number]
        blocked = _is_blocked(books, fighter)
        if books.is_champion(number) or not (blocked or _is_drained(books, fighter)):
            continue
        beside = classes_beside(books, fighter)
        wished = beside if blocked else [name for name in beside if is_above(name, fighter.weight_class)]
        found = next((name for name in wished if _is_welcome(books, fighter, name)), None)
        if found is not None:
            yield MoveClass(number, found)
            return


def _is_welcome(books: Books, fighter: FighterBook, weight_class: str) -> bool:
    """Whether a man may go to a class that has no more men than his own, and loses nothing by it."""
    division, own = books.divisions.get(weight_class), books.divisions[fighter.weight_class]
    return (
        division is not None
        and len(division.roster) <= len(own.roster)
        and may_move(books, fighter, weight_class)
        and min(changes_in(books, fighter, weight_class).values(), default=0) >= 0
    )


def _is_blocked(books: Books, fighter: FighterBook) -> bool:
    """Whether a contender has the champion of his class beside him in the stable."""
    champions = books.divisions[fighter.weight_class].champions
    ranked = fighter.rank is not None and 0 < fighter.rank <= books.house.titles.contenders
    return ranked and any(books.fighters[number].manager == fighter.manager for number in champions)


def _is_drained(books: Books, fighter: FighterBook) -> bool:
    """Whether a man must leave off more weight for his class than he can without harm."""
    limits, pounds = limit_of(fighter.weight_class), weight_of(books, fighter)
    if limits is None or pounds is None:
        return False
    return dry_percent(limits, pounds) > books.house.weights.dry_percent


def accepts_price(scene: Scene, fighter: FighterBook, buyer: ManagerBook, price_cents: int) -> bool:
    """Whether a buyer takes a fighter at that price: what he will earn with him must be well above it."""
    worth = (
        value_cents(scene, fighter, share_elsewhere(scene.books, fighter)) / scene.style(buyer.number).fear
    )
    return 0 <= price_cents <= min(buyer.balance_cents, worth)


def accepts_sale(scene: Scene, fighter: FighterBook, price_cents: int) -> bool:
    """Whether his manager parts with a fighter for that price."""
    return bool(price_cents >= 1.1 * value_cents(scene, fighter) + 1)


def value_cents(scene: Scene, fighter: FighterBook, percentage: float | None = None) -> float:
    """What a fighter will still bring his manager by the end of the campaign or of his contract, at his purses so far (C23, C70)."""
    last = scene.books.options.nights
    nights = min(last, fighter.contract_until or last) - scene.night
    purse = (fighter.earnings_dollars + 50) / max(1, len(fighter.bouts[-200:]) or 1)
    return purse * nights * BOUTS_A_NIGHT * (fighter.percentage or 0 if percentage is None else percentage)


def _asking_price(scene: Scene, fighter: FighterBook) -> int:
    """Half way between what he is worth here and elsewhere, in whole dollars."""
    here, there = (
        value_cents(scene, fighter),
        value_cents(scene, fighter, share_elsewhere(scene.books, fighter)),
    )
    return round((here + there) / 200) * 100


def _best_buyer(scene: Scene, fighter: FighterBook) -> ManagerBook | None:
    """The richest other manager with room in his stable."""
    room = scene.books.options.stable_size + 1
    others = (
        book
        for book in scene.books.managers.values()
        if book.number != fighter.manager and len(book.stable) < room
    )
    return max(others, key=lambda book: (book.balance_cents, -book.seat), default=None)


# Choosing fighters at the start: draft picks and auction bids (C8, C9)


_DEPTH = 0.25
"""What strength above the weakest on the list counts, beside strength above those nobody need take."""


def pick(available: Sequence[Fighter], style: Style) -> Fighter:
    """The fighter a manager drafts: the strongest in his eyes, the first listed of equals (C8)."""
    return max(available, key=lambda fighter: strength(fighter.abilities, style.power))


def worths(field: Sequence[Fighter], style: Style, wanted: int) -> tuple[float, ...]:
    """What the fighters of a list are worth in a manager's eyes: more than 0 each, in no unit; ``wanted`` fill all stables.

    Strength above the weakest on the list counts, and far more strength above the spare men.
    """
    strengths = [strength(fighter.abilities, style.power) for fighter in field]
    ordered = sorted(strengths, reverse=True)
    weakest, spare = ordered[-1], ordered[min(wanted, len(ordered) - 1)]
    return tuple(0.01 + _DEPTH * max(own - weakest, 0.0) + max(own - spare, 0.0) for own in strengths)


def limit_dollars(worths: Sequence[float], purse: int, managers: int, places: int) -> int:
    """The most a manager bids for a lot (C9).

    ``worths`` are those of the lots to come, this one first.  He reckons with what the lot would cost if
    everybody put his money on all of them in proportion to their worth.  While he has ``places`` to fill
    he keeps the greater part for the others, a dollar for each at the least; afterwards he takes what is
    cheap as long as his money lasts.
    """
    price = purse * managers * worths[0] / sum(worths)
    left = max(places, 1)
    most = min(purse / sqrt(left) if len(worths) > 1 else purse, purse - min(left, len(worths)) + 1)
    return min(purse, max(1, round(min(price, most))))


def limit_by_places(worths: Sequence[float], purse: int, managers: int, places: int, wanted: int) -> int:
    """The most a manager bids for a lot where the size of stables is bound (C77); 0 for a man nobody need take.

    As ``limit_dollars``, with ``wanted`` places to fill in all stables: no money goes on lots beyond the best so many.
    """
    best = sorted(worths, reverse=True)[: max(wanted, 1)]
    if worths[0] < best[-1]:
        return 0
    best.remove(worths[0])
    return limit_dollars((worths[0], *best), purse, managers, places)


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

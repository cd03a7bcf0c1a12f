"""How free men and rookies find managers: talks about contracts, read from the books (Y9), and the draft of the rookies (Y8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.books import (
    Answer,
    Books,
    Entrance,
    FighterBook,
    ManagerBook,
    ManagerKind,
    TermsBook,
)
from ringside_manager.campaign.careers import age_of, wear_of
from ringside_manager.campaign.contracts import (
    BOUTS_OF_A_BEGINNER,
    Contracts,
    Reply,
    Standing,
    Terms,
    asked,
    reply,
    years_past,
)
from ringside_manager.campaign.schedule import SEASON

# What a man's terms depend on, his last word, whose contract ends (Y9)


def season_until(night: int, seasons: int) -> int:
    """Return the last night of a contract of so many seasons signed after ``night``: the season under way is the first (Y9)."""
    return (night // SEASON + seasons) * SEASON


def first_until(contracts: Contracts, night: int, place: int) -> int | None:
    """Return the last night of a first contract, or None where there are no contracts (Y9).

    At the founding the contracts of a stable end in turn, by a man's place in it from 0; later they run as long as allowed.
    """
    if not contracts.seasons:
        return None
    return season_until(night, contracts.seasons if night else 1 + place % contracts.seasons)


def standing_of(books: Books, page: FighterBook, manager: int) -> Standing:
    """Return what the terms of a fighter depend on when he talks with a manager."""
    years, age = books.house.years, 0
    if years.a_season:
        age = age_of(books, page) + wear_of(books, page)
    free = page.manager is None
    return Standing(
        pop_half=page.pop_half,
        purse_dollars=purse_dollars(books, page),
        champion=books.is_champion(page.number),
        years_past=years_past(years, age),
        won=0 if free else _won(books, page, manager),
        wanted_by=sum(
            not is_full(books, other) for other in books.managers.values() if other.number != manager
        ),
        free_nights=max(0, books.closed - (page.contract_until or page.entered_night)) if free else 0,
        failing=bool(years.a_season) and age >= years.body_from,
    )


def purse_dollars(books: Books, page: FighterBook) -> int:
    """Return what a man is reckoned to earn in a season: as in the last, and at least what a beginner earns."""
    earned = sum(
        bout.purses_dollars[bout.corner_of(page.number).index]
        for bout in (books.bouts[number] for number in page.bouts)
        if bout.night > books.closed - SEASON
    )
    return max(1, earned, BOUTS_OF_A_BEGINNER * books.house.arenas.pits.loser_dollars)


def _won(books: Books, page: FighterBook, manager: int) -> int:
    """A fighter's wins less his losses of the last season under a manager."""
    bouts = (books.bouts[number] for number in page.bouts)
    mine = [
        bout
        for bout in bouts
        if bout.night > books.closed - SEASON and bout.manager_of(page.number) == manager
    ]
    won = sum(bout.winner == page.number for bout in mine)
    return won - sum(bout.winner not in (None, page.number) for bout in mine)


def is_full(books: Books, manager: ManagerBook) -> bool:
    """Return whether a stable has no empty place left: as many fighters, retired ones apart, as agreed on (C6)."""
    return len(manager.stable) >= books.options.stable_size


def asks(books: Books, page: FighterBook, manager: int) -> Terms:
    """Return what a fighter asks a manager for."""
    house = books.house
    return asked(house.contracts, house.share, standing_of(books, page, manager))


def last_word(books: Books, page: FighterBook, manager: int) -> Terms | None:
    """Return the terms with which a fighter last countered a manager's, as long as he stands by them."""
    since = books.closed - books.house.contracts.talks_nights
    for number in reversed(books.terms):
        terms = books.terms[number]
        if terms.made_night < since:
            return None
        if (terms.fighter, terms.manager) != (page.number, manager):
            continue
        if terms.answer is Answer.ACCEPTED:
            return None
        if terms.answer is Answer.COUNTERED and terms.counter_share is not None:
            return Terms(terms.counter_share, terms.seasons, terms.fee_cents)
    return None


def says(books: Books, page: FighterBook, manager: int, offered: Terms) -> tuple[Reply, Terms]:
    """Return what a fighter says to a manager's terms, and the terms he would sign."""
    house, man = books.house, standing_of(books, page, manager)
    return reply(house.contracts, house.share, man, offered, last_word(books, page, manager))


def open_terms(books: Books) -> tuple[TermsBook, ...]:
    """Return the terms that wait for a fighter's answer, oldest first."""
    return tuple(books.terms[number] for number in sorted(books.open_terms))


def ending(books: Books, night: int) -> Iterator[FighterBook]:
    """Every man of a stable whose contract ends with a night, or ended before."""
    if books.house.contracts.seasons:
        for page in books.fighters.values():
            if (
                page.manager is not None
                and not page.is_retired
                and (page.contract_until or night + 1) <= night
            ):
                yield page


# The draft of the rookies: who waits for it, who chooses when, and whom (Y8)


def waits_for_persons(books: Books) -> bool:
    """Return whether a class that comes tonight waits for the next night, so that persons can choose (Y8)."""
    return any(page.kind is ManagerKind.PERSON for page in books.managers.values())


def undrafted(books: Books) -> tuple[FighterBook, ...]:
    """Return the rookies who wait for the draft before the coming night, the most promising first (Y8)."""
    if not books.turns or books.turns[-1].night != books.closed:
        return ()
    found = (page for page in books.fighters.values() if is_undrafted(books, page))
    return tuple(sorted(found, key=lambda page: (-promise(page.abilities), page.number)))


def is_undrafted(books: Books, page: FighterBook) -> bool:
    """Return whether a fighter came with the turn of the year and waits for the draft before the coming night (Y8)."""
    new = page.entrance is Entrance.DRAFT and 0 < page.entered_night == books.closed
    return new and page.manager is None and not page.is_retired


def choosers(books: Books) -> tuple[ManagerBook, ...]:
    """Return the managers with a place in their stables in the order they choose, the least money first (Y8)."""
    free = (page for page in books.managers.values() if not is_full(books, page))
    return tuple(sorted(free, key=lambda page: (page.balance_cents, -page.seat)))


def pick(manager: ManagerBook, left: Sequence[FighterBook]) -> FighterBook | None:
    """Return whom a manager takes of those left: the first on his list, else the most promising; None if he passes (Y8)."""
    listed = {page.number: page for page in left}
    wished = next((listed[number] for number in manager.draft_list if number in listed), None)
    if wished is not None:
        return wished
    return None if manager.draft_only else next(iter(left), None)


def promise(abilities: Abilities) -> int:
    """Return what a rookie is worth at first sight: his punches count most, then breath, craft and quickness."""
    return 3 * sum(abilities.punches) + 2 * abilities.endurance + abilities.counterpunch + abilities.agility


def turns(books: Books, picks: int) -> Iterator[ManagerBook | None]:
    """Whose pick it is, round by round as long as somebody has a place (Y8)."""
    given = 0
    while given < picks:
        free: list[ManagerBook | None] = [None] * (picks - given)
        for manager in (choosers(books) or free)[: picks - given]:
            given += 1
            yield manager

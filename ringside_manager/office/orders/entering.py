"""Who enters a tournament, and with what: seeds by ranking, stables, legs, handicaps (C60, C61, F90-F92)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ringside_manager.bout import registry
from ringside_manager.campaign.arenas import rounds_allowed
from ringside_manager.campaign.books import Books, CupTerms, FighterBook
from ringside_manager.campaign.festivals import FEWEST, MOST, Format
from ringside_manager.campaign.festivals.brackets import USUAL_HANDICAP, handicaps
from ringside_manager.campaign.festivals.tables import usual_lengths
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.errors import against


def by_ranking(page: FighterBook) -> tuple[bool, int, int, int, int]:
    """The key of seeding by ranking: champion and ranked contenders first, then by earned POP, wins and entry (C32, C61)."""
    return page.rank is None, page.rank or 0, -page.earned_half, -page.tally.wins, page.number


def is_by_class(books: Books, weight_class: str) -> bool:
    """Whether no class of a league that has classes is meant: stables then meet board by board in several (F90)."""
    return not weight_class and "" not in books.divisions


def able(books: Books, weight_class: str) -> list[FighterBook]:
    """Every unretired fighter with a manager of the class, or of all classes where none is meant, in order of entry."""
    every = is_by_class(books, weight_class)
    return [
        page
        for page in books.fighters.values()
        if not page.is_retired and page.manager is not None and (every or page.weight_class == weight_class)
    ]


def everybody(books: Books, weight_class: str, form: Format) -> tuple[int, ...]:
    """Who enters where nobody is named: all who can (C60), of stables as many as each can name (F90)."""
    if form is Format.TEAMS:
        return in_stables(books, weight_class)
    return tuple(page.number for page in able(books, weight_class))


def in_stables(
    books: Books,
    weight_class: str,
    managers: Collection[int] = (),
    most: int = MOST,
    barred: Collection[int] = (),
) -> tuple[int, ...]:
    """As many men of each stable of two or more as all of them have, the best of each class, ``most`` of one at the utmost (F90).

    ``managers`` are the stables that are meant, none means all; ``barred`` are men who cannot enter.
    """
    stables: dict[int, dict[str, list[int]]] = {}
    for page in sorted(able(books, weight_class), key=by_ranking):
        meant = page.manager is not None and (not managers or page.manager in managers)
        if meant and page.number not in barred:
            stables.setdefault(page.manager or 0, {}).setdefault(page.weight_class, []).append(page.number)
    found = [men for men in stables.values() if sum(map(len, men.values())) > 1]
    if not found:
        return ()
    boards = {name: min(most, *(len(men.get(name, ())) for men in found)) for name in books.divisions}
    named = ([one for name, many in boards.items() for one in men.get(name, [])[:many]] for men in found)
    return tuple(one for men in named for one in men[: MOST // len(found)])


def arranged(
    books: Books, order: DrawTournament, entrants: tuple[int, ...]
) -> tuple[tuple[int, ...], CupTerms]:
    """The entrants, who come in the order of their seeds, in their places, and the terms with what follows from who they are.

    ``RuleError`` F60 and F90 for stables that are not alike, F65 for a handicap.
    """
    terms = order.terms
    if terms.form is Format.TEAMS:
        stables = _stables(books, entrants, by_class=is_by_class(books, order.weight_class))
        return tuple(one for men in stables.values() for one in men), replace(terms, stables=tuple(stables))
    if terms.form is Format.CIRCUIT and not terms.lengths and terms.rounds is None:
        allowed = rounds_allowed(books.house.arenas, terms.where(title=False))
        longest = min(allowed[-1], registry.get(terms.system or books.system).info.rounds[-1])
        return entrants, replace(terms, lengths=usual_lengths(longest, len(entrants), allowed[0]))
    if terms.form is Format.HANDICAP and len(entrants) >= FEWEST:
        steps = handicaps(len(entrants), terms.handicap or USUAL_HANDICAP)
        best = sorted(entrants, key=lambda number: by_ranking(books.fighters[number]))
        own = dict(zip(entrants if order.seeding is Seeding.GIVEN else best, steps, strict=True))
        return entrants, replace(terms, handicaps=tuple(own[number] for number in entrants))
    return entrants, terms


def _stables(books: Books, entrants: tuple[int, ...], *, by_class: bool) -> dict[int, list[int]]:
    """The men of each stable in the order of their boards, by manager, the stable named first coming first (F60, F90)."""
    stables: dict[int, list[int]] = {}
    for number in entrants:
        stables.setdefault(books.fighters[number].manager or 0, []).append(number)
    sizes = {len(men) for men in stables.values()}
    if len(stables) < 2 or len(sizes) > 1 or min(sizes) < 2:
        raise against(
            "F60",
            "Stables meet with equally many men each, two or more; named are {named}.",
            named=", ".join(f"{books.managers[one].name}: {len(men)}" for one, men in stables.items()),
        )
    if by_class:
        order = list(books.divisions)
        for men in stables.values():
            men.sort(key=lambda number: order.index(books.fighters[number].weight_class))
        boards = {tuple(books.fighters[number].weight_class for number in men) for men in stables.values()}
        if len(boards) > 1:
            raise against(
                "F90", "On each board men of one class meet: name as many of each class of every stable."
            )
    return stables

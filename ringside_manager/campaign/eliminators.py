"""Eliminators: who may box for the right to challenge the champion, and whom the program orders into it (Y14)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ringside_manager.campaign.books import Books, BoutBook, BoutState, Division, FighterBook
from ringside_manager.campaign.bouts import check_tournaments
from ringside_manager.campaign.titles import approves, claimant, idle_since, is_rested
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say


def check_eliminator(books: Books, red: FighterBook, blue: FighterBook, night: int) -> None:
    """Raise ``RuleError`` Y14 unless these two may box an eliminator on ``night``: both ranked high, rested, not just met."""
    titles = books.house.titles
    if not titles.eliminator_ranks:
        raise against(
            "Y14",
            "The house rules of this league know no eliminators.",
            next_step=say(
                "Set titles.eliminator_ranks between two seasons, or make it a bout like any other."
            ),
        )
    _check_vacancy(books, books.divisions[red.weight_class])
    for fighter in (red, blue):
        if not fighter.rank or fighter.rank > titles.eliminator_ranks:
            raise against(
                "Y14",
                "An eliminator is between two of the {ranks} best-ranked contenders; {name} is {standing}.",
                ranks=titles.eliminator_ranks,
                name=fighter.name,
                standing=_standing(fighter),
                next_step=say("Choose a higher-ranked man, or make it a bout like any other."),
            )
        if not is_rested(books, fighter, night):
            raise against(
                "Y14",
                "{name} is not rested on night {night}, or has another bout too close to it.",
                name=fighter.name,
                night=night,
                next_step=say("Choose a later night or another man."),
            )
    met = last_meeting(books, red, blue)
    if met is not None and night - met.night < titles.eliminator_apart:
        raise against(
            "Y14",
            "{red} and {blue} met on night {met}, less than {apart} nights before; an eliminator is no rematch.",
            red=red.name,
            blue=blue.name,
            met=met.night,
            apart=titles.eliminator_apart,
            next_step=say("Choose another man, or make it a bout like any other."),
        )


def _check_vacancy(books: Books, division: Division) -> None:
    """Whether the right to challenge can be won at all: there is a champion, and nobody has it or boxes for it."""
    if not division.champions:
        raise against(
            "Y14",
            "There is no champion to challenge: the two best contenders box for the vacant title itself.",
            next_step=say("Match them for the title (C66)."),
        )
    first, made = claimant(books, division), booked_eliminator(books, division)
    if first is not None:
        raise against(
            "Y14",
            "{name} has won an eliminator and has not had his title bout yet.",
            name=first.name,
            next_step=say("Match him with the champion first."),
        )
    if made is not None:
        raise against(
            "Y14",
            "{red} and {blue} box an eliminator on night {night}; there is one at a time.",
            red=books.fighters[made.red].name,
            blue=books.fighters[made.blue].name,
            night=made.night,
            next_step=say("Wait for its result, or cancel it."),
        )


def booked_eliminator(books: Books, division: Division) -> BoutBook | None:
    """Return the eliminator of a class that is still to come, or None."""
    booked = (books.bouts[bout] for number in division.roster for bout in books.fighters[number].booked)
    return next((bout for bout in booked if bout.eliminator), None)


def last_meeting(books: Books, red: FighterBook, blue: FighterBook) -> BoutBook | None:
    """Return the latest bout of two fighters against each other that counted, or None."""
    bouts = (books.bouts[number] for number in reversed(red.bouts))
    return next((bout for bout in bouts if bout.opponent_of(red.number) == blue.number), None)


def is_eliminator_due(books: Books, division: Division) -> bool:
    """Return whether the program orders an eliminator: nobody did, or boxed for the title, for so many nights (Y14).

    One that was declined does not count; it goes on to the next two.
    """
    titles = books.house.titles
    since = books.closed - titles.eliminator_nights
    if not (titles.eliminator_ranks and titles.eliminator_nights) or not division.champions:
        return False
    if claimant(books, division) is not None or booked_eliminator(books, division) is not None:
        return False
    if any(idle_since(books, books.fighters[number]) > since for number in division.champions):
        return False
    return all(bout.declined_by is not None for bout in _recent(books, division, since))


def eliminator_pair(books: Books, division: Division, night: int) -> tuple[FighterBook, FighterBook] | None:
    """Return whom the program orders into an eliminator on ``night``: the best-ranked two who may box it, or None (Y14).

    They are of two stables, other than the champion's; who has just challenged, and whose manager has declined one in
    the last so many nights, is passed over.
    """
    titles = books.house.titles
    declined = {
        (number, bout.declined_by)
        for bout in _recent(books, division, books.closed - titles.eliminator_nights)
        for number in bout.fighters
    }
    champion = books.fighters[division.champions[0]]
    willing = [
        page
        for page in map(books.fighters.__getitem__, division.ranking[: titles.eliminator_ranks])
        if page.manager not in (None, champion.manager)
        and (page.number, page.manager) not in declined
        and (approves(books, page) or (page.rank or 0) > titles.contenders)
    ]
    for red, blue in combinations(willing, 2):
        if red.manager != blue.manager and _may_box(books, red, blue, night):
            return red, blue
    return None


def _may_box(books: Books, red: FighterBook, blue: FighterBook, night: int) -> bool:
    try:
        check_eliminator(books, red, blue, night)
        for fighter in (red, blue):
            check_tournaments(books, fighter, night)
    except RuleError:
        return False
    return True


def _recent(books: Books, division: Division, since: int) -> Iterator[BoutBook]:
    """The eliminators of a class after a night up to the next, those that did not take place included."""
    for night in range(max(1, since + 1), books.closed + 2):
        for bout in map(books.bouts.__getitem__, books.cards.get(night, ())):
            if bout.eliminator and books.class_of(bout) == division.weight_class:
                yield bout


def is_open_to_decline(books: Books, bout: BoutBook) -> bool:
    """Return whether the manager of one of the two may still decline an eliminator: until the doors of its night open (Y14)."""
    return bout.eliminator and bout.state is BoutState.MADE and bout.night not in (books.doors, 0)


def _standing(fighter: FighterBook) -> str:
    if fighter.rank == 0:
        return say("the champion")
    return say("ranked {rank}", rank=fighter.rank) if fighter.rank else say("not ranked")

"""Who may go to another weight class, what he weighs and what it costs him, asked of the books (Y13)."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.bout.abilities import Abilities
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.bouts import kept_nights
from ringside_manager.campaign.careers import age_of
from ringside_manager.campaign.weights import (
    dry_percent,
    entry_weight,
    grown,
    limit_of,
    neighbours,
    short_percent,
    toll,
)
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say


def are_moves_allowed(books: Books) -> bool:
    """Whether men may change their weight class: there are two with a known limit, and the house rules say so (Y13)."""
    known = sum(limit_of(name) is not None for name in books.options.weight_classes)
    return bool(books.house.weights.move_nights) and known > 1


def weight_of(books: Books, page: FighterBook) -> int | None:
    """Return what a fighter weighs between bouts, in pounds, or None where no limit of his first class is known (Y13)."""
    pounds = entry_weight(page.first_class, books.seed, page.number)
    if pounds is None:
        return None
    years = min(age_of(books, page), books.house.years.body_until) - page.entered_age
    return grown(books.house.weights, pounds, years)


def ratings_in(books: Books, page: FighterBook, weight_class: str) -> tuple[Abilities, tuple[int, ...]]:
    """Return a fighter's ratings in another class, and what that class takes of them, in the order of R4 (Y13).

    What the present class took is given back first.
    """
    natural, pounds = page.abilities.changed_by([-lost for lost in page.toll]), weight_of(books, page)
    if pounds is None:
        return natural, ()
    taken = toll(books.house.weights, natural, weight_class, pounds)
    return natural.changed_by(taken), taken


def changes_in(books: Books, page: FighterBook, weight_class: str) -> dict[str, int]:
    """Return by how much his ratings would change in another class, those alone that do (Y13)."""
    now, then = page.abilities.as_dict(), ratings_in(books, page, weight_class)[0].as_dict()
    return {name: then[name] - value for name, value in now.items() if then[name] != value}


def classes_beside(books: Books, page: FighterBook) -> tuple[str, ...]:
    """Return the classes of the league next above and next below a fighter's, above first."""
    return tuple(neighbours(page.weight_class, books.options.weight_classes))


def is_above(weight_class: str, other: str) -> bool:
    """Whether the men of a class are heavier than those of another; both limits must be known."""
    upper, lower = limit_of(weight_class), limit_of(other)
    return upper is not None and lower is not None and upper.above > lower.above


def check_move(books: Books, page: FighterBook, weight_class: str) -> None:
    """Raise ``RuleError`` C17 or Y13 unless a fighter may go to this class now."""
    rules = books.house.weights
    if not are_moves_allowed(books):
        raise against(
            "Y13",
            "In this league nobody changes his weight class.",
            next_step=say(
                "House rules with weights.move_nights above 0, and classes boxing knows, allow it."
            ),
        )
    if page.is_retired:
        raise against("C17", "{name} is retired and fights no more.", name=page.name)
    beside = classes_beside(books, page)
    if weight_class not in beside:
        raise against(
            "Y13",
            "{name} cannot go from {own} to {weight_class}.",
            name=page.name, own=page.weight_class, weight_class=weight_class or say("no class"),
            next_step=say("The classes next to his are {classes}.", classes=", ".join(beside) or say("none")),
        )  # fmt: skip
    since = books.closed - page.classes_left[-1].night if page.classes_left else rules.move_nights
    if since < rules.move_nights:
        raise against(
            "Y13",
            "{name} changed his weight class after night {since} and stays for {nights} nights.",
            name=page.name, since=books.closed - since, nights=rules.move_nights,
            next_step=say("He may go after night {night}.", night=books.closed + rules.move_nights - since),
        )  # fmt: skip
    _check_not_awaited(books, page)
    _check_weight(books, page, weight_class)


def _check_not_awaited(books: Books, page: FighterBook) -> None:
    if page.booked:
        raise against(
            "Y13",
            "{name} has a bout to come in his weight class, on night {night}.",
            name=page.name,
            night=books.bouts[page.booked[0]].night,
            next_step=say("Let him box it first."),
        )
    if is_in_tournament(books, page):
        raise against(
            "Y13",
            "{name} is still in a tournament of his weight class.",
            name=page.name,
            next_step=say("Wait until it is over for him."),
        )


def is_in_tournament(books: Books, page: FighterBook) -> bool:
    """Whether a tournament is not over for a fighter."""
    return any(kept_nights(books, drawn, page.number) for drawn in books.tournaments.values())


def _check_weight(books: Books, page: FighterBook, weight_class: str) -> None:
    rules, limits, pounds = books.house.weights, limit_of(weight_class), weight_of(books, page)
    if limits is None or pounds is None:
        raise against("Y13", "What {name} weighs is not known.", name=page.name)
    if dry_percent(limits, pounds) > rules.most_dry_percent:
        raise against(
            "Y13",
            "{name} weighs {pounds} pounds and cannot make {limit}: nobody leaves off more than {percent} percent.",
            name=page.name, pounds=pounds, limit=limits.limit, percent=rules.most_dry_percent,
        )  # fmt: skip
    if short_percent(limits, pounds) > rules.most_small_percent:
        raise against(
            "Y13",
            "{name} weighs {pounds} pounds; he is more than {percent} percent lighter than the men of {weight_class}, who weigh {above} and more.",
            name=page.name, pounds=pounds, percent=rules.most_small_percent, weight_class=weight_class, above=limits.above,
        )  # fmt: skip


def may_move(books: Books, page: FighterBook, weight_class: str) -> bool:
    """Whether ``check_move`` lets him go."""
    try:
        check_move(books, page, weight_class)
    except RuleError:
        return False
    return True


def has_outgrown(books: Books, page: FighterBook) -> bool:
    """Whether a fighter can no longer make the limit of his class at all (Y13)."""
    limits, pounds = limit_of(page.weight_class), weight_of(books, page)
    if limits is None or pounds is None:
        return False
    return dry_percent(limits, pounds) > books.house.weights.most_dry_percent


def outgrown(books: Books) -> Iterator[tuple[int, str]]:
    """Who must move up when a year has turned, and where to; who has a bout or a tournament to come stays for now (Y13)."""
    if not are_moves_allowed(books):
        return
    for page in books.fighters.values():
        if page.is_retired or page.booked or not has_outgrown(books, page) or is_in_tournament(books, page):
            continue
        upper = next(
            (name for name in classes_beside(books, page) if is_above(name, page.weight_class)), None
        )
        if upper is not None:
            yield page.number, upper

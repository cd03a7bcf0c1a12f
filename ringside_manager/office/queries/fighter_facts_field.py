"""The field a fighter's ratings are measured against: everybody unretired in his weight class."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.campaign.books import Books


@dataclass(frozen=True, slots=True)
class FieldRating:
    """A rating over the field: its least, its mean and its most; ``place`` counts from 1, equals share it."""

    rating: str
    least: int
    mean: float
    most: int
    place: int
    of: int


def field_ratings(books: Books, number: int) -> tuple[FieldRating, ...]:
    """Every rating over the unretired fighters of a fighter's class with a manager, himself always among them."""
    page = books.fighters[number]
    roster = books.divisions[page.weight_class].roster
    others = (books.fighters[other] for other in roster if other != number)
    pages = [other.abilities for other in others if other.manager is not None]
    pages.append(page.abilities)
    return tuple(_over(name, [getattr(a, name) for a in pages]) for name in ABILITY_NAMES)


def _over(name: str, values: list[int]) -> FieldRating:
    """His own value is the last."""
    place = 1 + sum(value > values[-1] for value in values)
    return FieldRating(name, min(values), sum(values) / len(values), max(values), place, len(values))

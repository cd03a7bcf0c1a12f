"""The doors of a fight night: from when they are open its card is final, and so is all that leads up to the bell."""

from __future__ import annotations

from ringside_manager.campaign.books import Books
from ringside_manager.errors import RuleError


def check_doors(books: Books, night: int) -> None:
    """Raise ``RuleError`` C2 for a night whose doors are open: its card is final."""
    if books.doors and night == books.doors:
        raise RuleError(
            "C2",
            f"The doors of night {night} are open and its card is final.",
            next_step="Wait until the night is over, or undo the opening of the doors.",
        )


def check_off_card(books: Books, *fighters: int | None) -> None:
    """Raise ``RuleError`` C2 if one of ``fighters`` is to box on the night whose doors are open."""
    for number in fighters:
        if number is not None and is_on_card(books, number):
            raise RuleError(
                "C2",
                f"The doors of night {books.doors} are open and {books.fighters[number].name} is on its card.",
                next_step="Wait until the night is over, or undo the opening of the doors.",
            )


def is_on_card(books: Books, fighter: int) -> bool:
    """Whether he is to box on the night whose doors are open; no longer once his bout was fought."""
    page = books.fighters.get(fighter)
    return (
        bool(books.doors)
        and page is not None
        and any(books.bouts[bout].night == books.doors for bout in page.booked)
    )

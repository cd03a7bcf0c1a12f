"""Pairings a tournament has brought together and for which no bout is made yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.tournament import default_setting, night_of_round


@dataclass(frozen=True, slots=True)
class DuePairing:
    """Two men a tournament brings together on a night, whose bout is made when the night begins (C62).

    ``arena`` and ``rounds`` are those that hold unless others are agreed.
    """

    tournament: int
    name: str
    night: int
    round: int
    final: bool
    title: bool
    red: int
    blue: int
    arena: Arena
    rounds: int


def due_pairings(books: Books) -> Iterator[DuePairing]:
    """Every pairing that is known and has no bout yet, tournament by tournament; none once the campaign is over."""
    for drawn in () if books.ended else books.tournaments.values():
        for number in range(1, drawn.bracket.rounds + 1):
            night = max(night_of_round(drawn.first_night, number), books.closed + 1)
            if night > books.options.nights:
                break
            final = drawn.bracket.is_final(number)
            arena, rounds = default_setting(final)
            for pairing in drawn.bracket.pairs(number):
                red, blue = pairing.red, pairing.blue
                if not pairing.is_ready or red is None or blue is None:
                    continue
                if not any(_is_off(books, books.fighters[man], night) for man in (red, blue)):
                    title = final and drawn.for_title
                    yield DuePairing(
                        drawn.number, drawn.name, night, number, final, title, red, blue, arena, rounds
                    )


def _is_off(books: Books, page: FighterBook, night: int) -> bool:
    """Whether a man is retired or has his bout of that night already."""
    return page.is_retired or any(books.bouts[bout].night == night for bout in page.booked)

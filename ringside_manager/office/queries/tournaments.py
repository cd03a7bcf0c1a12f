"""Tournaments as brackets."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books, Slot, TournamentBook
from ringside_manager.campaign.tournament import Pairing, night_of_round
from ringside_manager.office.tournaments import expected_nights


@dataclass(frozen=True, slots=True)
class PairingRow:
    """One place of the bracket; empty names are not known yet, ``bye`` has no opponent (C61).

    ``night`` is when it was boxed or is expected; ``None`` if the campaign has no night left for it (C53).
    """

    round: int
    place: int
    night: int | None
    red: str
    blue: str
    winner: str
    bye: bool
    bout: int | None


@dataclass(frozen=True, slots=True)
class TournamentPage:
    """A tournament: entrants in seed order, every pairing from the top, the winner when there is one."""

    name: str
    weight_class: str
    for_title: bool
    rounds: int
    entrants: tuple[str, ...]
    pairings: tuple[PairingRow, ...]
    winner: str


def tournaments(books: Books) -> tuple[TournamentPage, ...]:
    """Every tournament, the latest first."""
    return tuple(_page(books, drawn) for drawn in reversed(books.tournaments.values()))


def _page(books: Books, drawn: TournamentBook) -> TournamentPage:
    bouts = {
        (bout.slot.round, bout.slot.place): number
        for number, bout in books.bouts.items()
        if bout.slot is not None and bout.slot.tournament == drawn.number
    }
    rounds, expected = range(1, drawn.bracket.rounds + 1), expected_nights(books)
    return TournamentPage(
        drawn.name,
        drawn.weight_class,
        drawn.for_title,
        drawn.bracket.rounds,
        tuple(_name(books, number) for number in drawn.bracket.entrants),
        tuple(
            _row(
                books,
                drawn,
                pairing,
                bouts.get((number, pairing.place)),
                expected.get(Slot(drawn.number, number, pairing.place)),
            )
            for number in rounds
            for pairing in drawn.bracket.pairs(number)
        ),
        _name(books, drawn.bracket.winner),
    )


def _row(
    books: Books, drawn: TournamentBook, pairing: Pairing[int], bout: int | None, expected: int | None
) -> PairingRow:
    if bout is not None:
        expected = books.bouts[bout].night
    elif pairing.winner is not None or books.ended:
        expected = night_of_round(drawn.first_night, pairing.round)
    return PairingRow(
        pairing.round,
        pairing.place,
        expected,
        _name(books, pairing.red),
        _name(books, pairing.blue),
        _name(books, pairing.winner),
        pairing.is_bye,
        bout,
    )


def _name(books: Books, number: int | None) -> str:
    return "" if number is None else books.fighters[number].name

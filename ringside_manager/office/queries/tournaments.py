"""Tournaments as brackets."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books, TournamentBook
from ringside_manager.campaign.tournament import Pairing, night_of_round


@dataclass(frozen=True, slots=True)
class PairingRow:
    """One place of the bracket; empty names are not known yet, ``bye`` has no opponent (C61)."""

    round: int
    place: int
    night: int
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
    rounds = range(1, drawn.bracket.rounds + 1)
    return TournamentPage(
        drawn.name,
        drawn.weight_class,
        drawn.for_title,
        drawn.bracket.rounds,
        tuple(_name(books, number) for number in drawn.bracket.entrants),
        tuple(
            _row(books, drawn, pairing, bouts.get((number, pairing.place)))
            for number in rounds
            for pairing in drawn.bracket.pairs(number)
        ),
        _name(books, drawn.bracket.winner),
    )


def _row(books: Books, drawn: TournamentBook, pairing: Pairing[int], bout: int | None) -> PairingRow:
    return PairingRow(
        pairing.round,
        pairing.place,
        books.bouts[bout].night if bout else night_of_round(drawn.first_night, pairing.round),
        _name(books, pairing.red),
        _name(books, pairing.blue),
        _name(books, pairing.winner),
        pairing.is_bye,
        bout,
    )


def _name(books: Books, number: int | None) -> str:
    return "" if number is None else books.fighters[number].name

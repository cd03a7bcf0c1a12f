"""Tournaments under way: their bouts night by night, and who goes on without one (C60-C62)."""

from __future__ import annotations

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, Slot, TournamentBook
from ringside_manager.campaign.commitments import kept_nights
from ringside_manager.campaign.frequency import REST_NIGHTS, rested_from
from ringside_manager.campaign.tournament import Pairing, default_setting, draw_bracket, night_of_round
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import (
    BoutMade,
    WalkoverGiven,
)
from ringside_manager.office.dates import has_right
from ringside_manager.office.desk import Desk


def nights_taken(first_night: int, entrants: int) -> range:
    """The nights a tournament of so many takes, with those its men rest before it (C62).

    ``RuleError`` C61 for fewer than two entrants.
    """
    last = night_of_round(first_night, draw_bracket(range(entrants)).rounds)
    return range(first_night - REST_NIGHTS + 1, last + 1)


def check_entrant_free(books: Books, number: int, nights: range) -> None:
    """Raise ``RuleError`` C62 if a fighter is promised elsewhere on the nights a tournament takes (C2)."""
    fighter = books.fighters[number]
    for drawn in books.tournaments.values():
        kept = kept_nights(books, drawn, number)
        if kept and kept[0] <= nights[-1] and nights[0] <= kept[-1]:
            raise RuleError("C62", f"{fighter.name} is still in {drawn.name} until night {kept[-1]}.")
    for bout in fighter.booked:
        night = books.bouts[bout].night
        if night in nights:
            raise RuleError(
                "C62",
                f"{fighter.name} has a bout on night {night}, too close to the tournament.",
                next_step="Begin the tournament later, or cancel that bout first.",
            )


def give_walkovers(desk: Desk) -> None:
    """Whoever is due to meet a retired man goes on without a bout (C17, C61), round by round."""
    for drawn in tuple(desk.books.tournaments.values()):
        for number in range(
            drawn.bracket.current_round or drawn.bracket.rounds + 1, drawn.bracket.rounds + 1
        ):
            for pairing in drawn.bracket.pairs(number):
                _give_walkover(desk, drawn, pairing)


def _give_walkover(desk: Desk, drawn: TournamentBook, pairing: Pairing[int]) -> None:
    pair = _pair(pairing)
    present = [number for number in pair if not desk.books.fighters[number].is_retired]
    if pair and len(present) < 2:
        slot = Slot(drawn.number, pairing.round, pairing.place)
        goes_on = present[0] if present else pair[0]
        desk.write(WalkoverGiven(slot, goes_on, "the opponent has retired"))


def make_tournament_bouts(desk: Desk, night: int) -> None:
    """The tournament bouts that are due tonight (C62).

    A bout that finds no place on the card (C53), or a man who is not rested, waits for the night after.
    """
    give_walkovers(desk)
    for drawn in tuple(desk.books.tournaments.values()):
        for number in range(
            drawn.bracket.current_round or drawn.bracket.rounds + 1, drawn.bracket.rounds + 1
        ):
            if night_of_round(drawn.first_night, number) <= night:
                for pairing in drawn.bracket.pairs(number):
                    _make_bout(desk, drawn, pairing, night)


def due_in(books: Books, arena: Arena, night: int) -> int:
    """How many tournament bouts are still to be made for an arena's card on ``night`` (C62)."""
    return sum(
        default_setting(drawn.for_title and drawn.bracket.is_final(number))[0] is arena
        for drawn in books.tournaments.values()
        for number in _rounds_due(drawn, night)
        for pairing in drawn.bracket.pairs(number)
        if _pair(pairing) and not any(_is_booked(books, man, night) for man in _pair(pairing))
    )


def _rounds_due(drawn: TournamentBook, night: int) -> list[int]:
    """The rounds that are not over and whose night has come."""
    last = drawn.bracket.rounds
    current = drawn.bracket.current_round or last + 1
    return [
        number for number in range(current, last + 1) if night_of_round(drawn.first_night, number) <= night
    ]


def _is_booked(books: Books, fighter: int, night: int) -> bool:
    return any(books.bouts[bout].night == night for bout in books.fighters[fighter].booked)


def _make_bout(desk: Desk, drawn: TournamentBook, pairing: Pairing[int], night: int) -> None:
    pair = _pair(pairing)
    final = drawn.for_title and drawn.bracket.is_final(pairing.round)
    arena, rounds = default_setting(final)
    if not pair or not _has_place(desk, arena, night) or not all(_can_box(desk, man, night) for man in pair):
        return
    slot = Slot(drawn.number, pairing.round, pairing.place)
    desk.write(BoutMade(night, *pair, arena, rounds, title=final, slot=slot, system=desk.books.system))


def _pair(pairing: Pairing[int]) -> tuple[int, int] | tuple[()]:
    """The two who are due to meet; empty while one is not known, or when they have met."""
    if not pairing.is_ready or pairing.red is None or pairing.blue is None:
        return ()
    return pairing.red, pairing.blue


def _has_place(desk: Desk, arena: Arena, night: int) -> bool:
    cap = desk.books.options.card_cap
    card = (bout for bout in desk.books.bouts_of_night(night) if bout.arena is arena)
    taken = sum(has_right(desk.books, bout) for bout in card)
    return cap is None or taken < cap


def _can_box(desk: Desk, fighter: int, night: int) -> bool:
    page = desk.books.fighters[fighter]
    rested = page.last_night is None or night >= rested_from(page.last_night)
    return rested and all(desk.books.bouts[bout].night != night for bout in page.booked)

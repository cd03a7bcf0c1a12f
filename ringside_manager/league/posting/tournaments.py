"""Posting tournaments: the draw, who goes on, walkovers (C60-C63)."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.books import BoutBook, NewsKind, Slot, TournamentBook
from ringside_manager.campaign.tournament import Pairing, draw_bracket, goes_on
from ringside_manager.errors import RuleError
from ringside_manager.league.deeds import (
    BoutFought,
    TournamentDrawn,
    WalkoverGiven,
)
from ringside_manager.league.posting.desk import Desk
from ringside_manager.league.posting.titles import crown


def tournament_drawn(desk: Desk, deed: TournamentDrawn) -> None:
    """Open a tournament's page with its bracket (C61)."""
    books = desk.books
    for entrant in deed.entrants:
        if desk.fighter(entrant).is_retired:
            desk.doubt("C17", f"{desk.fighter(entrant).name} is drawn although he is retired.")
    if deed.for_title and desk.division(deed.weight_class).champion is not None:
        desk.doubt("C60", "A tournament for the title was drawn while there was a champion.")
    books.tournaments[desk.entry] = TournamentBook(
        desk.entry,
        deed.name,
        deed.weight_class,
        deed.first_night,
        deed.for_title,
        draw_bracket(deed.entrants),
    )
    books.touched.tournaments.add(desk.entry)
    desk.news(NewsKind.TOURNAMENT_DRAWN, deed.entrants, word=deed.name)


def advance(desk: Desk, deed: BoutFought, bout: BoutBook) -> None:
    """One of the two goes on, if the bout was what its tournament had them down for (C62, C63)."""
    tournament = _tournament(desk, bout.slot)
    if tournament is None or bout.slot is None:
        return
    pairing = _pairing(tournament, bout.slot)
    if pairing is None or {pairing.red, pairing.blue} != {bout.red, bout.blue}:
        desk.doubt("C61", f"Bout {bout.number} was not between the two {tournament.name} had down for it.")
        return
    corner = _who_goes_on(desk, deed)
    if corner is not None:
        winner, loser = bout.fighters[corner.index], bout.fighters[corner.opponent.index]
        if _record(desk, tournament, bout.slot, winner, loser, bout):
            bout.advanced = corner


def walkover_given(desk: Desk, deed: WalkoverGiven) -> None:
    """A fighter goes on without a bout; in the final for the title that makes him champion (C60).

    Unless he is retired too, which leaves the title without a holder (C17).
    """
    tournament = desk.tournament(deed.slot.tournament)
    fighter = desk.fighter(deed.fighter)
    pairing = _pairing(tournament, deed.slot)
    opponent = None if pairing is None else _other(pairing, fighter.number)
    if opponent is None:
        desk.doubt("C61", f"{fighter.name} was not due to meet anybody there in {tournament.name}.")
        return
    if not desk.fighter(opponent).is_retired:
        desk.doubt("C61", f"{desk.fighter(opponent).name} is not retired and could have met {fighter.name}.")
    went_on = _record(desk, tournament, deed.slot, fighter.number, opponent)
    if went_on and _wins_title(tournament, deed.slot) and not fighter.is_retired:
        crown(desk, desk.division(tournament.weight_class), fighter.number, None)


def _tournament(desk: Desk, slot: Slot | None) -> TournamentBook | None:
    """The tournament a bout belongs to; one that is not in the books is in doubt."""
    if slot is None:
        return None
    if slot.tournament not in desk.books.tournaments:
        desk.doubt("C61", f"There is no tournament {slot.tournament} in the books.")
        return None
    return desk.tournament(slot.tournament)


def _pairing(tournament: TournamentBook, slot: Slot) -> Pairing[int] | None:
    bracket = tournament.bracket
    if not 1 <= slot.round <= bracket.rounds:
        return None
    pairs = bracket.pairs(slot.round)
    return pairs[slot.place - 1] if 1 <= slot.place <= len(pairs) else None


def _other(pairing: Pairing[int], fighter: int) -> int | None:
    if pairing.red == fighter:
        return pairing.blue
    return pairing.red if pairing.blue == fighter else None


def _who_goes_on(desk: Desk, deed: BoutFought) -> Corner | None:
    try:
        return goes_on(deed.outcome, deed.dice.tie)
    except ValueError:
        desk.doubt("C63", "The bout was drawn and the dice do not say who goes on.")
        return None


def _record(
    desk: Desk, tournament: TournamentBook, slot: Slot, winner: int, loser: int, bout: BoutBook | None = None
) -> bool:
    """Write the winner of a place into the bracket; whether it took him."""
    try:
        tournament.bracket = tournament.bracket.record(winner, loser)
    except RuleError:
        desk.doubt("C61", f"Somebody had gone on from that place of {tournament.name} before.")
        return False
    number = None if bout is None else bout.number
    if tournament.bracket.winner == winner:
        desk.news(NewsKind.TOURNAMENT_WON, (winner, loser), bout=number, word=tournament.name)
    else:
        desk.news(NewsKind.ADVANCED, (winner, loser), bout=number, amount=slot.round, word=tournament.name)
    return True


def _wins_title(tournament: TournamentBook, slot: Slot) -> bool:
    return tournament.for_title and tournament.bracket.is_final(slot.round)

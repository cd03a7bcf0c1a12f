"""What a fighter has promised already: the nights a tournament keeps him for itself (C62)."""

from __future__ import annotations

from ringside_manager.campaign.books import Books, FighterBook, TournamentBook
from ringside_manager.campaign.frequency import REST_NIGHTS
from ringside_manager.campaign.tournament import NIGHTS_BETWEEN_ROUNDS, night_of_round
from ringside_manager.errors import RuleError


def kept_nights(books: Books, drawn: TournamentBook, fighter: int) -> range:
    """The nights on which a tournament keeps a fighter from other bouts; none once he is beaten (C62).

    From four nights before his next round, so that C57 never bites, to the final he might reach.
    """
    round_number = drawn.bracket.next_round(fighter)
    if round_number is None or books.fighters[fighter].is_retired:
        return range(0)
    due = max(books.closed + 1, night_of_round(drawn.first_night, round_number))
    final = due + NIGHTS_BETWEEN_ROUNDS * (drawn.bracket.rounds - round_number)
    return range(due - REST_NIGHTS + 1, final + 1)


def check_tournaments(books: Books, fighter: FighterBook, night: int) -> None:
    """Raise ``RuleError`` C62 if a tournament keeps the fighter from another bout on ``night``."""
    for drawn in books.tournaments.values():
        if drawn.bracket.winner is None and night in kept_nights(books, drawn, fighter.number):
            kept = kept_nights(books, drawn, fighter.number)
            raise RuleError(
                "C62",
                f"{fighter.name} is still in {drawn.name} and rests for it from night {kept[0]} to {kept[-1]}.",
                next_step="Choose another fighter, or a night outside these.",
            )

"""What a fighter has promised already: the nights a tournament keeps him for itself (C62)."""

from __future__ import annotations

from ringside_manager.campaign.books import Books, FighterBook, TournamentBook
from ringside_manager.campaign.frequency import REST_NIGHTS
from ringside_manager.campaign.tournament import night_of_round
from ringside_manager.errors import RuleError


def is_late(books: Books, drawn: TournamentBook) -> bool:
    """Whether a round has not ended on its night, so that nobody can say when the tournament ends (C62)."""
    current = drawn.bracket.current_round
    return current is not None and books.closed >= night_of_round(drawn.first_night, current)


def kept_nights(books: Books, drawn: TournamentBook, fighter: int) -> range:
    """The nights on which a tournament keeps a fighter from other bouts; none once he is beaten (C62).

    From four nights before his next round, so that C57 never bites, to the night of the final; of a late
    tournament to the end of the campaign.
    """
    round_number = drawn.bracket.next_round(fighter)
    if round_number is None or books.fighters[fighter].is_retired:
        return range(0)
    final = night_of_round(drawn.first_night, drawn.bracket.rounds)
    last = books.options.nights if is_late(books, drawn) else final
    return range(night_of_round(drawn.first_night, round_number) - REST_NIGHTS + 1, last + 1)


def check_tournaments(books: Books, fighter: FighterBook, night: int) -> None:
    """Raise ``RuleError`` C62 if a tournament keeps the fighter from another bout on ``night``."""
    for drawn in books.tournaments.values():
        kept = kept_nights(books, drawn, fighter.number)
        if night not in kept:
            continue
        if is_late(books, drawn):
            raise RuleError(
                "C62",
                f"{fighter.name} is still in {drawn.name}, which is late and keeps its men until it is over.",
                next_step="Choose another fighter.",
            )
        raise RuleError(
            "C62",
            f"{fighter.name} is still in {drawn.name} and rests for it from night {kept[0]} to {kept[-1]}.",
            next_step="Choose another fighter, or a night outside these.",
        )

"""Points for the fighter and the manager of a season; the table stands in ``docs/records.md``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.campaign.awards import Award, Merit, Nominee, Part, SeasonBook
from ringside_manager.campaign.awards_points import CENTS_FOR_A_HALF, WORTH_HALF
from ringside_manager.campaign.books import BoutBook, LedgerKind
from ringside_manager.campaign.records_book_titles import TitleTurn
from ringside_manager.campaign.seasons import nights_of

EARNED = (LedgerKind.SHARE, LedgerKind.DATE_BID)
"""Money of the ring; sales only move money from one manager to another."""


@dataclass(slots=True)
class _Year:
    """What one man did in a season."""

    wins: int = 0
    stoppages: int = 0
    losses: int = 0
    draws: int = 0
    opposition_half: int = 0
    titles: int = 0
    defences: int = 0
    bouts: list[int] = field(default_factory=list)

    def add(self, bout: BoutBook, corner: Corner) -> None:
        """Count a bout."""
        self.bouts.append(bout.number)
        outcome = bout.outcome
        winner = None if outcome is None else outcome.winner
        if outcome is None or winner is None:
            self.draws += 1
        elif winner is corner:
            self.wins += 1
            self.stoppages += outcome.method.is_stoppage
            self.opposition_half += max(0, bout.pops_half[corner.opponent.index])
        else:
            self.losses += 1


def fighters(page: SeasonBook) -> Iterator[Nominee]:
    """Everybody who won a bout, by whom he beat, how, and what was at stake."""
    years: dict[int, _Year] = {}
    for bout in page.bouts:
        for corner in CORNERS:
            year = years.setdefault(bout.fighters[corner.index], _Year())
            year.add(bout, corner)
        _count_title(page, bout, years)
    for number, year in years.items():
        if year.wins:
            order = (-year.wins, year.losses, -year.stoppages, number)
            yield Nominee(number, None, None, _fighter_parts(year), order)


def _count_title(page: SeasonBook, bout: BoutBook, years: dict[int, _Year]) -> None:
    result = page.titles.get(bout.number)
    if result is None or result.champion not in bout.fighters:
        return
    year = years[result.champion]
    if result.turn in (TitleTurn.TAKEN, TitleTurn.FILLED):
        year.titles += 1
    elif result.turn is TitleTurn.DEFENDED:
        year.defences += 1


def _fighter_parts(year: _Year) -> tuple[Part, ...]:
    counts = {
        Merit.WINS: year.wins,
        Merit.STOPPAGES: year.stoppages,
        Merit.TITLES: year.titles,
        Merit.DEFENCES: year.defences,
        Merit.DRAWS: year.draws,
        Merit.LOSSES: year.losses,
    }
    won = Part(Merit.OPPOSITION, year.opposition_half // 2, year.opposition_half // 2)
    return _paid(Award.FIGHTER, counts, won)


def _paid(award: Award, counts: dict[Merit, int], more: Part) -> tuple[Part, ...]:
    """What was done times what it is worth, the largest first."""
    worth = WORTH_HALF[award]
    parts = [more, *(Part(merit, count, count * worth[merit]) for merit, count in counts.items())]
    return tuple(sorted((part for part in parts if part.points_half), key=lambda part: -part.points_half))


@dataclass(slots=True)
class _Books:
    """What one manager's men did in a season."""

    cents: int = 0
    wins: int = 0
    losses: int = 0
    titles: int = 0
    defences: int = 0


def managers(page: SeasonBook) -> Iterator[Nominee]:
    """Every manager with a bout in the season, by money of the ring, titles and results."""
    years = {number: _Books() for number in page.books.managers}
    for bout in page.bouts:
        for corner in CORNERS:
            _count_side(page, bout, corner, years)
    nights = nights_of(page.season)
    for line in page.books.ledger:
        if nights[0] <= line.night <= nights[-1] and line.kind in EARNED and line.manager in years:
            years[line.manager].cents += line.amount_cents
    for number, year in years.items():
        if year.wins or year.losses or year.cents:
            seat = page.books.managers[number].seat
            yield Nominee(None, None, number, _manager_parts(year), (-year.cents, -year.wins, seat))


def _count_side(page: SeasonBook, bout: BoutBook, corner: Corner, years: dict[int, _Books]) -> None:
    year = years.get(bout.managers[corner.index] or 0)
    outcome, result = bout.outcome, page.titles.get(bout.number)
    if year is None or outcome is None:
        return
    year.wins += outcome.winner is corner
    year.losses += outcome.winner is corner.opponent
    if result is not None and result.champion == bout.fighters[corner.index]:
        year.titles += result.turn in (TitleTurn.TAKEN, TitleTurn.FILLED)
        year.defences += result.turn is TitleTurn.DEFENDED


def _manager_parts(year: _Books) -> tuple[Part, ...]:
    counts = {
        Merit.TITLES: year.titles,
        Merit.DEFENCES: year.defences,
        Merit.WINS: year.wins,
        Merit.LOSSES: year.losses,
    }
    return _paid(Award.MANAGER, counts, Part(Merit.MONEY, year.cents // 100, year.cents // CENTS_FOR_A_HALF))

"""Feats: what does not happen every night, bout by bout."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.awards import fought_on
from ringside_manager.campaign.awards_bouts import gap_against, is_comeback
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.records_book_titles import TitleResult, TitleTurn, title_results

MANY_KNOCKDOWNS = 5
OFF_THE_FLOOR = 4
LONG_STREAK = 10
QUICK_TITLE = 5
GREAT_UPSET_HALF = 60
FAR_BEHIND = 3


class Feat(Enum):
    """What was done; ``FeatEntry.value`` counts it."""

    FIRST_ROUND_KNOCKOUT = "first_round_knockout"
    """The clock of the bout system."""
    KNOCKDOWNS = "knockdowns"
    """Five or more scored by one man in a bout he won."""
    OFF_THE_FLOOR = "off_the_floor"
    """Won after four knockdowns or more."""
    COMEBACK = "comeback"
    """Won inside the distance while three points or more behind on every card; the round."""
    STREAK = "streak"
    """The tenth, twentieth … win in a row."""
    GREAT_UPSET = "great_upset"
    """Beat a man who stood thirty points of POP above him; half points."""
    TITLE_REGAINED = "title_regained"
    """Champion again; which time."""
    TITLE_IN_FIVE = "title_in_five"
    """Champion within his first five bouts; how many they were."""


@dataclass(frozen=True, slots=True)
class FeatEntry:
    """One feat of a fighter in a bout."""

    feat: Feat
    fighter: int
    bout: int
    night: int
    value: int


def feats(books: Books, nights: range | None = None) -> tuple[FeatEntry, ...]:
    """Every feat, the latest first, of all nights or of some."""
    everything = range(1, max(books.closed, books.night) + 2)
    titles = title_results(books)
    streaks: dict[int, int] = {}
    reigns: dict[int, int] = {}
    found: list[FeatEntry] = []
    for bout in fought_on(books, everything):
        _count(streaks, bout)
        told = [*_of_bout(bout, streaks), *_of_title(books, bout, titles.get(bout.number), reigns)]
        if nights is None or bout.night in nights:
            found.extend(told)
    return tuple(reversed(found))


def _count(streaks: dict[int, int], bout: BoutBook) -> None:
    for number in bout.fighters:
        streaks[number] = streaks.get(number, 0) + 1 if bout.winner == number else 0


def _of_bout(bout: BoutBook, streaks: dict[int, int]) -> Iterator[FeatEntry]:
    outcome, winner = bout.outcome, bout.winner
    if outcome is None or winner is None:
        return
    for feat, value in _kinds(bout, outcome, streaks[winner]):
        yield FeatEntry(feat, winner, bout.number, bout.night, value)


def _kinds(bout: BoutBook, outcome: Outcome, streak: int) -> Iterator[tuple[Feat, int]]:
    corner = outcome.winner or CORNERS[0]
    scored, suffered = outcome.knockdowns[corner.index], outcome.knockdowns[corner.opponent.index]
    if outcome.round == 1 and outcome.method is Method.KO:
        yield Feat.FIRST_ROUND_KNOCKOUT, outcome.time
    if scored >= MANY_KNOCKDOWNS:
        yield Feat.KNOCKDOWNS, scored
    if suffered >= OFF_THE_FLOOR:
        yield Feat.OFF_THE_FLOOR, suffered
    if is_comeback(outcome, FAR_BEHIND):
        yield Feat.COMEBACK, outcome.round
    if streak and streak % LONG_STREAK == 0:
        yield Feat.STREAK, streak
    if gap_against(bout, corner) >= GREAT_UPSET_HALF:
        yield Feat.GREAT_UPSET, gap_against(bout, corner)


def _of_title(
    books: Books, bout: BoutBook, result: TitleResult | None, reigns: dict[int, int]
) -> Iterator[FeatEntry]:
    if result is None or result.turn not in (TitleTurn.TAKEN, TitleTurn.FILLED) or result.champion is None:
        return
    champion = result.champion
    reigns[champion] = reigns.get(champion, 0) + 1
    if reigns[champion] > 1:
        yield FeatEntry(Feat.TITLE_REGAINED, champion, bout.number, bout.night, reigns[champion])
        return
    bouts = books.fighters[champion].bouts.index(bout.number) + 1
    if bouts <= QUICK_TITLE:
        yield FeatEntry(Feat.TITLE_IN_FIVE, champion, bout.number, bout.night, bouts)

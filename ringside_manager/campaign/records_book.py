"""The record book: the most, the longest and the quickest, of the league or of one season.

Only what the books know.  Equals stand in the order in which they did it; a record of nothing is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from heapq import nsmallest

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.award_winners import gap_against, is_comeback
from ringside_manager.campaign.awards import fought_on
from ringside_manager.campaign.belts import TitleResult, TitleTurn, title_results
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.careers import Career, Run, careers_of

TOP = 10
"""How many stand in each table."""


class Record(Enum):
    """What is recorded; ``Entry.value`` is in the unit named here."""

    WINS = "wins"
    KNOCKOUTS = "knockouts"
    """Wins by KO alone."""
    STOPPAGES = "stoppages"
    """Wins by KO and TKO."""
    BOUTS = "bouts"
    WINNING_STREAK = "winning_streak"
    UNBEATEN_RUN = "unbeaten_run"
    """Bouts without a loss."""
    STOPPAGE_RUN = "stoppage_run"
    """Stoppages without another result between them."""
    KNOCKDOWNS_SCORED = "knockdowns_scored"
    EARNINGS = "earnings"
    """Dollars of purses."""
    HIGHEST_POP = "highest_pop"
    """Half points of POP after a bout, the rank as before it."""
    TITLES_WON = "titles_won"
    DEFENCES = "defences"
    """In one reign."""
    LONGEST_REIGN = "longest_reign"
    """Nights."""
    QUICKEST_TITLE = "quickest_title"
    """Bouts of a career up to the first title, the fewest first."""
    FASTEST_KNOCKOUT = "fastest_knockout"
    """The round; ``time`` is the clock of the bout system."""
    MOST_KNOCKDOWNS = "most_knockdowns"
    """By both in one bout."""
    BIGGEST_PURSE = "biggest_purse"
    """Dollars of one man."""
    BIGGEST_UPSET = "biggest_upset"
    """Half points of POP by which the beaten stood above the winner."""
    MANAGER_EARNINGS = "manager_earnings"
    """Cents of purses."""
    MANAGER_WINS = "manager_wins"


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """One place in a table; ``bout`` is the bout it was done in, or the last of a run; what is not known is 0."""

    value: int
    fighter: int = 0
    bout: int = 0
    manager: int = 0
    time: int = 0
    night: int = 0
    until_night: int = 0
    """The last night of a run or reign; 0 where it lasts or where there is none."""


def record_book(books: Books, nights: range | None = None) -> dict[Record, tuple[RecordEntry, ...]]:
    """The best at every record, at most ``TOP``, of all nights or of some; nobody where nothing of the kind was done."""
    span = range(1, max(books.closed, books.night) + 2) if nights is None else nights
    bouts = fought_on(books, span)
    people = careers_of(bouts)
    found = {
        **{record: _by_career(people.values(), value) for record, value in _CAREERS.items()},
        **{record: list(entries) for record, entries in _runs(people.values())},
        **_of_bouts(bouts),
        **_of_titles(books, span),
        **_of_managers(bouts),
    }
    return {record: _top(record, found.get(record, [])) for record in Record}


_FEWEST = {Record.QUICKEST_TITLE, Record.FASTEST_KNOCKOUT}


def _top(record: Record, entries: Iterable[RecordEntry]) -> tuple[RecordEntry, ...]:
    sign = 1 if record in _FEWEST else -1
    ranked = sorted(entries, key=lambda entry: (sign * entry.value, entry.time, entry.night))
    return tuple(entry for entry in ranked if entry.value > 0)[:TOP]


_CAREERS: dict[Record, Callable[[Career], int]] = {
    Record.WINS: lambda career: career.wins,
    Record.KNOCKOUTS: lambda career: career.knockouts,
    Record.STOPPAGES: lambda career: career.stoppages,
    Record.BOUTS: lambda career: career.bouts,
    Record.KNOCKDOWNS_SCORED: lambda career: career.knockdowns,
    Record.EARNINGS: lambda career: career.dollars,
}


def _by_career(people: Iterable[Career], value: Callable[[Career], int]) -> list[RecordEntry]:
    return [RecordEntry(value(career), career.fighter) for career in people]


def _runs(people: Iterable[Career]) -> Iterator[tuple[Record, Iterator[RecordEntry]]]:
    careers = tuple(people)
    for record, run_of in _RUNS.items():
        yield record, (_run_entry(career, run_of(career)) for career in careers)
    yield (
        Record.HIGHEST_POP,
        (
            RecordEntry(career.best_half, career.fighter, career.best_bout, night=career.best_night)
            for career in careers
        ),
    )


_RUNS: dict[Record, Callable[[Career], Run]] = {
    Record.WINNING_STREAK: lambda career: career.winning,
    Record.UNBEATEN_RUN: lambda career: career.unbeaten,
    Record.STOPPAGE_RUN: lambda career: career.stopping,
}


def _run_entry(career: Career, run: Run) -> RecordEntry:
    until = 0 if run.lasts else run.until_night
    return RecordEntry(run.longest, career.fighter, run.last_bout, night=run.from_night, until_night=until)


def _of_bouts(bouts: Iterable[BoutBook]) -> dict[Record, list[RecordEntry]]:
    """The best of single bouts: first figures only, entries for those that have a chance."""
    found: dict[Record, list[_Figure]] = {record: [] for record in _BOUTS}
    for bout in bouts:
        if bout.outcome is not None:
            for record, figure in _figures(bout, bout.outcome):
                found[record].append(figure)
    return {record: [_entry(figure) for figure in _chances(record, found[record])] for record in _BOUTS}


_BOUTS = (Record.FASTEST_KNOCKOUT, Record.MOST_KNOCKDOWNS, Record.BIGGEST_PURSE, Record.BIGGEST_UPSET)
_Figure = tuple[int, int, int, int, int]
"""Value, time, night, fighter, bout."""


def _figures(bout: BoutBook, outcome: Outcome) -> Iterator[tuple[Record, _Figure]]:
    number, night = bout.number, bout.night
    yield Record.MOST_KNOCKDOWNS, (sum(outcome.knockdowns), 0, night, 0, number)
    for fighter, purse in zip(bout.fighters, bout.purses_dollars, strict=True):
        yield Record.BIGGEST_PURSE, (purse, 0, night, fighter, number)
    if outcome.winner is None:
        return
    winner = bout.fighters[outcome.winner.index]
    if outcome.method is Method.KO:
        yield Record.FASTEST_KNOCKOUT, (outcome.round, outcome.time, night, winner, number)
    gap = bout.pops_half[outcome.winner.opponent.index] - bout.pops_half[outcome.winner.index]
    yield Record.BIGGEST_UPSET, (gap, 0, night, winner, number)


def _chances(record: Record, figures: list[_Figure]) -> list[_Figure]:
    """The ``TOP`` best, in order; of equals the earlier."""
    if record in _FEWEST:
        return nsmallest(TOP, figures)
    return nsmallest(TOP, figures, key=lambda figure: (-figure[0], *figure[1:3]))


def _entry(figure: _Figure) -> RecordEntry:
    value, time, night, fighter, bout = figure
    return RecordEntry(value, fighter, bout, time=time, night=night)


def _of_titles(books: Books, span: range) -> dict[Record, list[RecordEntry]]:
    """Reigns that began within the nights asked for."""
    now = max(books.closed, books.night)
    won: dict[int, list[RecordEntry]] = {}
    defences: list[RecordEntry] = []
    reigned: list[RecordEntry] = []
    for division in books.divisions.values():
        for reign in division.reigns:
            if reign.from_night not in span:
                continue
            until, bout = reign.until_night, reign.won_bout or 0
            nights = (now if until is None else until) - reign.from_night
            common = RecordEntry(nights, reign.fighter, bout, night=reign.from_night, until_night=until or 0)
            reigned.append(common)
            defences.append(
                RecordEntry(
                    reign.defences, reign.fighter, bout, night=reign.from_night, until_night=until or 0
                )
            )
            won.setdefault(reign.fighter, []).append(common)
    return {
        Record.LONGEST_REIGN: reigned,
        Record.DEFENCES: defences,
        Record.TITLES_WON: [
            RecordEntry(len(reigns), fighter, night=reigns[-1].night) for fighter, reigns in won.items()
        ],
        Record.QUICKEST_TITLE: list(_first_titles(books, won)),
    }


def _first_titles(books: Books, won: dict[int, list[RecordEntry]]) -> Iterator[RecordEntry]:
    """How many bouts each had behind him with the one that made him champion for the first time."""
    for number, reigns in won.items():
        first = min(reign.from_night for reign in books.reigns_of(number))
        if reigns[0].night == first:
            career = books.fighters[number].bouts
            bouts = sum(books.bouts[bout].night <= first for bout in career)
            yield RecordEntry(bouts, number, reigns[0].bout, night=first)


def _of_managers(bouts: Iterable[BoutBook]) -> dict[Record, list[RecordEntry]]:
    cents: dict[int, int] = {}
    wins: dict[int, int] = {}
    for bout in bouts:
        for corner in CORNERS:
            manager = bout.managers[corner.index]
            if manager is not None:
                cents[manager] = cents.get(manager, 0) + bout.shares_cents[corner.index]
                won = bout.outcome is not None and bout.outcome.winner is corner
                wins[manager] = wins.get(manager, 0) + won
    return {
        Record.MANAGER_EARNINGS: [RecordEntry(value, manager=number) for number, value in cents.items()],
        Record.MANAGER_WINS: [RecordEntry(value, manager=number) for number, value in wins.items()],
    }


# Feats: what does not happen every night, bout by bout


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
        for number in bout.fighters:
            streaks[number] = streaks.get(number, 0) + 1 if bout.winner == number else 0
        lines = [*_of_bout(bout, streaks), *_of_title(books, bout, titles.get(bout.number), reigns)]
        if nights is None or bout.night in nights:
            found.extend(lines)
    return tuple(reversed(found))


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

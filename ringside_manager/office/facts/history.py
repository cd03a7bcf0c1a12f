"""The league's memory: awards, hall of fame, record book, and the evening of a season or campaign (C60-C71)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from ringside_manager.bout.corner import CORNERS, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign import awards as formulas
from ringside_manager.campaign.award_winners import best_bout_ever, season_awards
from ringside_manager.campaign.awards import Award, Career, Nominee, Part, SeasonAwards, careers
from ringside_manager.campaign.books import Books, NewsItem, NewsKind
from ringside_manager.campaign.rankings import CHAMPION, places
from ringside_manager.campaign.records_book import Feat, Record, RecordEntry, feats, record_book
from ringside_manager.campaign.schedule import nights_of, season_of
from ringside_manager.language import Message, later
from ringside_manager.office.facts import Named, clock_of, named_fighter
from ringside_manager.office.facts import Record as WinsAndLosses
from ringside_manager.office.facts.careers import results
from ringside_manager.office.facts.charting import money_facts

# Awards of the seasons.


@dataclass(frozen=True, slots=True)
class NomineeRow:
    """Somebody or something named for an award; numbers are 0 where there is none.

    For a bout ``name`` is the winner and ``other`` the loser (red and blue after a draw); for a manager
    ``manager`` is set and ``fighter`` is 0.
    """

    name: str
    fighter: int
    manager: int
    bout: int
    other: str
    other_fighter: int
    night: int
    method: Method | None
    round: int
    title: bool
    points_half: int
    parts: tuple[Part, ...]
    cause: str = ""


def season_row(books: Books, season: int) -> SeasonAwards[NomineeRow]:
    """The awards of one season, as they stand if it is not over."""
    found = season_awards(books, season)
    rows = {
        award: tuple(_nominee(books, nominee) for nominee in nominees)
        for award, nominees in found.awards.items()
    }
    return SeasonAwards(season, found.final, rows)


def final_fighters(books: Books) -> tuple[SeasonAwards[Nominee], ...]:
    """The fighters of all seasons that are over, as the hall of fame counts them."""
    over = (season for season in formulas.seasons(books) if formulas.is_over(books, season))
    return tuple(season_awards(books, season, Award.FIGHTER) for season in over)


def _nominee(books: Books, nominee: Nominee) -> NomineeRow:
    if nominee.bout is None:
        return _person(books, nominee)
    bout = books.bouts[nominee.bout]
    outcome = bout.outcome
    corner = (None if outcome is None else outcome.winner) or RED
    one, other = bout.fighters[corner.index], bout.fighters[corner.opponent.index]
    return NomineeRow(
        name=books.fighters[one].name,
        fighter=one,
        manager=0,
        bout=bout.number,
        other=books.fighters[other].name,
        other_fighter=other,
        night=bout.night,
        method=None if outcome is None else outcome.method,
        round=0 if outcome is None else outcome.round,
        title=bout.title,
        points_half=nominee.points_half,
        parts=nominee.parts,
        cause="" if outcome is None else outcome.cause,
    )


def _person(books: Books, nominee: Nominee) -> NomineeRow:
    fighter, manager = nominee.fighter or 0, nominee.manager or 0
    name = books.fighters[fighter].name if fighter else books.managers[manager].name
    return NomineeRow(name, fighter, manager, 0, "", 0, 0, None, 0, False, nominee.points_half, nominee.parts)


# The record book, of the league or of one season.


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One place of a table; equals share a ``place``.  Numbers are 0 where there is none.

    ``name`` is the fighter's or manager's, for a bout of two both are told: ``name`` and ``other``.
    ``value`` is in the unit of its record; ``until_night`` is 0 while a run or reign lasts.
    """

    record: Record
    place: int
    name: str
    fighter: int
    manager: int
    value: int
    time: int
    bout: int
    other: str
    night: int
    until_night: int
    clock: str = ""
    """The unit of ``time``."""


@dataclass(frozen=True, slots=True)
class FeatRow:
    """Something that does not happen every night."""

    feat: Feat
    name: str
    fighter: int
    other: str
    bout: int
    night: int
    value: int
    clock: str = ""
    """The unit of a value that is a time."""


def record_tables(books: Books, season: int = 0) -> tuple[tuple[RecordRow, ...], ...]:
    """The best at each record that has an entry, at most ten; of all nights or of one season, counted from 1."""
    found = record_book(books, nights_of(season) if season else None)
    return tuple(_rows(books, record, entries) for record, entries in found.items() if entries)


def feat_rows(books: Books, season: int = 0) -> tuple[FeatRow, ...]:
    """The feats, the latest first."""
    return tuple(
        FeatRow(
            feat.feat,
            books.fighters[feat.fighter].name,
            feat.fighter,
            _other(books, feat.bout, feat.fighter),
            feat.bout,
            feat.night,
            feat.value,
            _clock(books, feat.bout),
        )
        for feat in feats(books, nights_of(season) if season else None)
    )


def _rows(books: Books, record: Record, entries: tuple[RecordEntry, ...]) -> tuple[RecordRow, ...]:
    rows: list[RecordRow] = []
    for count, entry in enumerate(entries, 1):
        last = rows[-1] if rows else None
        same = last is not None and (last.value, last.time) == (entry.value, entry.time)
        rows.append(_row(books, record, last.place if last is not None and same else count, entry))
    return tuple(rows)


def _row(books: Books, record: Record, place: int, entry: RecordEntry) -> RecordRow:
    fighter = entry.fighter or (books.bouts[entry.bout].red if entry.bout else 0)
    name = books.fighters[fighter].name if fighter else books.managers[entry.manager].name
    return RecordRow(
        record,
        place,
        name,
        fighter,
        entry.manager,
        entry.value,
        entry.time,
        entry.bout,
        _other(books, entry.bout, fighter) if record in _OF_BOUTS else "",
        entry.night,
        entry.until_night,
        _clock(books, entry.bout),
    )


def _clock(books: Books, bout: int) -> str:
    page = books.bouts.get(bout)
    return "" if page is None else clock_of(page.system)


_OF_BOUTS = frozenset({
    Record.FASTEST_KNOCKOUT,
    Record.MOST_KNOCKDOWNS,
    Record.BIGGEST_PURSE,
    Record.BIGGEST_UPSET,
    Record.QUICKEST_TITLE,
})  # fmt: skip


def _other(books: Books, bout: int, fighter: int) -> str:
    """Whom he met in it."""
    page = books.bouts.get(bout)
    if page is None or fighter not in page.fighters:
        return ""
    return books.fighters[page.opponent_of(fighter)].name


RECORD_NAMES: dict[Record, Message] = {
    Record.WINS: later("Most wins"),
    Record.KNOCKOUTS: later("Most wins by knockout"),
    Record.STOPPAGES: later("Most wins inside the distance"),
    Record.BOUTS: later("Most bouts"),
    Record.WINNING_STREAK: later("Longest winning streak"),
    Record.UNBEATEN_RUN: later("Longest unbeaten run"),
    Record.STOPPAGE_RUN: later("Most stoppages in a row"),
    Record.KNOCKDOWNS_SCORED: later("Most knockdowns scored"),
    Record.EARNINGS: later("Highest earnings"),
    Record.HIGHEST_POP: later("Highest popularity"),
    Record.TITLES_WON: later("Most titles won"),
    Record.DEFENCES: later("Most defences in a reign"),
    Record.LONGEST_REIGN: later("Longest reign"),
    Record.QUICKEST_TITLE: later("Quickest to the title"),
    Record.FASTEST_KNOCKOUT: later("Quickest knockout"),
    Record.MOST_KNOCKDOWNS: later("Most knockdowns in a bout"),
    Record.BIGGEST_PURSE: later("Biggest purse"),
    Record.BIGGEST_UPSET: later("Biggest upset"),
    Record.MANAGER_EARNINGS: later("Managers: most money from purses"),
    Record.MANAGER_WINS: later("Managers: most wins"),
}
AWARD_NAMES: dict[Award, Message] = {
    Award.FIGHTER: later("Fighter of the season"),
    Award.BOUT: later("Bout of the season"),
    Award.KNOCKOUT: later("Knockout of the season"),
    Award.UPSET: later("Upset of the season"),
    Award.MANAGER: later("Manager of the season"),
}


# The hall of fame.


WATCHED = 10
"""How many who are not in are shown."""


def hall(books: Books) -> tuple[tuple[Career, ...], tuple[Career, ...]]:
    """Members in the order of induction, and those with most points who are not in: retired or boxing still."""
    found = careers(books, final_fighters(books))
    members = sorted(
        (career for career in found if career.is_member),
        key=lambda career: (career.fighter.retired_night or 0, -career.points_half, career.fighter.number),
    )
    others = [career for career in found if not career.is_member and career.points_half > 0]
    return tuple(members), tuple(others[:WATCHED])


# The evening of a season, and of the campaign.


CLIMBERS = 3
"""How many who rose furthest are named."""
_TURNS = frozenset({NewsKind.CROWNED, NewsKind.VACATED, NewsKind.TOURNAMENT_WON})


@dataclass(frozen=True, slots=True)
class EveningLine:
    """A manager at the end of a season or campaign; ``record`` is of his bouts in it.

    ``cents`` is his money after every night, that before the first included; equals share a ``place``.
    """

    place: int
    manager: Named
    seat: int
    cents: tuple[int, ...]
    record: WinsAndLosses

    @property
    def made_cents(self) -> int:
        return self.cents[-1] - self.cents[0]


@dataclass(frozen=True)
class EveningFacts:
    """What is told when a season is over, or the campaign, which is ``season`` 0; ``lines`` are richest first.

    ``climbers`` are fighters with their ranks before and after, 0 for the champion; ``turns`` the news of titles
    and tournaments.  Awards are worked out when they are first asked for.
    """

    season: int
    nights: range
    lines: tuple[EveningLine, ...]
    champions: tuple[Named, ...]
    turns: tuple[NewsItem, ...]
    climbers: tuple[tuple[Named, int, int], ...]
    retired: int
    newcomers: int
    _books: Books = field(repr=False, compare=False)

    @cached_property
    def awards(self) -> SeasonAwards[NomineeRow]:
        """The awards of the season, of a campaign those of its latest."""
        return season_row(self._books, self.season or season_of(self.nights[-1]))

    @cached_property
    def best(self) -> NomineeRow | None:
        """The bout to watch, with those of all seasons for a campaign."""
        if not self.season:
            return _best_bout(self._books)
        return next(iter(self.awards.awards[Award.BOUT]), None)

    @property
    def won(self) -> tuple[EveningLine, ...]:
        """Whoever has the most money, more than one if they are equal (C70)."""
        return tuple(line for line in self.lines if line.place == 1)


def evening_facts(books: Books, season: int = 0) -> EveningFacts:
    """A season that was begun, counted from 1, up to the night it has come to; 0 for the whole campaign."""
    agreed = nights_of(season) if season else range(1, books.closed + 1)
    nights = range(agreed[0], min(agreed[-1], books.closed) + 1)
    news = [item for item in books.news if item.night in nights]
    kinds = Counter(item.kind for item in news)  # of nights, so none signed at the founding
    after = books.ranks_after(nights[-1])
    return EveningFacts(
        season,
        nights,
        _evening_lines(books, nights),
        tuple(named_fighter(books, number) for number, rank in after.items() if rank == CHAMPION),
        tuple(item for item in news if item.kind in _TURNS),
        _climbers(books, books.ranks_after(nights[0] - 1), after),
        kinds[NewsKind.RETIRED],
        kinds[NewsKind.SIGNED],
        books,
    )


def _evening_lines(books: Books, nights: range) -> tuple[EveningLine, ...]:
    met: dict[int, list[bool | None]] = {number: [] for number in books.managers}
    for bout in formulas.fought_on(books, nights):
        winner = None if bout.outcome is None else bout.outcome.winner
        for corner, manager in zip(CORNERS, bout.managers, strict=True):
            if manager is not None:
                met[manager].append(None if winner is None else winner is corner)
    money = [(number, cents[nights[0] - 1 : nights[-1] + 1]) for number, cents in money_facts(books)]
    money.sort(key=lambda one: -one[1][-1])
    shared = places([cents[-1] for _, cents in money])
    return tuple(
        EveningLine(
            place,
            Named(number, books.managers[number].name),
            books.managers[number].seat,
            cents,
            results(met[number]),
        )
        for place, (number, cents) in zip(shared, money, strict=True)
    )


def _climbers(
    books: Books, before: dict[int, int], after: dict[int, int]
) -> tuple[tuple[Named, int, int], ...]:
    """Who rose furthest in the rankings, the furthest first."""
    rose = [(before[number] - rank, number) for number, rank in after.items() if before.get(number, 0) > rank]
    furthest = sorted(rose, key=lambda one: (-one[0], after[one[1]]))[:CLIMBERS]
    return tuple((named_fighter(books, number), before[number], after[number]) for _, number in furthest)


def _best_bout(books: Books) -> NomineeRow | None:
    best = best_bout_ever(books)
    return None if best is None else _nominee(books, best)

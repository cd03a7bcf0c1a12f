"""The book of a season: the race, the turning points, the bout of the season, champions, awards, records and tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ringside_manager.almanac.bouts import bout_row, money, result_line
from ringside_manager.almanac.drawings import race_chart
from ringside_manager.almanac.files import BoutSheet, bout_sheet
from ringside_manager.almanac.history import award_deed, record_figure, record_holder, season_rows
from ringside_manager.bout.paper import Grid
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.awards import Award, is_over, seasons
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.charts import picture_of
from ringside_manager.charts.sheet import LIGHT
from ringside_manager.commentary import Line
from ringside_manager.commentary.phrases import Length
from ringside_manager.errors import RecordError, RingsideError, UsageError
from ringside_manager.language import LANGUAGE, joined, say, word
from ringside_manager.odds.review_curve import CurvePoint, Effort, Progress
from ringside_manager.office.facts.career_story import career_story
from ringside_manager.office.facts.history import (
    AWARD_NAMES,
    RECORD_NAMES,
    EveningFacts,
    evening_facts,
    record_tables,
)
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.office import Office
from ringside_manager.printed import (
    Block,
    BoutCode,
    BoutLine,
    Columns,
    Contents,
    Cover,
    Document,
    Heading,
    NewPage,
    Paragraph,
    Picture,
    Telling,
)

EFFORT = Effort(bouts=400, probes=800, samples=16, again=100, dearest=4)
"""Enough for chances in whole percent; a window that is asked for one bout plays three times as much."""
SWINGS = 3
"""Turns that are told of a bout."""
LEAST = 0.03
"""A turn that moved the chance by less is none to tell of."""
SEED = 1974
"""The chances of a book are the same whenever it is printed."""
TURNING_BOUTS = 5
"""So many bouts are looked back upon: the bout of the season, its upset, and the titles that changed hands."""
WIDE, HIGH, LEFT, FOOT = 640.0, 96.0, 30.0, 14.0


# A bout told: blow by blow, and the turns at which it was decided


@dataclass(frozen=True, slots=True)
class Told:
    """A bout of the books with its record and all that is said of it."""

    bout: BoutBook
    record: BoutRecord
    sheet: BoutSheet

    @property
    def lines(self) -> Iterator[Line]:
        """Everything said, from the first bell on."""
        for told in self.sheet.rounds:
            yield from told.lines


def recorded(office: Office, number: int) -> Told | None:
    """A bout that was fought in the program; ``None`` for one entered by hand or that today's rules cannot follow."""
    try:
        record = BoutRecord.from_json(office.record_of(number))
        sheet = bout_sheet(record, length=Length.STANDARD, language=LANGUAGE.code)
    except RingsideError:
        return None
    return Told(office.fought_bout(number), record, sheet)


def blow_by_blow(told: Told) -> Iterator[Block]:
    """Every round, in two columns, and the result at the end."""
    lines = [[(told.sheet.time(line), line.text) for line in one.lines] for one in told.sheet.rounds]
    if lines:
        lines[-1].append(("", told.sheet.result))
    rounds = zip(told.sheet.rounds, lines, strict=True)
    yield Columns(
        tuple(
            Telling(told.sheet.words["round"].format(number=one.number), tuple(said)) for one, said in rounds
        )
    )


def turning_points(
    told: Told, effort: Effort | None = None, progress: Progress | None = None
) -> Iterator[Block]:
    """The chance to win as a drawing, and the turns that moved it most; nothing where it cannot be worked out.

    ``CancelledError`` if ``progress`` says so.
    """
    from ringside_manager.odds.review import review_curve  # NumPy is slow to import

    try:
        points = review_curve(told.record, seed=SEED, effort=effort or EFFORT, progress=progress).points
    except RecordError:
        return
    if not points:
        return
    yield Picture(curve_drawing(points), 1.0)
    lines = list(told.lines)
    found = sorted(_swings(points), key=lambda pair: -abs(pair[1].chance - pair[0].chance))[:SWINGS]
    said = [(pair, _said(lines, pair)) for pair in sorted(found, key=lambda pair: pair[1].event)]
    turns = tuple(
        (
            say("Round {number}", number=max(1, before.round)),
            say(
                "{before} % → {after} %: {text}", before=round(100 * before.chance), after=round(100 * after.chance), text=text
            ),
        )
        for (before, after), text in said
        if text
    )  # fmt: skip
    if turns:
        yield Telling("", turns)


def _swings(points: Sequence[CurvePoint]) -> Iterator[tuple[CurvePoint, CurvePoint]]:
    for before, after in pairwise(points):
        if abs(after.chance - before.chance) >= LEAST:
            yield before, after


def _said(lines: Sequence[Line], pair: tuple[CurvePoint, CurvePoint]) -> str:
    """What was said between two points, the last thing before it if nothing was."""
    before, after = pair
    within = [line.text for line in lines if before.event <= line.event < after.event]
    if not within:
        within = [line.text for line in lines if line.event < after.event][-1:]
    return " ".join(within[-2:])


def curve_drawing(points: Sequence[CurvePoint]) -> str:
    """Red's chance over the bout as SVG: half in the middle, a rule for each round, numbers at the foot."""
    last = max(1, len(points) - 1)
    places = [
        (LEFT + (WIDE - LEFT) * at / last, (HIGH - FOOT) * (1 - point.chance))
        for at, point in enumerate(points)
    ]
    rules, numbers = [], []
    for at, point in enumerate(points):
        if at == 0 or max(1, point.round) != max(1, points[at - 1].round):
            x = places[at][0]
            rules.append(f"M{x:.1f} 0V{HIGH - FOOT:.1f}")
            numbers.append(f'<text x="{x + 2:.1f}" y="{HIGH - 3:.1f}">{max(1, point.round)}</text>')
    middle = (HIGH - FOOT) / 2
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    area = f"{path}L{places[-1][0]:.1f} {middle:.1f}L{LEFT:.1f} {middle:.1f}Z"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" font-family="Inter" font-size="8" fill="#5c6570">'
        f'<path d="{"".join(rules)}" stroke="#e1e4e8" stroke-width="0.6" fill="none"/>'
        f'<path d="M{LEFT:.0f} {middle:.1f}H{WIDE:.0f}" stroke="#9aa3ad" stroke-width="0.6" fill="none"/>'
        f'<path d="{area}" fill="#b3362a" fill-opacity="0.12"/>'
        f'<path d="{path}" stroke="#b3362a" stroke-width="1.4" fill="none" stroke-linejoin="round"/>'
        f'<text x="0" y="8">100 %</text><text x="0" y="{middle + 3:.1f}">50 %</text><text x="0" y="{HIGH - FOOT:.1f}">0 %</text>'
        f"{''.join(numbers)}</svg>"
    )


# The season


@dataclass(frozen=True, slots=True)
class _Season:
    """What the book is made of; ``league`` is the name of the save for the codes."""

    books: Books
    league: str
    facts: EveningFacts
    told: tuple[Told, ...]

    @property
    def bouts(self) -> list[BoutBook]:
        """The bouts that were fought in it, in the order they were."""
        over = (bout for bout in self.books.bouts.values() if bout.state is BoutState.FOUGHT)
        fought = (bout for bout in over if bout.night in self.facts.nights)
        return sorted(fought, key=lambda bout: bout.fought_entry or 0)


def season_book(
    office: Office,
    league: str,
    season: int = 0,
    effort: Effort | None = None,
    progress: Progress | None = None,
) -> Document:
    """The book of a season counted from 1, the latest that was begun if 0, as far as it has come.

    ``league`` is the name of the save; ``effort`` says how much is played to know the chances in its turning points, and
    ``progress`` is told how much of how much of that is done; if it says false, ``CancelledError``.  Raises
    ``UsageError`` for a season in which no night is over.
    """
    books = office.books
    begun = list(seasons(books))
    if not books.closed or not begun:
        raise UsageError(say("No fight night is over yet: there is nothing to put into a book."))
    chosen = season or begun[-1]
    if chosen not in begun:
        raise UsageError(
            say("There is no season {season}; allowed are 1 to {last}.", season=chosen, last=begun[-1])
        )
    facts = evening_facts(books, chosen)
    told = tuple(
        found for number in _turning(books, facts) if (found := recorded(office, number)) is not None
    )
    year = _Season(books, league, facts, told)
    title = joined(" · ", (books.name, say("Season {season}", season=chosen)))
    parts = (
        *_cover(year, chosen), *_race(year), *_turning_points(year, effort, progress), *_bout_of_the_season(year), *_champions(year),
        *_awards(year), *_records(year, chosen), *_tables(year, chosen),
    )  # fmt: skip
    return Document(title, title, parts)


def _turning(books: Books, facts: EveningFacts) -> list[int]:
    """The bouts on which the season turned, the best first, none twice."""
    best = [facts.best.bout] if facts.best else []
    upset = [nominee.bout for nominee in facts.awards.awards.get(Award.UPSET, ())[:1]]
    titles = [item.bout for item in facts.turns if item.bout]
    return list(dict.fromkeys(number for number in (*best, *upset, *titles) if number))[:TURNING_BOUTS]


# The cover and the race


def _cover(year: _Season, season: int) -> Iterator[Block]:
    facts, books = year.facts, year.books
    lines: list[str] = []
    if facts.won:
        winners = ", ".join(line.manager.name for line in facts.won)
        lines.append(say("Most money: {winners}", winners=winners))
    if facts.champions:
        lines.append(say("Champion: {names}", names=", ".join(one.name for one in facts.champions)))
    lines.append(say("{nights} fight nights, {bouts} bouts", nights=len(facts.nights), bouts=len(year.bouts)))
    if not is_over(books, season):
        lines.append(say("As of night {night}; the season goes on.", night=facts.nights[-1]))
    yield Cover(books.name, say("Season {season}", season=season), tuple(lines))
    yield Heading(say("Contents"), listed=False)
    yield Contents()


def _race(year: _Season) -> Iterator[Block]:
    yield NewPage()
    yield Heading(say("The race"))
    yield Picture(_race_drawing(year))
    columns = (say("Place"), say("Manager"), say("At the start"), say("At the end"), say("Net"), say("Record"))  # fmt: skip
    rows = tuple(
        (
            str(line.place), line.manager.name, money(line.cents[0] / 100), money(line.cents[-1] / 100), money(line.made_cents / 100),
            f"{line.record.wins}-{line.record.losses}-{line.record.draws}",
        )
        for line in year.facts.lines
    )  # fmt: skip
    yield Grid(columns, rows, (1, 4, 2, 2, 2, 2))
    told = [Paragraph(_of_night(item.night, sentence(year.books, item))) for item in year.facts.turns]
    if told:
        yield Heading(say("Titles and tournaments"), 2)
        yield from told


def _race_drawing(year: _Season) -> str:
    chart = race_chart(year.books, year.facts.lines, year.facts.nights[0] - 1)
    return picture_of(chart, "svg", LIGHT).decode("utf-8")


def _of_night(night: int, text: str) -> str:
    return say("Night {night}: {text}", night=night, text=text)


# Bouts


def _turning_points(year: _Season, effort: Effort | None, progress: Progress | None) -> Iterator[Block]:
    if not year.told:
        return
    yield NewPage()
    yield Heading(say("Turning points"))
    yield Paragraph(
        say(
            "The line is red's chance to win, turn by turn, if from there on both corners were led as well as the program can. What moved it "
            "most is told beside it."
        ),
        quiet=True,
    )
    for place, told in enumerate(year.told):
        yield _line(year, told.bout)
        yield from turning_points(told, effort, _share(progress, place, len(year.told)))


def _share(progress: Progress | None, place: int, count: int) -> Progress | None:
    """What one bout of several tells of its progress, as a part of the whole in thousandths."""
    if progress is None:
        return None
    return lambda done, total: progress(1000 * place + 1000 * done // max(1, total), 1000 * count)


def _bout_of_the_season(year: _Season) -> Iterator[Block]:
    best = year.facts.best
    told = next((one for one in year.told if best and one.bout.number == best.bout), None)
    if told is None:
        return
    yield NewPage()
    yield Heading(AWARD_NAMES[Award.BOUT])
    yield _line(year, told.bout)
    yield from blow_by_blow(told)


def _line(year: _Season, bout: BoutBook) -> BoutLine:
    row, code = bout_row(year.books, bout), BoutCode(year.league, bout.number)
    above = joined(" · ", (say("Night {night}", night=bout.night), word(bout.arena.title)))
    return BoutLine(
        row.red, row.blue, say("against"), result_line(row), above, code=code.drawing(), word=code.word
    )


# People


def _champions(year: _Season) -> Iterator[Block]:
    """The stories of all who held a title in the season, in the order they first did."""
    books, nights = year.books, year.facts.nights
    held = [
        (reign.from_night, reign.fighter)
        for division in books.divisions.values()
        for reign in division.reigns
        if reign.from_night <= nights[-1] and (reign.until_night is None or reign.until_night >= nights[0])
    ]
    numbers = list(dict.fromkeys(fighter for _, fighter in sorted(held)))
    if not numbers:
        return
    yield NewPage()
    yield Heading(say("Champions"))
    for number in numbers:
        page = books.fighters[number]
        yield Heading(page.name, 2)
        if page.fighter.nickname or page.fighter.nationality:
            facts = [fact for fact in (page.fighter.nickname, page.fighter.nationality) if fact]
            yield Paragraph(joined(" · ", facts), quiet=True)
        for part in career_story(books, page):
            yield Paragraph(joined(" ", part.sentences))


def _awards(year: _Season) -> Iterator[Block]:
    yield NewPage()
    yield Heading(say("Awards"))
    for award, nominees in year.facts.awards.awards.items():
        if not nominees:
            continue
        yield Heading(AWARD_NAMES[award], 2)
        rows = tuple(
            (str(place), one.name, award_deed(one), f"{one.points_half / 2:g}")
            for place, one in enumerate(nominees, start=1)
        )
        if any(what for _, _, what, _ in rows):
            yield Grid((say("Place"), say("Name"), say("For what"), say("Points")), rows, (1, 3, 6, 1.2))
        else:
            people = tuple((place, name, points) for place, name, _, points in rows)
            yield Grid((say("Place"), say("Name"), say("Points")), people, (1, 9, 1.2))


# Figures


def _records(year: _Season, season: int) -> Iterator[Block]:
    """The holders of the season's records."""
    first = [rows[0] for rows in record_tables(year.books, season) if rows]
    if not first:
        return
    yield NewPage()
    yield Heading(say("Records of the season"))
    rows = tuple(
        (RECORD_NAMES[row.record], record_holder(row), record_figure(row), f"{row.night or ''}")
        for row in first
    )
    yield Grid((say("Best of the season"), say("Holder"), say("Figure"), say("Night")), rows, (4, 5, 2, 1))


def _tables(year: _Season, season: int) -> Iterator[Block]:
    books, facts = year.books, year.facts
    yield NewPage()
    yield Heading(say("Tables"))
    yield from _rankings(books, facts.nights[-1])
    yield Heading(say("Arenas and purses"), 2)
    halls = tuple(
        (
            word(row.arena),
            str(row.bouts),
            str(row.title_bouts),
            money(row.purses),
            money(row.average) if row.bouts else "-",
        )
        for row in season_rows(books)
        if row.season == season
    )
    columns = say("Arena"), say("Bouts"), say("Title bouts"), say("Purses"), say("Of a bout")
    yield Grid(columns, halls, (3, 1, 1.4, 2, 2))
    yield Heading(say("Every bout"), 2)
    headings = say("Night"), say("Red"), say("Blue"), say("Arena"), say("Winner"), say("How")
    yield Grid(
        headings, tuple(_bout_cells(books, bout) for bout in year.bouts), (1, 3.15, 3.15, 2, 3.15, 2.55)
    )


def _rankings(books: Books, night: int) -> Iterator[Block]:
    ranks = books.ranks_after(min(night, books.closed))
    for name in books.divisions:
        ranked = sorted(
            (rank, number) for number, rank in ranks.items() if books.fighters[number].class_on(night) == name
        )
        if not ranked:
            continue
        title = joined(": ", (say("Rankings"), word(name))) if len(books.divisions) > 1 else say("Rankings")
        yield Heading(title, 2)
        rows = tuple(
            (say("Champion") if rank == 0 else str(rank), books.fighters[number].name)
            for rank, number in ranked[: 1 + RANKED]
        )
        yield Grid((say("Rank"), say("Fighter")), rows, (1, 5))


RANKED = 10
"""Contenders in the table of a weight class."""


def _bout_cells(books: Books, bout: BoutBook) -> tuple[str, ...]:
    row = bout_row(books, bout)
    winner = {"red": row.red, "blue": row.blue}.get(row.winner, say("draw") if row.method != "NC" else "-")
    ended = f"{row.method} {row.round}/{row.rounds}"
    how = joined(" ", (ended, say("title"))) if row.title else ended
    return str(row.night), row.red, row.blue, word(row.arena), winner, how

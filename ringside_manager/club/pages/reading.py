"""What a page is made from and what it is, and the pages to read: the front page, cards, bouts and their replays, people, tables."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ringside_manager import paths
from ringside_manager.almanac import bout_sheet, money, result_line, signed
from ringside_manager.almanac.bouts import BoutRow, bout_row, due_on
from ringside_manager.almanac.drawings import bout_drawing, race_drawing
from ringside_manager.almanac.files import shown_value
from ringside_manager.almanac.league import fighter_page as facts_of_fighter
from ringside_manager.almanac.league import manager_page as facts_of_manager
from ringside_manager.almanac.league import rankings, status
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.many_places import Role
from ringside_manager.club.device import is_signed
from ringside_manager.commentary.ring_frames import Frame, frame_drawing, frames_of
from ringside_manager.errors import RecordError, RingsideError, UnknownNameError, misused
from ringside_manager.language import LANGUAGE, Message, later, tr
from ringside_manager.office.advancing import closing, due_at
from ringside_manager.office.docket import Party
from ringside_manager.office.facts import record
from ringside_manager.office.facts.journal import NOBODY, journal
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.office import Office
from ringside_manager.office.verifying import verify
from ringside_manager.rulebook import Grid, rulebook

if TYPE_CHECKING:
    from jinja2 import Environment


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody looks at a league: ``viewer`` is who he is in it, None for a guest or a stranger.

    ``base`` is the address of the league, ``token`` what his forms carry, ``notice`` a sentence for him, ``head`` the number
    of the journal's last entry, ``look`` light, dark or empty for what his device has.
    """

    office: Office | None
    viewer: Party | None = None
    role: Role | None = None
    base: str = ""
    token: str = ""
    notice: str = ""
    head: int = 0
    look: str = ""

    @property
    def league(self) -> Office:
        """The open league; asked for by pages of a league only."""
        if self.office is None:
            raise LookupError("this page belongs to no league")
        return self.office


@dataclass(frozen=True, slots=True)
class Page:
    """The inside of a page; ``status`` is that of HTTP."""

    title: str
    html: str
    status: int = 200


PageMaker = Callable[[Visit, Mapping[str, str]], Page]

MENU: tuple[tuple[str, Message], ...] = (
    ("", later("Front page")),
    ("office", later("Office")),
    ("card", later("Cards")),
    ("ring", later("In the ring")),
    ("tables", later("Tables")),
    ("charts", later("Charts")),
    ("news", later("News")),
    ("journal", later("Journal")),
    ("rulebook", later("Rulebook")),
    ("proof", later("Proof")),
)


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    views = Environment(
        loader=FileSystemLoader(paths.resources() / "club"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=shown_value,
    )
    views.globals.update(tr=tr, command=lambda: secrets.token_hex(16))
    views.filters.update(money=money, signed=signed, ended=ended, tally=record)
    return views


def inside(template: str, visit: Visit, title: str, /, status: int = 200, **facts: Any) -> Page:
    """Render the inside of a page from its template; everything people wrote is shown as text."""
    html = _environment().get_template(template).render(visit=visit, base=visit.base, title=title, **facts)
    return Page(title, html, status)


def framed(page: Page, visit: Visit, name: str) -> str:
    """Return the whole page: its inside in the frame of the league, or of none."""
    league = "" if visit.office is None else visit.office.books.name
    viewer = visit.viewer
    who = tr("guest") if viewer is None else viewer.name
    if viewer is not None and viewer.promoter and not visit.league.books.promoter:
        who = tr("the promoter")  # whom the books know as the program
    template = _environment().get_template("frame.html")
    return template.render(
        page=page, visit=visit, name=name, league=league, menu=MENU, who=who, language=LANGUAGE.code
    )


Words = Mapping[str, str]
ROWS = 100
"""The most rows of news or journal on one page."""


def number_in(words: Words, key: str = "n") -> int:
    """Return the number an address names; ``UsageError`` if it names none."""
    text = words.get(key, "")
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise misused("This address names no number.")
    return int(text)


def rows_of(books: Books, night: int) -> tuple[tuple[BoutBook, BoutRow], ...]:
    """Return the bouts of a night in the order they were made, each with its row."""
    return tuple((bout, bout_row(books, bout)) for bout in books.bouts_of_night(night))


def ended(row: BoutRow) -> str:
    """How a bout went, empty before it was fought."""
    return result_line(row) if row.state == BoutState.FOUGHT.value else ""


def front_page(visit: Visit, _words: Words) -> Page:
    """The league at a glance: the latest night, the race for money, the card to come."""
    books = visit.league.books
    told = status(books)
    return inside(
        "front.html",
        visit,
        tr("Night {night} of {nights}").format(night=told.night, nights=told.nights),
        told=told,
        places=books.standings(),
        race=race_drawing(books),
        coming=rows_of(books, books.closed + 1),
        due=due_on(books, books.closed + 1),
        latest=rows_of(books, books.closed),
        stories=[row.text for row in news(books, books.closed)][:8] if books.closed else [],
        night=books.closed + 1,
        closes=(closing(books), due_at(books)),
    )


def card_page(visit: Visit, words: Words) -> Page:
    """The card of a night, the one to come unless another is named."""
    books = visit.league.books
    night = number_in(words, "night") if words.get("night") else books.closed + 1
    last = max((bout.night for bout in books.bouts.values()), default=books.closed + 1)
    title = tr("The card of night {night}").format(night=night)
    due = due_on(books, night)
    return inside("card.html", visit, title, rows=rows_of(books, night), due=due, night=night, last=last)


def bout_page(visit: Visit, words: Words) -> Page:
    """A bout that was fought: result, figures, and what happened, round by round."""
    office, number = visit.league, number_in(words)
    page = office.fought_bout(number)
    row = bout_row(office.books, page)
    try:
        sheet = bout_sheet(BoutRecord.from_json(office.record_of(number)), language=LANGUAGE.code)
    except (RecordError, UnknownNameError, RingsideError) as error:
        return inside(
            "bout.html",
            visit,
            ended(row),
            pair=page.fighters,
            row=row,
            sheet=None,
            error=error,
            told=None,
            chosen=0,
            drawing="",
        )
    rounds = [told.number for told in sheet.rounds]
    wanted = number_in(words, "round") if words.get("round") else rounds[-1]
    chosen = min(max(wanted, rounds[0]), rounds[-1])
    told = next(each for each in sheet.rounds if each.number == chosen)
    drawing = bout_drawing(office.record_of(number), chosen)
    return inside(
        "bout.html", visit, ended(row), pair=page.fighters, row=row, sheet=sheet, error="", told=told, chosen=chosen, drawing=drawing,
        rounds=rounds,
    )  # fmt: skip


def fighter_page(visit: Visit, words: Words) -> Page:
    """A fighter: ratings, record, bouts and story."""
    books, number = visit.league.books, number_in(words)
    if number not in books.fighters:
        raise misused("There is no fighter number {number} in this league.", number=number)
    page = facts_of_fighter(books, books.fighters[number])
    return inside("fighter.html", visit, page.name, page=page)


def manager_page(visit: Visit, words: Words) -> Page:
    """A manager: money, record and stable."""
    books, number = visit.league.books, number_in(words)
    if number not in books.managers:
        raise misused("There is no manager number {number} in this league.", number=number)
    page = facts_of_manager(books, books.managers[number])
    stable = [(fighter, books.fighters[fighter]) for fighter in books.managers[number].stable]
    rows = [(fighter, facts) for (fighter, _), facts in zip(stable, page.stable, strict=False)]
    return inside("manager.html", visit, page.name, page=page, rows=rows)


def tables_page(visit: Visit, _words: Words) -> Page:
    """Standings and rankings."""
    books = visit.league.books
    numbers = {page.name: number for number, page in books.fighters.items()}
    return inside(
        "tables.html",
        visit,
        tr("Tables"),
        places=books.standings(),
        rankings=rankings(books),
        numbers=numbers,
    )


def news_page(visit: Visit, words: Words) -> Page:
    """What has happened, the latest first, a hundred pieces at a time."""
    rows = list(reversed(news(visit.league.books)))
    return inside("news.html", visit, tr("News"), **_paged(rows, words))


def journal_page(visit: Visit, words: Words) -> Page:
    """The journal as the visitor may read it, the latest first."""
    office = visit.league
    rows = list(reversed(journal(office.entries, office.books, visit.viewer or NOBODY)))
    return inside("journal.html", visit, tr("Journal"), **_paged(rows, words))


def _paged(rows: Sequence[object], words: Words) -> dict[str, Any]:
    start = number_in(words, "from") if words.get("from") else 0
    older = start + ROWS if start + ROWS < len(rows) else None
    return {"rows": rows[start : start + ROWS], "older": older, "newer": start - ROWS if start else None}


def rulebook_page(visit: Visit, words: Words) -> Page:
    """The rules of a book, chapter by chapter."""
    book = rulebook(LANGUAGE.code)
    wanted = words.get("book", "campaign")
    chosen = next((each for each in book.books if each.key == wanted), book.books[0])
    return inside(
        "rulebook.html",
        visit,
        chosen.title,
        books=book.books,
        chosen=chosen,
        is_grid=lambda block: isinstance(block, Grid),
    )


def proof_page(visit: Visit, _words: Words) -> Page:
    """What can be proved of the league, for anybody who asks (C83-C88)."""
    verdict = verify(visit.league, is_signed)
    return inside("proof.html", visit, tr("Proof"), verdict=verdict)


def error_page(visit: Visit, error: RingsideError | str, status: int) -> Page:
    """What went wrong, in a sentence, and what to do."""
    following = error.next_step if isinstance(error, RingsideError) else ""
    return inside("error.html", visit, tr("That did not work"), status, error=error, following=following)


def charts_page(visit: Visit, _words: Mapping[str, str]) -> Page:
    """The league in drawings; what each shows stands beside it as figures."""
    books = visit.league.books
    fought = [bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT]
    methods = Counter(bout.outcome.method.value for bout in fought if bout.outcome is not None)
    arenas = [
        (arena.title, len(held), sum(map(sum, (bout.purses_dollars for bout in held))))
        for arena in Arena
        if (held := [bout for bout in fought if bout.arena is arena])
    ]
    return inside(
        "charts.html",
        visit,
        tr("Charts"),
        race=race_drawing(books),
        arenas=arenas,
        methods=methods.most_common(),
    )


@dataclass(frozen=True, slots=True)
class Steps:
    """Where one can go from a frame, by the places of frames from 1; ``None`` where there is nothing further."""

    first: int | None
    back: int | None
    next: int | None
    last: int | None
    rounds: tuple[tuple[int, int], ...]
    """Each round with the place it begins at."""


def steps_from(frames: Sequence[Frame], at: int) -> Steps:
    """Return the steps from the frame at place ``at``."""
    begins: dict[int, int] = {}
    for place, frame in enumerate(frames, 1):
        begins.setdefault(max(1, frame.round), place)
    last = len(frames)
    return Steps(
        first=1 if at > 1 else None,
        back=at - 1 if at > 1 else None,
        next=at + 1 if at < last else None,
        last=last if at < last else None,
        rounds=tuple(begins.items()),
    )


def replay_page(visit: Visit, words: Mapping[str, str]) -> Page:
    """A bout seen again, a line of its telling at a time; each step is a link of its own."""
    number = number_in(words)
    bout = visit.league.fought_bout(number)
    fighters = visit.league.books.fighters
    names = fighters[bout.red].name, fighters[bout.blue].name
    title = tr("{red} against {blue}, blow by blow").format(red=names[0], blue=names[1])
    frames = frames_of(visit.league.record_of(number), LANGUAGE.code)
    wanted = number_in(words, "at") if words.get("at") else 1
    at = min(max(1, wanted), len(frames))
    frame = frames[at - 1]
    return inside(
        "replay.html",
        visit,
        title,
        bout=number,
        at=at,
        of=len(frames),
        frame=frame,
        drawing=frame_drawing(frame, names),
        steps=steps_from(frames, at),
    )

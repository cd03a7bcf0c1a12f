"""What the years came to as plain rows: arenas and purses by season, champions, careers; and records and awards in words."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.almanac.bouts import money
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.belts import belt_name, has_belts
from ringside_manager.campaign.books import Books, Division, FighterBook, Reign
from ringside_manager.campaign.records_book import Record
from ringside_manager.language import say, say_number
from ringside_manager.office.facts.career_story import career_story
from ringside_manager.office.facts.charting import seasons_used
from ringside_manager.office.facts.history import NomineeRow, RecordRow

# Arenas and purses, season by season.


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """An arena in a season; ``purses`` and ``average`` (of a bout) are of both men together, in dollars (C40-C45)."""

    season: int
    arena: str
    bouts: int
    title_bouts: int
    purses: int
    average: int


def season_rows(books: Books) -> tuple[SeasonRow, ...]:
    """Arenas and purses season by season, unused arenas included."""
    return tuple(
        SeasonRow(
            used.season,
            hall.arena.title,
            hall.bouts,
            hall.title_bouts,
            hall.paid_dollars,
            hall.average_dollars,
        )
        for used in seasons_used(books)
        for hall in used.arenas
    )


# The line of champions.


@dataclass(frozen=True, slots=True)
class TitleRow:
    """A reign in the line of champions; ``until_night`` is ``None`` while it lasts, ``belt`` empty where there is one (Y16)."""

    weight_class: str
    champion: str
    from_night: int
    until_night: int | None
    defences: int
    end: str
    belt: str = ""


def title_rows(books: Books) -> tuple[TitleRow, ...]:
    """Every reign of every weight class, oldest first."""
    return tuple(_title(books, d, reign) for d in books.divisions.values() for reign in d.reigns)


def _title(books: Books, division: Division, reign: Reign) -> TitleRow:
    champion = books.fighters[reign.fighter].name
    end = reign.end.value if reign.end else ""
    belt = belt_name(books, reign.belt) if has_belts(books, division) else ""
    return TitleRow(
        division.weight_class, champion, reign.from_night, reign.until_night, reign.defences, end, belt
    )


# The story of a career.


@dataclass(frozen=True, slots=True)
class StoryRow:
    """A part of a fighter's story, such as the rise or the title."""

    part: str
    sentences: tuple[str, ...]


def story_rows(books: Books, fighter: FighterBook) -> tuple[StoryRow, ...]:
    """A fighter's career told in parts."""
    return tuple(StoryRow(part.title, part.sentences) for part in career_story(books, fighter))


# The words of awards and records


def award_deed(one: NomineeRow) -> str:
    """What happened in the bout an award was given for; empty for people."""
    if not one.bout:
        return ""
    method = "" if one.method is None else one.method.value
    if one.method is None or one.method is Method.DRAW or one.method.is_decision:
        return say(
            "against {other}: {method}, night {night}", other=one.other, method=method, night=one.night
        )
    return say(
        "against {other}: {method} in round {round}, night {night}",
        other=one.other, method=method, round=one.round, night=one.night,
    )  # fmt: skip


def record_holder(row: RecordRow) -> str:
    """Who holds a record, for a bout of two both."""
    return say("{name} against {other}", name=row.name, other=row.other) if row.other else row.name


def record_figure(row: RecordRow) -> str:
    """A record in its unit (``campaign.records_book.Record``)."""
    match row.record:
        case Record.EARNINGS | Record.BIGGEST_PURSE:
            return money(row.value)
        case Record.MANAGER_EARNINGS:
            return money(row.value / 100)
        case Record.HIGHEST_POP | Record.BIGGEST_UPSET:
            return say("{pop} POP", pop=f"{row.value / 2:g}")
        case Record.LONGEST_REIGN:
            return say_number("{n} night", "{n} nights", row.value)
        case Record.QUICKEST_TITLE:
            return say_number("{n} bout", "{n} bouts", row.value)
        case Record.FASTEST_KNOCKOUT:
            return say("round {round}", round=row.value)
        case _:
            return str(row.value)

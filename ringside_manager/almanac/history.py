"""What the years came to as plain rows: arenas and purses by season, the line of champions, the story of a career."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.belts import belt_name, has_belts
from ringside_manager.campaign.books import Books, Division, FighterBook, Reign
from ringside_manager.office.facts.career_story import career_story
from ringside_manager.office.facts.charting import seasons_used

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

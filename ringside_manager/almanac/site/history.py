"""The pages of what the years came to: titles, seasons, the record book, the hall of fame, the rules of the league."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.almanac.charts import race_chart, reigns_chart, seasons_chart
from ringside_manager.almanac.history import award_deed, record_figure, season_rows
from ringside_manager.almanac.site.context import Site, drawn
from ringside_manager.almanac.site.folder import Leaf
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.awards import is_over, seasons
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.hall_of_fame import Honour
from ringside_manager.campaign.numbers import Number
from ringside_manager.charts.chart import Chart
from ringside_manager.charts.inline import inline_svg
from ringside_manager.language import Message, later, say, tr, translated, word
from ringside_manager.office.facts.bouts import system_title
from ringside_manager.office.facts.history import (
    AWARD_NAMES,
    RECORD_NAMES,
    evening_facts,
    hall,
    record_tables,
)
from ringside_manager.office.facts.named import pop
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.rankings import lineages, rankings_page
from ringside_manager.office.house_rules import CHAPTERS, UNITS, RuleRow, league_rows, pack_of

HONOURS: dict[Honour, Message] = {
    Honour.TITLES: later("titles won"),
    Honour.DEFENCES: later("defences"),
    Honour.CHAMPIONS_BEATEN: later("champions beaten"),
    Honour.TOP_MEN_BEATEN: later("top contenders beaten"),
    Honour.RANKED_MEN_BEATEN: later("ranked men beaten"),
    Honour.MORE_WINS: later("more wins than losses"),
    Honour.STOPPAGES: later("wins inside the distance"),
    Honour.LONGEVITY: later("times ten bouts"),
    Honour.UNBEATEN: later("unbeaten"),
    Honour.AWARDS: later("fighter of the season"),
}


def chart(made: Chart, name: str) -> str:
    """A chart as it stands in a page; nothing before there is something to draw."""
    return "" if made.is_empty else drawn(inline_svg(made, name))


def history(site: Site) -> Iterator[Leaf]:
    """Titles, seasons, records, the hall and the rules."""
    books = site.books
    yield from _titles(site)
    yield from _seasons(site)
    tables = [(RECORD_NAMES[rows[0].record], rows) for rows in record_tables(books)]
    yield site.page("records", "records.html", tr("Record book"), tables=tables, figure=record_figure)
    members, others = hall(books)
    yield site.page("hall", "hall.html", tr("Hall of fame"), members=members, others=others, honours=HONOURS)
    yield site.page(
        "rules",
        "rules.html",
        tr("House rules"),
        pack=pack_of(books),
        system=system_title(books.system),
        chapters=_chapters(books),
        figure=rule_figure,
    )


# Titles


def _titles(site: Site) -> Iterator[Leaf]:
    lines = lineages(site.books)
    yield site.page("titles", "titles.html", tr("Titles"), lines=lines, divisions=rankings_page(site.books))
    for number, line in enumerate(lines, 1):
        name = translated(word(line.weight_class)) if line.weight_class else tr("The title")
        drawing = chart(reigns_chart(site.books, line), "reigns")
        yield site.page(f"title/{number}", "title.html", name, line=line, drawing=drawing)


# Seasons


def _seasons(site: Site) -> Iterator[Leaf]:
    books = site.books
    numbers = list(seasons(books)) if books.closed else []
    halls = season_rows(books)
    drawing = chart(seasons_chart(books), "halls") if numbers else ""
    years = {number: evening_facts(books, number) for number in numbers}
    yield site.page("seasons", "seasons.html", tr("Seasons"), years=years, drawing=drawing, names=AWARD_NAMES)
    for number, facts in years.items():
        yield site.page(
            f"season/{number}", "season.html", tr("Season {season}").format(season=number),
            number=number, last=numbers[-1], facts=facts, over=is_over(books, number), names=AWARD_NAMES, deed=award_deed,
            race=chart(race_chart(books, facts.lines, facts.nights[0] - 1), "race"),
            turns=[(item, sentence(books, item)) for item in facts.turns],
            halls=[row for row in halls if row.season == number],
            records=[(RECORD_NAMES[rows[0].record], rows[0]) for rows in record_tables(books, number)], figure=record_figure,
        )  # fmt: skip


# The rules of the league


def _chapters(books: Books) -> list[tuple[Message, list[tuple[str, RuleRow]]]]:
    """What differs from the book, chapter by chapter."""
    found: dict[str, list[tuple[str, RuleRow]]] = {}
    for row in league_rows(books):
        if row.differs:
            found.setdefault(row.number.path[0], []).append((_label(row.number), row))
    return [(CHAPTERS[key], rows) for key, rows in found.items()]


def _label(number: Number) -> str:
    """What a number is called, with the arena it is about."""
    label = translated(number.meaning.label)
    if len(number.path) < 3:
        return label
    part = number.path[1]
    arena = tr("Title bouts at The Best") if part == "title" else translated(word(Arena(part).title))
    return tr("{part}, {label}").format(part=arena, label=label)


def rule_figure(number: Number, value: int) -> str:
    """A value of the house rules with its unit; popularity in points."""
    figure = f"{pop(value):g}" if number.is_half else f"{value:,}"
    return say("{figure} {unit}", figure=figure, unit=UNITS[number.meaning.unit])

"""The pages of the site: people and what the years came to, bouts, fight nights, tournaments, and the house rules."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator, Mapping

from ringside_manager import __version__
from ringside_manager.almanac.bouts import bout_row, due_on, result_line
from ringside_manager.almanac.drawings import (
    bracket_drawing,
    career_drawing,
    money_drawing,
    race_chart,
    reigns_chart,
    seasons_chart,
    strip,
)
from ringside_manager.almanac.history import award_deed, record_figure, season_rows
from ringside_manager.almanac.site.folder import Leaf, Site, drawn, pair_name
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.awards import Award, Honour, is_over, seasons
from ringside_manager.campaign.books import Books, BoutBook, BoutState, FighterBook, NewsItem, NewsKind
from ringside_manager.campaign.careers import age_of, have_ages
from ringside_manager.campaign.festivals import FORMAT_TITLES
from ringside_manager.campaign.numbers import Number
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.charts import PAGE_SIZE, Chart, inline_svg
from ringside_manager.commentary.ring_frames import BoutTold, frame_state, stage_drawing, told_bouts
from ringside_manager.language import Message, later, say, tr, translated, word
from ringside_manager.odds.workers import Pool
from ringside_manager.office.facts import pop, standing
from ringside_manager.office.facts.bouts import system_title
from ringside_manager.office.facts.career_story import career_story
from ringside_manager.office.facts.charting import career_facts, money_facts
from ringside_manager.office.facts.feuds import FeudRow, feud_rows
from ringside_manager.office.facts.history import (
    AWARD_NAMES,
    RECORD_NAMES,
    evening_facts,
    hall,
    record_tables,
    season_row,
)
from ringside_manager.office.facts.managers import manager_facts, standing_rows
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.nights import night_report
from ringside_manager.office.facts.rankings import lineages, rankings_page
from ringside_manager.office.facts.tournaments import brackets
from ringside_manager.office.house_rules import CHAPTERS, RuleRow, league_rows, pack_of, unit_word

MOST_FEUDS = 40
LANES, LANE = 1.9, 0.45
"""How high a line of champions is, in inches: what stands around it, and each of them."""


def people(site: Site) -> Iterator[Leaf]:
    """Managers and fighters, their lists, and the head-to-heads."""
    books = site.books
    yield site.page("managers", "managers.html", tr("Managers"), rows=standing_rows(books))
    money = dict(money_facts(books))
    for number, manager in books.managers.items():
        facts = manager_facts(books, number)
        drawing = money_drawing(manager.name, money[number])
        yield site.page(f"manager/{number}", "manager.html", manager.name, facts=facts, drawing=drawing)
    order = sorted(books.fighters.values(), key=_by_rank)
    yield site.page("fighters", "fighters.html", tr("Fighters"), rows=order, standing=standing)
    yield from _fighters(site)
    yield from _pairs(site)


def _by_rank(page: FighterBook) -> tuple[bool, int, int, int]:
    """Champions and contenders, then the unranked by popularity, then those who have retired."""
    return page.is_retired, 10**6 if page.rank is None else page.rank, -page.pop_half, page.number


def _fighters(site: Site) -> Iterator[Leaf]:
    books = site.books
    honours, against = _honours(site), _opponents(site)
    for number, page in books.fighters.items():
        facts = career_facts(books, number)
        yield site.page(
            f"fighter/{number}", "fighter.html", page.name,
            page=page, facts=facts, standing=standing(page), story=career_story(books, page),
            drawing=career_drawing(page.name, facts), reigns=books.reigns_of(number), honours=honours[number],
            against=against[number], age=age_of(books, page) if have_ages(books) else None,
        )  # fmt: skip


def _honours(site: Site) -> dict[int, list[tuple[int, Message]]]:
    """The awards of every fighter, each with its season."""
    won: dict[int, list[tuple[int, Message]]] = defaultdict(list)
    for season in seasons(site.books):
        for award, nominees in season_row(site.books, season).awards.items():
            if nominees and award is not Award.MANAGER:
                won[nominees[0].fighter].append((season, AWARD_NAMES[award]))
    return won


def _opponents(site: Site) -> dict[int, list[tuple[int, str, str]]]:
    """Whom everybody met more than once: number, the page of both, and the score from his side."""
    found: dict[int, list[tuple[int, str, str]]] = defaultdict(list)
    for pair, bouts in site.pairs.items():
        for one, other in (pair, pair[::-1]):
            found[one].append((other, pair_name(pair), score(bouts, one)))
    return found


def score(bouts: tuple[BoutBook, ...], one: int) -> str:
    """Wins, losses and draws of one of two in their bouts."""
    won = sum(bout.winner == one for bout in bouts)
    even = sum(bout.winner is None for bout in bouts)
    lost = len(bouts) - won - even
    return f"{won}-{lost}-{even}" if even else f"{won}-{lost}"


def _pairs(site: Site) -> Iterator[Leaf]:
    books = site.books
    rows = feud_rows(books, MOST_FEUDS)
    hot = {(min(row.one, row.other), max(row.one, row.other)): row for row in rows if row.kind == "fighters"}
    yield site.page(
        "feuds", "feuds.html", tr("Feuds"),
        rows=list(hot.values()), stables=[row for row in rows if row.kind == "managers"],
        pairs=[(pair, bouts, score(bouts, pair[0])) for pair, bouts in sorted(site.pairs.items(), key=lambda item: (-len(item[1]), item[0]))],
        address=pair_name,
    )  # fmt: skip
    for pair, bouts in site.pairs.items():
        names = [site.fighter_name(number) for number in pair]
        title = tr("{one} and {other}").format(one=names[0], other=names[1])
        yield site.page(
            pair_name(pair), "pair.html", title,
            pair=pair, bouts=bouts, score=score(bouts, pair[0]), told=_told(hot.get(pair)),
        )  # fmt: skip


def _told(row: FeudRow | None) -> str:
    """What is between two who are rivals still (C80); empty for others."""
    if row is None:
        return ""
    return say("{word}, heat {heat}", word=row.word, heat=row.heat)


HONOURS: dict[Honour, Message] = {
    Honour.TITLES: later("titles won"),
    Honour.DEFENCES: later("defences"),
    Honour.CHAMPIONS_BEATEN: later("champions beaten"),
    Honour.TOP_MEN_BEATEN: later("top contenders beaten"),
    Honour.RANKED_MEN_BEATEN: later("ranked men beaten"),
    Honour.MORE_WINS: later("wins beyond losses"),
    Honour.STOPPAGES: later("wins inside the distance"),
    Honour.LONGEVITY: later("tens of bouts"),
    Honour.UNBEATEN: later("unbeaten"),
    Honour.AWARDS: later("fighter of the season"),
}


def chart(made: Chart, name: str, high: float = PAGE_SIZE[1]) -> str:
    """A chart as it stands in a page, so many inches high; nothing before there is something to draw."""
    return "" if made.is_empty else drawn(inline_svg(made, name, (PAGE_SIZE[0], high)))


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
        made = reigns_chart(site.books, line)
        drawing = chart(made, "reigns", min(PAGE_SIZE[1], LANES + LANE * len(made.lanes())))
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
            turns=[(item, translated(sentence(books, item))) for item in facts.turns],
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
    return tr("{part}: {label}").format(part=arena, label=label)


def rule_figure(number: Number, value: int) -> str:
    """A value of the house rules with its unit; popularity in points."""
    figure = f"{pop(value):g}" if number.is_half else f"{value:,}"
    return say("{figure} {unit}", figure=figure, unit=unit_word(number.meaning.unit, value))


# What was fought

MANY = 300
"""So many bouts are worth the second it takes until other processes are ready."""
FORM = "1"
"""Goes up when the page of a bout comes to be made otherwise, so that all are made again."""
LEFT_OUT = frozenset(
    {NewsKind.RESULT, NewsKind.BOUT_MADE, NewsKind.IMPROVED, NewsKind.RENEWED, NewsKind.DATE_WON}
)
"""News that stand in the table of results, or are no news to anybody but those concerned."""


def bouts(site: Site, known: Mapping[str, str], pool: Pool | None = None) -> Iterator[Leaf]:
    """The page of every bout that was fought; those whose key is ``known`` are not told again.

    Where there are many to tell the processes of ``pool`` help.
    """
    keys = {bout.number: _key(site, bout) for bout in site.fought}
    wanted = {
        bout.number: record
        for bout in site.fought
        if (record := _record(site, bout)) and known.get(f"{_name(bout)}.html") != keys[bout.number]
    }
    executor = pool.executor() if pool is not None and len(wanted) >= MANY else None
    for number, told in told_bouts(wanted, site.language, executor):
        yield _bout(site, site.books.bouts[number], told, keys[number])
    for bout in site.fought:
        if bout.number not in wanted:
            yield _bout(site, bout, None, keys[bout.number])


def _name(bout: BoutBook) -> str:
    return f"bout/{bout.number}"


def _record(site: Site, bout: BoutBook) -> str:
    return "" if bout.fought_entry is None else site.record_in(bout.fought_entry)


def _key(site: Site, bout: BoutBook) -> str:
    """Everything the page of a bout is made from, as a digest."""
    row = bout_row(site.books, bout)
    parts = (
        __version__,
        FORM,
        site.language,
        row,
        bout.managers,
        bout.outcome,
        _record(site, bout),
        site.pair_of(bout),
    )
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _bout(site: Site, bout: BoutBook, told: BoutTold | None, key: str) -> Leaf:
    return Leaf(f"{_name(bout)}.html", lambda: _page(site, bout, told), key)


def _page(site: Site, bout: BoutBook, told: BoutTold | None) -> str:
    row = bout_row(site.books, bout)
    facts = {
        "bout": bout,
        "row": row,
        "result": result_line(row),
        "told": told,
        "drawing": strip(told.rounds) if told else "",
        "ring": stage_drawing(told.frames[-1], (row.red, row.blue)) if told and told.frames else "",
        "states": [frame_state(frame) for frame in told.frames] if told else [],
    }
    return site.render(_name(bout), "bout.html", f"{row.red} – {row.blue}", facts)


# Fight nights


def nights(site: Site) -> Iterator[Leaf]:
    """The list of nights and each that has been held."""
    books = site.books
    cards: dict[int, list[BoutBook]] = defaultdict(list)
    for bout in site.fought:
        cards[bout.night].append(bout)
    news: dict[int, list[NewsItem]] = defaultdict(list)
    for item in books.news:
        news[item.night].append(item)
    held = range(books.closed, 0, -1)
    founding = [0] if news[0] else []
    yield site.page(
        "nights",
        "nights.html",
        tr("Fight nights"),
        founding=founding,
        held=held,
        cards=cards,
    )
    for night in (*held, *founding):
        told = [
            (item, translated(sentence(books, item))) for item in news[night] if item.kind not in LEFT_OUT
        ]
        yield site.page(
            f"night/{night}", "night.html", tr("Night {night}").format(night=night) if night else tr("The founding"),
            night=night, card=order_of_work(cards[night]),
            report=night_report(books, night) if night else None, news=told,
        )  # fmt: skip


def coming(site: Site) -> list[tuple[BoutBook, str]]:
    """The bouts agreed on for the next night."""
    made = site.books.bouts_of_night(site.books.closed + 1)
    return [
        (bout, translated(result_line(bout_row(site.books, bout))))
        for bout in made
        if bout.state is BoutState.MADE
    ]


def due(site: Site) -> list[str]:
    """Tournament bouts of the next night that will still be made."""
    return [f"{row.tournament}: {row.red} – {row.blue}" for row in due_on(site.books, site.books.closed + 1)]


# Tournaments


def tournaments(site: Site) -> Iterator[Leaf]:
    """The list of tournaments and each of them."""
    rows = brackets(site.books)
    yield site.page("tournaments", "tournaments.html", tr("Tournaments"), rows=rows)
    for row in rows:
        drawing = bracket_drawing(row) if row.fixtures is None else ""
        form = FORMAT_TITLES[row.terms.form]()
        yield site.page(
            f"tournament/{row.number}",
            "tournament.html",
            row.name,
            row=row,
            drawing=drawing,
            form=form,
            told=translated,
        )

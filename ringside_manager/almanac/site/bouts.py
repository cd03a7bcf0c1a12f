"""The pages of what was fought: bouts, fight nights, tournaments."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator, Mapping

from ringside_manager import __version__
from ringside_manager.almanac.bouts import bout_row, due_on, result_line
from ringside_manager.almanac.site.context import Site
from ringside_manager.almanac.site.drawings import bracket_drawing, strip
from ringside_manager.almanac.site.folder import Leaf
from ringside_manager.campaign.books import BoutBook, BoutState, NewsItem, NewsKind
from ringside_manager.campaign.festivals import FORMAT_TITLES
from ringside_manager.campaign.schedule import order_of_work
from ringside_manager.commentary.ring_frames import BoutTold, frame_state, stage_drawing, told_bouts
from ringside_manager.language import tr, translated
from ringside_manager.odds.workers import Pool
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.nights import night_report
from ringside_manager.office.facts.tournaments import brackets

MANY = 300
"""So many bouts are worth the second it takes until other processes are ready."""
FORM = "1"
"""Goes up when the page of a bout comes to be made otherwise, so that all are made again."""
LEFT_OUT = frozenset(
    {NewsKind.RESULT, NewsKind.BOUT_MADE, NewsKind.IMPROVED, NewsKind.RENEWED, NewsKind.DATE_WON}
)
"""News that stand in the table of results, or are no news to anybody but those concerned."""


# Bouts


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


def _line(site: Site, bout: BoutBook) -> str:
    return translated(result_line(bout_row(site.books, bout)))


def coming(site: Site) -> list[tuple[BoutBook, str]]:
    """The bouts agreed on for the next night."""
    made = site.books.bouts_of_night(site.books.closed + 1)
    return [(bout, _line(site, bout)) for bout in made if bout.state is BoutState.MADE]


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

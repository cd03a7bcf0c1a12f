"""A league as a site: pages that link to each other, searched and sorted without a server, brought up to date in place."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import date, timedelta
from html import escape
from itertools import islice
from pathlib import Path

from ringside_manager import paths
from ringside_manager.almanac.drawings import race_chart
from ringside_manager.almanac.site.folder import (
    MARK,
    MENU,
    Leaf,
    Portrait,
    Progress,
    Site,
    Written,
    known_keys,
    write_site,
)
from ringside_manager.almanac.site.pages import (
    bouts,
    chart,
    coming,
    due,
    history,
    nights,
    people,
    tournaments,
)
from ringside_manager.charts import chart_properties
from ringside_manager.errors import CancelledError
from ringside_manager.language import say, tr, translated
from ringside_manager.odds.workers import Pool
from ringside_manager.office.facts import record
from ringside_manager.office.facts.feuds import story_line
from ringside_manager.office.facts.history import evening_facts
from ringside_manager.office.facts.managers import standing_rows
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.nights import held_nights, night_report
from ringside_manager.office.facts.rankings import lineages, rankings_page
from ringside_manager.office.facts.tournaments import brackets
from ringside_manager.office.office import Office
from ringside_manager.palette import page_colours
from ringside_manager.text_safety import visible

LETTERS = ("Inter-Regular", "Inter-SemiBold", "InterDisplay-Bold")
"""The typefaces of the window that the pages are set in."""
IN_FEED = 20
"""Nights in the feed."""
FIRST_YEAR = 2000
"""The year the feed begins in where the league has none: it knows nights, no dates."""


def export_site(
    office: Office,
    folder: Path,
    progress: Progress | None = None,
    portraits: Mapping[int, Portrait] | None = None,
) -> Written:
    """Write a league as a site of pages, or bring such a folder up to date; errors as ``write_site``.

    ``progress`` is told how much of how much is done, and if it says false, ``CancelledError``; ``portraits`` are those of
    fighters by number, where the door can draw them.
    """
    entries, books = office.entries, office.books
    site = Site(books, lambda entry: entries[entry - 1].record or "", portraits or {})
    about = len(site.fought) + len(books.fighters)
    with closing(Pool()) as pool:
        leaves = site_leaves(site, known_keys(folder), pool)
        return write_site(_watched(leaves, about, progress), folder, f"{books.name}/{books.seed}")


def _watched(leaves: Iterator[Leaf], about: int, progress: Progress | None) -> Iterator[Leaf]:
    for count, leaf in enumerate(leaves):
        if progress is not None and not progress(min(count, about), about):
            raise CancelledError(say("The export was stopped."))
        yield leaf


def site_leaves(site: Site, known: Mapping[str, str], pool: Pool | None = None) -> Iterator[Leaf]:
    """Every file of the site; bouts whose key is ``known`` are not told again."""
    fought = bouts(site, known, pool)
    yield from islice(fought, 1)  # other processes tell bouts from now on, this one after its other pages
    yield _front(site)
    yield from people(site)
    for number, portrait in site.portraits.items():
        yield Leaf(f"portrait/{number}.jpg", portrait.draw, portrait.key)
    yield from nights(site)
    yield from tournaments(site)
    yield from history(site)
    yield _search(site)
    yield Leaf("feed.xml", lambda: feed(site))
    yield from fought
    yield from _beside()


# The front page


def _front(site: Site) -> Leaf:
    books = site.books
    facts = evening_facts(books) if books.closed else None
    report = night_report(books, books.closed) if books.closed else None
    return site.page(
        "index", "front.html", books.name,
        stories=story_line(books), rows=standing_rows(books), report=report, lines=lineages(books),
        race=chart(race_chart(books, facts.lines, 0), "race") if facts else "",
        divisions=rankings_page(books), coming=coming(site), due=due(site),
        won=", ".join(books.managers[number].name for number in books.winners),
    )  # fmt: skip


# What can be searched for


def _search(site: Site) -> Leaf:
    rows = list(_found(site))
    text = json.dumps(rows, ensure_ascii=True, separators=(",", ":"))
    return Leaf("search.js", lambda: f'"use strict";\nwindow.ringsideSearch={text};\n')


def _found(site: Site) -> Iterator[tuple[str, str, str]]:
    """Words, the page they lead to, and what kind of page that is."""
    books = site.books
    for page in books.fighters.values():
        known = f"{page.name} {page.fighter.nickname}".strip()
        yield visible(known), f"fighter/{page.number}.html", f"{tr('Fighter')}, {record(page.tally)}"
    for manager in books.managers.values():
        yield visible(manager.name), f"manager/{manager.number}.html", tr("Manager")
    for row in brackets(books):
        yield visible(row.name), f"tournament/{row.number}.html", tr("Tournament")
    for night in range(1, books.closed + 1):
        yield tr("Night {night}").format(night=night), f"night/{night}.html", tr("Fight night")
    for key, title in MENU:
        yield translated(title), f"{key}.html", ""


# The feed


def feed(site: Site) -> str:
    """The latest nights as an Atom feed: a night is a week, counted from the first day of the league's first year."""
    books = site.books
    latest = _day(site, books.closed)
    entries = "".join(_entry(site, night) for night, _ in held_nights(books)[:IN_FEED])
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{site.language}">\n'
        f"<title>{_text(books.name)}</title>\n<id>{_id(site, 0)}</id>\n<updated>{latest}</updated>\n"
        f'<author><name>{_text(books.name)}</name></author>\n<link rel="alternate" href="index.html"/>\n{entries}</feed>\n'
    )


def _entry(site: Site, night: int) -> str:
    told = [sentence(site.books, item) for item in night_report(site.books, night).titles]
    results = [_text(translated(each)) for each in (*told, *_results(site, night))]
    return (
        f"<entry>\n<title>{_text(tr('Night {night}').format(night=night))}</title>\n<id>{_id(site, night)}</id>\n"
        f'<updated>{_day(site, night)}</updated>\n<link rel="alternate" href="night/{night}.html"/>\n'
        f'<content type="text">{chr(10).join(results)}</content>\n</entry>\n'
    )


def _results(site: Site, night: int) -> Iterator[str]:
    for result in night_report(site.books, night).results:
        red, blue = result.names
        yield say("{red} – {blue}: {method}", red=red, blue=blue, method=result.outcome.method.value)


def _id(site: Site, night: int) -> str:
    return uuid.uuid5(uuid.NAMESPACE_OID, f"{site.books.name}/{site.books.seed}/{night}").urn


def _day(site: Site, night: int) -> str:
    year = site.books.options.first_year or FIRST_YEAR
    weeks = min(max(0, night - 1), (date.max - date(year, 1, 1)).days // 7)
    return f"{date(year, 1, 1) + timedelta(weeks=weeks)}T00:00:00Z"


def _text(text: str) -> str:
    return escape(visible(text), quote=False)


# Files beside the pages


def _beside() -> Iterator[Leaf]:
    resources = paths.resources()
    own = resources / "almanac" / "site"
    style = (
        page_colours(),
        chart_properties(),
        *(_read(path) for path in (resources / "club" / "style.css", own / "site.css")),
    )
    yield Leaf("style.css", lambda: "".join(style))
    yield Leaf("script.js", lambda: _read(own / "script.js"))
    yield Leaf("icon.svg", lambda: _read(resources / "icons" / "application.svg"))
    for name in LETTERS:
        yield Leaf(f"letters/{name}.otf", (resources / "fonts" / f"{name}.otf").read_bytes)
    yield Leaf("letters/OFL.txt", lambda: _read(resources / "fonts" / "OFL.txt"))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


__all__ = ["MARK", "Portrait", "Written", "export_site"]

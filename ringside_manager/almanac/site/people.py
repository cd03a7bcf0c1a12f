"""The pages of people: managers, fighters, and those who met more than once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ringside_manager.almanac.site.context import Site, pair_name
from ringside_manager.almanac.site.drawings import career_drawing, money_drawing
from ringside_manager.almanac.site.folder import Leaf
from ringside_manager.campaign.awards import Award, seasons
from ringside_manager.campaign.books import BoutBook, FighterBook
from ringside_manager.campaign.careers import age_of, have_ages
from ringside_manager.language import Message, say, tr
from ringside_manager.office.facts.career_story import career_story
from ringside_manager.office.facts.charting import career_facts, money_facts
from ringside_manager.office.facts.feuds import FeudRow, feud_rows
from ringside_manager.office.facts.history import AWARD_NAMES, season_row
from ringside_manager.office.facts.managers import manager_facts, standing_rows
from ringside_manager.office.facts.named import standing

MOST_FEUDS = 40


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
        pairs=[(pair, bouts, score(bouts, pair[0])) for pair, bouts in sorted(site.pairs.items(), key=_most_bouts)],
        address=pair_name,
    )  # fmt: skip
    for pair, bouts in site.pairs.items():
        names = [site.fighter_name(number) for number in pair]
        title = tr("{one} and {other}").format(one=names[0], other=names[1])
        yield site.page(
            pair_name(pair), "pair.html", title,
            pair=pair, bouts=bouts, score=score(bouts, pair[0]), told=_told(hot.get(pair)),
        )  # fmt: skip


def _most_bouts(item: tuple[tuple[int, int], tuple[BoutBook, ...]]) -> tuple[int, tuple[int, int]]:
    return -len(item[1]), item[0]


def _told(row: FeudRow | None) -> str:
    """What is between two who are rivals still (C80); empty for others."""
    if row is None:
        return ""
    return say("{word}, heat {heat}", word=row.word, heat=row.heat)

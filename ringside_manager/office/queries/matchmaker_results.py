"""What each result of a bout would change: popularity, ranks, the title (C29-C34, C65)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, FighterBook
from ringside_manager.campaign.popularity import result_half, total_half
from ringside_manager.campaign.rankings import Contender
from ringside_manager.campaign.titles import champion_after
from ringside_manager.office.queries.contenders import contender, given_ranks, ranks, roster

KNOCKDOWN_HALF = 1
"""What each knockdown adds to a result, in half points (C30)."""

RESULTS: tuple[tuple[Corner | None, Method], ...] = (
    (RED, Method.KO),
    (RED, Method.TKO),
    (RED, Method.DEC),
    (None, Method.DRAW),
    (BLUE, Method.DEC),
    (BLUE, Method.TKO),
    (BLUE, Method.KO),
)
"""The results the campaign tells apart, from best to worst for red (C29)."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """What one result would change, knockdowns apart; every pair is (red, blue).

    ``ranks`` are those if rankings were drawn up with this result alone, ``pops_half`` totals
    with them; ``title_changes`` tells that there is a new champion.
    """

    winner: Corner | None
    method: Method
    changes_half: tuple[int, int]
    ranks: tuple[int | None, int | None]
    pops_half: tuple[int, int]
    title_changes: bool


def consequences(books: Books, red: int, blue: int, *, title: bool = False) -> tuple[Consequence, ...]:
    """What each result would change, best for red first (C29-C34, C65)."""
    pages = books.fighters[red], books.fighters[blue]
    return tuple(_consequence(books, pages, winner, method, title) for winner, method in RESULTS)


def _consequence(
    books: Books,
    pages: tuple[FighterBook, FighterBook],
    winner: Corner | None,
    method: Method,
    title: bool,
) -> Consequence:
    division = books.divisions[pages[0].weight_class]
    pair = pages[0].number, pages[1].number
    changes = result_half(method, winner)
    champion = champion_after(division.champion, pair, winner) if title else division.champion
    after = dict(_after(pages, changes, winner, method))
    standing = [
        after.get(man.entry_order, man)._replace(champion=man.entry_order == champion)
        for man in roster(books, division)
    ]
    given = given_ranks(books, division)
    places = ranks(standing, champion, given, crowned=division.crowned or champion is not None)
    red, blue = places.get(pair[0]), places.get(pair[1])
    earned = pages[0].earned_half + changes[0], pages[1].earned_half + changes[1]
    return Consequence(
        winner=winner,
        method=method,
        changes_half=changes,
        ranks=(red, blue),
        pops_half=(total_half(earned[0], red), total_half(earned[1], blue)),
        title_changes=champion != division.champion,
    )


def _after(
    pages: tuple[FighterBook, FighterBook],
    changes: tuple[int, int],
    winner: Corner | None,
    method: Method,
) -> Iterator[tuple[int, Contender]]:
    """Both as the ranking would read them after the bout."""
    for page, change, corner in zip(pages, changes, (RED, BLUE), strict=True):
        now = contender(page, None)
        won, lost = winner is corner, winner is corner.opponent
        yield (
            page.number,
            now._replace(
                earned_half=now.earned_half + change,
                wins=now.wins + won,
                losses=now.losses + lost,
                kos=now.kos + (won and method is Method.KO),
                bouts=now.bouts + 1,
            ),
        )

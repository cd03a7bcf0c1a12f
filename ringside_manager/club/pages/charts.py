"""The page of charts: the race for money, what each arena paid, how bouts ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState
from ringside_manager.club.pages.drawings import race_drawing
from ringside_manager.club.pages.page import Page, Visit, inside
from ringside_manager.language import tr


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

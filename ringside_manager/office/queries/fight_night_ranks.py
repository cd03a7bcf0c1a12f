"""Rankings of nights gone by, drawn up again from the bouts (C32-C34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, BoutBook, Division, FighterBook, NewsItem, NewsKind, Tally
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.campaign.rankings import Contender, rank, with_given_ranks


def ranks_after(books: Books, night: int) -> dict[int, int]:
    """The rank of every fighter who had one after a night, 0 for a champion.

    Whoever has retired on that night or before has none, although one who did so afterwards had it for a while.
    """
    if night < 1:
        return {}
    if night == books.closed:
        return {number: page.rank for number, page in books.fighters.items() if page.rank is not None}
    found: dict[int, int] = {}
    for division in books.divisions.values():
        found |= _ranks(books, division, night)
    return found


def bouts_before(books: Books, fighter: FighterBook, night: int) -> Iterator[BoutBook]:
    """The bouts a fighter had fought before a night, oldest first."""
    for number in fighter.bouts:
        bout = books.bouts[number]
        if bout.night >= night:
            return
        yield bout


def tally_before(books: Books, fighter: FighterBook, night: int) -> Tally:
    """A fighter's record before a night."""
    if fighter.last_night is None or fighter.last_night < night:
        return fighter.tally
    return tally_of(bouts_before(books, fighter, night), fighter.number)


def tally_of(bouts: Iterable[BoutBook], fighter: int) -> Tally:
    """Bouts counted by what they were for one fighter; stoppages short of a KO as a TKO (CV61)."""
    tally = Tally()
    for bout in bouts:
        outcome = bout.outcome
        if outcome is None or outcome.winner is None:
            drawn = outcome is not None and outcome.method is Method.NC
            column = "no_contests" if drawn else "draws"
        else:
            side = "wins" if bout.winner == fighter else "losses"
            column = f"{side}_{_how(outcome.method)}"
        setattr(tally, column, getattr(tally, column) + 1)
    return tally


def _how(method: Method) -> str:
    if method is Method.DQ:
        return "dq"
    if method.is_stoppage:
        return "ko" if method is Method.KO else "tko"
    return "decision"


def champion_after(division: Division, night: int) -> int | None:
    """Who held the title when ``night`` was over."""
    for reign in reversed(division.reigns):
        if reign.from_night <= night:
            held = reign.until_night is None or reign.until_night > night
            return reign.fighter if held else None
    return None


def ranks_given(books: Books) -> list[NewsItem]:
    """Every rank the promoter gave or lifted, oldest first (C3)."""
    return [item for item in books.news if item.kind is NewsKind.RANK_GIVEN]


def holding_after(books: Books, given: Iterable[NewsItem], night: int) -> dict[int, int]:
    """The ranks among those ``given`` that still held when a night was closed, by fighter (C3, C32).

    One holds from the next closing on, until its man boxes on a later night than that.
    """
    latest = {item.fighters[0]: item for item in given if item.night < night}
    held = (item for item in latest.values() if item.amount and not _has_boxed_it_off(books, item, night))
    return {item.fighters[0]: item.amount for item in held}


def _has_boxed_it_off(books: Books, given: NewsItem, night: int) -> bool:
    bouts = (books.bouts[number] for number in books.fighters[given.fighters[0]].bouts)
    return any(given.night + 2 <= bout.night <= night for bout in bouts)


def _ranks(books: Books, division: Division, night: int) -> dict[int, int]:
    champion = champion_after(division, night)
    pages = (page for page in books.fighters.values() if page.weight_class == division.weight_class)
    present = (page for page in pages if page.retired_night is None or page.retired_night > night)
    contenders = (_contender(books, page, night, page.number == champion) for page in present)
    crowned = any(reign.from_night <= night for reign in division.reigns)
    earned = [contender.entry_order for contender in rank(contenders, crowned=crowned)]
    ranking = with_given_ranks(earned, holding_after(books, ranks_given(books), night))
    found = {number: place for place, number in enumerate(ranking, 1)}
    return found if champion is None else found | {champion: CHAMPION}


def _contender(books: Books, page: FighterBook, night: int, champion: bool) -> Contender:
    """What the ranking read of him then; who has not boxed since is as he was."""
    if page.last_night is None or page.last_night <= night:
        bouts, earned, tally = len(page.bouts), page.earned_half, page.tally
    else:
        fought = tuple(bouts_before(books, page, night + 1))
        bouts, tally = len(fought), tally_of(fought, page.number)
        earned = sum(bout.pop_changes_half[bout.corner_of(page.number).index] for bout in fought)
    return Contender(page.number, earned, tally.wins, tally.losses, tally.wins_ko, bouts, champion=champion)

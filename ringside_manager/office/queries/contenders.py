"""Rankings as they would be drawn up now, or if one more result were in (C32-C34)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ringside_manager.campaign.books import Books, Division, FighterBook
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.campaign.rankings import Contender, rank, with_given_ranks


def contender(fighter: FighterBook, champion: int | None) -> Contender:
    """What the ranking reads of a fighter, as his books stand (C32)."""
    tally = fighter.tally
    return Contender(
        entry_order=fighter.number,
        earned_half=fighter.earned_half,
        wins=tally.wins,
        losses=tally.losses,
        kos=tally.wins_ko,
        bouts=tally.bouts,
        retired=fighter.is_retired,
        champion=champion == fighter.number,
    )


def roster(books: Books, division: Division) -> list[Contender]:
    """Everybody of a division who has not retired, as he stands now."""
    return [contender(books.fighters[number], division.champion) for number in division.roster]


def given_ranks(books: Books, division: Division) -> dict[int, int]:
    """Ranks the promoter gave, by fighter's number (C3)."""
    pages = (books.fighters[number] for number in division.roster)
    return {page.number: page.given.rank for page in pages if page.given is not None}


def ranks(
    contenders: Iterable[Contender], champion: int | None, given: Mapping[int, int], *, crowned: bool
) -> dict[int, int]:
    """Ranks by fighter's number, drawn up of these; the champion is 0 (C3, C32, C33)."""
    order = [ranked.entry_order for ranked in rank(contenders, crowned=crowned)]
    places = {number: place for place, number in enumerate(with_given_ranks(order, given), 1)}
    if champion is not None:
        places[champion] = CHAMPION
    return places

"""Rankings as they would be drawn up now, or if one more result were in (C32-C34)."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.campaign.books import Books, Division, FighterBook
from ringside_manager.campaign.popularity import CHAMPION
from ringside_manager.campaign.rankings import Contender, rank


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


def ranks(contenders: Iterable[Contender], champion: int | None, *, crowned: bool) -> dict[int, int]:
    """Ranks by fighter's number, drawn up of these; the champion is 0 (C32, C33)."""
    order = rank(contenders, crowned=crowned)
    places = {ranked.entry_order: place for place, ranked in enumerate(order, 1)}
    if champion is not None:
        places[champion] = CHAMPION
    return places

"""Posting the title: who is champion after a bout, and the line of reigns (C5 step 6, C49, C60-C66)."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.books import Books, BoutBook, Division, NewsKind, Reign, ReignEnd
from ringside_manager.campaign.titles import champion_after
from ringside_manager.league.posting.desk import Desk


def decide_title(desk: Desk, bout: BoutBook) -> None:
    """Step 6: the title goes to the winner of a bout for it, in a drawn final to whoever goes on."""
    if not bout.title:
        return
    division = desk.division(desk.fighter(bout.red).weight_class)
    champion = champion_after(division.champion, bout.fighters, _decided(desk, bout))
    if champion is None:
        return
    if champion != division.champion:
        crown(desk, division, champion, bout)
    elif champion in bout.fighters:
        reign = division.reigns[-1]
        reign.defences += 1
        desk.news(NewsKind.DEFENDED, _first(bout, champion), bout=bout.number, amount=reign.defences)


def crown(desk: Desk, division: Division, champion: int, bout: BoutBook | None) -> None:
    """Begin a reign, won in ``bout`` or by a final given to him without one (C60, C65)."""
    end_reign(desk, division, bout, _how_lost(division, bout))
    division.champion, division.crowned = champion, True
    won_bout = None if bout is None else bout.number
    division.reigns.append(Reign(champion, desk.night, won_bout))
    pair = (champion,) if bout is None else _first(bout, champion)
    desk.news(NewsKind.CROWNED, pair, bout=won_bout, amount=len(division.reigns), word=division.weight_class)


def end_reign(desk: Desk, division: Division, bout: BoutBook | None, end: ReignEnd) -> None:
    """End the reign of the champion, if there is one; the title is vacant."""
    if division.champion is None:
        return
    reign = division.reigns[-1]
    reign.until_night, reign.end = desk.night, end
    reign.lost_bout = None if bout is None else bout.number
    division.champion = None


def is_title_final(books: Books, bout: BoutBook) -> bool:
    """Whether a bout is the last of a tournament for the title (C60)."""
    tournament = None if bout.slot is None else books.tournaments.get(bout.slot.tournament)
    if tournament is None or bout.slot is None:
        return False
    return tournament.for_title and tournament.bracket.is_final(bout.slot.round)


def _decided(desk: Desk, bout: BoutBook) -> Corner | None:
    """Who won the bout, or goes on after a drawn final for the title (C63)."""
    if is_title_final(desk.books, bout):
        return bout.advanced
    return None if bout.outcome is None else bout.outcome.winner


def _how_lost(division: Division, bout: BoutBook | None) -> ReignEnd:
    beaten = bout is not None and division.champion in bout.fighters
    return ReignEnd.BEATEN if beaten else ReignEnd.SUPERSEDED


def _first(bout: BoutBook, fighter: int) -> tuple[int, int]:
    return bout.fighters if bout.red == fighter else (bout.blue, bout.red)
